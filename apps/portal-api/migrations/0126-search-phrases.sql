-- Entries by their ids, as before, and of others those whose text has a phrase: whatever is asked of how a text goes on
-- is asked of the text, for the index knows pairs of characters and not where they stand.
create function search_entries(ids bigint[], bodies bigint[], others bigint[], phrase text, seen xid8, applied xid8[])
returns json
language plpgsql stable set plan_cache_mode = force_generic_plan set jit = off
as $$
declare
  is_cased constant boolean := phrase <> upper(phrase);
begin
  if search_has_changed(seen, applied) then return null; end if;
  return (
    select coalesce(json_agg(json_build_array(entry.id, entry.module, entry.item_id, entry.doc_id, entry.doc_version_id,
      entry.anchor, entry.title, entry.heading, entry.tags, entry.weight, entry.updated_on,
      case when entry.id = any (bodies) then left(entry.body, 1500) end, entry.breadcrumb, entry.is_content_empty,
      has_phrase)), '[]')
    from search_entry as entry, lateral (
      select phrase <> '' and strpos(case when is_cased then lower(entry.body) else entry.body end, phrase) > 0
        as has_phrase offset 0) as text
    where entry.id = any (ids) or (entry.id = any (others) and has_phrase));
end
$$;
