import type {
  CommunityAnswer,
  CommunityInvitation,
  CommunityNotice,
  SuggestedInvitee,
} from '@portal/api-contract/community';
import { addItem, callCommunity, doCommunity, openMember, type TestMember } from '../../testing/community-desk';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
let asker: TestMember;

beforeAll(async () => {
  asker = await openMember(portal, now(), '提问者');
});

interface Invitations {
  readonly invited: CommunityInvitation[];
  readonly suggested: SuggestedInvitee[];
  readonly left: number;
  readonly reason: string;
}

async function addQuestion(tags: readonly string[], title = '主轴在低速段抖动怎么排查？'): Promise<string> {
  const mid = await addItem(portal, { ownerId: asker.userId, at: now(), mainType: 4, title });
  await portal.database.query('update community_content set tags = $2 where mid = $1', [mid, tags]);
  return mid;
}
async function answer({ browser }: TestMember, questionId: string): Promise<string> {
  const body = '先在低速段录一分钟振动，再看是不是与转速同频。';
  return (await doCommunity<CommunityAnswer>(browser, 'answer/save', { questionId, body, hasAi: false })).id;
}
const read = async ({ browser }: { browser: TestBrowser }, mid: string) =>
  (await browser.request(`/ptl/community/question/invitations?mid=${mid}`)).body.data as Invitations;
const invite = ({ browser }: { browser: TestBrowser }, mid: string, userCode: string) =>
  callCommunity(browser, 'question/invite', { mid, userCode });
const reject = async (inviter: TestMember, mid: string, userCode: string) => {
  const { status, body } = await invite(inviter, mid, userCode);
  return [status, body.msg];
};
const hear = async ({ browser }: TestMember) =>
  (await doCommunity<{ list: CommunityNotice[] }>(browser, 'notice/pageList', { type: 'mention' })).list;
/** Has members known for an answer to a question of these tags that was voted for. */
const praise = async (tags: readonly string[], ...members: readonly TestMember[]) => {
  const earlier = await addQuestion(tags, '从前的问题');
  for (const { userId } of members)
    await portal.database.query(
      `insert into community_answer (id, question_id, owner_id, body, html, has_ai, status, score, created_at)
       values (gen_random_uuid(), $1, $2, '答', '<p>答</p>', false, 1, 1, $3)`,
      [earlier, userId, now()],
    );
};
const block = ({ browser }: TestMember, { userCode }: TestMember, kind: 'block' | 'mute' | 'none') =>
  doCommunity(browser, 'user/block', { userCode, kind });
const suspend = ({ userId }: TestMember) =>
  portal.database.query(
    `insert into community_member (user_id, suspended_until) values ($1, $2)
     on conflict (user_id) do update set suspended_until = $2`,
    [userId, new Date(now().getTime() + 3_600_000)],
  );
const hideTelephone = ({ userId }: TestMember) =>
  portal.database.query(`update portal_user set telephone_masked = '' where id = $1`, [userId]);
const trust = ({ userId }: TestMember, level: number) =>
  portal.database.query(
    `insert into community_member (user_id, trust_level) values ($1, $2)
     on conflict (user_id) do update set trust_level = $2`,
    [userId, level],
  );

