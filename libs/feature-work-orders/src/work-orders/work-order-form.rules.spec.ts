import {
  escalateWorkOrder,
  reopenWorkOrder,
  replyToWorkOrder,
  type WorkOrderType,
  withdrawWorkOrder,
  workOrderRequestSchema,
} from '@portal/api-contract/account';
import {
  checkOptionalReason,
  checkReason,
  checkReply,
  chooseType,
  createWorkOrderRules,
  describeLoss,
  toWorkOrderDraft,
  toWorkOrderRequest,
  toWorkOrderValues,
  type WorkOrderValues,
} from './work-order-form.rules';

const types: readonly WorkOrderType[] = [
  { code: 'bug', name: '故障', template: '发生时间：\n现象与报错：', children: [] },
  { code: 'ask', name: '咨询', template: '想做什么：\n目前的做法：', children: [] },
];
const rules = createWorkOrderRules(types);

const values: WorkOrderValues = {
  productCode: 'iot-hub',
  typeCode: 'bug',
  title: '网关每小时断线一次',
  description: '从昨天开始网关每小时断线一次，重启无效。',
  severity: 'P2',
  resource: 'hub-cn-01',
  fileIds: [{ id: 'f-1', name: '日志.pdf', size: 2048, type: 'pdf' }],
  secret: 'root / 123456',
  grantDays: '3',
  grantScope: 'instance',
  contactName: '林予安',
  telephone: '138 0013 8000',
  contactHours: 'workday',
};

function check(name: keyof WorkOrderValues, text: string): string {
  const rule = rules[name] as ((value: string, values: WorkOrderValues) => string) | undefined;
  return rule?.(text, { ...values, [name]: text }) ?? '';
}

const judge = (name: keyof typeof workOrderRequestSchema.shape, text: string): string => {
  const body = { ...toWorkOrderRequest(values), [name]: text };
  return workOrderRequestSchema.safeParse(body).error?.issues[0]?.message ?? '';
};

it.each([
  ['title', 60],
  ['description', 2000],
  ['resource', 100],
  ['secret', 1000],
  ['contactName', 20],
] as const)('say of %s what the contract says', (name, most) => {
  for (const length of [0, 1, 4, 5, 9, 10, most, most + 1]) {
    const text = '字'.repeat(length);
    expect([length, check(name, text)]).toEqual([length, judge(name, text)]);
  }
});

it.each(['severity', 'typeCode'] as const)('ask for %s as the contract does', (name) => {
  expect(check(name, '')).toBe(judge(name, ''));
  expect(check(name, values[name])).toBe('');
});

it('know the kinds of problems there are', () => {
  expect(check('typeCode', 'gone')).toBe('请选择问题类型');
});

it('do not take a template for a description', () => {
  expect(check('description', '发生时间：\n现象与报错： ')).toBe('请在提示后面写上您的情况');
  expect(check('description', '发生时间：昨天\n现象与报错：断线')).toBe('');
});

it('check the telephone before it is encrypted', () => {
  expect(check('telephone', '')).toBe('请输入联系电话');
  expect(check('telephone', '1380013800')).toBe('请输入11位手机号码');
});

it('say of a message and of reasons what the contract says', () => {
  const message = (text: string) => replyToWorkOrder.body?.safeParse({ ticketNo: 'WO1', text });
  for (const length of [0, 1, 2000, 2001]) {
    const text = '字'.repeat(length);
    expect(checkReply(text)).toBe(message(text)?.error?.issues[0]?.message ?? '');
  }
  for (const length of [0, 1, 2, 300, 301]) {
    const body = { ticketNo: 'WO1', reason: '字'.repeat(length) };
    const judgement = (endpoint: typeof reopenWorkOrder | typeof escalateWorkOrder | typeof withdrawWorkOrder) =>
      endpoint.body?.safeParse(body).error?.issues[0]?.message ?? '';
    expect(checkReason(body.reason)).toBe(judgement(reopenWorkOrder));
    expect(checkReason(body.reason)).toBe(judgement(escalateWorkOrder));
    expect(checkOptionalReason(body.reason)).toBe(judgement(withdrawWorkOrder));
  }
});

it('send what was written, the telephone as digits, and what the contract takes', () => {
  const request = toWorkOrderRequest({ ...values, title: ' 网关Ａ断线了 ' });
  expect(request).toMatchObject({ title: '网关Ａ断线了', telephone: '13800138000', grantDays: 3, fileIds: ['f-1'] });
  expect(workOrderRequestSchema.safeParse(request).success).toBe(true);
});

describe('the template of a kind of problem', () => {
  const [bug = '', ask = ''] = types.map(({ template }) => template);

  it('fills an empty description', () => {
    expect(chooseType({ typeCode: '', description: ' ' }, 'bug', types)).toEqual({ typeCode: 'bug', description: bug });
  });

  it('takes the place of another template, and of nothing that was written', () => {
    expect(chooseType({ typeCode: 'bug', description: bug }, 'ask', types).description).toBe(ask);
    expect(chooseType({ typeCode: 'bug', description: `${bug}断线` }, 'ask', types).description).toBe(`${bug}断线`);
  });
});

describe('the draft', () => {
  it('bears neither what is confidential nor files', () => {
    expect(Object.keys(toWorkOrderDraft(values))).toHaveLength(Object.keys(values).length - 2);
    expect(JSON.stringify(toWorkOrderDraft(values))).not.toMatch(/123456|f-1/);
  });

  it('brings everything else back', () => {
    const back = toWorkOrderValues(undefined, toWorkOrderDraft(values), 'mes');
    expect(back).toEqual({ ...values, secret: '', fileIds: [] });
  });
});

it('starts from the address', () => {
  expect(toWorkOrderValues(undefined, null, 'mes')).toMatchObject({ productCode: 'mes', grantDays: '0' });
});

it('says what no draft keeps', () => {
  const file = { id: 'f-1', name: 'a.png', size: 1, type: 'png' };
  expect(describeLoss({ fileIds: [], secret: '' })).toBe('');
  expect(describeLoss({ fileIds: [file], secret: '' })).toContain('不会保留');
  expect(describeLoss({ fileIds: [], secret: 'k' })).toContain('不会保留');
});
