import {
  deleteSynonym,
  dismissThesaurusCandidate,
  listSynonyms,
  listThesaurusCandidates,
  saveSynonym,
} from '@portal/api-contract';
import type { Clock } from '../../platform/clock';
import { growVersion, tellVersions } from '../../platform/content-items/stored-versions';
import type { Database, QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation } from '../../platform/http/implement';
import { noteAudit } from '../../platform/operations/note-audit';
import { createOperatorCalls, type Operator } from '../../platform/operations/operator-calls';
import { toSearchKey } from './search-recorder';
import {
  countPairs,
  deletePair,
  dismissCandidate,
  findCandidatePage,
  findSynonymPage,
  hasPair,
  insertPair,
  MAX_PAIRS,
  MAX_PAIRS_OF_WORD,
  type WordPair,
  type WordPage,
} from './thesaurus.repository';

/** With what the thesaurus is kept. */
export interface ThesaurusOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Calls by which operators keep the thesaurus of the search; to everybody else they do not exist. */
export function createThesaurusRoutes({ database, clock }: ThesaurusOptions): Implementation[] {
  const { orm } = database;
  const { implement } = createOperatorCalls(orm, 'reviewer');

  const audit = (runner: QueryRunner, { id: actorId }: Operator, action: string, subjectNo: string) =>
    noteAudit(runner, {
      actorId,
      action: `thesaurus.${action}`,
      subjectKind: 'thesaurus',
      subjectNo,
      at: clock(),
    });

  /** Does what changes the thesaurus, for every instance from the next search on. */
  const change = (operator: Operator, action: string, pair: WordPair, work: (runner: QueryRunner) => Promise<void>) =>
    database.transaction(async (runner) => {
      await work(runner);
      await audit(runner, operator, action, `${pair.word} = ${pair.meaning}`);
      await growVersion(runner, ['search']);
      await tellVersions(runner);
      return null;
    });

  return [
    implement(listThesaurusCandidates, (_operator, page) => findCandidatePage(orm, toPage(page))),
    implement(dismissThesaurusCandidate, (operator, { keywords }) =>
      database.transaction(async (runner) => {
        const key = toSearchKey(keywords);
        if (!(await dismissCandidate(runner, key, clock()))) throw new HttpError(404);
        await audit(runner, operator, 'dismiss', key);
        return null;
      }),
    ),
    implement(listSynonyms, (_operator, page) => findSynonymPage(orm, toPage(page))),
    implement(saveSynonym, (operator, input) => {
      const pair = toPair(input);
      return change(operator, 'save', pair, (runner) => addPair(runner, pair, clock()));
    }),
    implement(deleteSynonym, (operator, input) => {
      const pair = toPair(input);
      return change(operator, 'delete', pair, async (runner) => {
        if (!(await deletePair(runner, pair))) throw new HttpError(404);
      });
    }),
  ];
}

async function addPair(runner: QueryRunner, pair: WordPair, at: Date): Promise<void> {
  if (pair.word === pair.meaning) throw new HttpError(409, '两个词语相同，不需要设为同义词');
  const { ofWord, ofMeaning, all } = await countPairs(runner, pair);
  if (await hasPair(runner, pair)) return;
  if (Math.max(ofWord, ofMeaning) >= MAX_PAIRS_OF_WORD)
    throw new HttpError(409, `一个词语最多有${MAX_PAIRS_OF_WORD}个同义词`);
  if (all >= MAX_PAIRS) throw new HttpError(409, `同义词最多${MAX_PAIRS}对`);
  await insertPair(runner, pair, at);
}

function toPage(page: WordPage): WordPage {
  return { ...page, keyword: toSearchKey(page.keyword ?? '') };
}

function toPair({ word, meaning }: WordPair): WordPair {
  return { word: toSearchKey(word), meaning: toSearchKey(meaning) };
}
