# How a deal ended, as the page shows it besides what `table.ftl` says of the settlement.

# A mark beside a seat.
settlement-winner = winner
settlement-columns = Columns
# "doubled" as in table stakes. The numbers of clauses stand beside it.
settlement-doublings = The first number comes from the columns. It is doubled once for each of these: the banker pays or is paid; the last trick was won with a quartet, Supreme or a single 21; the winner has all eight columns. A minus means that the winner pays.
settlement-catch = The catch: whoever led 21 to the last trick and lost it to 42 pays for the others too.
settlement-piles-hint = Each card in a pile is one point, the opening bonus too. Equal piles share the win.
settlement-hand = The hand with which { $seat } won
    .you = The hand with which you won
# How much of a bonus counts.
settlement-full = in full
settlement-dich = by its dịch
settlement-nothing = Nothing is paid.
settlement-ledger = Who paid whom
settlement-ledger-hint = Each row tells what a seat received from each of the others. Where there is a minus, it paid.
# The last column: what a seat received, less what it paid.
settlement-sum = Score
# The last row: all scores together, which is always 0.
settlement-all = Together
