"""Where bots may have tables: worlds drawn from what a player sees, judged and searched.  All of it is compiled."""
