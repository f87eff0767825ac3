import { chooseAnswer, chooseFollowUp } from './work-order-replies';

const ORDER = { typeCode: 'device.offline', title: '三号产线的网关掉线' };

it('asks about what the work order is about', () => {
  expect(chooseAnswer(ORDER, 0, '')).toMatchObject({ kind: 'ask', text: expect.stringContaining(ORDER.title) });
});

it('proposes with regard to what its owner has added', () => {
  const { kind, text } = chooseAnswer(ORDER, 1, '昨晚八点开始，重启无效');
  expect(kind).toBe('propose');
  expect(text).toMatch(/^您好，关于「三号产线的网关掉线」，您说的「昨晚八点开始，重启无效」已收到。/);
});

it('takes up a reply on its solution, shortened where it is long', () => {
  expect(chooseFollowUp('第二步\n在哪里').text).toContain('「第二步 在哪里」');
  expect(chooseFollowUp('很'.repeat(31)).text).toContain(`「${'很'.repeat(30)}…」`);
});

it('says that nobody has looked at the case', () => {
  for (const { text } of [chooseAnswer(ORDER, 1, ''), chooseFollowUp('好')])
    expect(text).toContain('演示环境由自动客服代答');
});
