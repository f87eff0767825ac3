import { MODEL_REVIEW_RULES, MODEL_TEXT_PARTS, type PublishedModelDetail } from '@portal/api-contract/account';
import { useAppealModelReviewMutation } from '@portal/data-access-api/account';
import { modelListingLifecycle } from '@portal/lifecycles';
import { AccountCard, FactList, StatusTag, Timeline } from '@portal/ui-account';
import { defineForm, field, FormActions, TextAreaField, useForm } from '@portal/ui-forms';
import styles from './publishing.module.css';

/** 审核: how the last review came out and why, the way to appeal, and everything that happened. */
export function AuditCards({ model }: { readonly model: PublishedModelDetail }) {
  const { status, reason, positions, log, actions } = model;
  return (
    <>
      <AccountCard title="审核结果">
        <div className={styles.fields}>
          <FactList
            facts={[
              ['状态', <StatusTag key="status" lifecycle={modelListingLifecycle} state={status} />],
              ...(reason ? [['原因', reason] as const] : []),
            ]}
          />
          {positions.length > 0 && (
            <ul className={styles.missing} aria-label="需要修改的部分">
              {positions.map(({ field: part, text }, index) => (
                <li key={index}>
                  <strong>{MODEL_TEXT_PARTS[part]}</strong>
                  <span>{text || '请修改'}</span>
                </li>
              ))}
            </ul>
          )}
          {!reason && <p className={styles.text}>没有需要处理的审核意见。</p>}
        </div>
      </AccountCard>
      {actions.includes('appeal') && <AppealCard id={model.id} />}
      <AccountCard title="审核与上架记录">
        <Timeline lifecycle={modelListingLifecycle} log={log} />
      </AccountCard>
    </>
  );
}

const appealForm = defineForm({
  reason: field.prose({ label: '申诉理由', rule: MODEL_REVIEW_RULES.appeal, rows: 4 }),
});

function AppealCard({ id }: { readonly id: string }) {
  const [appeal] = useAppealModelReviewMutation();
  const form = useForm(appealForm, {
    send: ({ reason }, idempotencyKey) => appeal({ body: { id, reason }, idempotencyKey }),
  });
  return (
    <AccountCard title="申诉">
      <form {...form.props} className={styles.fields} aria-label="申诉">
        <p className={styles.text}>由另一位审核员重新审核，同一版本只能申诉一次。</p>
        <TextAreaField field={form.bind('reason')} />
        <FormActions form={form} size="compact" submitText="提交申诉" />
      </form>
    </AccountCard>
  );
}
