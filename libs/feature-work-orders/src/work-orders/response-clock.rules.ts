import type { WorkOrderDetail } from '@portal/api-contract/account';
import { formatBeijingTime, formatSpan, type TimeLimitState } from '@portal/ui-account';

const MINUTE = 60_000;
const NEAR = 15 * MINUTE;
const FIRST_OVER = 4;

/** What the clock of a work order shows at a moment. */
export function readResponseClock(
  { promiseAt, respondedAt, status }: Pick<WorkOrderDetail, 'promiseAt' | 'respondedAt' | 'status'>,
  now: number,
): TimeLimitState {
  const promise = Date.parse(promiseAt);
  if (respondedAt) {
    const isKept = Date.parse(respondedAt) <= promise;
    return {
      text: `${formatBeijingTime(respondedAt)} 已响应${isKept ? '' : `，晚了${formatSpan(Date.parse(respondedAt) - promise)}`}`,
      tone: isKept ? 'kept' : 'over',
    };
  }
  if (status >= FIRST_OVER) return { text: '已结束', tone: 'over' };
  const left = promise - now;
  if (left <= 0) return { text: `已超时${formatSpan(-left)}，正在优先处理`, tone: 'late' };
  return { text: `剩余${formatSpan(left)}`, tone: left <= NEAR ? 'near' : 'running' };
}
