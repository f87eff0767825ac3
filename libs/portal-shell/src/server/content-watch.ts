import { api, createAppStore, type ApiTransport } from '@portal/data-access-api';

/** How often the version of the content is asked for, in milliseconds. */
const POLL_MS = 1000;

/** Calls back when the public content changes; gives the way to stop. An API that is away changes nothing. */
export function watchContent(transport: ApiTransport, onChange: () => void): () => void {
  let known: number | undefined;
  let isAsking = false;

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const store = createAppStore({ transport });
    const { data } = await store.dispatch(api.endpoints.getContentVersion.initiate());
    isAsking = false;
    if (!data || data.version === known) return;
    if (known !== undefined) onChange();
    known = data.version;
  }

  const timer = setInterval(() => void ask(), POLL_MS);
  timer.unref();
  void ask();
  return () => clearInterval(timer);
}
