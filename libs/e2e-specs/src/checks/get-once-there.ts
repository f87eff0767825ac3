import type { APIRequestContext, APIResponse } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 500;

/** Gets a page; a busy portal that answers 503 is asked again for as long as a test may take, as crawlers do. */
export async function getOnceThere(
  request: APIRequestContext,
  url: string,
  options?: { readonly maxRedirects: number },
): Promise<APIResponse> {
  for (;;) {
    const response = await request.get(url, options);
    if (response.status() !== 503) return response;
    await pause(PAUSE_MS);
  }
}
