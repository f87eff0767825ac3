import { TRUST_LIMITS } from './community.values';

/** What people take part in: an item of the community, an answer, a comment, somebody, or a tag. */
export const COMMUNITY_TARGETS = {
  content: '内容',
  answer: '回答',
  comment: '评论',
  user: '用户',
  tag: '标签',
} as const;

/** Reputation that each event brings to an author (design: community, rules). */
export const REPUTATION_GAINS = { accepted: 15, upvoted: 10, downvoted: -2, featured: 20 } as const;

/** Events that move a reputation, as their owner sees them. */
export const REPUTATION_CAUSES = {
  accepted: '回答被采纳',
  upvoted: '获得赞同',
  downvoted: '收到反对',
  featured: '内容入选精选',
  bounty: '悬赏',
} as const;

/** Trust levels by the reputation they begin with, and what each lets its owner do in a day. */
export const TRUST_LEVELS = [
  {
    level: 0,
    reputation: 0,
    label: '新成员',
    comments: 20,
    answers: 5,
    invitations: 3,
    unlocks: ['发表评论和回答', '点赞、收藏和关注'],
  },
  {
    level: 1,
    reputation: 50,
    label: '成员',
    comments: 100,
    answers: 20,
    invitations: 10,
    unlocks: ['反对票', `每篇最多${TRUST_LIMITS[1].links}个链接、${TRUST_LIMITS[1].pictures}张图片`],
  },
  {
    level: 2,
    reputation: 300,
    label: '活跃成员',
    comments: 200,
    answers: 40,
    invitations: 20,
    unlocks: ['内容先发布后审核'],
  },
  {
    level: 3,
    reputation: 1000,
    label: '资深成员',
    comments: 400,
    answers: 80,
    invitations: 40,
    unlocks: ['将问题标记为重复'],
  },
  {
    level: 4,
    reputation: 3000,
    label: '社区专家',
    comments: 1000,
    answers: 200,
    invitations: 80,
    unlocks: ['主页展示专家标识'],
  },
] as const;

/** The lowest levels that may vote against something, and post without a review beforehand. */
export const TRUSTED_FROM = { downvote: 1, unreviewed: 2, closeQuestion: 3 } as const;

/** Why something is reported (design: community, rules). */
export const REPORT_CATEGORIES = {
  spam: '垃圾广告',
  abuse: '辱骂攻击',
  illegal: '违法违规',
  infringement: '侵犯权益',
  plagiarism: '抄袭搬运',
  privacy: '泄露隐私',
  unmarkedAi: '未标AI',
  offTopic: '内容不符',
  other: '其他',
} as const;

/** States of a report in the order of its lifecycle. */
export const REPORT_STATES = [10, 20, 30, 31] as const;

/** What a moderator does about what was reported: nothing more, hides it, or also keeps its author from writing for a week. */
export const REPORT_MEASURES = { none: '仅提醒', hide: '下架或隐藏', mute: '下架或隐藏，并禁言7天' } as const;

/** Types of notices in the order of their tabs (design: community, `my-notice`). */
export const NOTICE_TYPES = {
  comment: '评论',
  mention: '@',
  like: '赞',
  accept: '采纳',
  follow: '关注',
  system: '系统',
} as const;

/** What one member may keep from another: nothing, that they are heard, or also that they answer. */
export const BLOCK_KINDS = { none: '不限制', mute: '屏蔽动态', block: '拉黑' } as const;

/** Tabs of somebody's works. */
export const WORK_KINDS = {
  article: '文章',
  material: '资料',
  video: '视频',
  question: '提问',
  answer: '回答',
} as const;

/** Bounds of taking part. */
export const PARTICIPATION_LIMITS = {
  /** Comments shown below a comment before somebody asks for more. */
  replies: 3,
  mentions: 10,
  folders: 50,
  collected: 5000,
  follows: 2000,
  blocks: 500,
  /** Kept in the history of a reader, the oldest going first. */
  history: 1000,
  /** Items that one member is not interested in, the oldest going first. */
  uninteresting: 500,
  ids: 100,
  /** Hours within which a report is answered. */
  reportHours: 24,
  /** Hours after which somebody may accept their own answer. */
  ownAnswerHours: 24,
  /** Members whom one invites to answer a question, whom all do, and who are suggested. */
  invitations: 5,
  questionInvitations: 20,
  suggestedInvitees: 8,
  reportFiles: 3,
  statDays: 30,
  rank: 20,
  muteDays: 7,
} as const;
