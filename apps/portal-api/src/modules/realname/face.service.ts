import type { FaceState, generateFaceCenterUrl, IdentificationDetail } from '@portal/api-contract/account';
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
  /** Absent where there is no provider. */
  readonly verifier: IdentityVerifier | undefined;
}

/** Compares faces with identities that were confirmed. */
export function createFaces(options: FacesOptions) {
  const { database, clock, protection, entrance, verifier, closingBlockers } = options;
  const { orm } = database;

  /** A verification that waits for a face, locked; rejects with 409 one that does not. */
  async function lockWaiting(runner: QueryRunner, owner: Subject, id: string): Promise<IdentificationRow> {
    const row = await identifications.lock(runner, isIdentification(id, owner));
    const isWaiting = row.state === 2 && row.proof === 'face' && row.elementsAt !== null && row.provenAt === null;
    if (!isWaiting) throw new HttpError(409, '姓名与证件号码核验通过后才能刷脸');
    return row;
  }

  async function findSession(owner: Subject, sessionId: string): Promise<FaceSessionRow> {
    const isOwn = and(eq(faceSession.ownerId, owner.id), eq(faceSession.id, sessionId));
    const [row] = isRecordId(sessionId) ? await orm.select().from(faceSession).where(isOwn) : [];
    if (row === undefined) throw new HttpError(404);
    return row;
  }

  function requireVerifier(): IdentityVerifier {
    if (verifier === undefined) throw new HttpError(409, '刷脸认证暂未开放，请改用其他方式');
    return verifier;
  }

  /** What the provider itself says, never what a page or a callback claims. */
  async function readProgress(session: FaceSessionRow): Promise<FaceState> {
    const call = { reference: session.id, signal: AbortSignal.timeout(PATIENCE_MS) };
    const progress = await withPatience(requireVerifier().readFace(session.providerToken, call));
    const isOver = session.expiresAt <= clock() && (progress === 'waiting' || progress === 'scanned');
    return isOver ? EXPIRED : STATES[progress];
  }

  return {
    async start(owner: Subject, id: string, origin: string): Promise<EndpointData<typeof generateFaceCenterUrl>> {
      await identifications.find(orm, isIdentification(id, owner));
      await entrance.assertOpen('thirdParty');
      const provider = requireVerifier();
      const [sessionId, code, at] = [randomUUID(), createSecret(), clock()];
      const expiresAt = new Date(at.getTime() + LIFETIME_MS);
      const row = await database.transaction(async (runner) => {
        await lockOwner(runner, 'identification', owner.id);
        await assertConsents(runner, owner, ['face']);
        const waiting = await lockWaiting(runner, owner, id);
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
      const face = { name, idNumber: number, pageUrl: `${site}/face-telephone?ticket=${code}` };
      const call = { reference: sessionId, signal: AbortSignal.timeout(PATIENCE_MS) };
      const { url, token } = await withPatience(provider.startFace(face, call));
      await orm.update(faceSession).set({ providerToken: token }).where(eq(faceSession.id, sessionId));
      return { sessionId, url, expireAt: toChinaTime(expiresAt) };
    },

    async getStatus(owner: Subject, sessionId: string) {
      const session = await findSession(owner, sessionId);
      return { state: await readProgress(session), expireAt: toChinaTime(session.expiresAt) };
    },

    async finish(owner: Subject, sessionId: string): Promise<IdentificationDetail> {
      const session = await findSession(owner, sessionId);
      const state = await readProgress(session);
      if (state === EXPIRED) throw new HttpError(409, '二维码已过期，请重新获取');
      if (state !== STATES.passed && state !== STATES.failed) throw new HttpError(409, '刷脸尚未完成');
      return database.transaction(async (runner) => {
        const row = await lockWaiting(runner, owner, session.identificationId);
        const at = clock();
        const reason = '人脸比对未通过，请重试或改用其他方式';
        const ended =
          state === STATES.passed
            ? advance({ runner, closingBlockers }, row, { provenAt: at }, at)
            : fail(runner, row, { reason }, at);
        return describeFully(runner, protection, await ended);
      });
    },

    async purgeOld(now: Date): Promise<void> {
      await orm.delete(faceSession).where(lt(faceSession.createdAt, new Date(now.getTime() - KEPT_MS)));
    },
  };
}

/** Compares faces. */
export type Faces = ReturnType<typeof createFaces>;

/** A provider that is away is told as that, with another way. */
function withPatience<Result>(asking: Promise<Result>): Promise<Result> {
  return asking.catch((error: unknown) => {
    if (error instanceof VerifierUnreachableError)
      throw new HttpError(503, '刷脸服务暂时不可用，请稍后再试或改用其他方式');
    throw error;
  });
}
