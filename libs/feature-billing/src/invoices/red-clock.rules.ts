import { formatSpan, type TimeLimitState } from '@portal/ui-account';

/** In which the end is near. */
const NEAR_MS = 12 * 3_600_000;

/** What the clock of a red invoice's confirmation shows at a moment. */
export function readRedClock(deadline: string, now: number): TimeLimitState {
  const left = Date.parse(deadline) - now;
  if (left <= 0) return { text: '已超时，正在作废', tone: 'late' };
  return { text: `剩余${formatSpan(left)}`, tone: left <= NEAR_MS ? 'near' : 'running' };
}
