import { DUTIES, type Duty } from '../platform/security/operators';
import type { TestBrowser } from './test-browser';
import type { TestPortal } from './test-portal';
import { openSession } from './test-session';

/** Whose duty the calls of the operators are, by the second part of its addresses. */
const DUTY_OF_QUEUE: Readonly<Record<string, Duty>> = {
  workorder: 'agent',
  contact: 'agent',
  invoicetitle: 'finance',
  application: 'reviewer',
  seo: 'reviewer',
};

/** Operators with one duty each; the account has the name of the duty. */
export const OPERATOR_OF_EACH_DUTY: ReadonlyMap<string, ReadonlySet<Duty>> = new Map(
  DUTIES.map((duty) => [duty, new Set([duty])]),
);

/** Logs in somebody of each duty, in a portal that has `OPERATOR_OF_EACH_DUTY`. */
export async function logInOperators(portal: TestPortal): Promise<Readonly<Record<Duty, TestBrowser>>> {
  const browsers = DUTIES.map(async (duty) => [duty, (await openSession(portal, new Date(), duty)).browser] as const);
  return Object.fromEntries(await Promise.all(browsers)) as Record<Duty, TestBrowser>;
}

/** Who may make a call of the operators, and all who may not although they have a duty. */
export function splitDuties(path: string): { readonly worker: Duty; readonly others: readonly Duty[] } {
  const worker = DUTY_OF_QUEUE[path.split('/')[2] ?? ''];
  if (worker === undefined) throw new Error(`Nobody has the duty of ${path}`);
  return { worker, others: DUTIES.filter((duty) => duty !== worker) };
}
