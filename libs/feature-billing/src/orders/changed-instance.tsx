import { type InstanceChange } from '@portal/api-contract/account';
import { FactList } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import { UpgradeParts } from '../changes/upgrade-parts';
import { toInstanceHref } from '../instances/instance-hrefs';
import styles from './order-detail.module.css';

/** What an order does to a product in use, and how its sum comes about. */
export function ChangedInstance({ change, planName }: { readonly change: InstanceChange; readonly planName: string }) {
  const { type, instanceId, instanceNo, planBefore, endsAt, parts } = change;
  const product = (
    <SiteLink href={toInstanceHref(instanceId)} className={styles.link}>
      {instanceNo}
    </SiteLink>
  );
  return (
    <div className={styles.form}>
      <FactList
        facts={[
          [type === 'upgrade' ? '升级的产品' : '续费的产品', product],
          ...(type === 'upgrade' ? ([['规格变化', `${planBefore} → ${planName}`]] as const) : []),
          type === 'upgrade' ? ['到期日', `${endsAt.slice(0, 10)}（不变）`] : ['新到期日', endsAt.slice(0, 10)],
        ]}
      />
      {parts.length > 0 && <UpgradeParts parts={parts} />}
    </div>
  );
}
