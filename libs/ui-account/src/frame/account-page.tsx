import { ArrowLeftIcon, SiteLink } from '@portal/ui-kit';
import { type ReactNode, useRef } from 'react';
import styles from './account-page.module.css';
import { useSettling } from './use-settling';

/** Props of `AccountPage`. */
export interface AccountPageProps {
  readonly title: string;
  /** Picture beside the title. */
  readonly picture?: ReactNode;
  /** One sentence below the title. */
  readonly lead?: string;
  /** What the page is for, at the right of its title. */
  readonly actions?: ReactNode;
  /** The page above. */
  readonly back?: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
}

/** A page of the account area: its title, what can be done, and the content. */
export function AccountPage({ title, picture, lead, actions, back, children }: AccountPageProps) {
  const pageRef = useRef<HTMLDivElement>(null);
  const isSettling = useSettling(pageRef);
  return (
    <div ref={pageRef} className={styles.page} aria-busy={isSettling}>
      {back && (
        <SiteLink href={back.href} className={styles.back}>
          <ArrowLeftIcon size={16} />
          {back.text}
        </SiteLink>
      )}
      <header className={styles.head}>
        <div className={styles.words}>
          {picture}
          <div>
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
