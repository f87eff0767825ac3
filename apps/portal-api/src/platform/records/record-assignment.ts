import { ACTOR_LABELS, type ActorRole, findTransition, isFinalState } from '@portal/lifecycles';
import type { QueryRunner } from '../database/database';
import { HttpError } from '../http/http-error';
import type { Operator } from '../operations/operator-calls';
import type { RecordChanges, RecordKind, RecordRow, RecordTable } from './define-record';
import { type Deed, rejectTransition } from './record-transition';

/** A record that somebody of the platform works on, or may. */
export interface AssignableRow<State extends number = number> extends RecordRow<State> {
  readonly assigneeId: string | null;
}

/** Which person of the platform does something to a record, and when. */
export interface Handling extends Deed {
  readonly operator: Operator;
}

/**
 * Takes a locked record on: work that nobody has begun begins by the lifecycle's `claim`, a step or a note; other work
 * passes over from whoever has it. Rejects with 409 what is over and what is the caller's already.
 */
export async function claimRecord<
  State extends number,
  Action extends string,
  Table extends RecordTable<AssignableRow<State>>,
>(
  kind: RecordKind<State, Action | 'claim', Table>,
  runner: QueryRunner,
  row: Table['$inferSelect'],
  { operator, at }: Handling,
): Promise<Table['$inferSelect']> {
  const { lifecycle } = kind;
  if (findTransition(lifecycle, row.state, 'claim', operator.role))
    return kind.transition(runner, row, { action: 'claim', actor: operator, at }, toAssignee(operator.id));
  if (isFinalState(lifecycle, row.state)) throw rejectTransition(lifecycle, row.state);
  if (row.assigneeId === operator.id) throw new HttpError(409, `您已受理该${lifecycle.record}`);
  const isFirst = row.assigneeId === null && lifecycle.notes?.['claim'] !== undefined;
  await kind.note(runner, row, { action: isFirst ? 'claim' : 'transfer', actor: operator, at });
  return kind.change(runner, row, toAssignee(operator.id));
}

/** Gives a locked record back to the queue. Rejects with 409 everybody but whoever works on it. */
export async function releaseRecord<
  State extends number,
  Action extends string,
  Table extends RecordTable<AssignableRow<State>>,
>(
  kind: RecordKind<State, Action, Table>,
  runner: QueryRunner,
  row: Table['$inferSelect'],
  { operator, at }: Handling,
): Promise<Table['$inferSelect']> {
  assertAssigned(kind, row, operator);
  await kind.note(runner, row, { action: 'release', actor: operator, at });
  return kind.change(runner, row, toAssignee(null));
}

/** Rejects with 409 everybody but whoever works on a record. */
export function assertAssigned(
  { lifecycle }: { readonly lifecycle: { readonly record: string } },
  { assigneeId }: Pick<AssignableRow, 'assigneeId'>,
  { id }: Operator,
): void {
  if (assigneeId !== id) throw new HttpError(409, `请先受理该${lifecycle.record}`);
}

/** Rejects with 409 whoever acts on a record that somebody else works on: that one has to be relieved first. */
export function assertNobodyElses(
  { lifecycle }: { readonly lifecycle: { readonly record: string } },
  { assigneeId }: Pick<AssignableRow, 'assigneeId'>,
  { id, role }: { readonly id: string | null; readonly role: ActorRole },
): void {
  if (assigneeId !== null && assigneeId !== id)
    throw new HttpError(409, `该${lifecycle.record}由其他${ACTOR_LABELS[role]}处理，接手后再作决定`);
}

// That the table has the column is what its type says; which others it has is not known here.
function toAssignee<Row>(assigneeId: string | null): RecordChanges<Row> {
  return { assigneeId } as unknown as RecordChanges<Row>;
}
