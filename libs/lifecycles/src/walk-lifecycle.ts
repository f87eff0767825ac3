import type { ActorRole, Lifecycle, LifecycleState, StateTimer, Transition } from './define-lifecycle';

/**
 * The way a trigger takes from a state for somebody of a role; `undefined` where there is none, which the server
 * answers with 409. A new record starts at `null`.
 */
export function findTransition<State extends number, Action extends string, Guard extends string>(
  { transitions }: Lifecycle<State, Action, Guard>,
  from: State | null,
  action: Action,
  role: ActorRole,
): Transition<State, Action, Guard> | undefined {
  return transitions.find((way) => way.action === action && way.from.includes(from) && way.by.includes(role));
}

/** Triggers that somebody of a role has in a state: the buttons of a page, before its guards. */
export function listActions<State extends number, Action extends string>(
  { transitions }: Lifecycle<State, Action>,
  from: State | null,
  role: ActorRole,
): readonly Action[] {
  return transitions.filter((way) => way.from.includes(from) && way.by.includes(role)).map(({ action }) => action);
}

/** What time alone brings about in a state; `undefined` where records stay until somebody acts. */
export function findTimer<State extends number, Action extends string>(
  { timers = [] }: Lifecycle<State, Action>,
  state: State,
): StateTimer<State, Action> | undefined {
  return timers.find((timer) => timer.state === state);
}

/** Name and tone of a state. A number that is none, of a newer server say, is shown as it is. */
export function describeState({ states }: Lifecycle, state: number): LifecycleState {
  return states[state] ?? { label: String(state), tone: 'muted' };
}

/** Chinese name of a trigger or a note; an unknown one is shown as it is. */
export function describeAction({ transitions, notes }: Lifecycle, action: string): string {
  return transitions.find((way) => way.action === action)?.label ?? notes?.[action] ?? action;
}

/** States of a lifecycle as numbers, in their order. */
export function listStates<State extends number>({ states }: Lifecycle<State>): readonly State[] {
  return Object.keys(states).map(Number) as State[];
}

/** Whether nothing can happen to a record in this state any more. */
export function isFinalState({ transitions }: Lifecycle, state: number): boolean {
  return !transitions.some(({ from }) => from.includes(state));
}
