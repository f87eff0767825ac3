import { allEndpoints, type Endpoint } from '@portal/api-contract';
import { logInOperators, splitRoles } from '../../testing/queue-roles';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';
import type { StaffRole } from '../security/staff-roles';

const OPERATIONS = Object.entries(allEndpoints).filter(([, { tags }]) => tags.includes('operations'));

/** What is sent to a call that it cannot understand. */
const BAD_BODIES: readonly (readonly [type: string, payload: string])[] = [
  ['application/json', '{"ticketNo":'],
  ['application/json', '[]'],
  ['application/json', '{"ticketNo":7,"applicationNo":7,"id":7,"pageNo":"x"}'],
  ['application/json', JSON.stringify({ reason: 'x'.repeat(100_000) })],
  ['text/plain', 'x'],
];

const portal = setUpPortal();
let customer: TestBrowser;
let operators: Readonly<Record<StaffRole, TestBrowser>>;

beforeAll(async () => {
  customer = (await openSession(portal)).browser;
  operators = await logInOperators(portal);
});

/** Statuses of a call that is made in every wrong way. */
function sendBadly(browser: TestBrowser, { path, method }: Endpoint): Promise<number[]> {
  const requests =
    method === 'GET'
      ? [path, `${path}?id=&ticketNo=&applicationNo=`].map((url) => browser.request(url))
      : BAD_BODIES.map(([type, payload]) =>
          browser.request(path, { method, payload, headers: { 'content-type': type } }),
        );
  return Promise.all(requests.map(async (response) => (await response).status));
}

it.each(OPERATIONS)('%s looks at who asks before it looks at what was sent', async (_name, endpoint) => {
  const { worker, others } = splitRoles(endpoint.path);
  expect(new Set(await sendBadly(customer, endpoint))).toEqual(new Set([404]));
  for (const other of others) expect(new Set(await sendBadly(operators[other], endpoint))).toEqual(new Set([404]));
  expect(new Set(await sendBadly(new TestBrowser(portal.app), endpoint))).toEqual(new Set([401]));
  expect(await sendBadly(operators[worker], endpoint)).not.toContain(404);
});
