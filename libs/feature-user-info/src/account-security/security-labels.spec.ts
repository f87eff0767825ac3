import { SECURITY_SCENES } from '@portal/api-contract';
import { LOGIN_WAYS, PROOF_WAYS } from '@portal/api-contract/account';
import { LOGIN_WAY_LABELS, PROOF_WAY_LABELS, SCENE_TITLES } from './security-labels';

it('are there for everything the contract knows', () => {
  expect(Object.keys(LOGIN_WAY_LABELS)).toEqual(LOGIN_WAYS);
  expect(Object.keys(PROOF_WAY_LABELS)).toEqual(PROOF_WAYS);
  expect([...Object.keys(SCENE_TITLES), 'closeAccount', 'exportData']).toEqual(SECURITY_SCENES);
});
