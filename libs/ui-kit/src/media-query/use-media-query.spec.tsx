import { act, render, screen } from '@testing-library/react';
import { NARROW_WINDOW, useMediaQuery } from './use-media-query';

function Window() {
  return <p>{useMediaQuery(NARROW_WINDOW) ? '窄' : '宽'}</p>;
}

it('follows the window, and lets go of it', () => {
  const listeners = new Set<() => void>();
  const media = {
    matches: false,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  const { unmount } = render(<Window />);
  expect(screen.getByText('宽')).toBeInTheDocument();

  media.matches = true;
  act(() => listeners.forEach((tell) => tell()));
  expect(screen.getByText('窄')).toBeInTheDocument();

  unmount();
  expect(listeners.size).toBe(0);
});
