import type { DocContent } from '@portal/api-contract';
import { useAppSelector } from '@portal/data-access-api';
import { Button } from '@portal/ui-kit';
import { lazy, Suspense, useState } from 'react';
import styles from './feedback.module.css';

const FeedbackParts = lazy(() => import('./feedback-parts').then((module) => ({ default: module.FeedbackParts })));

/** Asks whether a page has helped. */
export function FeedbackBar({ content }: { readonly content: DocContent }) {
  const isLoggedIn = useAppSelector((state) => state.authInfo.isLoggedIn);
  const [isHelpful, setIsHelpful] = useState<boolean>();
  const [isOwnShown, setIsOwnShown] = useState(false);
  return (
    <section className={styles.bar} aria-labelledby="docFeedback">
      <h2 id="docFeedback">这篇文档对您有帮助吗？</h2>
      <div className={styles.choice}>
        <Button variant="plain" aria-pressed={isHelpful === true} onClick={() => setIsHelpful(true)}>
          有帮助
        </Button>
        <Button variant="plain" aria-pressed={isHelpful === false} onClick={() => setIsHelpful(false)}>
          没帮助
        </Button>
        {isLoggedIn && (
          <Button variant="plain" className={styles.own} onClick={() => setIsOwnShown(true)}>
            我的反馈
          </Button>
        )}
      </div>
      {(isHelpful !== undefined || isOwnShown) && (
        <Suspense fallback={null}>
          <FeedbackParts
            content={content}
            isHelpful={isHelpful}
            isOwnShown={isOwnShown}
            onOwnClose={() => setIsOwnShown(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
