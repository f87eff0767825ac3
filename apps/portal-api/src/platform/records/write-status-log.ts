import type { Lifecycle } from '@portal/lifecycles';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from '../database/database';
import { defineInsert } from '../database/define-insert';
import type { TransitionRequest } from './record-transition';
import { statusLog } from './status-log.tables';

/** Between which states a record goes; `from` is `null` for one that is new. */
export interface Passage {
  readonly recordId: string;
  readonly from: number | null;
  readonly to: number;
}

const insertLine = defineInsert(statusLog, (insert) => insert);

/** Writes a line of a record's log in the caller's transaction. */
export async function writeStatusLog(
  runner: QueryRunner,
  { name }: Pick<Lifecycle, 'name'>,
  { recordId, from, to }: Passage,
  { action, actor, at, reason = '', fileIds = [] }: TransitionRequest,
): Promise<void> {
  await insertLine(runner, {
    ...{ id: randomUUID(), recordKind: name, recordId, fromState: from, toState: to, act: action },
    ...{ actorRole: actor.role, actorId: actor.id, actorName: actor.name },
    ...{ reason, fileIds: [...fileIds], at },
  });
}
