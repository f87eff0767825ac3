import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { ApiResponse, ApiRequest } from '../http/api-transport';
import { createAppStore } from '../store/app-store';
import { useUpload } from './form-calls';

const STORED = { id: 'f1', name: '日志.pdf', size: 1, type: 'pdf' };
const FILE = new File(['x'], '日志.pdf');

/** The calls for files on a transport that responds as told. */
function show(respond: (request: ApiRequest) => Promise<ApiResponse>) {
  const transport = jest.fn(respond);
  const onError = jest.fn();
  const store = createAppStore({ transport, onError });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <Provider store={store}>{children}</Provider>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useUpload('workorder'), { wrapper });
  return { calls: result.current, transport, onError };
}

const accept = async (data: unknown) => ({ status: 200, body: { code: '200', msg: '', data } });
const rejectWith = async (status: number, msg: string) => ({ status, body: { code: String(status), msg, data: null } });

describe('the calls for files', () => {
  it('store one for its purpose and tell how far it is', async () => {
    const onProgress = jest.fn();
    const { calls, transport } = show(({ onProgress: tell }) => {
      tell?.(0.5);
      return accept(STORED);
    });
    expect(await act(() => calls.store(FILE, { onProgress }))).toEqual(STORED);
    expect(transport.mock.calls[0]?.[0]).toMatchObject({ file: FILE, fileUnit: 'workorder' });
    expect(onProgress).toHaveBeenCalledWith(0.5);
  });

  it('say why one was not taken, once', async () => {
    const { calls, onError } = show(() => rejectWith(415, '仅支持 pdf 格式的文件'));
    await expect(calls.store(FILE)).rejects.toThrow('仅支持 pdf 格式的文件');
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([
    [400, true],
    [413, true],
    [415, true],
    [401, false],
    [403, false],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
  ])('tell of a refusal with %i whether the file is to blame: %s', async (status, isRejected) => {
    const { calls } = show(() => rejectWith(status, '未能上传'));
    await act(() => expect(calls.store(FILE)).rejects.toMatchObject({ message: '未能上传', isRejected }));
  });

  it('do not blame a file for an answer that never came', async () => {
    const { calls } = show(() => Promise.reject(new Error('offline')));
    await expect(calls.store(FILE)).rejects.toMatchObject({ isRejected: false });
  });

  it('ask before the page is left while files wait', () => {
    const { calls } = show(() => accept(STORED));
    const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(false);
    act(() => calls.onPending(true));
    expect(close()).toBe(true);
    act(() => calls.onPending(false));
    expect(close()).toBe(false);
  });

  it('end one early, and tell nobody else of it', async () => {
    const cancelling = new AbortController();
    const { calls, transport, onError } = show(
      ({ signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('cancelled')))),
    );
    const stored = calls.store(FILE, { signal: cancelling.signal });
    cancelling.abort();
    await expect(stored).rejects.toThrow();
    expect(transport.mock.calls[0]?.[0].signal?.aborted).toBe(true);
    expect(onError).not.toHaveBeenCalled();
  });

  it('remove one, and leave one that a record has by then', async () => {
    const { calls, transport, onError } = show(() => rejectWith(404, '没有这个文件'));
    await act(() => calls.remove('f1'));
    expect(transport.mock.calls[0]?.[0]).toMatchObject({ path: '/ptl/file/delete', body: { id: 'f1' } });
    expect(onError).not.toHaveBeenCalled();
  });
});
