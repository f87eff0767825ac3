import type { IdentityElement } from './identity-verifier';

/** A person that the sandbox knows. */
export interface SandboxPerson {
  readonly name: string;
  readonly idNumber: string;
  readonly telephone: string;
  readonly bankCard: string;
  /** What happens with elements that are typed as they stand here. */
  readonly outcome: 'pass' | 'slow' | 'unreachable' | IdentityElement;
}

/** People of the sandbox. Their numbers are of no district, their cards of no bank. */
export const SANDBOX_PERSONS: readonly SandboxPerson[] = [
  person('林予安', '11000019900307001X', '13800000001', '6299990000000017', 'pass'),
  person('古丽米热·艾比布力', '110000198506120029', '13800000002', '6299990000000025', 'pass'),
  person('周启航', '110000199209180038', '13800000003', '6299990000000033', 'pass'),
  person('许慢', '110000198801250045', '13800000004', '6299990000000041', 'slow'),
  person('石沉', '110000199504040054', '13800000005', '6299990000000058', 'unreachable'),
  person('张错名', '110000197911110065', '13800000006', '6299990000000066', 'name'),
  person('李错号', '11000019930823007X', '13800000007', '6299990000000074', 'idNumber'),
  person('王错机', '110000200002290083', '13800000008', '6299990000000082', 'telephone'),
  person('赵错卡', '310000196607200093', '13800000009', '6299990000000090', 'bankCard'),
];

function person(
  name: string,
  idNumber: string,
  telephone: string,
  bankCard: string,
  outcome: SandboxPerson['outcome'],
): SandboxPerson {
  return { name, idNumber, telephone, bankCard, outcome };
}
