// Models in use and models that members publish, for the account area.
export {
  countModelSubscriptions,
  createModelKey,
  disableModelKey,
  getModelSubscription,
  getModelUsage,
  listModelSubscriptions,
  rotateModelKey,
  tryOutModel,
} from './model-subscriptions.contract';
export { MAX_USAGE_DAYS, MODEL_SUBSCRIPTION_TABS, MODEL_TERMS, TRY_OUT_LIMITS } from './model-subscriptions.values';
export { checkModelInput, readModelInput } from './model-input.rules';
export type { ModelInput } from './model-input.rules';
export type {
  ModelSubscription,
  ModelSubscriptionDetail,
  ModelSubscriptionStatus,
  ModelSubscriptionTab,
} from './model-subscriptions.contract';
export {
  appealModelReview,
  countPublishedModels,
  deletePublishedModel,
  discardModelVersion,
  getPublishedModel,
  listPublishedModels,
  openModelVersion,
  putModelOnShelf,
  savePublishedModel,
  submitPublishedModel,
  takeModelOffShelf,
  testModelInterface,
  withdrawPublishedModel,
} from './model-publishing.contract';
export type {
  InterfaceTest,
  ModelListingState,
  PublishedModel,
  PublishedModelDetail,
  TextPosition,
} from './model-publishing.contract';
export {
  claimModelReview,
  countQueuedModels,
  getQueuedModel,
  getQueuedModelFile,
  listQueuedModels,
  passModel,
  rejectModel,
  releaseModelReview,
  takeModelDown,
} from './model-queue.contract';
export type { QueuedModel, QueuedModelDetail } from './model-queue.contract';
export type { ModelText } from './model-text.schemas';
export {
  findModelTextMistakes,
  MODEL_REVIEW_RULES,
  MODEL_TEXT_PARTS,
  MODEL_TEXT_RULES,
  toDraftRule,
  toLines,
} from './model-text.rules';
export type { ModelTextMistake, ModelTextPart } from './model-text.rules';
export {
  AUDIT_STATUSES,
  LISTING_STATUSES,
  MODEL_LISTING_STATES,
  MODEL_SPECIFICS,
  PARAMETER_TYPES,
  PUBLISHING_LIMITS,
} from './model-publishing.values';
