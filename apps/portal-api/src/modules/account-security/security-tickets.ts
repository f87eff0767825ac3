import type { SecurityScene } from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { rejectFields } from '../../platform/http/http-error';
import { createOneTimeSecrets } from '../../platform/one-time-secrets/one-time-secrets.service';
import type { Subject } from '../../platform/security/session-verifier';
import { lockAccount } from '../identity-provider/accounts.repository';

/** Seconds a ticket is good for. */
export const PROOF_LIFETIME_S = 600;

/** A proof somebody wants to use. */
export interface ProofUse {
  readonly scene: SecurityScene;
  readonly ticket: string;
  readonly owner: Subject;
  /** Field of the form that carries the ticket, for the error. */
  readonly field?: string;
}

interface ProofPayload {
  readonly userId: string;
  readonly accountId: string;
  readonly version: number;
}

/** Proofs that the caller owns the account: good once, for one scene, in one session, until the account changes. */
export function createSecurityTickets(clock: Clock) {
  return {
    /** Makes the ticket of an account that has just been proven. */
    issue(runner: QueryRunner, account: { id: string; version: number }, proof: Omit<ProofUse, 'ticket' | 'field'>) {
      const { scene, owner } = proof;
      const payload: ProofPayload = { userId: owner.id, accountId: account.id, version: account.version };
      return createOneTimeSecrets(runner, clock).issue({
        purpose: `security-${scene}`,
        browserHash: owner.sessionId,
        payload,
        lifetimeMs: PROOF_LIFETIME_S * 1000,
      });
    },
    /** Rejects a ticket that could not be used; one that could is still good afterwards. */
    async assertUsable(runner: QueryRunner, { scene, ticket, owner, field }: ProofUse): Promise<void> {
      const secrets = createOneTimeSecrets(runner, clock);
      const payload = await secrets.peek<ProofPayload>(`security-${scene}`, ticket, owner.sessionId);
      if (payload?.userId !== owner.id) throw rejectProof(field);
    },
    /** Uses a ticket up in the caller's transaction and keeps others from changing the account until it ends. */
    async useUp(runner: QueryRunner, { scene, ticket, owner, field }: ProofUse): Promise<void> {
      const secrets = createOneTimeSecrets(runner, clock);
      const payload = await secrets.consume<ProofPayload>(`security-${scene}`, ticket, owner.sessionId);
      if (payload?.userId !== owner.id) throw rejectProof(field);
      if (!(await lockAccount(runner, payload.accountId, payload.version))) throw rejectProof(field);
    },
  };
}

export type SecurityTickets = ReturnType<typeof createSecurityTickets>;

function rejectProof(field = 'ticket') {
  return rejectFields([{ field, msg: '身份验证已失效，请重新验证' }]);
}
