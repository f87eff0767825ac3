import { buttons } from '@portal/ui-account';
import type { ReactNode } from 'react';
import styles from './act-form.module.css';

/** Props of `ActForm`. */
export interface ActFormProps {
  /** Props of the form element. */
  readonly form: object;
  readonly isSending: boolean;
  readonly warning: string;
  readonly submitText: string;
  readonly isDangerous?: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Form of a dialog: its fields, what went wrong, and the two buttons. */
export function ActForm(props: ActFormProps) {
  const { form, isSending, warning, submitText, isDangerous = false, onCancel, children } = props;
  return (
    <form {...form} className={styles.form}>
      {children}
      {warning && (
        <p className={styles.warning} role="alert">
          {warning}
        </p>
      )}
      <div className={buttons.row}>
        <button type="button" className={buttons.plain} onClick={onCancel}>
          取消
        </button>
        <button type="submit" className={isDangerous ? buttons.danger : buttons.primary} disabled={isSending}>
          {isSending ? '提交中…' : submitText}
        </button>
      </div>
    </form>
  );
}
