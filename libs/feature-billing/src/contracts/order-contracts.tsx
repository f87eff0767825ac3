import { CONTRACT_KINDS, type ContractBrief, type OrderDetail } from '@portal/api-contract/account';
import { contractLifecycle } from '@portal/lifecycles';
import { AccountCard, cardStyles, StatusTag } from '@portal/ui-account';
import { Alert, ButtonLink, type QueryState, QueryView, SiteLink, Skeleton } from '@portal/ui-kit';
import { isOver } from '../orders/order-words';
import { toApplyHref, toContractHref } from './contract-hrefs';
import { describeDue } from './contract-words';

/** Props of `OrderContracts`. */
export interface OrderContractsProps {
  readonly order: Pick<OrderDetail, 'orderNo' | 'status' | 'contractFirst' | 'deliveryStatus'>;
  readonly contracts: QueryState<{ readonly list: readonly ContractBrief[] }>;
}

/** States in which a formal contract has its orders, and no other may. */
const HOLDING: readonly number[] = [20, 30, 31, 40, 60, 70];

/** 合同: those of an order, what they wait for, and where one is applied for. */
export function OrderContracts({ order, contracts }: OrderContractsProps) {
  const { orderNo, status, deliveryStatus } = order;
  const held = contracts.data?.list.some((one) => one.type === 2 && HOLDING.includes(one.status)) ?? false;
  // What was delivered may have its contract afterwards.
  const mayApply = !held && (status === 40 || !isOver(status));
  if (!mayApply && contracts.data?.list.length === 0) return null;
  return (
    <AccountCard
      title="合同"
      action={
        mayApply && (
          <ButtonLink href={toApplyHref({ orderNos: orderNo })} size="compact">
            申请合同
          </ButtonLink>
        )
      }
    >
      {deliveryStatus === 'awaitingContract' && (
        <Alert tone="warning">您选择了先签合同：合同生效后自动开通，不需要其他操作。</Alert>
      )}
      <QueryView result={contracts} waiting={<Skeleton height={120} />} failure="合同加载失败">
        {({ list }) =>
          list.length === 0 ? (
            <p className={cardStyles.aside}>还没有合同，可以在线申请、签署，或下载打印后签署。</p>
          ) : (
            <ul className={cardStyles.rows} aria-label="订单的合同">
              {list.map((contract) => (
                <Contract key={contract.id} contract={contract} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </AccountCard>
  );
}

function Contract({ contract }: { readonly contract: ContractBrief }) {
  const { id, title, kind, status } = contract;
  const due = describeDue(contract);
  return (
    <li className={cardStyles.row}>
      <SiteLink href={toContractHref(id)} className={cardStyles.link}>
        {title}
      </SiteLink>
      <StatusTag lifecycle={contractLifecycle} state={status} />
      <span className={cardStyles.aside}>{`${CONTRACT_KINDS[kind]} ${id}${due && ` · ${due}`}`}</span>
    </li>
  );
}
