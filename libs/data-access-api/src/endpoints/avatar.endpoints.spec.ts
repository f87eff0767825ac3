import type { ApiTransport } from '../http/api-transport';
import { createAppStore } from '../store/app-store';
import { avatarApi } from './avatar.endpoints';

const readPicture = (transport: ApiTransport) => {
  const onError = jest.fn();
  const store = createAppStore({ transport, onError });
  const answer = store.dispatch(avatarApi.endpoints.getFileContent.initiate('f1'));
  return { onError, answer };
};

describe('getFileContent', () => {
  it('gives the file as an address that needs no further request', async () => {
    const body = new Blob(['picture'], { type: 'image/png' });
    const { answer } = readPicture(async () => ({ status: 200, body }));
    expect((await answer).data).toBe(`data:image/png;base64,${btoa('picture')}`);
  });

  it('troubles nobody with a picture that cannot be had', async () => {
    const { answer, onError } = readPicture(async () => ({ status: 404, body: null }));
    expect(await answer).toMatchObject({ isError: true });
    expect(onError).not.toHaveBeenCalled();
  });
});
