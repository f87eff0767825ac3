import { SiteLink } from '@portal/ui-kit';
import { buttons } from '../frame/buttons';
import styles from './record-form.module.css';

/** Props of `RecordFormFoot`. */
export interface RecordFormFootProps {
  readonly isSending: boolean;
  /** Why the record was not saved. */
  readonly warning: string;
  readonly submitText: string;
  /** Where to go without saving. */
  readonly cancelHref: string;
  /** Reads the record again where it was changed elsewhere; what was typed stays. */
  readonly onReload?: (() => void) | undefined;
}

/** End of a record's form: what went wrong, and the ways on. */
export function RecordFormFoot({ isSending, warning, submitText, cancelHref, onReload }: RecordFormFootProps) {
  return (
    <div className={styles.foot}>
      {warning && (
        <p className={styles.warning} role="alert">
          <span>{warning}</span>
          {onReload && (
            <button type="button" className={buttons.text} onClick={onReload}>
              刷新
            </button>
          )}
        </p>
      )}
      <button type="submit" className={buttons.primary} disabled={isSending}>
        {isSending ? '保存中…' : submitText}
      </button>
      <SiteLink href={cancelHref} className={buttons.plain}>
        取消
      </SiteLink>
    </div>
  );
}
