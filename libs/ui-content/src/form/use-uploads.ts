import type { StoredFile } from '@portal/api-contract';
import { useEffect, useRef, useState } from 'react';

/** Calls that store files. */
export interface UploadCalls {
  /** Stores a file; rejects with an `Error` whose message is shown, and where the signal ends it. */
  readonly store: (file: File, watch: UploadWatch) => Promise<StoredFile>;
  /** Removes a stored file that nothing refers to yet. */
  readonly remove: (id: string) => Promise<void>;
}

/** How a file on its way is followed and stopped; the share that has left is from 0 to 1. */
export interface UploadWatch {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** A file on its way, or one that was not taken. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** How much of it has left, in whole percent. */
  readonly percent: number;
  /** Why it was not taken; empty while it is on its way. */
  readonly failure: string;
}

/** Files that are being stored, each on its own; what is left of them ends with the component. */
export function useUploads({ store, remove }: UploadCalls, onStored: (file: StoredFile) => void) {
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

  function update(key: number, part: Partial<Upload>): void {
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }

  async function send(key: number, file: File): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(key, controller);
    setStatus(`正在上传 ${file.name}`);
    const onProgress = (share: number) => update(key, { percent: Math.floor(share * 100) });
    try {
      const stored = await store(file, { onProgress, signal });
      if (signal.aborted) {
        await remove(stored.id);
        return;
      }
      drop(key);
      setStatus(`${file.name} 已上传`);
      listener.current(stored);
    } catch (reason) {
      // Whoever cancelled knows.
      if (signal.aborted) return;
      update(key, { failure: (reason as Error).message });
      setStatus(`${file.name} 上传失败`);
    }
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
      const key = lastKey.current;
      setUploads((known) => [...known, { key, file, percent: 0, failure: '' }]);
      void send(key, file);
    },
    /** Sends a file again that was not taken. */
    retry: ({ key, file }: Upload) => {
      update(key, { percent: 0, failure: '' });
      void send(key, file);
    },
    /** Ends a file's way, or forgets one that was not taken. */
    cancel: ({ key, file, failure }: Upload) => {
      running.current.get(key)?.abort();
      drop(key);
      setStatus(`${failure ? '已移除' : '已取消上传'} ${file.name}`);
    },
  };
}
