import { type ApiTransport, createAppStore } from '@portal/data-access-api';
import { buildProfile, createStubApi } from '@portal/testing';
import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { AccountMenuContainer } from './account-menu-container';

const PICTURE = new Blob(['picture'], { type: 'image/png' });

function renderMenu(avatar: string) {
  const stub = createStubApi({ getUserProfile: buildProfile({ avatar }) });
  // The stub answers with data; a picture is a file.
  const transport: ApiTransport = async (request) => {
    const answer = await stub.transport(request);
    return request.answerType === 'file' ? { status: 200, body: PICTURE } : answer;
  };
  render(
    <Provider store={createAppStore({ transport })}>
      <MemoryRouter>
        <AccountMenuContainer account={{ account: 'zhanggong' }} operationsUrl="" onLeave={jest.fn()} />
      </MemoryRouter>
    </Provider>,
  );
  return (name: string) => stub.calls.filter((call) => call.name === name);
}

it('shows the picture of the profile, fetched with the session', async () => {
  const listCalls = renderMenu('f1');
  await waitFor(() =>
    expect(document.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/)),
  );
  expect(listCalls('getFileContent')).toMatchObject([{ query: { id: 'f1' } }]);
});

it('shows a figure where there is no picture, and asks for none', async () => {
  const listCalls = renderMenu('');
  await waitFor(() => expect(listCalls('getUserProfile')).toHaveLength(1));
  expect(document.querySelector('svg')).toBeInTheDocument();
  expect(listCalls('getFileContent')).toEqual([]);
});
