import type { OrderDetail } from '@portal/api-contract/account';
import { ORDER_RULES } from '@portal/api-contract/rules';
import { useFormDraft, useLeaveGuard, useRemarkOrderMutation } from '@portal/data-access-api/account';
import { AccountCard, SettingsActions, useNewest } from '@portal/ui-account';
import { defineForm, field, TextAreaField, useForm } from '@portal/ui-forms';
import styles from './order-detail.module.css';

/** Props of `RemarkCard`. */
export interface RemarkCardProps {
  readonly order: OrderDetail;
  /** Account whose draft it is. */
  readonly account: string;
  /** Fetches the order again; what was typed stays. */
  readonly onReload: () => void;
}

/** 备注: what the owner says about an order, as long as somebody reads it. */
export function RemarkCard(props: RemarkCardProps) {
  const { remark, actions } = props.order;
  return (
    <AccountCard title="备注">
      {actions.includes('remark') ? <RemarkForm {...props} /> : <p className={styles.remark}>{remark || '没有备注'}</p>}
    </AccountCard>
  );
}

const remarkForm = defineForm({ remark: field.prose({ label: '备注', rule: ORDER_RULES.remark, rows: 3 }) });

function RemarkForm({ order, account, onReload }: RemarkCardProps) {
  const [{ orderNo, remark, version }, setSaved] = useNewest(order);
  const [save] = useRemarkOrderMutation();
  const form = useForm(remarkForm, {
    start: { remark },
    draft: useFormDraft(`remark:${orderNo}`, account),
    send: (request, idempotencyKey) => save({ body: { orderNo, version, ...request }, idempotencyKey }),
    onSubmitted: setSaved,
  });
  useLeaveGuard(form.isDirty);
  return (
    <form {...form.props} className={styles.form} aria-label="备注">
      <TextAreaField field={form.bind('remark')} />
      <SettingsActions
        form={form}
        version={version}
        submitText="保存备注"
        sendingText="正在保存…"
        reloadedText="订单刚刚有了变化，已载入最新内容，请核对后再次保存"
        isDisabled={!form.isDirty}
        onReload={onReload}
      />
    </form>
  );
}
