import { findCodeError, normalizeCode } from '@portal/api-contract/rules';
import { CaptchaField, type CaptchaFieldProps } from '../fields/captcha-field';
import { TextField } from '../fields/text-field';
import type { Shown, TextControl } from './controls';
import { buildText, fine, type FindError, isText } from './text-fields';
import type { DrawnField } from './define-form';

/** A password or another secret: sent as it was typed, kept nowhere. */
export function secret({ findError = fine, ...shown }: Shown<TextControl> & { findError?: FindError }) {
  return buildText<TextControl>(TextField, findError, (value) => value, { type: 'password', isKept: false, ...shown });
}

/** Code of a text message or email; sent as its digits. */
export function code(shown: Partial<Shown<TextControl>> = {}) {
  return buildText<TextControl>(TextField, findCodeError, normalizeCode, {
    ...{ label: '验证码', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12, isKept: false },
    ...shown,
  });
}

/** Ticket of a captcha: counts once. */
export function ticket(): DrawnField<string, string, object, Pick<CaptchaFieldProps, 'captcha'>> {
  return {
    ...{ initial: '', isValue: isText, isKept: false, isOneTime: true, control: {}, component: CaptchaField },
    findError: (value) => (value ? '' : '请先完成安全验证'),
    toSent: (value) => value,
  };
}
