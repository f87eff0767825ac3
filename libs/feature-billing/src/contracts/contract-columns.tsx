import { CONTRACT_KINDS, type ContractBrief } from '@portal/api-contract/account';
import { contractLifecycle } from '@portal/lifecycles';
import { formatAmount, formatBeijingTime, StatusTag } from '@portal/ui-account';
import type { RecordColumn } from '@portal/ui-account/records';
import { SiteLink } from '@portal/ui-kit';
import styles from '../instances/instances.module.css';
import { toContractHref } from './contract-hrefs';
import { describeDue } from './contract-words';

/** Columns of the list of contracts. */
export const CONTRACT_COLUMNS: readonly RecordColumn<ContractBrief>[] = [
  {
    key: 'contract',
    title: '合同',
    isFixed: true,
    isFluid: true,
    render: ({ id, title, kind }) => (
      <div className={styles.product}>
        <SiteLink href={toContractHref(id)} className={styles.name}>
          {title}
        </SiteLink>
        <span className={styles.below}>
          {CONTRACT_KINDS[kind]} · {id}
        </span>
      </div>
    ),
  },
  {
    key: 'orders',
    title: '关联订单',
    render: ({ orderNos: [first, ...more] }) => (
      <span className={styles.number}>
        {first ? `${first}${more.length > 0 ? ` 等 ${more.length + 1} 个` : ''}` : '–'}
      </span>
    ),
  },
  {
    key: 'amount',
    title: '金额',
    render: ({ amount }) => <span className={styles.number}>{amount === null ? '–' : formatAmount(amount)}</span>,
  },
  {
    key: 'party',
    title: '签约主体',
    isWide: true,
    render: ({ partyName }) => <span className={styles.name}>{partyName || '提交时确定'}</span>,
  },
  {
    key: 'status',
    title: '状态',
    render: (row) => (
      <div className={styles.status}>
        <StatusTag lifecycle={contractLifecycle} state={row.status} />
        {row.type === 1 && row.isApproved && <span className={styles.below}>已通过审核</span>}
      </div>
    ),
  },
  {
    key: 'dueAt',
    title: '期限',
    render: (row) => <span className={styles.number}>{describeDue(row) || '–'}</span>,
  },
  {
    key: 'createdAt',
    title: '创建时间',
    render: ({ createdAt }) => (
      <time className={styles.number} dateTime={createdAt}>
        {formatBeijingTime(createdAt)}
      </time>
    ),
  },
];
