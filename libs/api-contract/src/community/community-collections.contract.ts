import { z } from 'zod';
import { idSchema, timestampSchema } from '../endpoint/common-schemas';
import { keywordSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText, ruledText } from '../endpoint/text-schemas';
import { PARTICIPATION_RULES } from './participation.rules';
import {
  chosenIdsSchema,
  communityPersonSchema,
  communityTargetTypeSchema,
  targetShape,
} from './participation.schemas';

const own = { tags: ['community'], auth: 'user', method: 'POST' } as const;

/** Something in a list of somebody's: as it is now, or what is left of it. */
export const keptTargetSchema = z.object({
  ...targetShape,
  /** Main type of an item: 1 video, 2 and 3 material, 4 question, 5 article; null for others. */
  mainType: z.literal([1, 2, 3, 4, 5]).nullable(),
  /** Empty once it is gone. */
  title: z.string(),
  excerpt: z.string(),
  /** Its page without prefix; empty once it is gone. */
  url: z.string(),
  author: communityPersonSchema.nullable(),
  isGone: z.boolean(),
  at: timestampSchema,
});
export type KeptTarget = z.infer<typeof keptTargetSchema>;

/** A folder of collected items. */
export const folderSchema = z.object({
  /** Empty for the default one, which has no row of its own. */
  id: z.string(),
  name: z.string(),
  isPublic: z.boolean(),
  total: z.number().int(),
});
export type CollectionFolder = z.infer<typeof folderSchema>;

/** The caller's folders, the default one first (path ours). */
export const listFolders = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/community/collection/folderList',
  summary: 'Own folders of collected items',
  response: z.array(folderSchema),
});

/** Makes a folder, or renames one (endpoints §4.9). Errors: 404; 409 a name twice, or too many. */
export const saveFolder = defineEndpoint({
  ...own,
  path: '/ptl/community/collection/folderSave',
  summary: 'Makes a folder, or renames one',
  isIdempotent: true,
  body: z.object({
    id: idSchema.optional(),
    name: ruledText(lineText, PARTICIPATION_RULES.folder),
    isPublic: z.boolean().default(false),
  }),
  response: folderSchema,
});

/** Deletes a folder; what is in it goes to the default one (endpoints §4.9). Error: 404. */
export const deleteFolder = defineEndpoint({
  ...own,
  path: '/ptl/community/collection/folderDelete',
  summary: 'Deletes a folder',
  body: z.object({ id: idSchema }),
  response: z.null(),
});

/** Moves collected items into a folder, the default one without `folderId` (endpoints §4.9). Says how many. Error: 404. */
export const moveCollected = defineEndpoint({
  ...own,
  path: '/ptl/community/collection/move',
  summary: 'Moves collected items into a folder',
  body: z.object({ targetIds: chosenIdsSchema, folderId: idSchema.optional() }),
  response: z.object({ total: z.number().int() }),
});

/** Collected items of the caller, the newest first (endpoints §4.9); `folderId` is empty for the default folder. Error: 404 no such folder. */
export const listCollected = defineEndpoint({
  ...own,
  path: '/ptl/community/collection/pageList',
  summary: 'Own collected items',
  body: z.object({ folderId: z.string().max(64).optional(), keyword: keywordSchema, ...pageQueryShape }),
  response: pageSchema(keptTargetSchema),
});

/** What the caller likes, the newest first (path ours). */
export const listLiked = defineEndpoint({
  ...own,
  path: '/ptl/community/action/likedList',
  summary: 'What the caller likes',
  body: z.object({ targetType: communityTargetTypeSchema.optional(), ...pageQueryShape }),
  response: pageSchema(keptTargetSchema),
});

/** What the caller follows, the newest first (path ours). */
export const listFollowed = defineEndpoint({
  ...own,
  path: '/ptl/community/action/followedList',
  summary: 'What the caller follows',
  body: z.object({ targetType: communityTargetTypeSchema, ...pageQueryShape }),
  response: pageSchema(keptTargetSchema),
});

/** An item that somebody has read or watched, and how far. */
export const visitSchema = z.object({
  ...keptTargetSchema.shape,
  /** How far: per cent of a text, seconds of a video. */
  progress: z.number().int(),
});
export type Visit = z.infer<typeof visitSchema>;

/** Notes that the caller reads or watches an item (path ours); how far stays as it was without `progress`. Nothing while the history is paused. Error: 404. */
export const saveVisit = defineEndpoint({
  ...own,
  path: '/ptl/community/history/save',
  summary: 'Notes that the caller reads an item',
  body: z.object({ targetId: idSchema, progress: z.int32().min(0).max(1_000_000).optional() }),
  response: z.null(),
});

/** Where the caller has stopped in an item (path ours); 0 for the start, and while the history is paused. */
export const getProgress = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/community/history/progress',
  summary: 'How far the caller has come in an item',
  query: z.object({ targetId: idSchema }),
  response: z.object({ progress: z.number().int() }),
});

/** What the caller has read, the newest first, one line for each item (endpoints §4.9). */
export const listHistory = defineEndpoint({
  ...own,
  path: '/ptl/community/history/pageList',
  summary: 'What the caller has read',
  body: z.object({ ...pageQueryShape }),
  response: z.object({ ...pageSchema(visitSchema).shape, isPaused: z.boolean() }),
});

/** Forgets some of it, or without `targetIds` all of it (endpoints §4.9). Says how many. */
export const clearHistory = defineEndpoint({
  ...own,
  path: '/ptl/community/history/clear',
  summary: 'Clears the own history',
  body: z.object({ targetIds: chosenIdsSchema.optional() }),
  response: z.object({ total: z.number().int() }),
});

/** Pauses the history, or goes on with it (endpoints §4.9). */
export const pauseHistory = defineEndpoint({
  ...own,
  path: '/ptl/community/history/pause',
  summary: 'Pauses the own history',
  body: z.object({ isPaused: z.boolean() }),
  response: z.object({ isPaused: z.boolean() }),
});
