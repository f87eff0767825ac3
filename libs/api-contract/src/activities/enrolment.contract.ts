import { z } from 'zod';
import { idSchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { nameText, ruledText } from '../endpoint/text-schemas';
import { ENROLMENT_RULES } from './activities.rules';

const stateSchema = z.enum(['enrolled', 'waiting', 'cancelled']);

/** Enrolment in an activity. */
export const enrolmentRequestSchema = z.object({
  activityId: idSchema,
  name: ruledText(nameText, ENROLMENT_RULES.name),
  companyName: ruledText(nameText, ENROLMENT_RULES.companyName),
  telephone: z.string('请输入联系电话').min(1, '请输入联系电话').max(1024, '请输入正确的手机号码'),
  consent: z.literal(true, '请先阅读并同意隐私政策'),
});
export type EnrolmentRequest = z.infer<typeof enrolmentRequestSchema>;

/** An enrolment of the caller. */
export const enrolmentSchema = z.object({
  activityId: idSchema,
  title: z.string(),
  startsAt: timestampSchema,
  state: stateSchema,
});
export type Enrolment = z.infer<typeof enrolmentSchema>;

/**
 * Enrols in an activity (path ours: endpoints §4.11); on the waiting list when it is full.
 * Errors: 404 unknown, 409 enrolled already or enrolment is over.
 */
export const enroll = defineEndpoint({
  method: 'POST',
  path: '/ptl/activity/enroll',
  summary: 'Enrols in an activity',
  tags: ['activities'],
  auth: 'user',
  isIdempotent: true,
  body: enrolmentRequestSchema,
  response: enrolmentSchema,
});

/** Cancels an enrolment (path ours: endpoints §4.11); the first who waits moves up. Errors: 404, 409 it has begun. */
export const cancelEnroll = defineEndpoint({
  method: 'POST',
  path: '/ptl/activity/cancelEnroll',
  summary: 'Cancels an own enrolment',
  tags: ['activities'],
  auth: 'user',
  body: z.object({ activityId: idSchema }),
  response: enrolmentSchema,
});

/** The caller's enrolments, or the one in an activity (path ours: endpoints §4.11). */
export const listEnrolments = defineEndpoint({
  method: 'GET',
  path: '/ptl/activity/myEnroll',
  summary: 'Own enrolments',
  tags: ['activities'],
  auth: 'user',
  query: z.object({ activityId: idSchema.optional() }),
  response: z.array(enrolmentSchema),
});
