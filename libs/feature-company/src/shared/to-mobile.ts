import { normalizeText } from '@portal/ui-content/form';

/** The digits of a mobile number as it was typed, without the country's. */
export function toMobile(text: string): string {
  return normalizeText(text)
    .replaceAll(/[\s-]/g, '')
    .replace(/^(\+86|86(?=\d{11}$))/, '');
}
