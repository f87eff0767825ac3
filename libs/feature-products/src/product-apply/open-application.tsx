import type { ApplicationReceipt } from '@portal/api-contract';
import { applicationLifecycle, describeState } from '@portal/lifecycles';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { Badge, ButtonLink } from '@portal/ui-kit';
import styles from './product-apply.module.css';

/** Props of `OpenApplication`. */
export interface OpenApplicationProps {
  readonly application: ApplicationReceipt;
  readonly productName: string;
}

/** Stands in place of the form while an application for the same product is open. */
export function OpenApplication({ application: { applicationNo, state }, productName }: OpenApplicationProps) {
  return (
    <section className={styles.open} aria-labelledby="open-application">
      <h2 id="open-application">您已提交过{productName}的试用申请</h2>
      <p>
        申请编号 <strong>{applicationNo}</strong>{' '}
        <Badge tone="active">{describeState(applicationLifecycle, state).label}</Badge>
      </p>
      <p>同一产品同时只能有一个进行中的申请，请在“我的申请”查看进度。</p>
      <div className={styles.actions}>
        <ButtonLink href={accountPaths.overviewTryProduct.href()} variant="primary">
          查看试用进度
        </ButtonLink>
        <ButtonLink href={paths.product.href()}>浏览其他产品</ButtonLink>
      </div>
    </section>
  );
}
