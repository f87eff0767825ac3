import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard } from '@portal/ui-account';
import { ArrowRightIcon, SiteLink } from '@portal/ui-kit';
import styles from './center.module.css';

const SHORTCUTS = [
  { href: accountPaths.userSecurity.href(), name: '登录设备与记录', text: '查看在线设备，退出陌生设备' },
  {
    href: `${accountPaths.overviewMessage.href()}?view=preference`,
    name: '消息设置',
    text: '选择短信、邮件与免打扰时段',
  },
  { href: accountPaths.addresses.href(), name: '收货地址', text: '合同与纸质发票寄到哪里' },
  { href: accountPaths.invoiceTitles.href(), name: '发票抬头', text: '开票信息与审核进度' },
];

/** 快捷入口: what belongs to the account. */
export function ShortcutCard() {
  return (
    <AccountCard title="快捷入口">
      <ul className={styles.shortcuts}>
        {SHORTCUTS.map(({ href, name, text }) => (
          <li key={name}>
            <SiteLink href={href} className={styles.shortcut}>
              <span>
                {name}
                <small>{text}</small>
              </span>
              <ArrowRightIcon size={16} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
