import { expect, type Page } from '@playwright/test';
import { readStoredSession } from './log-in';

/** A file as a call carries it. */
export interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Makes calls under a path as whoever is logged in in a browser; each has to succeed. */
export async function createCaller(page: Page, under: string) {
  const { 'IDAAS-AUTH-TOKEN': token = '' } = await readStoredSession(page);
  const headers = { Authorization: `Bearer ${token}`, 'IDAAS-AUTH-TOKEN': token };

  async function post<Data>(path: string, body: { data: object } | { multipart: { file: SentFile } }): Promise<Data> {
    const response = await page.request.post(`${under}/${path}`, { headers, ...body });
    const { code, msg, data } = (await response.json()) as { code: string; msg: string; data: Data };
    expect([path, code, msg]).toEqual([path, '200', expect.any(String)]);
    return data;
  }

  return {
    ask: <Data>(path: string, data: object) => post<Data>(path, { data }),
    send: <Data>(path: string, file: SentFile) => post<Data>(path, { multipart: { file } }),
  };
}
