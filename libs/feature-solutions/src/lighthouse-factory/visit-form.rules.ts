import { ITEM_REQUEST_LIMITS, type UserProfile, type VisitRequest } from '@portal/api-contract';
import { type FormRules, requireChoice } from '@portal/ui-content/form';
import { CONTACT_RULES, type ContactValues, toContact } from '../request-form/contact-fields';

/** What stands in the form. */
export interface VisitValues extends ContactValues {
  readonly factoryId: string;
  readonly visitOn: string;
  readonly people: string;
}

const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** Rules of the form; the contract's own, compared by a test. */
export const VISIT_RULES: FormRules<VisitValues> = {
  factoryId: requireChoice('请选择参观的工厂'),
  visitOn: checkVisitDay,
  people: checkPeople,
  ...CONTACT_RULES,
};

/** A day in China, so many days from now, as date fields write it. */
export function toVisitDay(days: number, now = Date.now()): string {
  return new Date(now + CHINA_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);
}

/** Values the form starts with. */
export function toVisitValues(factoryId: string, profile: UserProfile | undefined): VisitValues {
  return {
    ...{ factoryId, visitOn: '', people: '', remark: '', telephone: '', captchaTicket: '', consent: false },
    companyName: profile?.company ?? '',
    contactName: profile?.nickname ?? '',
  };
}

/** What is sent of a form that keeps the rules. */
export function toVisitRequest(values: VisitValues): VisitRequest {
  const { factoryId, visitOn, people } = values;
  return { factoryId, visitOn, people: Number(people), ...toContact(values) };
}

function checkVisitDay(value: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return '请选择参观日期';
  if (value < toVisitDay(1)) return '参观日期须在明天及以后';
  return value > toVisitDay(ITEM_REQUEST_LIMITS.daysAhead) ? `参观日期须在${ITEM_REQUEST_LIMITS.daysAhead}天以内` : '';
}

function checkPeople(value: string): string {
  const text = value.normalize('NFKC').trim();
  if (!/^\d+$/.test(text)) return '请输入参观人数';
  const people = Number(text);
  return people >= 1 && people <= ITEM_REQUEST_LIMITS.people ? '' : '参观人数为1到30人';
}
