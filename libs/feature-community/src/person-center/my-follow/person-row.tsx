import type { CommunityPerson } from '@portal/api-contract/community';
import { SiteLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import lineStyles from '../../shared/facts-line.module.css';
import { formatDay } from '../../shared/format-figure';
import { memberHref } from '../../shared/item-href';
import { MemberAvatar } from '../../shared/member-avatar';
import { VerifiedMark } from '../../shared/verified-mark';
import styles from './my-follow.module.css';

/** Props of `PersonRow`. */
export interface PersonRowProps {
  /** Null once the account is closed. */
  readonly person: CommunityPerson | null;
  /** What happened, and when: `关注于`. */
  readonly event: string;
  readonly at: string;
  /** What can be done about them. */
  readonly children: ReactNode;
}

/** Somebody in a list: who they are, since when they stand in it, and what can be done about that. */
export function PersonRow({ person, event, at, children }: PersonRowProps) {
  return (
    <li className={styles.person}>
      {person && <MemberAvatar {...person} size="medium" />}
      <div className={styles.words}>
        <h2>
          {person ? (
            <SiteLink href={memberHref(person.userCode)}>{person.nickname}</SiteLink>
          ) : (
            <span className={styles.gone}>用户已注销</span>
          )}
          {person?.verified && <VerifiedMark verified={person.verified} />}
        </h2>
        <p className={lineStyles.facts}>
          {person && <span>LV{person.level}</span>}
          <span>
            {event} <time dateTime={at}>{formatDay(at)}</time>
          </span>
        </p>
      </div>
      {children}
    </li>
  );
}
