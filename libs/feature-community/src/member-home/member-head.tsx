import type { CommunityHome } from '@portal/api-contract/community';
import { Button } from '@portal/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { formatDay, formatFigure } from '../shared/format-figure';
import { FeedLink } from '../shared/feed-link';
import { MemberAvatar } from '../shared/member-avatar';
import { VerifiedMark } from '../shared/verified-mark';
import { FollowButton } from '../taking-part/follow-button';
import { BlockButton } from './block-button';
import styles from './member-home.module.css';

const ReportDialog = lazy(() =>
  import('../taking-part/report-dialog').then((module) => ({ default: module.ReportDialog })),
);

/** Who a member is, what they have done, and what can be done about them. */
export function MemberHead({ home }: { readonly home: CommunityHome }) {
  const { person, bio, joinedAt, reputation, levelLabel, accepted, likes, followers, following, isMe } = home;
  const { userCode, nickname, avatar, verified, level, ipRegion } = person;
  const [isReporting, setIsReporting] = useState(false);
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
        <p className={styles.facts}>
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
          <Button variant="plain" aria-haspopup="dialog" onClick={() => setIsReporting(true)}>
            举报
          </Button>
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
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog target={target} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </header>
  );
}
