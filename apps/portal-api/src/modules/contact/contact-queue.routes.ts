import { countQueuedContacts, getQueuedContact, handleContact, listQueuedContacts } from '@portal/api-contract/account';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { type ContactQueueServiceOptions, createContactQueueService } from './contact-queue.service';

/** Calls of the queue of what visitors send, which is the agents'; to everybody else they do not exist. */
export function createContactQueueRoutes(options: ContactQueueServiceOptions): Implementation[] {
  const queue = createContactQueueService(options);
  const { implement } = createOperatorCalls(options.database.orm, 'agent');
  return [
    implement(listQueuedContacts, (_operator, input) => queue.list(input)),
    implement(countQueuedContacts, queue.counts),
    implement(getQueuedContact, (operator, { kind, id }) => queue.open(operator, kind, id)),
    implement(handleContact, queue.handle, { bodyLimit: 8192 }),
  ];
}
