// Contracts, for the account area and its operators.
export { verifyContract } from './contract-signatures.contract';
export type { CheckedSigner, ContractVerification } from './contract-signatures.contract';
export { downloadContract, getContractEvidence, getContractText } from './contract-files.contract';
export type { ContractBlock, ShownContractText } from './contract-files.contract';
export {
  becomeContract,
  becomingFormShape,
  getContractBecoming,
  previewContractBecoming,
} from './contract-becoming.contract';
export type { BecomingCheck, ContractBecoming } from './contract-becoming.contract';
export { getContractSignUrl, sendSignCode, signContract } from './contract-signing.contract';
export { handInContractPaper } from './contract-paper.contract';
export {
  downloadContractRescission,
  previewContractRescission,
  declineContractRescission,
  rescindContract,
} from './contract-rescission.contract';
export {
  contractFormShape,
  countContracts,
  deleteContract,
  extendContract,
  getContract,
  listContracts,
  listContractTemplates,
  previewContract,
  declineContract,
  saveContract,
  submitContract,
  urgeContract,
  withdrawContract,
} from './contracts.contract';
export type {
  ContractBrief,
  ContractDetail,
  ContractKind,
  ContractParty,
  ContractStatus,
  ContractTemplate,
  ContractType,
  SignerRole,
  SignMode,
} from './contracts.contract';
export {
  CONTRACT_KINDS,
  CONTRACT_LIMITS,
  CONTRACT_RULES,
  CONTRACT_STATES,
  CONTRACT_TYPES,
  SIGN_MODES,
  SIGN_REMINDERS,
} from './contracts.values';
export {
  agreeToContractRescission,
  claimContract,
  countQueuedContracts,
  getQueuedContract,
  getQueuedContractFile,
  listQueuedContracts,
  passContract,
  proposeContractRescission,
  receiveContractPaper,
  rejectContract,
  rejectContractRescission,
  releaseContract,
  returnContractPaper,
  remindContractOwner,
} from './contract-queue.contract';
export type { QueuedContract, QueuedContractDetail } from './contract-queue.contract';
