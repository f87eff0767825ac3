import type { ContentDraft, ContentText, MainType } from '@portal/api-contract/community';
import { readStored, removeStored, writeStored } from '@portal/data-access-api';
import { type CallResult, type FormDraft, toSubmissionError } from '@portal/ui-forms';
import { EMPTY_TEXT, type TextValues, toContentText } from './content-text';

/** How often what was typed is saved on the server, in milliseconds (design: community). */
export const SAVE_MS = 10_000;

/** How far what was typed is kept: `saved` is said after the server's word alone. */
export type KeptState =
  | { readonly name: 'clean' | 'typing' | 'saving' }
  | { readonly name: 'saved'; readonly at: string }
  | { readonly name: 'failed'; readonly reason: string }
  | { readonly name: 'conflict'; readonly current: ContentDraft };

/** What a keeper works with. */
export interface KeeperOptions {
  readonly mainType: MainType;
  /** Whose browser keeps it: the next who logs in here is somebody else. */
  readonly account: string;
  /** The draft as the server has it; none for a new text. */
  readonly stored?: Pick<ContentDraft, 'draftId' | 'version' | 'text'> | undefined;
  readonly save: (content: {
    readonly mainType: MainType;
    readonly draftId?: string;
    readonly version?: number;
    readonly text: ContentText;
  }) => PromiseLike<CallResult<{ readonly draftId: string; readonly savedAt: string; readonly version: number }>>;
  readonly onState: (state: KeptState) => void;
}

/** Keeps what is typed: at once in this browser, and every ten seconds on the server. */
export interface ContentKeeper extends FormDraft {
  flush(): Promise<void>;
  /** Number of the draft on the server; nothing before it is saved there. */
  getDraftId(): string | undefined;
  /** What is kept, whole. */
  getText(): ContentText;
  /** Puts what is kept here in place of what another window or device has saved meanwhile. */
  override(current: ContentDraft): Promise<void>;
  /** Forgets what this browser keeps. */
  forget(): void;
}

type Edits = Partial<TextValues>;

/** Makes a keeper. Saves follow one another, each on top of the one before; where another has saved meanwhile, it stops. */
export function createContentKeeper({ mainType, account, stored, save, onState }: KeeperOptions): ContentKeeper {
  const start = stored?.text ?? EMPTY_TEXT;
  let { draftId, version }: Partial<Pick<ContentDraft, 'draftId' | 'version'>> = stored ?? {};
  const key = `community-text:${account}:${draftId ?? `new-${mainType}`}`;
  let edits: Edits = readEdits(key);
  let isWaiting = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();

  async function store(): Promise<void> {
    if (!isWaiting || isStopped) return;
    isWaiting = false;
    onState({ name: 'saving' });
    const { data, error } = await save({
      mainType,
      ...(draftId !== undefined && version !== undefined && { draftId, version }),
      text: toContentText(start, edits),
    });
    if (data) {
      ({ draftId, version } = data);
      if (!isWaiting) onState({ name: 'saved', at: data.savedAt });
      return;
    }
    isWaiting = true;
    const current = readConflict(error);
    isStopped = current !== undefined;
    onState(current ? { name: 'conflict', current } : { name: 'failed', reason: toSubmissionError(error).msg });
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(store);
    return last;
  }

  return {
    draft: Object.keys(edits).length > 0 ? edits : null,
    saveDraft(next) {
      edits = next as Edits;
      isWaiting = true;
      writeStored('local', key, JSON.stringify(edits));
      if (!isStopped) onState({ name: 'typing' });
      timer ??= setTimeout(() => void flush(), SAVE_MS);
    },
    clearDraft() {
      edits = {};
      removeStored('local', key);
    },
    flush,
    getDraftId: () => draftId,
    getText: () => toContentText(start, edits),
    override(current) {
      ({ draftId, version } = current);
      isStopped = false;
      isWaiting = true;
      return flush();
    },
    forget: () => removeStored('local', key),
  };
}

function readConflict(error: unknown): ContentDraft | undefined {
  return (error as { readonly current?: ContentDraft } | undefined)?.current;
}

function readEdits(key: string): Edits {
  const text = readStored('local', key);
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // Whatever is stored there is not ours: the same as nothing.
    return {};
  }
}
