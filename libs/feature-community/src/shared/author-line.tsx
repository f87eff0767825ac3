import type { CommunityPerson } from '@portal/api-contract/community';
import { SiteLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './author-line.module.css';
import { formatDay } from './format-figure';
import { memberHref } from './item-href';
import { MemberAvatar } from './member-avatar';
import { VerifiedMark } from './verified-mark';

/** Props of `AuthorLine`. */
export interface AuthorLineProps {
  /** Null once the account is closed. */
  readonly author: CommunityPerson | null;
  /** ISO-8601. */
  readonly time: string;
  /** IP 属地 at that time; that of the author by default. */
  readonly ipRegion?: string;
  /** What stands behind the day. */
  readonly children?: ReactNode;
}

/** Who wrote something, from where and when, in one line. */
export function AuthorLine({ author, time, ipRegion = author?.ipRegion, children }: AuthorLineProps) {
  return (
    <div className={styles.line}>
      <MemberName member={author} />
      <time dateTime={time}>{formatDay(time)}</time>
      {ipRegion && <span>{ipRegion}</span>}
      {children}
    </div>
  );
}

/** Name of a member with the picture, which leads to the member's page; whoever has left has none. */
export function MemberName({ member }: { readonly member: CommunityPerson | null }) {
  if (!member) return <span className={styles.name}>已注销用户</span>;
  const { userCode, nickname, avatar, verified } = member;
  return (
    <>
      <SiteLink href={memberHref(userCode)} className={styles.name}>
        <MemberAvatar userCode={userCode} nickname={nickname} avatar={avatar} />
        {nickname}
      </SiteLink>
      {verified && <VerifiedMark verified={verified} />}
    </>
  );
}
