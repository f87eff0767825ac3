import type { Endpoint, EndpointData } from '@portal/api-contract';
import type { QueryRunner } from '../database/database';
import type { Implementation, ParsedInput, ServingOptions } from '../http/implement';
import type { createOperatorCalls, Operator } from '../operations/operator-calls';
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
  const key = findKey(calls.open.query);
  const toSeen = (input: unknown) => readSeen(input, key);
  return [
    implement<Endpoint>(calls.list, (operator, input) => queue.list(operator, input as ParsedInput<Calls['list']>)),
    implement<Endpoint>(calls.count, () => queue.counts()),
    implement<Endpoint>(calls.open, (operator, input) => queue.open(operator, toSeen(input).number)),
    implement<Endpoint>(calls.claim, (operator, input) => queue.claim(operator, toSeen(input))),
    implement<Endpoint>(calls.release, (operator, input) => queue.release(operator, toSeen(input))),
  ];
}

/** What changes a record of a queue as it was seen, and returns it as it is then. */
interface ActedQueue<Row> {
  change(
    operator: Operator,
    seen: Seen,
    action: string,
    work: (runner: QueryRunner, row: Row, at: Date) => Promise<Row>,
  ): Promise<unknown>;
}

/** Who acts on a record, when, and what they have given for it. */
export interface QueueAction<Call extends Endpoint> {
  readonly operator: Operator;
  readonly at: Date;
  readonly input: ParsedInput<Call>;
}

/**
 * Pairs calls that the queue of their contract has declared by `action` with what they do to a locked record. They are for
 * those who have the role of the queue, and in the audit log by the names that their URLs end with.
 */
export function createActionServer<Row>(
  queue: ActedQueue<Row>,
  { implement }: Pick<ReturnType<typeof createOperatorCalls>, 'implement'>,
) {
  return <Call extends Endpoint>(
    call: Call,
    work: (runner: QueryRunner, row: Row, action: QueueAction<Call>) => Promise<Row>,
    options: ServingOptions = {},
  ): Implementation => {
    const key = findKey(call.body);
    const name = call.path.slice(call.path.lastIndexOf('/') + 1);
    const handle = (operator: Operator, input: ParsedInput<Call>) =>
      queue.change(operator, readSeen(input, key), name, (runner, row, at) =>
        work(runner, row, { operator, at, input }),
      );
    // By what it is declared with, an action responds with what describes a record of its queue.
    return implement(call, (operator, input) => handle(operator, input) as Promise<EndpointData<Call>>, options);
  };
}

/** Field by which a record is named; it comes first in all that its queue is asked. */
function findKey(schema: Endpoint['body'] | Endpoint['query']): string {
  return Object.keys(schema?.shape ?? {})[0] ?? '';
}

// What the contract has checked of a call of any queue, beyond which its types say nothing here.
function readSeen(input: unknown, key: string): Seen {
  const given = input as Readonly<Record<string, string>> & { readonly version?: number };
  return { number: given[key] ?? '', version: given.version };
}
