import type { ApiResponse, ApiRequest, ApiTransport } from '@portal/data-access-api';
import { createHash } from 'node:crypto';
import type { ContentState, ContentVersions } from './content-versions';

/** A call that a page was made of. */
export interface PageSource extends ContentState {
  readonly request: ApiRequest;
  /** Digest of what the response says, whoever asked. */
  readonly digest: string;
  /** Whether the response stays right as long as its content does not change. */
  readonly isTimeless: boolean;
}

/** A transport that remembers its calls. */
export interface SourceRecorder {
  readonly transport: ApiTransport;
  /** The calls so far that were responded to. */
  readonly sources: readonly PageSource[];
}

/** Sources that are asked for at once: pages have fewer, files of all documents hundreds. */
const ASKED_TOGETHER = 16;

/** What is needed to ask for sources again. */
export interface SourceContext {
  readonly transport: ApiTransport;
  readonly versions: Pick<ContentVersions, 'getLatest' | 'isOutdated'>;
}

/** Creates a transport that remembers its calls as the sources of what is made of them. */
export function recordSources(context: SourceContext): SourceRecorder {
  const sources: PageSource[] = [];
  return {
    sources,
    async transport(request) {
      const [response, source] = await ask(request, context);
      sources.push(source);
      return response;
    },
  };
}

/**
 * Asks again for the sources that may have changed. Returns all sources as they are now where each says the same as
 * before; `null` where one does not, or is not there.
 */
export async function recheckSources(
  sources: readonly PageSource[],
  context: SourceContext,
): Promise<readonly PageSource[] | null> {
  const mayDiffer = (source: PageSource) => !source.isTimeless || context.versions.isOutdated(source);
  const current: PageSource[] = [];
  try {
    for (let start = 0; start < sources.length; start += ASKED_TOGETHER) {
      const some = sources.slice(start, start + ASKED_TOGETHER);
      const asked = await Promise.all(
        some.map(async (source) => (mayDiffer(source) ? (await ask(source.request, context))[1] : source)),
      );
      if (!asked.every(({ digest }, index) => digest === some[index]?.digest)) return null;
      current.push(...asked);
    }
    return current;
  } catch {
    // Whoever renders the page then hears what is wrong.
    return null;
  }
}

async function ask(
  sent: ApiRequest,
  { transport, versions }: SourceContext,
): Promise<readonly [ApiResponse, PageSource]> {
  // Read before the call: content that changes meanwhile makes it outdated.
  const latest = versions.getLatest();
  const response = await transport(sent);
  const { stamp } = response;
  return [
    response,
    {
      ...{
        request: { ...sent, signal: undefined },
        digest: digestResponse(response),
        isTimeless: stamp !== undefined && stamp.maxAgeMs === undefined,
      },
      ...{ version: stamp ? stamp.version : latest, topics: stamp?.topics },
    },
  ];
}

/** Digests of responses that callers share, so that each is made once. */
const digests = new WeakMap<object, string>();

function digestResponse({ status, body }: ApiResponse): string {
  if (typeof body !== 'object' || body === null) return digest([status, body]);
  const known = digests.get(body);
  if (known !== undefined) return known;
  // Each response has a trace id of its own.
  const made = digest([status, { ...body, traceId: undefined }]);
  digests.set(body, made);
  return made;
}

function digest(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('base64');
}
