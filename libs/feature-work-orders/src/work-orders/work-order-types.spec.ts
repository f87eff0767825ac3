import type { WorkOrderType } from '@portal/api-contract/account';
import { findTypeChoice, findTypeGroup, listTypeChoices } from './work-order-types';

const build = (code: string, children: readonly WorkOrderType[] = []): WorkOrderType => ({
  code,
  name: `类型${code}`,
  template: `模板${code}`,
  children,
});
const types = [build('a', [build('a1'), build('a2', [build('a21')])]), build('b')];

it('can be chosen where they have no kinds of their own', () => {
  expect(types.map((type) => listTypeChoices(type).map(({ code, name }) => [code, name]))).toEqual([
    [
      ['a1', '类型a1'],
      ['a21', '类型a2 / 类型a21'],
    ],
    [['b', '类型b']],
  ]);
});

it('are found by their code', () => {
  expect(findTypeChoice(types, 'a21')?.template).toBe('模板a21');
  expect(findTypeChoice(types, 'a')).toBeUndefined();
  expect(findTypeGroup(types, 'a21')?.code).toBe('a');
  expect(findTypeGroup(types, 'b')?.code).toBe('b');
  expect(findTypeGroup(types, 'x')).toBeUndefined();
});
