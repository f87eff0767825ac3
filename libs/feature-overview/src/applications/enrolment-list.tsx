import { type Enrolment, ENROLMENT_STATES } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { Badge, type BadgeTone, EmptyState, type QueryState, QueryView, SiteLink, Skeleton } from '@portal/ui-kit';
import styles from './applications.module.css';

/** Names of an enrolment's states, and how they look. */
const ENROLMENT_LABELS: Readonly<Record<Enrolment['state'], { readonly text: string; readonly tone: BadgeTone }>> = {
  enrolled: { text: ENROLMENT_STATES.enrolled, tone: 'active' },
  waiting: { text: ENROLMENT_STATES.waiting, tone: 'new' },
  cancelled: { text: ENROLMENT_STATES.cancelled, tone: 'muted' },
};

/** Activities the user takes part in. */
export function EnrolmentList({ result }: { readonly result: QueryState<readonly Enrolment[]> }) {
  return (
    <QueryView result={result} waiting={<Skeleton height={96} />}>
      {(enrolments) => <Enrolments enrolments={enrolments} />}
    </QueryView>
  );
}

function Enrolments({ enrolments }: { readonly enrolments: readonly Enrolment[] }) {
  if (enrolments.length === 0) {
    return (
      <EmptyState
        message="还没有报名的活动"
        action={<SiteLink href={paths.activityCenter.href()}>看看近期活动</SiteLink>}
      />
    );
  }
  return (
    <ul className={styles.list}>
      {enrolments.map(({ activityId, title, startsAt, state }) => (
        <li key={activityId} className={styles.row}>
          <div>
            <h3>
              <SiteLink href={paths.activityDetail.href({ file: htmlFile(activityId) })}>{title}</SiteLink>
            </h3>
            <p className={styles.meta}>开始于 {startsAt.slice(0, 16).replace('T', ' ')}</p>
          </div>
          <Badge tone={ENROLMENT_LABELS[state].tone}>{ENROLMENT_LABELS[state].text}</Badge>
        </li>
      ))}
    </ul>
  );
}
