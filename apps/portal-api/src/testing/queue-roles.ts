import { STAFF_ROLES, type StaffRole } from '../platform/security/staff-roles';
import type { TestBrowser } from './test-browser';
import type { TestPortal } from './test-portal';
import { openStaffSession } from './test-session';

/** Whose role the calls of the operators are, by the second part of its URLs. */
const ROLE_OF_QUEUE: Readonly<Record<string, StaffRole>> = {
  workorder: 'agent',
  contact: 'agent',
  order: 'agent',
  orderreview: 'reviewer',
  invoicetitle: 'finance',
  invoice: 'finance',
  refund: 'finance',
  coupon: 'finance',
  transfer: 'finance',
  reconciliation: 'finance',
  application: 'reviewer',
  trial: 'reviewer',
  model: 'reviewer',
  community: 'moderator',
  communityReport: 'moderator',
  identification: 'reviewer',
  contract: 'legal',
  search: 'reviewer',
  seo: 'reviewer',
  job: 'administrator',
  staff: 'administrator',
};

/** Logs in somebody of each role. */
export async function logInOperators(portal: TestPortal): Promise<Readonly<Record<StaffRole, TestBrowser>>> {
  const browsers = STAFF_ROLES.map(
    async (role) => [role, (await openStaffSession(portal, new Date(), [role])).browser] as const,
  );
  return Object.fromEntries(await Promise.all(browsers)) as Record<StaffRole, TestBrowser>;
}

/** Who may make a call of the operators, and all who may not although they have a role. */
export function splitRoles(path: string): { readonly worker: StaffRole; readonly others: readonly StaffRole[] } {
  const worker = ROLE_OF_QUEUE[path.split('/')[2] ?? ''];
  if (worker === undefined) throw new Error(`Nobody has the role of ${path}`);
  return { worker, others: STAFF_ROLES.filter((role) => role !== worker) };
}
