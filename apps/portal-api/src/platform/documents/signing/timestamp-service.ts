import { createHash, randomBytes } from 'node:crypto';
import { toArrayBuffer } from './signing-key';
import { verifySignedData } from './verify-signed-data';

/** Says when something was there (RFC 3161). */
export interface TimestampService {
  /** A token over bytes. Rejects where the service does not give one, within ten seconds. */
  readonly stamp: (bytes: Uint8Array) => Promise<Uint8Array>;
}

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
        throw new Error(`The time stamp service has refused with status ${status.status}`);
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

async function post(url: string, body: Buffer): Promise<ArrayBuffer> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const bytes = await readBounded(response);
  if (!response.ok) throw new Error(`The time stamp service responds with ${response.status}`);
  return bytes;
}

async function readBounded(response: Response): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The time stamp service sends too much');
    chunks.push(chunk);
  }
  return toArrayBuffer(Buffer.concat(chunks));
}
