import { z } from 'zod';
import { isConfidential } from './confidential-url';

const origin = (host: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be the origin of an API' })
    .refine(isConfidential, 'must be https, unless it is a proxy on this machine')
    .default(`https://${host}`);

/** Variables that say who verifies identities. */
export const identityVariables = {
  IDENTITY_TENCENT_SECRET_ID: z.string().min(1).optional(),
  IDENTITY_TENCENT_SECRET_KEY: z.string().min(1).optional(),
  IDENTITY_TENCENT_RULE_ID: z.string().regex(/^\d+$/, 'must be the number of a flow').optional(),
  IDENTITY_TENCENT_REGION: z.string().min(1).default('ap-guangzhou'),
  IDENTITY_TENCENT_FACE_URL: origin('faceid.tencentcloudapi.com'),
  IDENTITY_TENCENT_OCR_URL: origin('ocr.tencentcloudapi.com'),
};
