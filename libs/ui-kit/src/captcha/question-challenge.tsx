import { type KeyboardEvent, useId, useState } from 'react';
import type { CaptchaQuestion } from './captcha-props';
import styles from './challenge.module.css';
import { ChallengeFrame } from './challenge-frame';
import { type ChallengeProps, useChallenge } from './use-challenge';
import { useFocusReturn } from './use-focus-return';

/** As much room as the picture takes. */
const SIZE = { width: 320, height: 160 };

const MAX_CHARACTERS = 20;

/** The question in place of the puzzle. */
export function QuestionChallenge(props: ChallengeProps<CaptchaQuestion>) {
  const state = useChallenge(props);
  const { challenge, isChecking, reload, submit } = state;
  const [typed, setTyped] = useState({ capcode: '', answer: '' });
  const answer = challenge?.capcode === typed.capcode ? typed.answer : '';
  const isReady = challenge !== undefined && !isChecking;
  const { controlRef, leave } = useFocusReturn<HTMLInputElement>(props.panelRef, isReady);
  const questionId = useId();

  function confirm(): void {
    if (!answer.trim()) return;
    leave();
    submit({ answer: answer.normalize('NFKC').trim() });
  }

  function confirmByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // A form around the captcha would be sent.
    event.preventDefault();
    confirm();
  }

  return (
    <ChallengeFrame
      state={state}
      size={SIZE}
      stage={
        <p id={questionId} className={styles.question}>
          {challenge?.question}
        </p>
      }
      control={
        <label className={styles.answer}>
          答案
          <input
            ref={controlRef}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={MAX_CHARACTERS}
            aria-describedby={questionId}
            value={answer}
            disabled={!isReady}
            onChange={(event) => challenge && setTyped({ capcode: challenge.capcode, answer: event.target.value })}
            onKeyDown={confirmByKey}
          />
        </label>
      }
      hint="请用数字回答"
      submitLabel="提交"
      isAnswered={answer.trim() !== ''}
      onSubmit={confirm}
      reloadLabel="换一题"
      onReload={reload}
      onRetry={() => {
        leave();
        reload();
      }}
      switchLabel="改用拼图验证"
      onSwitch={props.onSwitch}
    />
  );
}
