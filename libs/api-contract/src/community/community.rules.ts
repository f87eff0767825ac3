import { optionalProse, requiredProse, type TextRule } from '../rules/text-rule';
import type { MainType } from './community.values';

/** Rules of the texts of one kind of content once it is submitted; a draft may be shorter. */
export interface ContentRules {
  readonly title: TextRule;
  readonly summary: TextRule;
  readonly body: TextRule;
}

const SUMMARY = optionalProse('摘要', 200);
const MATERIAL: ContentRules = {
  title: requiredProse('标题', [5, 80], '请至少用5个字写标题'),
  summary: SUMMARY,
  body: requiredProse('简介', [20, 20_000], '请至少用20个字介绍'),
};

/** Rules by the kind of content (design: community). */
export const CONTENT_TEXT_RULES: Readonly<Record<MainType, ContentRules>> = {
  1: MATERIAL,
  2: MATERIAL,
  3: MATERIAL,
  4: {
    title: requiredProse('标题', [10, 100], '请至少用10个字写明问题'),
    summary: SUMMARY,
    body: requiredProse('问题描述', [20, 20_000], '请至少用20个字描述问题'),
  },
  5: {
    title: requiredProse('标题', [5, 80], '请至少用5个字写标题'),
    summary: SUMMARY,
    body: requiredProse('正文', [50, 60_000], '正文至少50个字'),
  },
};

/** Rules of what is said about a content. */
export const CONTENT_REVIEW_RULES = {
  appeal: requiredProse('申诉理由', [10, 300], '请至少用10个字说明申诉理由'),
  reason: requiredProse('原因', [2, 300], '请说明原因'),
  position: optionalProse('说明', 100),
} as const;
