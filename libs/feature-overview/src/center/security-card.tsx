import type { AccountSecurity } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { describeSecurity, QueryCard } from '@portal/ui-account';
import { CheckIcon, CloseIcon, SiteLink } from '@portal/ui-kit';
import styles from './center.module.css';

/** 安全评分: how well the account is protected, and what would help. */
export function SecurityCard({ result }: { readonly result: QueryResult<AccountSecurity> }) {
  return (
    <QueryCard
      title="安全评分"
      action={<SiteLink href={accountPaths.userSecurity.href()}>去加固</SiteLink>}
      result={result}
      height={212}
    >
      {(security) => (
        <div className={styles.security}>
          <Score score={security.score} />
          <ul className={styles.checks}>
            {listChecks(security).map(({ text, isDone }) => (
              <li key={text} data-done={isDone || undefined}>
                {isDone ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </QueryCard>
  );
}

function Score({ score }: { readonly score: number }) {
  const { level } = describeSecurity(score);
  return (
    <p className={styles.score} data-level={level}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="16" />
        <circle cx="18" cy="18" r="16" pathLength="100" strokeDasharray={`${score} 100`} />
      </svg>
      <strong>{score}</strong>
      <span>安全等级：{level}</span>
    </p>
  );
}

function listChecks({ telephone, mail, passwordChangedAt, deviceTotal, isManagedElsewhere }: AccountSecurity) {
  return [
    { text: telephone ? `已绑定手机 ${telephone}` : '未绑定手机', isDone: telephone !== '' },
    { text: mail ? `已绑定邮箱 ${mail}` : '未绑定邮箱', isDone: mail !== '' },
    ...(isManagedElsewhere
      ? [{ text: '密码由统一身份平台管理', isDone: true }]
      : [
          {
            text: passwordChangedAt ? `密码于 ${passwordChangedAt.slice(0, 10)} 更新` : '登录密码从未更新',
            isDone: passwordChangedAt !== null,
          },
        ]),
    { text: `${deviceTotal} 台设备登录中`, isDone: true },
  ];
}
