import type { ChangeOptions } from '@portal/api-contract/account';
import { instanceLifecycle } from '@portal/lifecycles';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, isMissing, RecordSummary, RecordWaiting, StatusTag } from '@portal/ui-account';
import { ButtonLink, ButtonRow, EmptyState, type QueryState, QueryView } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { toCashierHref } from '../cashier/cashier-href';
import { toInstanceHref } from '../instances/instance-hrefs';
import { describeTimeLeft } from '../instances/instance-words';
import { toOrderHref } from '../orders/order-hrefs';
import { TYPE_LABELS } from '../orders/order-words';

/** Props of `ChangeFrame`. */
export interface ChangeFrameProps {
  readonly title: string;
  readonly lead: string;
  /** Key of the product as the URL has it. */
  readonly instanceId: string | undefined;
  readonly result: QueryState<ChangeOptions> & { readonly error?: { readonly code?: string } | undefined };
  /** Why it cannot be done; empty where it can. */
  readonly findFailure: (options: ChangeOptions) => string;
  readonly children: (options: ChangeOptions) => ReactNode;
}

/** Page on which a product in use is renewed or upgraded: what there is of it, and what stands in the way. */
export function ChangeFrame({ title, lead, instanceId, result, findFailure, children }: ChangeFrameProps) {
  const isUnknown = isMissing(instanceId, result.error);
  const back =
    instanceId && !isUnknown
      ? { href: toInstanceHref(instanceId), text: '产品详情' }
      : { href: accountPaths.instances.href(), text: '我的产品' };
  return (
    <AccountPage title={title} lead={lead} back={back}>
      {isUnknown ? (
        <EmptyState
          message="没有找到这个产品"
          action={<ButtonLink href={accountPaths.instances.href()}>返回产品列表</ButtonLink>}
        />
      ) : (
        <QueryView result={result} waiting={<RecordWaiting />} failure="产品信息加载失败">
          {(options) => (
            <>
              <Summary options={options} />
              {options.openOrder ? (
                <OpenOrder order={options.openOrder} />
              ) : (
                findFailure(options) && <CannotChange options={options} message={findFailure(options)} />
              )}
              {!options.openOrder && !findFailure(options) && children(options)}
            </>
          )}
        </QueryView>
      )}
    </AccountPage>
  );
}

function Summary({ options: { instance } }: { readonly options: ChangeOptions }) {
  const { productName, planName, quantity, instanceNo, status, endsAt } = instance;
  return (
    <RecordSummary
      label="产品概况"
      facts={[
        ['产品', productName],
        ['当前规格', `${planName} · ${quantity} 份`],
        ['产品编号', instanceNo],
        ['状态', <StatusTag key="status" lifecycle={instanceLifecycle} state={status} />],
        ['到期日', `${endsAt.slice(0, 10)}（${describeTimeLeft(instance)}）`],
      ]}
      hint=""
    />
  );
}

function OpenOrder({ order }: { readonly order: NonNullable<ChangeOptions['openOrder']> }) {
  const { orderNo, type, status } = order;
  const isUnpaid = status === 20;
  return (
    <EmptyState
      message={`已有一笔未完成的${TYPE_LABELS[type]}订单，${isUnpaid ? '支付或取消后才能再次操作' : '完成后才能再次操作'}`}
      action={
        <ButtonRow>
          {isUnpaid && (
            <ButtonLink href={toCashierHref([orderNo])} variant="primary">
              去支付
            </ButtonLink>
          )}
          <ButtonLink href={toOrderHref(orderNo)}>查看订单</ButtonLink>
        </ButtonRow>
      }
    />
  );
}

function CannotChange({
  options: { instance },
  message,
}: {
  readonly options: ChangeOptions;
  readonly message: string;
}) {
  return (
    <EmptyState
      message={message}
      action={
        <ButtonRow>
          <ButtonLink href={toInstanceHref(instance.instanceId)}>返回产品详情</ButtonLink>
          <ButtonLink href={instance.productUrl}>查看在售规格</ButtonLink>
        </ButtonRow>
      }
    />
  );
}
