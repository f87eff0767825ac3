import { type ActorRole, describeState, findTransition, type Lifecycle } from '@portal/lifecycles';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from '../database/database';
import { Refusal, refuseFields } from '../http/refusal';
import { nameRecord } from '../messages/name-record';
import { type MessageType, postMessage } from '../messages/post-message';
import { statusLog } from './lifecycle.tables';

/** Who moves a record. People of the platform have no name towards users. */
export interface Actor {
  readonly role: ActorRole;
  readonly id: string | null;
  readonly name: string;
}

/** The clock as an actor. */
export const SYSTEM: Actor = { role: 'system', id: null, name: '' };

/** A record that is about to move; its row is locked by the caller's transaction. */
export interface MovingRecord<State extends number> {
  readonly id: string;
  /** Whom the record belongs to and who hears of it; `null` for what a visitor sent, of which nobody can be told. */
  readonly ownerId: string | null;
  /** Number that people see. */
  readonly number: string;
  /** What it is about, for the title of the message; empty where the record's name says it all. */
  readonly title: string;
  /** `null` for a record that is new. */
  readonly state: State | null;
  readonly messageType: MessageType;
  /** Page of the record, inside the site and without prefix. */
  readonly link: string;
}

/** What happens to a record. */
export interface Step<Action extends string> {
  readonly action: Action;
  readonly actor: Actor;
  readonly at: Date;
  readonly reason?: string;
  readonly fileIds?: readonly string[];
  /** Outcomes of the transition's guards by name, each the reason it fails for, or empty. */
  readonly guards?: Readonly<Record<string, string>>;
}

/**
 * Takes a record one step on: gives its next state, and writes its log and its message in the caller's transaction. The
 * caller stores the state. Refuses with 409 what the lifecycle does not list for this state and role, or what a guard
 * does not allow; a missing reason is refused as a field.
 */
export async function advanceRecord<State extends number, Action extends string>(
  runner: QueryRunner,
  lifecycle: Lifecycle<State, Action>,
  record: MovingRecord<State>,
  step: Step<Action>,
): Promise<State> {
  const { action, actor, at, reason = '' } = step;
  const way = findTransition(lifecycle, record.state, action, actor.role);
  if (way === undefined) throw refuseStep(lifecycle, record.state);
  for (const name of way.guards ?? []) {
    const failure = step.guards?.[name];
    if (failure === undefined) throw new Error(`The guard ${name} of ${lifecycle.name} was not tested`);
    if (failure !== '') throw new Refusal(409, failure);
  }
  if (way.needsReason && reason === '') throw refuseFields([{ field: 'reason', msg: '请说明原因' }]);

  await writeLog(runner, lifecycle, record, step, way.to);
  if (record.ownerId === null) return way.to;
  await postMessage(runner, {
    ownerId: record.ownerId,
    type: record.messageType,
    title: nameRecord(`${lifecycle.record}${way.notice}`, record.title),
    body: composeBody(lifecycle, record, reason),
    link: record.link,
    recordNo: record.number,
    at,
    // Nobody has to be told what they did themselves.
    isRead: actor.role === 'user',
  });
  return way.to;
}

/**
 * Notes in the log of a record what happened beside its state, by a name that the lifecycle lists, in the caller's
 * transaction. The record stays in its state, and nobody is told.
 */
export async function noteInLog<State extends number>(
  runner: QueryRunner,
  lifecycle: Lifecycle<State>,
  record: Pick<MovingRecord<State>, 'id'> & { readonly state: State },
  note: Omit<Step<string>, 'guards'>,
): Promise<void> {
  if (lifecycle.notes?.[note.action] === undefined) throw new Error(`${lifecycle.name} has no note ${note.action}`);
  await writeLog(runner, lifecycle, record, note, record.state);
}

async function writeLog<State extends number>(
  runner: QueryRunner,
  { name }: Pick<Lifecycle, 'name'>,
  { id, state }: Pick<MovingRecord<State>, 'id' | 'state'>,
  { action, actor, at, reason = '', fileIds = [] }: Step<string>,
  toState: State,
): Promise<void> {
  await runner.insert(statusLog).values({
    id: randomUUID(),
    recordKind: name,
    recordId: id,
    fromState: state,
    toState,
    act: action,
    actorRole: actor.role,
    actorId: actor.id,
    actorName: actor.name,
    reason,
    fileIds: [...fileIds],
    at,
  });
}

/** Refusal of a step that a record's state does not have. */
export function refuseStep(lifecycle: Lifecycle, state: number | null): Refusal {
  const label = state === null ? '未创建' : describeState(lifecycle, state).label;
  return new Refusal(409, `${lifecycle.record}当前为「${label}」，不能进行此操作`);
}

function composeBody({ record }: Lifecycle, { number }: { readonly number: string }, reason: string): string {
  return [`${record}编号：${number}`, reason && `原因：${reason}`].filter(Boolean).join('，');
}
