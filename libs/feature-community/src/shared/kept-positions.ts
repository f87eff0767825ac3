import { type AppDispatch, isLoggedIn, readSession, readStored, writeStored } from '@portal/data-access-api';
import { communityOwnApi } from '@portal/data-access-api/community';

/** From when videos alone had positions. */
const KEY = 'video-positions';
const MAX_ITEMS = 50;

const { getProgress, saveVisit } = communityOwnApi.endpoints;

/** Where the reader has stopped, in seconds of a video or per cent of a text: members by their history, on every device, visitors in this browser. */
export async function readPosition(dispatch: AppDispatch, mid: string): Promise<number> {
  if (!isLoggedIn(readSession())) return readPositions().find(([id]) => id === mid)?.[1] ?? 0;
  const call = dispatch(getProgress.initiate({ targetId: mid }, { forceRefetch: true }));
  const { data } = await call;
  call.unsubscribe();
  return data?.progress ?? 0;
}

/** Keeps it, for members in their history; 0 once something was seen to its end. */
export async function keepPosition(dispatch: AppDispatch, mid: string, position: number): Promise<void> {
  if (isLoggedIn(readSession())) {
    // A film plays and a text is read as well where it cannot be kept.
    await dispatch(saveVisit.initiate({ targetId: mid, progress: position }, { track: false }));
    return;
  }
  const others = readPositions().filter(([id]) => id !== mid);
  const kept = position === 0 ? others : [[mid, position], ...others];
  writeStored('local', KEY, JSON.stringify(kept.slice(0, MAX_ITEMS)));
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
