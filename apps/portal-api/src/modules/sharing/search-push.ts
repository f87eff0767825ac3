import { z } from 'zod';
import { fetchText, readJson } from '../../platform/http/fetch-text';
import { HttpError } from '../../platform/http/http-error';

/** What a search engine has done with URLs. */
export interface PushOutcome {
  readonly pushed: number;
  /** How many more it takes today. */
  readonly remain: number;
  /** Those of the URLs that it did not take. */
  readonly refused: readonly string[];
}

/** Tells a search engine of pages; rejects with 503 in words where none is configured, or where it takes nothing. */
export interface SearchPush {
  /** Rejects where no search engine is configured. */
  assertConfigured(): void;
  /** Pushes URLs in full, at most `LARGEST_PUSH` of them. */
  push(urls: readonly string[]): Promise<PushOutcome>;
}

/** Most URLs of one push: search engines reject more. */
export const LARGEST_PUSH = 2000;

/** No search engine is told of anything. */
export function createNoSearchPush(): SearchPush {
  const reject = () => new HttpError(503, '搜索引擎推送未开通');
  return {
    assertConfigured() {
      throw reject();
    },
    push: () => Promise.reject(reject()),
  };
}

/** Where a search engine takes URLs. */
export interface SearchPushGatewayOptions {
  /** URL with the token in it: a secret. */
  readonly url: string;
  /** Called with pushes that failed. */
  readonly onFailure: (error: unknown) => void;
  /** How long a push may take, in milliseconds. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 1_048_576;

const urlsField = z.array(z.string()).default([]);
const responseSchema = z.object({
  success: z.number().int().min(0),
  remain: z.number().int().min(0),
  not_same_site: urlsField,
  not_valid: urlsField,
});
const errorSchema = z.object({ error: z.number(), message: z.string() });

/** What operators can do something about, by the search engine's words. */
const REASONS: Readonly<Record<string, string>> = {
  'over quota': '今日可推送的数量已用完',
  'site error': '站点未在搜索引擎的站长平台验证',
  'token is not valid': '推送地址中的密钥不正确',
};

/** Hands URLs on as lines of plain text: `POST`, answered with `{success, remain, not_same_site?, not_valid?}`. */
export function createSearchPushGateway({
  url,
  onFailure,
  timeoutMs = TIMEOUT_MS,
}: SearchPushGatewayOptions): SearchPush {
  async function push(urls: readonly string[]): Promise<PushOutcome> {
    const { status, text } = await fetchText(url, {
      ...{ name: 'The search engine', timeoutMs, maxBytes: MAX_BYTES },
      ...{ method: 'POST', body: urls.join('\n'), headers: { 'content-type': 'text/plain' } },
    });
    const response = readJson(text);
    const result = responseSchema.safeParse(response);
    if (status !== 200 || !result.success) throw new PushError(status, errorSchema.safeParse(response).data?.message);
    const { success: pushed, remain, not_same_site: foreign, not_valid: invalid } = result.data;
    const named = new Set([...foreign, ...invalid]);
    const rejected = urls.filter((url) => named.has(url));
    return { pushed, remain, refused: rejected };
  }

  return {
    assertConfigured: () => undefined,
    async push(urls) {
      try {
        return await push(urls);
      } catch (error) {
        onFailure(error);
        const reason = error instanceof PushError ? REASONS[error.reason] : undefined;
        throw new HttpError(503, reason ?? '搜索引擎暂时不可用，请稍后再试');
      }
    },
  };
}

class PushError extends Error {
  override readonly name = 'PushError';

  constructor(
    status: number,
    readonly reason = '',
  ) {
    super(`The search engine refused with ${status} ${reason.slice(0, 200)}`);
  }
}
