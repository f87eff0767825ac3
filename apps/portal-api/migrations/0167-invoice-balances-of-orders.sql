-- Orders that were there before. Those that were posted for meanwhile are up to date already.
insert into invoice_balance (order_no, owner_id, created_at, is_completed, amount, refunded, invoiced)
select * from read_invoice_balances(array(select order_no from purchase_order))
on conflict (order_no) do nothing;
