import { z } from 'zod';
import { EMAIL_LIMIT, EMAIL_PATTERN } from '../rules/email';
import type { TextRule } from '../rules/text-rule';
import { normalizePrintedName } from '../rules/text-rules';
import { toPlainLine, toWrittenLine, toWrittenText } from '../rules/written-text';

/**
 * Everything people write goes through one of these three: what nobody sees is left out, the rest is kept as it was
 * written, but for names, where full-width characters become plain ones. Limits follow and count what is left.
 */

/** Name, number or code, in one line. `error` says what is missing. */
export function nameText(error?: string) {
  return z.string(error).overwrite(toPlainLine);
}

/** One line of text. `error` says what is missing. */
export function lineText(error?: string) {
  return z.string(error).overwrite(toWrittenLine);
}

/** Text of several lines. `error` says what is missing. */
export function proseText(error?: string) {
  return z.string(error).overwrite(toWrittenText);
}

/** Name as it is printed on an invoice: its full-width brackets stay. `error` says what is missing. */
export function printedNameText(error?: string) {
  return z.string(error).overwrite(normalizePrintedName);
}

/** Text of one of these kinds that keeps to a rule; `missing` is said where none was sent. */
export function ruledText(
  kind: (error?: string) => z.ZodString,
  { min, max, tooShort, tooLong }: TextRule,
  missing = tooShort,
) {
  const text = kind(missing || undefined).max(max, tooLong);
  return min > 0 ? text.min(min, tooShort) : text;
}

/** Mail address of at most 100 characters. */
export function mailText(error = '请输入正确的邮箱') {
  return nameText(error)
    .check(z.email({ pattern: EMAIL_PATTERN, error }))
    .max(EMAIL_LIMIT, `邮箱不能超过${EMAIL_LIMIT}个字符`);
}
