import type { CertificationType, Identification } from '@portal/api-contract/account';

/** Types of verification that are about an enterprise. */
export type EnterpriseType = Exclude<CertificationType, 1>;

/** Methods by which an enterprise is verified: 3 对公打款, 4 法人授权, 5 企业证照. */
export const ENTERPRISE_METHODS = [3, 4, 5] as const;

/** A method by which an enterprise is verified. */
export type EnterpriseMethod = (typeof ENTERPRISE_METHODS)[number];

/** What the form of an enterprise is filled in for. */
export interface EnterpriseTask {
  readonly type: EnterpriseType;
  readonly method: EnterpriseMethod;
  /** The enterprise that is changed, for types 4 to 6. */
  readonly current?: Pick<Identification, 'name' | 'number'> | undefined;
}
