import type { Endpoint, EndpointData } from '@portal/api-contract';
import type { QueryRunner } from '../database/database';
import { requireFile } from '../files/files.repository';
import { readFileContent } from '../files/uploads.service';
import type { Implementation, ParsedInput, ServingOptions } from '../http/implement';
import type { createOperatorCalls, Operator } from '../operations/operator-calls';
import type { Platform } from '../platform';
import type { Handling } from './record-assignment';
import type { Seen } from './record-queue';

/** The calls that every queue has, as `defineQueue` declares them. */
type QueueCalls = Readonly<Record<'list' | 'count' | 'open' | 'claim' | 'release', Endpoint>>;

/** What serves them. */
interface ServedQueue<Calls extends QueueCalls> {
  list(operator: Operator, input: ParsedInput<Calls['list']>): Promise<EndpointData<Calls['list']>>;
  counts(): Promise<EndpointData<Calls['count']>>;
  open(operator: Operator, number: string): Promise<EndpointData<Calls['open']>>;
  claim(operator: Operator, seen: Seen): Promise<EndpointData<Calls['claim']>>;
  release(operator: Operator, seen: Seen): Promise<EndpointData<Calls['release']>>;
}

/** Serves the calls that every queue has, for those who have its role; to everybody else they do not exist. */
export function serveQueue<Calls extends QueueCalls>(
  calls: Calls,
  queue: ServedQueue<Calls>,
  { implement }: ReturnType<typeof createOperatorCalls>,
): Implementation[] {
  const [key] = Object.keys(calls.open.query?.shape ?? {});
  const toSeen = (input: unknown) => readSeen(input, key);
  return [
    implement<Endpoint>(calls.list, (operator, input) => queue.list(operator, input as ParsedInput<Calls['list']>)),
    implement<Endpoint>(calls.count, () => queue.counts()),
    implement<Endpoint>(calls.open, (operator, input) => queue.open(operator, toSeen(input).number)),
    implement<Endpoint>(calls.claim, (operator, input) => queue.claim(operator, toSeen(input))),
    implement<Endpoint>(calls.release, (operator, input) => queue.release(operator, toSeen(input))),
  ];
}

/** What is done with a record that is locked. */
type RecordWork<Row, Result> = (runner: QueryRunner, row: Row, handling: Handling) => Result;

/** The same, with what the call is given. */
type ActionWork<Row, Call> = (
  ...given: [...Parameters<RecordWork<Row, Row>>, input: ParsedInput<Call>]
) => Promise<Row>;

/** Queue whose records people of the platform act on and look into. */
interface ActedQueue<Row, Action extends string> {
  act(operator: Operator, seen: Seen, action: Action, reason?: string): Promise<unknown>;
  change(operator: Operator, seen: Seen, name: string, work: RecordWork<Row, Promise<Row>>): Promise<unknown>;
  look<Shown>(
    operator: Operator,
    number: string,
    name: string,
    show: RecordWork<Row, Shown | Promise<Shown>>,
  ): Promise<Shown>;
}

/** How an action is served, beyond what the contract says. */
interface ActionOptions extends ServingOptions {
  /** Name by which the audit log has what is more than a transition; by default that at the end of its URL. */
  readonly auditName?: string;
}

/** A reason of some hundred characters, however it is escaped; what takes more says so. */
const ACTION_BODY_LIMIT = 8192;

/**
 * Serves what people of the platform do with the records of a queue beside what every queue has, for those who have its
 * role; to everybody else the calls do not exist. A call names its record in its first field.
 */
export function createQueueServer<Row, Action extends string>(
  queue: ActedQueue<Row, Action>,
  { implement, implementRaw }: ReturnType<typeof createOperatorCalls>,
) {
  return {
    /**
     * Pairs an action of the contract with the transition that it is, for the `reason` that it is given, or with what else
     * it does. It rejects with 409 what has changed since it was seen, what is the caller's own, and what is somebody
     * else's; it is in the audit log, and responds with the record in full.
     */
    serveAction<Call extends Endpoint>(
      call: Call,
      work: Action | ActionWork<Row, Call>,
      { auditName = call.path.slice(call.path.lastIndexOf('/') + 1), ...options }: ActionOptions = {},
    ): Implementation {
      const [key] = Object.keys(call.body?.shape ?? {});
      const handle = (operator: Operator, input: ParsedInput<Call>) => {
        const seen = readSeen(input, key);
        return typeof work === 'string'
          ? queue.act(operator, seen, work, (input as { readonly reason?: string }).reason)
          : queue.change(operator, seen, auditName, (runner, row, handling) => work(runner, row, handling, input));
      };
      // By what it is declared with, an action responds with what describes a record of its queue.
      return implement(call, (operator, input) => handle(operator, input) as Promise<EndpointData<Call>>, {
        bodyLimit: ACTION_BODY_LIMIT,
        ...options,
      });
    },

    /** Pairs a call that shows something of a record with what it shows, and with the name by which the audit log has that. */
    serveLook<Call extends Endpoint>(
      call: Call,
      name: string,
      show: RecordWork<Row, EndpointData<Call> | Promise<EndpointData<Call>>>,
    ): Implementation {
      const [key] = Object.keys(call.body?.shape ?? {});
      return implement(call, (operator, input) => queue.look(operator, readSeen(input, key).number, name, show), {
        bodyLimit: ACTION_BODY_LIMIT,
      });
    },

    /** Pairs a call that has one file of a record, which it names in its second field, with the files that a record has. */
    serveFile(
      call: Endpoint,
      listFileIds: RecordWork<Row, readonly string[] | Promise<readonly string[]>>,
      { protection, files: store }: Pick<Platform, 'protection' | 'files'>,
    ): Implementation {
      const [key, fileKey = ''] = Object.keys(call.query?.shape ?? {});
      return implementRaw(call, async (operator, input) => {
        const id = (input as Readonly<Record<string, string>>)[fileKey] ?? '';
        const file = await queue.look(operator, readSeen(input, key).number, 'openFile', async (runner, row, by) =>
          requireFile(runner, await listFileIds(runner, row, by), id),
        );
        return readFileContent({ protection, store }, file);
      });
    },
  };
}

// What the contract has checked of a call of any queue, beyond which its types say nothing here.
function readSeen(input: unknown, key = ''): Seen {
  const given = input as Readonly<Record<string, string>> & { readonly version?: number };
  return { number: given[key] ?? '', version: given.version };
}
