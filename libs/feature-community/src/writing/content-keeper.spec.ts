import type { ContentDraft } from '@portal/api-contract/community';
import { createContentKeeper, type KeptState, SAVE_MS } from './content-keeper';
import { EMPTY_TEXT, pictureMarkdown } from './content-text';

const SAVED = { data: { draftId: 'd1', savedAt: '2026-11-20T09:30:00+08:00', version: 2 } };
const CURRENT: ContentDraft = {
  ...{ draftId: 'd1', mainType: 5, version: 7, savedAt: '2026-11-20T09:31:00+08:00', files: [] },
  text: { ...EMPTY_TEXT, title: '别处的标题' },
};

type Options = Parameters<typeof createContentKeeper>[0];

function start(results: readonly object[] = [], stored?: Options['stored']) {
  const left = [...results];
  const states: KeptState[] = [];
  const save = jest.fn<Promise<object>, Parameters<Options['save']>>(async () => left.shift() ?? SAVED);
  const onCreated = jest.fn();
  const keeper = createContentKeeper({
    ...{ mainType: 5, account: 'zhang', stored, save: save as Options['save'], onCreated },
    onState: (state) => states.push(state),
  });
  return { keeper, save, states, onCreated };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void jest.useRealTimers());
const pass = () => jest.advanceTimersByTimeAsync(SAVE_MS);

it('saves after ten seconds what was typed, and says so after the word of the server', async () => {
  const { keeper, save, states } = start();
  keeper.saveDraft({ title: '一' });
  keeper.saveDraft({ title: '一个标题' });
  expect(states.at(-1)).toEqual({ name: 'typing' });
  expect(save).not.toHaveBeenCalled();
  await pass();
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[0]).toMatchObject({ mainType: 5, text: { title: '一个标题', origin: 1 } });
  expect(states.at(-1)).toEqual({ name: 'saved', at: SAVED.data.savedAt });
  keeper.saveDraft({ title: '另一个' });
  await pass();
  expect(save.mock.calls[1]?.[0]).toMatchObject({ draftId: 'd1', version: 2 });
});

it('keeps in this browser what the server does not have, and gives it back', async () => {
  const { keeper, states } = start([{ error: { kind: 'network', message: '网络断开' } }]);
  keeper.saveDraft({ body: '正文' });
  await pass();
  expect(states.at(-1)).toEqual({ name: 'failed', reason: '网络断开' });
  expect(start().keeper.draft).toEqual({ body: '正文' });
});

it('forgets in this browser what the server has, and tells the number of a new draft', async () => {
  const { keeper, onCreated } = start();
  keeper.saveDraft({ title: '一个标题' });
  expect(start().keeper.draft).toEqual({ title: '一个标题' });
  await pass();
  expect(onCreated.mock.calls).toEqual([['d1']]);
  expect(keeper.isSaved()).toBe(true);
  expect([start().keeper.draft, start([], CURRENT).keeper.draft]).toEqual([null, null]);
  keeper.saveDraft({ title: '一个更长的标题' });
  expect([start().keeper.draft, keeper.isSaved()]).toEqual([null, false]);
  expect(start([], { ...CURRENT, version: 2 }).keeper.draft).toEqual({ title: '一个更长的标题' });
});

it('has what was left in this browser to save, before anything else is typed', async () => {
  start().keeper.saveDraft({ title: '上次没有保存的标题' });
  const { keeper, save } = start();
  expect([keeper.begin, keeper.isSaved()]).toEqual([{ name: 'typing' }, false]);
  await keeper.flush();
  expect(save.mock.calls).toMatchObject([[{ text: { title: '上次没有保存的标题' } }]]);
  expect(keeper.isSaved()).toBe(true);
});

it('asks what stays where the server has gone on since something was left in this browser', async () => {
  start([], { ...CURRENT, version: 6 }).keeper.saveDraft({ title: '这里没有保存的标题' });
  const { keeper, save } = start([], CURRENT);
  expect(keeper.begin).toEqual({ name: 'conflict', current: CURRENT });
  await keeper.flush();
  expect([save.mock.calls.length, keeper.isSaved()]).toEqual([0, false]);
  await keeper.override(CURRENT);
  expect(save.mock.calls[0]?.[0]).toMatchObject({ draftId: 'd1', version: 7, text: { title: '这里没有保存的标题' } });
});

it('tries again by itself what was not saved, until its author leaves', async () => {
  const failure = { error: { kind: 'network', message: '网络断开' } };
  const { keeper, save, states } = start([failure, failure, SAVED, failure]);
  keeper.saveDraft({ title: '断网' });
  await pass();
  expect([states.at(-1)?.name, keeper.isSaved()]).toEqual(['failed', false]);
  await pass();
  await pass();
  expect([states.at(-1)?.name, save.mock.calls.length]).toEqual(['saved', 3]);
  keeper.saveDraft({ title: '又断网' });
  keeper.leave();
  await pass();
  await pass();
  expect(save).toHaveBeenCalledTimes(4);
});

it('saves that what was saved is not typed any more', async () => {
  const { keeper, save } = start([], CURRENT);
  keeper.saveDraft({ title: '别处的标题！' });
  await pass();
  keeper.clearDraft();
  expect(keeper.isSaved()).toBe(false);
  await pass();
  expect(save.mock.calls[1]?.[0]).toMatchObject({ draftId: 'd1', text: { title: '别处的标题' } });
  const fresh = start();
  fresh.keeper.saveDraft({ title: '一' });
  fresh.keeper.clearDraft();
  await pass();
  expect(fresh.save).not.toHaveBeenCalled();
});

it('saves nothing more of what was submitted', async () => {
  const { keeper, save } = start([], CURRENT);
  keeper.clearDraft();
  keeper.forget();
  keeper.leave();
  await pass();
  expect(save).not.toHaveBeenCalled();
});

it('stops where another window has saved meanwhile, until it is told what stays', async () => {
  const { keeper, save, states } = start([{ error: { code: '409', msg: '已在别处修改', current: CURRENT } }]);
  keeper.saveDraft({ title: '这里的标题' });
  await pass();
  expect(states.at(-1)).toEqual({ name: 'conflict', current: CURRENT });
  keeper.saveDraft({ title: '这里的标题！' });
  await pass();
  expect(save).toHaveBeenCalledTimes(1);
  await keeper.override(CURRENT);
  expect(save.mock.calls[1]?.[0]).toMatchObject({ draftId: 'd1', version: 7, text: { title: '这里的标题！' } });
});

it('names the pictures of the body, and tells yes from not said', () => {
  const { keeper } = start();
  keeper.saveDraft({ body: pictureMarkdown('f-1', '产线[1].png'), isAiMade: 'no', bounty: '50' });
  expect(keeper.getText()).toMatchObject({ fileIds: ['f-1'], isAiMade: false, bounty: 50 });
  expect(start([], CURRENT).keeper.getText().isAiMade).toBeNull();
});
