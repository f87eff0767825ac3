import { asc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { PersonalData } from '../../platform/modules/personal-data';
import { changeAnswerStatus } from './answer-record';
import { communityAnswer, DELETED } from './answers.tables';

/** Answers somebody has given. */
export const answerData: PersonalData = {
  name: 'community-answers',
  title: '社区回答',
  tables: ['community_answer'],
  columns: { questionId: '问题编号', body: '内容', ipRegion: 'IP属地', createdAt: '时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityAnswer)
      .where(eq(communityAnswer.ownerId, id))
      .orderBy(asc(communityAnswer.createdAt));
    return rows.map(({ questionId, body, ipRegion, createdAt }) => ({
      ...{ questionId, body, ipRegion },
      createdAt: toChinaTime(createdAt),
    }));
  },
  retention: { treatment: 'erase', period: '', reason: '处理目的已经实现' },
  async erase({ runner, now }, { id }) {
    const rows = await runner.select().from(communityAnswer).where(eq(communityAnswer.ownerId, id));
    const blank = { ownerId: null, body: '', html: '', ipRegion: '' };
    // Who has left gains and loses nothing any more.
    for (const row of rows) await changeAnswerStatus(runner, { ...row, ownerId: null }, DELETED, now, blank);
  },
};
