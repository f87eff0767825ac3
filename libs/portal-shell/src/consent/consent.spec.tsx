import { createAppStore } from '@portal/data-access-api';
import { createStubApi } from '@portal/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { recordVisit } from '../session/record-visit';
import { sampleConfig } from '../testing/sample-brand';
import { Consent } from './consent';
import { readConsent, writeConsent } from './consent-choice';
import { openConsentSettings } from './consent-settings';

jest.mock('../session/record-visit', () => ({ recordVisit: jest.fn() }));
const onAgreed = jest.mocked(recordVisit);

const store = createAppStore({ transport: createStubApi({}).transport });
const open = () => render(<Consent portal={{ config: sampleConfig, store }} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isAsked = () => 'asks' in document.documentElement.dataset;

beforeEach(() => {
  localStorage.clear();
  onAgreed.mockClear();
  document.documentElement.dataset['asks'] = '';
});

it('counts nothing before somebody agrees, and from then on', () => {
  open();
  expect(onAgreed).not.toHaveBeenCalled();
  press('同意');
  expect(onAgreed).toHaveBeenCalledTimes(1);
  expect(isAsked()).toBe(false);
});

it('counts nothing of those who refuse', () => {
  open();
  press('拒绝');
  expect(onAgreed).not.toHaveBeenCalled();
  expect(isAsked()).toBe(false);
  expect(readConsent()).toEqual({ statistics: false, personal: false });
});

it.each([
  [true, 1],
  [false, 0],
])('takes an earlier answer as it was: %s', (statistics, calls) => {
  writeConsent({ statistics, personal: true });
  open();
  expect(onAgreed).toHaveBeenCalledTimes(calls);
});

it('shows what was chosen to whoever wants to change it', () => {
  writeConsent({ statistics: true, personal: false });
  delete document.documentElement.dataset['asks'];
  open();
  act(openConsentSettings);
  expect(isAsked()).toBe(true);
  expect(screen.getByRole('checkbox', { name: /统计/ })).toBeChecked();
  press('全部拒绝');
  expect(readConsent()).toEqual({ statistics: false, personal: false });
});
