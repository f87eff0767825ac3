import type {
  FaceState,
  generateFaceCenterUrl,
  IdentificationDetail,
  returnFromFace,
} from '@portal/api-contract/account';
import { REALNAME_LIMITS } from '@portal/api-contract/account';
import type { EndpointData } from '@portal/api-contract';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { isRecordId } from '../../platform/database/record-id';
import { HttpError } from '../../platform/http/http-error';
import type { DataProtection } from '../../platform/security/data-protection';
import { createSecret, hashSecret } from '../../platform/security/random-secret';
import type { Subject } from '../../platform/security/session-verifier';
import { findBrandPath } from '../users/users.read-model';
import { countAttempt } from './attempts';
import { advance, fail } from './element-check';
import type { EntranceReader } from './entrance';
import { hasReturned, openReturn, signReturn, useReturn } from './face-return';
import { describeFully, identifications, isIdentification } from './identifications.repository';
import { openIdentity } from './identity-form';
import type { BusinessSources } from './open-business';
import { faceSession, type FaceSessionRow, type IdentificationRow } from './realname.tables';
import { assertConsents } from './submissions';
import { type FaceProgress, type IdentityVerifier, VerifierUnreachableError } from './verifier/identity-verifier';

const LIFETIME_MS = REALNAME_LIMITS.faceMinutes * 60_000;
const KEPT_MS = 24 * 3_600_000;

/** How long a page waits for the provider. */
const PATIENCE_MS = 2500;

const STATES: Readonly<Record<FaceProgress, FaceState>> = { waiting: 0, scanned: 1, passed: 2, failed: 3 };
const EXPIRED: FaceState = 4;

export interface FacesOptions extends BusinessSources {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly entrance: EntranceReader;
  readonly verifier: Pick<IdentityVerifier, 'offers' | 'startFace' | 'readFace'>;
}

