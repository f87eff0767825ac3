import { z } from 'zod';
import { idSchema, imagePathSchema, sitePathSchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText, nameText } from '../endpoint/text-schemas';
import { chapterSchema, communityCategorySchema, mainTypeSchema, midSchema } from './community-text.schemas';
import { CONTENT_LIMITS, LICENCES } from './community.values';

const reading = { tags: ['community'], auth: 'public' } as const;

/** Whoever has written something. */
export const communityAuthorSchema = z.object({
  userCode: z.string(),
  name: z.string(),
  /** Picture; empty where there is none. */
  avatar: imagePathSchema,
  /** Trust level, 0–4. */
  level: z.number().int(),
  /** 个人 or 企业 where the identity is verified, otherwise empty. */
  badge: z.enum(['', 'personal', 'enterprise']),
  /** IP属地: province or country; empty where it is not known. */
  region: z.string(),
});
export type CommunityAuthor = z.infer<typeof communityAuthorSchema>;

/** How often things were done with an item. */
export const contentCountsSchema = z.object({
  views: z.number().int(),
  likes: z.number().int(),
  /** Votes for a question, less those against it. */
  votes: z.number().int(),
  collects: z.number().int(),
  comments: z.number().int(),
  answers: z.number().int(),
  shares: z.number().int(),
  downloads: z.number().int(),
});
export type ContentCounts = z.infer<typeof contentCountsSchema>;

/** An item in a list. */
export const contentItemSchema = z.object({
  mid: midSchema,
  mainType: mainTypeSchema,
  title: z.string(),
  summary: z.string(),
  cover: imagePathSchema,
  category: communityCategorySchema,
  tags: z.array(z.string()),
  author: communityAuthorSchema,
  /** Canonical page, inside the site and without prefix. */
  url: sitePathSchema,
  isAiMade: z.boolean(),
  isFeatured: z.boolean(),
  publishedAt: timestampSchema,
  /** When its text changed last. */
  updatedAt: timestampSchema,
  counts: contentCountsSchema,
  /** `QUESTION_STATES` and the bounty; null for other kinds. */
  question: z.object({ status: z.literal([1, 2, 3, 4]), bounty: z.number().int() }).nullable(),
  /** File of a material or a video: bytes, type, and seconds of a video; null for other kinds. */
  file: z.object({ name: z.string(), size: z.number().int(), type: z.string(), seconds: z.number().int() }).nullable(),
});
export type ContentItem = z.infer<typeof contentItemSchema>;

/** An item with all that its page shows. */
export const contentDetailSchema = z.object({
  ...contentItemSchema.shape,
  /** Body as safe HTML: the bytes that `content/preview` answers for the same Markdown. */
  html: z.string(),
  outline: z.array(z.object({ id: z.string(), text: z.string(), level: z.number().int() })),
  readingMinutes: z.number().int(),
  origin: z.literal([1, 2, 3]),
  source: z.string(),
  licence: z.enum(Object.keys(LICENCES) as (keyof typeof LICENCES)[]),
  audience: z.literal([1, 2]),
  /** Address of the file: of a video for everybody, of a material after a login; empty for other kinds. */
  fileUrl: z.string(),
  captionsUrl: z.string(),
  chapters: z.array(chapterSchema),
  series: z.string(),
  productCode: z.string(),
  productVersion: z.string(),
  /** Of a question that was closed as a duplicate: the other one, while it is there; otherwise null. */
  duplicateOf: z.object({ title: z.string(), url: sitePathSchema }).nullable(),
  closedReason: z.string(),
  /** Other items of the same tags, category or author. */
  related: z.array(contentItemSchema),
  /** The author's items before and after it, or those of its series. */
  previous: contentItemSchema.nullable(),
  next: contentItemSchema.nullable(),
  /** What the caller has done with it; null for visitors. */
  mine: z
    .object({
      isAuthor: z.boolean(),
      liked: z.boolean(),
      collected: z.boolean(),
      followed: z.boolean(),
      vote: z.literal([-1, 0, 1]),
    })
    .nullable(),
});
export type ContentDetail = z.infer<typeof contentDetailSchema>;

