import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import type { DemoStory } from './demo-stories';
import { sealForm, sealIdentity } from './identity-form';
import { findNewest, identifications } from './identifications.repository';

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** Gives an account of the demonstration a verification that was submitted at a moment, once. */
export async function seedDemoIdentity(
  runner: QueryRunner,
  protection: DataProtection,
  owner: Subject,
  { submit, values, identity, form, validDays, moves }: DemoStory,
  at: Date,
): Promise<void> {
  if (await findNewest(runner, owner.id, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])) return;
  const id = randomUUID();
  const user = { role: 'user', id: owner.id, name: '' } as const;
  let row = await identifications.create(
    runner,
    {
      ...{ id, ownerId: owner.id, failure: '', reason: '', fileIds: [], ...values },
      identificationNo: createBusinessNumber('RN', at),
      ...sealIdentity(protection, id, identity),
      formEncrypted: sealForm(protection, id, form),
      expiresAt: validDays === undefined ? null : new Date(at.getTime() + validDays * DAY_MS),
      ...{ createdAt: at, updatedAt: at },
    },
    { action: submit, actor: user, at },
  );
  for (const [index, { actor = user, action, reason, shown = [] }] of moves.entries()) {
    const movedAt = new Date(at.getTime() + (index + 1) * HOUR_MS);
    const changes = Object.fromEntries(shown.map((column) => [column, movedAt]));
    row = await identifications.transition(
      runner,
      row,
      { action, actor, at: movedAt, ...(reason && { reason }) },
      changes,
    );
  }
}
