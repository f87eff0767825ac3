import type { MethodLimit } from '@portal/api-contract/account';
import { Card, SiteLink } from '@portal/ui-kit';
import { describeTries } from '../shared/failure-panel';
import { toHelpHref } from '../shared/help-href';
import styles from './person.module.css';
import { SandboxPersons } from './sandbox-persons';

/** Props of `PersonAside`. */
export interface PersonAsideProps {
  /** Tries of the method, once they are known. */
  readonly limit: MethodLimit | undefined;
  /** Where the reader is, for a work order. */
  readonly step: string;
}

/** What stands beside a form of verification: how the data is treated, tries, help. */
export function PersonAside({ limit, step }: PersonAsideProps) {
  return (
    <>
      <Card as="section" className={styles.note} aria-label="信息安全">
        <h2>您的信息如何被保护</h2>
        <ul>
          <li>证件号码、银行卡号加密保存，页面上只显示部分</li>
          <li>核验要素在认证完成30天后删除</li>
          <li>每次查看都有记录，您随时可以看到</li>
        </ul>
        {limit && <p className={styles.tries}>{describeTries(limit)}</p>}
        <SiteLink href={toHelpHref({ step, message: '' })}>遇到问题？提交工单</SiteLink>
      </Card>
      <SandboxPersons />
    </>
  );
}
