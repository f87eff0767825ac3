import type { CommunityHome } from '@portal/api-contract/community';
import { formatDay, formatFigure } from '../shared/format-figure';
import { FeedLink } from '../shared/feed-link';
import { MemberAvatar } from '../shared/member-avatar';
import { VerifiedMark } from '../shared/verified-mark';
import { FollowButton } from '../taking-part/follow-button';
import { ReportButton } from '../taking-part/report-button';
import { BlockButton } from './block-button';
import lineStyles from '../shared/facts-line.module.css';
import styles from './member-home.module.css';

/** Who a member is, what they have done, and what can be done about them. */
export function MemberHead({ home }: { readonly home: CommunityHome }) {
  const { person, bio, joinedAt, reputation, levelLabel, accepted, likes, followers, following, isMe } = home;
  const { userCode, nickname, avatar, verified, level, ipRegion } = person;
  const target = { targetType: 'user', targetId: userCode } as const;
  const figures = [
    { label: '声望', value: reputation },
    { label: '被采纳', value: accepted },
    { label: '获赞', value: likes },
    { label: '关注者', value: followers },
    { label: '关注', value: following },
  ];
  return (
    <header className={styles.head}>
      <MemberAvatar userCode={userCode} nickname={nickname} avatar={avatar} size="large" />
      <div className={styles.who}>
        <h1>
          {nickname}
          {verified && <VerifiedMark verified={verified} />}
        </h1>
        {bio && <p className={styles.bio}>{bio}</p>}
        <p className={lineStyles.facts}>
          <span>
            LV{level} {levelLabel}
          </span>
          {ipRegion && <span>IP 属地：{ipRegion}</span>}
          <span>{formatDay(joinedAt)} 加入</span>
          <FeedLink feed={{ userCode }} name={nickname} />
        </p>
      </div>
      {!isMe && (
        <div className={styles.acts}>
          <FollowButton target={target} name={nickname} />
          <BlockButton userCode={userCode} kind={home.blocked} />
          <ReportButton target={target} />
        </div>
      )}
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatFigure(value)}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
