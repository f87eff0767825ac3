import { listOutbox, type OutboxMessage } from '@portal/api-contract';
import { type Implementation, implement } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';

/** Delivers to a table that the demonstration shows. */
export interface Sandbox {
  listMessages(): Promise<OutboxMessage[]>;
}

const OUTBOX_SIZE = 20;

/** The call that shows what sandboxes delivered; without any, there is nothing to see. */
export function createOutboxRoute(sandboxes: readonly Sandbox[]): Implementation {
  return implement(
    listOutbox,
    async () => {
      if (sandboxes.length === 0) throw new HttpError(404);
      return listNewest(sandboxes);
    },
    { rateWindows: [{ max: 120, seconds: 60 }] },
  );
}

/** Newest messages of every sandbox first. */
async function listNewest(sandboxes: readonly Sandbox[]): Promise<OutboxMessage[]> {
  const lists = await Promise.all(sandboxes.map((sandbox) => sandbox.listMessages()));
  return lists
    .flat()
    .sort((first, second) => second.sentAt.localeCompare(first.sentAt))
    .slice(0, OUTBOX_SIZE);
}
