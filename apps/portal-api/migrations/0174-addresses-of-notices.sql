-- Notices from before say of an answer or a comment only where it stands in the document, which it does on the first page
-- of its list alone. Their addresses name it now, as those of today do (ADR 206).
update community_notice
set url = regexp_replace(url, '#answer-([0-9a-f-]{36})$', '?answer=\1#answer-\1')
where url ~ '^/community/[^?#]+#answer-[0-9a-f-]{36}$';

-- Comments on answers stand below these.
update community_notice
set url = concat(split_part(url, '#', 1), '?answer=', target_id, '&comment=', comment.id, '#answer-', target_id)
from community_comment as comment
where url ~ '^/community/[^?#]+#comment-[0-9a-f-]{36}$'
  and comment.id::text = right(url, 36) and comment.target_type = 'answer';

update community_notice
set url = regexp_replace(url, '#comment-([0-9a-f-]{36})$', '?comment=\1#comment-\1')
where url ~ '^/community/[^?#]+#comment-[0-9a-f-]{36}$';
