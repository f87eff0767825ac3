import { z } from 'zod';
import { itemLinkSchema } from './content-parts';

/** One rejected field of a form: its name and the Chinese reason. */
export const fieldErrorSchema = z.object({ field: z.string(), msg: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The envelope of every response (conventions §0): `code` is `'200'` on success, `msg` is Chinese. */
export function envelopeSchema<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.string(), msg: z.string(), data, traceId: z.string() });
}

/** The envelope as a type. */
export interface Envelope<Data> {
  readonly code: string;
  readonly msg: string;
  readonly data: Data;
  readonly traceId: string;
}

/**
 * `data` of an error; `fieldErrors` come with code `'422'`, `retryAfter` (seconds) with `'429'`, and with `'410'`
 * what is still there instead; with `'409'` of a draft `current`, the one that is stored.
 */
export const errorDataSchema = z
  .object({
    fieldErrors: z.array(fieldErrorSchema).optional(),
    retryAfter: z.number().int().optional(),
    title: z.string().optional(),
    alternatives: z.array(itemLinkSchema).optional(),
    current: z.record(z.string(), z.unknown()).optional(),
  })
  .nullable();
export type ErrorData = z.infer<typeof errorDataSchema>;

/** Codes that mean success; the spec allows both (§7). */
export const SUCCESS_CODES: readonly string[] = ['0', '200'];
