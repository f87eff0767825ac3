import type { SharedEnvironment } from '../../../platform/config';
import { StartupError } from '../../../platform/startup-error';
import type { TencentVerifierOptions } from './tencent-verifier';

const VARIABLES = ['IDENTITY_TENCENT_SECRET_ID', 'IDENTITY_TENCENT_SECRET_KEY', 'IDENTITY_TENCENT_RULE_ID'] as const;

/** Who is to verify identities; `undefined` where nobody is named. Rejects one who is named in part. */
export function readTencentVerifier(environment: SharedEnvironment): TencentVerifierOptions | undefined {
  const missing = VARIABLES.filter((name) => environment[name] === undefined);
  if (missing.length === VARIABLES.length) return undefined;
  const [secretId, secretKey, ruleId] = VARIABLES.map((name) => environment[name]);
  if (secretId === undefined || secretKey === undefined || ruleId === undefined) {
    throw new StartupError(
      `Verification by Tencent Cloud needs ${missing.join(', ')} as well; set all of IDENTITY_TENCENT_* or none.`,
    );
  }
  const { IDENTITY_TENCENT_REGION, IDENTITY_TENCENT_FACE_URL, IDENTITY_TENCENT_OCR_URL } = environment;
  return {
    ...{ secretId, secretKey, ruleId, region: IDENTITY_TENCENT_REGION },
    ...{ faceUrl: IDENTITY_TENCENT_FACE_URL, ocrUrl: IDENTITY_TENCENT_OCR_URL },
  };
}
