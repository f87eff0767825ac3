import type { CandidateId } from '@portal/api-contract/account';
import { chooseAll, findSelectionError, joinCandidates, readSelection } from './selection.rules';

const candidate = (id: string, values: Partial<CandidateId> = {}): CandidateId => ({
  ...{ id, invoiceable: 1000, negative: false, subject: 'enterprise', orderCount: 1 },
  ...values,
});

const ALL = [
  candidate('back', { invoiceable: -300, negative: true }),
  candidate('a'),
  candidate('b'),
  candidate('own', { subject: 'person' }),
];

it('adds orders whose money went back, and sums up', () => {
  const selection = readSelection(['a'], ALL);
  expect(selection).toMatchObject({ ids: ['back', 'a'], orderCount: 2, amount: 700, subjects: ['enterprise'] });
  expect(selection.fixedIds).toEqual(new Set(['back']));
  expect(readSelection([], ALL)).toMatchObject({ ids: [], amount: 0 });
  expect(readSelection(['own'], ALL).ids).toEqual(['own']);
});

it('drops what cannot be invoiced any more', () => {
  expect(readSelection(['a', 'gone'], ALL)).toMatchObject({ ids: ['back', 'a'], goneTotal: 1 });
});

it.each([
  [[], '请选择要开票的订单'],
  [['a', 'own'], '企业与个人主体的订单不能开在同一张发票上，请只选择其中一种'],
  [['back'], '已选订单的开票金额合计必须大于 0'],
  [['a'], ''],
])('says of %j: %s', (chosen, error) => {
  expect(findSelectionError(readSelection(chosen, ALL))).toBe(error);
});

it('says how many orders are too many', () => {
  const months = [candidate('2026-10', { orderCount: 4000 }), candidate('2026-11', { orderCount: 1001 })];
  const selection = readSelection(['2026-10', '2026-11'], months);
  expect(findSelectionError(selection)).toBe('一次最多选择5000个订单，已选5001个');
});

it('chooses all of one subject', () => {
  expect(chooseAll(ALL, readSelection([], ALL))).toEqual(['back', 'a', 'b']);
  expect(chooseAll(ALL, readSelection(['own'], ALL))).toEqual(['own']);
});

it('knows of several lists what each has, once', () => {
  expect(joinCandidates(ALL, undefined, [candidate('a'), candidate('c')]).map(({ id }) => id)).toEqual([
    ...['back', 'a', 'b', 'own', 'c'],
  ]);
});
