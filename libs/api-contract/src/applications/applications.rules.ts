import { normalizeText, optionalProse, requiredLine, requiredProse } from '../rules/text-rule';
import { APPLICATION_LIMITS, ITEM_REQUEST_LIMITS } from './applications.values';

const { scene, content, intro, note, name, companyName, region } = APPLICATION_LIMITS;
const { remark, report } = ITEM_REQUEST_LIMITS;

/** Rules of the texts of applications (product/validation). */
export const APPLICATION_RULES = {
  companyName: requiredLine('企业名称', companyName),
  contactName: requiredLine('联系人', name),
  /** Of somebody who applies for a job. */
  name: requiredLine('姓名', name),
  region: requiredLine('所在地区', region),
  scene: requiredProse('使用场景', scene, '请至少用10个字描述使用场景'),
  content: requiredProse('需求描述', content, '请至少用10个字描述需求'),
  intro: requiredProse('企业介绍', intro, '请至少用20个字介绍企业'),
  note: optionalProse('补充说明', note),
  remark: optionalProse('备注', remark),
  report: requiredProse('情况说明', report, '请至少用10个字说明情况'),
} as const;

/** Unified social credit codes, in capitals. */
export const CREDIT_CODE_PATTERN = /^[0-9A-HJ-NPQRTUWXY]{18}$/;

/** What is said of a visit that cannot be booked. */
export const VISIT_ERRORS = {
  factory: '请选择参观的工厂',
  day: '请选择参观日期',
  dayPast: '参观日期须在明天及以后',
  dayFar: `参观日期须在${ITEM_REQUEST_LIMITS.daysAhead}天以内`,
  people: '请输入参观人数',
  peopleRange: `参观人数为1到${ITEM_REQUEST_LIMITS.people}人`,
} as const;

/** What is wrong with a number of visitors as it was typed, or an empty text. */
export function findPeopleError(text: string): string {
  const typed = normalizeText(text);
  if (!/^\d+$/.test(typed)) return VISIT_ERRORS.people;
  const people = Number(typed);
  return people >= 1 && people <= ITEM_REQUEST_LIMITS.people ? '' : VISIT_ERRORS.peopleRange;
}
