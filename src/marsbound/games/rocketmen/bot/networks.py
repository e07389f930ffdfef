"""The weights of the networks that judge positions of Rocketmen, as they were found by playing."""

from typing import Final

NORMAL: Final = """
zyB5h1OV&*0RZ*?4FD7X`2XMk-~ZMB-2deN@BcFZ0|4Lu-v9Ie2>=WL0stHUcL3M_F91aVPXB}eL;p4a?EVP>vjE-z2>|*3;r}H8fd3x>4*miFoBx*oH
2@s}=>PWr<p19P{r?aE00031GXS{%t^eWw^#AeyQUDwP_x}w5djJXm_5bVt{r~*`Hvy6VN&u4pPX9#!tN)Aum;Q_Y5CCofHUR4Xy#F=;X#cnX6aNVSWB
(}sUjS_Ym;eO;rvHEcqX07iD*zV&H31U;>Hkjv$p0b$Cjip`asYt<(*XSclK^)BN&u4p&H;k|Apd3nLjimMqW@C>DFFiieE=^3^8jxEdH^;6L;&>wX8@
T0ZU9RH6aX{;o&cu*wEs5%<^OsB|NjsG&Hvp1DgUVdx&Na7*#C9@ivZF8FaXp48~_ji)&Ji9aR3|uNB|W82>`19jQ_{~M*kH6egBF7!2h%V?f>Hc<^R9
`VE;7$2mnt1rT@tPqW?MoCjj67_W$?))c@fBqW@C>3IMzR^Z%~@JOHi#GXT8*;Qw3zJ^*n4F#y*8`2QOK@BeoIBLKkv1^^!b*#E--GXU)W0s!j&|Noi)
egLBY3IFT=#{b;^WB>X8W&pnbPXPM=000629spGU5C0PY&i~^7P5{^c=l>J{zW?9<A^$}Hy#KQQvHubPt^Y0n^8W|`000319{>*k0s!;>F#zWOLjWKE_
y1D>PypNiCjb%v#sAm;wg2${UjX#~>HjeR)Bhm=+y62EbN?Rz2LMk1I{@_m=Kp;E)c-;NjQ{Ze(Er8%8~_0TbO0v+YXCd|<o_uE4FE#`ssBL%f&f4OB>
=ns^Z!5p_Wxl3L;w2!9RQmD^Z$DP=l}HoK>(ls)c@T7WB@b(W&l$F@&8KzVgM%q+W-9k&;K0&umAA>@&AzkRRDAVuKyYU$^Ys9;Q!?R{{Q>`69B~j^#9
WT$o~ca$p6;=2mti|FaRR}=>PWrvi}PJ-T%%1rT-oP$^Z5L5&--E699n!D*z7wDFE*O;{ON$?*9}3(ElO;;QtN)#sBjEN&w{l5dbs*;s2xm*#89p-2Wy
3g#Zcw#{U5T3;?+Q@c+vHDFC?t4FJ>sa{$W!|Nq_p2LMR`cK`hUmjCwuCIGwuR{vH2U;rEdYyU<7%m3T|4FG8Xr2nk{?Eminoc|&Ko&P8RzW=xX%>OR{
8~|GY3jhrO<p1*j)&J4|@Bc&qNB}AT@c-xkh5rr!fB@V8`Tzg_#s9AVJ^;f1_yB7F^8aA~H~>}va{;LSR{*5|k^fWxT>$3)u>Z>cFaYxZ2>|;4Bmn*Y?
f(h@zyI|A5dio9F90C`{QoTg0{{>J!T<9A5&+WwFaR9@C;;pKQveVEz5iJNKLF1Ej{mp+gaEn!69D7?5CDw-9RS(?)c=|Q<o}xhP5?9j5&$6pbpNLS;s
4nGB>?UJvj1lQ5dZN1=>PuzegNSBGyvrPX8_axG64Pm%K!2JJ^$AKWB`KyGys(UnEwX=u>V{DjQ{rkjQ=kHuK%k5jQ^$oUI1bMy8m$hzW;Lonf>VhV*f
M%Z~qYht^aTU-~TfHya2WSqW&QNG62~CSpQW2^#Dr%7y%^zpa2sA;{Ub(eE-1z!T<UHy#M(Bv;Rr|4FJpkBmnCF3IH$w(*M8zOaR>f^#3jY1ppENOaQ|
GA^^t!Qve_Up8&!CngH$p=>KE@@c*m;dI8@4C;+7Z$Nzl*!~gC70ss;K*8evD6#s<)9RR)mqW>KLxc|BS`v1`X-2b5e?*CQ**#FZ11^`9>1^`q57XUT?
iT{QF`~Ktq=l|XR>HgyX)c?)?vj2hqg8v8rlK(pZ-v4m_@&73Q9sr;J=>O*b1OOKR6adu!cmUx4WdA?_&;b7ch5+XOx&IIV6aaevx&IUZ>HqEj?*0=2V
F2U)@c;Awxc~0|_5TR~_W$qy@Bh&MApj5n=l^g30stcbx&IOX`~M{XL;&so^Z)t(djH7(AprUR(*NTB6954K83677{Qp=05df|K;{PfDBmnCF;Q#sm-T
(Uk5CHoB@BbhG69DV~`~SfI%>UW{@c%ae-~ayq#Q)I$`v2+w{r?pJEdUe%835}4B>*S@X8-~K0sz_n{{Qd)@&D%k_5VTu)Bg(q=l_!bAOKSU$Nw4tDFB
%N%l{7m0{{U4(f<tq)c?}|R{-Y!$^Z2K#s8oGB>*Y_rT@<VE&%xd(f=g?6aYW~m;W#T>i_=#?Eee^CIJ2a^#29`^#A(*^#9iX`~UL)^8e)j3IO*10Ra5
}0|5R1>i+-$0RR^O4gl}}umAo3)&JrD*8lGR5&-}I4FCrK=KnSTD*)yH2>|E+_WuL`82}^z6ad=)B>?*WE&$p8SpW|J-v0mq$p4T3xc>wI`2V;6%l{St
>Hqlu4gl2uLI9Tl8UQB%`~Up^TL29JVgTg-EC4J3ivUmn%l{St&;Pss(f_Ug5daPV82}>y830QF0RYYa;Q#&qQUJ~W_5UIO1OOcX=l>S~0RRpF?Ek<2_
y6+$3;;9$2>>nt6#(%6-Twvv;Q!tKcL2%%?ElFBCIG+x_x}+9r~g_21pxH_VE;w{GXNC;^#4Hs#s4w@>;KXJi~l|V#{V?{CIBS>3jq568~`Z*=l}5k`2
QgQl>Zd~2mk>9=l{O{W&p4M)&JK24FKr>WdMr*AOQ0Jum3>+t^ddW)&D*K>;GB*oc|dBIRHxl*Z+I~+yA-$7XbYK8uO?2JN^RY=k0_F-TL|G&LAK4Kl(
%ib_M49HS^s2ul{cT3-9d%DewyZWf4dKZ2yP<<Ngo;Q2@OEKmZj0fB!B3WC4Ew|Nl_`-~e|47XS|cV*oAyLjW@Xv;UL-xcb-^OZO%bG6j<%T^NrC>h+5
A<Mprv!}0$UzyE0g5)t+tPZhKg;1$#Gj_VHT=L2v6NA>#t!~1CfBmZIm9RE)L9|QXR%>C{FXZZmK{{Nl(3;Fu|90Aw^0|68PjQ`&M*Z;Wx|NqSY>i<3f
q5mTQ+y4Uq2mt>7_y2YP5dbs*2>|B*3;@#q4gmH40RSifL;x}XQvl`vAOODqW&kz-Q2-wR>Hx?85&%{I-~Y@1LIBYJ<N(qC<p0P2i2nfqH~^ym4gePa2
mpKl2>`(Vx&I{qO8^!C?EgFfM*wsHJpdB`&HwKIE&#Is)Bg+r_W%9=9{?%<7623g902403;;m@GXVSl0sz$iA^`9I+5i3j3IOH*1OOiZNB{!>8UP9a3;
-Vh`~MjL;Qs;u5C9?o7yttR(*OAX1OOHQ>i+=%006uH6aXXup8w?k8UP3YCjhbk*Z&j%B>?&VlK->+_y7L?_x~;c1_1H@8~_{u8~~92MgXe+Q~y5zZvd
76L;!LA(*M{0nE%87kpGtehyU&W@c+X97yw@W*Z}JPMF6`09RMBuh5#)9fB*^r#sA;`r2pFgvj3|8c>vA-=Klo%_W!2;^Z)$+Cjboqb^mt&>i=H=^8XP
4%l{4l@c;Dx_Wu$9FaYWQ`v3m_v;P+W)Bh3xDgZD5;r{^u#{c#I`Ty_#=>J#%K>*1ACjblp^#2h6zW@FI0RZOz;s2%o2LL_*0{{^KsQ(`T!~Zh?^#3jZ
RRG-oO#d$c9st1q^Z&vB766d`Ljc+T8UPId3jpZ<E&$&DDFC7W^Z&yC0swIUgZq#Gp8=--9sZI3!2M|gn*^EyAOI8pv;NNjLIGL-NdMjfdH~M<_5m;cD
*?j-1_1p3%>V2E4FD1V_5T0>@&CvF7y$SG>Hh=(0{{pB1_1Z}6#xhT@Ba+|1_0^*2msChumAP`@&6hC^8e@mAprOP2mr$W%>Nz$#sAa)>HiY|7Xa!14F
Dzp768`&wEsB(djJyv9RLde8UV-tAprXSG5{z5D*){O!2c}(_Wu+B@c%pj2msjs<NqT7_WvXR2mlEH{Qm|3_5bMq?Egam9suV5$o~KU9{@T4000;O2LS
H>{QvR)2LR;%2>|f_+5Z9n3;+uN835z|{r_$Nm;VR=761VN@BjDz7yt+W=>Gr!9su_L2LSc|y8pcY*#2Yy9srvFwg1rok^ct(QvVVF698TR1pqexP5(g
uHvp3VegS9y2LM?A6ai=d-T&49NdJ%jmH%`9yZ%A{TmGm2CjN8(LjTPFS^u;D`Tu?Z1OMIu%Ks?<bpTKRXaT+dFaR3>g8!NTlK(~klmM>(7y+37*8gGw
jQ<G#;Q#&q{r~^}zyBBjNC3zGk^t@h6ae4<ZU2h@A^>Ip-v0Xj6aXIp<^Nj$`u}kMh5rKoY5(v4*8jTyW&h&;i2n!x=l|*d;Q!12VgCaFRsg;K(Es!Q8
~{E5Apq$Am;d|!;{Wjf@c;b(R{tFUO8~6@>;L8ddjQD)G5|UN1psjWxc?pi!~X{W<Nvb%Z~yfF^8dX5;{P`Q695AMi2xt~xBu|}vHuDHKLCpV69D}Gum
8>e4glBx>i_%y7yxDfG5{3-J^<MN*Z=YV^8VTX`2XJj_y7C<3IL1$VgNn>-v9Xj5C9?o6#&uy6#(x4A^@8I9RRfd835V;{r}nj*Z&&;;{W>pBmflvvH;
otR{+8P@&EMy=Kt3J1_0{+5CAj)4FJmjEC0m*8vpqJ(f{oKC;<Qe765Pmt^ex(yZ@#Ch5y9=ng99!H~@<O{{I;OF#rJoL;uGAEdbd6902(L7ytzTx&O@
m^#JPsy#E*g*Z;x)_y70*5dhl%B>+wU?Em8bfBymiE&vq(1pp)f=KnSTsQ(H8`Twr}XaF<-LI5HF2mt2)0RYwi`~Ttp3IGQHdjQ1$`TwE+0s!{^@Bcdh
{{OQ6)Bn`}#{Vb)6abe1rT@eKngCG%DFE*O^#3XVSpVezI{#<@#{U8UumAo3^ZzpcxBrs=4FCiHQ2(|7r~mZ-k^t8KGyv`Yx&H+KJ^n2J@d9T5@c{k+<
Nd?`5C8%J=KTo);s2fiUH=dFLjLdmwg1rm1Obl$4ghrh!~v}TMgJfGssX$IRQ~b*SO63PS^&rbY5>{*QvdV-<Nj3ucmR6;z5d_-DgUqhk@<uC`}tq_%L
20grv8fu*8U>|g!k$VE%;0X0tQkIJ^s4^RtQ`CsP$(RDEce<&;HT?+WP+ik^N2obN;FSYy{8)Wcn`w)B-vFUH*pujR39xO8*i62?ePDG6Et6q6HTKYyi
#y1_A2->;EzUEdZ+kV*FVCSN?_otp3CR&;3~dg$0lQZT<HDg8nZ7&;L>YLjJ%1>i+is8345bX#j8oz5>w#-~eR+wEpz}{{ff)MFZ;rBmqJHr~EwvDFOW
dQvO5#RRM7T%KjYyCIC(WQveD9&;aHAo&JIV{{C10XaKMQ?fz*2(f^_U000000000000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
0000000000000000000000000000000000000000000000000000000000000000(Ewfm{R(gbY6kcKC<X`o?f>2Wc>a?FqXcmOq6Ovo7y~Z?;0etGe*
G8!BL1HJ<_sw4NA><1=k1drqvr=0GT(~x9SZ6VJq`ivHS<yp?(X&-vFc3jAnKXwauo6w000^m0RVyqPXPb`$^irb0RUe9`~Lv|!2;<3Oa#>c1_2@hkp9
pCiTPjuGXOmTQwHw_g8@<bbO1mD5(2IOc>m=9a{tHw;{WUbuK?El^8dvE0sv<K-6W*{7Z8@@&j8H?DF1H&nE-D8%>5nzE&n|K4*y&JXaKVS7ym>6SO5_
K^8YgaME^<sHUQ87g#kqYkpZ#-&j6bQX#(gC5dVG|CIln|TmOLo0000000000
"""
"""Two to four players, the usual game."""

