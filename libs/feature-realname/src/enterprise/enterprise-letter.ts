import type { EnterpriseType } from './enterprise-task';

/** A paper that a review needs besides the licence. */
export interface Letter {
  readonly label: string;
  /** What has to stand in it. */
  readonly text: string;
  /** What is said where it is not there. */
  readonly missing: string;
}

const AUTHORITY: Letter = {
  label: '授权书（加盖公章）',
  text: '写明企业名称、被授权人姓名与证件号码、授权办理本平台实名认证，由法定代表人签字并加盖公章。',
  missing: '请上传加盖公章的授权书',
};

const RENAMING: Letter = {
  label: '变更通知书',
  text: '登记机关出具的名称变更核准通知书，或能证明新旧名称为同一主体的材料，加盖公章。',
  missing: '请上传变更通知书',
};

const CONFIRMATION: Letter = {
  label: '双方确认函（双方盖章）',
  text: '写明原主体与新主体的名称、统一社会信用代码和账号，确认账号及名下业务由新主体承接，双方加盖公章。',
  missing: '请上传双方确认函',
};

/** The paper that a type needs, and who acts for the enterprise; absent where none is needed. */
export function describeLetter(type: EnterpriseType, signerRole: string): Letter | undefined {
  if (type === 4) return RENAMING;
  if (type === 5) return CONFIRMATION;
  return signerRole === '2' ? AUTHORITY : undefined;
}
