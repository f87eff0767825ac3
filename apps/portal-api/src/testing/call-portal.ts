import type { TestPortal } from './test-portal';

/** Status and envelope of a response. */
export interface CallResponse {
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  readonly data: never;
}

/** Calls of a visitor to a portal. */
export function createCalls(portal: TestPortal) {
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<CallResponse> => {
    const response = await portal.app.inject({ method, url, ...(payload && { payload }) });
    return { status: response.statusCode, ...(response.json() as Omit<CallResponse, 'status'>) };
  };
  return {
    get: (url: string) => ask('GET', url),
    post: (url: string, payload: object) => ask('POST', url, payload),
    /** Ids of a page of a list, with everything on one page unless the call says otherwise. */
    async listIds(url: string, payload: object): Promise<string[]> {
      const { data } = await ask('POST', url, { visibleRange: 2, pageSize: 50, ...payload });
      return (data as { list: { id: string }[] }).list.map(({ id }) => id);
    },
  };
}
