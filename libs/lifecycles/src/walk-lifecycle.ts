import type { ActorRole, Lifecycle, LifecycleState, Transition } from './define-lifecycle';

/**
 * The way a trigger takes from a state for somebody of a role; `undefined` where there is none, which the server
 * answers with 409. A new record starts at `null`.
 */
export function findTransition<State extends number, Act extends string>(
  { transitions }: Lifecycle<State, Act>,
  from: State | null,
  act: Act,
  role: ActorRole,
): Transition<State, Act> | undefined {
  return transitions.find((way) => way.act === act && way.from.includes(from) && way.by.includes(role));
}

/** Triggers that somebody of a role has in a state: the buttons of a page, before its guards. */
export function listActs<State extends number, Act extends string>(
  { transitions }: Lifecycle<State, Act>,
  from: State | null,
  role: ActorRole,
): readonly Act[] {
  return transitions.filter((way) => way.from.includes(from) && way.by.includes(role)).map(({ act }) => act);
}

/** Name and tone of a state. A number that is none, of a newer server say, is shown as it is. */
export function describeState({ states }: Lifecycle, state: number): LifecycleState {
  return states[state] ?? { label: String(state), tone: 'muted' };
}

/** Chinese name of a trigger or a note; an unknown one is shown as it is. */
export function describeAct({ transitions, notes }: Lifecycle, act: string): string {
  return transitions.find((way) => way.act === act)?.label ?? notes?.[act] ?? act;
}

/** States of a lifecycle as numbers, in their order. */
export function listStates<State extends number>({ states }: Lifecycle<State>): readonly State[] {
  return Object.keys(states).map(Number) as State[];
}

/** Whether nothing can happen to a record in this state any more. */
export function isFinalState({ transitions }: Lifecycle, state: number): boolean {
  return !transitions.some(({ from }) => from.includes(state));
}
