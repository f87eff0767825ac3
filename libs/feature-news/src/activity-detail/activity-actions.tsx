import { paths } from '@portal/portal-paths';
import type { ActivityDetail } from '@portal/api-contract';
import { Button, ButtonLink } from '@portal/ui-kit';
import styles from './activity-detail.module.css';
import { buildCalendarFile } from './calendar-file';

/** What a visitor can do about an activity in its state. */
export function ActivityActions({ activity }: { readonly activity: ActivityDetail }) {
  const { id, state, seatsLeft, waitingCount } = activity;
  if (state === 'ended') return <p className={styles.note}>活动已结束，感谢参与。</p>;
  if (state === 'replay')
    return (
      <ButtonLink href="#replay" variant="primary">
        查看回放要点
      </ButtonLink>
    );
  const isFull = seatsLeft === 0;
  return (
    <>
      <ButtonLink href={paths.activityEnroll.href(undefined, { id })} variant="primary">
        {isFull ? '加入候补' : '立即报名'}
      </ButtonLink>
      <Button variant="plain" className={styles.calendar} onClick={() => saveCalendarFile(activity)}>
        添加到日历
      </Button>
      <p className={styles.note}>{describeSeats(seatsLeft, waitingCount)}</p>
    </>
  );
}

function describeSeats(seatsLeft: number | null, waitingCount: number): string {
  if (seatsLeft === null) return '名额不限';
  return seatsLeft > 0 ? `剩余 ${seatsLeft} 个名额` : `名额已满，${waitingCount} 人候补中`;
}

function saveCalendarFile(activity: ActivityDetail): void {
  const file = new Blob([buildCalendarFile(activity, window.location.href)], { type: 'text/calendar;charset=utf-8' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${activity.id}.ics`;
  link.click();
  URL.revokeObjectURL(url);
}
