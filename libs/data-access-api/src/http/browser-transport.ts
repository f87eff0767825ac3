import type { ApiTransport } from './api-transport';
import { buildSessionHeaders } from './session-headers';

/**
 * Transport of the browser. The HTTP client is fetched with the first own request: a page rendered on
 * the server arrives with its data and needs none to become interactive.
 */
export function createBrowserTransport(): ApiTransport {
  let client: Promise<ApiTransport> | undefined;
  return async (request) => {
    client ??= import('./axios-client').then(({ createAxiosTransport }) =>
      createAxiosTransport({ getHeaders: buildSessionHeaders }),
    );
    try {
      return await (
        await client
      )(request);
    } catch (error) {
      // A client whose code could not be fetched is asked for again next time.
      client = undefined;
      throw error;
    }
  };
}
