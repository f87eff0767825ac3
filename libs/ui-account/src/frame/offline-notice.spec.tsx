import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from './offline-notice';

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

it('is there as long as the network is not', () => {
  render(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('网络已断开');
  setOnline(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
