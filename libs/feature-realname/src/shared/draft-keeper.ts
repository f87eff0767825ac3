import type { IdentificationDraft } from '@portal/api-contract/account';
import { type CallResult, type FormDraft, toSubmissionError } from '@portal/ui-forms';
import { type DraftContent, toDraftContent, toFormValues } from './draft-values';

/** How long nothing is typed before a draft is saved, in milliseconds. */
const PAUSE_MS = 800;

/** Calls that keep a draft on the server. */
export interface DraftCalls {
  readonly save: (
    content: DraftContent & { readonly version: string | null },
  ) => PromiseLike<CallResult<IdentificationDraft>>;
  readonly remove: () => PromiseLike<CallResult<null>>;
  /** Hears why a draft could not be kept; empty once it could. */
  readonly onProblem: (msg: string) => void;
}

/** Keeps a draft. */
export interface DraftKeeper extends FormDraft {
  /** Saves what waits, without a pause. */
  flush(): Promise<void>;
}

/**
 * Keeps what is typed on the server, where it is sealed, and nowhere in the browser (design: real-name): after a pause,
 * one save after the other, each on top of the one before. Where another window has saved meanwhile, it stops.
 */
export function createDraftKeeper(stored: IdentificationDraft | null, calls: DraftCalls): DraftKeeper {
  let version = stored?.version ?? null;
  let waiting: object | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let last = Promise.resolve();

  async function save(): Promise<void> {
    if (waiting === undefined || isStopped) return;
    const content = toDraftContent(waiting);
    waiting = undefined;
    const { data, error } = await calls.save({ version, ...content });
    if (data) version = data.version;
    const { code, msg } = error ? toSubmissionError(error) : { code: '', msg: '' };
    isStopped = code === '409';
    calls.onProblem(msg);
  }

  async function remove(): Promise<void> {
    if (version === null || isStopped) return;
    version = null;
    const { error } = await calls.remove();
    calls.onProblem(error ? toSubmissionError(error).msg : '');
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    last = last.then(save);
    return last;
  }

  return {
    draft: stored && toFormValues(stored),
    saveDraft(edits) {
      waiting = edits;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    clearDraft() {
      clearTimeout(timer);
      waiting = undefined;
      last = last.then(remove);
    },
    flush,
  };
}
