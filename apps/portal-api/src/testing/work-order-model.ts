import type { WorkOrderDetail, WorkOrderStatus } from '@portal/api-contract/account';
import { type ActorRole, findTransition, workOrderLifecycle } from '@portal/lifecycles';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const OPEN: readonly WorkOrderStatus[] = [0, 1, 2, 3];

/** What is compared of a work order with its model. */
export type Observed = Pick<WorkOrderDetail, 'status' | 'secret' | 'reopenCount' | 'isEscalated'> & {
  readonly acts: readonly string[];
  readonly log: readonly string[];
  readonly messages: number;
  readonly hasGrant: boolean;
  readonly isRated: boolean;
};

/** The part of a work order that its model knows. */
export function observe(detail: WorkOrderDetail): Observed {
  const { status, secret, reopenCount, isEscalated, acts, log, messages, grant, rating } = detail;
  return {
    ...{ status, secret, reopenCount, isEscalated, messages: messages.length },
    acts: [...acts].sort(),
    log: log.map(({ act }) => act),
    hasGrant: grant !== null,
    isRated: rating !== null,
  };
}

/**
 * A work order as the design describes it: its state moves along the table of the lifecycle, guards and flags are told
 * again here, apart from the code of the server. Every action gives the HTTP status that the server has to answer.
 */
export class WorkOrderModel {
  status: WorkOrderStatus = 0;
  isHidden = false;
  #since: number;
  #log: string[] = ['submit'];
  #messages = 0;
  #secret: WorkOrderDetail['secret'] = 'none';
  #reopened = 0;
  #urgedAt = -Infinity;
  #isEscalated = false;
  #ratedAt: number | undefined;
  #grantEnd = -Infinity;

  constructor(now: number) {
    this.#since = now;
  }

  /** What an observer sees. */
  observe(now: number): Observed {
    return {
      status: this.status,
      secret: this.#secret,
      reopenCount: this.#reopened,
      isEscalated: this.#isEscalated,
      acts: this.#listActions(now).sort(),
      log: [...this.#log],
      messages: this.#messages,
      hasGrant: this.#grantEnd > now,
      isRated: this.#ratedAt !== undefined,
    };
  }

  reply(now: number, hasSecret: boolean): number {
    if (this.status === 2) this.transition('supplement', 'user', now);
    else if (this.status === 6 && this.transition('resume', 'user', now) !== 200) return 409;
    else if (!this.#isOpen) return 409;
    this.#messages += 1;
    if (hasSecret) this.#secret = 'stored';
    return 200;
  }

  confirm = (now: number) => this.transition('confirm', 'user', now);
  withdraw = (now: number) => this.transition('withdraw', 'user', now);

  reopen(now: number): number {
    const response = this.transition(this.status === 3 ? 'reject' : 'reopen', 'user', now);
    if (response === 200) this.#messages += 1;
    return response;
  }

  urge(now: number): number {
    if (this.status > 1) return 409;
    if (now < this.#urgedAt + 30 * MINUTE) return 429;
    this.#urgedAt = now;
    return this.#note();
  }

  escalate(): number {
    if (!this.#isOpen || this.#isEscalated) return 409;
    this.#isEscalated = true;
    this.#log.push('escalate');
    return this.#note();
  }

  rate(now: number): number {
    if (!this.#isRateable(now)) return 409;
    this.#ratedAt ??= now;
    return 200;
  }

  grant(now: number, days: number): number {
    if (!this.#isOpen) return 409;
    this.#grantEnd = now + days * DAY;
    return this.#note();
  }

  revokeGrant(now: number): number {
    if (this.#grantEnd <= now) return 409;
    this.#grantEnd = -Infinity;
    return this.#note();
  }

  delete(): number {
    if (this.#isOpen) return 409;
    this.isHidden = true;
    return 200;
  }

  claim = (now: number) => this.transition('assign', 'agent', now);

  answer(kind: 'message' | 'ask' | 'propose', now: number): number {
    if (!this.#isOpen || this.status === 0) return 409;
    if (kind !== 'message' && this.transition(kind, 'agent', now) !== 200) return 409;
    return this.#note();
  }

  /** What time alone brings about. */
  tick(now: number): void {
    const hasWaited = now >= this.#since + 7 * DAY;
    if (this.status === 2 && hasWaited) this.transition('expire', 'system', now);
    if (this.status === 3 && hasWaited) this.transition('confirm', 'system', now);
    if (this.#grantEnd === -Infinity || this.#grantEnd > now) return;
    this.#grantEnd = -Infinity;
    this.#note();
  }

  get #isOpen(): boolean {
    return OPEN.includes(this.status);
  }

  #note(): number {
    this.#messages += 1;
    return 200;
  }

  #isRateable(now: number): boolean {
    return this.status === 4 && (this.#ratedAt === undefined || now <= this.#ratedAt + 7 * DAY);
  }

  #mayMove(action: string, now: number): boolean {
    const age = now - this.#since;
    if (action === 'reopen') return age <= 7 * DAY && this.#reopened < 2;
    return action !== 'resume' || age <= 30 * DAY;
  }

  transition(action: string, role: ActorRole, now: number): number {
    const known = workOrderLifecycle.transitions.find((way) => way.action === action)?.action;
    const way = known && findTransition(workOrderLifecycle, this.status, known, role);
    if (!way || !this.#mayMove(action, now)) return 409;
    this.status = way.to;
    this.#since = now;
    this.#log.push(action);
    if (action === 'reopen') {
      this.#reopened += 1;
      this.#ratedAt = undefined;
    }
    if (!this.#isOpen) {
      this.#grantEnd = -Infinity;
      if (this.#secret === 'stored') this.#secret = 'erased';
    }
    return 200;
  }

  #listActions(now: number): string[] {
    const steps = workOrderLifecycle.transitions
      .filter(({ from, by, action }) => from.includes(this.status) && by.includes('user') && this.#mayMove(action, now))
      .map(({ action }): string => action);
    const beside: [string, boolean][] = [
      ['reply', this.#isOpen || steps.includes('resume')],
      ['urge', this.status <= 1 && now >= this.#urgedAt + 30 * MINUTE],
      ['escalate', this.#isOpen && !this.#isEscalated],
      ['rate', this.#isRateable(now)],
      ['grant', this.#isOpen],
      ['revokeGrant', this.#grantEnd > now],
      ['delete', !this.#isOpen],
    ];
    return [...steps, ...beside.flatMap(([action, isPossible]) => (isPossible ? [action] : []))];
  }
}
