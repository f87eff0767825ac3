import { and, eq, isNull } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { HttpError } from '../../platform/http/http-error';
import type { DataProtection } from '../../platform/security/data-protection';
import { isSameSecret } from '../../platform/security/is-same-secret';
import { faceSession, type FaceSessionRow } from './realname.tables';

/** What the signature vouches for. */
type SignedFace = Pick<FaceSessionRow, 'id' | 'identificationId' | 'ownerId' | 'expiresAt'>;

/** What a telephone comes back with: the id of its face, signed for one verification, its owner and its end. */
export function signReturn(protection: DataProtection, face: SignedFace): string {
  const { id, identificationId, ownerId, expiresAt } = face;
  const claims = ['face-return', id, identificationId, ownerId, expiresAt.toISOString()];
  return `${id}.${protection.fingerprint(claims.join('|'))}`;
}

/** The face that a telephone comes back from. Rejects with 404 what was not signed here, is used up or is no longer kept. */
export async function openReturn(
  orm: QueryRunner,
  protection: DataProtection,
  returnTicket: string,
): Promise<FaceSessionRow> {
  const [id = ''] = returnTicket.split('.');
  const [face] = isRecordId(id) ? await orm.select().from(faceSession).where(eq(faceSession.id, id)) : [];
  if (face === undefined || !isSameSecret(returnTicket, signReturn(protection, face)))
    throw new HttpError(404, '链接无效，请回到原页面查看结果');
  if (face.returnedAt !== null) throw usedUp();
  return face;
}

/** Uses a return up: the first that comes. Rejects with 404 all that follow. */
export async function useReturn(runner: QueryRunner, { id }: FaceSessionRow, at: Date): Promise<void> {
  const isUnused = and(eq(faceSession.id, id), isNull(faceSession.returnedAt));
  const used = await runner.update(faceSession).set({ returnedAt: at }).where(isUnused).returning();
  if (used.length === 0) throw usedUp();
}

/** Whether the telephone has come back from a face. */
export async function hasReturned(runner: QueryRunner, { id }: FaceSessionRow): Promise<boolean> {
  const [face] = await runner.select().from(faceSession).where(eq(faceSession.id, id));
  return face !== undefined && face.returnedAt !== null;
}

const usedUp = () => new HttpError(404, '链接已使用，请回到原页面查看结果');
