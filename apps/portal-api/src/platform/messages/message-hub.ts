import type { UnreadCounts } from '@portal/api-contract/account';
import type { EventStream } from '../http/raw-response';
import { HttpError, rejectHaste } from '../http/http-error';
import type { Subject } from '../security/session-verifier';

/** Most streams of one user, with a few windows on several devices, and in all; one too many asks now and then instead. */
export const MAX_PER_USER = 8;
const MAX_STREAMS = 2000;

/** Changes that come together are told of once. */
const DEBOUNCE_MS = 200;

/** How often sessions are looked at again, and counts too: a notification can be lost. */
const CHECK_MS = 60_000;

const RETRY_S = 60;

interface Listener {
  readonly subject: Subject;
  readonly stream: EventStream;
  readonly isStillAllowed: () => Promise<boolean>;
}

export interface MessageHubOptions {
  readonly countUnread: (ownerId: string) => Promise<UnreadCounts>;
  readonly onFailure: (error: unknown) => void;
}

/** Everybody of this process who listens for messages. */
export interface MessageHub {
  /** Rejects a caller for whom there is no room. */
  assertRoom(subject: Subject): void;
  /** Tells a caller how many messages are unread, now and after each change, until the returned function is called. */
  open(listener: Listener): () => void;
  /** Somebody's messages have changed, here or in another process. */
  noteChange(ownerId: string): void;
  /** A session has ended, here or in another process. */
  endSession(sessionId: string): void;
  countStreams(): number;
  /** Ends every stream, before the server stops. */
  close(): void;
}

export function createMessageHub({ countUnread, onFailure }: MessageHubOptions): MessageHub {
  const byOwner = new Map<string, Set<Listener>>();
  const pending = new Map<string, NodeJS.Timeout>();
  let total = 0;
  let isClosed = false;

  async function tell(ownerId: string): Promise<void> {
    try {
      const unread = await countUnread(ownerId);
      for (const { stream } of byOwner.get(ownerId) ?? []) stream.send({ unread });
    } catch (error) {
      // The next change or the next check tells of it.
      onFailure(error);
    }
  }

  function plan(ownerId: string): void {
    if (pending.has(ownerId) || !byOwner.has(ownerId)) return;
    const timer = setTimeout(() => {
      pending.delete(ownerId);
      void tell(ownerId);
    }, DEBOUNCE_MS);
    timer.unref();
    pending.set(ownerId, timer);
  }

  async function check(listener: Listener): Promise<void> {
    const isAllowed = await listener.isStillAllowed().catch((error: unknown) => {
      onFailure(error);
      return true;
    });
    if (!isAllowed) listener.stream.end();
  }

  const checks = setInterval(() => {
    for (const [ownerId, listeners] of byOwner) {
      for (const listener of listeners) void check(listener);
      plan(ownerId);
    }
  }, CHECK_MS);
  checks.unref();

  const hasRoom = ({ id }: Subject) => total < MAX_STREAMS && (byOwner.get(id)?.size ?? 0) < MAX_PER_USER;

  return {
    assertRoom(subject) {
      if (isClosed || total >= MAX_STREAMS) throw new HttpError(503);
      if (!hasRoom(subject)) throw rejectHaste(RETRY_S);
    },
    open(listener) {
      const { subject, stream } = listener;
      // Others may have come between the look and this.
      if (isClosed || !hasRoom(subject)) {
        stream.end();
        return () => undefined;
      }
      const listeners = byOwner.get(subject.id) ?? new Set();
      byOwner.set(subject.id, listeners.add(listener));
      total += 1;
      void tell(subject.id);
      return () => {
        if (!listeners.delete(listener)) return;
        total -= 1;
        if (listeners.size === 0) byOwner.delete(subject.id);
      };
    },
    noteChange: plan,
    endSession(sessionId) {
      for (const listeners of byOwner.values()) {
        for (const { subject, stream } of listeners) if (subject.sessionId === sessionId) stream.end();
      }
    },
    countStreams: () => total,
    close() {
      isClosed = true;
      clearInterval(checks);
      for (const timer of pending.values()) clearTimeout(timer);
      for (const listeners of byOwner.values()) for (const { stream } of listeners) stream.end();
    },
  };
}
