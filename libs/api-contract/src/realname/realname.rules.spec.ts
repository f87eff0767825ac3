import { findAmountError, findBranchError } from './realname.rules';

it.each([
  ['0.01', true],
  ['0.99', true],
  ['0.00', false],
  ['0.370', false],
  ['0.3', false],
  ['.37', false],
  ['1.00', false],
  ['37', false],
  ['', false],
])('an amount of %j is taken: %p', (amount, isTaken) => expect(findAmountError(amount) === '').toBe(isTaken));

it.each([
  ['', true],
  ['102100099996', true],
  ['10210009999', false],
  ['10210009999a', false],
])('a branch of %j is taken: %p', (branch, isTaken) => expect(findBranchError(branch) === '').toBe(isTaken));
