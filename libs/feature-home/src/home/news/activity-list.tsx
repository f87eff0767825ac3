import type { ActivityBrief } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { Badge, type BadgeTone, SiteLink } from '@portal/ui-kit';
import styles from './activity-list.module.css';

const BEIJING_OFFSET_MS = 8 * 60 * 60 * 1000;

/** Names of an activity's states. */
export const STATES: Readonly<Record<ActivityBrief['state'], { readonly text: string; readonly tone: BadgeTone }>> = {
  enrolling: { text: '报名中', tone: 'active' },
  ongoing: { text: '进行中', tone: 'new' },
  ended: { text: '已结束', tone: 'muted' },
  replay: { text: '回放', tone: 'info' },
};

/** Marketing activities as a calendar's leaf each. */
export function ActivityList({ activities }: { readonly activities: readonly ActivityBrief[] }) {
  return (
    <div className={styles.activities}>
      <div className={styles.header}>
        <h3>市场活动</h3>
        <SiteLink href={paths.activityCenter.href()} className={styles.more}>
          全部活动
        </SiteLink>
      </div>
      <ul>
        {activities.map((activity) => (
          <li key={activity.id}>
            <ActivityRow activity={activity} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ActivityRow({ activity: { id, title, startsAt, place, state } }: { readonly activity: ActivityBrief }) {
  const { year, month, day, time } = toBeijingDay(startsAt);
  return (
    <SiteLink href={paths.activityDetail.href({ file: htmlFile(id) })} className={styles.row}>
      <time dateTime={startsAt}>
        <span>{day}</span>
        {year}.{month}
      </time>
      <div>
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
        <h4>{title}</h4>
        <p>
          {time} · {place}
        </p>
      </div>
    </SiteLink>
  );
}

/** Day and time of a moment in Beijing: the same on the server and in every visitor's time zone. */
export function toBeijingDay(timestamp: string) {
  const text = new Date(Date.parse(timestamp) + BEIJING_OFFSET_MS).toISOString();
  return { year: text.slice(0, 4), month: text.slice(5, 7), day: text.slice(8, 10), time: text.slice(11, 16) };
}
