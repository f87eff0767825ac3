import type { CommunityPerson } from '@portal/api-contract/community';
import { SiteLink } from '@portal/ui-kit';
import { memberHref } from './item-href';
import { MemberAvatar } from './member-avatar';
import { VerifiedMark } from './verified-mark';
import { FollowButton } from '../taking-part/follow-button';
import styles from './author-card.module.css';

/** Who wrote an item, beside it: 认证, level and IP 属地. */
export function AuthorCard({ author }: { readonly author: CommunityPerson }) {
  const { userCode, nickname, avatar, verified, level, ipRegion } = author;
  return (
    <section className={styles.card} aria-label="作者">
      <MemberAvatar userCode={userCode} nickname={nickname} avatar={avatar} size="medium" />
      <div>
        <p className={styles.name}>
          <SiteLink href={memberHref(userCode)}>{nickname}</SiteLink>
          {verified && <VerifiedMark verified={verified} />}
        </p>
        <p className={styles.facts}>
          <span>LV{level}</span>
          {ipRegion && <span>IP 属地：{ipRegion}</span>}
        </p>
      </div>
      <div className={styles.follow}>
        <FollowButton target={{ targetType: 'user', targetId: userCode }} name={nickname} />
      </div>
    </section>
  );
}
