export {
  cancelIdentification,
  findUserCertification,
  identificationDetail,
  identificationDetailForEffective,
  identificationDetailForOngoing,
  listIdentificationHistory,
  listIdentificationLimits,
  listSandboxSubjects,
  sendIdentificationCode,
  verifyIdentificationCode,
} from './realname.contract';
export { describeStanding } from './standing-words';
export type { Certification, IdentificationDetail, MethodLimit, SandboxSubject } from './realname.contract';
export type {
  CertificationMethod,
  CertificationType,
  Identification,
  IdentificationState,
} from './identification.schemas';
export { personFourElement, personThreeElement } from './person.contract';
export {
  CERTIFICATION_METHODS,
  CERTIFICATION_TYPES,
  DRAFT_FIELDS,
  IDENTITY_ELEMENTS,
  IDENTITY_FAILURES,
  IDENTITY_PICTURES,
  IDENTITY_PROOFS,
  METHODS_OF_TYPES,
  REALNAME_LIMITS,
  REVIEW_REASONS,
  SIGNER_ROLES,
} from './realname.values';
export { personCredentials, readIdentityDocument } from './credentials.contract';
export {
  claimIdentification,
  countQueuedIdentifications,
  getQueuedIdentification,
  getQueuedIdentificationFile,
  listQueuedIdentifications,
  passIdentification,
  rejectIdentification,
  releaseIdentification,
} from './realname-queue.contract';
export type { QueuedIdentification, QueuedIdentificationDetail } from './realname-queue.contract';
export {
  applyForRemittance,
  checkIdentityChange,
  enterpriseCredentials,
  enterpriseFourElement,
  enterpriseThreeElement,
  getRemitStatus,
  listIdentificationBanks,
  sendEnterpriseCode,
  verifyRemittance,
} from './enterprise.contract';
export { faceRecognitionAuth, generateFaceCenterUrl, playTelephone, qrStatus } from './face.contract';
export type { FaceState } from './face.contract';
export { confirmSignLink, signLink, viewSignLink } from './legal-consent.contract';
export { appealIdentification } from './appeal.contract';
export {
  getIdentificationDraft,
  listIdentificationDrafts,
  removeIdentificationDraft,
  saveIdentificationDraft,
} from './draft.contract';
export type { DraftFields, IdentificationDraft } from './draft.contract';
