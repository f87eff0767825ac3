import { act, render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProgressBar } from './progress-bar';

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('ProgressBar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows after 200 ms of loading and goes when the page is there', async () => {
    const { rerender } = render(<ProgressBar isActive />);
    await wait(199);
    expect(screen.queryByRole('progressbar')).toBeNull();
    await wait(1);
    expect(within(screen.getByRole('status')).getByRole('progressbar', { name: '页面加载中' })).toBeInTheDocument();
    rerender(<ProgressBar isActive={false} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('does not flash for a page that is quick', async () => {
    const { rerender } = render(<ProgressBar isActive />);
    await wait(150);
    rerender(<ProgressBar isActive={false} />);
    await wait(1000);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('takes 5 s to reach the end', () => {
    expect(readFileSync(join(__dirname, 'progress-bar.module.css'), 'utf8')).toMatch(/animation:[^;]*\b5(s|000ms)\b/);
  });
});
