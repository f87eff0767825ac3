import * as contract from '@portal/api-contract';
import { type FormRules, toMobile } from '@portal/ui-content/form';
import { CONSULT_RULES, toConsultValues } from './consulting/consult-form.rules';
import { CONTACT_RULES, toContactValues } from './contact/contact-form.rules';
import { PARTNER_RULES, toCreditCode, toPartnerValues } from './partner-apply/partner-form.rules';
import { JOB_RULES, toJobValues } from './recruit-apply/job-form.rules';
import { CHANNELS } from './recruit/job-labels';
import { PARTNER_KINDS } from './shared/application-options';

it('offers the kinds of partners and the ways of recruiting that there are', () => {
  expect(PARTNER_KINDS).toEqual(contract.partnerRequestSchema.shape.partnerKind.options);
  expect(CHANNELS).toEqual(Object.keys(contract.JOB_CHANNELS));
});

interface Field {
  safeParse(value: unknown): {
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
  };
}

function compare<Values extends object>(
  rules: FormRules<Values>,
  empty: Values,
  shape: object,
  cases: readonly (readonly [keyof Values & string, unknown])[],
) {
  it.each(cases)('%s %j', (name, value) => {
    const rule = rules[name] as (value: unknown, values: Values) => string;
    const field = (shape as Record<string, Field>)[name];
    expect(rule(value, empty)).toBe(field?.safeParse(value).error?.issues[0]?.message);
  });
}

const long = (length: number) => '长'.repeat(length);

describe('contact requests are refused in the words of the contract', () =>
  compare(CONTACT_RULES, toContactValues(undefined, null), contract.contactRequestSchema.shape, [
    ['userName', ' '],
    ['userName', long(11)],
    ['companyName', ''],
    ['companyName', long(16)],
    ['telephone', ''],
    ['content', ' '],
    ['content', long(501)],
    ['consent', false],
  ]));

describe('consultations are refused in the words of the contract', () =>
  compare(CONSULT_RULES, toConsultValues(undefined, null), contract.serviceConsultSchema.shape, [
    ['service', ''],
    ['industry', ''],
    ['companyName', ''],
    ['companyName', long(51)],
    ['contactName', ''],
    ['contactName', long(21)],
    ['telephone', ''],
    ['content', '太短'],
    ['content', long(501)],
    ['captchaTicket', ''],
    ['consent', false],
  ]));

describe('partners are refused in the words of the contract', () =>
  compare(PARTNER_RULES, toPartnerValues(undefined, null), contract.partnerRequestSchema.shape, [
    ['companyName', ''],
    ['creditCode', ''],
    ['creditCode', '91310000MA1FL0X00I'],
    ['partnerKind', ''],
    ['region', ''],
    ['region', long(21)],
    ['contactName', ''],
    ['telephone', ''],
    ['email', ''],
    ['email', 'a@b'],
    ['intro', '太短'],
    ['intro', long(501)],
    ['fileIds', []],
    ['consent', false],
  ]));

describe('applicants are refused in the words of the contract', () => {
  const { shape } = contract.jobRequestSchema;
  compare(JOB_RULES, toJobValues(undefined, null), shape, [
    ['name', ''],
    ['name', long(21)],
    ['telephone', ''],
    ['email', ''],
    ['note', long(501)],
    ['consent', false],
  ]);

  it('asks for a résumé', () => {
    expect(JOB_RULES.resumeFileId?.([], toJobValues(undefined, null))).toBe(
      shape.resumeFileId.safeParse('').error?.issues[0]?.message,
    );
  });
});

it('writes a credit code in plain capitals', () => {
  expect(toCreditCode(' ９1310000ma1fl0x00k ')).toBe('91310000MA1FL0X00K');
  expect(PARTNER_RULES.creditCode?.('91310000ma1fl0x00k', toPartnerValues(undefined, null))).toBe('');
});

it.each(['+86 138-0013-8000', '8613800138000', '１３８００１３８０００'])('reads the number %s', (text) =>
  expect(toMobile(text)).toBe('13800138000'),
);
