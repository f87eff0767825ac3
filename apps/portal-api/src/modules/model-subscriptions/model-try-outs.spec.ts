import type { Subject } from '../../platform/security/session-verifier';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { createTryOuts } from './model-try-outs';
import { type ModelRunner, ModelRunnerError } from './runner/model-runner';
import { addUsedModels, applyAndPass, listOwnModels, openModelDesk } from './testing/model-desk';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(() => addUsedModels(portal));

/** Somebody who may use a model that is run by a runner. */
async function openTries(run: ModelRunner['run']) {
  const { browser, userId: id } = await openSession(portal, now());
  await applyAndPass(portal, browser, now());
  await openModelDesk({ database, clock: now }).run();
  const [model] = await listOwnModels(browser);
  const owner: Subject = { id, issuer: 'test', account: 'u', userCode: `code-${id}`, sessionId: '' };
  const tryOut = createTryOuts({ database, clock: now, runner: { run } });
  return {
    userCode: owner.userCode,
    tryOut: () => tryOut(owner, { id: model?.id ?? '', input: '{"a":1}' }),
    countUsed: async () => (await listOwnModels(browser))[0]?.quota?.used,
  };
}

it('asks the runner for the model, by nothing but a code, and for a limited time', async () => {
  const run = vi.fn<ModelRunner['run']>();
  run.mockResolvedValue({ output: { b: 3 }, isSample: false });
  const { tryOut, countUsed, userCode } = await openTries(run);
  expect(await tryOut()).toMatchObject({ output: { b: 3 }, isSample: false });
  expect(run).toHaveBeenCalledWith(
    { modelId: 'm-api', userCode, input: { a: 1 }, sample: { b: 2 } },
    { signal: expect.any(AbortSignal) },
  );
  expect(await countUsed()).toBe(1);
});

it('counts nothing that the model has not answered', async () => {
  const { tryOut, countUsed } = await openTries(() => Promise.reject(new ModelRunnerError('away')));
  await expect(tryOut()).rejects.toMatchObject({ status: 503, message: expect.stringContaining('本次不计入额度') });
  expect(await countUsed()).toBe(0);
});
