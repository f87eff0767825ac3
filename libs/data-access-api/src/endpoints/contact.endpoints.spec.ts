import { createAppStore } from '../store/app-store';
import { contactApi } from './contact.endpoints';

const FORM = { userName: '王小明', companyName: '启明制造', telephone: '13800138000', consent: true } as const;

async function send(status: number, code: string | number) {
  const onError = jest.fn();
  const store = createAppStore({
    transport: async ({ path }) =>
      path.endsWith('publicKey')
        ? { status: 200, body: { code: '200', msg: '', data: { keyId: 'k', publicKey: '' }, traceId: '' } }
        : { status, body: { code, msg: '请稍后再试', data: { id: 'c-1' }, traceId: '' } },
    onError,
  });
  const submission = { body: FORM, idempotencyKey: 'key' };
  return { result: await store.dispatch(contactApi.endpoints.addContact.initiate(submission)), onError };
}

describe('a contact request', () => {
  it.each(['200', 200])('has arrived with the code %j', async (code) => {
    expect((await send(200, code)).result.data).toEqual({ id: 'c-1' });
  });

  it.each([
    [200, '0'],
    [200, '1'],
    [429, '429'],
    [500, '500'],
  ])(
    'is refused with status %i and code %j in the words of the server, which the form alone shows',
    async (...response) => {
      const { result, onError } = await send(...response);
      expect(result.error).toMatchObject({ msg: '请稍后再试' });
      expect(onError).not.toHaveBeenCalled();
    },
  );
});
