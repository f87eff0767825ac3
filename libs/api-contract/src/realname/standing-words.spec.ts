import { describeStanding } from './standing-words';

it.each([
  [0, 'none', '未实名'],
  [1, 'none', '实名认证中'],
  [4, 'none', '实名认证中'],
  [5, 'none', '实名审核中'],
  [6, 'person', '已个人实名'],
  [6, 'enterprise', '已企业实名'],
  [7, 'none', '实名未通过'],
  [9, 'enterprise', '已企业实名'],
  [10, 'person', '实名已过期'],
] as const)('says of state %d of a %s: %s', (state, kind, words) => {
  expect(describeStanding({ state, kind })).toBe(words);
});
