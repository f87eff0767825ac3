import { createAutomaticOperator } from '../../platform/operations/automatic-operator';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { callWorkOrder, openWorkOrder, submitWorkOrder } from '../../testing/work-order-calls';
import { startWorkOrderStage } from '../../testing/work-order-stage';
import { createWorkOrderTask } from './work-order-operator';

const stage = setUp(startWorkOrderStage);
const database = setUp(() => openTestDatabase(stage.portal.database.address));

async function waitSeconds(seconds: number) {
  await stage.advance(seconds / 60);
  await createWorkOrderTask({ database, clock: stage.now }).run();
}

it('takes a work order on, asks, proposes, and proposes anew where that was no solution', async () => {
  const { browser } = await stage.logIn();
  const ticketNo = await submitWorkOrder(browser);
  const readStatus = async () => (await openWorkOrder(browser, ticketNo)).status;
  const seen: number[] = [];
  const watch = async () => {
    for (const seconds of [19, 1, 20]) {
      await waitSeconds(seconds);
      seen.push(await readStatus());
    }
  };
  await watch();
  await callWorkOrder(browser, 'reply', { ticketNo, text: '浏览器是最新版' });
  await watch();
  await callWorkOrder(browser, 'reopen', { ticketNo, reason: '还是不行' });
  await watch();
  await callWorkOrder(browser, 'confirm', { ticketNo });
  await watch();
  expect(seen).toEqual([0, 1, 2, 1, 3, 3, 1, 3, 3, 4, 4, 4]);
  const { messages, log } = await openWorkOrder(browser, ticketNo);
  expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length);
  expect(log.filter(({ actorRole }) => actorRole === 'agent').map(({ act }) => act)).toEqual([
    ...['assign', 'ask', 'propose', 'propose'],
  ]);
});

it('answers a reply on its solution once', async () => {
  const { browser } = await stage.logIn();
  const ticketNo = await submitWorkOrder(browser, { typeCode: 'billing.order' });
  await waitSeconds(20);
  await waitSeconds(20);
  await callWorkOrder(browser, 'reply', { ticketNo, text: '第二步在哪里' });
  await waitSeconds(20);
  await waitSeconds(60);
  const { status, messages } = await openWorkOrder(browser, ticketNo);
  expect([status, messages.map(({ author }) => author)]).toEqual([3, ['agent', 'user', 'agent']]);
  const [, question, answer] = messages;
  // Whoever answers has read it.
  expect(question?.readAt).toBe(answer?.at);
  expect(answer?.text).toContain('「第二步在哪里」');
});

it('leaves alone what a person works on, and what is history', async () => {
  const taken = await stage.reach('taken');
  const { browser } = await stage.logIn();
  const old = await submitWorkOrder(browser);
  await stage.advance(61);
  const young = await submitWorkOrder(browser);
  await waitSeconds(30);
  const { status, messages } = await openWorkOrder(taken.browser, taken.ticketNo);
  expect([status, messages]).toEqual([1, []]);
  const states = [(await openWorkOrder(browser, old)).status, (await openWorkOrder(browser, young)).status];
  expect(states).toEqual([0, 1]);
});

it('goes on to the next kind of record where one fails', async () => {
  const failures: unknown[] = [];
  const done: string[] = [];
  const operate = createAutomaticOperator(
    [
      { name: 'broken', run: () => Promise.reject(new Error('no')) },
      { name: 'sound', run: async () => void done.push('sound') },
    ],
    (error) => failures.push(error),
  );
  await operate();
  expect([done, failures.map(String)]).toEqual([['sound'], ['Error: The automatic operator failed at broken']]);
});
