import type { ContractBecoming, ContractDetail, ShownContractText } from '@portal/api-contract/account';
import { openStaffSession } from '../../testing/test-session';
import { orderCalls } from '../purchase/testing/order-calls';
import { doContract, INTENT, readContract } from './testing/contract-desk';
import { setUpContracts } from './testing/set-up-contracts';

const { now, portal, own, order, prepare, draft } = setUpContracts();

/** An order whose price a reviewer has yet to say. */
const inquire = () => orderCalls.order(own(), '', [{ mealCode: 'tool-talk', period: 12, quantity: 1 }]);

async function approve(orderNo: string, price: number): Promise<void> {
  const { browser } = await openStaffSession(portal, now(), ['reviewer']);
  const { body } = await orderCalls.post(browser, '/ops-api/orderreview/approve', { orderNo, version: 1, price });
  expect(body.code, body.msg).toBe('200');
}

async function readText({ id }: ContractDetail): Promise<string> {
  const { blocks } = (await own().request(`/ptl/contract/text?id=${id}`)).body.data as ShownContractText;
  return blocks
    .map((block) => {
      if (block.kind === 'rule') return '';
      if (block.kind === 'table') return block.rows.map((row) => row.map((line) => toText(line)).join('|')).join('\n');
      return toText(block.line);
    })
    .join('\n');
}

const toText = (line: readonly { readonly text: string }[]) => line.map(({ text }) => text).join('');

describe('a letter of intent about an order whose price is open', () => {
  it('says that the price is yet to be agreed on, and none', async () => {
    const orderNo = await inquire();
    const intent = await prepare({ ...INTENT, orderNos: [orderNo] });
    expect(intent.amount).toBeNull();
    const text = await readText(intent);
    expect(text).toContain('预计含税总价（元）：待议，大写：以审核后的报价为准');
    expect(text).toMatch(new RegExp(`^${orderNo}\\|.*\\|1\\|待议$`, 'm'));
    expect(text).not.toMatch(/0\.00|零元/);
  });

  it('names the price of those orders that have one', async () => {
    const [known, open] = [await order(), await inquire()];
    const text = await readText(await prepare({ ...INTENT, orderNos: [known, open] }));
    expect(text).toContain('以审核后的报价为准');
    expect(text).toMatch(new RegExp(`^${known}\\|.*\\|1\\|99\\.00$`, 'm'));
    expect(text).toMatch(new RegExp(`^${open}\\|.*\\|1\\|待议$`, 'm'));
  });

  it('becomes a contract at the price that was agreed on since', async () => {
    const orderNo = await inquire();
    const intent = await prepare({ ...INTENT, orderNos: [orderNo] });
    await approve(orderNo, 20_000);
    const { checks } = (await own().request(`/ptl/contract/becoming?id=${intent.id}`)).body.data as ContractBecoming;
    expect(checks.find(({ key }) => key === 'amount')).toMatchObject({
      ...{ isMet: true, hint: '意向书价格待议，审核后为 200.00 元' },
    });
    const preview = await orderCalls.post(own(), '/ptl/contract/previewBecoming', { id: intent.id });
    const { textHash } = preview.body.data as ShownContractText;
    expect(await doContract(own(), 'become', { id: intent.id, textHash })).toMatchObject({
      status: 30,
      amount: 20_000,
    });
  });

  it('says the price once it is agreed on before it is submitted', async () => {
    const orderNo = await inquire();
    const { id } = await draft({ ...INTENT, orderNos: [orderNo] });
    expect(await readContract(own(), id)).toMatchObject({ status: 10, amount: null });
    await approve(orderNo, 20_000);
    const { textHash } = (await orderCalls.post(own(), '/ptl/contract/preview', { id })).body.data as ShownContractText;
    const intent = await doContract(own(), 'submit', { id, textHash });
    expect(intent.amount).toBe(20_000);
    expect(await readText(intent)).toContain('预计含税总价（元）：200.00，大写：贰佰元整');
  });
});
