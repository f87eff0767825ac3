import type { EndpointData, searchResult } from '@portal/api-contract';
import { Badge, SiteLink } from '@portal/ui-kit';
import styles from './document-search.module.css';

/** Props of `Shortcuts`. */
export interface ShortcutsProps {
  readonly shortcuts: EndpointData<typeof searchResult>['shortcuts'];
}

/** Pages on which it is done what was asked for. */
export function Shortcuts({ shortcuts }: ShortcutsProps) {
  return (
    <ul className={styles.shortcuts} aria-label="直达">
      {shortcuts.map(({ title, href }) => (
        <li key={href}>
          <Badge>直达</Badge>
          <SiteLink href={href}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
