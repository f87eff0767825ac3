import type { DocumentReading, DocumentText } from '../shared/use-document-reader';
import type { EnterpriseValues } from './enterprise-form.rules';
import type { EnterpriseTask } from './enterprise-task';

/** What a licence fills in: what could not be read, and what a change leaves as it is, stays. */
export function toReadValues({ name, number }: DocumentText, { type }: EnterpriseTask): Partial<EnterpriseValues> {
  const takesName = name && type !== 6;
  const takesCode = number && type !== 4 && type !== 6;
  return { ...(takesName && { companyName: name }), ...(takesCode && { creditCode: number }) };
}

/** How far the reading of a licence is, in words. */
export function describeReading(
  { state, text, problem }: DocumentReading,
  isStored: boolean,
  isNeeded: boolean,
): string {
  if (state === 'reading') return '正在识别…';
  if (problem && isStored) return problem;
  if (isStored && text) {
    const found = [text.name && '企业名称', text.number && '统一社会信用代码'].filter(Boolean);
    return found.length > 0 ? `已识别${found.join('、')}，请核对` : '没有识别到文字，请直接填写';
  }
  return isNeeded ? '正本或副本均可，JPG、PNG 或 BMP' : '选填，只用于自动填写';
}
