import { CaptchaField, type CaptchaFieldProps } from '../fields/captcha-field';
import type { DrawnField } from './define-form';
import { isText } from './text-fields';

/** Ticket of a captcha: counts once. */
export function ticket(): DrawnField<string, string, object, Pick<CaptchaFieldProps, 'captcha'>> {
  return {
    ...{ initial: '', isValue: isText, isKept: false, isOneTime: true, control: {}, component: CaptchaField },
    findError: (value) => (value ? '' : '请先完成安全验证'),
    toSent: (value) => value,
  };
}
