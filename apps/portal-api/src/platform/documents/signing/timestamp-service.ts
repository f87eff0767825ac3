import { createHash, randomBytes } from 'node:crypto';
import { fetchBytes } from '../../http/fetch-text';
import { isBusyStatus, ServiceError } from '../../service-error';
import { toArrayBuffer } from './signing-key';
import { verifySignedData } from './verify-signed-data';

/** Says when something was there (RFC 3161). */
export interface TimestampService {
  /** A token over bytes. Rejects where the service does not give one, within ten seconds. */
  readonly stamp: (bytes: Uint8Array) => Promise<Uint8Array>;
}

const NAME = 'The time stamp service';
const TIMEOUT_MS = 10_000;

/** Most bytes of a reply, which has a chain of certificates. */
const MAX_BYTES = 64 * 1024;

const SHA256 = '2.16.840.1.101.3.4.2.1';

/** States in which a token was granted. */
const GRANTED = [0, 1];

/** The service at a URL. */
export function createTimestampService(url: string): TimestampService {
  return {
    async stamp(bytes) {
      const { AlgorithmIdentifier, MessageImprint, TimeStampReq, TimeStampResp } = await import('pkijs');
      const { Integer, OctetString } = await import('asn1js');
      const digest = createHash('sha256').update(bytes).digest();
      const nonce = randomBytes(8);
      nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 1;
      const request = new TimeStampReq({
        version: 1,
        messageImprint: new MessageImprint({
          hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
          hashedMessage: new OctetString({ valueHex: toArrayBuffer(digest) }),
        }),
        nonce: new Integer({ valueHex: toArrayBuffer(nonce) }),
        certReq: true,
      });
      const reply = TimeStampResp.fromBER(await post(url, Buffer.from(request.toSchema().toBER())));
      const { status, timeStampToken } = reply;
      if (!GRANTED.includes(status.status) || !timeStampToken)
        throw new ServiceError(`${NAME} has refused with status ${status.status}`, false);
      const token = new Uint8Array(timeStampToken.toSchema().toBER());
      const { imprint, nonce: echoed } = await readTimestamp(token);
      if (!imprint.equals(digest) || !echoed?.equals(nonce)) throw new Error('The time stamp is one of something else');
      return token;
    },
  };
}

/** What a token says: of which digest it is, when it was made, and by whose certificates, that of its signer first. */
export interface Timestamp {
  readonly imprint: Buffer;
  readonly at: Date;
  readonly nonce: Buffer | undefined;
  readonly certificates: readonly Buffer[];
}

/** Reads a token; rejects where its own signature is none. */
export async function readTimestamp(token: Uint8Array): Promise<Timestamp> {
  const { ContentInfo, SignedData, TSTInfo } = await import('pkijs');
  const signed = new SignedData({ schema: ContentInfo.fromBER(toArrayBuffer(token)).content });
  const contents = signed.encapContentInfo.eContent?.getValue();
  if (!contents) throw new Error('The time stamp says nothing');
  const info = TSTInfo.fromBER(contents);
  if (info.messageImprint.hashAlgorithm.algorithmId !== SHA256) throw new Error('The time stamp has another digest');
  const certificates = await verifySignedData(signed, contents);
  if (!certificates) throw new Error('The time stamp is not signed by its certificate');
  return {
    imprint: Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView),
    at: info.genTime,
    nonce: info.nonce && Buffer.from(info.nonce.valueBlock.valueHexView),
    certificates,
  };
}

async function post(url: string, body: Buffer<ArrayBuffer>): Promise<ArrayBuffer> {
  const { status, bytes } = await fetchBytes(url, {
    ...{ method: 'POST', body, name: NAME, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
  });
  if (status < 200 || status > 299) throw new ServiceError(`${NAME} responds with ${status}`, isBusyStatus(status));
  return toArrayBuffer(bytes);
}
