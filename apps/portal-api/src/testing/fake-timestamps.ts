import { fromBER, Integer, OctetString } from 'asn1js';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { type SigningKey, toArrayBuffer } from '../platform/documents/signing/signing-key';
import { type FakeServer, startFakeServer } from './fake-server';

const TST_INFO = '1.2.840.113549.1.9.16.1.4';

/** How a fake service of time stamps behaves. */
export interface TimestampBehaviour {
  /** Of what it says the stamp is, in place of what was asked. */
  imprint?: Buffer;
  isRefusing?: boolean;
  body?: Buffer;
}

/** Starts a service that speaks RFC 3161, of a key and at a moment. */
export function startFakeTimestamps(key: SigningKey, at: Date, behaviour: TimestampBehaviour): Promise<FakeServer> {
  return startFakeServer(async (request, response) => {
    const asked = TimeStampReq.fromBER(toArrayBuffer(await buffer(request)));
    response.setHeader('content-type', 'application/timestamp-reply');
    if (behaviour.body) return response.end(behaviour.body);
    if (behaviour.isRefusing)
      return response.end(write(new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) })));
    const { imprint } = behaviour;
    if (imprint) asked.messageImprint.hashedMessage = new OctetString({ valueHex: toArrayBuffer(imprint) });
    const token = await stamp(asked, key, at);
    return response.end(write(new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken: token })));
  });
}

async function stamp({ messageImprint, nonce }: TimeStampReq, key: SigningKey, at: Date): Promise<ContentInfo> {
  const info = new TSTInfo({
    version: 1,
    policy: '1.3.6.1.4.1.55555.1',
    messageImprint,
    serialNumber: new Integer({ value: 7 }),
    genTime: at,
    ...(nonce && { nonce }),
  });
  const contents = write(info);
  const [own] = key.certificates;
  if (!own) throw new Error('A key without a certificate');
  const attributes = [
    ['1.2.840.113549.1.9.3', fromBER(toArrayBuffer(Buffer.from('060b2a864886f70d0109100104', 'hex'))).result],
    ['1.2.840.113549.1.9.4', octets(createHash('sha256').update(contents).digest())],
  ] as const;
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: TST_INFO, eContent: octets(contents) }),
    certificates: [...key.certificates],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: attributes.map(([type, value]) => new Attribute({ type, values: [value] })),
        }),
      }),
    ],
  });
  await signed.sign(key.key, 0, 'SHA-256');
  return new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) });
}

function octets(bytes: Buffer): OctetString {
  return new OctetString({ valueHex: toArrayBuffer(bytes) });
}

function write(part: { toSchema(): { toBER(): ArrayBuffer } }): Buffer {
  return Buffer.from(part.toSchema().toBER());
}
