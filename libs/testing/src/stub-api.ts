import { allEndpoints, type EndpointData } from '@portal/api-contract';
import type * as general from '@portal/api-contract';
import type * as account from '@portal/api-contract/account';
import type * as community from '@portal/api-contract/community';

type Contract = typeof general & typeof account & typeof community;

type EndpointName = {
  [Name in keyof Contract]: Contract[Name] extends { readonly method: string; readonly path: string } ? Name : never;
}[keyof Contract];

/** Responses of a stubbed API by endpoint name: the data, a file, or an error. */
export type StubResponses = {
  readonly [Name in EndpointName]?: EndpointData<Contract[Name]> | Blob | StubError;
};

/** A rejected call. */
export interface StubError {
  readonly error: { readonly status: number; readonly code?: string; readonly msg?: string; readonly data?: unknown };
}

interface StubRequest {
  readonly method: string;
  readonly path: string;
}

/** A call that reached the stub, with the name its endpoint has in the contract. */
export interface StubCall extends StubRequest {
  readonly name: string;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
}

/**
 * An API that responds from a table typed by the contract. Every response is checked against its schema;
 * a call without a response gets 503.
 */
export function createStubApi(responses: StubResponses) {
  const calls: StubCall[] = [];
  const table: Readonly<Record<string, unknown>> = responses;
  return {
    calls,
    transport: async (request: StubRequest) => {
      const name = findName(request);
      calls.push({ ...request, name });
      const response = table[name];
      if (response === undefined) return reject({ status: 503 });
      if (isError(response)) return reject(response.error);
      if (response instanceof Blob) return { status: 200, body: response };
      const data = allEndpoints[name]?.response.parse(response);
      return { status: 200, body: { code: '200', msg: '', data, traceId: 'stub' } };
    },
  };
}

function reject({ status, code = String(status), msg = '', data = null }: StubError['error']) {
  return { status, body: { code, msg, data, traceId: 'stub' } };
}

function findName({ method, path }: StubRequest): string {
  const found = Object.entries(allEndpoints).find(
    ([, endpoint]) => endpoint.method === method && endpoint.path === path,
  );
  if (!found) throw new Error(`${method} ${path} is not in the contract`);
  return found[0];
}

function isError(response: unknown): response is StubError {
  return typeof response === 'object' && response !== null && 'error' in response;
}
