-- A refund of money that came by no payment waits for finance.
alter table refund alter column payment_id drop not null;
create index refund_by_hand_idx on refund (state_since, id) where state = 31;
