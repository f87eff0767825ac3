import type { IdentificationDetail } from '@portal/api-contract/account';
import { useVerifyRemittanceMutation } from '@portal/data-access-api/account';
import { FormPanel, recordStyles } from '@portal/ui-account';
import { FormActions, TextField, useForm } from '@portal/ui-forms';
import { Deadline } from '../shared/deadline';
import { amountForm } from './remittance-form.rules';
import styles from './remittance.module.css';

/** Props of `AmountStep`. */
export interface AmountStepProps {
  readonly record: Pick<IdentificationDetail, 'id' | 'name' | 'dueAt'>;
  /** Absent while it is not known. */
  readonly triesLeft: number | undefined;
}

/** The amount that has come in: three tries, and then a day's pause. */
export function AmountStep({ record: { id, name, dueAt }, triesLeft }: AmountStepProps) {
  const [verify] = useVerifyRemittanceMutation();
  const form = useForm(amountForm, {
    send: ({ amount }, idempotencyKey) => verify({ body: { id, amount }, idempotencyKey }),
  });
  return (
    <form {...form.props} className={recordStyles.form} aria-label="验证到账金额">
      <FormPanel
        title="填写到账金额"
        label="到账金额"
        text={`款项已打入「${name}」的对公账户，请向财务或在网上银行查询到账明细，填写完整金额，如 0.37。`}
      >
        <div className={styles.amount}>
          <TextField field={form.bind('amount')} />
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>剩余次数</dt>
            {/* As long before it is known as afterwards: nothing moves. */}
            <dd>{`${triesLeft ?? '—'}次，连续3次不符将锁定24小时`}</dd>
          </div>
          {dueAt && (
            <div>
              <dt>验证期限</dt>
              <dd>
                <Deadline label="验证期限" at={dueAt} />
              </dd>
            </div>
          )}
        </dl>
        <div className={recordStyles.panelEnd}>
          <FormActions form={form} submitText="验证金额" sendingText="正在验证…" />
        </div>
      </FormPanel>
    </form>
  );
}
