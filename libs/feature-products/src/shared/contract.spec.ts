import * as contract from '@portal/api-contract';
import { ORDER_RULES } from '../purchase/order-form.rules';
import { checkQuantity } from '../purchase/quantity';
import { toUsageValues, USAGE_RULES, type UsageValues } from '../product-apply/usage-form.rules';
import { COMPANY_SIZES, INDUSTRIES, USAGE_LIMITS } from './application-options';
import { DELIVERY_LABELS, PRICING_LABELS, SORTS, TYPE_LABELS } from './product-facets';
import { AGREEMENT_VERSION, ORDER_STATES, PLAN_PERIODS, QUANTITY_LIMIT, QUOTE_MINUTES } from './purchase-options';

it('repeats the names and limits of the contract', () => {
  expect(DELIVERY_LABELS).toEqual(contract.PRODUCT_DELIVERIES);
  expect(PRICING_LABELS).toEqual(contract.PRODUCT_PRICINGS);
  expect(TYPE_LABELS).toEqual(contract.PRODUCT_TYPES);
  expect(SORTS.map(({ value }) => value)).toEqual(contract.PRODUCT_SORTS);
  expect(INDUSTRIES).toEqual(contract.INDUSTRIES);
  expect(COMPANY_SIZES).toEqual(contract.COMPANY_SIZES);
  const { scene, companyName, name, email, files } = contract.APPLICATION_LIMITS;
  expect(USAGE_LIMITS).toEqual({ sceneMin: scene.min, sceneMax: scene.max, companyName, name, email, files });
  expect(PLAN_PERIODS).toEqual(contract.PLAN_PERIODS);
  expect([QUANTITY_LIMIT, QUOTE_MINUTES]).toEqual([contract.QUANTITY_LIMIT, contract.QUOTE_MINUTES]);
  expect(AGREEMENT_VERSION).toBe(contract.AGREEMENT_VERSION);
  expect(ORDER_STATES).toEqual(contract.ORDER_STATES);
});

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
