insert into co_edit_links (id, wheel_id, key_hash, created_at, last_saved_at) values ('link-1', '0d3b6d3c-3f7c-4b7e-9a37-000000000001', 'key-hash-1', 1700000000012, 1700000000013)
