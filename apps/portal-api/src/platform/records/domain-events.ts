import { randomUUID } from 'node:crypto';
import type { Database, QueryRunner } from '../database/database';
import type { Job, JobRun } from '../jobs/job';
import { queueJobs } from '../jobs/queue-job';

/** Something that has happened to a record and that other domains may want to hear of. */
export interface DomainEvent {
  /** `order.paid`, as the lifecycle says. */
  readonly event: string;
  readonly recordId: string;
  /** Number that people see. */
  readonly recordNo: string;
  /** Whom the record belongs to; empty for what a visitor sent. */
  readonly ownerId: string;
  /** Numbers of the orders that it concerns, where the record is about orders. */
  readonly orderNos?: readonly string[];
}

/** What a domain does when another one's record has moved. */
export interface EventHandler {
  readonly event: string;
  /** `<domain>.<action>`, under which its jobs are stored. */
  readonly name: string;
  /** Comes at least once; with `run.complete` in its own transaction its effect counts exactly once. */
  handle(event: DomainEvent, run: JobRun): Promise<unknown>;
}

/** Job that hands an event to those who hear of it. */
const PUBLISH = 'event.publish';

/** Appends an event in the caller's transaction: it is told if that commits. */
export function appendEvent(runner: QueryRunner, { orderNos, ...event }: DomainEvent, at: Date): Promise<void> {
  const payload = { ...event, ...(orderNos && { orderNos: orderNos.join(' ') }) };
  return queueJobs(runner, [{ name: PUBLISH, key: randomUUID(), payload, at }]);
}

/** Jobs that tell events to their handlers, each with attempts of its own: one that fails keeps no other from it. */
export function createEventJobs(handlers: readonly EventHandler[], database: Database): Job[] {
  const publish: Job = {
    name: PUBLISH,
    run: (payload, run) =>
      database.transaction(async (runner) => {
        const hearing = handlers.filter(({ event }) => event === payload['event']);
        const jobs = hearing.map(({ name }) => ({ name, key: run.key, payload, at: run.at }));
        await queueJobs(runner, jobs);
        await run.complete(runner);
      }),
  };
  const handle = ({ name, handle: work }: EventHandler): Job => ({
    name,
    run: ({ event = '', recordId = '', recordNo = '', ownerId = '', orderNos }, run) =>
      work({ event, recordId, recordNo, ownerId, ...(orderNos && { orderNos: orderNos.split(' ') }) }, run),
  });
  return [publish, ...handlers.map(handle)];
}
