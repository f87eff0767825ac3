import { allEndpoints } from '@portal/api-contract';

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(allEndpoints).map(([name, { method, path }]) => [`${method} ${path}`, name]),
);

/** Name in the contract of the call a route serves; `undefined` for routes that are none, or for no route. */
export function findEndpointName(method: string, path: string | undefined): string | undefined {
  return NAMES.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}
