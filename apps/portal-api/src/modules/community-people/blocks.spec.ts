import { callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });

interface Blocked {
  readonly list: readonly {
    readonly person: { readonly nickname: string };
    readonly kind: string;
    readonly at: string;
  }[];
  readonly total: number;
}

const block = ({ browser }: TestMember, { userCode }: TestMember, kind: string) =>
  doCommunity(browser, 'user/block', { userCode, kind });

describe('the list of those whom somebody has blocked', () => {
  it('is its owner’s alone, the newest first, page by page', async () => {
    const owner = await openMember(portal, now(), '清静');
    const others = await Promise.all(['甲工', '乙工', '丙工'].map((nickname) => openMember(portal, now(), nickname)));
    for (const [index, other] of others.entries()) {
      await block(owner, other, index === 1 ? 'mute' : 'block');
      advance(1);
    }
    const list = async (input: object, { browser } = owner) => {
      const found = await doCommunity<Blocked>(browser, 'user/blockList', input);
      return [found.list.map(({ person, kind }) => `${person.nickname} ${kind}`), found.total];
    };
    expect(await list({ pageNo: 1, pageSize: 2 })).toEqual([['丙工 block', '乙工 mute'], 3]);
    expect(await list({ pageNo: 2, pageSize: 2 })).toEqual([['甲工 block'], 3]);
    for (const other of others) expect(await list({}, other)).toEqual([[], 0]);
    for (const input of [{ pageNo: 0 }, { pageSize: 1000 }, { pageNo: 'x' }])
      expect((await callCommunity(owner.browser, 'user/blockList', input)).status).toBe(400);
  });

  it('is changed by a kind that there is, of somebody who is there', async () => {
    const [owner, other] = [await openMember(portal, now(), '改主意'), await openMember(portal, now(), '被改')];
    const reject = async (input: object) => (await callCommunity(owner.browser, 'user/block', input)).status;
    expect(await reject({ userCode: other.userCode, kind: 'hate' })).toBe(400);
    expect(await reject({ kind: 'block' })).toBe(400);
    expect(await reject({ userCode: 'nobody', kind: 'block' })).toBe(404);
    for (const kind of ['mute', 'block', 'block']) await block(owner, other, kind);
    expect(await doCommunity(owner.browser, 'user/blockList', {})).toMatchObject({
      list: [{ kind: 'block' }],
      total: 1,
    });
    for (let count = 0; count < 2; count += 1) await block(owner, other, 'none');
    expect(await doCommunity(owner.browser, 'user/blockList', {})).toMatchObject({ list: [], total: 0 });
  });
});
