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
  const keeper = createContentKeeper({
    ...{ mainType: 5, account: 'zhang', stored, save: save as Options['save'] },
    onState: (state) => states.push(state),
  });
  return { keeper, save, states };
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
