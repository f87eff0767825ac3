/** What a text must keep to; lengths are those of strings in JavaScript, as in the limits of input fields. */
export interface TextRule {
  readonly min: number;
  readonly max: number;
  /** Said of a text that is missing or too short; empty where none has to be given. */
  readonly tooShort: string;
  readonly tooLong: string;
}

/** Rule of a name, number or code that has to be given. `missing` is said where it is not. */
export function requiredLine(label: string, max: number, missing = `请输入${label}`): TextRule {
  return { min: 1, max, tooShort: missing, tooLong: `${label}不能超过${max}个字符` };
}

/** Rule of a name, number or code that may be left out. */
export function optionalLine(label: string, max: number): TextRule {
  return { min: 0, max, tooShort: '', tooLong: `${label}不能超过${max}个字符` };
}

/** Rule of a text in sentences of at least `min` characters. */
export function requiredProse(label: string, [min, max]: readonly [number, number], tooShort: string): TextRule {
  return { min, max, tooShort, tooLong: `${label}不能超过${max}个字` };
}

/** Rule of a text in sentences that may be left out. */
export function optionalProse(label: string, max: number): TextRule {
  return requiredProse(label, [0, max], '');
}

/** What is wrong with a text without its outer spaces, or an empty text. */
export function findTextError({ min, max, tooShort, tooLong }: TextRule, text: string): string {
  if (text.length < min) return tooShort;
  return text.length > max ? tooLong : '';
}

/** A name or number as it is meant: full-width characters become plain ones, outer spaces go. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').trim();
}
