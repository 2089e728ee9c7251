insert into users (id, name, email, email_verified, provider_name, tier, credits, role, created_at) values ('7c1e1b66-6d0e-4d53-8f3c-0f5f0c2a0019', 'Ida', 'ida@example.org', 1, 'email', 'free', 5, 'user', 1700000000029)
insert into ledger_balances (user_id, kind, bytes) values ('7c1e1b66-6d0e-4d53-8f3c-0f5f0c2a0019', 'versions', 0)
insert into source_budgets (source, day, spent) values ('cc19', 19675, 4096)
