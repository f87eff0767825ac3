import type { WorkOrderType } from '@portal/api-contract/account';
import {
  chooseType,
  createWorkOrderRules,
  describeLoss,
  workOrderForm,
  type WorkOrderValues,
} from './work-order-form.rules';

const types: readonly WorkOrderType[] = [
  { code: 'bug', name: '故障', template: '发生时间：\n现象与报错：', children: [] },
  { code: 'ask', name: '咨询', template: '想做什么：\n目前的做法：', children: [] },
];
const { fields } = workOrderForm;
const rules = createWorkOrderRules(() => types);

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

it('know the kinds of problems there are', () => {
  expect(rules.typeCode?.('gone', values)).toBe('请选择问题类型');
  expect(rules.typeCode?.('bug', values)).toBe('');
});

it('do not take a template for a description', () => {
  expect(rules.description?.('太短', values)).toBe('请至少用10个字描述问题');
  expect(rules.description?.('发生时间：\n现象与报错： ', values)).toBe('请在提示后面写上您的情况');
  expect(rules.description?.('发生时间：昨天\n现象与报错：断线', values)).toBe('');
});

it('send what was written, the telephone as digits and days as a number', () => {
  expect(fields.title.toSent(' 网关Ａ断线了 ')).toBe('网关Ａ断线了');
  expect(fields.telephone.toSent(values.telephone)).toBe('13800138000');
  expect(fields.grantDays.toSent(values.grantDays)).toBe(3);
  expect(fields.fileIds.toSent(values.fileIds)).toEqual(['f-1']);
});

it('keep neither what is confidential nor files', () => {
  const kept = Object.entries(fields).flatMap(([name, { isKept }]) => (isKept ? [name] : []));
  expect(Object.keys(values).filter((name) => !kept.includes(name))).toEqual(['fileIds', 'secret']);
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

it('says what no draft keeps', () => {
  const file = { id: 'f-1', name: 'a.png', size: 1, type: 'png' };
  expect(describeLoss({ fileIds: [], secret: '' })).toBe('');
  expect(describeLoss({ fileIds: [file], secret: '' })).toContain('不会保留');
  expect(describeLoss({ fileIds: [], secret: 'k' })).toContain('不会保留');
});
