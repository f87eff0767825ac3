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
