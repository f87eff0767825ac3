import type { Certificate, SafeContents } from 'pkijs';
import { createPrivateKey, createPublicKey, webcrypto } from 'node:crypto';

/** What documents are signed with: a private key, its certificate, and those that vouch for it. */
export interface SigningKey {
  /** Whose certificate it is. */
  readonly name: string;
  readonly key: webcrypto.CryptoKey;
  /** The own one first. */
  readonly certificates: readonly Certificate[];
}

const { subtle } = webcrypto;

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

const COMMON_NAME = '2.5.4.3';

const DEMO_YEARS = 10;

/**
 * Reads a P12 with an RSA key, as certificate authorities hand them out. Rejects where the password is wrong, where it is
 * sealed by what is no longer safe (RC2, 3DES), and where key and certificate do not belong together.
 */
export async function readP12(bytes: Uint8Array, password: string): Promise<SigningKey> {
  const { CertBag, Certificate: PkiCertificate, PFX, PKCS8ShroudedKeyBag } = await import('pkijs');
  const secret = toArrayBuffer(Buffer.from(password, 'utf8'));
  const pfx = PFX.fromBER(toArrayBuffer(bytes));
  await pfx.parseInternalValues({ password: secret, checkIntegrity: true });
  const safe = pfx.parsedValue?.authenticatedSafe;
  await safe?.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password: secret })) });
  const contents: readonly { readonly value: SafeContents }[] = safe?.parsedValue.safeContents ?? [];
  const bags = contents.flatMap(({ value }) => value.safeBags).map(({ bagValue }) => bagValue);
  const sealed = bags.find((bag) => bag instanceof PKCS8ShroudedKeyBag);
  if (!sealed) throw new Error('The P12 has no key');
  const der = Buffer.from(sealed.toSchema().toBER());
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8', passphrase: password });
  const certificates = bags
    .flatMap((bag) => (bag instanceof CertBag ? [bag.parsedValue] : []))
    .filter((certificate) => certificate instanceof PkiCertificate);
  return makeKey(key.export({ format: 'der', type: 'pkcs8' }), certificates);
}

/** Makes a key of its own with a certificate that nobody vouches for, as the demonstration has; a text to be kept. */
export async function makeDemoKey(name: string, now: Date): Promise<string> {
  const { AttributeTypeAndValue, BasicConstraints, Certificate: PkiCertificate, Extension } = await import('pkijs');
  const { Integer, Utf8String } = await import('asn1js');
  const pair = await subtle.generateKey(
    { ...RSA, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const certificate = new PkiCertificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: now.getTime() });
  for (const side of [certificate.subject, certificate.issuer])
    side.typesAndValues.push(new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: name }) }));
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(now.getTime() + DEMO_YEARS * 365 * 86_400_000);
  const constraints = new BasicConstraints({ cA: true });
  certificate.extensions = [
    new Extension({ extnID: '2.5.29.19', critical: true, extnValue: constraints.toSchema().toBER() }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey);
  await certificate.sign(pair.privateKey, 'SHA-256');
  const key = Buffer.from(await subtle.exportKey('pkcs8', pair.privateKey));
  return [key, Buffer.from(certificate.toSchema(true).toBER())].map((part) => part.toString('base64')).join(' ');
}

/** Reads what `makeDemoKey` has made. */
export async function readDemoKey(text: string): Promise<SigningKey> {
  const [key, certificate] = text.split(' ').map((part) => Buffer.from(part, 'base64'));
  if (!key || !certificate) throw new Error('Not a key of the demonstration');
  const { Certificate: PkiCertificate } = await import('pkijs');
  return makeKey(key, [PkiCertificate.fromBER(toArrayBuffer(certificate))]);
}

/** Bytes as a buffer of their own, which the library asks for. */
export function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

/** Name of whom a certificate is for. */
export function readSubject(certificate: Certificate): string {
  const names = certificate.subject.typesAndValues.filter(({ type }) => type === COMMON_NAME);
  return names.map(({ value }) => String(value.valueBlock.value)).join(' ');
}

async function makeKey(pkcs8: Buffer, certificates: readonly Certificate[]): Promise<SigningKey> {
  const key = await subtle.importKey('pkcs8', pkcs8, RSA, true, ['sign']);
  const { n } = await subtle.exportKey('jwk', key);
  const own = certificates.find((certificate) => readModulus(certificate) === n);
  if (!own) throw new Error('There is no certificate of the key');
  return { name: readSubject(own), key, certificates: [own, ...certificates.filter((other) => other !== own)] };
}

function readModulus(certificate: Certificate): string | undefined {
  const spki = Buffer.from(certificate.subjectPublicKeyInfo.toSchema().toBER());
  return createPublicKey({ key: spki, format: 'der', type: 'spki' }).export({ format: 'jwk' }).n;
}
