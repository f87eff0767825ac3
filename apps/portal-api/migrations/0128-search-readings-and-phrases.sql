-- A word may be read in several ways: it has a row for each of them.
-- contract: the release before writes one row for a word of a source, and reads as many as there are.
alter table search_term drop constraint search_term_pkey, add primary key (term, source, pinyin);

-- How much a word says, by how much its sources say of it and by how many they are, whatever ways it is read in.
create or replace function search_term_weight(word text) returns integer
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off
as $$
begin
  return (
    select max(few.weight) + count(*)
    from (select distinct on (term.source) term.weight from search_term as term where term.term = word
      order by term.source limit 4) as few);
end
$$;

-- The texts of the entries that are asked, and of no others.
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
      has_phrase)), '[]')
    from search_entry as entry, lateral (
      select phrase <> '' and entry.id = any (others)
        and strpos(case when is_cased then lower(entry.body) else entry.body end, phrase) > 0 as has_phrase offset 0
    ) as text
    where entry.id = any (ids || others) and (has_phrase or entry.id = any (ids)));
end
$$;
