city = City
tiles = Tiles
leads-to = Leads to

short-ivory = iv
short-silk = si
short-fruit = fr
short-jewels = je
short-spices = sp
short-free2 = free 2
short-free4 = free 4
short-thief = thief
short-vizier = vizier
short-crook = crook
short-shopkeeper = shop

player = Player
column-silver = Silver
column-goods = Goods
column-crooks = Crooks
column-shopkeepers = Shops
column-tokens = Tokens

note-bid = { $player } bids { $silver } silver.
note-tile = In use:
note-chosen = Chosen by Viziers:
note-bag = In the bag: { $count } goods.
note-legend = + Buyer, - Seller, › barter, [ ] printed action for the leader, ♟ the leader's pawn
note-reconstruction = The map and the tile mix are a reconstruction: serai rules silk_road says why.

group-bid = Bid
group-answer = Answer
group-go = Move
group-bonus = First
group-take = Take
group-crook = Crook
group-deal = Deal
group-give = Give
group-get = Get
group-rob = Steal
group-name = Vizier
group-show = Show
group-hand = Pawn
