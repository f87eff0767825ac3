import type { ContentText } from '@portal/api-contract/community';
import { isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { createAutomaticTask, REJECTION_WORD } from '../../platform/operations/automatic-task';
import { checkContent } from './check-content';
import { communityContent } from './community.tables';
import { contents } from './content-record';
import { type ContentRejection, contentReview } from './content-review';
import { readDraft } from './content-versions.repository';
import { limitsOf } from './submit-content';
import type { WordFinder } from './word-finder';
import { readFinder } from './words.repository';

const HIGHEST_LEVEL = 4;

/** Lets the automatic operator decide about items that no person works on: it rejects what has words of the list, or says so. */
export function createContentTask(options: { readonly database: Database; readonly clock: Clock }): OperatorTask {
  return createAutomaticTask(
    {
      kind: contents,
      role: 'moderator',
      numberOf: ({ mid }) => mid,
      isWaiting: () => isNull(communityContent.assigneeId),
      since: communityContent.submittedAt,
      delayMs: 20_000,
      async attend(runner, row, deed) {
        const { body } = await readDraft(runner, row);
        // An appeal asks for somebody who sees more than the machine.
        const rejection = findRejection(body, row.isAppeal ? undefined : await readFinder(runner));
        await contentReview.decide(runner, row, deed, rejection);
        return rejection ? 'reject' : 'pass';
      },
    },
    options,
  );
}

function findRejection(text: ContentText, findWords: WordFinder | undefined): ContentRejection | undefined {
  const marked = (['title', 'summary', 'body'] as const).flatMap((field) => {
    const start = text[field].indexOf(REJECTION_WORD);
    return start < 0 ? [] : [{ field, start, end: start + REJECTION_WORD.length, text: `请删去“${REJECTION_WORD}”` }];
  });
  if (marked.length > 0) return { reason: `演示环境中，含“${REJECTION_WORD}”的内容不予通过`, positions: marked };
  if (findWords === undefined) return undefined;
  const { hits } = checkContent(text, findWords, limitsOf(HIGHEST_LEVEL));
  const words = hits.filter(({ rule }) => rule === 'word');
  if (words.length === 0) return undefined;
  const positions = words
    .slice(0, 20)
    .map(({ field, start, end, word }) => ({ field, start, end, text: `请修改“${word}”` }));
  return { reason: '含有不宜公开的词语', positions };
}
