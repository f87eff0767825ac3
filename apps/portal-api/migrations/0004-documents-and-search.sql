-- Documents: a manual has versions, a version has a tree of nodes, a node may have a page.

create table document (
  id text primary key,
  name text not null,
  summary text not null,
  category text not null,
  product_code text,
  recommend_status smallint not null default 0 check (recommend_status in (0, 1)),
  listing_status smallint not null,
  weight integer not null,
  visible_ranges integer[] not null,
  source text not null
);

create table document_version (
  document_id text not null references document on delete cascade,
  id text not null,
  name text not null,
  -- 0 is the newest.
  position integer not null,
  is_published boolean not null default true,
  published_on date not null,
  -- Grows out of date when a file of the version changes.
  checksum text not null,
  primary key (document_id, id)
);

create table document_node (
  document_id text not null,
  version_id text not null,
  id text not null,
  parent_id text,
  -- Place in reading order, counted over the whole tree.
  position integer not null,
  ancestors text[] not null,
  name text not null,
  url text,
  is_include_content smallint not null check (is_include_content in (0, 1)),
  recommend_status smallint not null default 0 check (recommend_status in (0, 1)),
  show_status smallint not null default 1 check (show_status in (0, 1)),
  has_children boolean not null,
  modifier text not null default '',
  weight integer not null default 0,
  updated_on date not null,
  title text not null,
  description text not null default '',
  markdown text not null default '',
  body_html text not null default '',
  outline jsonb not null default '[]',
  reading_minutes integer not null default 0,
  -- Of what the page was made from; a page that did not change is not rendered again.
  checksum text not null,
  primary key (document_id, version_id, id),
  foreign key (document_id, version_id) references document_version on delete cascade
);
create unique index document_node_order_idx on document_node (document_id, version_id, position);
create index document_node_level_idx on document_node (document_id, version_id, parent_id, position);
create index document_node_recent_idx on document_node (updated_on desc, document_id, id) where is_include_content = 1;
create index document_node_recommended_idx on document_node (document_id, position) where recommend_status = 1;

-- Pictures of imported documents, in the form in which they are served.
create table document_image (
  id text primary key,
  document_id text not null,
  version_id text not null,
  path text not null,
  content_type text not null,
  width integer not null,
  height integer not null,
  checksum text not null,
  bytes bytea not null,
  unique (document_id, version_id, path),
  foreign key (document_id, version_id) references document_version on delete cascade
);

create table document_feedback (
  feedback_no text primary key,
  document_id text not null,
  version_id text not null,
  node_id text not null,
  owner_id text,
  is_helpful boolean not null,
  reasons text[] not null,
  text text not null,
  -- Encrypted: it may be a telephone number.
  contact text not null,
  status text not null default 'received' check (status in ('received', 'handled')),
  reply text not null default '',
  created_at timestamptz not null
);
create index document_feedback_owner_idx on document_feedback (owner_id, created_at desc) where owner_id is not null;
create index document_feedback_page_idx on document_feedback (document_id, node_id);

-- The index of the site-wide search. An item is an entry; a page of a document is one entry per heading.

create extension if not exists pg_trgm;

create table search_entry (
  id bigint generated always as identity primary key,
  -- What the entry was made from; changing that replaces it in the same transaction.
  source text not null,
  module text not null,
  item_id text not null,
  doc_id text not null,
  doc_version_id text not null,
  anchor text not null,
  title text not null,
  heading text not null,
  body text not null,
  breadcrumb text[] not null,
  tags text not null,
  is_content_empty boolean not null,
  -- Brands that show it: one bit for each visible range.
  ranges integer not null,
  weight integer not null,
  updated_on date not null,
  -- Words of the title and what must be known to filter; the same with headings and text.
  head tsvector not null,
  words tsvector not null
-- Texts and vectors stand apart, so that many entries fit on a page.
) with (toast_tuple_target = 400);
create index search_entry_source_idx on search_entry (source);
-- What is written waits in a short list and is sorted in together: ten times as fast as word by word.
create index search_entry_head_idx on search_entry using gin (head) with (gin_pending_list_limit = 512);
create index search_entry_words_idx on search_entry using gin (words) with (gin_pending_list_limit = 1024);

-- The functions below read a bounded number of rows, however many match. Reading the whole table is taken for cheap,
-- since what it costs to unpack the vectors is not known to the planner; and planning would cost more than the search.

-- Entries that may be the best ones: those whose title or heading has the words for titles, the weightiest and newest
-- first; where they are few, others whose text has the words, the first of them with that text. Versions of documents
-- but the newest are left out, unless `old` asks for them. The first row says how many items of each kind there are,
-- counted among the first so many entries, and how many those are.
create function search_candidates(query tsquery, titles tsquery, shown integer, old boolean, since date, most integer,
  cap integer)
returns table (id bigint, module text, item_id text, doc_id text, doc_version_id text, anchor text, title text,
  heading text, tags text, weight integer, updated_on text, body text, tally jsonb)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off
