import { storeFile } from '../../testing/multipart';
import { setUp } from '../../testing/set-up';
import { callQueue, callWorkOrder, openWorkOrder, submitWorkOrder } from '../../testing/work-order-calls';
import { startWorkOrderStage } from '../../testing/work-order-stage';

const stage = setUp(startWorkOrderStage);

describe('the status log', () => {
  it('keeps the files that came with a step', async () => {
    const { browser } = await stage.logIn();
    const store = (by = browser) => storeFile(by, 'workorder');
    const [sent, asked, added, proposed] = [
      await store(),
      await store(stage.operator),
      await store(),
      await store(stage.operator),
    ];
    const ticketNo = await submitWorkOrder(browser, { fileIds: [sent] });
    await callQueue(stage.operator, 'claim', { ticketNo });
    await callQueue(stage.operator, 'answer', { ticketNo, kind: 'ask', text: '请补充日志', fileIds: [asked] });
    await callWorkOrder(browser, 'reply', { ticketNo, text: '日志如下', fileIds: [added] });
    await callQueue(stage.operator, 'answer', { ticketNo, kind: 'propose', text: '请再试', fileIds: [proposed] });
    const { log } = await openWorkOrder(browser, ticketNo);
    expect(log.map(({ act, files }) => [act, files.map(({ id }) => id)])).toEqual([
      ['submit', [sent]],
      ['assign', []],
      ['ask', [asked]],
      ['supplement', [added]],
      ['propose', [proposed]],
    ]);
  });
});
