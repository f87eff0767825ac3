import { allEndpoints } from '@portal/api-contract';
import {
  createRequests,
  type DocumentedCall,
  type FuzzRequest,
  listDocumentedCalls,
} from '../../testing/fuzz-requests';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { buildOpenApiDocument } from './openapi-document';

const SEED = Number(process.env['PORTAL_FUZZ_SEED'] ?? 20_261_122);
const REQUESTS = 2000;

/** Every call but the stream, whose answer does not end. */
const calls = listDocumentedCalls(buildOpenApiDocument(allEndpoints)).filter(({ isStream }) => !isStream);

const browsers = new Map<string, TestBrowser>();

const portal = setUpPortal({ isDemo: true });

/** A browser of an account; some calls end its session, and it logs in anew. */
async function openBrowser(account: string): Promise<TestBrowser> {
  const known = browsers.get(account);
  if ((await known?.whoAmI()) === account) return known as TestBrowser;
  const browser = new TestBrowser(portal.app);
  await browser.logIn(account);
  browsers.set(account, browser);
  return browser;
}

/** Sends a request as whoever may make the call, or every third time as a visitor. */
async function send(call: DocumentedCall, request: FuzzRequest, turn: number) {
  const account = call.path.startsWith('/ops-api/') ? 'demo-operator' : 'demo-personal';
  const browser = turn % 3 === 2 ? new TestBrowser(portal.app) : await openBrowser(account);
  return browser.request(request.url, request);
}

const PER_CALL = Math.ceil(REQUESTS / calls.length);

/** Each call of the document has its share of the requests. */
describe(`no input of ${REQUESTS} requests of seed ${SEED} makes the server fail, or tell of its inside`, () => {
  it.each(calls.map((call, index) => ({ ...call, call, index })))('$method $path', async ({ call, index }) => {
    const failures: object[] = [];
    for (const [turn, request] of createRequests(call, PER_CALL, SEED + index).entries()) {
      const { status, text } = await send(call, request, turn);
      if (status >= 500 || /node_modules|syntax error|\bat .+:\d+:\d+/i.test(text))
        failures.push({ ...request, status, text });
    }
    expect(failures).toEqual([]);
  });
});
