import { type ActorRole, describeState, type Lifecycle } from '@portal/lifecycles';
import { HttpError } from '../http/http-error';
import type { MessageType } from '../messages/post-message';
import type { Subject } from '../security/session-verifier';

/** Who takes a record through a transition. People of the platform have no name towards users. */
export interface Actor {
  readonly role: ActorRole;
  readonly id: string | null;
  readonly name: string;
}

/** The clock as an actor. */
export const SYSTEM: Actor = { role: 'system', id: null, name: '' };

/** An outside provider as an actor. */
export const PROVIDER: Actor = { role: 'provider', id: null, name: '' };

/** Whoever is logged in as an actor. */
export function toActor({ id, account }: Subject): Actor {
  return { role: 'user', id, name: account };
}

/** Who does something to a record, and when. */
export interface Deed {
  readonly operator: Actor;
  readonly at: Date;
}

/** Why it is done, in words that the owner reads. */
export interface Reasoned {
  readonly reason: string;
}

/** What happens to a record. */
export interface TransitionRequest<Action extends string = string> {
  readonly action: Action;
  readonly actor: Actor;
  readonly at: Date;
  readonly reason?: string;
  readonly fileIds?: readonly string[];
}

/** What people are told of a record. */
export interface RecordDescription {
  /** Number that people see. */
  readonly number: string;
  /** What it is about, for the title of the message; empty where the record's name says it all. */
  readonly title: string;
  readonly messageType: MessageType;
  /** Page of the record, inside the site and without prefix. */
  readonly link: string;
}

/**
 * Rejects with 409 somebody of the platform whose own record it is: others decide on it. What owners do with it they do as
 * `user`.
 */
export function assertNotOwn(
  { record }: Pick<Lifecycle, 'record'>,
  ownerId: string | null,
  { role, id }: Pick<Actor, 'role' | 'id'>,
): void {
  if (role !== 'user' && id !== null && id === ownerId)
    throw new HttpError(409, `不能处理自己的${record}，请由其他人员处理`);
}

/** Error of a transition that a record's state does not have. */
export function rejectTransition(lifecycle: Lifecycle, state: number | null): HttpError {
  const label = state === null ? '未创建' : describeState(lifecycle, state).label;
  return new HttpError(409, `${lifecycle.record}当前为「${label}」，不能进行此操作`);
}
