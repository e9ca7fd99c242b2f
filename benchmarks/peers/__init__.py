"""Serai beside OpenSpiel, PettingZoo, RLCard and pgx: random play and search on one core, in one run."""
