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
  readonly stored?: ContentDraft | undefined;
  readonly save: (content: {
    readonly mainType: MainType;
    readonly draftId?: string;
    readonly version?: number;
    readonly text: ContentText;
  }) => PromiseLike<CallResult<{ readonly draftId: string; readonly savedAt: string; readonly version: number }>>;
  readonly onState: (state: KeptState) => void;
  /** Hears the number of a new draft once the server has it, as long as the author is there. */
  readonly onCreated?: ((draftId: string) => void) | undefined;
}

/** Keeps what is typed: at once in this browser, and every ten seconds on the server. */
export interface ContentKeeper extends FormDraft {
  /** How far what an earlier visit left behind is kept. */
  readonly begin: KeptState;
  flush(): Promise<void>;
  /** Saves a last time what waits, and tries no more. */
  leave(): void;
  /** Number of the draft on the server; nothing before it is saved there. */
  getDraftId(): string | undefined;
  /** Whether the server has what is kept here, and nothing else. */
  isSaved(): boolean;
  /** What is kept, whole. */
  getText(): ContentText;
  /** Puts what is kept here in place of what another window or device has saved meanwhile. */
  override(current: ContentDraft): Promise<void>;
  /** Forgets what this browser keeps. */
  forget(): void;
}

type Edits = Partial<TextValues>;

/** What this browser keeps until the server has it. */
interface LocalText {
  /** Version that the server had when it was typed; none for a new text. */
  readonly version?: number | undefined;
  readonly edits: Edits;
}

/**
 * Makes a keeper. Saves follow one another, each on top of the one before, and are tried again until they are taken;
 * where another has saved meanwhile, or before what was left here was saved, it stops.
 */
export function createContentKeeper(options: KeeperOptions): ContentKeeper {
  const { mainType, account, stored, save, onState, onCreated } = options;
  const start = stored?.text ?? EMPTY_TEXT;
  let { draftId, version }: Partial<Pick<ContentDraft, 'draftId' | 'version'>> = stored ?? {};
  const toKey = () => `community-text:${account}:${draftId ?? `new-${mainType}`}`;
  const left = readLocal(toKey());
  let edits = left?.edits ?? {};
  let isWaiting = left !== undefined;
  let isStopped = left !== undefined && left.version !== version;
  let isOpen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();

  const keepLocal = () => writeStored('local', toKey(), JSON.stringify({ version, edits } satisfies LocalText));
  const plan = () => void (timer ??= setTimeout(() => void flush(), SAVE_MS));

  function pause(): void {
    clearTimeout(timer);
    timer = undefined;
  }

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
      const isNew = draftId === undefined;
      removeStored('local', toKey());
      ({ draftId, version } = data);
      if (isNew && isOpen) onCreated?.(draftId);
      // What was typed meanwhile stands on what was saved.
      if (isWaiting) keepLocal();
      else onState({ name: 'saved', at: data.savedAt });
      return;
    }
    isWaiting = true;
    const current = readConflict(error);
    isStopped = current !== undefined;
    onState(current ? { name: 'conflict', current } : { name: 'failed', reason: toSubmissionError(error).msg });
    if (isOpen && !isStopped) plan();
  }

  function flush(): Promise<void> {
    pause();
    last = last.then(store);
    return last;
  }

  function wait(): void {
    isOpen = true;
    isWaiting = true;
    if (!isStopped) onState({ name: 'typing' });
    plan();
  }

  return {
    draft: Object.keys(edits).length > 0 ? edits : null,
    begin: isStopped && stored ? { name: 'conflict', current: stored } : { name: isWaiting ? 'typing' : 'clean' },
    saveDraft(next) {
      edits = next as Edits;
      keepLocal();
      wait();
    },
    clearDraft() {
      edits = {};
      isStopped = false;
      removeStored('local', toKey());
      // The server may have what is not typed any more.
      if (draftId !== undefined) return wait();
      isWaiting = false;
      pause();
    },
    flush,
    leave() {
      isOpen = false;
      void flush();
    },
    getDraftId: () => draftId,
    isSaved: () => draftId !== undefined && !isWaiting && !isStopped,
    getText: () => toContentText(start, edits),
    override(current) {
      ({ draftId, version } = current);
      isStopped = false;
      isWaiting = true;
      return flush();
    },
    forget() {
      isWaiting = false;
      pause();
      removeStored('local', toKey());
    },
  };
}

function readConflict(error: unknown): ContentDraft | undefined {
  return (error as { readonly current?: ContentDraft } | undefined)?.current;
}

function readLocal(key: string): LocalText | undefined {
  const text = readStored('local', key);
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const isLocal = typeof value === 'object' && value !== null && 'edits' in value && typeof value.edits === 'object';
    return isLocal && value.edits !== null ? (value as LocalText) : undefined;
  } catch {
    // Whatever is stored there is not ours: the same as nothing.
    return undefined;
  }
}
