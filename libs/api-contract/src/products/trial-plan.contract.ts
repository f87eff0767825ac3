import { z } from 'zod';

/** What may be used during a trial. */
export const trialQuotaSchema = z.object({
  name: z.string().min(1).max(20),
  unit: z.string().min(1).max(10),
  total: z.number().int().min(1).max(1_000_000_000),
});
export type TrialQuota = z.infer<typeof trialQuotaSchema>;

/** How a product is tried. */
export const trialPlanSchema = z.strictObject({
  days: z.number().int().min(7).max(180),
  /** Absent where nothing is counted. */
  quota: trialQuotaSchema.strict().optional(),
  /** Nobody has to review an application. */
  isAutoApproved: z.boolean().default(false),
});
export type TrialPlan = z.infer<typeof trialPlanSchema>;
