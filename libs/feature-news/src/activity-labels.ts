import { ACTIVITY_STATES, type ActivityBrief, type ActivityContent } from '@portal/api-contract';
import type { BadgeTone } from '@portal/ui-kit';

/** Names of an activity's states, and how they look. */
export const STATE_LABELS: Readonly<
  Record<ActivityBrief['state'], { readonly text: string; readonly tone: BadgeTone }>
> = {
  enrolling: { text: ACTIVITY_STATES.enrolling, tone: 'active' },
  ongoing: { text: ACTIVITY_STATES.ongoing, tone: 'new' },
  ended: { text: ACTIVITY_STATES.ended, tone: 'muted' },
  replay: { text: ACTIVITY_STATES.replay, tone: 'info' },
};

/** Ways an activity is held. */
export const FORM_LABELS: Readonly<Record<ActivityContent['form'], string>> = {
  online: '线上',
  offline: '线下',
  hybrid: '线上与线下',
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
