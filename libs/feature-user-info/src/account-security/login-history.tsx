import type { LoginRecord } from '@portal/api-contract/account';
import { AccountCard, formatBeijingTime } from '@portal/ui-account';
import { FilterSelect, type RecordColumn, RecordList, type RecordListProps } from '@portal/ui-account/records';
import { Badge } from '@portal/ui-kit';
import { LOGIN_WAY_LABELS } from './security-labels';
import styles from './security.module.css';

const OUTCOMES = [
  { value: 'success', label: '成功' },
  { value: 'failure', label: '失败' },
] as const;

const COLUMNS: readonly RecordColumn<LoginRecord>[] = [
  {
    key: 'at',
    title: '时间',
    isFixed: true,
    render: ({ at }) => <time className={styles.at}>{formatBeijingTime(at)}</time>,
  },
  { key: 'way', title: '方式', render: ({ way }) => LOGIN_WAY_LABELS[way] },
  { key: 'name', title: '设备', isFluid: true, render: ({ name }) => name },
  { key: 'ipRegion', title: '网络', isFluid: true, render: ({ ipRegion }) => ipRegion },
  {
    key: 'outcome',
    title: '结果',

    render: ({ isSuccess }) => (isSuccess ? <Badge tone="muted">成功</Badge> : <Badge tone="hot">失败</Badge>),
  },
];

/** Tries to log in to the account, so that its owner notices those of others. */
export function LoginHistory({ query, result }: Pick<RecordListProps<LoginRecord>, 'query' | 'result'>) {
  return (
    <AccountCard title="登录记录">
      <p className={styles.cardLead}>最近六个月的登录情况。出现不认识的设备或失败记录时，请修改登录密码。</p>
      <RecordList
        name="登录记录"
        storageKey="login-log"
        columns={COLUMNS}
        getKey={({ id }) => id}
        result={result}
        query={query}
        filters={<FilterSelect query={query} name="outcome" label="结果" options={OUTCOMES} />}
        empty={{ message: '还没有登录记录，下次登录后会显示在这里。' }}
      />
    </AccountCard>
  );
}
