import type { EndpointData } from '@portal/api-contract';
import type { playTelephone } from '@portal/api-contract/account';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import type { DataProtection } from '../../platform/security/data-protection';
import { createSecret, hashSecret } from '../../platform/security/random-secret';
import { signReturn } from './face-return';
import { maskName, openIdentity } from './identity-form';
import { faceSession, type FaceSessionRow, identification } from './realname.tables';
import { type IdentityVerifier, VerifierUnreachableError } from './verifier/identity-verifier';

type Played = EndpointData<typeof playTelephone>;

const ENDS = { pass: ['passed', 2], refuse: ['failed', 3] } as const;

/** Faces of the sandbox: what the page that plays the telephone does stands in the session itself. */
export function createSandboxFaces(orm: QueryRunner): Pick<IdentityVerifier, 'startFace' | 'readFace'> {
  return {
    startFace: async ({ pageUrl }) => ({ url: pageUrl, token: '' }),
    async readFace(_token, { reference }) {
      const [row] = await orm.select().from(faceSession).where(eq(faceSession.id, reference));
      if (row === undefined) throw new VerifierUnreachableError('The sandbox does not know this face');
      return row.state;
    },
  };
}

/** Plays the telephone that takes the code from the screen: the first that comes, and nobody after it. */
export function createSandboxTelephone(orm: QueryRunner, clock: Clock, protection: DataProtection) {
  const isCurrent = () => gt(faceSession.expiresAt, clock());

  async function describe(face: FaceSessionRow, state: Played['state'], ticket: string): Promise<Played> {
    const [row] = await orm.select().from(identification).where(eq(identification.id, face.identificationId));
    if (row === undefined) throw new HttpError(404);
    const returnTicket = state === 1 ? '' : signReturn(protection, face);
    return { state, ticket, returnTicket, name: maskName(openIdentity(protection, row).name) };
  }

  return async ({ act, ticket }: ParsedInput<typeof playTelephone>): Promise<Played> => {
    if (act === 'scan') {
      const secret = createSecret();
      const [row] = await orm
        .update(faceSession)
        .set({ state: 'scanned', telephoneHash: hashSecret(secret) })
        .where(and(eq(faceSession.codeHash, hashSecret(ticket)), isNull(faceSession.telephoneHash), isCurrent()))
        .returning();
      if (row === undefined) throw new HttpError(404, '二维码已失效，请在电脑上重新获取');
      return describe(row, 1, secret);
    }
    const [end, state] = ENDS[act];
    const isHeld = and(eq(faceSession.telephoneHash, hashSecret(ticket)), eq(faceSession.state, 'scanned'));
    const [row] = await orm.update(faceSession).set({ state: end }).where(and(isHeld, isCurrent())).returning();
    if (row === undefined) throw new HttpError(404, '二维码已失效，请在电脑上重新获取');
    return describe(row, state, ticket);
  };
}
