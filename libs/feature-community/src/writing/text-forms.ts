import { CONTENT_FILE_TYPES } from '@portal/api-contract';
import {
  AUDIENCES,
  COMMUNITY_CATEGORIES,
  CONTENT_LIMITS,
  CONTENT_TEXT_RULES,
  LICENCES,
  ORIGINS,
} from '@portal/api-contract/community';
import { defineForm, field } from '@portal/ui-forms';
import { findChaptersError } from './chapters';
import { findPublishTimeError } from './publish-time';
import { tagsField } from './tags-field';

const AI = { no: '不含 AI 生成内容', yes: '含 AI 生成内容' } as const;
const AI_MISSING = '请声明是否含 AI 生成内容';

type FilePart = keyof typeof CONTENT_FILE_TYPES;

/** What the browser offers to choose for a part of an item. */
function toAccept(part: FilePart): string {
  return CONTENT_FILE_TYPES[part].map((type) => (type === 'jpg' ? '.jpg,.jpeg' : `.${type}`)).join(',');
}

/** Types of the files of a part, as people read them, e.g. `PDF、JPG 或 PNG`. */
function nameTypes(part: FilePart): string {
  const names = CONTENT_FILE_TYPES[part].map((type) => type.toUpperCase());
  return `${names.slice(0, -1).join('、')} 或 ${names.at(-1)}`;
}

const coverField = (label: string) =>
  field.files({ label, hint: 'JPG 或 PNG，横向 16:9 最合适，不超过 10 MB', accept: toAccept('cover'), max: 1 });

const publishAtField = field.text({
  label: '定时发布（选填）',
  hint: '北京时间；不填则通过后立即发布，只对首次发布有效',
  type: 'datetime-local',
  findError: (chosen) => findPublishTimeError(chosen),
});

const ARTICLE = CONTENT_TEXT_RULES[5];
const QUESTION = CONTENT_TEXT_RULES[4];

/** What an article is made of (design: community, `publishArticle`). */
export const articleForm = defineForm(
  {
    title: field.line({ label: '标题', rule: ARTICLE.title, maxLength: ARTICLE.title.max, isWide: true }),
    body: field.prose({ label: '正文', rule: ARTICLE.body, rows: 22 }),
    category: field.choice({ label: '分类', options: COMMUNITY_CATEGORIES, missing: '请选择分类' }),
    tags: tagsField,
    summary: field.prose({ label: '摘要', rule: ARTICLE.summary, rows: 3 }),
    origin: field.oneOf({ label: '来源', options: ORIGINS, initial: '1' }),
    source: field.text({ label: '原文出处', maxLength: 200 }),
    isAiMade: field.choice({ label: 'AI 声明', options: AI, missing: AI_MISSING }),
    audience: field.oneOf({ label: '谁可见', options: AUDIENCES, initial: '1' }),
    cover: coverField('封面（选填）'),
    licence: field.oneOf({ label: '许可', options: LICENCES, initial: 'reserved' }),
    publishAt: publishAtField,
  },
  { source: (source, { origin }) => (origin !== '1' && !source.trim() ? '请填写原文出处' : '') },
);

/** What a question is made of (design: community, `publishQuestion`). */
export const questionForm = defineForm(
  {
    title: field.line({ label: '标题', rule: QUESTION.title, maxLength: QUESTION.title.max, isWide: true }),
    body: field.prose({ label: '问题描述', rule: QUESTION.body, rows: 14 }),
    category: field.choice({ label: '分类', options: COMMUNITY_CATEGORIES, missing: '请选择分类' }),
    tags: tagsField,
    productCode: field.optionalChoice({ label: '关联产品（选填）' }),
    productVersion: field.text({ label: '产品版本（选填）', maxLength: 20 }),
    bounty: field.text({
      label: '悬赏声望（选填）',
      hint: `发布后从您的声望中扣除，采纳后归回答者；${CONTENT_LIMITS.bountyDays}天内没有采纳则退回`,
      inputMode: 'numeric',
      maxLength: 3,
      findError: (typed) =>
        /^\d*$/.test(typed) && Number(typed) <= CONTENT_LIMITS.bounty
          ? ''
          : `请输入不超过 ${CONTENT_LIMITS.bounty} 的整数`,
    }),
    isAiMade: field.choice({ label: 'AI 声明', options: AI, missing: AI_MISSING }),
  },
  {},
);

const MATERIAL = CONTENT_TEXT_RULES[2];

const mediaFields = {
  title: field.line({ label: '标题', rule: MATERIAL.title, maxLength: MATERIAL.title.max, isWide: true }),
  body: field.prose({ label: '简介', rule: MATERIAL.body, rows: 14 }),
  category: field.choice({ label: '分类', options: COMMUNITY_CATEGORIES, missing: '请选择分类' }),
  tags: tagsField,
  isAiMade: field.choice({ label: 'AI 声明', options: AI, missing: AI_MISSING }),
  licence: field.oneOf({ label: '许可', options: LICENCES, initial: 'reserved' }),
  publishAt: publishAtField,
};

const [MAX_MB, MAX_CAPTIONS_MB] = [200, 1] as const;

/** What a material is made of (design: community, `publishMaterial`). */
export const materialForm = defineForm(
  {
    ...mediaFields,
    file: field.files({
      label: '文件',
      hint: `${nameTypes('material')}，不超过 200 MB（图片 10 MB）；网络中断会自动续传`,
      accept: toAccept('material'),
      max: 1,
      maxSize: MAX_MB,
      missing: '请上传文件',
    }),
    audience: field.oneOf({ label: '谁可见', options: AUDIENCES, initial: '1' }),
  },
  {},
);

/** What a video is made of. */
export const videoForm = defineForm(
  {
    ...mediaFields,
    file: field.files({
      label: '视频',
      hint: 'MP4，不超过 200 MB；网络中断会自动续传',
      accept: toAccept('video'),
      max: 1,
      maxSize: MAX_MB,
      missing: '请上传视频',
    }),
    cover: coverField('封面（选填）'),
    captions: field.files({
      label: '字幕（选填）',
      hint: 'WebVTT，不超过 1 MB',
      accept: toAccept('captions'),
      max: 1,
      maxSize: MAX_CAPTIONS_MB,
    }),
    chapters: field.text({
      label: '章节（选填）',
      hint: '以“时间 标题”书写，用分号隔开，例如：0:00 接线；1:15 参数',
      maxLength: 3000,
      findError: findChaptersError,
    }),
    series: field.text({ label: '系列（选填）', maxLength: 40 }),
  },
  {},
);
