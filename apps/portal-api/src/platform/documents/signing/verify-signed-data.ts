import type { AlgorithmIdentifier, Certificate, SignedData, SignerInfo } from 'pkijs';
import { createHash, createPublicKey, verify } from 'node:crypto';

/** Digests that are safe, by their identifiers. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** Signatures with RSA (PKCS #1) and with elliptic curves, alone or together with a digest. */
const ALGORITHMS = /^1\.2\.840\.(113549\.1\.1\.(1|11|12|13)|10045\.4\.3\.[234])$/;

/** What is signed: plain bytes, or what a time stamp says. */
const PLAIN = '1.2.840.113549.1.7.1';
const TIMESTAMP = '1.2.840.113549.1.9.16.1.4';

const NULL = Buffer.from([5, 0]);

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';

/** Versions that RFC 5652 (5.1, 5.3) asks for: of plain bytes, of other contents, of a signer named by a certificate. */
const VERSIONS = { plain: 1, other: 3, signer: 1 } as const;

/**
 * Checks a signature over bytes: its digest, and that its certificate's key has made it. Returns the certificates it
 * carries, that of its signer first; nothing where it is not good. It may have one signer, and has to say what it signs.
 * What no signature covers, as versions and algorithms, has to be what follows from the rest, so that no byte is free.
 */
export async function verifySignedData(
  signed: SignedData,
  contents: ArrayBuffer | Uint8Array,
): Promise<readonly Buffer[] | undefined> {
  const { Certificate: PkiCertificate, IssuerAndSerialNumber } = await import('pkijs');
  const [signer, ...others] = signed.signerInfos;
  const attributes = signer?.signedAttrs;
  if (!signer || others.length > 0 || !attributes || !(signer.sid instanceof IssuerAndSerialNumber)) return undefined;
  if (!hasPlainEnvelope(signed, signer)) return undefined;
  const { issuer, serialNumber } = signer.sid;
  const certificates = (signed.certificates ?? []).filter(
    (item): item is Certificate => item instanceof PkiCertificate,
  );
  const own = certificates.find((one) => one.issuer.isEqual(issuer) && one.serialNumber.isEqual(serialNumber));
  const digest = DIGESTS[signer.digestAlgorithm.algorithmId];
  if (!own || digest === undefined || !ALGORITHMS.test(signer.signatureAlgorithm.algorithmId)) return undefined;
  const claims = attributes.attributes.filter(({ type }) => type === MESSAGE_DIGEST);
  const claimed = claims.length === 1 ? Buffer.from(claims[0]?.values[0]?.valueBlock.valueHexView ?? []) : undefined;
  const bytes = contents instanceof ArrayBuffer ? new Uint8Array(contents) : contents;
  if (!claimed?.equals(createHash(digest).update(bytes).digest())) return undefined;
  const toDer = (certificate: Certificate) => Buffer.from(certificate.toSchema().toBER());
  const key = createPublicKey({
    key: Buffer.from(own.subjectPublicKeyInfo.toSchema().toBER()),
    format: 'der',
    type: 'spki',
  });
  const signature = Buffer.from(signer.signature.valueBlock.valueHexView);
  const isGood = verify(digest, Buffer.from(attributes.encodedValue), key, signature);
  return isGood ? [own, ...certificates.filter((other) => other !== own)].map(toDer) : undefined;
}

function hasPlainEnvelope(signed: SignedData, signer: SignerInfo): boolean {
  const { eContentType, eContent } = signed.encapContentInfo;
  const isPlain = eContentType === PLAIN && eContent === undefined;
  const isOther = eContentType === TIMESTAMP && eContent !== undefined;
  const [digest, ...more] = signed.digestAlgorithms;
  return (
    (isPlain || isOther) &&
    signed.version === (isPlain ? VERSIONS.plain : VERSIONS.other) &&
    signer.version === VERSIONS.signer &&
    more.length === 0 &&
    digest?.algorithmId === signer.digestAlgorithm.algorithmId &&
    [digest, signer.digestAlgorithm, signer.signatureAlgorithm].every(hasNoParameters)
  );
}

function hasNoParameters({ algorithmParams }: AlgorithmIdentifier): boolean {
  return algorithmParams === undefined || Buffer.from(algorithmParams.toBER()).equals(NULL);
}
