import type { EndpointData } from '@portal/api-contract';
import type { diffContent, listContentRevisions } from '@portal/api-contract/community';
import { diffLines } from 'diff';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { Subject } from '../../platform/security/session-verifier';
import type { ContentRow, ContentVersionRow } from './community.tables';
import { contents, isContent } from './content-record';
import { isReadable } from './content-readers';
import { readTexts } from './content-versions.repository';

type Revision = EndpointData<typeof listContentRevisions>[number];

/** Two texts that share little would take long to compare, and nobody would read the result. */
const MAX_EDITS = 4000;

/** Texts of an item that its reader may see, the newest first: its author all, others those that were on the shelf. */
async function readSeenTexts(orm: QueryRunner, mid: string, subject: Subject | null) {
  const row = await contents.find(orm, isContent(mid));
  const isAuthor = subject !== null && row.ownerId === subject.id;
  if (!isAuthor && !isReadable(row, subject)) throw new HttpError(404);
  const texts = await readTexts(orm, row);
  return { row, texts: isAuthor ? texts : texts.filter(({ passedAt }) => passedAt !== null) };
}

/** Texts of an item, the newest first. */
export async function listRevisions(orm: QueryRunner, mid: string, subject: Subject | null): Promise<Revision[]> {
  const { row, texts } = await readSeenTexts(orm, mid, subject);
  return texts.map((text) => toRevision(text, row));
}

/** What changed between two texts of an item, line by line. Rejects with 404 a text that its reader may not see. */
export async function compareRevisions(
  orm: QueryRunner,
  { mid, from, to }: { readonly mid: string; readonly from: number; readonly to: number },
  subject: Subject | null,
): Promise<EndpointData<typeof diffContent>> {
  const { row, texts } = await readSeenTexts(orm, mid, subject);
  const [before, after] = [from, to].map((number) => texts.find((text) => text.number === number));
  if (!before || !after) throw new HttpError(404);
  return {
    ...{ from: toRevision(before, row), to: toRevision(after, row) },
    lines: compare(toMarkdown(before), toMarkdown(after)),
  };
}

type Line = EndpointData<typeof diffContent>['lines'][number];

function compare(before: string, after: string): Line[] {
  const changes = diffLines(before, after, { maxEditLength: MAX_EDITS });
  if (!changes) return [...toLines('removed', before), ...toLines('added', after)];
  return changes.flatMap(({ added, removed, value }) => toLines(added ? 'added' : removed ? 'removed' : 'same', value));
}

function toLines(kind: Line['kind'], text: string): Line[] {
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => ({ kind, text: line }));
}

function toMarkdown({ body: { title, summary, body } }: ContentVersionRow): string {
  return `# ${title}\n\n${summary ? `> ${summary}\n\n` : ''}${body}\n`;
}

function toRevision({ number, body, createdAt, passedAt }: ContentVersionRow, { liveNumber }: ContentRow): Revision {
  return {
    ...{ number, title: body.title, isLive: number === liveNumber },
    createdAt: toChinaTime(createdAt),
    passedAt: passedAt && toChinaTime(passedAt),
  };
}
