-- Answers of the search come as one value, and as many queries as are needed are asked in one step: on its way, a step
-- costs more than what it finds.

drop function search_candidates(tsquery, tsquery, integer, boolean, date, integer, integer);
drop function search_titles(tsquery, integer, integer);
drop function search_texts(bigint[]);

-- Entries that may be the best ones, and `deep`, all of them up to the cap. Of some queries, each looser than the one before, the next is asked where those
-- before found fewer than enough. Of each: entries whose title or heading has the words (of `titles`, where that is
-- given), the weightiest and newest first; where they are few, others whose text has the words, the first of them with
-- that text; those that are there at any depth are marked. Versions of documents but the newest are left out, unless `old` asks for them. `asked` are the queries
-- asked, `firsts` the entries that the first of them found, `tally` how many items of each kind the last one has,
-- counted among the first so many entries, and how many those are.
create function search_candidates(queries text[], titles tsquery, shown integer, old boolean, since date, most integer,
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
        -- Only pages of documents are several entries.
        count(*) filter (where found.doc_id = '')
          + count(distinct case when found.doc_id <> '' then found.doc_id || ' ' || found.item_id end) as items
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

-- What results show of entries.
create function search_texts(ids bigint[]) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan set jit = off
as $$
begin
  return (
    select json_agg(json_build_array(entry.id, left(entry.body, 6000), entry.breadcrumb, entry.is_content_empty))
    from search_entry as entry where entry.id = any (ids));
end
$$;

-- Items by their titles alone, for suggestions.
create function search_titles(query tsquery, shown integer, most integer) returns json
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off
as $$
begin
  return (
    select json_agg(json_build_array(entry.id, entry.module, entry.item_id, entry.doc_id, entry.doc_version_id,
      entry.anchor, entry.title, entry.heading, entry.tags, entry.weight, entry.updated_on, entry.breadcrumb,
      entry.is_content_empty))
    from search_entry as entry
    where entry.id = any (array(
      select found.id from (
        select hit.id, hit.weight, hit.updated_on, length(hit.title) as size from search_entry as hit
        where hit.head @@ query and hit.ranges & shown <> 0 and hit.doc_version_id = '' and hit.anchor = '' limit 300
      ) as found order by found.weight desc, found.size, found.updated_on desc, found.id limit most)));
end
$$;

-- A common word is in thousands of titles: it is read for a few of them, then the next word.

drop index search_term_pinyin_idx;
drop index search_term_initials_idx;
create index search_term_pinyin_idx on search_term (pinyin collate "C", term collate "C") where not is_latin;
create index search_term_initials_idx on search_term (initials collate "C", term collate "C") where not is_latin;

-- How much a word is worth: more, where a few titles have it.
create function search_term_weight(word text) returns integer
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  return (select max(few.weight) + count(*) from (select weight from search_term where term = word limit 4) as few);
end
$$;

-- Words whose sound, and words whose first letters, begin like this, in their order: those that are just this, first.
create function search_sounds(sound text, most integer)
returns table (term text, pinyin text, initials text)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off
as $$
declare
  behind constant text := sound || U&'\+10FFFF';
begin
  return query
    with recursive spoken as (
      (select one.pinyin collate "C" as sound, one.term collate "C" as word, one.initials from search_term as one
        where not one.is_latin and one.pinyin collate "C" >= search_sounds.sound and one.pinyin collate "C" < behind
        order by 1, 2 limit 1)
      union all
      select next.* from spoken, lateral (
        select one.pinyin collate "C", one.term collate "C", one.initials from search_term as one
        where not one.is_latin and (one.pinyin collate "C", one.term collate "C") > (spoken.sound, spoken.word)
          and one.pinyin collate "C" < behind
        order by 1, 2 limit 1) as next
    )
    select spoken.word, spoken.sound, spoken.initials from spoken limit most;
  return query
    with recursive begun as (
      (select one.initials collate "C" as sound, one.term collate "C" as word, one.pinyin from search_term as one
        where not one.is_latin and one.initials collate "C" >= search_sounds.sound and one.initials collate "C" < behind
        order by 1, 2 limit 1)
      union all
      select next.* from begun, lateral (
        select one.initials collate "C", one.term collate "C", one.pinyin from search_term as one
        where not one.is_latin and (one.initials collate "C", one.term collate "C") > (begun.sound, begun.word)
          and one.initials collate "C" < behind
        order by 1, 2 limit 1) as next
    )
    select begun.word, begun.pinyin, begun.sound from begun limit most;
end
$$;

-- Words that sound exactly like one of those typed.
create function search_homophones(sounds text[])
returns table (term text, pinyin text)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off
as $$
begin
  return query
    with recursive same as (
      select sound, (
        select min(one.term collate "C") from search_term as one
        where not one.is_latin and one.pinyin collate "C" = sound) as word
      from unnest(sounds) as sound
      union all
      select same.sound, (
        select min(one.term collate "C") from search_term as one
        where not one.is_latin and one.pinyin collate "C" = same.sound and one.term collate "C" > same.word)
      from same where same.word is not null
    )
    select same.word, same.sound from same where same.word is not null limit 200;
end
$$;
