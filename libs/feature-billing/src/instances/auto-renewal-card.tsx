import { formatPeriod, type InstanceDetail } from '@portal/api-contract/account';
import { useAutoRenewInstanceMutation } from '@portal/data-access-api/account';
import { AccountCard, ActionForm } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { defineForm, useForm } from '@portal/ui-forms';
import { Button } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './instances.module.css';

const WIDTH = 520;

/** 自动续费: whether the portal orders the renewal by itself, and what that means. */
export function AutoRenewalCard({ instance }: { readonly instance: InstanceDetail }) {
  const { isAutoRenewed, period, actions } = instance;
  const [isAsked, setIsAsked] = useState(false);
  const verb = isAutoRenewed ? '关闭' : '开启';
  return (
    <AccountCard
      title="自动续费"
      action={
        actions.includes('autoRenew') && (
          <Button size="compact" onClick={() => setIsAsked(true)}>
            {verb}自动续费
          </Button>
        )
      }
    >
      <p className={styles.renewal} data-on={isAutoRenewed || undefined}>
        {isAutoRenewed ? '已开启' : '未开启'}
      </p>
      <p className={styles.note}>
        本站没有余额或代扣，不会自动扣款：开启后在到期前 7 天按当时价格生成 {formatPeriod(period)}
        的续费订单并通知您，到期前 3 天和 1 天再次提醒；您在线支付或对公汇款后自动延长，未支付则到期停止服务。
      </p>
      <AccountDialog title={`${verb}自动续费`} isOpen={isAsked} onClose={() => setIsAsked(false)} width={WIDTH}>
        <SwitchForm instance={instance} verb={verb} onClose={() => setIsAsked(false)} />
      </AccountDialog>
    </AccountCard>
  );
}

const nothingForm = defineForm({});

interface SwitchFormProps {
  readonly instance: InstanceDetail;
  readonly verb: string;
  readonly onClose: () => void;
}

function SwitchForm({ instance, verb, onClose }: SwitchFormProps) {
  const { instanceId, isAutoRenewed, period, version } = instance;
  const [change] = useAutoRenewInstanceMutation();
  const form = useForm(nothingForm, {
    send: (_request, idempotencyKey) => change({ body: { instanceId, on: !isAutoRenewed, version }, idempotencyKey }),
    onSubmitted: onClose,
  });
  return (
    <ActionForm
      form={form}
      question={
        isAutoRenewed
          ? '关闭后不再自动生成续费订单；已经生成的订单仍可支付或取消。'
          : `到期前 7 天将按当时价格自动生成 ${formatPeriod(period)}的续费订单，由您确认支付。到期前随时可以关闭。`
      }
      submitText={`确认${verb}`}
      onCancel={onClose}
    >
      {null}
    </ActionForm>
  );
}
