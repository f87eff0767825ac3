import { X509Certificate } from 'node:crypto';
import type { Clock } from '../../clock';
import type { SharedEnvironment } from '../../config';
import type { InstallationSecrets } from '../../security/installation-secrets';
import { StartupError } from '../../startup-error';
import type { SignatureRequest } from './sign-pdf';
import type { SigningKey } from './signing-key';
import { createTimestampService } from './timestamp-service';
import { type SignatureReport, verifySignatures } from './verify-signatures';

/** What the platform signs documents with, and how it checks signatures. */
export interface Signing {
  /** The key of the platform; nothing where it has none. The demonstration makes one of its own when it is asked for. */
  readonly getKey: () => Promise<SigningKey | undefined>;
  /** Whether its certificate is one that nobody vouches for; documents then say so. */
  readonly isDemo: boolean;
  /**
   * Signs a PDF, with a time stamp where a service is named. Rejects where there is no key and where the service gives
   * none.
   */
  readonly sign: (pdf: Uint8Array, request: Omit<SignatureRequest, 'key' | 'timestamps'>) => Promise<Uint8Array>;
  /** Checks the signatures of a file; those of the platform, of its authority and of others that are named are trusted. Never rejects. */
  readonly verify: (bytes: Uint8Array) => Promise<SignatureReport>;
}

/** Where the platform is run. */
export interface SigningOptions {
  readonly environment: SharedEnvironment;
  readonly isDemo: boolean;
  /** Where the key of a demonstration is kept. */
  readonly readSecret: InstallationSecrets;
  readonly clock: Clock;
}

const DEMO_NAME = '启衡科技有限公司（演示）';

const SECRET = 'signing-key';

/** Opens the P12 that the environment names. Rejects with a `StartupError` for one that cannot be opened. */
export async function openSigning(options: SigningOptions): Promise<Signing> {
  const { environment, clock } = options;
  const { SIGNING_P12: p12, SIGNING_P12_PASSWORD: password, SIGNING_TIMESTAMP_URL: url } = environment;
  if ((p12 === undefined) !== (password === undefined))
    throw new StartupError('SIGNING_P12 and SIGNING_P12_PASSWORD belong together; set both or none.');
  const given = p12 !== undefined && password !== undefined ? await openP12(p12, password) : undefined;
  const isDemo = given === undefined && options.isDemo;
  const others = readCertificates(environment.SIGNING_TRUSTED);
  const timestamps = url === undefined ? undefined : createTimestampService(url);
  let demoKey: Promise<SigningKey> | undefined;
  const getKey = async () => {
    if (!isDemo) return given;
    demoKey ??= openDemoKey(options).catch((error: unknown) => {
      demoKey = undefined;
      throw error;
    });
    return demoKey;
  };
  return {
    getKey,
    isDemo,
    async sign(pdf, request) {
      const key = await getKey();
      if (!key) throw new Error('There is no key to sign with');
      const { signPdf } = await import('./sign-pdf');
      return signPdf(pdf, { ...request, key, timestamps });
    },
    async verify(bytes) {
      const key = await getKey();
      const certificates = (key?.certificates ?? []).map((certificate) => Buffer.from(certificate.toSchema().toBER()));
      return verifySignatures(bytes, { certificates: [...certificates, ...others], now: clock() });
    },
  };
}

/** Certificates in PEM, one after another, in base64. */
function readCertificates(base64 = ''): Buffer[] {
  const text = Buffer.from(base64, 'base64').toString('latin1');
  try {
    const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    if (base64 !== '' && blocks.length === 0) throw new Error('There is no certificate');
    return blocks.map((block) => new X509Certificate(block).raw);
  } catch (cause) {
    throw new StartupError('SIGNING_TRUSTED is not usable: it has to be certificates in PEM.', { cause });
  }
}

async function openP12(p12: string, password: string): Promise<SigningKey> {
  const { readP12 } = await import('./signing-key');
  try {
    return await readP12(Buffer.from(p12, 'base64'), password);
  } catch (cause) {
    const message =
      'SIGNING_P12 is not usable: it has to be a P12 with an RSA key and its certificate, sealed with AES.';
    throw new StartupError(message, { cause });
  }
}

async function openDemoKey({ readSecret, clock }: SigningOptions): Promise<SigningKey> {
  const { makeDemoKey, readDemoKey } = await import('./signing-key');
  return readDemoKey(await readSecret(SECRET, () => makeDemoKey(DEMO_NAME, clock())));
}
