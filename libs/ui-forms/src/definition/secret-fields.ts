import { findCodeError, normalizeCode } from '@portal/api-contract/rules';
import type { Shown, TextControl } from './controls';
import { buildText, fine, type FindError, isText } from './text-fields';
import type { FieldDefinition } from './define-form';

/** A password or another secret: sent as it was typed, kept nowhere. */
export function secret({ findError = fine, ...shown }: Shown<TextControl> & { findError?: FindError }) {
  return buildText<string, TextControl>(findError, (value) => value, { type: 'password', isKept: false, ...shown });
}

/** Code of a text message or email; sent as its digits. */
export function code(shown: Partial<Shown<TextControl>> = {}) {
  return buildText<string, TextControl>(findCodeError, normalizeCode, {
    ...{ label: '验证码', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12, isKept: false },
    ...shown,
  });
}

/** Ticket of a captcha: counts once. */
export function ticket(): FieldDefinition<string, string> {
  return {
    ...{ initial: '', isValue: isText, isKept: false, isOneTime: true, control: {} },
    findError: (value) => (value ? '' : '请先完成安全验证'),
    toSent: (value) => value,
  };
}
