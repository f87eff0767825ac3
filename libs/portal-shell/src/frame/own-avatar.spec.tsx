import { type ApiTransport, createAppStore } from '@portal/data-access-api';
import { buildProfile, createStubApi } from '@portal/testing';
import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { OwnAvatar } from './own-avatar';

const PICTURE = new Blob(['picture'], { type: 'image/png' });

function renderAvatar(avatar: string) {
  const stub = createStubApi({ getUserProfile: buildProfile({ avatar }) });
  // The stub answers with data; a picture is a file.
  const transport: ApiTransport = async (request) => {
    const answer = await stub.transport(request);
    return request.answerType === 'file' ? { status: 200, body: PICTURE } : answer;
  };
  render(
    <Provider store={createAppStore({ transport })}>
      <OwnAvatar />
    </Provider>,
  );
  return (name: string) => stub.calls.filter((call) => call.name === name);
}

it('shows the picture of the profile, fetched with the session', async () => {
  const listCalls = renderAvatar('f1');
  await waitFor(() =>
    expect(document.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/)),
  );
  expect(listCalls('getFileContent')).toMatchObject([{ query: { id: 'f1' } }]);
});

it('shows a figure where there is no picture, and asks for none', async () => {
  const listCalls = renderAvatar('');
  await waitFor(() => expect(listCalls('getUserProfile')).toHaveLength(1));
  expect(document.querySelector('svg')).toBeInTheDocument();
  expect(listCalls('getFileContent')).toEqual([]);
});
