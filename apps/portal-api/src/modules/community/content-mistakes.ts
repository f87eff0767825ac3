import type { FieldError } from '@portal/api-contract';
import {
  CONTENT_KIND,
  CONTENT_LIMITS,
  CONTENT_TEXT_RULES,
  type ContentText,
  type MainType,
  readPictureId,
} from '@portal/api-contract/community';
import { findTextError } from '@portal/api-contract/rules';

const DAY_MS = 86_400_000;

/** What is missing in a text before it can be submitted, by field. */
export function findContentMistakes(mainType: MainType, text: ContentText, now: Date): FieldError[] {
  const rules = CONTENT_TEXT_RULES[mainType];
  const mistakes: [string, string][] = [
    ['title', findTextError(rules.title, text.title)],
    ['summary', findTextError(rules.summary, text.summary)],
    ['body', findTextError(rules.body, text.body)],
    ['category', text.category === '' ? '请选择分类' : ''],
    ['tags', text.tags.length === 0 ? '请至少填写1个标签' : ''],
    ['isAiMade', text.isAiMade === null ? '请声明内容是否由AI生成' : ''],
    ['source', text.origin !== 1 && text.source === '' ? '转载或翻译请注明来源' : ''],
    ['cover', hasForeignCover(text) ? '封面须为本文上传的图片' : ''],
    ['fileId', needsFile(mainType) && text.fileId === null ? '请上传文件' : ''],
    ['publishAt', findScheduleError(text.publishAt, now)],
  ];
  return mistakes.flatMap(([field, msg]) => (msg === '' ? [] : [{ field, msg }]));
}

function hasForeignCover({ cover, fileIds }: ContentText): boolean {
  return cover !== '' && !fileIds.includes(readPictureId(cover));
}

function needsFile(mainType: MainType): boolean {
  return mainType >= CONTENT_KIND.video && mainType < CONTENT_KIND.question;
}

function findScheduleError(publishAt: string | null, now: Date): string {
  if (publishAt === null) return '';
  const latest = now.getTime() + CONTENT_LIMITS.scheduleDays * DAY_MS;
  return Date.parse(publishAt) > latest ? `定时发布最晚为${CONTENT_LIMITS.scheduleDays}天后` : '';
}
