import styles from './form.module.css';
import buttons from '../button-link.module.css';

/** Props of `FormFoot`. */
export interface FormFootProps {
  readonly isSending: boolean;
  /** Why the form was not taken. */
  readonly warning: string;
  readonly submitText?: string;
}

/** End of a form: what went wrong, and the button. */
export function FormFoot({ isSending, warning, submitText = '提交' }: FormFootProps) {
  return (
    <div className={styles.foot}>
      {warning && (
        <p className={styles.warning} role="alert">
          {warning}
        </p>
      )}
      <button type="submit" className={buttons.button} data-variant="primary" disabled={isSending}>
        {isSending ? '提交中…' : submitText}
      </button>
    </div>
  );
}
