import { z } from 'zod';
import { keySchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText } from '../endpoint/text-schemas';
import { communityPersonSchema, memberCodeSchema } from './participation.schemas';
import { BLOCK_KINDS } from './participation.values';

const people = { tags: ['community'], auth: 'user', method: 'POST' } as const;

export const blockKindSchema = keySchema(BLOCK_KINDS, '请选择屏蔽方式');

/** Blocks a member, who then neither answers nor follows; mutes one, who is then not heard; or neither (endpoints §4.9). Errors: 404, 409 oneself, or too many. */
export const blockMember = defineEndpoint({
  ...people,
  path: '/ptl/community/user/block',
  summary: 'Blocks or mutes a member',
  body: z.object({ userCode: memberCodeSchema, kind: blockKindSchema }),
  response: z.object({ kind: blockKindSchema }),
});

/** Members that the caller has blocked or muted, the newest first (path ours). */
export const listBlocked = defineEndpoint({
  ...people,
  path: '/ptl/community/user/blockList',
  summary: 'Blocked and muted members',
  body: z.object({ ...pageQueryShape }),
  response: pageSchema(z.object({ person: communityPersonSchema, kind: blockKindSchema, at: timestampSchema })),
});

/** Picture of a member (path ours). Error: 404. */
export const getMemberAvatar = defineEndpoint({
  ...people,
  auth: 'public',
  method: 'GET',
  path: '/ptl/community/user/avatar',
  summary: 'Picture of a member',
  responseType: 'file',
  query: z.object({
    userCode: memberCodeSchema,
    /** Beginning of the file's key, so that browsers do not show the last one. */
    v: z.string().max(36).optional(),
  }),
  response: z.null(),
});

/** Members whose nickname begins with something, for `@` (path ours). */
export const suggestMembers = defineEndpoint({
  ...people,
  method: 'GET',
  path: '/ptl/community/user/suggest',
  summary: 'Members for an @',
  query: z.object({ keyword: lineText().min(1).max(20) }),
  response: z.array(communityPersonSchema),
});
