no-database = Il database non è raggiungibile ({ $fault }). Controlla l’indirizzo e che sia acceso.
bad-database = «{ $url }» non è l’indirizzo di un database. Scrivi sqlite:///serai.db per un file, oppure postgresql://utente:password@host/nome.
