import type { MethodLimit } from '@portal/api-contract/account';
import { listPersonWays } from './person-ways';

const list = (manualAudit: boolean, thirdParty: boolean, limits: readonly MethodLimit[] = []) =>
  listPersonWays({ manualAudit, thirdParty, isClosed: !manualAudit && !thirdParty, limits }).map(({ title }) => title);

it.each([
  ['10', ['证件照片审核']],
  ['01', ['银行卡认证', '证件号码核验', '扫码刷脸']],
  ['11', ['银行卡认证', '证件号码核验', '证件照片审核', '扫码刷脸']],
  ['00', []],
])('entrance %s opens %j', (flags, titles) => expect(list(flags[0] === '1', flags[1] === '1')).toEqual(titles));

it('never leaves a face as the only way', () => {
  for (const flags of ['01', '10', '11']) expect(list(flags[0] === '1', flags[1] === '1')).not.toEqual(['扫码刷脸']);
});

it('leaves a face out where nobody compares one, and shows one that has to wait', () => {
  const unlockAt = '2026-11-25T09:20:00+08:00';
  expect(list(false, true, [{ method: 1, remaining: 0, unlockAt: null }])).toEqual(['银行卡认证', '证件号码核验']);
  expect(list(false, true, [{ method: 1, remaining: 0, unlockAt }])).toContain('扫码刷脸');
});
