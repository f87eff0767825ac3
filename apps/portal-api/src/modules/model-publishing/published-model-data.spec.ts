import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { CLOSED_USER_NAME } from '../../platform/modules/personal-data';
import { toActor } from '../../platform/records/record-transition';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import { modelReview } from './model-review';
import { changeDraft } from './model-versions.repository';
import { publishedModelData } from './published-model-data';
import { publishedModels } from './published-model-record';
import { publishedModel } from './published-models.tables';
import { saveModel } from './save-model';
import { shelfBlocker } from './shelf-blocker';
import { MODEL_TEXT } from './testing/publishing-desk';

const NOW = new Date('2026-06-05T12:00:00+08:00');
const OWNER = { id: randomUUID(), issuer: 'test', subject: 's', account: 'a', userCode: 'c', sessionId: '' };
const REVIEWER = { role: 'reviewer', id: null, name: '' } as const;

let stored: TestDatabase;
const database = setUp(async () => {
  stored = await createTestDatabase();
  return openTestDatabase(stored.address);
});
afterAll(() => stored.drop());

it('is no author’s to review; of somebody who has left nothing stays but the row that others use, which names nobody', async () => {
  const modelNo = await database.transaction(async (runner) => {
    const row = await saveModel(runner, OWNER, { text: MODEL_TEXT, fileIds: [] }, NOW);
    const test = { at: '', isPassed: true, output: '', failure: '', latencyMs: 1, isSample: true };
    await changeDraft(runner, row, { test });
    const request = { actor: toActor(OWNER), at: NOW };
    const waiting = await publishedModels.transition(
      runner,
      row,
      { ...request, action: 'submit' },
      { provider: '澄湖乳业' },
    );
    const author = { ...REVIEWER, id: OWNER.id };
    await expect(modelReview.decide(runner, waiting, { operator: author, at: NOW })).rejects.toMatchObject({
      status: 409,
    });
    return (await modelReview.decide(runner, waiting, { operator: REVIEWER, at: NOW })).modelNo;
  });
  const countBlockers = () => shelfBlocker.count({ orm: database.orm, now: NOW }, OWNER.id);
  expect(await countBlockers()).toBe(1);
  const exported = await publishedModelData.read({ orm: database.orm, protection: {} as never }, OWNER);
  expect(exported).toMatchObject([{ modelNo, state: '已上架', number: 1, body: { name: MODEL_TEXT.name } }]);

  await database.transaction(async (runner) => publishedModelData.erase?.({ runner, now: NOW }, OWNER));
  expect(await database.orm.$count(publishedModel, eq(publishedModel.ownerId, OWNER.id))).toBe(0);
  expect(await countBlockers()).toBe(0);
  const rows = await stored.query('select listing_status, provider from industrial_model where id = $1', [modelNo]);
  expect(rows).toEqual([{ listing_status: 3, provider: CLOSED_USER_NAME }]);
  expect(await stored.query('select 1 from search_entry where item_id = $1', [modelNo])).toEqual([]);
  expect(await stored.query(`select 1 from status_log where record_kind = 'modellisting'`)).toEqual([]);
});
