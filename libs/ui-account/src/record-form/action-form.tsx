import { FormWarning, type ShownForm, type SubmissionError } from '@portal/ui-forms';
import { Button, ButtonRow } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './action-form.module.css';

/** Hears what became of an action. */
export interface ActionListener {
  /** It is done; what is said of it. */
  readonly onDone: (message: string) => void;
  /** The record is not as it was shown any more: it is fetched again. */
  readonly onStale: () => void;
}

/**
 * Tells what became of an action. What was typed stays where the server rejects, also where the record has moved on
 * meanwhile.
 */
export function tellOutcome(done: string, { onDone, onStale }: ActionListener) {
  return {
    onSubmitted: () => onDone(done),
    onRejected: ({ code }: SubmissionError) => {
      if (code === '409') onStale();
    },
  };
}

/** Props of `ActionForm`. */
export interface ActionFormProps {
  readonly form: Pick<ShownForm, 'props' | 'isSending' | 'error'>;
  /** What is asked before anything is done. */
  readonly question?: string;
  readonly submitText: string;
  readonly isDangerous?: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Form of a dialog: its fields, what went wrong, and the two buttons. */
export function ActionForm({ form, question, submitText, isDangerous = false, onCancel, children }: ActionFormProps) {
  return (
    <form {...form.props} className={styles.form}>
      {question && <p className={styles.question}>{question}</p>}
      {children}
      <FormWarning error={form.error} />
      <ButtonRow>
        <Button size="compact" onClick={onCancel}>
          取消
        </Button>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} size="compact" disabled={form.isSending}>
          {form.isSending ? '提交中…' : submitText}
        </Button>
      </ButtonRow>
    </form>
  );
}
