import { findBankCardError, findIdNumberError, findMobileError, PERSON_CHECKS } from '@portal/api-contract/rules';
import { listSandbox } from './list-sandbox';
import { SANDBOX_PERSONS } from './sandbox-persons';

it.each(SANDBOX_PERSONS)('$name can be typed as it stands there', ({ name, idNumber, telephone, bankCard }) => {
  expect(PERSON_CHECKS.name(name)).toBe('');
  expect([findIdNumberError(idNumber), findMobileError(telephone), findBankCardError(bankCard)]).toEqual(['', '', '']);
});

it('knows each number once', () => {
  for (const key of ['idNumber', 'telephone', 'bankCard'] as const)
    expect(new Set(SANDBOX_PERSONS.map((person) => person[key])).size).toBe(SANDBOX_PERSONS.length);
});

it('says of everybody what becomes of them', () => {
  const { persons } = listSandbox();
  expect(persons.map(({ outcome }) => outcome)).toEqual(
    expect.arrayContaining(['通过', '姓名不一致', '核验服务无响应']),
  );
  expect(persons.every(({ outcome }) => outcome !== '')).toBe(true);
});
