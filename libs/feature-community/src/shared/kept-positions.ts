import { type AppDispatch, isLoggedIn, readSession, readStored, writeStored } from '@portal/data-access-api';
import { communityOwnApi } from '@portal/data-access-api/community';

/** From when videos alone had positions. */
const KEY = 'video-positions';
const MAX_ITEMS = 50;

const { getProgress, saveVisit } = communityOwnApi.endpoints;

/** Where a reader stops in an item, in seconds of a video or per cent of a text. */
export interface KeptPosition {
  /** Where they have stopped before; 0 for the start. */
  readonly read: () => Promise<number>;
  /** Keeps where they stop; 0 once something was seen to its end. */
  readonly keep: (position: number) => Promise<void>;
}

/**
 * Opens the position of whoever is there now: of members in their history, on every device, of visitors in this browser. Once somebody
 * else is there, after a login or a logout, nothing is kept.
 */
export function openPosition(dispatch: AppDispatch, mid: string): KeptPosition {
  const owner = findMember();
  return {
    async read() {
      if (owner === undefined) return readPositions().find(([id]) => id === mid)?.[1] ?? 0;
      const call = dispatch(getProgress.initiate({ targetId: mid }, { forceRefetch: true }));
      const { data } = await call;
      call.unsubscribe();
      return data?.progress ?? 0;
    },
    async keep(position) {
      if (findMember() !== owner) return;
      if (owner !== undefined) {
        // A film plays and a text is read as well where it cannot be kept.
        await dispatch(saveVisit.initiate({ targetId: mid, progress: position }, { track: false }));
        return;
      }
      const others = readPositions().filter(([id]) => id !== mid);
      const kept = position === 0 ? others : [[mid, position], ...others];
      writeStored('local', KEY, JSON.stringify(kept.slice(0, MAX_ITEMS)));
    },
  };
}

/** Account of the member who is logged in; `undefined` for visitors. */
function findMember(): string | undefined {
  const session = readSession();
  return isLoggedIn(session) ? session.userInfo?.account : undefined;
}

function readPositions(): (readonly [mid: string, position: number])[] {
  try {
    const stored: unknown = JSON.parse(readStored('local', KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    // Whatever is stored there is not ours: the same as nothing.
    return [];
  }
}

function isPosition(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
