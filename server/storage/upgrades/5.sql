insert into reviews (number, submitted_at, user_id, name, email, type, usage, rating, body, state, is_example, response) values (1, 1700000000010, '7c1e1b66-6d0e-4d53-8f3c-0f5f0c2a0002', 'Ben', 'ben@example.org', 'praise', 'school', 5, 'Great for my class. "Really"!', 'approved', 0, 'Thank you.')
insert into review_counts (rating, block, approved) values (5, 0, 1)
insert into review_log (id, at, user_id, moderator, action, number, detail) values ('log-1', 1700000000011, '7c1e1b66-6d0e-4d53-8f3c-0f5f0c2a0001', 'zoe@example.org', 'approve', 1, '')
