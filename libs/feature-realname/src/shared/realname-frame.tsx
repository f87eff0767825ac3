import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, Steps } from '@portal/ui-account';
import type { ReactNode } from 'react';
import styles from './realname-frame.module.css';

/** Where a verification stands, in the words of its steps. */
const STEPS = ['选择类型', '选择方式', '填写信息', '完成验证'] as const;

/** Props of `RealnameFrame`. */
export interface RealnameFrameProps {
  readonly title: string;
  readonly lead: string;
  /** Place of the page among the steps, from 1. */
  readonly step: 1 | 2 | 3 | 4;
  /** Page above; the overview of verification by default. */
  readonly back?: { readonly href: string; readonly text: string };
  /** Stands beside the content, below it in narrow windows. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page on the way to an identity: where it stands, and what is asked. */
export function RealnameFrame({ step, back, aside, children, ...page }: RealnameFrameProps) {
  return (
    <AccountPage {...page} back={back ?? { href: accountPaths.realname.href(), text: '实名认证' }}>
      <Steps label="认证步骤" names={STEPS} current={step} />
      <div className={styles.columns} data-aside={aside ? '' : undefined}>
        <div className={styles.main}>{children}</div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </AccountPage>
  );
}