/** Compares faces with identities that were confirmed. */
export function createFaces(options: FacesOptions) {
  const { database, clock, protection, entrance, verifier, closingBlockers } = options;
  const { orm } = database;

  async function findSession(owner: Subject, sessionId: string): Promise<FaceSessionRow> {
    const isOwn = and(eq(faceSession.ownerId, owner.id), eq(faceSession.id, sessionId));
    const [row] = isRecordId(sessionId) ? await orm.select().from(faceSession).where(isOwn) : [];
    if (row === undefined) throw new HttpError(404);
    return row;
  }

  /** What the provider itself says of whom it was asked about, never what a page or a return claims. */
  async function readProgress(session: FaceSessionRow): Promise<FaceState> {
    const row = await identifications.find(orm, isIdentification(session.identificationId));
    const { name, number } = openIdentity(protection, row);
    const call = { reference: session.id, signal: AbortSignal.timeout(PATIENCE_MS) };
    const asked = { token: session.providerToken, name, idNumber: number };
    const progress = await withPatience(verifier.readFace(asked, call));
    const isOver = session.expiresAt <= clock() && (progress === 'waiting' || progress === 'scanned');
    return isOver ? EXPIRED : STATES[progress];
  }

  /** What has come of a face; rejects with 409 while nothing has. */
  async function readResult(session: FaceSessionRow): Promise<FaceState> {
    const state = await readProgress(session);
    if (state === EXPIRED) throw new HttpError(409, '二维码已过期，请重新获取');
    if (state !== STATES.passed && state !== STATES.failed) throw new HttpError(409, '刷脸尚未完成');
    return state;
  }

  /** Ends a locked verification by what has come of its face. */
  function settle(runner: QueryRunner, row: IdentificationRow, state: FaceState): Promise<IdentificationRow> {
    const at = clock();
    if (state === STATES.passed) return advance({ runner, closingBlockers }, row, { provenAt: at }, at);
    return fail(runner, row, { reason: '人脸比对未通过，请重试或改用其他方式' }, at);
  }

  return {
    async start(owner: Subject, id: string, origin: string): Promise<EndpointData<typeof generateFaceCenterUrl>> {
      await identifications.find(orm, isIdentification(id, owner));
      await entrance.assertOpen('thirdParty');
      if (!verifier.offers.face) throw new HttpError(409, '刷脸认证暂未开放，请改用其他方式');
      const [sessionId, code, at] = [randomUUID(), createSecret(), clock()];
      const expiresAt = new Date(at.getTime() + LIFETIME_MS);
      const row = await database.transaction(async (runner) => {
        await lockOwner(runner, 'identification', owner.id);
        await assertConsents(runner, owner, ['face']);
        const waiting = assertWaiting(await identifications.lock(runner, isIdentification(id, owner)));
        await countAttempt(runner, { kind: 'face', ownerId: owner.id, at });
        // One code is good at a time.
        await runner
          .delete(faceSession)
          .where(and(eq(faceSession.identificationId, id), inArray(faceSession.state, ['waiting', 'scanned'])));
        await runner.insert(faceSession).values({
          ...{ id: sessionId, identificationId: id, ownerId: owner.id, state: 'waiting', createdAt: at, expiresAt },
          codeHash: hashSecret(code),
        });
        return waiting;
      });
      const { name, number } = openIdentity(protection, row);
      const site = origin + (await findBrandPath(orm, owner.id));
      const page = `${site}/face-telephone`;
      const returnTicket = signReturn(protection, {
        id: sessionId,
        identificationId: id,
        ownerId: owner.id,
        expiresAt,
      });
      const urls = { pageUrl: `${page}?ticket=${code}`, returnUrl: `${page}?returnTicket=${returnTicket}` };
      const face = { name, idNumber: number, ...urls };
      const call = { reference: sessionId, signal: AbortSignal.timeout(PATIENCE_MS) };
      const { url, token } = await withPatience(verifier.startFace(face, call));
      await orm.update(faceSession).set({ providerToken: token }).where(eq(faceSession.id, sessionId));
      return { sessionId, url, expireAt: toChinaTime(expiresAt) };
    },

    async getStatus(owner: Subject, sessionId: string) {
      const session = await findSession(owner, sessionId);
      return { state: await readProgress(session), expireAt: toChinaTime(session.expiresAt) };
    },

    async finish(owner: Subject, sessionId: string): Promise<IdentificationDetail> {
      const session = await findSession(owner, sessionId);
      const state = await readResult(session);
      return database.transaction(async (runner) => {
        const row = await identifications.lock(runner, isIdentification(session.identificationId, owner));
        // The telephone that came back has ended it before.
        const isEnded = !isWaiting(row) && (await hasReturned(runner, session));
        const ended = isEnded ? row : await settle(runner, assertWaiting(row), state);
        return describeFully(runner, protection, ended);
      });
    },

    /** Takes what a telephone comes back with from the provider, once, and asks the provider what has come of it. */
    async takeReturn(returnTicket: string): Promise<EndpointData<typeof returnFromFace>> {
      const session = await openReturn(orm, protection, returnTicket);
      const state = await readResult(session);
      await database.transaction(async (runner) => {
        const row = await identifications.lock(runner, isIdentification(session.identificationId));
        await useReturn(runner, session, clock());
        // The page that waits may have been first.
        if (isWaiting(row)) await settle(runner, row, state);
      });
      return { state };
    },

    async purgeOld(now: Date): Promise<void> {
      await orm.delete(faceSession).where(lt(faceSession.createdAt, new Date(now.getTime() - KEPT_MS)));
    },
  };
}

/** Compares faces. */
export type Faces = ReturnType<typeof createFaces>;

/** Whether a verification waits for a face. */
function isWaiting({ state, proof, elementsAt, provenAt }: IdentificationRow): boolean {
  return state === 2 && proof === 'face' && elementsAt !== null && provenAt === null;
}

/** Rejects with 409 a verification that does not wait for a face. */
function assertWaiting(row: IdentificationRow): IdentificationRow {
  if (!isWaiting(row)) throw new HttpError(409, '姓名与证件号码核验通过后才能刷脸');
  return row;
}

/** A provider that is away is told as that, with another way. */
function withPatience<Result>(asking: Promise<Result>): Promise<Result> {
  return asking.catch((error: unknown) => {
    if (error instanceof VerifierUnreachableError)
      throw new HttpError(503, '刷脸服务暂时不可用，请稍后再试或改用其他方式');
    throw error;
  });
}
