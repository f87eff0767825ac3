import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { SAMPLE_PDF } from './sample-files';
import type { BrowserResponse, TestBrowser } from './test-browser';

/** One part of a multipart request; a part without a file name is a field. */
export interface Part {
  readonly field?: string;
  readonly fileName?: string;
  readonly mediaType?: string;
  readonly bytes: Buffer;
}

/** A multipart request as browsers write it. */
export interface MultipartRequest {
  readonly payload: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes parts as a browser would: names in UTF-8, the type as the sender claims it. */
export function buildMultipart(parts: readonly Part[]): MultipartRequest {
  const boundary = `----portal${randomBytes(12).toString('hex')}`;
  const written = parts.flatMap(({ field = 'file', fileName, mediaType = 'application/octet-stream', bytes }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"`),
    Buffer.from(fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: ${mediaType}`),
    Buffer.from('\r\n\r\n'),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Uploads one file as a page of the site does. */
export function sendFile(
  browser: TestBrowser,
  unit: string,
  bytes: Buffer,
  fileName = 'a.pdf',
): Promise<BrowserResponse> {
  const { payload, headers } = buildMultipart([{ fileName, bytes }]);
  return browser.request('/ptl/file/uploadFlexible', {
    method: 'POST',
    payload,
    headers: { ...headers, 'view-func-unit': unit },
  });
}

/** Opens an upload of so many bytes over a real connection; its body is the caller's to write. */
export function openUpload(
  port: number,
  length: number,
  headers: Readonly<Record<string, string>>,
): http.ClientRequest {
  return http.request(`http://127.0.0.1:${port}/ptl/file/uploadFlexible`, {
    method: 'POST',
    headers: { ...headers, 'view-func-unit': 'workorder', 'content-length': length },
  });
}

/** Uploads a small document and returns its id. */
export async function storeFile(browser: TestBrowser, unit = 'attachment'): Promise<string> {
  const { body } = await sendFile(browser, unit, SAMPLE_PDF);
  return (body.data as { id: string }).id;
}
