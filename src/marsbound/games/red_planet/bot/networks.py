"""The weights of the networks that judge positions of Mission: Red Planet, as they were found by playing."""

from typing import Final

SECOND_EDITION_ZONES: Final = """
!~p63H36ppdH+%XqyQTM7yyC){r^7z?EVb^rU3H)@co(q68<3m;r`wJBmepTjR2?rEdYuBx&M{_eg2^TF#ibwnE$x{!2p;3b^m+=j{vU!umH9IjsGeF^
#4Bs+5__f%mS|gk^TGvcKy2pUIJhNL;Oksw*V~x?ES3(*aA%eq5uH>w*kBO=ly&9!TQ?#hz30Vv;dg_#s^&dUH_2&jR3p;c>nwWX8<+<qW%X00s!~`)c
~#j0swsgKL7Fm=KfRuH2?qpssF40O#%A)b^?<BZu?aQbo}T2rvGdJ69KaQb^<N`2?3b_$pL5ok^jvB6#w`EDguiC+5f8m5CEC~*#Hj#YX5!$>;X6fCH{
Z{0Rfi)GypUJp8rGx&;45ecmMVO2mSZ|3jaI*iU865{r_nH)Bd*oA_2Jneg885`2kD+1OV6m`Tt)3+yKD-D*(>_!~Z@1y#B-h7XAkT^#5%C2mvkur~g*
~>Hky%p#VGp>;2OI<^g~JO8^)GP5$uyRsY8T1^;INN&QU#egS;`QUC$|e*cmJ9szs;JOEPw*Z-sej{s-@LjThML;rIAlKxl!?f={V0ssa8cK^!%^8Y#i
*a24n7Xjh`DF4_02Ko*Go&eVU5d#PTPXs;yA^@ZYwEv|5BLbEIF8=@jyZ`3{2?DbIWd2nHasFumEB?*?<N><@H~(h<$NL@uodM1Q3;-bi;{8GZX8t1q8
~us`
"""
SECOND_EDITION_SEATS: Final = """
n*J&P8UelkS^Q@I{{QU$F91aUoc})mPywz1{Qn{VpaIwaYyVvUhyaQJ=>LEHH~`B4r~udh003zK(EmgKg8}9Lw*UYFy8zGs{Qocm0RXE3X8s}otpIWWZ
~&kGxdGe%b^!YRME{`u{r^+^902_Pi2tYlxBq$oJOKd!VFB6y6ac&c>;P5({{JHW<^Ny+{s7+q^8Y^o1_2cS!vF*T8~sH5;QHkN008g)0|03Rcm$^c!2
DqS2LAv6g8~KsWdIxkP5^@a001)n;s104AOW%essEP%w*IOAM*y7v(Enlpq5*9H+y8z5@&DofX#e#92mc=c>;2;YTLK>d-Tu7)CjPko{{L42{Qp}5y8f
vEF#g{E1OV6nBLedOul}t6mjCnr|No!;=Kog!2>%fQasCSc6aVf1YXScM!~i-0#sFIX|NkWZ_5Y~?KL82<%>Y;c`~d&|1Oos78~bGYW%(}x001-s4*<;
td<N$Ov-+3&p8Nm+IR7C4zW}WS7y=ss=l|RP1OTi6(Eiu|%>Y3F#Qv}Ug8=0J_Wv^g{Qsi>`u~Rj?*C5z+yAxx_y80DDgOij{r}1T{{YScvIN-x>i=T@
<o_%H;s1mGYXUt1SpSXx&HwxV+W%hwHvB9A|Nk`pO8~6@5CD__2LLt!cL4qWYyJ}e+W-Fk`2JA;006)M695_iU;q67wE%<wZvY<vI{pv<?*Hrm!vFUE0
05o;8vr~1%mA4HZ~)x^>;Ufnh60=a!vEC&T>t0*^Z&X24gfO%i~qa;0RRF2jsMU8Ljke>IRESb^#I=h{Qq+SM*utkv;Y17DgOxnHvirKt^mdVbpZVU!v
E|4{Qv*{3;-$slmSuydH^l}1^`(9EB%=N3;hKEb^yQu?f+N-{r}Yep#M(+u>8~g7yYvTsr^;}#{c^N;r`eG{Qu+uP5`0-GywVl9{->Iv;V>WQvPND9s#
ld9|3s*^#8;ES^!G_4gb&ptpTM0g#jl2Jpmm64FKB#IRQcd_5UXU&Hv;6*Z#-=O8_kZB>?dMGXM<$cL4wY5ddib|NlP#MF7qJoB!AULjQaKUI3^6VE{G
&3;<mJr2rBD>i^IG+W(yYQUCD&8UQ;0+y8?9i2tkqG61Xp6anr4_y5QM6aYB@fB%O76ahB?0{|5OkN}+jS^zWw3juZj`2R)$CIDpq@BWwnl>glT(ExS-
-v8bI!2e<Y;{VA2`u~>zA^?;AeE*FAOaK-EDgW>PhX6eQqX1U{_y7R_^8fAt5C9bb-Tz?#mjC4dJONw(tpFnc%m2Iqxd4d(@Be%ODFCPcFaK2l^#AVv-
2g!V%Kqv9`v80c3j)3X@c*v=|Nk8T3jhEA^#ET0692pZV*%d(qyWzU;{VzH`2VZ@x&O@nXaBGN;sB%nU;x$s#{LZe1p%A@D**WZ`~PnJL;!XEpZ>T18v
(@tJOHu(Y5)KK%K-ZTo&bga`2Upv;Q!D6PXPD+A_3h1rvJGA-v8PEJ^+;gN&xu(_5ZE^!~bFcr~k?TEdbO1^8dB}OaHU~ZUEW;3;*{1{r}+o5dabZe*S
g;`2d*!jREri8vx_~FaZ+*JOF6^`v1=T{Qt23r~bwM90A7x#Q&oIlmN8<NC4pfeE#A8_y4N>Cjd$SvHooT*8ofajsU*@e*dojg8)bX4*(<p^#88@0sy7
|EB>PXUI7RKNCBJw3jFW?TLW$bdIb0Z008O#C;(CWEBkT%fC51S-2e~(qy6vy6ao1FkN*q-@&5n-1^}-As{d~QCjoH*d;q)u00000000000000000000
00000000000000000000_Wv~inE<2#wF2M&001fi-~YV+S^jzeIsh2~fd2^qiUA7%zW|^C@d2v;004adV*sN5djNz0sQ_01{{Hj-asK)Lx&Yh&Zve3W0
03P82movVV*rc*`vBYj1OD3oEB*lhjR4aBUjGsR0040SLjXenZ2x!wApnQ}wf_JB0000000000000000000000000000000000000000l>oH=V*}*-tN
QQ#`u_p@I{@_kg8K&k90MK#>;$?0+W+_e!vFdIC;%@2`u_z0HUKOD69Dl5UjTLhI02OaI{#S!ZUB}4=>D7l`v1EBF8~(-sQ*6zmH^-Y@&O|N<^WayMgY
|Qkp7DR$p5(j0suPzaR6ljMF4*QC;-m?8Uhdi?f+l_Qvmq={r?&M`~SlMZvWo?MF465O8@`=>H`G;)c<Ax!2pT<`Tw&0_Ww@;`TrXKJOD!fp#aza`TB7
Hlm8C?l>nUp005Z*ZU7SjdH=8fSO7u)*Z&{@xBrp=(Eu6&egJ6yy#I;-%l{_;`Tx)V=m1&(H32ODeg91V!v079X#bD^?f-!O3;==vI0172g#N((Z2x)y
^8e-k3;#<0@&B6ujsL9w4gmT9jR2hhkp4&ia{oX7DgWpH5CDt-L;&Rgtp9ESLIB?V;r?y^%>YCIZvYPeP5*!Y#s9MZlmC+bn*aF$PykW?#sU2Po&Y!i9
{`2`=>TK@Jpr8o69J$B;Qu24{{JxkQ2!PH1p#CL?Ezc>&;Jqt$N|p(uKzCo1OPbyF92`<)BZL8*#L|H-vK}XXaPU~s{s%Jg8(`GdjKK;&i|$XzX6c`w*
V3VVE>l?VE*y{R{{3`a{x5~?EmopLI9%wWB-K!?g3o^Rsh2P0{pW72m!MLQv*5v6#xMJ006H2@%?lDF9BHqn*v7wg8-NR<o`neEdWCO_5V8m2>)aMPyn
d=0{{X51pp%eG5|9Gb^oRRKLDxxW&a2OB>>$21OO`lPXI3fV*oV(0{~P2*Z`gY&HtMKJON+;+yK4;1^@s6XaHdVR{&E0007$p;QtE%ga=drO#rR`=>PZ
rWB)w>R{*#Gm;jLg
"""

