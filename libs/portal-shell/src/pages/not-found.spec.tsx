import { BrandContext, createAppStore } from '@portal/data-access-api';
import { createStubApi } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, StaticRouter, useLocation } from 'react-router-dom';
import { sampleBrand } from '../testing/sample-brand';
import { page } from './not-found.page';

const DOCUMENT = '/document-center/document-content?id=hub&nodeId=quick-start%2Ffirst-device';

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output aria-label="地址">{pathname + search}</output>;
}

const site = (
  <Provider store={createAppStore({ transport: createStubApi({}).transport })}>
    <BrandContext value={sampleBrand}>
      <Routes>
        <Route path="/document-center/document-search" element={null} />
        <Route path="*" element={<page.Page />} />
      </Routes>
      <CurrentUrl />
    </BrandContext>
  </Provider>
);

const open = (url: string) => render(<MemoryRouter initialEntries={[url]}>{site}</MemoryRouter>);
const renderOnServer = (url: string) => renderToString(<StaticRouter location={url}>{site}</StaticRouter>);
const field = () => screen.getByRole('combobox');

describe('the page of what could not be found', () => {
  it.each([
    ['/case-details/smart-line.html', 'smart line'],
    [DOCUMENT, 'first device'],
    ['/404', ''],
  ])('searches for what %s was about', async (url, words) => {
    open(url);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be found');
    expect(screen.getByLabelText('地址')).toHaveTextContent(/^\/404$/);
    expect(field()).toHaveValue(words);
  });

  it('opens the results', async () => {
    open('/smart-line');
    await userEvent.type(field(), '2{Enter}');
    expect(screen.getByLabelText('地址')).toHaveTextContent('/document-center/document-search?wd=smart+line2');
  });

  it('is the same document for all addresses without a page, and one of its own for a page of a document', () => {
    expect(renderOnServer('/smart-line')).not.toContain('smart line');
    expect(renderOnServer(DOCUMENT)).toContain('value="first device"');
  });
});
