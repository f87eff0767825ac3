import { CONTENT_LIMITS, type ContentText } from '@portal/api-contract/community';

type Chapters = ContentText['chapters'];

const CHAPTER = /^(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\s+(\S.{0,59})$/;

/** Returns chapters as they are typed: `0:00 接线；1:15 参数`. */
export function formatChapters(chapters: Chapters): string {
  return chapters.map(({ at, title }) => `${formatSeconds(at)} ${title}`).join('；');
}

/** Returns typed chapters in the order of their beginnings; null where one cannot be read. */
export function readChapters(typed: string): Chapters | null {
  const chapters = typed
    .split(/[;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readChapter);
  return chapters.includes(null) ? null : chapters.filter((one) => one !== null).sort((a, b) => a.at - b.at);
}

/** Returns what is wrong with typed chapters; empty for nothing. */
export function findChaptersError(typed: string): string {
  const chapters = readChapters(typed);
  if (chapters === null) return '请以“分:秒 标题”书写每一章，例如：1:15 参数';
  return chapters.length > CONTENT_LIMITS.chapters ? `章节不能超过${CONTENT_LIMITS.chapters}个` : '';
}

/** Seconds as a clock shows them: 2:51, or 1:02:51. */
export function formatSeconds(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

function readChapter(part: string): Chapters[number] | null {
  const [, hours = '0', minutes, seconds, title] = CHAPTER.exec(part) ?? [];
  if (minutes === undefined || seconds === undefined || title === undefined) return null;
  return { at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title: title.trim() };
}
