/** Kinds of content (spec §2): 1 video, 2 and 3 material, 4 question; articles, ours, are 5. */
export const MAIN_TYPES = { 1: '视频', 2: '文档资料', 3: '工具资料', 4: '问答', 5: '文章' } as const;

/** Kind of content. */
export type MainType = keyof typeof MAIN_TYPES;

/** The kinds by their names. */
export const CONTENT_KIND = {
  video: 1,
  document: 2,
  tool: 3,
  question: 4,
  article: 5,
} as const satisfies Readonly<Record<string, MainType>>;

/** Categories of all kinds of content. */
export const COMMUNITY_CATEGORIES = {
  edge: '边缘与采集',
  control: '控制与 PLC',
  cloud: '云与运维',
  data: '数据与数据库',
  mes: '制造执行',
  quality: '质量与视觉',
  energy: '能源与双碳',
  security: '网络与安全',
  maintenance: '设备维护',
  simulation: '仿真与模型',
} as const;

/** Key of a category. */
export type CommunityCategory = keyof typeof COMMUNITY_CATEGORIES;

/** Where a text comes from; the last two name their source. */
export const ORIGINS = { 1: '原创', 2: '转载', 3: '翻译' } as const;

/** Who sees an item. */
export const AUDIENCES = { 1: '所有人可见', 2: '登录后可见' } as const;

/** What others may do with an item. */
export const LICENCES = {
  reserved: '保留所有权利',
  'cc-by': '署名（CC BY 4.0）',
  'cc-by-sa': '署名—相同方式共享（CC BY-SA 4.0）',
  'cc-by-nc': '署名—非商业性使用（CC BY-NC 4.0）',
  cc0: '放弃著作权（CC0 1.0）',
} as const;

/** Orders of the lists, as they are called on their tabs. */
export const CONTENT_SORTS = { recommended: '推荐', newest: '最新', hot: '热门', followed: '关注' } as const;

/** States of a question on the shelf. */
export const QUESTION_STATES = { 1: '待回答', 2: '有回答', 3: '已采纳', 4: '已关闭' } as const;

/** Tabs of the questions beside the orders. */
export const QUESTION_TABS = { unanswered: '待回答', accepted: '已采纳', bounty: '悬赏' } as const;

/** Parts of a text with their names, in which words are found and reviewers find faults. */
export const CONTENT_PARTS = {
  title: '标题',
  summary: '摘要',
  cover: '封面',
  category: '分类',
  tags: '标签',
  body: '正文',
  source: '来源',
  file: '文件',
  isAiMade: 'AI声明',
} as const;

/** Part of a text. */
export type ContentPart = keyof typeof CONTENT_PARTS;

/** Rules of the check before a submission. */
export const PRECHECK_RULES = {
  word: '不宜公开的词语',
  contact: '联系方式',
  links: '链接数量超过限制',
  pictures: '图片数量超过限制',
  foreignPicture: '图片不在本站',
  repetition: '与已下架的内容相似',
} as const;

/** Limits of the ages by which what waits for a moderator is counted, in hours. */
export const QUEUE_AGE_HOURS = [1, 4, 24] as const;

/** Bounds of what people publish. Lengths of titles and bodies are in `CONTENT_TEXT_RULES`. */
export const CONTENT_LIMITS = {
  /** Drafts, and texts that wait, of one author. */
  drafts: 50,
  tags: 5,
  tagLength: 20,
  positions: 20,
  chapters: 40,
  /** Files of one item: its file, its captions and its pictures. */
  files: 40,
  bounty: 500,
  /** Days for which a bounty stands. */
  bountyDays: 14,
  /** As many items taken down within so many days suspend publishing. */
  strikes: 3,
  strikeDays: 90,
  /** Level from which texts are reviewed after their publication. */
  trustedLevel: 2,
  /** Latest moment of a scheduled publication, in days from now. */
  scheduleDays: 90,
} as const;

/** What authors may do by their trust level, 0–4: links and pictures of one text, texts a day. */
export const TRUST_LIMITS = [
  { links: 2, pictures: 1, perDay: 10 },
  { links: 5, pictures: 10, perDay: 20 },
  { links: 20, pictures: 30, perDay: 40 },
  { links: 40, pictures: 40, perDay: 40 },
  { links: 40, pictures: 40, perDay: 40 },
] as const;
