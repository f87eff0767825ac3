import { findTransition } from '@portal/lifecycles';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { HttpError } from '../../platform/http/http-error';
import { chooseSubmission, isRevisionWaiting } from '../../platform/records/listing/listed-record';
import { toActor } from '../../platform/records/record-transition';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import { communityContent, communityContentVersion } from './community.tables';
import { contents, lockContent } from './content-record';
import { contentReview } from './content-review';
import { readTexts, renderDraft, readDraft } from './content-versions.repository';
import { saveDraft } from './save-draft';
import { CONTENT_TEXT } from './testing/writing-desk';

const START = new Date('2026-06-05T12:00:00+08:00');
const [HISTORIES, STEPS] = [12, 40] as const;

let stored: TestDatabase;
const database = setUp(async () => {
  stored = await createTestDatabase();
  return openTestDatabase(stored.address);
});
afterAll(() => stored.drop());

const author = { id: randomUUID(), issuer: 'test', account: 'a', userCode: 'c', sessionId: '' };
const moderators = [randomUUID(), randomUUID()].map((id) => ({
  ...({ role: 'moderator', id, userCode: 'm', name: '' } as const),
}));

/** Numbers that look like chance and are the same in every run. */
function createNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What may be tried with an item; what is refused is refused with 409. */
const DEEDS = ['save', 'submit', 'withdraw', 'offShelf', 'relist', 'appeal', 'pass', 'reject', 'takeDown'] as const;

async function attempt(mid: string, deed: (typeof DEEDS)[number], next: (below: number) => number, step: number) {
  const at = new Date(START.getTime() + step * 60_000);
  await database.transaction(async (runner) => {
    const row = await lockContent(runner, mid);
    const operator = moderators[next(2)] ?? moderators[0];
    if (operator === undefined) return;
    const actor = toActor(author);
    const text = { ...CONTENT_TEXT, title: `第${step}次修改的标题` };
    if (deed === 'save') await saveDraft(runner, author, { mainType: 5, draftId: mid, version: row.version, text }, at);
    else if (deed === 'submit') {
      await renderDraft(runner, row, (await readDraft(runner, row)).body);
      await contents.transition(runner, row, { action: chooseSubmission(row), actor, at });
    } else if (deed === 'withdraw') {
      const action = isRevisionWaiting(row) ? 'withdrawRevision' : 'withdraw';
      await contents.transition(runner, row, { action, actor, at });
    } else if (deed === 'pass') await contentReview.pass(runner, row, { operator, at });
    else if (deed === 'reject')
      await contentReview.decide(runner, row, { operator, at }, { reason: '须改', positions: [] });
    else
      await contents.transition(runner, row, {
        ...{ action: deed, actor: deed === 'takeDown' ? operator : actor, at, reason: '原因' },
      });
  });
}

it.each(Array.from({ length: HISTORIES }, (_, seed) => seed + 1))(
  'keeps what visitors see to what has passed, whatever happens in history %i',
  async (seed) => {
    const next = createNumbers(seed);
    const { draftId: mid } = await database.transaction((runner) =>
      saveDraft(runner, author, { mainType: 5, text: CONTENT_TEXT }, START),
    );
    const reached = new Set<number>();
    for (let step = 1; step <= STEPS; step += 1) {
      const deed = DEEDS[next(DEEDS.length)] ?? 'save';
      await attempt(mid, deed, next, step).catch((error: unknown) => {
        if (!(error instanceof HttpError) || error.status !== 409) throw error;
      });
      reached.add(await assertSound(mid));
    }
    expect(reached.size).toBeGreaterThan(1);
  },
);

async function assertSound(mid: string): Promise<number> {
  const [found] = await database.orm
    .select({ row: communityContent, isShown: sql<boolean>`${communityContent}.is_shown` })
    .from(communityContent)
    .where(eq(communityContent.mid, mid));
  if (found === undefined) throw new Error('It is gone');
  const { row, isShown } = found;
  const texts = await readTexts(database.orm, row);
  const live = texts.find(({ number }) => number === row.liveNumber);
  const searched = await stored.query<{ title: string }>('select title from search_entry where source = $1', [
    `@community/${mid}`,
  ]);
  // Illegal pairs of listing and audit have no state; what waits says so; what is seen has passed and is found.
  expect([100, 101, 121, 211, 311, 321]).toContain(row.state);
  if (row.state !== 211) expect(row.submittedAt !== null).toBe(row.state === 101);
  expect(isShown).toBe(row.state === 211);
  if (isShown) expect([live?.passedAt instanceof Date, live?.body.title]).toEqual([true, row.title]);
  expect(searched.map(({ title }) => title)).toEqual(isShown ? [row.title] : []);
  expect(row.draftNumber).toBe(texts[0]?.number);
  expect(row.isAppeal && row.submittedAt === null).toBe(false);
  expect(findTransition(contents.lifecycle, row.state, 'takeDown', 'user')).toBeUndefined();
  return row.state;
}

it('keeps texts apart by number', async () => {
  const numbers = await database.orm
    .select({ key: sql<string>`${communityContentVersion.contentId}::text || ${communityContentVersion.number}` })
    .from(communityContentVersion);
  expect(new Set(numbers.map(({ key }) => key)).size).toBe(numbers.length);
});
