import type { AccountSecurity } from '@portal/api-contract/account';
import { AccountCard, formatBeijingTime } from '@portal/ui-account';
import { Button } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import type { ChangeScene } from './security-labels';
import styles from './security.module.css';

/** Props of `ProofList`. */
export interface ProofListProps {
  readonly security: AccountSecurity;
  readonly onChange: (scene: ChangeScene) => void;
}

/** What the account can be proven and entered by: telephone, mail address, password. */
export function ProofList({ security, onChange }: ProofListProps) {
  const { telephone, mail, isManagedElsewhere, canChangePassword, passwordChangedAt } = security;
  const password = passwordChangedAt ? `上次修改于 ${formatBeijingTime(passwordChangedAt)}` : '已设置';
  return (
    <AccountCard title="登录与验证">
      {isManagedElsewhere && (
        <p className={styles.elsewhere}>您的账号由统一身份平台管理，手机号、邮箱和登录密码请在该平台修改。</p>
      )}
      <ul className={styles.rows}>
        <Row
          name="手机号"
          status={telephone || '未绑定'}
          isSet={telephone !== ''}
          text="用于登录、验证身份和接收重要通知"
        >
          {!isManagedElsewhere && (
            <ActionButton name={telephone ? '更换手机号' : '绑定手机号'} onPress={() => onChange('changeMobile')} />
          )}
        </Row>
        <Row name="邮箱" status={mail || '未绑定'} isSet={mail !== ''} text="用于验证身份和接收邮件通知">
          {!isManagedElsewhere && (
            <ActionButton name={mail ? '更换邮箱' : '绑定邮箱'} onPress={() => onChange('changeMail')} />
          )}
        </Row>
        {!isManagedElsewhere && (
          <Row name="登录密码" status={password} isSet text="定期更换密码可以让账号更安全">
            {canChangePassword ? (
              <ActionButton name="修改密码" onPress={() => onChange('changePassword')} />
            ) : (
              <span className={styles.fixed}>演示账号不可修改</span>
            )}
          </Row>
        )}
      </ul>
    </AccountCard>
  );
}

interface RowProps {
  readonly name: string;
  readonly status: string;
  readonly isSet: boolean;
  readonly text: string;
  readonly children: ReactNode;
}

function Row({ name, status, isSet, text, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <h3 className={styles.rowName}>{name}</h3>
        <p>{text}</p>
      </div>
      <p className={styles.status} data-set={isSet ? '' : undefined}>
        {status}
      </p>
      <div className={styles.rowAction}>{children}</div>
    </li>
  );
}

function ActionButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <Button size="compact" onClick={onPress}>
      {name}
    </Button>
  );
}
