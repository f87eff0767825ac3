import { findCodeError, normalizeCode } from '@portal/api-contract/rules';
import { TextField } from '../fields/text-field';
import type { Shown, TextControl } from './controls';
import { buildText, fine, type FindError } from './text-fields';

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
