import type { ContentText } from '@portal/api-contract/community';
import { and, asc, gte, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Actor } from '../../platform/records/record-transition';
import { checkContent } from './check-content';
import { communityContent } from './community.tables';
import { contents } from './content-record';
import { type ContentRejection, contentReview } from './content-review';
import { readDraft } from './content-versions.repository';
import { limitsOf } from './submit-content';
import type { WordFinder } from './word-finder';
import { readFinder } from './words.repository';

/** A person would not be quicker, and its author may have second thoughts. */
const DELAY_MS = 20_000;

/** What nothing has happened to for longer is history, and stays as it is. */
const ATTENTION_MS = 3_600_000;

const BATCH = 20;

const HIGHEST_LEVEL = 4;

const AUTOMATIC: Actor = { role: 'moderator', id: null, name: '' };

/** Word by which a visitor of the demonstration can see an item rejected. */
const MARKER = '测试驳回';

/** Lets the automatic operator decide about items that no person works on: it rejects what has words of the list, or says so. */
export function createContentTask({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): OperatorTask {
  /** Decides about the item that waits longest; `false` where none does. */
  async function attend(runner: QueryRunner): Promise<boolean> {
    const at = clock();
    const { submittedAt, assigneeId, id } = communityContent;
    const isUnattended = and(
      lte(submittedAt, new Date(at.getTime() - DELAY_MS)),
      gte(submittedAt, new Date(at.getTime() - ATTENTION_MS)),
      isNull(assigneeId),
    );
    const [row] = await runner
      .select()
      .from(communityContent)
      .where(isUnattended)
      .orderBy(asc(submittedAt), asc(id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return false;
    const { body } = await readDraft(runner, row);
    // An appeal asks for somebody who sees more than the machine.
    const rejection = findRejection(body, row.isAppeal ? undefined : await readFinder(runner));
    await contentReview.decide(runner, row, { operator: AUTOMATIC, at }, rejection);
    const { name } = contents.lifecycle;
    const action = `${name}.${rejection ? 'reject' : 'pass'}`;
    await noteAudit(runner, { actorId: null, action, subjectKind: name, subjectNo: row.mid, at });
    return true;
  }

  return {
    name: 'community content',
    async run() {
      for (let count = 0; count < BATCH; count += 1) if (!(await database.transaction(attend))) return;
    },
  };
}

function findRejection(text: ContentText, findWords: WordFinder | undefined): ContentRejection | undefined {
  const marked = (['title', 'summary', 'body'] as const).flatMap((field) => {
    const start = text[field].indexOf(MARKER);
    return start < 0 ? [] : [{ field, start, end: start + MARKER.length, text: `请删去“${MARKER}”` }];
  });
  if (marked.length > 0) return { reason: `演示环境中，含“${MARKER}”的内容不予通过`, positions: marked };
  if (findWords === undefined) return undefined;
  const { hits } = checkContent(text, findWords, limitsOf(HIGHEST_LEVEL));
  const words = hits.filter(({ rule }) => rule === 'word');
  if (words.length === 0) return undefined;
  const positions = words
    .slice(0, 20)
    .map(({ field, start, end, word }) => ({ field, start, end, text: `请修改“${word}”` }));
  return { reason: '含有不宜公开的词语', positions };
}
