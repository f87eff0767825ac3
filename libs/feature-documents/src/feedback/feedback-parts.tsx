import type { DocContent } from '@portal/api-contract';
import { FeedbackForm } from './feedback-form';
import { FeedbackThanks } from './feedback-thanks';
import { OwnFeedback } from './own-feedback';

/** Props of `FeedbackParts`. */
export interface FeedbackPartsProps {
  readonly content: DocContent;
  /** What the reader has chosen; absent before. */
  readonly isHelpful: boolean | undefined;
  readonly isOwnShown: boolean;
  readonly onOwnClose: () => void;
}

/** What follows the choice whether a page has helped; its code comes with the first press. */
export function FeedbackParts({ content, isHelpful, isOwnShown, onOwnClose }: FeedbackPartsProps) {
  return (
    <>
      {isHelpful === true && <FeedbackThanks content={content} />}
      {isHelpful === false && <FeedbackForm content={content} />}
      {isOwnShown && <OwnFeedback onClose={onOwnClose} />}
    </>
  );
}
