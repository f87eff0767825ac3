import { z } from 'zod';
import { timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { midSchema } from './community-text.schemas';
import { communityPersonSchema, memberCodeSchema } from './participation.schemas';

const invitations = { tags: ['community'], auth: 'user' } as const;

/** Somebody who was invited to answer a question. */
export const invitationSchema = z.object({
  person: communityPersonSchema,
  at: timestampSchema,
  /** They have given an answer that is shown. */
  isAnswered: z.boolean(),
  /** The caller has invited them. */
  isMine: z.boolean(),
});
export type CommunityInvitation = z.infer<typeof invitationSchema>;

/** Somebody who knows the tags of a question. */
export const inviteeSchema = z.object({
  person: communityPersonSchema,
  /** Answers of theirs to questions of these tags that were accepted, or voted for. */
  answers: z.number().int(),
  accepted: z.number().int(),
});
export type SuggestedInvitee = z.infer<typeof inviteeSchema>;

/**
 * Who was invited to answer a question, the newest first, and who could be: members whose answers to questions of its tags
 * were accepted or voted for, and who can answer, the best first (path ours). Error: 404.
 */
export const listInvitations = defineEndpoint({
  ...invitations,
  method: 'GET',
  path: '/ptl/community/question/invitations',
  summary: 'Who is invited to answer a question',
  query: z.object({ mid: midSchema }),
  response: z.object({
    invited: z.array(invitationSchema),
    suggested: z.array(inviteeSchema),
    /** How many more the caller may invite to this question now. */
    left: z.number().int(),
    /** Why they may invite nobody now; empty where they may. */
    reason: z.string(),
  }),
});

/**
 * 邀请回答: invites a member to answer a question, who is told once (design: community, `qaDetail`; path ours). Whoever was
 * invited before stays so, and is not told again. Errors: 404 either of them; 409 closed, oneself, the asker, answered
 * already, no good answer to questions of its tags, blocked, cannot answer, too many for this question, no verified
 * telephone, or not to write now; 429 too many today.
 */
export const inviteToAnswer = defineEndpoint({
  ...invitations,
  method: 'POST',
  path: '/ptl/community/question/invite',
  summary: 'Invites a member to answer a question',
  body: z.object({ mid: midSchema, userCode: memberCodeSchema }),
  response: invitationSchema,
});
