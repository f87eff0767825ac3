import type { Implementation } from '../../http/implement';
import type { Duty } from '../../security/operators';
import type { OperatorAccess } from './operator-access';

const OPERATIONS = '/ops-api/';

/** Whose duty each queue is, by the part of the address that names it (endpoints §4.13). */
const DUTY_OF_QUEUE: Readonly<Record<string, Duty>> = { workorder: 'agent', invoicetitle: 'finance' };

/**
 * Lets a call of the operators' side look at who asks before it looks at what was sent, so that nobody else learns of it
 * from how a body is refused. Other calls stay as they are; a queue that is nobody's duty is an error of ours.
 */
export function guardQueue(implementation: Implementation, access: OperatorAccess): Implementation {
  const { path } = implementation.endpoint;
  if (!path.startsWith(OPERATIONS)) return implementation;
  const duty = DUTY_OF_QUEUE[path.slice(OPERATIONS.length).split('/')[0] ?? ''];
  if (duty === undefined) throw new Error(`The queue of ${path} is nobody's duty`);
  return { ...implementation, guard: (context) => access.require(context, duty) };
}
