import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard } from '@portal/ui-account';
import {
  ConsultIcon,
  type IconProps,
  PinIcon,
  ReceiptIcon,
  ShieldIcon,
  SiteLink,
  TrialIcon,
  WorkOrderIcon,
} from '@portal/ui-kit';
import type { ComponentType } from 'react';
import styles from './console.module.css';

interface Entry {
  readonly text: string;
  readonly href: string;
  readonly Icon: ComponentType<IconProps>;
}

const ENTRIES: readonly Entry[] = [
  { text: '提交工单', href: accountPaths.workOrderSubmit.href(), Icon: ConsultIcon },
  { text: '我的工单', href: accountPaths.workOrders.href(), Icon: WorkOrderIcon },
  { text: '我的试用', href: accountPaths.overviewTryProduct.href(), Icon: TrialIcon },
  { text: '账号安全', href: accountPaths.userSecurity.href(), Icon: ShieldIcon },
  { text: '收货地址', href: accountPaths.addresses.href(), Icon: PinIcon },
  { text: '发票抬头', href: accountPaths.invoiceTitles.href(), Icon: ReceiptIcon },
];

/** 常用入口: ways that are taken often. */
export function QuickEntries() {
  return (
    <AccountCard title="常用入口">
      <ul className={styles.entries}>
        {ENTRIES.map(({ text, href, Icon }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.entry}>
              <Icon size={22} />
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
