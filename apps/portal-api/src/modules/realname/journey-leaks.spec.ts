import { inSpan } from '@portal/tracing';
import { type FakeCollector, openFakeCollector } from '@portal/tracing/testing';
import type { DataOwner } from '../../platform/modules/personal-data';
import { createDataProtection } from '../../platform/security/data-protection';
import { PORTAL_CONTRIBUTIONS } from '../../portal-modules';
import { dumpTables } from '../../testing/dump-tables';
import { openTestDatabase } from '../../testing/patient-limits';
import type { BrowserResponse, TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment, startTestPortal, type TestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { ACCOUNT, createEnterpriseCalls, fillInEnterprise } from './testing/enterprise-calls';
import { createRealnameCalls, findPerson, setEntrance, toElements } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';
import { SANDBOX_ENTERPRISES } from './verifier/sandbox-enterprises';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const [person, wrong] = [findPerson('pass'), findPerson('bankCard')];
const LEGAL = SANDBOX_ENTERPRISES.filter(({ outcome }) => outcome === 'pass')[2];

/** What was typed, and how a picture begins: as text, in hexadecimal digits and in base 64. */
const SECRETS: readonly string[] = [
  ...[person.idNumber, person.bankCard, person.telephone, wrong.idNumber, wrong.bankCard],
  ...[ACCOUNT.account, ACCOUNT.account.replace(/\D/g, ''), LEGAL?.legalPersonIdNumber ?? ''],
  ...['JFIF', Buffer.from('JFIF').toString('hex'), '/9j/4AAQ'],
];

/** What reviewers read and nobody else. */
const ADDRESS = '张江路1000号';

/** What browsers were told. */
const responses: (BrowserResponse & { readonly url: string })[] = [];

/** What could be read of some journeys, by where. */
const texts = new Map<string, string>();

/** Keeps what a browser is told. */
function watch(browser: TestBrowser): TestBrowser {
  const request = browser.request.bind(browser);
  browser.request = async (url, options) => {
    const response = await request(url, options);
    responses.push({ url, ...response });
    return response;
  };
  return browser;
}

/** People and enterprises who pass, who do not, who are reviewed, and who type what is wrong. */
async function travel(portal: TestPortal): Promise<void> {
  await setEntrance(portal, true, true);
  const calls = createRealnameCalls(portal);
  const enterprises = createEnterpriseCalls(portal);
  const reviews = createReviewCalls(portal, now);
  const logIn = async () => watch((await reviews.logIn()).browser);

  const passing = await logIn();
  const { three, four } = toElements(person);
  const { id } = await calls.submit(passing, 'personFourElement', four);
  await calls.submit(passing, 'smsVerify', { id, code: await calls.sendCode(passing, id) });
  await calls.find(passing);
  await calls.detail(passing, id);
  await passing.request('/ptl/identification/history');

  const failing = await logIn();
  await calls.submit(failing, 'personFourElement', toElements(wrong).four);
  await calls.post(failing, 'personThreeElement', { ...three, idNumber: `${person.idNumber}0` });
  await calls.post(failing, 'personFourElement', { ...four, bankCard: `${person.bankCard}1`, name: person.idNumber });

  const rejected = await logIn();
  const sent = await reviews.submit(rejected);
  const reviewer = watch(await reviews.logInReviewer());
  const { version, pictures } = await reviews.claim(reviewer, sent.id);
  await reviews.ops(reviewer, 'pageList', { number: person.idNumber });
  await reviews.ops(reviewer, 'reject', { id: sent.id, version, reasonCode: 'blurred' });
  await reviewer.request(`/ops-api/identification/file?id=${sent.id}&fileId=${pictures[0]?.id ?? ''}`);
  await calls.find(rejected);

  const paid = await enterprises.applyFor(await logIn(), fillInEnterprise('pass'));
  expect(paid.state).toBe(4);
  await enterprises.applyFor(await logIn(), fillInEnterprise('remitFails'));

  const { companyName, creditCode, legalPerson, legalPersonIdNumber } = LEGAL ?? {};
  await calls.submit(await logIn(), 'enterpriseFourElement', {
    ...{ companyName, creditCode, legalPerson, legalPersonIdNumber, handlerName: person.name },
    ...{ telephone: person.telephone, legalPersonTelephone: person.telephone },
  });
}

/** What everybody gets who has their data exported: the owners themselves, and strangers. */
async function readExports(portal: TestPortal): Promise<string> {
  const database = openTestDatabase(portal.database.address);
  const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
  const owners = await portal.database.query<DataOwner>(
    'select id, account, user_code as "userCode", issuer, subject from portal_user',
  );
  const exported: unknown[] = [];
  for (const { name, read } of PORTAL_CONTRIBUTIONS.personalData)
    for (const owner of owners) exported.push({ name, rows: await read({ orm: database.orm, protection }, owner) });
  await database.close();
  return JSON.stringify(exported);
}

beforeAll(async () => {
  const collector: FakeCollector = await openFakeCollector();
  const environment = {
    ...createTestEnvironment(),
    ...{ METRICS_PORT: 0, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
  };
  const portal = await startTestPortal({ doesJobs: true, clock: now, isDemo: true, environment, logLevel: 'trace' });
  try {
    await inSpan('journeys', { kind: 'server' }, () => travel(portal));
    await openSession(portal, now());
    texts.set('exports', await readExports(portal));
    texts.set('metrics', await (await fetch(portal.metricsUrl ?? '')).text());
    for (const [table, text] of await dumpTables(portal.database)) texts.set(`table ${table}`, text);
  } finally {
    await portal.close();
  }
  texts.set('log', portal.logLines.join('\n'));
  texts.set('traces', JSON.stringify(collector.spans));
  texts.set('responses', responses.map(({ url, text }) => `${url} ${text}`).join('\n'));
  await collector.close();
});

it.each(['log', 'traces', 'metrics', 'exports', 'responses'])('shows nothing of an identity in: %s', (place) => {
  const text = texts.get(place) ?? '';
  expect(text).not.toBe('');
  const secrets = place === 'responses' ? SECRETS : [...SECRETS, ADDRESS];
  for (const secret of secrets) expect({ secret, isSeen: text.includes(secret) }).toEqual({ secret, isSeen: false });
});

it('shows nothing of an identity in the rows of the database, messages and what waits to be sent among them', () => {
  const tables = [...texts].filter(([place]) => place.startsWith('table '));
  for (const table of [
    'identification',
    'user_message',
    'delivery_outbox',
    'sms_outbox',
    'background_job',
    'audit_log',
  ])
    expect(texts.get(`table ${table}`)).not.toBe('');
  for (const [place, text] of tables)
    for (const secret of [...SECRETS, ADDRESS]) expect(text.includes(secret) && `${secret} in ${place}`).toBe(false);
});

it('has traces, a log and metrics of these journeys', () => {
  expect(texts.get('traces')).toContain('insert into \\"identification\\"');
  expect(texts.get('log')).toContain('unionPayApply');
  expect(texts.get('metrics')).toContain('personFourElement');
});

it('lets no cache keep what was said about an identity, nor what was rejected', () => {
  const about = responses.filter(({ url }) => /\/(ptl|ops-api)\/identification\//.test(url));
  expect(new Set(about.map(({ status }) => status))).toEqual(new Set([200, 400, 409]));
  expect(new Set(about.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
});
