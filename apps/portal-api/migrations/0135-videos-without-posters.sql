-- Videos that their authors gave no cover, and that nobody has looked into for one, are looked for every few seconds.
create index community_content_poster_idx on community_content (published_at)
  where is_shown and main_type = 1 and cover = '' and file ->> 'fileId' <> '' and not file ? 'posterId';
