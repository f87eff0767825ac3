import type { StoredFile } from '@portal/api-contract';
import { useEffect, useRef, useState } from 'react';
import { formatSize } from '@portal/ui-kit';
import { isLargePicture, isPicture } from './large-picture';

/** Calls that store files. */
export interface UploadCalls {
  /** Stores a file; rejects with an `UploadFailure`, and where the signal ends it. */
  readonly store: (file: File, watch: UploadWatch) => Promise<StoredFile>;
  /** Removes a stored file that nothing refers to yet. */
  readonly remove: (id: string) => Promise<void>;
  /** Hears whether there are files that would be stored if the page stayed open. */
  readonly onPending?: (isPending: boolean) => void;
}

/** Why a file was not stored, in words that are shown. */
export interface UploadFailure extends Error {
  /** The file itself was rejected: sending it again ends the same way. */
  readonly isRejected?: boolean;
}

/** How a file on its way is followed and stopped; the share that has left is from 0 to 1. */
export interface UploadWatch {
  readonly onProgress: (share: number) => void;
  /** Said by what goes on by itself: the browser has no network, or has one again. */
  readonly onOffline: (isOffline: boolean) => void;
  readonly signal: AbortSignal;
}

/** A file on its way, or one that was not taken. */
export interface Upload {
  readonly key: number;
  /** As it is sent: a large picture is made smaller first. */
  readonly file: File;
  /** Size of the file that was chosen, in bytes. */
  readonly chosenSize: number;
  /** `failed` may be sent again; a file that was `rejected` ends the same way whenever it is sent. */
  readonly state: 'shrinking' | 'sending' | 'failed' | 'rejected';
  /** How much of it has left, in whole percent. */
  readonly percent: number;
  /** It waits for a network, and goes on by itself. */
  readonly isOffline: boolean;
  /** Why it was not taken; empty while it is on its way. */
  readonly failure: string;
}

const MEGABYTE = 1024 * 1024;

/**
 * Files that are being stored, each on its own; what is left of them ends with the component. Pictures above 4 MB are
 * made smaller before; what is larger than `largest`, in bytes, after that is not sent.
 */
export function useUploads(
  { store, remove, onPending }: UploadCalls,
  onStored: (file: StoredFile, upload: Upload) => void,
  largest = Infinity,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [status, setStatus] = useState('');
  const lastKey = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  // A file may take longer than the form stays as it was.
  const listener = useRef(onStored);
  useEffect(() => {
    listener.current = onStored;
  });
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  const isPending = uploads.some(({ state }) => state !== 'rejected');
  useEffect(() => {
    if (!isPending) return undefined;
    onPending?.(true);
    return () => onPending?.(false);
  }, [isPending, onPending]);

  function update(key: number, part: Partial<Upload>): void {
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }

  function start(key: number): AbortSignal {
    const controller = new AbortController();
    running.current.set(key, controller);
    return controller.signal;
  }

  async function shrinkAndSend(chosen: Upload): Promise<void> {
    const signal = start(chosen.key);
    setStatus(`正在压缩 ${chosen.file.name}`);
    const file = await shrink(chosen.file);
    if (signal.aborted) return;
    if (file.size > largest) {
      reject(chosen, `文件不能超过${largest / MEGABYTE} MB`);
      return;
    }
    update(chosen.key, { file, state: 'sending' });
    await send({ ...chosen, file });
  }

  async function send(upload: Upload): Promise<void> {
    const { key, file } = upload;
    const signal = start(key);
    setStatus(`正在上传 ${file.name} ${describeShrinking(upload)}`.trim());
    const onProgress = (share: number) => update(key, { percent: Math.floor(share * 100) });
    const onOffline = (isOffline: boolean) => {
      update(key, { isOffline });
      setStatus(isOffline ? `网络已断开，恢复后继续上传 ${file.name}` : `继续上传 ${file.name}`);
    };
    try {
      const stored = await store(file, { onProgress, onOffline, signal });
      if (signal.aborted) {
        await remove(stored.id);
        return;
      }
      drop(key);
      setStatus(`${file.name} 已上传`);
      listener.current(stored, upload);
    } catch (reason) {
      // Whoever cancelled knows.
      if (signal.aborted) return;
      const { message, isRejected } = reason as UploadFailure;
      if (isRejected) {
        await sendSmaller(upload, message);
        return;
      }
      update(key, { state: 'failed', failure: message });
      setStatus(`${file.name} 上传失败`);
    }
  }

  // Only the server counts pixels: a picture that has too many of them is rejected however small its file is.
  async function sendSmaller(rejected: Upload, failure: string): Promise<void> {
    const isNew = isPicture(rejected.file.name) && rejected.file.size === rejected.chosenSize;
    const signal = start(rejected.key);
    if (isNew) update(rejected.key, { state: 'shrinking' });
    const file = isNew ? await shrink(rejected.file) : rejected.file;
    if (signal.aborted) return;
    if (file === rejected.file) {
      reject(rejected, failure);
      return;
    }
    update(rejected.key, { file, state: 'sending', percent: 0 });
    await send({ ...rejected, file });
  }

  function reject({ key, file }: Upload, failure: string): void {
    update(key, { state: 'rejected', failure });
    setStatus(`${file.name} 不符合要求`);
  }

  function drop(key: number): void {
    running.current.delete(key);
    setUploads((known) => known.filter((upload) => upload.key !== key));
  }

  return {
    uploads,
    /** What happened last, for those who do not see it. */
    status,
    /** Begins to store a file. */
    add: (file: File) => {
      lastKey.current += 1;
      const isLarge = isLargePicture(file);
      const upload: Upload = {
        ...{ key: lastKey.current, file, chosenSize: file.size, percent: 0, failure: '' },
        ...{ isOffline: false },
        state: isLarge ? 'shrinking' : 'sending',
      };
      setUploads((known) => [...known, upload]);
      void (isLarge ? shrinkAndSend(upload) : send(upload));
    },
    /** Sends a file again that was not taken. */
    retry: (upload: Upload) => {
      update(upload.key, { state: 'sending', percent: 0, failure: '' });
      void send(upload);
    },
    /** Ends a file's way, or removes one that was rejected. */
    cancel: ({ key, file, failure }: Upload) => {
      running.current.get(key)?.abort();
      drop(key);
      setStatus(`${failure ? '已删除' : '已取消上传'} ${file.name}`);
    },
  };
}

/** What was done to a picture before it was sent, e.g. `已压缩：8.2 MB → 2.1 MB`; empty where nothing was. */
export function describeShrinking({ file, chosenSize }: Upload): string {
  return file.size < chosenSize ? `已压缩：${formatSize(chosenSize)} → ${formatSize(file.size)}` : '';
}

async function shrink(file: File): Promise<File> {
  try {
    const { shrinkPicture } = await import('./shrink-picture');
    return await shrinkPicture(file);
  } catch {
    // Whether a picture that this browser cannot read is one is for the server to say.
    return file;
  }
}
