import type { ActivityBrief, ActivityContent, Enrolment } from '@portal/api-contract';
import type { BadgeTone } from '@portal/ui-kit';

/** Names of an activity's states; the contract's own, compared by a test. */
export const STATE_LABELS: Readonly<
  Record<ActivityBrief['state'], { readonly text: string; readonly tone: BadgeTone }>
> = {
  enrolling: { text: '报名中', tone: 'active' },
  ongoing: { text: '进行中', tone: 'new' },
  ended: { text: '已结束', tone: 'muted' },
  replay: { text: '回放', tone: 'info' },
};

/** Ways an activity is held. */
export const FORM_LABELS: Readonly<Record<ActivityContent['form'], string>> = {
  online: '线上',
  offline: '线下',
  hybrid: '线上与线下',
};

/** Names of an enrolment's states; the contract's own, compared by a test. */
export const ENROLMENT_LABELS: Readonly<Record<Enrolment['state'], string>> = {
  enrolled: '已报名',
  waiting: '候补中',
  cancelled: '已取消',
};

/** A time in Beijing as people read it, e.g. `2026-12-10 14:00`; the calls give Beijing time. */
export function formatTime(timestamp: string): string {
  return timestamp.slice(0, 16).replace('T', ' ');
}

/** A span of time; the day is written once where it is one day. */
export function formatSpan(startsAt: string, endsAt: string): string {
  const [start, end] = [formatTime(startsAt), formatTime(endsAt)];
  return start.slice(0, 10) === end.slice(0, 10) ? `${start} – ${end.slice(11)}` : `${start} – ${end}`;
}
