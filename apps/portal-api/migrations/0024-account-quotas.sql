-- What an account has sent within a day is counted before more is taken.
create index quote_owner_idx on quote (owner_id, created_at);
create index work_order_owner_day_idx on work_order (owner_id, created_at);
-- Clicks and views are counted for items that exist.
create index search_entry_item_idx on search_entry (item_id);
