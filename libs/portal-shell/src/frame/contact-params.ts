import type { SystemParam } from '@portal/api-contract';
import type { ContactParams } from '@portal/ui-layout';

/** Reads the contact parameters (spec §3): `'true'` and `'false'` are booleans, what is missing is off. */
export function readContactParams(params: readonly SystemParam[]): ContactParams {
  const values = new Map(params.map(({ dicKey, dicValue }) => [dicKey, dicValue]));
  const text = (key: string) => values.get(key) ?? '';
  const flag = (key: string) => values.get(key) === 'true';
  return {
    description: text('contactUsDescription'),
    telephone: text('contactUsTel'),
    isTelephoneShown: flag('contactUsTelShow'),
    chatUrl: text('contactUsLinkAddr'),
    isChatShown: flag('contactUsLinkAddrShow'),
    qrCode: text('contactUsQRCode'),
    isQrCodeShown: flag('contactUsQRCodeShow'),
    avatar: text('contactUsSculpture'),
  };
}
