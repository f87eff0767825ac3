import type { SharedEnvironment } from './config';
import { StartupError } from './startup-error';

/** Account of the platform to which transfers are made. */
export interface TransferAccount {
  readonly name: string;
  readonly number: string;
  readonly bank: string;
  /** It is no real one. */
  readonly isDemo: boolean;
}

const VARIABLES = ['PAY_TRANSFER_NAME', 'PAY_TRANSFER_NUMBER', 'PAY_TRANSFER_BANK'] as const;

const DEMO_ACCOUNT: TransferAccount = {
  ...{ name: '启衡科技有限公司（演示）', number: '00008888000012345678', bank: '演示银行演示支行', isDemo: true },
};

/** The account that the environment names; in a demonstration one that is none. Rejects one that is named in part. */
export function readTransferAccount(environment: SharedEnvironment, isDemo: boolean): TransferAccount | undefined {
  const missing = VARIABLES.filter((name) => environment[name] === undefined);
  if (missing.length === VARIABLES.length) return isDemo ? DEMO_ACCOUNT : undefined;
  const [name, number, bank] = VARIABLES.map((variable) => environment[variable]);
  if (name === undefined || number === undefined || bank === undefined)
    throw new StartupError(`Transfers need ${missing.join(', ')} as well; set all of PAY_TRANSFER_* or none.`);
  return { name, number, bank, isDemo: false };
}
