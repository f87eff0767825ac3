import { z } from 'zod';
import { sitePathSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText, proseText, ruledText } from '../endpoint/text-schemas';
import { storedFileSchema } from '../files/files.contract';
import { stateCountSchema, statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { LISTING_STATES } from '../lifecycle/listing.values';
import { contentCountsSchema } from './community-content.contract';
import { contentTextSchema, mainTypeSchema, midSchema } from './community-text.schemas';
import { CONTENT_REVIEW_RULES } from './community.rules';
import { CONTENT_PARTS, type ContentPart, PRECHECK_RULES } from './community.values';

const writing = { tags: ['community'], auth: 'user' } as const;
const parts = Object.keys(CONTENT_PARTS) as ContentPart[];

/** 100 草稿 · 101 审核中 · 121 未通过 · 211 已上架 · 311 已下架 · 321 违规下架. */
export const contentStateSchema = z.literal(LISTING_STATES);
export type ContentState = z.infer<typeof contentStateSchema>;

/** Something a reviewer finds wrong: in which part, from and to which character of it, and what. */
export const contentPositionSchema = z.object({
  field: z.enum(parts, '请选择有问题的部分'),
  start: z.number().int().min(0).max(60_000).default(0),
  end: z.number().int().min(0).max(60_000).default(0),
  text: ruledText(proseText, CONTENT_REVIEW_RULES.position).default(''),
});
export type ContentPosition = z.infer<typeof contentPositionSchema>;

/** An item in a list of its author. */
export const ownContentSchema = z.object({
  mid: midSchema,
  mainType: mainTypeSchema,
  /** Title of its newest text; may be empty. */
  title: z.string(),
  status: contentStateSchema,
  listingStatus: z.literal([1, 2, 3]),
  auditStatus: z.literal([0, 1, 2]),
  /** A changed text beside the one that visitors see, and how it stands; null where there is none. */
  revision: z.enum(['draft', 'waiting', 'rejected']).nullable(),
  /** Page of the item; empty while it is not on the shelf. */
  url: z.union([sitePathSchema, z.literal('')]),
  /** Why it was rejected or taken down the last time; empty otherwise. */
  reason: z.string(),
  submittedAt: timestampSchema.nullable(),
  publishedAt: timestampSchema.nullable(),
  /** When a text that has passed is to be published; null for none. */
  publishAt: timestampSchema.nullable(),
  updatedAt: timestampSchema,
  version: versionSchema,
  counts: contentCountsSchema,
  /** What the author may do now: `save`, `submit`, `withdraw`, `onShelf`, `offShelf`, `appeal`, `delete`, `discard`. */
  actions: z.array(z.string()),
});
export type OwnContent = z.infer<typeof ownContentSchema>;

/** An item with everything its author may see. */
export const ownContentDetailSchema = z.object({
  ...ownContentSchema.shape,
  /** The newest text. */
  text: contentTextSchema,
  positions: z.array(contentPositionSchema),
  log: z.array(statusLogEntrySchema),
});
export type OwnContentDetail = z.infer<typeof ownContentDetailSchema>;

const change = { ...writing, method: 'POST', isIdempotent: true, response: ownContentDetailSchema } as const;
const byMid = z.object({ mid: midSchema });

/** A draft is an item that is written on: `draftId` is its `mid`. */
const draftSchema = z.object({
  draftId: midSchema,
  mainType: mainTypeSchema,
  version: versionSchema,
  savedAt: timestampSchema,
  text: contentTextSchema,
  /** The file, the captions and the cover that the text names, as far as they are there. */
  files: z.array(storedFileSchema).max(3),
});
export type ContentDraft = z.infer<typeof draftSchema>;

/**
 * Keeps a draft (endpoints §4.9): a new one, or what is written on; of an item on the shelf the changed text beside the
 * one that visitors see. Errors: 404; 409 with `data.current` (a draft) where it was saved elsewhere since `version`,
 * 409 without where it waits for a review or there are too many.
 */
export const saveContentDraft = defineEndpoint({
  ...writing,
  method: 'POST',
  path: '/ptl/community/content/saveDraft',
  summary: 'Saves a draft',
  isIdempotent: true,
  body: z.object({
    mainType: mainTypeSchema,
    draftId: midSchema.optional(),
    /** The one that was seen; needed beside `draftId`. */
    version: versionSchema.optional(),
    text: contentTextSchema,
  }),
  response: z.object({ draftId: midSchema, savedAt: timestampSchema, version: versionSchema }),
});

/** A draft, or the text of an own item as it would be written on (endpoints §4.9). Error: 404. */
export const getContentDraft = defineEndpoint({
  ...writing,
  method: 'GET',
  path: '/ptl/community/content/draft',
  summary: 'A draft',
  query: z.object({ draftId: midSchema }),
  response: draftSchema,
});

/** Own drafts, those saved last on top (endpoints §4.9). */
export const listContentDrafts = defineEndpoint({
  ...writing,
  method: 'POST',
  path: '/ptl/community/content/draftList',
  summary: 'Own drafts',
  body: z.object({ mainType: mainTypeSchema.optional(), ...pageQueryShape }),
  response: pageSchema(ownContentSchema),
});

/** Deletes a draft, or gives up the changed text of an item (endpoints §4.9). Errors: 404, 409 it waits, or is none. */
export const deleteContentDraft = defineEndpoint({
  ...writing,
  method: 'POST',
  path: '/ptl/community/content/draftDelete',
  summary: 'Deletes a draft',
  body: z.object({ draftId: midSchema }),
  response: z.null(),
});

/** A word or a place that the check finds; `start` and `end` count UTF-16 units of the field as it was sent. */
export const precheckHitSchema = z.object({
  field: z.enum(parts),
  start: z.number().int(),
  end: z.number().int(),
  word: z.string(),
  rule: z.enum(Object.keys(PRECHECK_RULES) as (keyof typeof PRECHECK_RULES)[]),
});
export type PrecheckHit = z.infer<typeof precheckHitSchema>;

/** Checks a text before it is submitted (endpoints §4.9); it may be submitted all the same, and is then reviewed by a person. */
export const precheckContent = defineEndpoint({
  ...writing,
  method: 'POST',
  path: '/ptl/community/content/precheck',
  summary: 'Checks a text',
  body: contentTextSchema.pick({ title: true, summary: true, body: true, tags: true }).extend({
    /** The item that is written, which is not like itself. */
    draftId: midSchema.optional(),
  }),
  response: z.object({
    ok: z.boolean(),
    hits: z.array(precheckHitSchema),
    /** Counted apart: a picture is no link. */
    links: z.number().int(),
    pictures: z.number().int(),
    maxLinks: z.number().int(),
    maxPictures: z.number().int(),
  }),
});

/** What a text looks like when it is published, byte for byte (path ours). */
export const renderContent = defineEndpoint({
  ...writing,
  method: 'POST',
  path: '/ptl/community/content/preview',
  summary: 'Renders a text',
  body: contentTextSchema.pick({ body: true }),
  response: z.object({
    html: z.string(),
    outline: z.array(z.object({ id: z.string(), text: z.string(), level: z.number().int() })),
    readingMinutes: z.number().int(),
  }),
});

/** Submits the newest text (endpoints §4.9). Errors: 404; 409 in another state, no verified telephone, suspended, too many a day; 422 incomplete. */
export const submitContent = defineEndpoint({
  ...change,
  path: '/ptl/community/content/submit',
  summary: 'Submits an own item',
  body: byMid,
});

/** Takes back what waits (endpoints §4.9). Errors: 404, 409 in another state. */
export const withdrawContent = defineEndpoint({
  ...change,
  path: '/ptl/community/content/withdraw',
  summary: 'Takes an own item back from its review',
  body: byMid,
});

/** Takes an item off the shelf (endpoints §4.9). Errors: 404, 409 in another state. */
export const takeContentOffShelf = defineEndpoint({
  ...change,
  path: '/ptl/community/content/offShelf',
  summary: 'Takes an own item off the shelf',
  body: byMid,
});

/** Puts an unchanged item on the shelf again (endpoints §4.9). Errors: 404, 409 in another state, or changed. */
export const putContentOnShelf = defineEndpoint({
  ...change,
  path: '/ptl/community/content/onShelf',
  summary: 'Puts an own item on the shelf again',
  body: byMid,
});

/** Deletes an item that is not on the shelf and does not wait (endpoints §4.9). Errors: 404, 409 in another state. */
export const deleteContent = defineEndpoint({
  ...writing,
  method: 'POST',
  path: '/ptl/community/content/delete',
  summary: 'Deletes an own item',
  body: byMid,
  response: z.null(),
});

/** Has another moderator look at a decision, once for each text (endpoints §4.9). Errors: 404, 409 in another state, or appealed before. */
export const appealContent = defineEndpoint({
  ...change,
  path: '/ptl/community/content/appeal',
  summary: 'Appeals against a decision',
  body: z.object({ mid: midSchema, reason: ruledText(proseText, CONTENT_REVIEW_RULES.appeal) }),
});

/** Own items, those that changed last on top (path ours). */
export const listOwnContent = defineEndpoint({
  ...writing,
  method: 'POST',
  path: '/ptl/community/content/myList',
  summary: 'Own items',
  body: z.object({
    mainTypes: z.array(mainTypeSchema).max(5).default([]),
    status: contentStateSchema.optional(),
    keyword: lineText().max(60).optional(),
    ...pageQueryShape,
  }),
  response: pageSchema(ownContentSchema),
});

/** How many own items stand in each state (path ours). */
export const countOwnContent = defineEndpoint({
  ...writing,
  method: 'POST',
  path: '/ptl/community/content/statusCount',
  summary: 'Own items by state',
  body: z.object({ mainTypes: z.array(mainTypeSchema).max(5).default([]) }),
  response: z.array(stateCountSchema),
});

/** An own item with all its author may see (path ours). Error: 404. */
export const getOwnContent = defineEndpoint({
  ...writing,
  method: 'GET',
  path: '/ptl/community/content/mine',
  summary: 'An own item',
  query: byMid,
  response: ownContentDetailSchema,
});

const revisionSchema = z.object({
  number: z.number().int(),
  title: z.string(),
  createdAt: timestampSchema,
  /** When it came on the shelf; null before. */
  passedAt: timestampSchema.nullable(),
  isLive: z.boolean(),
});

/** Texts of an item, the newest first (endpoints §4.9): for its author all, for others those that were on the shelf. Error: 404. */
export const listContentRevisions = defineEndpoint({
  ...writing,
  auth: 'public',
  method: 'GET',
  path: '/ptl/community/content/revisions',
  summary: 'Texts of an item',
  query: byMid,
  response: z.array(revisionSchema),
});

/** What changed between two texts of an item, in its Markdown, line by line (endpoints §4.9). Error: 404. */
export const diffContent = defineEndpoint({
  ...writing,
  auth: 'public',
  method: 'POST',
  path: '/ptl/community/content/diff',
  summary: 'Difference of two texts',
  body: z.object({
    mid: midSchema,
    from: z.number().int().min(1).max(100_000),
    to: z.number().int().min(1).max(100_000),
  }),
  response: z.object({
    from: revisionSchema,
    to: revisionSchema,
    lines: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
  }),
});
