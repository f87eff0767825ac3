import * as contract from '@portal/api-contract';
import { ORDER_RULES } from '../purchase/order-form.rules';
import { checkQuantity } from '../purchase/quantity';
import { toUsageValues, USAGE_RULES, type UsageValues } from '../product-apply/usage-form.rules';

const { shape } = contract.trialRequestSchema;
const empty = toUsageValues(undefined, null);

it.each<[keyof UsageValues & keyof typeof shape, string | boolean]>([
  ['scene', '太短'],
  ['scene', '长'.repeat(501)],
  ['companyName', ' '],
  ['companyName', '长'.repeat(51)],
  ['industry', ''],
  ['contactName', ''],
  ['contactName', '长'.repeat(21)],
  ['telephone', ''],
  ['email', 'a@b'],
  ['startsOn', '2026-13-01'],
  ['captchaTicket', ''],
  ['consent', false],
])('refuses %s in the words of the contract', (name, value) => {
  const rule = USAGE_RULES[name] as (value: unknown, values: UsageValues) => string;
  expect(rule(value, empty)).toBe(shape[name].safeParse(value).error?.issues[0]?.message);
});

it.each(['0', '1000', '1.5', ''])('refuses the quantity %p in the words of the contract', (text) => {
  const { quantity } = contract.quoteOrder.body?.shape ?? {};
  expect(checkQuantity(text)).toBe(quantity?.safeParse(text ? Number(text) : undefined)?.error?.issues[0]?.message);
});

it('refuses orders in the words of the contract', () => {
  const { remark, agreementVersion } = contract.createOrder.body?.shape ?? {};
  const values = { contractFirst: false, remark: '长'.repeat(201), agreementVersion: false };
  expect(ORDER_RULES.remark?.(values.remark, values)).toBe(remark?.safeParse(values.remark).error?.issues[0]?.message);
  expect(ORDER_RULES.agreementVersion?.(false, values)).toBe(agreementVersion?.safeParse('').error?.issues[0]?.message);
});
