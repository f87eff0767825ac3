import type { Endpoint, EndpointData } from '@portal/api-contract';
import type { Implementation, ParsedInput } from '../http/implement';
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
  const [key = ''] = Object.keys(calls.open.query?.shape ?? {});
  // What the contract has checked of a call of any queue, beyond which its types say nothing here.
  const numberOf = (input: unknown) => (input as Readonly<Record<string, string>>)[key] ?? '';
  const toSeen = (input: unknown): Seen => ({
    number: numberOf(input),
    version: (input as { readonly version?: number }).version,
  });
  return [
    implement<Endpoint>(calls.list, (operator, input) => queue.list(operator, input as ParsedInput<Calls['list']>)),
    implement<Endpoint>(calls.count, () => queue.counts()),
    implement<Endpoint>(calls.open, (operator, input) => queue.open(operator, numberOf(input))),
    implement<Endpoint>(calls.claim, (operator, input) => queue.claim(operator, toSeen(input))),
    implement<Endpoint>(calls.release, (operator, input) => queue.release(operator, toSeen(input))),
  ];
}
