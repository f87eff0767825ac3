import type { z } from 'zod';

const MESSAGES: Readonly<Record<string, string>> = {
  too_small: '过短或过小',
  too_big: '过长或过大',
  invalid_format: '格式不正确',
  invalid_value: '不在可选范围内',
};

/** Message of a rejected field where the contract gives none of its own. */
export function describeIssue({ code, input }: z.core.$ZodRawIssue): string {
  return code === 'invalid_type' && input === undefined ? '不能为空' : (MESSAGES[String(code)] ?? '格式不正确');
}
