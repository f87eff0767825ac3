import type { UserProfile } from '@portal/api-contract';
import { accountPaths } from '@portal/portal-paths/account';
import { formatBeijingTime } from '@portal/ui-account';
import { Button, copyText, SiteLink } from '@portal/ui-kit';
import { useState } from 'react';
import { AvatarEditor } from './avatar-editor';
import styles from './user-info.module.css';

/** Props of `ProfileCard`. */
export interface ProfileCardProps {
  readonly profile: UserProfile;
}

/** What is known of the account. */
export function ProfileCard({ profile }: ProfileCardProps) {
  const { nickname, account, userCode, telephone, mail, registeredAt, lastLoginAt } = profile;
  return (
    <section className={styles.card} aria-label="账号">
      <div className={styles.who}>
        <AvatarEditor profile={profile} />
        <p className={styles.name}>{nickname}</p>
      </div>
      <dl className={styles.facts}>
        <dt>账号</dt>
        <dd>{account}</dd>
        <dt>用户编码</dt>
        <dd>
          {userCode} <CopyButton text={userCode} />
        </dd>
        <dt>手机号</dt>
        <dd>{telephone || '未绑定'}</dd>
        <dt>邮箱</dt>
        <dd>{mail || '未绑定'}</dd>
        <dt>注册时间</dt>
        <dd>{formatBeijingTime(registeredAt)}</dd>
        <dt>最近登录</dt>
        <dd>{formatBeijingTime(lastLoginAt)}</dd>
      </dl>
      <SiteLink href={accountPaths.userSecurity.href()} className={styles.security}>
        管理手机号、邮箱与密码
      </SiteLink>
    </section>
  );
}

const LABELS = { idle: '复制', done: '已复制', failed: '无法复制' } as const;

function CopyButton({ text }: { readonly text: string }) {
  const [outcome, setOutcome] = useState<keyof typeof LABELS>('idle');

  async function copy() {
    setOutcome((await copyText(text)) ? 'done' : 'failed');
  }

  return (
    <Button
      variant="plain"
      className={styles.copy}
      onClick={() => void copy()}
      aria-live="polite"
      aria-label={`${LABELS[outcome]}用户编码`}
    >
      {LABELS[outcome]}
    </Button>
  );
}
