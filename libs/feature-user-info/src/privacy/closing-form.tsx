import { normalizeText } from '@portal/api-contract/rules';
import { useRequestAccountClosingMutation } from '@portal/data-access-api/account';
import { defineForm, field, FormActions, SelectField, TextField, useForm } from '@portal/ui-forms';
import { Button } from '@portal/ui-kit';
import styles from './closing.module.css';
import { CLOSING_REASONS, CONFIRMATION } from './privacy-labels';

/** Props of `ClosingForm`. */
export interface ClosingFormProps {
  /** Proof of the step before; empty where a new login stands for it. */
  readonly ticket: string;
  readonly onClose: () => void;
  /** The proof is no longer good. */
  readonly onExpired?: (message: string) => void;
}

const closingForm = defineForm({
  reason: field.optionalChoice({ label: '注销原因（可不填）', options: CLOSING_REASONS }),
  confirmation: field.text({
    label: `请输入「${CONFIRMATION}」`,
    findError: (text) => (normalizeText(text) === CONFIRMATION ? '' : `请输入「${CONFIRMATION}」以确认`),
    autoComplete: 'off',
    maxLength: 10,
  }),
});

/** Last step: why, and the word that has to be typed. */
export function ClosingForm({ ticket, onClose, onExpired }: ClosingFormProps) {
  const [request] = useRequestAccountClosingMutation();
  const form = useForm(closingForm, {
    send: ({ reason }, idempotencyKey) => request({ body: { ticket, reason }, idempotencyKey }),
    onSubmitted: onClose,
    onRejected: ({ fieldErrors, msg }) => {
      if (fieldErrors.some(({ field: name }) => name === 'ticket')) onExpired?.(msg);
    },
  });
  const { props, bind } = form;
  return (
    <form {...props} aria-label="确认注销">
      <p className={styles.warning}>15天后账号将被注销，个人信息删除，无法恢复。冷静期内可以随时取消。</p>
      <SelectField field={bind('reason')} />
      <TextField field={bind('confirmation')} />
      <FormActions form={form} variant="danger" size="compact" submitText="确认注销">
        <Button size="compact" className={styles.stay} onClick={onClose}>
          暂不注销
        </Button>
      </FormActions>
    </form>
  );
}
