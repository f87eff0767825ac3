import { solutionRequestSchema, visitRequestSchema } from '@portal/api-contract';
import type { FormRules } from '@portal/ui-content/form';
import { toVisitDay, toVisitRequest, toVisitValues, VISIT_RULES } from '../lighthouse-factory/visit-form.rules';
import { SOLUTION_RULES, toSolutionRequest, toSolutionValues } from '../solution-detail/solution-form.rules';

interface Field {
  safeParse(value: unknown): {
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
  };
}

function compare<Values extends object>(
  rules: FormRules<Values>,
  empty: Values,
  shape: object,
  cases: readonly (readonly [name: keyof Values & string, typed: unknown, sent: unknown])[],
) {
  it.each([...cases])('%s %j', (...[name, typed, sent]) => {
    const rule = rules[name] as (value: unknown, values: Values) => string;
    const field = (shape as Record<string, Field>)[name];
    expect(rule(typed, empty)).toBe(field?.safeParse(sent).error?.issues[0]?.message);
  });
}

const long = (length: number) => '长'.repeat(length);

const CONTACT = [
  ['companyName', ' ', ' '],
  ['companyName', long(51), long(51)],
  ['contactName', '', ''],
  ['contactName', long(21), long(21)],
  ['telephone', '', ''],
  ['remark', long(501), long(501)],
  ['captchaTicket', '', ''],
  ['consent', false, false],
] as const;

describe('visits are refused in the words of the contract', () =>
  compare(VISIT_RULES, toVisitValues('', undefined), visitRequestSchema.shape, [
    ...CONTACT,
    ['factoryId', '', ''],
    ['visitOn', '', ''],
    ['people', '', undefined],
    ['people', '1.5', 1.5],
    ['people', '0', 0],
    ['people', '31', 31],
  ]));

describe('solutions are refused in the words of the contract', () =>
  compare(SOLUTION_RULES, toSolutionValues(undefined), solutionRequestSchema.shape, [
    ...CONTACT,
    ['industry', '', ''],
  ]));

it('takes the days from tomorrow to half a year ahead', () => {
  const check = (value: string) => VISIT_RULES.visitOn?.(value, toVisitValues('', undefined));
  expect([1, 180].map((days) => check(toVisitDay(days)))).toEqual(['', '']);
  expect(check(toVisitDay(0))).toBe('参观日期须在明天及以后');
  expect(check(toVisitDay(181))).toBe('参观日期须在180天以内');
  // Already the next day in China.
  expect(toVisitDay(1, Date.parse('2026-06-05T17:00:00Z'))).toBe('2026-06-07');
});

it('sends what the contract takes', () => {
  const typed = { companyName: ' 远岭重工 ', contactName: '张工', telephone: '+86 138-0013 8000', remark: '看磨齿线' };
  const visit = {
    ...toVisitValues('f-1', undefined),
    ...typed,
    visitOn: '2026-12-01',
    people: '12',
    captchaTicket: 't',
  };
  expect(visitRequestSchema.parse(toVisitRequest(visit))).toEqual({
    ...{ factoryId: 'f-1', visitOn: '2026-12-01', people: 12, companyName: '远岭重工', contactName: '张工' },
    ...{ telephone: '13800138000', remark: '看磨齿线', captchaTicket: 't', consent: true },
  });
  const solution = { ...toSolutionValues(undefined), ...typed, industry: '能源电力', captchaTicket: 't' };
  expect(solutionRequestSchema.parse(toSolutionRequest('s-1', solution))).toMatchObject({
    ...{ solutionId: 's-1', industry: '能源电力', telephone: '13800138000' },
  });
});
