import type { ActivityBrief } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { Badge, CardLink, ClampedText, Cover } from '@portal/ui-kit';
import { formatSpan, STATE_LABELS } from '../activity-labels';
import styles from './activity-card.module.css';

/** Card of an activity. */
export function ActivityCard({ activity }: { readonly activity: ActivityBrief }) {
  const { id, title, summary, startsAt, endsAt, place, state, coverImage } = activity;
  return (
    <CardLink href={paths.activityDetail.href({ file: htmlFile(id) })} className={styles.card}>
      <Cover src={coverImage} sizes="(max-width: 767px) 92vw, 440px" className={styles.cover} />
      <div className={styles.body}>
        <Badge tone={STATE_LABELS[state].tone}>{STATE_LABELS[state].text}</Badge>
        <h2>{title}</h2>
        <ClampedText>{summary}</ClampedText>
        <dl className={styles.facts}>
          <div>
            <dt>时间</dt>
            <dd>{formatSpan(startsAt, endsAt)}</dd>
          </div>
          <div>
            <dt>地点</dt>
            <dd>{place}</dd>
          </div>
        </dl>
      </div>
    </CardLink>
  );
}
