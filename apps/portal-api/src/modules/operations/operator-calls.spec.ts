import { allEndpoints, type Endpoint } from '@portal/api-contract';
import type { Duty } from '../../security/operators';
import { TestBrowser } from '../../testing/test-browser';
import { createTestEnvironment, startTestPortal, type TestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';

const OPERATIONS = Object.entries(allEndpoints).filter(([, { path }]) => path.startsWith('/ops-api/'));
const DUTY_OF_QUEUE: Readonly<Record<string, Duty>> = { workorder: 'agent', invoicetitle: 'finance' };

/** What is sent to a call that it cannot understand. */
const BAD_BODIES: readonly (readonly [type: string, payload: string])[] = [
  ['application/json', '{"ticketNo":'],
  ['application/json', '[]'],
  ['application/json', '{"ticketNo":7,"id":7,"pageNo":"x"}'],
  ['application/json', JSON.stringify({ reason: 'x'.repeat(100_000) })],
  ['text/plain', 'x'],
];

let portal: TestPortal;
let customer: TestBrowser;
let operators: Readonly<Record<'agent' | 'finance', TestBrowser>>;

beforeAll(async () => {
  const duties = (['agent', 'finance'] as const).map((duty) => [duty, new Set<Duty>([duty])] as const);
  portal = await startTestPortal({ environment: { ...createTestEnvironment(), PORTAL_OPERATORS: new Map(duties) } });
  const logIn = async (account?: string) => (await openSession(portal, new Date(), account)).browser;
  customer = await logIn();
  operators = { agent: await logIn('agent'), finance: await logIn('finance') };
}, 60_000);
afterAll(() => portal.close());

/** Statuses of a call that is made in every wrong way. */
function sendBadly(browser: TestBrowser, { path, method }: Endpoint): Promise<number[]> {
  const requests =
    method === 'GET'
      ? [path, `${path}?id=&ticketNo=`].map((url) => browser.request(url))
      : BAD_BODIES.map(([type, payload]) =>
          browser.request(path, { method, payload, headers: { 'content-type': type } }),
        );
  return Promise.all(requests.map(async (answer) => (await answer).status));
}

it.each(OPERATIONS)('%s looks at who asks before it looks at what was sent', async (_name, endpoint) => {
  const duty = DUTY_OF_QUEUE[endpoint.path.split('/')[2] ?? ''];
  const [worker, other] = duty === 'agent' ? (['agent', 'finance'] as const) : (['finance', 'agent'] as const);
  expect(new Set(await sendBadly(customer, endpoint))).toEqual(new Set([404]));
  expect(new Set(await sendBadly(operators[other], endpoint))).toEqual(new Set([404]));
  expect(new Set(await sendBadly(new TestBrowser(portal.app), endpoint))).toEqual(new Set([401]));
  expect(await sendBadly(operators[worker], endpoint)).not.toContain(404);
});
