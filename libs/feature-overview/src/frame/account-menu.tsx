import { SiteLink, VisuallyHidden } from '@portal/ui-kit';
import { useId } from 'react';
import { ACCOUNT_ENTRIES, type AccountEntry } from './account-entries';
import styles from './account-menu.module.css';

/** Props of `AccountMenu`. */
export interface AccountMenuProps {
  /** Entry of the page that is shown. */
  readonly current: AccountEntry | undefined;
  /** Messages nobody has read yet. */
  readonly unreadTotal?: number;
}

const MAX_SHOWN = 99;

/** Ways through the account area, grouped; the one that leads here is marked. */
export function AccountMenu({ current, unreadTotal = 0 }: AccountMenuProps) {
  const id = useId();
  return (
    <nav aria-label="账号菜单" className={styles.menu}>
      {ACCOUNT_ENTRIES.map(({ name, entries }, index) => (
        <div key={name} role="group" aria-labelledby={`${id}${index}`}>
          <p id={`${id}${index}`} className={styles.group}>
            {name}
          </p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.href}>
                <Entry entry={entry} isCurrent={entry === current} count={entry.text === '消息' ? unreadTotal : 0} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface EntryProps {
  readonly entry: AccountEntry;
  readonly isCurrent: boolean;
  readonly count: number;
}

function Entry({ entry: { text, href, Icon }, isCurrent, count }: EntryProps) {
  return (
    <SiteLink href={href} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
      <Icon size={18} />
      {text}
      {count > 0 && (
        <span className={styles.count}>
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
          <VisuallyHidden> 条未读</VisuallyHidden>
        </span>
      )}
    </SiteLink>
  );
}
