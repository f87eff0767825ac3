import type { SignedData } from 'pkijs';
import { createHash, X509Certificate } from 'node:crypto';
import type { FoundSignature } from './find-signatures';
import { IDS } from './sign-bytes';
import { readSubject, toArrayBuffer } from './signing-key';
import { readTimestamp } from './timestamp-service';
import { verifySignedData } from './verify-signed-data';

/** Who has signed a document. */
export interface DocumentSigner {
  /** Whom the signature names, and whose certificate has made it. */
  readonly name: string;
  readonly certificate: string;
  readonly reason: string;
  /** When, as the signature says; as a trusted service says where `isTimestamped`. */
  readonly signedAt: Date | undefined;
  readonly isTimestamped: boolean;
}

/** What there is to say of the signatures of a file; `reason` is for people. */
export interface SignatureReport {
  readonly valid: boolean;
  readonly reason: string;
  readonly signers: readonly DocumentSigner[];
}

/** Most bytes of a file that is looked at. */
export const MAX_SIGNED_BYTES = 20 * 1024 * 1024;

const REASONS = {
  good: '签名有效，文件自签署后未被修改',
  large: '文件过大，无法验证',
  unreadable: '文件不是可以验证的 PDF',
  unsigned: '文件没有电子签名',
  broken: '签名数据不完整或不符合规范',
  changed: '文件在签署后被修改，签名无效',
  extended: '文件在最后一次签署后增加了内容',
  untrusted: '签名证书不受信任或已过期',
  timestamp: '签名的时间戳无效',
} as const;

/** Longest chain of certificates. */
const MAX_CHAIN = 6;

/** Something of a signature is not as it has to be. */
class SignatureError extends Error {
  override readonly name = 'SignatureError';

  constructor(readonly reason: keyof typeof REASONS) {
    super(reason);
  }
}

/**
 * Checks the signatures of a PDF: what they cover, their digests and keys, and that their certificates lead to one that is
 * trusted. Not valid either where there are none, and where the last one does not cover the whole file. Never rejects,
 * whatever the file is.
 */
export async function verifySignatures(
  bytes: Uint8Array,
  trust: { readonly certificates: readonly Uint8Array[]; readonly now: Date },
): Promise<SignatureReport> {
  const signers: DocumentSigner[] = [];
  const report = (reason: keyof typeof REASONS) => ({ valid: reason === 'good', reason: REASONS[reason], signers });
  if (bytes.length > MAX_SIGNED_BYTES) return report('large');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.subarray(0, 1024).indexOf('%PDF-', 0, 'latin1') < 0) return report('unreadable');
  const found = await findAll(file);
  if (!found) return report('broken');
  if (found.length === 0) return report('unsigned');
  const trusted = trust.certificates.map((certificate) => new X509Certificate(certificate));
  try {
    for (const signature of found) signers.push(await verifyOne(file, signature, trusted, trust.now));
  } catch (error) {
    // The library that reads signatures throws errors of many kinds for bytes that are none.
    return report(error instanceof SignatureError ? error.reason : 'broken');
  }
  return report(found.at(-1)?.covered === file.length ? 'good' : 'extended');
}

async function findAll(file: Buffer): Promise<FoundSignature[] | undefined> {
  const { findSignatures } = await import('./find-signatures');
  try {
    return findSignatures(file);
  } catch {
    // Its errors say why to nobody but whoever made the file.
    return undefined;
  }
}

async function verifyOne(
  file: Buffer,
  { contents, start, end, covered, name, reason }: FoundSignature,
  trusted: readonly X509Certificate[],
  now: Date,
): Promise<DocumentSigner> {
  const signed = await readSignedData(contents);
  const covers = Buffer.concat([file.subarray(0, start), file.subarray(end, covered)]);
  const certificates = await verifySignedData(signed, covers);
  if (!certificates) throw new SignatureError('changed');
  const stamp = await readStamp(signed);
  const isTimestamped = stamp !== undefined && isTrusted(stamp.certificates, trusted, stamp.at);
  if (!isTrusted(certificates, trusted, isTimestamped ? stamp.at : now)) throw new SignatureError('untrusted');
  const { Certificate } = await import('pkijs');
  const certificate = readSubject(Certificate.fromBER(toArrayBuffer(certificates[0] ?? Buffer.alloc(0))));
  const signedAt = isTimestamped ? stamp.at : readSigningTime(signed);
  return { name: name || certificate, certificate, reason, signedAt, isTimestamped };
}

/** The signature within its hole, which is filled up with zeros. */
async function readSignedData(contents: Buffer): Promise<SignedData> {
  const { fromBER } = await import('asn1js');
  const { ContentInfo, SignedData: PkiSignedData } = await import('pkijs');
  const { offset, result } = fromBER(toArrayBuffer(contents));
  if (offset < 0 || contents.subarray(offset).some((byte) => byte !== 0)) throw new SignatureError('broken');
  const info = new ContentInfo({ schema: result });
  if (info.contentType !== IDS.signedData) throw new SignatureError('broken');
  const signed = new PkiSignedData({ schema: info.content });
  // There is one way to write it (DER), so that no other bytes say the same.
  const written = new ContentInfo({ contentType: IDS.signedData, content: signed.toSchema() }).toSchema().toBER();
  if (!contents.subarray(0, offset).equals(Buffer.from(written))) throw new SignatureError('broken');
  return signed;
}

/** The time stamp of a signature, which has to be one of it. */
async function readStamp(signed: SignedData) {
  const [signer] = signed.signerInfos;
  const attribute = signer?.unsignedAttrs?.attributes.find(({ type }) => type === IDS.timestamp);
  if (!signer || !attribute) return undefined;
  const digest = createHash('sha256').update(signer.signature.valueBlock.valueHexView).digest();
  const stamp = await readTimestamp(new Uint8Array(attribute.values[0].toBER())).catch(() => undefined);
  if (!stamp?.imprint.equals(digest)) throw new SignatureError('timestamp');
  return stamp;
}

function readSigningTime(signed: SignedData): Date | undefined {
  const attributes = signed.signerInfos[0]?.signedAttrs?.attributes ?? [];
  const value: unknown = attributes.find(({ type }) => type === IDS.signingTime)?.values[0]?.toDate?.();
  return value instanceof Date ? value : undefined;
}

/** Whether certificates lead from the first of them to one that is trusted, and all were good at a moment. */
function isTrusted(certificates: readonly Buffer[], trusted: readonly X509Certificate[], at: Date): boolean {
  const given = certificates.map((certificate) => new X509Certificate(certificate));
  const known = [...trusted, ...given];
  const isIssued = (one: X509Certificate, by: X509Certificate) => one.checkIssued(by) && one.verify(by.publicKey);
  // What comes along unused has to be good too, or its bytes could be any.
  if (!given.every((one) => known.some((issuer) => isIssued(one, issuer)))) return false;
  let [current] = given;
  for (let length = 0; current && length < MAX_CHAIN; length += 1) {
    const own: X509Certificate = current;
    if (at < new Date(own.validFrom) || at > new Date(own.validTo)) return false;
    if (trusted.some(({ fingerprint256 }) => fingerprint256 === own.fingerprint256)) return true;
    current = known.find((issuer) => issuer.ca && issuer !== own && isIssued(own, issuer));
  }
  return false;
}
