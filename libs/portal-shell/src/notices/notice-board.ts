import type { ApiError } from '@portal/data-access-api';

/** A message to the visitor. */
export interface Notice {
  readonly id: number;
  readonly message: string;
  readonly traceId: string;
}

/** The one place where errors of calls are shown. */
export interface NoticeBoard {
  readonly report: (error: ApiError) => void;
  readonly dismiss: (id: number) => void;
  readonly getNotices: () => readonly Notice[];
  readonly subscribe: (listener: () => void) => () => void;
}

const MAX_NOTICES = 3;

/** Errors that a form shows beside its fields, with the server's own words. */
const FORM_CODES = new Set(['409', '422', '429']);

/** Creates the board of a running portal. A message that is on it already is not repeated. */
export function createNoticeBoard(): NoticeBoard {
  const listeners = new Set<() => void>();
  let notices: readonly Notice[] = [];
  let lastId = 0;

  function publish(next: readonly Notice[]): void {
    notices = next;
    listeners.forEach((listener) => listener());
  }

  return {
    report({ code, message, traceId }) {
      if (FORM_CODES.has(code) || notices.some((notice) => notice.message === message)) return;
      lastId += 1;
      publish([...notices, { id: lastId, message, traceId }].slice(-MAX_NOTICES));
    },
    dismiss: (id) => publish(notices.filter((notice) => notice.id !== id)),
    getNotices: () => notices,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
