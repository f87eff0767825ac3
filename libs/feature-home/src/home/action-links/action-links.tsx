import type { Banner } from '@portal/api-contract';
import { SiteLink } from '@portal/ui-kit';
import styles from './action-links.module.css';

/** Props of `ActionLinks`. */
export interface ActionLinksProps {
  /** The first is the main one. */
  readonly actions: Banner['actions'];
  /** `dark`: on a dark ground; `accent`: on the accent colour itself. */
  readonly ground: 'light' | 'dark' | 'accent';
}

/** Links that look like buttons and ask for the next step. */
export function ActionLinks({ actions, ground }: ActionLinksProps) {
  return (
    <div className={styles.actions} data-ground={ground}>
      {actions.map(({ text, url }) => (
        <SiteLink key={text} href={url} className={styles.action}>
          {text}
        </SiteLink>
      ))}
    </div>
  );
}
