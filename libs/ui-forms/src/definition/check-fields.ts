import { ConsentField, type ConsentFieldProps } from '../fields/consent-field';
import type { ConsentControl } from './controls';
import type { DrawnField, FieldDefinition } from './define-form';
import { fine } from './text-fields';

const isFlag = (kept: unknown): kept is boolean => typeof kept === 'boolean';

/** A yes or no. */
export function flag(initial = false): FieldDefinition<boolean, boolean> {
  return { initial, findError: fine, toSent: (value) => value, isValue: isFlag, isKept: true, control: {} };
}

/** Consent to the privacy policy: given anew each time. */
export function consent(
  purpose = '',
  missing = '请先阅读并同意隐私政策',
): DrawnField<boolean, true, ConsentControl, Pick<ConsentFieldProps, 'href'>> {
  return {
    ...{ initial: false, isValue: isFlag, isKept: false, control: { purpose }, component: ConsentField },
    findError: (value) => (value ? '' : missing),
    toSent: () => true,
  };
}
