import { type KeyObject, sign } from 'node:crypto';

/** A certificate that a spec makes. */
export interface CertificateFacts {
  /** Serial number in hexadecimal capitals; the first digit is 1 to 7. */
  readonly serial: string;
  readonly publicKey: KeyObject;
  /** Who signs it, which nobody looks at. */
  readonly privateKey: KeyObject;
  readonly from: Date;
  readonly until: Date;
}

/** Makes an X.509 certificate, PEM: Node.js reads them and makes none. */
export function makeCertificate({ serial, publicKey, privateKey, from, until }: CertificateFacts): string {
  const [name, algorithm] = [list(set(list(COMMON_NAME, tlv(0x0c, Buffer.from('fake'))))), list(SHA256_WITH_RSA, NULL)];
  const subject = [name, list(toTime(from), toTime(until)), name, publicKey.export({ format: 'der', type: 'spki' })];
  const facts = list(tlv(0x02, Buffer.from(serial, 'hex')), algorithm, ...subject);
  const signature = tlv(0x03, Buffer.from([0]), sign('RSA-SHA256', facts, privateKey));
  const text = list(facts, algorithm, signature).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${text.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

const NULL = Buffer.from([0x05, 0x00]);
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SHA256_WITH_RSA = Buffer.from('06092a864886f70d01010b', 'hex');

/** A value in DER: its tag, its length and what it holds. */
function tlv(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const list = (...parts: readonly Buffer[]) => tlv(0x30, ...parts);
const set = (...parts: readonly Buffer[]) => tlv(0x31, ...parts);

function toTime(at: Date): Buffer {
  const digits = at.toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return tlv(0x17, Buffer.from(`${digits}Z`));
}
