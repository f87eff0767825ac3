import { allEndpoints, type EndpointData } from '@portal/api-contract';
import type * as general from '@portal/api-contract';
import type * as account from '@portal/api-contract/account';

type Contract = typeof general & typeof account;

type EndpointName = {
  [Name in keyof Contract]: Contract[Name] extends { readonly method: string; readonly path: string } ? Name : never;
}[keyof Contract];

/** Answers of a stubbed API by endpoint name: the data, a file, or a refusal. */
export type StubAnswers = {
  readonly [Name in EndpointName]?: EndpointData<Contract[Name]> | Blob | StubRefusal;
};

/** A refused call. */
export interface StubRefusal {
  readonly refusal: { readonly status: number; readonly code?: string; readonly msg?: string; readonly data?: unknown };
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
 * An API that answers from a table typed by the contract. Every answer is checked against its schema;
 * a call without an answer gets 503.
 */
export function createStubApi(answers: StubAnswers) {
  const calls: StubCall[] = [];
  const table: Readonly<Record<string, unknown>> = answers;
  return {
    calls,
    transport: async (request: StubRequest) => {
      const name = findName(request);
      calls.push({ ...request, name });
      const answer = table[name];
      if (answer === undefined) return refuse({ status: 503 });
      if (isRefusal(answer)) return refuse(answer.refusal);
      if (answer instanceof Blob) return { status: 200, body: answer };
      const data = allEndpoints[name]?.response.parse(answer);
      return { status: 200, body: { code: '200', msg: '', data, traceId: 'stub' } };
    },
  };
}

function refuse({ status, code = String(status), msg = '', data = null }: StubRefusal['refusal']) {
  return { status, body: { code, msg, data, traceId: 'stub' } };
}

function findName({ method, path }: StubRequest): string {
  const found = Object.entries(allEndpoints).find(
    ([, endpoint]) => endpoint.method === method && endpoint.path === path,
  );
  if (!found) throw new Error(`${method} ${path} is not in the contract`);
  return found[0];
}

function isRefusal(answer: unknown): answer is StubRefusal {
  return typeof answer === 'object' && answer !== null && 'refusal' in answer;
}
