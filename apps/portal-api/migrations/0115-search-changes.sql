-- Which sources of the search have changed, so that indexes in memory follow: by whichever transaction, of whichever
-- release. Transactions are told apart by their ids, since they do not end in the order they begin.
create table search_change (
  source text not null,
  xid xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index search_change_xid_idx on search_change (xid);
create index search_change_changed_at_idx on search_change (changed_at);

create function search_note_change() returns trigger
language plpgsql
as $$
begin
  insert into search_change (source) select distinct source from changed;
  return null;
end
$$;
create trigger search_entry_inserted after insert on search_entry referencing new table as changed
  for each statement execute function search_note_change();
create trigger search_entry_updated after update on search_entry referencing new table as changed
  for each statement execute function search_note_change();
create trigger search_entry_deleted after delete on search_entry referencing old table as changed
  for each statement execute function search_note_change();

-- Whether an index that has seen all changes before a transaction, and some after, has still to see others.
create function search_has_changed(seen xid8, applied xid8[]) returns boolean
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  return exists (select from search_change where xid >= seen and xid <> all (applied));
end
$$;

-- Entries by their ids, some with the beginning of their text; null where an index has still to see changes.
create function search_entries(ids bigint[], bodies bigint[], seen xid8, applied xid8[]) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan set jit = off
as $$
begin
  if search_has_changed(seen, applied) then return null; end if;
  return (
    select coalesce(json_agg(json_build_array(entry.id, entry.module, entry.item_id, entry.doc_id, entry.doc_version_id,
      entry.anchor, entry.title, entry.heading, entry.tags, entry.weight, entry.updated_on,
      case when entry.id = any (bodies) then left(entry.body, 1500) end, entry.breadcrumb, entry.is_content_empty)), '[]')
    from search_entry as entry where entry.id = any (ids));
end
$$;
