import { MAINLAND_MOBILE_PATTERN } from './mobile';

/** Stands where the telephone was: names are often beside it. */
export const TELEPHONE_MARK = '☎';

const MOBILE = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d[-\s]?\d{4}[-\s]?\d{4})(?!\d)/g;

/**
 * Takes the first mobile number out of a pasted text. The browser does so before it sends the text, so that no number
 * travels unencrypted.
 */
export function takeTelephone(pasted: string): { readonly telephone: string; readonly rest: string } {
  let telephone = '';
  const rest = pasted.normalize('NFKC').replace(MOBILE, (whole, number: string) => {
    const digits = number.replace(/[-\s]/g, '');
    if (telephone !== '' || !MAINLAND_MOBILE_PATTERN.test(digits)) return whole;
    telephone = digits;
    return ` ${TELEPHONE_MARK} `;
  });
  return { telephone, rest };
}
