import type { Platform } from '../../../platform/platform';
import { StartupError } from '../../../platform/startup-error';
import type { EsignService } from './esign-provider';
import { createTencentEsign } from './tencent-esign';

const VARIABLES = [
  'ESIGN_TENCENT_SECRET_ID',
  'ESIGN_TENCENT_SECRET_KEY',
  'ESIGN_TENCENT_OPERATOR_ID',
  'ESIGN_TENCENT_CALLBACK_TOKEN',
] as const;

/**
 * The service outside that customers sign with; `undefined` where none is named, and they sign here by a code. Rejects one
 * that is named in part.
 */
export function openEsign({ environment, clock }: Pick<Platform, 'environment' | 'clock'>): EsignService | undefined {
  const missing = VARIABLES.filter((name) => environment[name] === undefined);
  if (missing.length === VARIABLES.length) return undefined;
  const [secretId, secretKey, operatorId, callbackToken] = VARIABLES.map((name) => environment[name]);
  if (!secretId || !secretKey || !operatorId || !callbackToken)
    throw new StartupError(
      `Signing with Tencent Cloud needs ${missing.join(', ')} as well; set all of ESIGN_TENCENT_* or none.`,
    );
  const { ESIGN_TENCENT_URL: url, ESIGN_TENCENT_FILE_URL: fileUrl, ESIGN_TENCENT_REGION: region } = environment;
  return createTencentEsign({ url, fileUrl, region, secretId, secretKey, operatorId, callbackToken, clock });
}
