import { OPERATOR_ROLES, type OperatorRole } from '../platform/security/operators';
import type { TestBrowser } from './test-browser';
import type { TestPortal } from './test-portal';
import { openSession } from './test-session';

/** Whose role the calls of the operators are, by the second part of its addresses. */
const ROLE_OF_QUEUE: Readonly<Record<string, OperatorRole>> = {
  workorder: 'agent',
  contact: 'agent',
  invoicetitle: 'finance',
  application: 'reviewer',
  seo: 'reviewer',
};

/** Operators with one role each; the account has the name of the role. */
export const OPERATOR_OF_EACH_ROLE: ReadonlyMap<string, ReadonlySet<OperatorRole>> = new Map(
  OPERATOR_ROLES.map((role) => [role, new Set([role])]),
);

/** Logs in somebody of each role, in a portal that has `OPERATOR_OF_EACH_ROLE`. */
export async function logInOperators(portal: TestPortal): Promise<Readonly<Record<OperatorRole, TestBrowser>>> {
  const browsers = OPERATOR_ROLES.map(
    async (role) => [role, (await openSession(portal, new Date(), role)).browser] as const,
  );
  return Object.fromEntries(await Promise.all(browsers)) as Record<OperatorRole, TestBrowser>;
}

/** Who may make a call of the operators, and all who may not although they have a role. */
export function splitRoles(path: string): { readonly worker: OperatorRole; readonly others: readonly OperatorRole[] } {
  const worker = ROLE_OF_QUEUE[path.split('/')[2] ?? ''];
  if (worker === undefined) throw new Error(`Nobody has the role of ${path}`);
  return { worker, others: OPERATOR_ROLES.filter((role) => role !== worker) };
}
