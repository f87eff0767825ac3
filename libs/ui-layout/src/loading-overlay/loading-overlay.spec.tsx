import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LoadingOverlay } from './loading-overlay';

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const overlay = () => screen.queryByTestId('loading-overlay');

describe('LoadingOverlay', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('never covers the first page', () => {
    expect(renderToString(<LoadingOverlay navigationKey="first" />)).toBe('');
    render(<LoadingOverlay navigationKey="first" />);
    expect(overlay()).toBeNull();
  });

  it('covers for 500 ms after a route change, silent for screen readers', async () => {
    const { rerender } = render(<LoadingOverlay navigationKey="first" />);
    rerender(<LoadingOverlay navigationKey="second" />);
    expect(overlay()).toHaveAttribute('aria-hidden', 'true');
    await wait(499);
    expect(overlay()).not.toBeNull();
    await wait(1);
    expect(overlay()).toBeNull();
  });

  it('hides nothing of the page behind it', () => {
    const styles = readFileSync(join(__dirname, 'loading-overlay.module.css'), 'utf8');
    expect(/\.overlay \{([^}]*)\}/.exec(styles)?.[1]).toMatch(/inset: 0/);
    expect(/\.overlay \{([^}]*)\}/.exec(styles)?.[1]).not.toMatch(/background|filter|opacity/);
    expect(/\.bar \{([^}]*)\}/.exec(styles)?.[1]).toMatch(/height: [1-3]px/);
  });

  it('starts anew with a further route change', async () => {
    const { rerender } = render(<LoadingOverlay navigationKey="first" />);
    rerender(<LoadingOverlay navigationKey="second" />);
    await wait(400);
    rerender(<LoadingOverlay navigationKey="third" />);
    await wait(400);
    expect(overlay()).not.toBeNull();
    await wait(100);
    expect(overlay()).toBeNull();
  });
});
