import { createHash } from 'node:crypto';
import { type SigningKey, toArrayBuffer } from './signing-key';
import type { TimestampService } from './timestamp-service';

/** Identifiers of CMS and CAdES (RFC 5652, RFC 5035, RFC 3161). */
export const IDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timestamp: '1.2.840.113549.1.9.16.2.14',
} as const;

/** A detached signature of bytes, as PAdES baseline has it: of level B, of level T with a time stamp. */
export async function signBytes(
  bytes: Uint8Array,
  key: SigningKey,
  signedAt: Date,
  timestamps: TimestampService | undefined,
): Promise<Uint8Array> {
  const pki = await import('pkijs');
  const asn1 = await import('asn1js');
  const [own] = key.certificates;
  if (!own) throw new Error('A key without a certificate');
  const octets = (value: Uint8Array) => new asn1.OctetString({ valueHex: toArrayBuffer(value) });
  const certificateHash = createHash('sha256').update(Buffer.from(own.toSchema().toBER())).digest();
  // ESSCertIDv2 with the default digest, which is SHA-256: a sequence of its hash alone.
  const essCertificate = new asn1.Sequence({ value: [new asn1.Sequence({ value: [octets(certificateHash)] })] });
  const attributes = [
    [IDS.contentType, new asn1.ObjectIdentifier({ value: IDS.data })],
    [IDS.messageDigest, octets(createHash('sha256').update(bytes).digest())],
    [IDS.signingTime, new asn1.UTCTime({ valueDate: signedAt })],
    [IDS.signingCertificate, new asn1.Sequence({ value: [essCertificate] })],
  ] as const;
  const signer = new pki.SignerInfo({
    version: 1,
    sid: new pki.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    signedAttrs: new pki.SignedAndUnsignedAttributes({
      type: 0,
      attributes: attributes.map(([type, value]) => new pki.Attribute({ type, values: [value] })),
    }),
  });
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: IDS.data }),
    signerInfos: [signer],
    certificates: [...key.certificates],
  });
  await signed.sign(key.key, 0, 'SHA-256');
  if (timestamps) {
    const token = await timestamps.stamp(new Uint8Array(signer.signature.valueBlock.valueHexView));
    const value = asn1.fromBER(toArrayBuffer(token)).result;
    signer.unsignedAttrs = new pki.SignedAndUnsignedAttributes({
      type: 1,
      attributes: [new pki.Attribute({ type: IDS.timestamp, values: [value] })],
    });
  }
  const content = new pki.ContentInfo({ contentType: IDS.signedData, content: signed.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
}
