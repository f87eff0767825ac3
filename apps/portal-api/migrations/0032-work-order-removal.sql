-- Work orders that are deleted together are counted together: counted one by one, each waits for all before it.
create function count_removed_work_orders() returns trigger language plpgsql as $$
begin
  update work_order_total as total set totals = array(
    select kept - gone
    from unnest(total.totals, counted.totals) with ordinality as pair (kept, gone, place) order by place
  )
  from (
    select owner_id, array_agg(count order by state) as totals
    from (
      select owner_id, state, count(*) filter (where status = state and hidden_at is null)::integer
      from removed cross join generate_series(0, 6) as state group by owner_id, state
    ) as each_state
    group by owner_id
  ) as counted
  where total.owner_id = counted.owner_id;
  return null;
end $$;

drop trigger work_order_removed on work_order;
create trigger work_order_removed after delete on work_order
  referencing old table as removed for each statement execute function count_removed_work_orders();