FIRST_EDITION_ZONES: Final = """
B>}bmD*@~PasO)ossQ%@6##Vq8UT3!x&BoEtN`@?zWvMq7yhpOqyDG<4gU)Oh5&j01^{mUv;SiMqW+KnTmJz8lm7q!AOQvcHUI7d$pA<Hq5#eSKLGjx*
8idc_yYq2>j5MIuKj)jqy41=o&pI0ar=7#VE}mny8WL3a|4(Dq5*pSivgebW&Pv)!ulWm)&|4<I{{1q?*@JRZU1EcLjaKeVgK;}m;h7(mHy5F%>S$azW
~YpGyr`7p8p5{?*5qm5C8H0k^h+g0|2f4TL1t66aJb4>;BOHy#Gc32?4wPTLM7;3ju}!u>o!W+yBS`8~>aE*8zI}9{@N2Pyplq5CIbbME|D(!U0VKg8p
X$0Rdb95&$RwZ2w^cC;mMDasR>p3H{~&3I7BCodBx+?*C!`=>Dz!A^~~-kpC0^=>bmv901M!H~<9ywgAokA^_h1vj1ZLz5cQQApSG~G60nS+W>a~oBwV
A`TuhR#{f|P$o=&H69Py8V*o`0ME)87)c(o<9REN7R{ePZXaSf04FKf*Z~t2YRsoj+Hvn7!*8jBuhX7Upi~kM*KL7Xqss2v?_5Tb2{r~j;WB>a91OPYx
p#ir5DFJ!_|NephsQHTkO8{&B{{ln++XKM=EC3h=00000Gyn?#=>Gr!003P9{Q;i-u>RWuFa8z*<NaO!U;;`3Z~xW+zWa^=Jpt<iJ^<4G`u&ptO#Xub>
-?Ys
"""
FIRST_EDITION_SEATS: Final = """
%l-oZEdkR1H~eS+`v0x|H2`}5rT_2#V*$MZ4gdfE&jI)UX#ZgVQ2=BB;{SX7SO5b7!vLfI`u}GD!v6pO0s-{@O#z((X#qU{^#4x-NB<uIH~!22K>->8j
sO4vyaDb1XaMj2QUARC`~Ro>8vrB#i2uU=s{d>NEdc-kVFCI7$^UKumjJ*3006!HR{$>n^8jf9ssHZ(ivR!s6agIo5Bwwh{`n&U002$@m;sgr$_1kXx%
(^pRsH|~3<LK669C8o6ac9G|NqGSc>wMMe*vBUTK_WuXZ`>Hs{p|NZ2$cKK>=<6=l^a1iU2$Sg#X9@qW-P_p#1;<rUC2!pZ|*h`Tp+x{r^7!<^GxhX8u
+H@BY3300000a02E3eg1g=V*fY*|NpQ3767OK^8PCUKmO7G`u+d_nE~woW&qg$YXGYM006}Oc>tgSH~?D!aRBlEVgLXDTLU2gJ^F3>k@!jj003PAV*$$
sum{Wp+WDdS5BvZCZT|uQgaD)jJOU>H_y58FEdb&G&HlXqW&lS3g8l#if&lRU{{I000RXQ6{QqMB8314ZZU2n^9smFU>HYu!4*>c9`2fHG)&#Kt@c)GW
BLHLo8vug;@&U&HB>w;atN#N4)c<4vMf`OD{{NQ#RRFaAHvobF0RS%nSpWb4Wc~^O)Bpee3jcNg|NqSZF913JW&aldtpIlbIRF3voBrzm1pov9nE%240
08#>3;<#O!~iJ(hXC^cD**rilmgEGx&PAtf&cvg_y6qv2moLJtpB$F_y79-cmDtYF9GrYG5_ZP=m60G_y3~-V*p_Q2><{9A^-mV-~Ipq00GtieE<jnj{
mm*`v0;18UR-Sc>(<XfdD!HIsgCw8U5M+Z~b`y&H$qU?Ehi`y8rM0ng1~X5B);^_51(;X8lS4qyOFiQvU@4{r~C#dH}%zZU9&T`u=?WH2(kqTmDG^7y-
-xM*)lh@c+^OW&nc!F8{ayLjgJgPXPb`Spf_Hd;n4c(g5540|4IuNdMmccm6p5xd5pEC;<QfSpXRTlK>k4_5Za1{Qo}yI{@eZVE+jKUjLc^#sB~SQUEF
d8~|_sfB-@O^#98L&;QB)LjR`!C;&_V^8Ww;ZU58%4FH$_RRI?P^8eHTWB_CUp8s|L?*I@0yZ-<HTmakungDbG#Q<~w_5T(D=Koaw(Eb_!)Bhm>WB~vG
zW?|C&Hrxy%KsPv{{M0S9RS4sum6VtSO6daX#W5JO8_eXp#W9^6ahH^_y6_)5dc&GEC4<LlmFuY0|5X4nE(m^>;K&W#sIGX`2RTp0RXuFHvbR+695qa=
>Px#|Na61p#XgYF9ON{_y3gtEdWvg2mj>%i2z3c(f$AcwgCbFU;u>wO8*f5005KyJpf$*l>eIlp8!z*_y7O^`2G$6`~Z>w9{@oA|NmC~V*t4Rqy8%Z5d
pgZWB>pFg8vTyumIrzhycz1`~P?V`~M#RHvs7V2LZtVYX1NL?f>up9{_j(Z~ztn`Tvps_y2$ZkN>^^4FI(Np8o&<fB*FV699VuhW=jv{QsN%k^qbV*#1
)go&Yoe$^ifX_5bMq8Ug$OEdbO00058u8UX+Q^Zwxe1p%x9y8i$GbpYr8MF8LbpZ*O1`~Qvo8UT&}_5N!A(*R2VDF6Tfo&VJTVE`on_5W!A`~P14CII&
TI{tP3JOSYW8vy_S>ihQpECf&l<OCoA|Nq+m0{?mX9{LgeO#?0jX#oHL!Tk{c{{RjFx&JKz^8W$=GXUcM!T(eM!T|38N&o-=00000000000000000000
00000000000000000000Q~==rS^#AMZ~{O8003eF902nEX8zOw`v24bVE+IB!vO*SngDwN#{s$j006B2mH^oP#{iQ6g#a%A&i()Zg8mNxl>oN@Bml4f0
01=rL;$1!kN}_n)&Q^n9sU3SLjL6cV*slEjsIr=004XdX#hq5T>roT`2Su1hyMTo0000000000000000000000000000000000000000F9GlWU;@zk?f
IDg`2Y9%wgKw?dHgQ^90K?NRRjP4_5UCM$NvHV_5UaU001BWDF875_x~3GWB`8vIRO9wA^$J{e*mxlKmU>d`Tw#19snN!wf_<TrU3B(o&f*=)&PJ1ngA
;Qu>NKM&i}Un!~aGAc>p8<l>plSHvj+t5dzfz@Bd)|TL8uV`2WuR3;@LeVgKL$NC0U7G5-Jn*8|u8;Qw*}%K%jU_WxP^{QpJ*;Qto?NdQd$n*aa+qWi7
@VE^0xssOzJ000OAmH-R^`~TwqBmfZqoBsd+rT=~a(Eua?Y5<@A?*DuM^ZzXX+W)x!<^Ws(AprmYhW~f}+5Tt$I{%#j;{T)m7XYLHFabyanEu!PXa4{I
xc>zJC;w~z@Bh94(Em;U_5Z{GL;#NftNv;Koc{m-DgXcf3;>Y;3;+-T+W(gUJOJ4J%Km@<$N)hAb^rhXI{%#i#s9Ydm;d7a!T+WKHUL5Y*a0*Do&Y-lG
5`PozyO5*6ajYu@Bp^~_5Vu%9{@c5bN@I1+yFTMiva)t=Kt>hr~$42v;TVk|Ns8}FaUY~{r+74x&UebvH<`9YXJ}dngIp@Pyk~6FaYxZ*#D&g)&ZRUrT
_#0bN>JUY5o=fK>-l~n*c}w@c;h*QUKZig#T>-fdMK3AOHXW75vKo<^W~{s{>E|2>>nqc>lcp(*3{w{Q#u^Zvp@SmH?Fhe*iTA;QuQ8q5snU(*H02@&C
8_0{{a61ppoZDF90VZU3GBNB|D~LH`H<m;m|z6aWPPkN`aZVgObE0{{&G&H#e|t^Yp&B>`Rlx&WC21^@s6C;&VFG5{(7007Ye=KmZ3*#}ktS^#<f=>HD
?f&V%HSpbg!c>sd|
"""
