"""Tables: their state, the commands that change it, one queue each."""
