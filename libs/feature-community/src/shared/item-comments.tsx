import { CommentSection } from '../comments/comment-section';
import { ContentCard } from './content-card';

/** Props of `ItemComments`. */
export interface ItemCommentsProps {
  readonly mid: string;
  /** Id of the comment that the address leads to. */
  readonly sought: string | undefined;
}

/** The comments on an item, below it. */
export function ItemComments({ mid, sought }: ItemCommentsProps) {
  return (
    <ContentCard>
      <CommentSection key={sought} target={{ targetType: 'content', targetId: mid }} sought={sought} />
    </ContentCard>
  );
}
