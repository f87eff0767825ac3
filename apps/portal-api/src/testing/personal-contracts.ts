import { randomUUID } from 'node:crypto';
import { contract } from '../modules/contracts/contracts.tables';
import type { SeedOptions } from './personal-data';

/** Gives a user a contract that was fulfilled, and the draft of another. */
export async function seedContract({ orm, protection, canary, now }: SeedOptions, ownerId: string): Promise<void> {
  const form = { signerName: canary, contactName: canary, deliveryAddress: canary, specialTerms: canary };
  for (const state of [60, 10] as const) {
    const id = randomUUID();
    await orm.insert(contract).values({
      ...{ id, contractNo: `CT-${id}`, ownerId, kind: 'framework', title: '合同', state, stateSince: now },
      ...{ templateId: 't', templateVersion: '1.0', version: 1, partyName: canary, partyNumber: canary },
      ...{ signMode: 'electronic', signerRole: 1, createdAt: now, updatedAt: now },
      formEncrypted: protection.encrypt(JSON.stringify(form), `contract.form:${id}`),
      evidenceEncrypted: state === 60 ? protection.encrypt(JSON.stringify(canary), `contract.evidence:${id}`) : '',
      reason: canary,
      rescissionEncrypted:
        state === 60 ? protection.encrypt(JSON.stringify({ reason: canary }), `contract.rescission:${id}`) : '',
      textEncrypted: state === 60 ? protection.encrypt(canary, `contract.text:${id}`) : '',
    });
  }
}