/** What is on the shelf (endpoints §4.9). `followed` needs a login: without one the list is empty. */
export const listContent = defineEndpoint({
  ...reading,
  method: 'POST',
  path: '/ptl/community/content/pageList',
  summary: 'Items of the community',
  body: z.object({
    /** All kinds without one; materials are 2 and 3. */
    mainTypes: z.array(mainTypeSchema).max(5).default([]),
    category: communityCategorySchema.optional(),
    tag: nameText().max(CONTENT_LIMITS.tagLength).optional(),
    keyword: lineText().max(60).optional(),
    authorCode: z.string().max(64).optional(),
    series: lineText().max(40).optional(),
    question: z.enum(['unanswered', 'accepted', 'bounty']).optional(),
    sort: z.enum(['recommended', 'newest', 'hot', 'followed']).default('recommended'),
    ...pageQueryShape,
  }),
  response: pageSchema(contentItemSchema),
});

/** An item (endpoints §4.9), for its author also before it is on the shelf. Errors: 404; 410 off the shelf, with alternatives; 401 for logged-in readers alone. */
export const findContent = defineEndpoint({
  ...reading,
  method: 'GET',
  path: '/ptl/community/content/findById',
  summary: 'An item of the community',
  query: z.object({ mid: midSchema }),
  response: contentDetailSchema,
});

/** Questions that ask the same, for whoever is asking (endpoints §4.9). */
export const listSimilarQuestions = defineEndpoint({
  ...reading,
  method: 'POST',
  path: '/ptl/community/question/similar',
  summary: 'Similar questions',
  body: z.object({ title: lineText().max(100), mid: midSchema.optional() }),
  response: z.array(contentItemSchema),
});

/** Tags with how many items have them, the most used first (endpoints §4.9). */
export const listCommunityTags = defineEndpoint({
  ...reading,
  method: 'GET',
  path: '/ptl/community/tag/list',
  summary: 'Tags of the community',
  query: z.object({
    keyword: lineText().max(CONTENT_LIMITS.tagLength).optional(),
    mainType: z.coerce.number().int().min(1).max(5).optional(),
  }),
  response: z.array(z.object({ name: z.string(), total: z.number().int() })),
});

/** Categories with how many items they have (endpoints §4.9). */
export const listCommunityCategories = defineEndpoint({
  ...reading,
  method: 'GET',
  path: '/ptl/community/category/list',
  summary: 'Categories of the community',
  query: z.object({ mainType: z.coerce.number().int().min(1).max(5).optional() }),
  response: z.array(z.object({ category: communityCategorySchema, name: z.string(), total: z.number().int() })),
});

/** What an item offers to play, or to download after a login (path ours). Errors: 401, 404. */
export const getCommunityFile = defineEndpoint({
  ...reading,
  method: 'GET',
  path: '/ptl/community/content/file',
  summary: 'The file of an item',
  responseType: 'file',
  query: z.object({
    mid: midSchema,
    /** `preview` is the file as browsers show it in place. */
    part: z.enum(['file', 'preview', 'captions']).default('file'),
    /** What `openCommunityFile` gave: browsers send no token when they load a file. */
    ticket: z.string().max(100).optional(),
  }),
  response: z.null(),
});

/** Address under which a logged-in reader downloads, previews or plays the file of an item, for ten minutes (path ours). Error: 404. */
export const openCommunityFile = defineEndpoint({
  ...reading,
  method: 'POST',
  path: '/ptl/community/content/openFile',
  summary: 'Address of the file of an item',
  auth: 'user',
  body: z.object({ mid: midSchema, part: z.enum(['file', 'preview', 'captions'], '请选择下载或预览').default('file') }),
  response: z.object({ url: z.string() }),
});

/** A picture of an item on the shelf, or of one's own (path ours). Error: 404. */
export const getCommunityPicture = defineEndpoint({
  ...reading,
  method: 'GET',
  path: '/ptl/community/content/picture',
  summary: 'A picture of an item',
  responseType: 'file',
  query: z.object({
    id: idSchema,
    /** What `openCommunityPictures` gave. */
    ticket: z.string().max(150).optional(),
  }),
  response: z.null(),
});

/** Lets the caller's browser show pictures of own items and of those for members, for half a day: it sends no token with a picture (path ours). */
export const openCommunityPictures = defineEndpoint({
  ...reading,
  method: 'POST',
  path: '/ptl/community/content/openPictures',
  summary: 'A ticket for pictures',
  auth: 'user',
  response: z.object({ ticket: z.string() }),
});
