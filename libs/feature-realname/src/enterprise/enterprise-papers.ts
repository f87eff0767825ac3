import type { EnterpriseType } from './enterprise-task';

/** A paper that a review needs besides the licence. */
export interface Paper {
  /** Field of the form that holds its picture. */
  readonly name: 'frontFileId' | 'mandateFileId' | 'letterFileId';
  readonly label: string;
  /** What has to stand in it. */
  readonly text: string;
  /** What is said where it is not there. */
  readonly missing: string;
}

/** Whoever acts shows who they are; a representative is known by the register, anybody else by the letter as well. */
const REPRESENTATIVE: Paper = {
  name: 'frontFileId',
  label: '法定代表人证件（人像面）',
  text: '有照片与姓名的一面，姓名须与执照上的法定代表人一致。',
  missing: '请上传法定代表人证件的人像面',
};

const HANDLER: Paper = {
  name: 'frontFileId',
  label: '经办人证件（人像面）',
  text: '有照片与姓名的一面，姓名须与授权书上的被授权人一致。',
  missing: '请上传经办人证件的人像面',
};

const MANDATE: Paper = {
  name: 'mandateFileId',
  label: '授权书（加盖公章）',
  text: '写明企业名称、被授权人姓名与证件号码、授权办理本平台实名认证，由法定代表人签字并加盖公章。',
  missing: '请上传加盖公章的授权书',
};

const RENAMING: Paper = {
  name: 'letterFileId',
  label: '变更通知书',
  text: '登记机关出具的名称变更核准通知书，或能证明新旧名称为同一主体的材料，加盖公章。',
  missing: '请上传变更通知书',
};

const CONFIRMATION: Paper = {
  name: 'letterFileId',
  label: '双方确认函（双方盖章）',
  text: '写明原主体与新主体的名称、统一社会信用代码和账号，确认账号及名下业务由新主体承接，双方加盖公章。',
  missing: '请上传双方确认函',
};

/** The papers that a review of a type needs, by who acts for the enterprise (`SIGNER_ROLES`, as it is chosen). */
export function listPapers(type: EnterpriseType, signerRole: string): readonly Paper[] {
  return [
    ...(signerRole === '2' ? [HANDLER, MANDATE] : [REPRESENTATIVE]),
    ...(type === 4 ? [RENAMING] : []),
    ...(type === 5 ? [CONFIRMATION] : []),
  ];
}
