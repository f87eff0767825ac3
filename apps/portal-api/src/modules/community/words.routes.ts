import { deleteCommunityWord, listCommunityWords, saveCommunityWord } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation } from '../../platform/http/implement';
import { noteAudit } from '../../platform/operations/note-audit';
import { createOperatorCalls, type Operator } from '../../platform/operations/operator-calls';
import type { ContentQueueOptions } from './content-queue.routes';
import { deleteWord, findWordPage, storeWord } from './words.repository';

/** Calls by which moderators keep the list of words; to everybody else they do not exist. */
export function createWordRoutes({ database, clock }: ContentQueueOptions): Implementation[] {
  const { implement } = createOperatorCalls(database.orm, 'moderator');

  const audit = (runner: QueryRunner, { id: actorId }: Operator, action: string, subjectNo: string) =>
    noteAudit(runner, {
      actorId,
      action: `communityword.${action}`,
      subjectKind: 'communityword',
      subjectNo,
      at: clock(),
    });

  return [
    implement(listCommunityWords, (_operator, input) => findWordPage(database.orm, input)),
    implement(saveCommunityWord, (operator, input) =>
      database.transaction(async (runner) => {
        await storeWord(runner, input);
        await audit(runner, operator, 'save', input.word);
        return null;
      }),
    ),
    implement(deleteCommunityWord, (operator, { word }) =>
      database.transaction(async (runner) => {
        if (!(await deleteWord(runner, word))) throw new HttpError(404);
        await audit(runner, operator, 'delete', word);
        return null;
      }),
    ),
  ];
}
