-- When the last record of a closed account was erased. The release before erases all in one go, of which nothing is left.
alter table account_closing add column erased_at timestamptz;
update account_closing set erased_at = ended_at where state = 3;
create index account_closing_left_idx on account_closing (state_since) where state = 3 and erased_at is null;
