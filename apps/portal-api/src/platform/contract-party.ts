import type { SharedEnvironment } from './config';
import { StartupError } from './startup-error';

/** The company that runs the platform, as its contracts name it. */
export interface ContractParty {
  readonly name: string;
  /** Unified social credit code. */
  readonly taxNumber: string;
  readonly address: string;
  readonly contact: string;
}

const VARIABLES = ['PARTY_NAME', 'PARTY_TAX_NUMBER', 'PARTY_ADDRESS', 'PARTY_CONTACT'] as const;

const DEMO_PARTY: ContractParty = {
  name: '启衡科技有限公司（演示）',
  taxNumber: '91990000MA000000XX',
  address: '演示市演示区演示路 1 号',
  contact: '合同管理部 400-000-0000',
};

/** The company that the environment names; in a demonstration one that is none. Rejects one that is named in part. */
export function readContractParty(environment: SharedEnvironment, isDemo: boolean): ContractParty | undefined {
  const missing = VARIABLES.filter((name) => environment[name] === undefined);
  if (missing.length === VARIABLES.length) return isDemo ? DEMO_PARTY : undefined;
  const [name, taxNumber, address, contact] = VARIABLES.map((variable) => environment[variable]);
  if (name === undefined || taxNumber === undefined || address === undefined || contact === undefined)
    throw new StartupError(`Contracts need ${missing.join(', ')} as well; set all of PARTY_* or none.`);
  return { name, taxNumber, address, contact };
}
