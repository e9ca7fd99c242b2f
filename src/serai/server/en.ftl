no-database = The database cannot be reached ({ $fault }). Check its address, and that it is running.
bad-database = “{ $url }” is no address of a database. Write sqlite:///serai.db for a file, or postgresql://user:password@host/name.
