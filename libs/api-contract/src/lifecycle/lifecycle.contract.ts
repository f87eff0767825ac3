import { z } from 'zod';
import { idSchema, timestampSchema } from '../endpoint/common-schemas';

/** A file of a record as whoever may see the record sees it; `size` in bytes. */
export const recordFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
});
export type RecordFile = z.infer<typeof recordFileSchema>;

/**
 * A line of a record's status log (conventions: status log), shown as a timeline. `from` is null for the record's first
 * line; `act` and the states are those of `@portal/lifecycles`.
 */
export const statusLogEntrySchema = z.object({
  from: z.number().int().nullable(),
  to: z.number().int(),
  act: z.string(),
  actorRole: z.enum([
    'user',
    'agent',
    'finance',
    'reviewer',
    'legal',
    'moderator',
    'editor',
    'administrator',
    'system',
    'provider',
  ]),
  /** Shown name; empty for the system and for people of the platform. */
  actorName: z.string(),
  reason: z.string(),
  files: z.array(recordFileSchema),
  at: timestampSchema,
});
export type StatusLogEntry = z.infer<typeof statusLogEntrySchema>;

/** A state with how many records of a list stand in it. */
export const stateCountSchema = z.object({ status: z.number().int(), total: z.number().int() });
export type StateCount = z.infer<typeof stateCountSchema>;
