import { useId, useState } from 'react';
import type { LoginOptions } from '../http/login-calls';
import styles from './demo-accounts.module.css';

/** Props of `DemoAccounts`. */
export interface DemoAccountsProps {
  readonly options: LoginOptions;
  readonly onFill: (userName: string) => void;
}

/** Accounts of the demonstration, each with a button that fills the form. */
export function DemoAccounts({ options, onFill }: DemoAccountsProps) {
  const id = useId();
  const [filled, setFilled] = useState('');
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        演示账号
      </h2>
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
            <button
              type="button"
              aria-label={`填入 ${userName}`}
              onClick={() => {
                setFilled(userName);
                onFill(userName);
              }}
            >
              填入
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.status} role="status">
        {filled && `已填入 ${filled}，可以登录`}
      </p>
    </section>
  );
}
