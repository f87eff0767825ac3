import { toFormOutcome, useRequestAccountClosingMutation } from '@portal/data-access-api/account';
import { buttons } from '@portal/ui-account';
import { SelectField, TextField, useForm } from '@portal/ui-content/form';
import styles from './closing.module.css';
import panels from './panels.module.css';
import { CLOSING_REASONS, CONFIRMATION } from './privacy-labels';

/** Props of `ClosingForm`. */
export interface ClosingFormProps {
  /** Proof of the step before; empty where a new login stands for it. */
  readonly ticket: string;
  readonly onClose: () => void;
  /** The proof is no longer good. */
  readonly onExpired?: (message: string) => void;
}

interface Values {
  readonly reason: string;
  readonly confirmation: string;
}

/** Last step: why, and the word that has to be typed. */
export function ClosingForm({ ticket, onClose, onExpired }: ClosingFormProps) {
  const [request] = useRequestAccountClosingMutation();
  const { form, bind, isSending, warning } = useForm<Values, true>({
    initial: { reason: '', confirmation: '' },
    rules: {
      confirmation: (text) => (text.normalize('NFKC').trim() === CONFIRMATION ? '' : `请输入「${CONFIRMATION}」以确认`),
    },
    async send({ reason }, idempotencyKey) {
      const outcome = toFormOutcome(await request({ body: { ticket, reason }, idempotencyKey }));
      if ('receipt' in outcome) {
        onClose();
        return { receipt: true };
      }
      if (outcome.fieldErrors.some(({ field }) => field === 'ticket')) onExpired?.(outcome.msg);
      return outcome;
    },
  });
  return (
    <form {...form}>
      <p className={styles.warning}>15天后账号将被注销，个人信息删除，无法恢复。冷静期内可以随时取消。</p>
      <SelectField field={bind('reason')} label="注销原因（可不填）" options={CLOSING_REASONS} />
      <TextField
        field={bind('confirmation')}
        label={`请输入「${CONFIRMATION}」`}
        isRequired
        autoComplete="off"
        maxLength={10}
      />
      {warning && (
        <p className={styles.notice} role="alert">
          {warning}
        </p>
      )}
      <div className={panels.acts} data-end>
        <button type="button" className={`${buttons.plain} ${styles.stay}`} onClick={onClose}>
          暂不注销
        </button>
        <button type="submit" className={buttons.danger} disabled={isSending}>
          {isSending ? '提交中…' : '确认注销'}
        </button>
      </div>
    </form>
  );
}