as $$
declare
  titled bigint[];
  texts bigint[];
  bodies bigint[];
  counted jsonb;
begin
  titled := array(
    select found.id from (
      select entry.id, entry.weight, entry.updated_on from search_entry as entry
      where entry.head @@ titles and entry.ranges & shown <> 0 and (old or entry.doc_version_id = '')
        and (since is null or entry.updated_on >= since) limit 500
    ) as found order by found.weight desc, found.updated_on desc, found.id limit most);
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
    (select jsonb_build_object('entries', sum(kind.parts), 'items', jsonb_object_agg(kind.module, kind.items)) from kind),
    case when cardinality(titled) < 20 or titles <> query
      then array(select found.id from found where found.id <> all (titled) limit greatest(40, most / 2)) end
  into counted, texts;
  bodies := case when titles <> query then titled || texts else texts[:30] end;
  return query
    select entry.id, entry.module, entry.item_id, entry.doc_id, entry.doc_version_id, entry.anchor, entry.title,
      entry.heading, entry.tags, entry.weight, entry.updated_on::text,
      case when entry.id = any (bodies) then left(entry.body, 1500) end, counted
    from search_entry as entry where entry.id = any (titled || texts);
end
$$;

-- What results show of entries.
create function search_texts(ids bigint[])
returns table (id bigint, body text, breadcrumb text[], is_content_empty boolean)
language plpgsql stable set plan_cache_mode = force_generic_plan set jit = off
as $$
begin
  return query
    select entry.id, left(entry.body, 6000), entry.breadcrumb, entry.is_content_empty
    from search_entry as entry where entry.id = any (ids);
end
$$;

-- Items by their titles alone, for suggestions.
create function search_titles(query tsquery, shown integer, most integer)
returns table (id bigint, module text, item_id text, doc_id text, doc_version_id text, anchor text, title text,
  heading text, tags text, weight integer, updated_on text, is_content_empty boolean, breadcrumb text[])
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off
as $$
begin
  return query
    select entry.id, entry.module, entry.item_id, entry.doc_id, entry.doc_version_id, entry.anchor, entry.title,
      entry.heading, entry.tags, entry.weight, entry.updated_on::text, entry.is_content_empty, entry.breadcrumb
    from search_entry as entry
    where entry.id = any (array(
      select found.id from (
        select hit.id, hit.weight, hit.updated_on, length(hit.title) as size from search_entry as hit
        where hit.head @@ query and hit.ranges & shown <> 0 and hit.doc_version_id = '' and hit.anchor = '' limit 300
      ) as found order by found.weight desc, found.size, found.updated_on desc, found.id limit most));
end
$$;

-- How many entries each of some queries finds, up to so many: what is rare says more about what is looked for.
create function search_counts(queries text[], most integer) returns integer[]
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off
as $$
declare
  query text;
  counts integer[] := '{}';
begin
  foreach query in array queries loop
    counts := counts || (
      select count(*)::integer
      from (select 1 from search_entry as entry where entry.words @@ query::tsquery limit most) as found);
  end loop;
  return counts;
end
$$;

-- Words that titles are made of, by their pinyin, and Latin words, for those who mistype them.
create table search_term (
  term text not null,
  source text not null,
  pinyin text not null,
  initials text not null,
  is_latin boolean not null,
  weight integer not null,
  primary key (term, source)
);
create index search_term_source_idx on search_term (source);
create index search_term_pinyin_idx on search_term (pinyin text_pattern_ops) where not is_latin;
create index search_term_initials_idx on search_term (initials text_pattern_ops) where not is_latin;
create index search_term_latin_idx on search_term (term text_pattern_ops) where is_latin;
create index search_term_typo_idx on search_term using gin (term gin_trgm_ops) where is_latin;

-- Latin words that look like a word. Short words with two letters swapped have few groups of letters left in common.
create function search_lookalikes(word text) returns table (term text, weight integer)
language sql stable set pg_trgm.similarity_threshold = 0.15
as $$
  select term.term, max(term.weight) from search_term as term
  where term.is_latin and term.term % word and length(term.term) between length(word) - 2 and length(word) + 2
  group by term.term order by max(similarity(term.term, word)) desc, 2 desc, 1 limit 40
$$;

-- What is looked for, for editors: nothing about who looked.
create table search_query (
  keywords text primary key,
  searches integer not null,
  misses integer not null,
  last_searched_at timestamptz not null
);
create index search_query_missed_idx on search_query (misses desc) where misses > 0;

create table search_click (
  keywords text not null,
  module text not null,
  item_id text not null,
  clicks integer not null,
  rank_sum integer not null,
  last_clicked_at timestamptz not null,
  primary key (keywords, module, item_id)
);

create table page_view (
  module text not null,
  item_id text not null,
  day date not null,
  views integer not null,
  primary key (module, item_id, day)
);
