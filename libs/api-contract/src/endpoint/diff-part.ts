import { z } from 'zod';

/** A piece of two texts that are compared: of both, or of the later or the earlier one alone. */
export const diffPartSchema = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type DiffPart = z.infer<typeof diffPartSchema>;
