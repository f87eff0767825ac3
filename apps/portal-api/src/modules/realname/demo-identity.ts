import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { sealForm, sealIdentity } from './identity-form';
import { EFFECTIVE_STATES, findNewest, identifications, PROVIDER } from './identifications.repository';
import { SANDBOX_ENTERPRISES } from './verifier/sandbox-enterprises';

const YEAR_MS = 365 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** Gives the enterprise of the demonstration its identity, once; its representative verified it at a moment. */
export async function seedDemoIdentity(
  runner: QueryRunner,
  protection: DataProtection,
  owner: Subject,
  at: Date,
): Promise<void> {
  if (await findNewest(runner, owner.id, EFFECTIVE_STATES)) return;
  const [enterprise] = SANDBOX_ENTERPRISES;
  if (enterprise === undefined) throw new Error('The sandbox has no enterprise');
  const { companyName, creditCode, legalPerson } = enterprise;
  const id = randomUUID();
  const row = await identifications.create(
    runner,
    {
      ...{ id, type: 2, method: 4, proof: 'consent', ownerId: owner.id, failure: '', reason: '', warning: '' },
      identificationNo: createBusinessNumber('RN', at),
      ...sealIdentity(protection, id, { kind: 'enterprise', name: companyName, number: creditCode }),
      formEncrypted: sealForm(protection, id, { legalPerson }),
      ...{ fileIds: [], expiresAt: new Date(at.getTime() + 10 * YEAR_MS), createdAt: at, updatedAt: at },
    },
    { action: 'submit', actor: { role: 'user', id: owner.id, name: '' }, at },
  );
  const passedAt = new Date(at.getTime() + HOUR_MS);
  const shown = { elementsAt: at, provenAt: passedAt };
  await identifications.move(runner, row, { action: 'verify', actor: PROVIDER, at: passedAt }, shown);
}