SOLO: Final = """
$NygdW&kY!l>i3-tpFha`u`pP-TzVm#r@j<3;*N&WdHX5Hvpsny8lN3sQ#}2`~EiqvjJQEO98t68UA+u{Q)cgwErLfmH>hNl>glU>iseS;s7WCvHwc|9
0BtHApfQVG6F#T%K_5<?EQiM2m@*VAOFMtk^n#bDgs*o`2YO?<pSmdjsSuD!T^c?0000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000EC1O5m;Y!0Fae|h>Hz=$k^rIr7yv8*3<dr9MESo1`1v~nz5+D_i1^?E%Ky*<ga5w(MgLR(`2mgq-Tl
V^c>i$#82=>zbO15`KmT|D8~=j<{r_qJqW>BIH~_H!000000000000000000000000000000m;jLf>Hlm1y8lT4HvmQekpFi8!vFmLO9Jrz{r*@3$p6g
(i2_6ebN_GwivUFdNC49R&i}vxwEdU=4*;_NH2~QE4*<dda{$5q)c@1{k^OG~k^h7Nng2Tg@c+yIOaO2HhyOSNhXOJGBmc($ME?%}<o_c70sk-mwf}Da
#{W+M+x`*%BmWivivDl^K>;rQo&nncJ_F+bI{zsIYXI&3tpDHtIsjV#Q~>J$%l{_;v;Q^$x&O!if&cjb%KxkZLIB19u>W=bA_PYO7XWDglK=hyfBz@_v
i`sT#Qq!q<N)OVHU3lqBmQ*$oc&e)i~UghqW|Rpi~!sIL;#xpQ2(9*rU9k^`~ZUc-Tt)zHv!uL_y6Pp3jZbo<Np!=v;d6%ga7jX>i<Om69Di3z5h@EHv
t>}_W&pW*Z^Jt{r}_sQ~`efy8kNwGyhWm-vA2#?EFLj836(RjsQLWg8+g5bO0~_m;QtUmHnjtzX3V_5daYYodF#Ix%}w?;{gZ)y!p8OvH->Zu>HUT!vU
ZG)&G3}(EtAb`v1}YDF7q@<Nw9~$^SC|mH(Lkw*L+PUjXX=O#mwZ0RRF3a{xL3F92)+JOFY3m;QJEX8w-=TL0GobN+<@YyZ3dKL5-B9snTz830cJUH_N
={{ce)JpiWwRscr;paT8?=l*&C3IHDf{Q=+q5CAU#Cjbfn&Hpn1`v1EB{QnjJH~>Wex&Mv;!v8w|NdUF~;s5&oHvqr?-2WH=xc}4uBmk8E<NlZb%Kx7L
2>?C-%m3;BssHN#MgL6y;Qy5XBLJ@eCjgB9?EUor*#G+g&;P>zeE+%sD*yBUU;z04pZ@~@paA~=iU4W=Bmd+8f&ZKU@c`%mLH~gNp#b;)>;De{5dqHsF
aSINQ2>PhrT_x})&RNzb^aXz`~FP-TK{VQmjKHDq5<UpX8^Se&<D~1nE}BI*8=tYJN9h{F8#XkQT{9b76Nwvd;+QbWdfi9oB`VXZ~;pJS^fqF0rFq@_x
6hU2Lu`a8T9}582uXy;QliK7X>W-F9^&3EB_w;aRP+?3I5juX8;2L$^X0mVgNP(=>N0;UH=aN(EmmN5C0MYyZ?{^ssO(JSpi@Gxd0RX-2PhtSpL2L%K+
^Gg#nNMCI7_#&Hx?%3jp;0Jpcdz)c-XA=>7!&MF1NCCjck_Yyd<6Bml$z?Em%u-2YGj^Z!2p=Kmo89RMBxHvmZh#sJ*^dH+oRPXGM=2LK2DiU2DA$NkF
!LH}X=Y5>0cS^zHn+yV0ZKK~2=_5bq!xd5O4vj5uuDFAi=^Zs!EmjDz1XaGk4@&DccwEz_W+5bBLsQ=6VZvYbjNC2n*xd3YbUI0@7J^yY0wf|)Rb^r<h
+y90D5&+}>DFM3xp8Pog>;L%wLjWrPT>#qvoB#{}H3ORe-T<2Z*8o)jh5$YR*#DdV`TrmQQ2^clnEw|5D*&$l`2WBEDFC<t=>MVtQ2u)Vc>l2fY5(&8c
mU4+5&v=jr~fejbph!Ag#f_-BmpM=)BuJ7_Wx7>`Ty7eeE%^3BmmI=QUK!r4*>1|<NqK4J^)Gp;r<8!-~X5Y6#xkU>Hl8<==^m1e*Po>BmNlunEe0zp8
Y8PvHmXql>MIk1p&qTX8oW2O8E`{(fd0A+5J}kfc+2vxBuk=oBgN%#{U}tJpoJqg8?u8p8qBP*8o5LV*rZ%SpK&CjR3p;760@8?EcOG;sCq<WdJh&;Qw
6z=>G@*#Qw_v-~PP+MgWTcg#R-Dll}t${s0UB4gmT7GXMhsZ2$}ZuK-B^%mC~GWdFYWbN?R!MF2<u%mGCLR{<3NgaAhWwEz?Tc>i|+p#RzaGyw1XH2>u
P5C9ec?f}gIrvP^V%>nZOIsY00EdGoBG62s16ah5<z5s^+r~V26cL0h0$^Q`kGXT>6WdEcAtN=d#A^<7?KmW@C`TkG<EB>zlfB#bc+Wlevnf~$qm;PJ;
!~ISG5dc2@<^Z$;Jpk$bjs9i+M*w30SpU@iod3Z9_5lO|aQ_<rZ~nvnasQP7_xmLP<o>Dvv;QFg0RS@qY5#cvFag2=;QpEbX8?Er>HiP@*#5EpV)x7QO
$7G<jRiIYKLi*H2?e732L5>fAph?Bn*q1}!vuQ&-vBcGhX7mtl>f~HBK|T0+y37G!UMJdd;cr|k^6i9$^PH}X8>~mk^t)g`~P<UZU3(TZ~>_QcmP5Hi2
k?#bpL_=V*XeF+W!>+-T>YH3;<vN-~gil_y9Qq>i`b{xBf8#^8v>H2>>bq2>|c^^8ji8Q~?|Tf&V)L|NmS5m;jytDF9{vJODucRQ@;t0s!&<0sx!;2mo
OKD*!hErvPC9Y69l}H2ntvF90O|0s!>=Nf8GHbN0XiFbZ@HrVp?Dcm6pBfCoJMo(RkH0rH^+_x8aHwgwmr8T0`O=mJI#m-<%!di(7Fg8U)@00000004m
i0TAB+b^rhXRseYg+5pu47XG;aAOO7oCjlz~q6JF>VE|MAKK}3jXa&dr?f($}tO1JwzW>btkpTYw)&Cj*F8?C{qxS^>bM=M<@c^X%S^l*EP5|ZqrTqf|
*8fld;sIX*U;rio{{L?PJOHBl{{1%sF#VDKT>g0d!2mA+hW-Qtl>mzaH3CTh@cz^J&;Ql@EdGN3bN-0``T*Yi
"""
"""One player against the rival."""

