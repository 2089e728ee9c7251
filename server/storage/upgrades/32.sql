insert into users (id, name, email_verified, provider_name, tier, credits, role, created_at, sought) values ('user-32', 'Éva', 0, 'github', 'free', 10, 'user', 1700000000070, 'eva')
