import { z } from 'zod';
import { stateCountSchema } from '../lifecycle/lifecycle.contract';
import { requiredProse } from '../rules/text-rule';
import { defineEndpoint } from './define-endpoint';
import { pageQueryShape, pageSchema } from './paging';
import { assignedQueueFilterShape } from './queue-filter';
import { proseText, ruledText } from './text-schemas';

/** What every record of a queue is shown with, in the list and in full. */
export const queuedShape = {
  /** Code of the owner; empty where it is nobody's. */
  userCode: z.string(),
  /** Code of who works on it; empty for nobody. */
  assignee: z.string(),
};

/** Why an action is taken, which the owner of the record reads. */
export const reasonField = ruledText(proseText, requiredProse('原因', [2, 300], '请说明原因'));

/** What is special to the queue of a kind of record. */
export interface QueueCallsOptions<
  Name extends string,
  Key extends z.ZodRawShape,
  Seen extends z.ZodRawShape,
  Filter extends z.ZodRawShape,
  Item extends z.ZodType,
  Detail extends z.ZodType,
> {
  /** Second part of its URLs, by which the roles of the operators are told apart. */
  readonly name: Name;
  /** What its records are called in the OpenAPI document: one, and several. */
  readonly words: readonly [one: string, many: string];
  /** The field by which a record is named. */
  readonly key: Key;
  /** The record as whoever acts has seen it: the key and the `version` of the list or of the record in full. */
  readonly seen: Seen;
  /** What its list is narrowed to, beside who works on a record, the day and words. */
  readonly filter: Filter;
  /** A record in the list. */
  readonly item: Item;
  /** A record in full. */
  readonly detail: Detail;
}

/**
 * Declares the calls that every queue of the operators has (endpoints §4.13): its list, which is of what waits for them,
 * longest waiting or due first, where no state is asked for; how many records stand in each state, each counted up to
 * `CAPPED_TOTAL`; a record in full, which is noted in the audit log; and to take it on, also from somebody else, and to
 * give it back. Customers get 404, as does whoever names no record. Taking on is rejected with 409 where nothing waits, it
 * is the caller's already or their own, or it has changed since it was seen; giving back for all but whoever works on it.
 */
export function defineQueue<
  const Name extends string,
  const Key extends z.ZodRawShape,
  const Seen extends z.ZodRawShape,
  const Filter extends z.ZodRawShape,
  Item extends z.ZodType,
  Detail extends z.ZodType,
>({
  name,
  words: [one, many],
  key,
  seen,
  filter,
  item,
  detail,
}: QueueCallsOptions<Name, Key, Seen, Filter, Item, Detail>) {
  const call = { tags: ['operations'], auth: 'user', method: 'POST' } as const;
  const look = { ...call, method: 'GET' } as const;
  const body = z.object(seen);
  return {
    list: defineEndpoint({
      ...call,
      path: `/ops-api/${name}/pageList`,
      summary: `Queue of ${many}`,
      body: z.object({ ...filter, ...assignedQueueFilterShape, ...pageQueryShape }),
      response: pageSchema(item),
    }),
    count: defineEndpoint({
      ...look,
      path: `/ops-api/${name}/statusCount`,
      summary: `Queue of ${many} by state`,
      response: z.array(stateCountSchema),
    }),
    open: defineEndpoint({
      ...look,
      path: `/ops-api/${name}/detail`,
      summary: `${one} of the queue`,
      query: z.object(key),
      response: detail,
    }),
    claim: defineEndpoint({
      ...call,
      path: `/ops-api/${name}/claim`,
      summary: `Takes ${one} on`,
      body,
      response: detail,
    }),
    release: defineEndpoint({
      ...call,
      path: `/ops-api/${name}/release`,
      summary: `Gives ${one} back to the queue`,
      body,
      response: detail,
    }),

    /**
     * Declares a call by which somebody acts on a record as they have seen it, with what else it is given; it responds with
     * the record in full, and the audit log has it by its name or that of its transition. Customers get 404. Errors: 404 no
     * such record; 409 in another state, somebody else's, or changed since it was seen; 413 beyond 8 KiB, where it says no
     * other.
     */
    action<const Action extends string, const Given extends z.ZodRawShape = Record<never, never>>(
      action: Action,
      summary: string,
      given: Given = {} as Given,
    ) {
      const path = `/ops-api/${name}/${action}` as const;
      return defineEndpoint({ ...call, path, summary, body: z.object({ ...seen, ...given }), response: detail });
    },
  };
}
