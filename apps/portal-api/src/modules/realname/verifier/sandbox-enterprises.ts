import type { IdentityElement } from './identity-verifier';

/** An enterprise that the sandbox knows. */
export interface SandboxEnterprise {
  readonly companyName: string;
  readonly creditCode: string;
  readonly legalPerson: string;
  readonly legalPersonIdNumber: string;
  readonly outcome: 'pass' | 'unreachable' | 'remitFails' | 'remitPending' | IdentityElement;
}

/** Enterprises of the sandbox, in a district that does not exist. */
export const SANDBOX_ENTERPRISES: readonly SandboxEnterprise[] = [
  enterprise('澄湖乳业（江苏）有限公司', '91990000MA00000109', '林予安', '11000019900307001X', 'pass'),
  enterprise('澄湖食品科技（江苏）有限公司', '91990000MA00000109', '林予安', '11000019900307001X', 'pass'),
  enterprise('启衡科技（上海）有限公司', '91990000MA0000020A', '周启航', '110000199209180038', 'pass'),
  enterprise('远山精密制造有限公司', '91990000MA0000030B', '古丽米热·艾比布力', '110000198506120029', 'pass'),
  enterprise('石沉物流有限公司', '91990000MA0000040C', '石沉', '110000199504040054', 'unreachable'),
  enterprise('错名贸易有限公司', '91990000MA0000050D', '张错名', '110000197911110065', 'companyName'),
  enterprise('错人贸易有限公司', '91990000MA0000060E', '李错号', '11000019930823007X', 'legalPerson'),
  enterprise('退票五金有限公司', '92990000MA0000070C', '王错机', '110000200002290083', 'remitFails'),
  enterprise('久等包装有限公司', '91990000MA0000080G', '赵错卡', '310000196607200093', 'remitPending'),
];

function enterprise(
  companyName: string,
  creditCode: string,
  legalPerson: string,
  legalPersonIdNumber: string,
  outcome: SandboxEnterprise['outcome'],
): SandboxEnterprise {
  return { companyName, creditCode, legalPerson, legalPersonIdNumber, outcome };
}
