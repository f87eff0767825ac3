-- Pictures that are published as materials get a smaller one as their cover, as videos get a picture of theirs.
-- contract: the release before reads its videos from the wider index of the same name
drop index community_content_poster_idx;
create index community_content_poster_idx on community_content (published_at)
  where is_shown and (main_type = 1 or file ->> 'type' in ('jpg', 'png')) and cover = '' and file ->> 'fileId' <> ''
    and not file ? 'posterId';
