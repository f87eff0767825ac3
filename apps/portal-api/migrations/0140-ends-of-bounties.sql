-- The time of a bounty ends once, also where an answer was accepted. What was accepted before bounties moved anything stays.
update community_content set bounty_until = null
  where question_status = 3 and not exists (
    select from community_reputation where cause = 'bounty' and target_id = mid);
-- The release before goes on looking by its own index.
create index community_content_bounty_end_idx on community_content (bounty_until)
  where bounty > 0 and question_status in (1, 2, 3);
