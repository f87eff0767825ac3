import type { Message, UnreadCounts } from '@portal/api-contract/account';
import { createStubApi, passTicks, type StubResponses } from '@portal/testing';
import { followMessages, type MessageSource } from '../account/follow-messages';
import { createAppStore } from '../store/app-store';
import { messagesApi } from './messages.endpoints';

jest.mock('../account/follow-messages');

const { getUnreadCount, listMessages, readMessages } = messagesApi.endpoints;
const COUNTS: UnreadCounts = {
  ...{ system: 1, order: 0, workorder: 0, realname: 0 },
  ...{ community: 0, activity: 0, security: 0 },
};
const MORE: UnreadCounts = { ...COUNTS, system: 2 };
const ALL = { pageNo: 1, pageSize: 20 };
const OF_ORDERS = { ...ALL, type: 'order' } as const;

const stop = jest.fn();
let source: MessageSource;

beforeEach(() => {
  stop.mockReset();
  jest.mocked(followMessages).mockImplementation((given) => {
    source = given;
    return stop;
  });
});

function openStore(responses: StubResponses) {
  const { calls, transport } = createStubApi(responses);
  const store = createAppStore({ transport });
  const count = (name: string) => calls.filter((call) => call.name === name).length;
  return { ...store, count };
}

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';

const message = (id: string): Message => ({
  ...{ id, type: 'order', title: '订单已支付', body: '', link: '', recordNo: '' },
  ...{ isRead: false, createdAt: '2026-11-21T09:30:00+08:00' },
});
const toPage = (ids: readonly string[]) => ({ list: ids.map(message), total: ids.length, ...ALL });

describe('counts of unread messages', () => {
  it('are followed as long as somebody shows them', async () => {
    const { dispatch, getState } = openStore({ getUnreadCount: COUNTS });
    const first = dispatch(getUnreadCount.initiate());
    const second = dispatch(getUnreadCount.initiate());
    await first;
    expect(followMessages).toHaveBeenCalledTimes(1);
    source.onCounts(MORE);
    await passTicks();
    expect(getUnreadCount.select()(getState()).data).toEqual(MORE);
    jest.useFakeTimers();
    first.unsubscribe();
    await jest.advanceTimersByTimeAsync(5000);
    expect(stop).not.toHaveBeenCalled();
    second.unsubscribe();
    await jest.advanceTimersByTimeAsync(5000);
    expect(stop).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('have the lists read again once they change, heard or asked for', async () => {
    const responses = { getUnreadCount: COUNTS, listMessages: toPage([]) };
    const { dispatch, count } = openStore(responses);
    await Promise.all([dispatch(getUnreadCount.initiate()), dispatch(listMessages.initiate(ALL))]);
    const listCounts = async () => {
      await passTicks();
      return [count('getUnreadCount'), count('listMessages')];
    };
    source.onCounts(COUNTS);
    expect(await listCounts()).toEqual([1, 1]);
    source.poll();
    expect(await listCounts()).toEqual([2, 1]);
    source.onCounts(MORE);
    expect(await listCounts()).toEqual([2, 2]);
    source.poll();
    expect(await listCounts()).toEqual([3, 3]);
  });
});

describe('reading messages', () => {
  const open = async (responses: StubResponses) => {
    const store = openStore({ listMessages: toPage([A, B]), ...responses });
    await Promise.all([ALL, OF_ORDERS].map((input) => store.dispatch(listMessages.initiate(input))));
    const listRead = (input: typeof ALL) =>
      listMessages
        .select(input)(store.getState())
        .data?.list.filter(({ isRead }) => isRead)
        .map(({ id }) => id);
    return { ...store, listRead };
  };

  it('is shown at once in every list, before it is answered', async () => {
    const { dispatch, listRead } = await open({ readMessages: { total: 1 } });
    void dispatch(readMessages.initiate({ ids: [B] }));
    expect([listRead(ALL), listRead(OF_ORDERS)]).toEqual([[B], [B]]);
  });

  it('is shown in the list whose filter it names', async () => {
    const { dispatch, listRead } = await open({ readMessages: { total: 2 } });
    void dispatch(readMessages.initiate({ type: 'order' }));
    expect([listRead(ALL), listRead(OF_ORDERS)]).toEqual([[], [A, B]]);
  });

  it('is taken back where it fails', async () => {
    const { dispatch, listRead } = await open({ readMessages: { error: { status: 503 } } });
    await dispatch(readMessages.initiate({ ids: [B] }));
    expect(listRead(ALL)).toEqual([]);
  });
});
