import { buildProfile } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi } from '../api/reset-api';
import { accountsApi } from '../endpoints/accounts.endpoints';
import { formsApi } from '../endpoints/forms.endpoints';
import { renderPage } from '../testing';
import { definePage, type PageProps } from './define-page';
import { fetchFresh, pageData } from './page-data';
import * as urlField from './url-fields';

const data = pageData({ page: urlField.page() }, ({ query: { page: pageNo } }) => ({
  profile: fetchFresh(accountsApi.endpoints.getUserProfile),
  applications: fetchFresh(formsApi.endpoints.listApplications, { pageNo, pageSize: 10 }),
}));

const page = definePage({ data, Page: SamplePage });

function SamplePage({ brand, query, profile, applications }: PageProps<typeof data>) {
  return (
    <>
      <p>{`${brand.product}: ${profile.data?.account}, ${applications.isLoading ? '…' : applications.data?.total}`}</p>
      <button type="button" onClick={() => query.set({ page: query.getPage() + 1 })}>
        下一页
      </button>
    </>
  );
}

const open = () =>
  renderPage(
    page,
    { path: '/list', isLoggedIn: true },
    {
      getUserProfile: buildProfile({ account: 'zhang' }),
      listApplications: { list: [], total: 3, pageNo: 1, pageSize: 10 },
    },
  );

describe('the data of a page', () => {
  it('is asked for again where its input changes, and there alone', async () => {
    const { listBodies, listCalls } = open();
    expect(await screen.findByText('miot: zhang, 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(listBodies('listApplications')).toHaveLength(2));
    expect(listBodies('listApplications')).toEqual([1, 2].map((pageNo) => ({ pageNo, pageSize: 10 })));
    expect(await screen.findByText('miot: zhang, 3')).toBeVisible();
    expect(listCalls('getUserProfile')).toHaveLength(1);
  });

  it('is asked for anew once all data has been forgotten', async () => {
    const { store, listCalls } = open();
    await screen.findByText('miot: zhang, 3');
    act(() => void store.dispatch(resetApi()));
    expect(await screen.findByText('miot: zhang, 3')).toBeVisible();
    expect([listCalls('getUserProfile'), listCalls('listApplications')].map(({ length }) => length)).toEqual([2, 2]);
  });
});
