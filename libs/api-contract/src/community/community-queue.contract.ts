import { z } from 'zod';
import { timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { defineQueue, queuedShape } from '../endpoint/define-queue';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { nameText, proseText, ruledText } from '../endpoint/text-schemas';
import { mainTypeSchema, midSchema } from './community-text.schemas';
import {
  contentPositionSchema,
  contentStateSchema,
  ownContentDetailSchema,
  ownContentSchema,
  precheckHitSchema,
} from './community-writing.contract';
import { CONTENT_REVIEW_RULES } from './community.rules';
import { CONTENT_LIMITS } from './community.values';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;
/** The item as whoever acts has seen it: `version` is the one of `pageList` or `detail`. */
const seen = { mid: midSchema, version: versionSchema };

const queueShape = {
  ...queuedShape,
  /** Another moderator than the one who decided has to look. */
  isAppeal: z.boolean(),
  /** It is on the shelf, and nobody has looked at it yet. */
  isUnchecked: z.boolean(),
  /** Readers see it as a featured one. */
  isFeatured: z.boolean(),
};

/** An item in the queue. */
export const queuedContentSchema = z.object({ ...ownContentSchema.shape, ...queueShape });
export type QueuedContent = z.infer<typeof queuedContentSchema>;

/** An item as its author sees it, whose it is, and what the machine finds in it. */
export const queuedContentDetailSchema = z.object({
  ...ownContentDetailSchema.shape,
  ...queueShape,
  hits: z.array(precheckHitSchema),
});
export type QueuedContentDetail = z.infer<typeof queuedContentDetailSchema>;

/** The queue of the community: what waits for a review, or is to be looked at after. An appeal is taken on by another moderator than the one who decided, who is rejected with 409. */
export const contentQueue = defineQueue({
  name: 'community',
  words: ['an item', 'items'],
  key: { mid: midSchema },
  seen,
  filter: {
    stage: z.enum(['waiting', 'unchecked', 'all']).default('waiting'),
    mainType: mainTypeSchema.optional(),
    status: contentStateSchema.optional(),
  },
  item: queuedContentSchema,
  detail: queuedContentDetailSchema,
});
export const {
  list: listQueuedContent,
  count: countQueuedContent,
  open: getQueuedContent,
  claim: claimContentReview,
  release: releaseContentReview,
} = contentQueue;

/** How old what waits is, and how much nobody has looked at yet (path ours). Customers get 404. */
export const getContentStatistics = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/community/statistics',
  summary: 'Age of the queue of the community',
  response: z.object({
    waiting: z.number().int(),
    /** Of those that wait, appeals. */
    appeals: z.number().int(),
    /** On the shelf before anybody has looked. */
    unchecked: z.number().int(),
    /** Since when the oldest waits; null where none does. */
    oldestAt: timestampSchema.nullable(),
    /** Median of the minutes that those have waited which wait now. */
    medianMinutes: z.number().int(),
    /** How many wait for less than so many hours, and no less than those of the line before; null for all beyond. */
    ages: z.array(z.object({ upToHours: z.number().int().nullable(), total: z.number().int() })),
  }),
});

/** Addresses of the files of an item as it is to be looked at, for ten minutes, which is noted in the audit log (path ours). Errors: 404, 409 not submitted. */
export const openQueuedFiles = defineEndpoint({
  ...queue,
  path: '/ops-api/community/openFiles',
  summary: 'Files of an item of the queue',
  body: z.object({ mid: midSchema }),
  response: z.object({
    /** To be downloaded; empty where the item has no file of its author's. */
    fileUrl: z.string(),
    /** The same to be shown or played in place. */
    previewUrl: z.string(),
    /** Empty for none. */
    captionsUrl: z.string(),
    /** What pictures of the item take as their `ticket`. */
    pictureTicket: z.string(),
  }),
});

/** Passes an item, or its changed text, or one that was published before anybody looked. Errors: as of `claim`. */
export const passContent = contentQueue.action('pass', 'Passes an item');

/** Rejects an item, or its changed text, and says where. Errors: as of `claim`. */
export const rejectContent = contentQueue.action('reject', 'Rejects an item', {
  reason: ruledText(proseText, CONTENT_REVIEW_RULES.reason),
  positions: z
    .array(contentPositionSchema)
    .max(CONTENT_LIMITS.positions, `最多标出${CONTENT_LIMITS.positions}处`)
    .default([]),
});

/** Takes an item down that breaks the rules. Errors: 404, 409 not on the shelf. */
export const takeContentDown = contentQueue.action('takeDown', 'Takes an item down', {
  reason: ruledText(proseText, CONTENT_REVIEW_RULES.reason),
});

const featuring = { ...queue, body: z.object(seen), response: z.object({ isFeatured: z.boolean() }) } as const;

/**
 * Features an item (design: community, rules): readers see its mark, it stands higher among the recommended, and its
 * author gains `REPUTATION_GAINS.featured` and hears of it. Once more changes nothing (path ours). Errors: 404; 409 not on
 * the shelf, the caller's own, or changed since it was seen. Customers get 404.
 */
export const featureContent = defineEndpoint({
  ...featuring,
  path: '/ops-api/community/feature',
  summary: 'Features an item',
});

/** Features an item no longer; its author loses what it has brought, and hears of it. Once more changes nothing (path ours). Errors: 404; 409 as of `feature`, but for the shelf. */
export const unfeatureContent = defineEndpoint({
  ...featuring,
  path: '/ops-api/community/unfeature',
  summary: 'Features an item no longer',
});

const wordSchema = nameText('请输入词语').min(2, '词语至少2个字').max(40, '词语不能超过40个字');

/** A word that is not published without a moderator having looked, and what kind of word it is. */
export const communityWordSchema = z.object({ word: z.string(), kind: z.string() });
export type CommunityWord = z.infer<typeof communityWordSchema>;

/** Words that texts are checked for (endpoints §4.13). Customers get 404. */
export const listCommunityWords = defineEndpoint({
  ...queue,
  path: '/ops-api/community/word/pageList',
  summary: 'Words that texts are checked for',
  body: z.object({ keyword: nameText().max(40).optional(), ...pageQueryShape }),
  response: pageSchema(communityWordSchema),
});

/** Adds a word to the list, or changes its kind (endpoints §4.13). It counts from the next check on. */
export const saveCommunityWord = defineEndpoint({
  ...queue,
  path: '/ops-api/community/word/save',
  summary: 'Adds a word to the list',
  body: z.object({ word: wordSchema, kind: nameText('请选择类别').min(1, '请选择类别').max(20, '类别不能超过20个字') }),
  response: z.null(),
});

/** Takes a word from the list (endpoints §4.13). Error: 404. */
export const deleteCommunityWord = defineEndpoint({
  ...queue,
  path: '/ops-api/community/word/delete',
  summary: 'Takes a word from the list',
  body: z.object({ word: wordSchema }),
  response: z.null(),
});
