import { z } from 'zod';
import { isConfidential } from './confidential-url';

const origin = (host: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be the origin of an API' })
    .refine(isConfidential, 'must be https, unless it is a proxy on this machine')
    .default(`https://${host}`);

/** Variables that say with whom customers sign contracts. */
export const esignVariables = {
  ESIGN_TENCENT_SECRET_ID: z.string().min(1).optional(),
  ESIGN_TENCENT_SECRET_KEY: z.string().min(1).optional(),
  ESIGN_TENCENT_OPERATOR_ID: z.string().min(1).max(64, 'must be the id of an employee').optional(),
  ESIGN_TENCENT_CALLBACK_TOKEN: z.string().min(16, 'must be 16 characters at least').optional(),
  ESIGN_TENCENT_REGION: z.string().min(1).default('ap-guangzhou'),
  ESIGN_TENCENT_URL: origin('ess.tencentcloudapi.com'),
  ESIGN_TENCENT_FILE_URL: origin('file.ess.tencent.cn'),
};
