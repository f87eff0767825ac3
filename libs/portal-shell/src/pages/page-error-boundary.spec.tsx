import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import * as reloadGuard from '../navigation/reload-guard';
import { PageErrorBoundary } from './page-error-boundary';
import { sampleBrand } from '../testing/sample-brand';

jest.mock('../navigation/reload-guard');

function Broken({ error }: { readonly error: Error | null }) {
  if (error) throw error;
  return <p>page</p>;
}

const show = (error: Error | null, navigationKey: string) => (
  <MemoryRouter>
    <PageErrorBoundary navigationKey={navigationKey} brand={sampleBrand}>
      <Broken error={error} />
    </PageErrorBoundary>
  </MemoryRouter>
);

describe('PageErrorBoundary', () => {
  // React reports every caught error on the console.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('shows the message and the status of a page that fails', async () => {
    render(show(new Error('no such column'), 'a'));
    expect(await screen.findByText('500')).toBeInTheDocument();
    expect(screen.getByText('no such column')).toBeInTheDocument();
    expect(reloadGuard.reloadOnce).not.toHaveBeenCalled();
  });

  it('lets the next page try', () => {
    const { rerender } = render(show(new Error('broken'), 'a'));
    rerender(show(null, 'b'));
    expect(screen.getByText('page')).toBeInTheDocument();
  });

  it('reloads once when code could not be loaded', () => {
    render(show(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), 'a'));
    expect(reloadGuard.reloadOnce).toHaveBeenCalledTimes(1);
  });
});
