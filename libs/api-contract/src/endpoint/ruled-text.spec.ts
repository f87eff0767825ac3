import type { z } from 'zod';
import { profileUpdateSchema } from '../accounts/accounts.contract';
import { PROFILE_RULES } from '../accounts/accounts.rules';
import { ENROLMENT_RULES } from '../activities/activities.rules';
import { enrolmentRequestSchema } from '../activities/enrolment.contract';
import {
  jobRequestSchema,
  modelRequestSchema,
  partnerRequestSchema,
  serviceConsultSchema,
} from '../applications/applications.contract';
import { trialRequestSchema } from '../trials/trials.contract';
import { APPLICATION_RULES } from '../applications/applications.rules';
import { modelReportSchema, solutionRequestSchema, visitRequestSchema } from '../applications/item-requests.contract';
import { consultRequestSchema, contactRequestSchema } from '../contact/contact.contract';
import { CONSULT_RULES, CONTACT_RULES } from '../contact/contact.rules';
import type { TextRule } from '../rules/text-rule';
import { workOrderRequestSchema } from '../work-orders/work-orders.contract';
import { WORK_ORDER_RULES } from '../work-orders/work-orders.rules';

const { companyName, contactName, scene, content, intro, region, name, note, remark, report } = APPLICATION_RULES;
const { title, description, resource, secret } = WORK_ORDER_RULES;

const FORMS: readonly (readonly [string, z.ZodObject, Readonly<Record<string, TextRule>>])[] = [
  ['contact', contactRequestSchema, CONTACT_RULES],
  ['consultation', consultRequestSchema, CONSULT_RULES],
  ['service', serviceConsultSchema, { companyName, contactName, content }],
  ['trial', trialRequestSchema, { companyName, contactName, scene }],
  ['model', modelRequestSchema, { companyName, contactName, scene }],
  ['partner', partnerRequestSchema, { companyName, contactName, region, intro }],
  ['job', jobRequestSchema, { name, note }],
  ['visit', visitRequestSchema, { companyName, contactName, remark }],
  ['solution', solutionRequestSchema, { companyName, contactName, remark }],
  ['report', modelReportSchema, { contactName, content: report }],
  ['enrolment', enrolmentRequestSchema, ENROLMENT_RULES],
  ['profile', profileUpdateSchema, PROFILE_RULES],
  [
    'work order',
    workOrderRequestSchema,
    { title, description, resource, secret, contactName: WORK_ORDER_RULES.contactName },
  ],
];

const CASES = FORMS.flatMap(([form, schema, rules]) =>
  Object.entries(rules).map(([field, rule]) => [form, field, schema, rule] as const),
);

it.each(CASES)(
  '%s: %s is refused in the words of its rule',
  (_form, field, schema, { min, max, tooShort, tooLong }) => {
    const read = (value: string) =>
      schema.safeParse({ [field]: value }).error?.issues.find(({ path }) => path[0] === field)?.message;
    expect(read('长'.repeat(max))).toBeUndefined();
    expect(read('长'.repeat(max + 1))).toBe(tooLong);
    if (min > 0) expect([read(''), read('长'.repeat(min - 1))]).toEqual([tooShort, tooShort]);
  },
);