describe('members who are suggested', () => {
  it('have answered questions of the same tags well, the best first', async () => {
    const [good, better, silent, elsewhere] = await Promise.all(
      ['答得好', '更好', '没有赞同', '别的标签'].map((name) => openMember(portal, now(), name)),
    );
    if (!good || !better || !silent || !elsewhere) throw new Error('There are four');
    const earlier = await addQuestion(['主轴', '振动']);
    const other = await addQuestion(['焊接']);
    const ids = [await answer(good, earlier), await answer(better, earlier), await answer(elsewhere, other)];
    await answer(silent, earlier);
    for (const targetId of ids)
      await doCommunity(asker.browser, 'action/vote', { targetType: 'answer', targetId, vote: 1 });
    await doCommunity(asker.browser, 'answer/accept', { id: ids[1] });
    const mid = await addQuestion(['振动', '轴承']);
    const names = async (reader: TestMember) =>
      (await read(reader, mid)).suggested.map(
        ({ person, answers, accepted }) => `${person.nickname} ${answers} ${accepted}`,
      );
    expect(await names(asker)).toEqual(['更好 1 1', '答得好 1 0']);
    expect(await names(better)).toEqual(['答得好 1 0']);
    await doCommunity(good.browser, 'user/block', { userCode: asker.userCode, kind: 'mute' });
    expect(await names(asker)).toEqual(['更好 1 1']);
    await doCommunity(good.browser, 'user/block', { userCode: asker.userCode, kind: 'none' });
    await doCommunity(asker.browser, 'user/block', { userCode: better.userCode, kind: 'block' });
    expect(await names(silent)).toEqual(['答得好 1 0']);
    await doCommunity(good.browser, 'user/block', { userCode: asker.userCode, kind: 'mute' });
    await doCommunity(asker.browser, 'user/block', { userCode: better.userCode, kind: 'none' });
    await portal.database.query('update portal_user set closed_at = $2 where id = $1', [better.userId, now()]);
    expect(await names(asker)).toEqual([]);
  });

  it('can answer, and neither they nor those who ask keep the other away', async () => {
    const [inviter, first, second, suspended, silent] = [
      ...[await openMember(portal, now(), '邀请'), await openMember(portal, now(), '甲')],
      ...[
        await openMember(portal, now(), '乙'),
        await openMember(portal, now(), '停言'),
        await openMember(portal, now(), '无号'),
      ],
    ] as [TestMember, TestMember, TestMember, TestMember, TestMember];
    await praise(['齿轮'], first, second, suspended, silent);
    await suspend(suspended);
    await hideTelephone(silent);
    const mid = await addQuestion(['齿轮']);
    const names = async () => (await read(inviter, mid)).suggested.map(({ person }) => person.nickname).sort();
    expect(await names()).toEqual(['乙', '甲']);
    await block(inviter, first, 'mute');
    expect(await names()).toEqual(['乙']);
    await block(second, asker, 'mute');
    expect(await names()).toEqual([]);
  });

  it('stand by what their answers brought: none to their own questions, and votes against count little', async () => {
    const [own, disputed, liked] = [
      await openMember(portal, now(), '自问自答'),
      await openMember(portal, now(), '有争议'),
      await openMember(portal, now(), '有赞同'),
    ];
    const asked = await addItem(portal, { ownerId: own.userId, at: now(), mainType: 4, title: '自己的问题' });
    await portal.database.query(`update community_content set tags = '{联轴器}' where mid = $1`, [asked]);
    await answer(own, asked);
    const earlier = await addQuestion(['联轴器']);
    const ids = [await answer(disputed, earlier), await answer(liked, earlier)];
    await portal.database.query(`update community_answer set is_accepted = true where question_id = $1`, [asked]);
    for (const [id, upvotes, downvotes] of [
      [ids[0], 4, 3],
      [ids[1], 2, 0],
    ] as const) {
      await portal.database.query('update community_answer set score = $2 where id = $1', [id, upvotes - downvotes]);
      await portal.database.query(
        `insert into community_tally (target_type, target_id, upvotes, downvotes) values ('answer', $1, $2, $3)
         on conflict (target_type, target_id) do update set upvotes = $2, downvotes = $3`,
        [id, upvotes, downvotes],
      );
    }
    const { suggested } = await read(asker, await addQuestion(['联轴器']));
    expect(suggested.map(({ person }) => person.nickname)).toEqual(['有争议', '有赞同']);
  });
});

