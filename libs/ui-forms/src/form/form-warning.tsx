import { Button } from '@portal/ui-kit';
import styles from './form.module.css';
import type { SubmissionError } from './submission-error';

/** Props of `FormWarning`. */
export interface FormWarningProps {
  readonly error: SubmissionError | null;
  readonly onReload?: (() => void) | undefined;
}

/** Says why a form was not accepted. */
export function FormWarning({ error, onReload }: FormWarningProps) {
  return (
    error?.msg && (
      <p className={styles.warning} role="alert">
        <span>{error.msg}</span>
        {error.code === '409' && onReload && (
          <Button variant="text" onClick={onReload}>
            刷新
          </Button>
        )}
      </p>
    )
  );
}
