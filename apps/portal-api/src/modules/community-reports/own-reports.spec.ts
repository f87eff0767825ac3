import type { CommunityReport } from '@portal/api-contract/community';
import { addItem, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });

const mine = ({ browser }: TestMember, query = '') => browser.request(`/ptl/community/report/mine${query}`);

it('own reports are their owner’s alone, the newest first, page by page', async () => {
  const [author, reporter] = [await openMember(portal, now(), '作者'), await openMember(portal, now(), '举报人')];
  for (const title of ['第一篇', '第二篇', '第三篇']) {
    const targetId = await addItem(portal, { ownerId: author.userId, at: now(), title });
    await doCommunity(reporter.browser, 'report/save', { targetType: 'content', targetId, category: 'spam' });
    advance(1);
  }
  const list = async (member: TestMember, query: string) => {
    const found = (await mine(member, query)).body.data as { list: CommunityReport[]; total: number };
    return [found.list.map(({ title }) => title), found.total];
  };
  expect(await list(reporter, '?pageNo=1&pageSize=2')).toEqual([['第三篇', '第二篇'], 3]);
  expect(await list(reporter, '?pageNo=2&pageSize=2')).toEqual([['第一篇'], 3]);
  expect(await list(author, '')).toEqual([[], 0]);
  for (const query of ['?pageNo=0', '?pageSize=101', '?pageNo=x', '?pageNo=1.5'])
    expect((await mine(reporter, query)).status).toBe(400);
});