describe('an invitation', () => {
  it('tells its member once, and is shown with whether it was followed', async () => {
    const [inviter, other, invited] = [
      await openMember(portal, now(), '邀请者'),
      await openMember(portal, now(), '另一位'),
      await openMember(portal, now(), '被邀请'),
    ];
    await praise(['减速机'], invited);
    const mid = await addQuestion(['减速机'], '减速机换油后温度偏高？');
    const sent = await Promise.all([1, 2, 3].map(() => invite(inviter, mid, invited.userCode)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await invite(other, mid, invited.userCode)).body.data).toMatchObject({ isMine: false });
    expect(await hear(invited)).toMatchObject([
      {
        ...{ text: '邀请你回答问题', title: '减速机换油后温度偏高？', total: 1 },
        url: `/community/qaDetail/${mid}.html#answers`,
        people: [{ nickname: '邀请者' }],
      },
    ]);
    expect(await read(inviter, mid)).toMatchObject({
      ...{ invited: [{ isAnswered: false, isMine: true, person: { nickname: '被邀请' } }], left: 2 },
    });
    await answer(invited, mid);
    expect((await read(other, mid)).invited).toMatchObject([{ isAnswered: true, isMine: false }]);
    const rows = await portal.database.query('select 1 from community_invitation where question_id = $1', [mid]);
    expect(rows).toHaveLength(1);
  });

  it('is not heard of by whoever does not want to', async () => {
    const [inviter, invited] = [await openMember(portal, now(), '热心'), await openMember(portal, now(), '清静')];
    const preference = (await invited.browser.request('/ptl/community/notice/preference')).body.data as {
      readonly site: object;
    };
    await doCommunity(invited.browser, 'notice/preference', {
      ...preference,
      site: { ...preference.site, mention: false },
    });
    await praise(['变频器'], invited);
    const mid = await addQuestion(['变频器']);
    expect((await invite(inviter, mid, invited.userCode)).status).toBe(200);
    expect(await hear(invited)).toEqual([]);
  });

  it('goes neither to the asker, nor to oneself, nor to whoever has answered or blocked', async () => {
    const [inviter, answered, blocking, unwanted, unwilling, stranger, suspended] = [
      await openMember(portal, now(), '来邀请'),
      await openMember(portal, now(), '答过'),
      await openMember(portal, now(), '拉黑者'),
      await openMember(portal, now(), '提问者不要'),
      await openMember(portal, now(), '不要提问者'),
      await openMember(portal, now(), '陌生人'),
      await openMember(portal, now(), '停了言'),
    ];
    await praise(['液压'], answered, blocking, unwanted, unwilling, suspended);
    await praise(['气压'], stranger);
    const mid = await addQuestion(['液压']);
    await block(unwilling, asker, 'block');
    await suspend(suspended);
    await answer(answered, mid);
    await doCommunity(blocking.browser, 'user/block', { userCode: inviter.userCode, kind: 'block' });
    await doCommunity(asker.browser, 'user/block', { userCode: unwanted.userCode, kind: 'block' });
    expect(await reject(inviter, mid, asker.userCode)).toEqual([409, '不能邀请提问者本人']);
    expect(await reject(inviter, mid, inviter.userCode)).toEqual([409, '不能邀请自己，可以直接回答']);
    expect(await reject(inviter, mid, answered.userCode)).toEqual([409, '对方已回答该问题']);
    expect(await reject(inviter, mid, blocking.userCode)).toEqual([409, '对方已将您拉黑，无法进行此操作']);
    expect(await reject(inviter, mid, unwanted.userCode)).toEqual([409, '对方不能回答该问题']);
    expect(await reject(inviter, mid, unwilling.userCode)).toEqual([409, '对方不能回答该问题']);
    expect(await reject(inviter, mid, suspended.userCode)).toEqual([409, '对方不能回答该问题']);
    expect(await reject(inviter, mid, stranger.userCode)).toEqual([409, '只能邀请在相同标签下有好回答的成员']);
    expect(await hear(stranger)).toEqual([]);
    const away = '提问者已将您拉黑，不能为该问题邀请回答';
    expect(await reject(unwanted, mid, inviter.userCode)).toEqual([409, away]);
    expect(await read(unwanted, mid)).toMatchObject({ suggested: [], left: 0, reason: away });
    expect(await read(suspended, mid)).toMatchObject({ left: 0, reason: expect.stringMatching(/发言功能已暂停/) });
    await hideTelephone(inviter);
    expect((await reject(inviter, mid, unwanted.userCode))[1]).toMatch(/先绑定并验证手机号/);
    expect(await read(inviter, mid)).toMatchObject({ left: 0, reason: expect.stringMatching(/先绑定并验证手机号/) });
    await doCommunity(asker.browser, 'question/close', { mid, reason: '已经解决' });
    expect(await reject(answered, mid, inviter.userCode)).toEqual([409, '问题已关闭，不能再邀请']);
    expect(await read(answered, mid)).toMatchObject({ suggested: [], left: 0, reason: '问题已关闭，不能再邀请' });
  });

  it('is bounded for each question, for each member, and by what a trust level allows in a day', async () => {
    const [inviter, trusted] = [await openMember(portal, now(), '新来的'), await openMember(portal, now(), '老成员')];
    await trust(trusted, 2);
    const invited = await Promise.all(
      Array.from({ length: 6 }, (_, count) => openMember(portal, now(), `专家${count}`)),
    );
    await praise(['伺服'], ...invited);
    const mid = await addQuestion(['伺服']);
    const sendAll = async (member: TestMember) => {
      const found: number[] = [];
      for (const { userCode } of invited) found.push((await invite(member, mid, userCode)).status);
      return found;
    };
    expect(await sendAll(inviter)).toEqual([200, 200, 200, 429, 429, 429]);
    await portal.database.query(`update community_invitation set created_at = created_at - interval '25 hours'`);
    // Those who are invited already stay so, whoever asks.
    expect(await sendAll(inviter)).toEqual([200, 200, 200, 200, 200, 409]);
    expect((await read(inviter, mid)).left).toBe(0);
    expect((await read(trusted, mid)).left).toBe(5);
    await portal.database.query(
      `insert into community_invitation (question_id, invited_id, owner_id, created_at)
       select $1, gen_random_uuid(), gen_random_uuid(), $2 from generate_series(1, 15)`,
      [mid, now()],
    );
    expect((await read(trusted, mid)).left).toBe(0);
    expect((await invite(trusted, mid, invited[5]?.userCode ?? '')).status).toBe(409);
  });

  it('has to name a question and a member, and is for members', async () => {
    const member = await openMember(portal, now(), '乱填');
    const mid = await addQuestion(['气动']);
    const article = await addItem(portal, { ownerId: asker.userId, at: now() });
    expect(await reject(member, 'CC0', asker.userCode)).toEqual([404, '问题不存在或已下架']);
    expect(await reject(member, article, asker.userCode)).toEqual([404, '问题不存在或已下架']);
    expect(await reject(member, mid, 'nobody')).toEqual([404, '用户不存在']);
    for (const input of [{}, { mid }, { mid, userCode: '' }, { mid, userCode: 5 }, { mid, userCode: 'x'.repeat(65) }])
      expect((await callCommunity(member.browser, 'question/invite', input)).status).toBe(400);
    for (const query of ['', '?mid=', '?mid=CC0'])
      expect([400, 404]).toContain(
        (await member.browser.request(`/ptl/community/question/invitations${query}`)).status,
      );
    const visitor = { browser: new TestBrowser(portal.app) };
    expect((await invite(visitor, mid, member.userCode)).status).toBe(401);
    expect((await visitor.browser.request(`/ptl/community/question/invitations?mid=${mid}`)).status).toBe(401);
  });
});
