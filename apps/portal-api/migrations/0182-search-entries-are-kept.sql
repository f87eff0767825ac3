-- An entry that is changed in place gets another id, as one that is put in its place does: what was read of an id stays true.
create function search_renumber_entry() returns trigger
language plpgsql
as $$
begin
  new.id := nextval(pg_get_serial_sequence('search_entry', 'id'));
  return new;
end
$$;
create trigger search_entry_renumbered before update on search_entry for each row execute function search_renumber_entry();

-- All that results show of an entry, where its text is no longer than what is compared; a release before this one reads
-- the columns that it knows.
create or replace function search_entries(ids bigint[], bodies bigint[], others bigint[], phrase text, seen xid8, applied xid8[])
returns json
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off
as $$
declare
  is_cased constant boolean := phrase <> upper(phrase);
begin
  if search_has_changed(seen, applied) then return null; end if;
  return (
    select coalesce(json_agg(json_build_array(entry.id, entry.module, entry.item_id, entry.doc_id, entry.doc_version_id,
      entry.anchor, entry.title, entry.heading, entry.tags, entry.weight, entry.updated_on,
      case when entry.id = any (bodies) then left(entry.body, 1500) end, entry.breadcrumb, entry.is_content_empty,
      has_phrase, entry.is_dated, entry.id = any (bodies) and length(entry.body) <= 1500)), '[]')
    from search_entry as entry, lateral (
      select phrase <> '' and entry.id = any (others)
        and strpos(case when is_cased then lower(entry.body) else entry.body end, phrase) > 0 as has_phrase offset 0
    ) as text
    where entry.id = any (ids || others) and (has_phrase or entry.id = any (ids)));
end
$$;
