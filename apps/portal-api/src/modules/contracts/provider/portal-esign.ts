import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../../../platform/database/database';
import type { DataProtection } from '../../../platform/security/data-protection';
import { openEvidence } from '../contract-form';
import { contract, type ContractRow, EXPIRED, REFUSED, SIGNING } from '../contracts.tables';
import { writeSigned } from '../customer-document';
import { EsignProviderError, type EsignProvider, type SigningOutcome } from './esign-provider';

export interface PortalEsignOptions {
  readonly orm: QueryRunner;
  readonly protection: DataProtection;
  /** The platform's certificate is one of a demonstration. */
  readonly isDemo: boolean;
}

/**
 * Has customers sign in the portal itself, by a code that goes to their telephone. A flow is the contract and has its
 * number: the page of the contract is where it is signed, and what became of the one became of the other.
 */
export function createPortalEsign({ orm, protection, isDemo }: PortalEsignOptions): EsignProvider {
  async function find(contractNo: string): Promise<ContractRow> {
    const [row] = await orm.select().from(contract).where(eq(contract.contractNo, contractNo));
    if (row === undefined) throw new EsignProviderError('There is no such contract', false);
    return row;
  }

  function describe(row: ContractRow): SigningOutcome {
    const evidence = openEvidence(protection, row);
    if (evidence !== undefined) return { state: 'signed', signedAt: new Date(evidence.signedAt) };
    if (row.state === REFUSED) return { state: 'refused', reason: row.reason };
    if (row.state === SIGNING) return { state: 'signing' };
    return { state: row.state === EXPIRED ? 'expired' : 'cancelled' };
  }

  return {
    begin: ({ contractNo, returnUrl, until }) =>
      Promise.resolve({ flowNo: contractNo, url: returnUrl, expiresAt: until }),
    query: async (contractNo) => describe(await find(contractNo)),
    async cancel(contractNo) {
      const standing = describe(await find(contractNo));
      if (standing.state === 'signing') throw new EsignProviderError('The contract itself has to be over first', false);
      return standing;
    },
    readSigned: async (contractNo) => (await writeSigned(protection, await find(contractNo), { isDemo })).pdf,
  };
}
