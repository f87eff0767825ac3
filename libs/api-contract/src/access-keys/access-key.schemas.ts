import { z } from 'zod';
import { timestampSchema } from '../endpoint/common-schemas';
import { lineText } from '../endpoint/text-schemas';
import { ACCESS_KEY_LIMITS } from './access-keys.values';

/** Key of an access key as a caller names it. */
export const keyIdSchema = z.uuid();

/** What an access key is called. */
export const keyNameSchema = lineText()
  .min(1, '请填写密钥名称')
  .max(ACCESS_KEY_LIMITS.keyName, `密钥名称不超过${ACCESS_KEY_LIMITS.keyName}个字`);

/** An access key, of which nobody can read more than its last characters. */
export const accessKeySchema = z.object({
  keyId: keyIdSchema,
  name: z.string(),
  tail: z.string(),
  createdAt: timestampSchema,
});
export type AccessKey = z.infer<typeof accessKeySchema>;

/** A new key; `key` stands in the first response alone, a repeat has `null`. */
export const newAccessKeySchema = z.object({ ...accessKeySchema.shape, key: z.string().nullable() });
export type NewAccessKey = z.infer<typeof newAccessKeySchema>;