BATTLE_FOR_EARTH: Final = """
2>=8D3IGQH{Qm#|2mk>9|Nr^_{r~&_@c#e+^8Ww;r2rxT$^Xg!BmgS_(f>05X#nW|1_0^*_WykUPyn9)1OWK|3IOu|{r~>|0RSHW{{I#L1OV6n5db6rB
mhGI@c@kgxBsL6JOE<=%Kvr%NB{x=`TxBCG5|FH{{U?N8UXeGO91Zw;s5pj^Zy|L8UW<~5CCNV_5W%BQ2?s|B>)2e3IMhL5da_n@Bc>t9RLsj008Cx8v
q9Y`~M&SDFE*O_y5rU3jiSi3;+iJ9su6|008Iz{{JEX7yuFg=>PTq@&E7t`Ty_#008&@000C4`v3a>>i^jP-v9Rh<^S{l@c#e+{{I>P2LKHK4FDMc{Qn
97`u_z0(Es}X0|4*;%l{_;>;DA+;{W#l-2Vgs`~U0z_W!c~yZ?^=S^)b04gfv?M*#N!007MYNdP(k6#zK^F94JO@&DQX;{QAV^Zz6O1^@{F3;@Xg7ytn
P_Wut6`v3m_dH>7*Qvf9Z*8dCu3IHJh^#3>j4gl=``2Pz4Eda3pSOBX33jjR;=l?qZ;Qu242>>_%7y#@4^8bwhD*%cAV*u6vHvne<*#Ff30{{X5`2Xtv
QvfLd^Z&X3+5cw$!v9tO0000000000000000000000000000000000000000{r@2V<Np8v{r?UC_5bq!5CHN2`Tw2&-Tx{8UjPpP0000000000000000
000000000000000000000000`u`dL^Z)4o2LKoV5CACv1ON{J{r@5WIsg#>3;@Lc4FK@}=l|ya4FCZE{r?027XaJ;4gd`R{{IpHC;$ln4FClIwEq?W{r
?33=Kt6K=>Hf1`Tybn6ae!7Cjim^3;+iJ0sz<l^8Wz<3IO;2{{P_r{QnXF8~_vm$Nw+@769u1Edav*{{Qs<R{#$H&i`cq2mqn~!vEv{A^_a~ZU27&5&+
Ks5CBgA*Z;HsKmZB=@Bd2x%>SPM;s5ymhyN7-<Nx*lIRFCy8vy+O(f{uM`u`{ZWB{1|3;^2y2K;3OvG{ZXKl^6?L;D{8ZT&0(^Z&vEIsLuo&-QNu>Hh)
%4*&oF`u`390RZ&>76AJH{r~d+2mtN>@Bi@sP5@B=?f*#t!v8@4*Z<G|7XV`b{{P7UDF8YE%m3m3IshmD^Z&R13IOl_7y!rr?*H)r006%K)c+j-rvFX=
T>v`(wEvO+`~UL)xc|og3;+cH0|49q0RVjf`u-6B+5a8@!T;+2(*Jz_768!yB>?;X1OOxeBLHv!z5ssz_5TI{;Qs~y5dZ=J(f{xN761zX{{I#L3;+iJ`
TrOI^#29`CIH_53;+WFA^`CJ2mtB-`u_s}`~L(09RLyl&;LUJ8UXhH^#3&g769P?$o~=m@c)+o5&#weA^;Wu{QtQBBLMRM9svLU3;^T*>Hq)#4gl2u00
8*^AOPh5;{W>p0ss&I+y4syK>z{(9st(=2ms9g3;_NA!2c5f`~UR+0s#O22>|~80{{sC{r~g-1pop7`u_m{=KuEp{{Q3u0s#5{1pv<f<p25q=>OjT1^_
Am`~M997ytkO{{IaC0|4*;|Nrp+AprOP=>OmU0RS=p3;_H8F97)e?f>Qf4gm1~0RaF12ml2D8~_Xe001cf769r06#x$a1ppcV^Zx_@1_0Rq5&-G{0RSx
k_5bewH~`lFCIIvQAprgV{r?^S000R9HUQ=S0ss^M{r@un?*Hun{Qn359{}qA1prw9EdUMxIspCu`v0u|3IGHEC;;65O8^o8HULrp8~~{Q|Nj*La{%D~
BLFS{_5Y^-Gyoj{B>x8h0000000000000000000000000000000000000000+5Zjz>;M1%WB|bb=Km-Fwg3zO@c+vH;Q!A5Z~qkl0000000000000000
000000000000000000000000Gyt>z8~_~v{r?L9_5TL|-~TEA008*^2ms3e>i_8f`~L?3;s5Rb<o^Ny3;^Q)2>=TK0st@o*#C+D#sBR8_Wu+B_W#@e>i
;eP9snx<@BjG!0RYke6#(1+(f<wr+5Z;+|NjvH@c$zK?f>fk(Eken0RSQZC;-_18UX13Dgf&L|Ns5}0RZ#=6aei1`~Ua<1^^5I`Tywu_Wu9?6aWwa?En
1#1poj5`~MjL4FCWD1OW8^0RZOzDgg8UH2~ZHE&vGt<o^i(CIIyR&;J(y{r`&q@c#_}3;;O*z5mMp1^^KN(ElX>7Xb7B!vD<w{r}ki1pr+D<^MSV@&5_
{3;+cHH2@_58UXG8IRNSZ1_0*&6aei1y#E0J6afAI3IGQH`Tq_81OV{=5dZ@K{{IO80ssa80|4d!_5T|H+y4##5dixC=Kl%+<Nw+J^ZynA5&*XUrT_T<
-v93Z`2XGi696&*3;@~x`~S)R`u`OGDgc-N|NlJzI{^0o=l=u%-v9pp?*H@u;r|8z{r?^S?*HEZ0{{>Jy8rV30{{R31^@>D^Z)n%?*IA!1pxB@?*HNc0
RZp+{{IsI2>=}c1OV&*$^Y{I2mtc`0RZ9u0|4~@{Quqm_x}(8(f>dI=KmxB<^TQv762pw`TrdN-v7$~(El3%`~Uv`?*H)r3;_NA=>P2h7yuIh2ml}e^Z
yV4=l|~i`2Pz4;{WXbHvrxL?*H5W`TzR=6aeb~2LKNM!T$yT0000000000000000000000000000000000000000GxyN{mmy-)#_dD~3jV3kTP!u>x%B
+x2<`g(xA907lNnJHZ0gS+Na}FpiXC~?c@0AEj`Dr`vDhLJD*r$;+y5m1C;(Fc4gmZA7yvB*?f)qN0RSlg?EkU<4*=f(MA>&01Jr)#eJG+YVH+MbQ1Tn
d#uUrv{0Ai%=M-A)X$Bi0(H5p9nEYt}!2i<oHxw2N9`Q~HU+nu9a^-d%nEwR;`v3F)Isnf9=KuHqV*sQ7ApqR}-~Z$PGyrJ;?Em`z@Bi5U0071R9RTnD
>HiP_|Nrm*`2QCG9RLsjB>+PJ2>|2&0s#E~6#&cs@&5?`4gli+3IN#ui~kq^s{c9w>;J$1695hXDFB=Q?f<F&^#APt5CB2|4*=%>!v7xt5&+Qu)&Bwj0
01!n2LQGI_y6Mm{{KV(-~aIcA^;2k`TyJh?ElLD5&+cy69C=+|Nj;M9RO7T-Txv0c>uKk0{}|^9{@`L0RY<nCIFuQ`2Sb{?*I1xA^?*BQUK}yO#saQ_W
$DlDgYb+0|3eY2msCh+5c1klm7q!0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
0000OBW5RS_usI`uM}zO3c(CHo_)Y_YgoU_(4^`9UEe@ye1nU1Jq*EeJG+YcH$m2TPz#M#uWVIPba<SjvBzs001=)004;wqyGQ^EdT%j005)>00000$p
Ux+qXhr}QUd@04goC!*8W)lwgW-|aQ{2_t^bz&g#=s$@d5?_HUQcH-T<foCjbxu4*`PyRR3!K>i`%3007(l001xl{R620_x>jW2m%}Yj{e>NA^(d1833
;TmH!I>g#L2?@&Et;v;eyR@%>`{k^mC{R03rIN&<EPX8}<GlmP$$0000000000000000000000000
"""
"""Two to four players, Earth orbit only."""
