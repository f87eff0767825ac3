import { z } from 'zod';
import { dateSchema, idSchema, keySchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { IDENTITY_FAILURES, IDENTITY_PROOFS } from './realname.values';

/** What is verified: 1 to 6 (`CERTIFICATION_TYPES`). */
export const certificationTypeSchema = z.literal([1, 2, 3, 4, 5, 6], '请选择认证类型');
export type CertificationType = z.infer<typeof certificationTypeSchema>;

/** How it is verified: 1 to 6 (`CERTIFICATION_METHODS`). */
export const certificationMethodSchema = z.literal([1, 2, 3, 4, 5, 6], '请选择认证方式');
export type CertificationMethod = z.infer<typeof certificationMethodSchema>;

/**
 * State of a record: 1 填写中 · 2 核验中 · 3 待打款 · 4 待验证金额 · 5 人工审核中 · 6 已认证 · 7 未通过 · 8 已取消 ·
 * 9 变更中 · 10 证照已过期 · 11 已变更; 0 未认证 stands for no record.
 */
export const identificationStateSchema = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
export type IdentificationState = z.infer<typeof identificationStateSchema>;

/** A record of verification as its owner sees it. Names of persons, numbers, telephones and cards are masked. */
export const identificationSchema = z.object({
  id: idSchema,
  /** Number people see. */
  identificationNo: z.string(),
  type: certificationTypeSchema,
  method: certificationMethodSchema,
  state: identificationStateSchema,
  /** Name of the person or the enterprise; empty once it was purged. */
  name: z.string(),
  /** Number of the identity document, or the credit code, which is public. */
  number: z.string(),
  /** Where codes are sent. */
  telephone: z.string(),
  bankCard: z.string(),
  bankName: z.string(),
  /** Elements that have been confirmed leave only this to be shown; `null` where nothing is. */
  proof: keySchema(IDENTITY_PROOFS).nullable(),
  hasElements: z.boolean(),
  /** Whether people of the platform look at it, and no provider. */
  isReview: z.boolean(),
  /** Whether it asks for one account more than the limit. */
  isAppeal: z.boolean(),
  /** Why it has failed; empty otherwise. */
  reason: z.string(),
  /** What did not match or was in the way; `null` where nothing was, or where it is not told. */
  failure: keySchema(IDENTITY_FAILURES).nullable(),
  /** What a reviewer has to look at; empty for nothing. */
  warning: z.string(),
  /** Last day of the document; `null` for one that is valid for good, or not known. */
  validUntil: dateSchema.nullable(),
  /** When the state ends by itself. */
  dueAt: timestampSchema.nullable(),
  decidedAt: timestampSchema.nullable(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  version: versionSchema,
});
export type Identification = z.infer<typeof identificationSchema>;
