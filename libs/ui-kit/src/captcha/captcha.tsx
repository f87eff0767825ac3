import { useEffect, useRef, useState } from 'react';
import { CheckIcon } from '../icon/action-icons';
import { Icon } from '../icon/icon';
import { useLazyPart } from '../lazy-part/use-lazy-part';
import { Skeleton } from '../skeleton/skeleton';
import type { CaptchaProps } from './captcha-props';
import styles from './captcha.module.css';
import { LoadFailure } from './load-failure';

/** Room that the challenge takes, in pixels. */
const CHALLENGE_HEIGHT = 302;

const loadPanel = () => import('./challenge-panel').then(({ ChallengePanel }) => ChallengePanel);

type Stage = 'closed' | 'picture' | 'question' | 'passed';

/** Slider captcha that unfolds in its place, with a question for those who cannot drag or see the picture. */
export function Captcha({ loadPicture, loadQuestion, check, onTicket }: CaptchaProps) {
  const [stage, setStage] = useState<Stage>('closed');
  const panelRef = useRef<HTMLDivElement>(null);
  const isOpen = stage === 'picture' || stage === 'question';
  const [isNear, setIsNear] = useState(false);
  const challenge = useLazyPart(loadPanel, isNear || isOpen);

  // The button that opened the panel is gone.
  useEffect(() => {
    if (isOpen) panelRef.current?.focus();
  }, [isOpen]);

  if (stage === 'passed') return <PassedMark />;
  if (stage === 'closed') {
    return (
      <button
        type="button"
        className={styles.opener}
        aria-expanded={false}
        onPointerEnter={() => setIsNear(true)}
        onFocus={() => setIsNear(true)}
        onClick={() => setStage('picture')}
      >
        <Icon d={SHIELD} size={22} />
        点击完成安全验证
      </button>
    );
  }

  const pass = (ticket: string) => {
    setStage('passed');
    onTicket(ticket);
  };
  const switchKind = () => {
    panelRef.current?.focus();
    setStage(stage === 'picture' ? 'question' : 'picture');
  };
  return (
    <div ref={panelRef} role="group" aria-label="安全验证" tabIndex={-1} className={styles.panel}>
      {challenge.Part && (
        <challenge.Part
          kind={stage}
          {...{ panelRef, loadPicture, loadQuestion, check }}
          onPassed={pass}
          onSwitch={switchKind}
        />
      )}
      {!challenge.Part && challenge.hasFailed && (
        <LoadFailure message="安全验证未能加载，请重试" onRetry={challenge.retry} />
      )}
      {!challenge.Part && !challenge.hasFailed && <Skeleton height={CHALLENGE_HEIGHT} />}
    </div>
  );
}

function PassedMark() {
  const markRef = useRef<HTMLParagraphElement>(null);
  // Where the panel was; the next tab stop is the one behind it.
  useEffect(() => markRef.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={markRef} role="status" tabIndex={-1} className={styles.passed}>
      <CheckIcon size={22} />
      验证通过
    </p>
  );
}

const SHIELD = 'M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.8zM8.8 12l2.3 2.3 4.3-4.6';
