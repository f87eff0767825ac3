import { Button } from '@portal/ui-kit';
import { useState } from 'react';
import { ChevronIcon } from '../frame/icons';
import type { LoginOptions } from '../http/login-calls';
import styles from './demo-accounts.module.css';

/** Props of `DemoAccounts`. */
export interface DemoAccountsProps {
  readonly options: LoginOptions;
  readonly onFill: (userName: string) => void;
}

/** Accounts of the demonstration, each with a button that fills the form; folded, for a login does not need them. */
export function DemoAccounts({ options, onFill }: DemoAccountsProps) {
  const [filled, setFilled] = useState('');
  return (
    <details className={styles.panel}>
      <summary className={styles.title}>
        <h2>演示账号</h2>
        <span>免注册体验，{options.demoAccounts.length}个账号</span>
        <ChevronIcon />
      </summary>
      <p className={styles.lead}>
        密码均为 <code>{options.demoPassword}</code>，
        <a href="#/outbox" target="_blank" rel="noopener">
          查看演示短信
        </a>
      </p>
      <ul className={styles.list}>
        {options.demoAccounts.map(({ userName, label }) => (
          <li key={userName}>
            <p>
              <code>{userName}</code>
              <span>{label}</span>
            </p>
            <Button
              variant="plain"
              aria-label={`填入 ${userName}`}
              onClick={() => {
                setFilled(userName);
                onFill(userName);
              }}
            >
              填入
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.status} role="status">
        {filled && `已填入 ${filled}，可以登录`}
      </p>
    </details>
  );
}
