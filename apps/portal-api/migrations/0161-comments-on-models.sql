-- contract: the release before writes comments on two kinds of things, which the wider rule has too.
alter table community_comment
  drop constraint community_comment_target_type_check,
  add constraint community_comment_target_type_check check (target_type in ('content', 'answer', 'model')) not valid;
alter table community_comment validate constraint community_comment_target_type_check;

-- How good whoever writes finds a model; nothing for comments on anything else.
alter table community_comment add column stars smallint
  constraint community_comment_stars_check check (stars between 1 and 5);

-- contract: the release before writes no stars.
-- Everybody says once what they think of a model.
create unique index community_comment_stars_idx on community_comment (target_id, owner_id)
  where stars is not null and status <> 4;
