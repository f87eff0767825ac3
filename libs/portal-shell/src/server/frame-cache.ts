import { type ApiTransport, type Brand, createRenderStore, type FinishedQueries } from '@portal/data-access-api';
import { loadFrame } from '../frame/frame.loader';
import type { ContentVersions } from './content-versions';
import { type PageSource, recordSources } from './page-sources';

/** The data of what surrounds every page. */
export interface LoadedFrame {
  readonly queries: FinishedQueries;
  readonly sources: readonly PageSource[];
}

/** What a frame cache works with. */
export interface FrameCacheOptions {
  readonly transport: ApiTransport;
  readonly brand: Brand;
  readonly versions: Pick<ContentVersions, 'getLatest' | 'isOutdated' | 'isCurrent'>;
}

/** Keeps the data of what surrounds every page, which is the same for all of them. */
export interface FrameCache {
  /** Returns the frame as it is now; `undefined` where that is not known, which has it loaded in the background. */
  get(): LoadedFrame | undefined;
}

/** Creates the frame cache of a brand. It keeps a frame as long as its content has the same versions. */
export function createFrameCache(options: FrameCacheOptions): FrameCache {
  const { versions } = options;
  let kept: LoadedFrame | undefined;
  let isLoading = false;

  async function load(): Promise<void> {
    isLoading = true;
    kept = await loadOnce(options);
    isLoading = false;
  }

  const isRight = ({ sources }: LoadedFrame) =>
    versions.isCurrent() && sources.every((source) => source.isTimeless && !versions.isOutdated(source));

  return {
    get() {
      if (kept && isRight(kept)) return kept;
      if (!isLoading && versions.isCurrent()) void load();
      return undefined;
    },
  };
}

async function loadOnce({ transport, brand, versions }: FrameCacheOptions): Promise<LoadedFrame | undefined> {
  const recorder = recordSources({ transport, versions });
  const store = createRenderStore({ transport: recorder.transport });
  const place = { dispatch: store.dispatch, brand, params: {}, searchParams: new URLSearchParams() };
  await Promise.all(loadFrame(place));
  const { queries } = store.getState().api;
  const isComplete = Object.values(queries).every((query) => query?.status === 'fulfilled');
  return isComplete ? { queries, sources: recorder.sources } : undefined;
}
