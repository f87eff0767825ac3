import type { IdentificationDraft } from '@portal/api-contract/account';
import { createDraftKeeper, type DraftCalls } from './draft-keeper';

const STORED: IdentificationDraft = {
  ...{
    type: 1,
    method: 2,
    step: '',
    version: 'v1',
    fields: { name: '林予安', isLongTerm: 'true' },
    pictures: { front: 'f1' },
  },
  ...{ savedAt: '2026-11-24T09:00:00+08:00', purgedAt: '2026-12-01T09:00:00+08:00' },
};

function start(stored: IdentificationDraft | null, results: readonly unknown[] = []) {
  const left = [...results];
  const calls = {
    save: jest.fn<Promise<object>, Parameters<DraftCalls['save']>>(async () => left.shift() ?? { data: STORED }),
    remove: jest.fn(async () => ({ data: null })),
    onProblem: jest.fn(),
  };
  return { keeper: createDraftKeeper(stored, calls), calls };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = () => jest.advanceTimersByTimeAsync(800);

it('gives back texts, flags and pictures as the form has them', () => {
  expect(start(null).keeper.draft).toBeNull();
  expect(start(STORED).keeper.draft).toMatchObject({ name: '林予安', isLongTerm: true, frontFileId: [{ id: 'f1' }] });
});

it('saves the last of what was typed, on top of what was saved before', async () => {
  const { keeper, calls } = start(null, [{ data: { ...STORED, version: 'v2' } }]);
  keeper.saveDraft({ name: '林' });
  keeper.saveDraft({ name: '林予安', backFileId: [{ id: 'b1', name: '', size: 0, type: 'jpg' }], isLongTerm: true });
  await pass();
  keeper.saveDraft({ name: '林予' });
  keeper.flush();
  await pass();
  expect(calls.save.mock.calls).toEqual([
    [{ version: null, fields: { name: '林予安', isLongTerm: 'true' }, pictures: { back: 'b1' } }],
    [{ version: 'v2', fields: { name: '林予' }, pictures: {} }],
  ]);
});

it('tells when what waited is saved', async () => {
  const { keeper, calls } = start(STORED, [{ data: { ...STORED, version: 'v2' } }]);
  keeper.saveDraft({ name: '林' });
  await keeper.flush();
  expect(calls.save.mock.calls).toEqual([[{ version: 'v1', fields: { name: '林' }, pictures: {} }]]);
});

it('stops where another window has saved, and says so', async () => {
  const { keeper, calls } = start(STORED, [{ error: { code: '409', msg: '已在其他窗口保存' } }]);
  keeper.saveDraft({ name: '林' });
  await pass();
  keeper.saveDraft({ name: '林予' });
  keeper.clearDraft();
  await pass();
  expect(calls.save).toHaveBeenCalledTimes(1);
  expect(calls.remove).not.toHaveBeenCalled();
  expect(calls.onProblem).toHaveBeenLastCalledWith('已在其他窗口保存');
});

it('tries again after a failure that passes', async () => {
  const { keeper, calls } = start(STORED, [{ error: { code: '503', msg: '服务不可用' } }]);
  keeper.saveDraft({ name: '林' });
  await pass();
  expect(calls.onProblem).toHaveBeenLastCalledWith('服务不可用');
  keeper.saveDraft({ name: '林予' });
  await pass();
  expect(calls.onProblem).toHaveBeenLastCalledWith('');
});

it('removes what is not needed any more, and nothing that never was', async () => {
  const kept = start(STORED);
  kept.keeper.saveDraft({ name: '林' });
  kept.keeper.clearDraft();
  await pass();
  expect(kept.calls.save).not.toHaveBeenCalled();
  expect(kept.calls.remove).toHaveBeenCalledTimes(1);
  const none = start(null);
  none.keeper.clearDraft();
  await pass();
  expect(none.calls.remove).not.toHaveBeenCalled();
});
