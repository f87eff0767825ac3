import type { ActivityBrief } from '@portal/api-contract';

interface ActivityTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly hasReplay: boolean;
}

/** State of an activity at a moment: open for enrolment, running, over, or over with a recording. */
export function toActivityState({ startsAt, endsAt, hasReplay }: ActivityTimes, now: Date): ActivityBrief['state'] {
  if (now < startsAt) return 'enrolling';
  if (now <= endsAt) return 'ongoing';
  return hasReplay ? 'replay' : 'ended';
}

const CHINA_OFFSET_MS = 8 * 3_600_000;

/** Writes a moment as ISO-8601 in Chinese time, `+08:00` (conventions §0). */
export function toChinaTime(moment: Date): string {
  return `${new Date(moment.getTime() + CHINA_OFFSET_MS).toISOString().slice(0, 19)}+08:00`;
}
