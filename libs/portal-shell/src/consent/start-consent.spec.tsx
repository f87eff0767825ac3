import { act, screen } from '@testing-library/react';
import { writeConsent } from './consent-choice';
import { startConsent } from './start-consent';

const onAgreed = jest.fn();

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

it('counts nothing before somebody agrees, and from then on', async () => {
  await act(async () => startConsent('', onAgreed));
  expect(onAgreed).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button', { name: '同意' }).click());
  expect(onAgreed).toHaveBeenCalledTimes(1);
});

it('counts nothing of those who refuse', async () => {
  await act(async () => startConsent('', onAgreed));
  await act(async () => screen.getByRole('button', { name: '拒绝' }).click());
  expect(onAgreed).not.toHaveBeenCalled();
});

it.each([
  [true, 1],
  [false, 0],
])('takes an earlier answer as it was: %s', (statistics, calls) => {
  writeConsent({ statistics, personal: true });
  startConsent('', onAgreed);
  expect(onAgreed).toHaveBeenCalledTimes(calls);
});
