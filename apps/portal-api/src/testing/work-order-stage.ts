import type { TestBrowser } from './test-browser';
import { createTestClock } from './test-clock';
import { startTestPortal, type TestPortal } from './test-portal';
import { type LoggedIn, openSession, openStaffSession } from './test-session';
import { callQueue, callWorkOrder, submitWorkOrder } from './work-order-calls';

/** How far a work order is brought before a test begins. */
export type Progress = 'sent' | 'taken' | 'asked' | 'proposed' | 'done';

/** A work order with its owner. */
export interface StagedWorkOrder extends LoggedIn {
  readonly ticketNo: string;
}

/** A portal with an operator and a clock that tests move. */
export interface WorkOrderStage {
  readonly portal: TestPortal;
  readonly operator: TestBrowser;
  readonly operatorCode: string;
  readonly now: () => Date;
  logIn(): Promise<LoggedIn>;
  /** Moves the clock; sessions last. */
  advance(minutes: number): Promise<void>;
  /** Brings a work order of a new owner so far. */
  reach(progress: Progress): Promise<StagedWorkOrder>;
  close(): Promise<void>;
}

const ORDER: readonly Progress[] = ['sent', 'taken', 'asked', 'proposed', 'done'];

/** Sets the stage; the 1st of June 2026 is a Monday. */
export async function startWorkOrderStage(start = '2026-06-01T10:00:00+08:00'): Promise<WorkOrderStage> {
  const { now, advance } = createTestClock(start);
  const portal = await startTestPortal({ clock: now });
  const { browser: operator, userId: operatorId } = await openStaffSession(portal, now());

  return {
    portal,
    operator,
    operatorCode: `code-${operatorId}`,
    now,
    logIn: () => openSession(portal, now()),
    async advance(minutes) {
      advance(minutes * 60);
      const expiresAt = new Date(now().getTime() + 12 * 3_600_000);
      await portal.database.query('update user_session set last_seen_at = $1, expires_at = $2', [now(), expiresAt]);
    },
    async reach(progress) {
      const owner = await openSession(portal, now());
      const ticketNo = await submitWorkOrder(owner.browser);
      const isReached = (state: Progress) => ORDER.indexOf(progress) >= ORDER.indexOf(state);
      if (isReached('taken')) await callQueue(operator, 'claim', { ticketNo });
      if (progress === 'asked') await callQueue(operator, 'answer', { ticketNo, kind: 'ask', text: '请补充日志' });
      if (isReached('proposed')) await callQueue(operator, 'answer', { ticketNo, kind: 'propose', text: '请再试' });
      if (isReached('done')) await callWorkOrder(owner.browser, 'confirm', { ticketNo });
      return { ...owner, ticketNo };
    },
    close: () => portal.close(),
  };
}
