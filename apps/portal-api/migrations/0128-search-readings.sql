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
