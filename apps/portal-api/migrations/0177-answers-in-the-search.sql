-- Answers are found as parts of their questions, and counted with them.
create or replace function search_candidates(queries text[], titles tsquery, shown integer, old boolean, since date, most integer,
  cap integer, enough integer, deep boolean) returns json
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off
as $$
declare
  query tsquery;
  heads tsquery;
  titled bigint[];
  texts bigint[];
  ids bigint[] := '{}';
  best bigint[] := '{}';
  others bigint[];
  bodies bigint[] := '{}';
  tally json;
  asked integer := 0;
  firsts integer;
begin
  foreach query in array queries::tsquery[] loop
    exit when cardinality(ids) >= enough;
    asked := asked + 1;
    heads := coalesce(titles, query);
    titled := array(
      select found.id from (
        select entry.id, entry.weight, entry.updated_on from search_entry as entry
        where entry.head @@ heads and entry.ranges & shown <> 0 and (old or entry.doc_version_id = '')
          and (since is null or entry.updated_on >= since) limit 500
      ) as found order by found.weight desc, found.updated_on desc, found.id limit case when deep then cap else most end);
    with found as materialized (
      select entry.id, entry.module, entry.doc_id, entry.item_id from search_entry as entry
      where entry.words @@ query and entry.ranges & shown <> 0 and (old or entry.doc_version_id = '')
        and (since is null or entry.updated_on >= since) limit cap + 1
    ), kind as (
      select found.module, count(*) as parts,
        -- Only pages of documents and questions with their answers are several entries.
        count(*) filter (where found.doc_id = '' and found.module <> 'COMMUNITY')
          + count(distinct case when found.doc_id <> '' or found.module = 'COMMUNITY'
            then found.doc_id || ' ' || found.item_id end) as items
      from found group by 1
    )
    select
      (select json_build_object('entries', sum(kind.parts), 'items', json_object_agg(kind.module, kind.items)) from kind),
      case when deep or cardinality(titled) < 20 or titles is not null then array(
        select found.id from found where found.id <> all (titled) limit case when deep then cap else 40 end) end
    into tally, texts;
    others := case when cardinality(titled) < 20 or titles is not null then texts[:40] end;
    bodies := bodies || case when titles is null then others[:30] else titled[:most] || others end;
    best := best || titled[:most] || others;
    ids := ids || titled || texts;
    firsts := coalesce(firsts, cardinality(ids));
  end loop;
  return json_build_object('asked', asked, 'firsts', firsts, 'tally', tally, 'entries', (
    select json_agg(json_build_array(entry.id, entry.module, entry.item_id, entry.doc_id, entry.doc_version_id,
      entry.anchor, entry.title, entry.heading, entry.tags, entry.weight, entry.updated_on,
      case when entry.id = any (bodies) then left(entry.body, 1500) end, entry.id = any (best)))
    from search_entry as entry where entry.id = any (ids)));
end
$$;

-- Those that were given before are put in their places; a release that does not know the work leaves it to the next.
insert into background_job (name, key, payload, state, run_at, attempts, last_error, created_at, updated_at)
select 'community-answers.index', content.mid || ' 0', jsonb_build_object('questionId', content.mid), 'waiting', now(), 0, '',
  now(), now()
from community_content as content where content.is_shown and content.answers > 0
on conflict (name, key) do nothing;

-- A release before this one hides answers and questions, and writes titles, without a word to their entries: all is looked
-- at once more when none runs any longer.
insert into background_job (name, key, payload, state, run_at, attempts, last_error, created_at, updated_at)
select 'community-answers.index', content.mid || ' once more', jsonb_build_object('questionId', content.mid), 'waiting',
  now() + interval '1 day', 0, '', now(), now()
from community_content as content where content.main_type = 4
on conflict (name, key) do nothing;
