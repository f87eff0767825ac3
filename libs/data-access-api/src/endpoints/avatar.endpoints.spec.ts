import type { ApiTransport } from '../http/api-transport';
import { createAppStore } from '../store/app-store';
import { avatarApi } from './avatar.endpoints';

const readPicture = (transport: ApiTransport) => {
  const onError = jest.fn();
  const store = createAppStore({ transport, onError });
  const response = store.dispatch(avatarApi.endpoints.getFileContent.initiate('f1'));
  return { onError, response };
};

describe('getFileContent', () => {
  it('gives the file as an address that needs no further request', async () => {
    const body = new Blob(['picture'], { type: 'image/png' });
    const { response } = readPicture(async () => ({ status: 200, body }));
    expect((await response).data).toBe(`data:image/png;base64,${btoa('picture')}`);
  });

  it('troubles nobody with a picture that cannot be had', async () => {
    const { response, onError } = readPicture(async () => ({ status: 404, body: null }));
    expect(await response).toMatchObject({ isError: true });
    expect(onError).not.toHaveBeenCalled();
  });
});
