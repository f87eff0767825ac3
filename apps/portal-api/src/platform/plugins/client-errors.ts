import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { encodeError } from '../http/endpoint-pipeline';
import { HttpError } from '../http/http-error';

const STATUS_OF_CODE: Readonly<Record<string, { status: number; text: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, text: 'Request Header Fields Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: 'Request Timeout' },
};

const MALFORMED = { status: 400, text: 'Bad Request' };

/** Answers bytes that are no HTTP request, then closes the connection. */
export function respondToClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, text } = STATUS_OF_CODE[error.code ?? ''] ?? MALFORMED;
  const { bytes } = encodeError(new HttpError(status), randomUUID());
  const head = [
    `HTTP/1.1 ${status} ${text}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${bytes.length}`,
  ];
  socket.end(
    `${[...head, 'X-Content-Type-Options: nosniff', 'Connection: close'].join('\r\n')}\r\n\r\n${bytes.toString()}`,
  );
}
