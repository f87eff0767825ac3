import type { ApiError } from '@portal/data-access-api';
import { Button } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './my-follow.module.css';

/** Props of `UndoButton`. */
export interface UndoButtonProps {
  /** What ends it, and what begins it anew. */
  readonly words: readonly [end: string, begin: string];
  /** Whom or what it is about. */
  readonly name: string;
  /** Whether it can begin anew. */
  readonly canBegin?: boolean;
  /** Ends it or begins it anew. */
  readonly onChange: (isOn: boolean) => Promise<{ readonly error?: unknown }>;
}

/** Ends something that stands in a list. The row stays until the list is read again, so that it can be undone. */
export function UndoButton({ words: [end, begin], name, canBegin = true, onChange }: UndoButtonProps) {
  const [isOn, setIsOn] = useState(true);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  async function change() {
    setIsSending(true);
    const { error } = await onChange(!isOn);
    setIsSending(false);
    setFailure(error ? (error as ApiError).msg || '没有成功，请稍后再试' : '');
    if (!error) setIsOn(!isOn);
  }
  if (!isOn && !canBegin) {
    return (
      <span role="status" className={styles.done}>
        已{end}
      </span>
    );
  }
  const word = isOn ? end : begin;
  return (
    <div className={styles.act}>
      <Button
        size="compact"
        variant={isOn ? 'secondary' : 'primary'}
        aria-label={`${word} ${name}`}
        disabled={isSending}
        onClick={() => void change()}
      >
        {word}
      </Button>
      {failure && <span role="alert">{failure}</span>}
    </div>
  );
}
