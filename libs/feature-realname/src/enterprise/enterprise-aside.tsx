import { Card, SiteLink } from '@portal/ui-kit';
import { toHelpHref } from '../shared/help-href';
import styles from './enterprise-aside.module.css';
import { SandboxEnterprises } from './sandbox-enterprises';

/** Props of `EnterpriseAside`. */
export interface EnterpriseAsideProps {
  /** Where the reader is, for a work order. */
  readonly step: string;
}

/** What stands beside the form of an enterprise: how the data is treated, and help. */
export function EnterpriseAside({ step }: EnterpriseAsideProps) {
  return (
    <>
      <Card as="section" className={styles.note} aria-label="信息安全">
        <h2>您的信息如何被保护</h2>
        <ul>
          <li>证件号码与账户加密保存，审核员也只看到部分</li>
          <li>核验要素与照片在认证完成30天后删除</li>
          <li>每次查看都有记录，您随时可以看到</li>
        </ul>
        <SiteLink href={toHelpHref({ step, message: '' })}>遇到问题？提交工单</SiteLink>
      </Card>
      <SandboxEnterprises />
    </>
  );
}
