/**
 * Who takes a record through a transition: its owner, somebody of the platform by role, the clock, or an outside
 * provider.
 */
export const ACTOR_LABELS = {
  user: '用户',
  agent: '客服',
  finance: '财务',
  reviewer: '审核员',
  legal: '法务',
  moderator: '版主',
  editor: '编辑',
  administrator: '管理员',
  system: '系统',
  provider: '服务方',
} as const;

/** Who takes a record through a transition. */
export type ActorRole = keyof typeof ACTOR_LABELS;

/**
 * What a state asks of its reader, which decides its colour: somebody else is at work, the reader has to do something,
 * it is in use, it is done, it was rejected or failed, it is over without result.
 */
export type StateTone = 'waiting' | 'attention' | 'active' | 'done' | 'failed' | 'muted';

/** A state as people see it. */
export interface LifecycleState {
  /** Chinese name. */
  readonly label: string;
  readonly tone: StateTone;
}

/** A length of time; work days are those of the platform's people in China, from 9:00 to 18:00. */
export interface Duration {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly workDays?: number;
}

/** What time alone brings about in a state. */
export interface StateTimer<State extends number = number, Action extends string = string> {
  readonly state: State;
  /** The trigger, which the clock has as `system`. */
  readonly action: Action;
  /** How long a record stays in the state; absent where each record has a time of its own. */
  readonly after?: Duration;
  /** What owners are told where the trigger needs a reason. */
  readonly reason?: string;
}

/** A way from one state to another. */
export interface Transition<
  State extends number = number,
  Action extends string = string,
  Guard extends string = string,
> {
  /** Name of the trigger, told once per lifecycle. */
  readonly action: Action;
  /** Chinese name of the trigger: the button, and the line in the timeline. */
  readonly label: string;
  /** States it leaves; `null` is a record that does not exist yet. */
  readonly from: readonly (State | null)[];
  readonly to: State;
  readonly by: readonly ActorRole[];
  /** Names of the conditions beyond state and role; the server knows how to test them. */
  readonly guards?: readonly Guard[];
  /** Whether whoever triggers it has to say why. */
  readonly needsReason?: boolean;
  /** What the owner is told, after the name of the record: 「已受理」. Absent where a domain tells in its own words, or not. */
  readonly notice?: string;
  /** What other domains hear of it: `order.paid`. */
  readonly event?: string;
}

/** States of a kind of record and the ways between them (design: lifecycles). Unlisted ways do not exist. */
export interface Lifecycle<
  State extends number = number,
  Action extends string = string,
  Guard extends string = string,
> {
  /** Key of the kind of record, as it is stored. */
  readonly name: string;
  /** Chinese name of the record. */
  readonly record: string;
  readonly states: Readonly<Record<State, LifecycleState>>;
  readonly transitions: readonly Transition<State, Action, Guard>[];
  /** At most one for each state. */
  readonly timers?: readonly StateTimer<State, Action>[];
  /** What the status log notes beside the steps, the state staying as it is, with its Chinese names. */
  readonly notes?: Readonly<Record<string, string>>;
}

/** What is noted of records that people of the platform take on for a while, beside their steps. */
export const CLAIM_NOTES = { claim: '受理', transfer: '接手', release: '退回队列' } as const;

/** States of a lifecycle. */
export type StateOf<L> = L extends Lifecycle<infer State> ? State : never;

/** Triggers of a lifecycle. */
export type ActionOf<L> = L extends Lifecycle<number, infer Action> ? Action : never;

/** Names of a lifecycle's guards. */
export type GuardOf<L> = L extends Lifecycle<number, string, infer Guard> ? Guard : never;

/** Declares a lifecycle; types of its states, triggers and guards follow from the data. */
export function defineLifecycle<
  const State extends number,
  const Action extends string,
  const Guard extends string = never,
>(lifecycle: {
  readonly name: string;
  readonly record: string;
  readonly states: Readonly<Record<State, LifecycleState>>;
  readonly transitions: readonly Transition<NoInfer<State>, Action, Guard>[];
  readonly timers?: readonly StateTimer<NoInfer<State>, NoInfer<Action>>[];
  readonly notes?: Readonly<Record<string, string>>;
}): Lifecycle<State, Action, Guard> {
  return lifecycle;
}
