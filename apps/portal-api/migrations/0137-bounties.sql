-- Until when the bounty of a question stands. What stands already stands for as long as a new one.
alter table community_content add column bounty_until timestamptz;
update community_content set bounty_until = now() + interval '14 days'
  where main_type = 4 and bounty > 0 and question_status <> 4;
create index community_content_bounty_idx on community_content (bounty_until)
  where bounty > 0 and question_status in (1, 2);

-- contract: what moves a reputation has one more cause; the release before writes none of it.
alter table community_reputation drop constraint community_reputation_cause_check,
  add constraint community_reputation_cause_check
  check (cause in ('accepted', 'upvoted', 'downvoted', 'featured', 'bounty'));
create index community_reputation_bounty_idx on community_reputation (target_id, owner_id) where cause = 'bounty';
