import { Alert, Button } from '@portal/ui-kit';
import styles from './enterprise.module.css';

/** Props of `CodeWarning`. */
export interface CodeWarningProps {
  readonly text: string;
  /** Goes on by document review; absent where that is the way already, or closed. */
  readonly onReview: (() => void) | undefined;
}

/** Says that only people can tell whether a code is right: registers hold codes whose check is wrong. */
export function CodeWarning({ text, onReview }: CodeWarningProps) {
  return (
    <Alert tone="warning" className={styles.warning}>
      {onReview ? '早期登记的部分代码与校验规则不符，可以由人工核对证照。' : text}
      {onReview && (
        <Button variant="text" onClick={onReview}>
          改用企业证照审核
        </Button>
      )}
    </Alert>
  );
}
