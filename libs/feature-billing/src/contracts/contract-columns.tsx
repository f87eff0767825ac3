import { CONTRACT_KINDS, type ContractBrief } from '@portal/api-contract/account';
import { contractLifecycle } from '@portal/lifecycles';
import { StatusTag } from '@portal/ui-account';
import { cellStyles, RecordTime, type RecordColumn } from '@portal/ui-account/records';
import { SiteLink } from '@portal/ui-kit';
import { toContractHref } from './contract-hrefs';
import { describeAmount, describeDue } from './contract-words';

/** Columns of the list of contracts. */
export const CONTRACT_COLUMNS: readonly RecordColumn<ContractBrief>[] = [
  {
    key: 'contract',
    title: '合同',
    isFixed: true,
    isFluid: true,
    render: ({ id, title, kind }) => (
      <div className={cellStyles.subject}>
        <SiteLink href={toContractHref(id)} className={cellStyles.name}>
          {title}
        </SiteLink>
        <span className={cellStyles.below}>
          {CONTRACT_KINDS[kind]} · {id}
        </span>
      </div>
    ),
  },
  {
    key: 'orders',
    title: '关联订单',
    render: ({ orderNos: [first, ...more] }) => (
      <span className={cellStyles.below}>
        {first ? `${first}${more.length > 0 ? ` 等 ${more.length + 1} 个` : ''}` : '–'}
      </span>
    ),
  },
  {
    key: 'amount',
    title: '金额',
    render: (row) => <span className={cellStyles.below}>{describeAmount(row)}</span>,
  },
  {
    key: 'party',
    title: '签约主体',
    isWide: true,
    render: ({ partyName }) => <span className={cellStyles.name}>{partyName || '提交时确定'}</span>,
  },
  {
    key: 'status',
    title: '状态',
    render: (row) => (
      <div className={cellStyles.cell}>
        <StatusTag lifecycle={contractLifecycle} state={row.status} />
        {row.type === 1 && row.isApproved && <span className={cellStyles.below}>已通过审核</span>}
      </div>
    ),
  },
  {
    key: 'dueAt',
    title: '期限',
    render: (row) => <span className={cellStyles.below}>{describeDue(row) || '–'}</span>,
  },
  {
    key: 'createdAt',
    title: '创建时间',
    render: ({ createdAt }) => <RecordTime at={createdAt} />,
  },
];
