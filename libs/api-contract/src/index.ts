export { defineEndpoint } from './endpoint/define-endpoint';
export type {
  HttpMethod,
  EndpointAuth,
  BodyType,
  ResponseType,
  Endpoint,
  EndpointOptions,
  EndpointInput,
  EndpointData,
} from './endpoint/define-endpoint';
export { fieldErrorSchema, envelopeSchema, refusalDataSchema, SUCCESS_CODES } from './endpoint/envelope';
export type { FieldError, Envelope, RefusalData } from './endpoint/envelope';
export { pageQueryShape, pageSchema } from './endpoint/paging';
export {
  idSchema,
  visibleRangeSchema,
  groupScopeSchema,
  platformTypeSchema,
  sitePathSchema,
  linkTargetSchema,
  imagePathSchema,
  timestampSchema,
  dateSchema,
} from './endpoint/common-schemas';
export {
  LEAF_TYPE_LABELS,
  menuLeafSchema,
  menuItemSchema,
  listMenus,
  bannerSchema,
  listBanners,
  pageAppearanceSchema,
  pageConfigSchema,
  listPageConfigs,
  footerConfigSchema,
  getFooter,
  CONTACT_PARAM_KEYS,
  systemParamSchema,
  getSystemParamConf,
  getWatchBoardByCode,
  getConfigByCode,
  getPublicKey,
  SEO_TABLE_TYPES,
  seoInfoSchema,
  getSeoInfo,
} from './configuration/configuration.contract';
export type {
  MenuLeaf,
  MenuItem,
  Banner,
  PageAppearance,
  PageConfig,
  FooterConfig,
  SystemParam,
  SeoInfo,
} from './configuration/configuration.contract';
export {
  userInfoSchema,
  getLoginUrl,
  exchangeCode,
  checkToken,
  getLogoutUrl,
  getMenuPermission,
  getPageShowMode,
  getOwnAddress,
} from './session/session.contract';
export type { UserInfo } from './session/session.contract';
export {
  PASSWORD_LIMITS,
  newPasswordSchema,
  smsCodeSchema,
  getLoginOptions,
  loginByPassword,
  loginByCode,
  register,
  PROFILE_LIMITS,
  userProfileSchema,
  getUserProfile,
  profileUpdateSchema,
  updateUserProfile,
  updateAvatar,
} from './accounts/accounts.contract';
export type { ProfileUpdate, UserProfile } from './accounts/accounts.contract';
export {
  CAPTCHA_ACTIONS,
  captchaActionSchema,
  captchaTicketSchema,
  captchaPictureSchema,
  getPic,
  getQuestion,
  checkCapCode,
  SMS_SCENES,
  SECURITY_SCENES,
  mailFieldSchema,
  telephoneFieldSchema,
  sendCode,
  outboxMessageSchema,
  listOutbox,
} from './verification/verification.contract';
export type { CaptchaAction, CaptchaPicture, OutboxMessage } from './verification/verification.contract';
export {
  PRODUCT_LABELS,
  labelFlagSchema,
  productBriefSchema,
  productCategorySchema,
  getNavProduct,
  getHomeHotProducts,
} from './products/products.contract';
export type { ProductBrief, ProductCategory } from './products/products.contract';
export {
  SOLUTION_DETAIL_TYPE,
  solutionBriefSchema,
  solutionCategorySchema,
  listSolutionCategories,
} from './solutions/solutions.contract';
export type { SolutionBrief, SolutionCategory } from './solutions/solutions.contract';
export {
  caseBriefSchema,
  listCaseCategories,
  selectCaseList,
  CATEGORY_KINDS,
  listCategoryNames,
} from './cases/cases.contract';
export type { CaseBrief } from './cases/cases.contract';
export { homeContentSchema, getHomeContent, getContentVersion, listAddresses } from './content/content.contract';
export type { HomeContent } from './content/content.contract';
export {
  MAINLAND_MOBILE_PATTERN,
  CONTACT_LIMITS,
  contactRequestSchema,
  addContact,
  consultRequestSchema,
  CONSULT_TOPICS,
  addConsult,
} from './contact/contact.contract';
export type { ContactRequest, ConsultRequest } from './contact/contact.contract';
export { trackingEventSchema, addTrackingBatch, addVisit } from './tracking/tracking.contract';
export type { TrackingEvent } from './tracking/tracking.contract';
export {
  titledTextSchema,
  figureSchema,
  layersSchema,
  textTableSchema,
  faqSchema,
  titledLinkSchema,
  itemLinkSchema,
  keywordSchema,
} from './endpoint/content-parts';
export type { TitledText, Figure, Layers, TextTable, Faq, TitledLink, ItemLink } from './endpoint/content-parts';
export {
  ACTIVITY_STATES,
  activityBriefSchema,
  listActivities,
  activityContentSchema,
  activityDetailSchema,
  findActivityById,
} from './activities/activities.contract';
export type { ActivityBrief, ActivityContent, ActivityDetail } from './activities/activities.contract';
export {
  ENROLMENT_STATES,
  enrolmentRequestSchema,
  enrolmentSchema,
  enroll,
  cancelEnroll,
  listEnrolments,
} from './activities/enrolment.contract';
export type { EnrolmentRequest, Enrolment } from './activities/enrolment.contract';
export {
  APPLICATION_KINDS,
  APPLICATION_STATES,
  APPLICATION_LIMITS,
  COMPANY_SIZES,
  INDUSTRIES,
  applicationReceiptSchema,
  trialRequestSchema,
  saveTrial,
  getTrialState,
  modelRequestSchema,
  applyForModel,
  partnerRequestSchema,
  applyForPartnership,
  jobRequestSchema,
  applyForJob,
  serviceConsultSchema,
  saveServiceConsult,
  applicationBriefSchema,
  listApplications,
  withdrawApplication,
} from './applications/applications.contract';
export type {
  ApplicationReceipt,
  TrialRequest,
  ModelRequest,
  PartnerRequest,
  JobRequest,
  ServiceConsult,
  ApplicationBrief,
} from './applications/applications.contract';
export {
  caseContentSchema,
  caseDetailSchema,
  findCaseById,
  findCasesByIds,
  getCasesByCategoryId,
  listCaseFilters,
} from './cases/case-detail.contract';
export type { CaseContent, CaseDetail } from './cases/case-detail.contract';
export { factorySchema, listFactories } from './factories/factories.contract';
export type { Factory } from './factories/factories.contract';
export {
  UPLOAD_LIMIT,
  FILE_UNITS,
  storedFileSchema,
  uploadFile,
  getFileContent,
  WORK_ORDER_UPLOAD_LIMIT,
  deleteFile,
} from './files/files.contract';
export type { FileUnit, StoredFile } from './files/files.contract';
export {
  MODEL_TYPES,
  MODEL_DELIVERIES,
  MODEL_PRICINGS,
  MODEL_SORTS,
  modelBriefSchema,
  modelParameterSchema,
  modelContentSchema,
  modelDetailSchema,
  listModels,
  listModelIndustries,
  findModelById,
} from './models/models.contract';
export type { ModelBrief, ModelParameter, ModelContent, ModelDetail } from './models/models.contract';
export {
  NEWS_KINDS,
  newsBriefSchema,
  listNews,
  listNewsYears,
  newsDetailSchema,
  findNewsById,
} from './news/news.contract';
export type { NewsBrief, NewsDetail } from './news/news.contract';
export { pageBlockSchema, contentPageSchema, findContentById, previewContent } from './pages/pages.contract';
export type { PageBlock, ContentPage } from './pages/pages.contract';
export {
  partnerLogoSchema,
  partnerBriefSchema,
  listPartnerLogos,
  listPartners,
  listPartnerFilters,
} from './partners/partners.contract';
export type { PartnerBrief, PartnerLogo } from './partners/partners.contract';
export {
  PRODUCT_DELIVERIES,
  PRODUCT_PRICINGS,
  PRODUCT_TYPES,
  PRODUCT_SORTS,
  productFacetsShape,
  productCardSchema,
  PLAN_PERIODS,
  productPlanSchema,
  changeSchema,
  productContentSchema,
  downloadSchema,
  productDetailSchema,
  getProductDetailByCode,
  getProductDetailByName,
  listShownProducts,
  listProductBriefs,
  getSaasProduct,
  getSaasProductByCategoryId,
  queryByDownloadId,
} from './products/product-detail.contract';
export type {
  ProductCard,
  ProductPlan,
  ProductContent,
  Download,
  ProductDetail,
} from './products/product-detail.contract';
export {
  QUANTITY_LIMIT,
  QUOTE_MINUTES,
  AGREEMENT_VERSION,
  mealListSchema,
  getMealList,
  getTrialMealByCode,
  quoteSchema,
  quoteOrder,
  getQuote,
  ORDER_STATES,
  createOrder,
} from './purchase/purchase.contract';
export type { MealList, Quote } from './purchase/purchase.contract';
export {
  JOB_CHANNELS,
  jobBriefSchema,
  jobDetailSchema,
  listJobs,
  listJobFilters,
  findJobById,
} from './recruit/recruit.contract';
export type { JobBrief, JobDetail } from './recruit/recruit.contract';
export { solutionContentSchema, solutionDetailSchema, findSolutionById } from './solutions/solution-detail.contract';
export type { SolutionContent, SolutionDetail } from './solutions/solution-detail.contract';
export { allEndpoints } from './endpoints';
export * from './documents/document-parts';
export * from './documents/documents.contract';
export * from './search/search.contract';
export {
  getResources,
  listAnnouncements,
  listMonthSpend,
  listTodos,
  CONSOLE_LIMITS,
  SPEND_MONTHS,
  TODO_KINDS,
  UPCOMING_DAYS,
} from './console/console.contract';
export type { Announcement, MonthSpend, Resource, ResourceOverview, Todo } from './console/console.contract';
export { recordFileSchema, stateCountSchema, statusLogEntrySchema } from './lifecycle/lifecycle.contract';
export type { RecordFile, StateCount, StatusLogEntry } from './lifecycle/lifecycle.contract';
export {
  confirmWorkOrder,
  deleteWorkOrder,
  escalateWorkOrder,
  exportWorkOrders,
  getTranscript,
  grantDiagnosis,
  rateWorkOrder,
  reopenWorkOrder,
  replyToWorkOrder,
  revokeGrant,
  urgeWorkOrder,
  withdrawWorkOrder,
} from './work-orders/work-order-acts.contract';
export {
  CONTACT_HOURS,
  countWorkOrders,
  getWorkOrder,
  GRANT_SCOPES,
  listWorkOrders,
  listWorkOrderTypes,
  RATING_TAGS,
  saveWorkOrder,
  suggestForWorkOrder,
  WORK_ORDER_LIMITS,
  WORK_ORDER_SEVERITIES,
  workOrderBriefSchema,
  workOrderDetailSchema,
  workOrderFilterShape,
  workOrderMessageSchema,
  workOrderRatingSchema,
  workOrderRequestSchema,
  workOrderStatusSchema,
  workOrderSuggestionSchema,
  workOrderTypeSchema,
} from './work-orders/work-orders.contract';
export type {
  WorkOrderBrief,
  WorkOrderDetail,
  WorkOrderMessage,
  WorkOrderRating,
  WorkOrderRequest,
  WorkOrderStatus,
  WorkOrderSuggestion,
  WorkOrderType,
} from './work-orders/work-orders.contract';
export {
  answerWorkOrder,
  claimWorkOrder,
  getQueuedWorkOrder,
  getQueuedWorkOrderFile,
  listQueuedWorkOrders,
  queuedWorkOrderDetailSchema,
  queuedWorkOrderSchema,
} from './work-orders/work-order-queue.contract';
export {
  deleteMessages,
  getMessage,
  getMessagePreference,
  getUnreadCount,
  listMessages,
  MESSAGE_CHANNELS,
  MESSAGE_SELECTION_LIMIT,
  MESSAGE_TYPES,
  messageChannelSchema,
  messageEventSchema,
  messageFilterShape,
  messagePreferenceSchema,
  messagePreferenceUpdateSchema,
  messageSchema,
  messageTypeSchema,
  quietHoursSchema,
  readMessages,
  streamMessages,
  unreadCountsSchema,
  updateMessagePreference,
} from './messages/messages.contract';
export type {
  Message,
  MessageChannel,
  MessageEvent,
  MessagePreference,
  MessagePreferenceUpdate,
  MessageType,
  QuietHours,
  UnreadCounts,
} from './messages/messages.contract';
export {
  accountSecuritySchema,
  changeMail,
  changeMobile,
  changePassword,
  getAccountSecurity,
  PROOF_WAYS,
  proofWaySchema,
  securitySceneSchema,
  verifyCode,
} from './account-security/account-security.contract';
export type { AccountSecurity, ProofWay, SecurityScene } from './account-security/account-security.contract';
export {
  deviceSchema,
  listDevices,
  listLoginLog,
  LOGIN_WAYS,
  loginRecordSchema,
  loginWaySchema,
  removeDevice,
  removeOtherDevices,
} from './account-security/logins.contract';
export type { Device, LoginRecord, LoginWay } from './account-security/logins.contract';
export {
  addressFormSchema,
  addressSchema,
  deleteAddress,
  listOwnAddresses,
  listRegions,
  parseAddress,
  parsedAddressSchema,
  regionSchema,
  saveAddress,
  setDefaultAddress,
} from './addresses/addresses.contract';
export type { Address, AddressForm, ParsedAddress, Region } from './addresses/addresses.contract';
export {
  deleteInvoiceTitle,
  getInvoiceTitle,
  invoiceTitleDetailSchema,
  invoiceTitleFormSchema,
  invoiceTitleSchema,
  invoiceTitleStatusSchema,
  listInvoiceTitles,
  saveInvoiceTitle,
  setDefaultInvoiceTitle,
  withdrawInvoiceTitle,
} from './invoice-titles/invoice-titles.contract';
export type {
  InvoiceTitle,
  InvoiceTitleDetail,
  InvoiceTitleForm,
  InvoiceTitleStatus,
} from './invoice-titles/invoice-titles.contract';
export {
  expireInvoiceTitle,
  getQueuedInvoiceTitle,
  listQueuedInvoiceTitles,
  passInvoiceTitle,
  queuedInvoiceTitleSchema,
  rejectInvoiceTitle,
} from './invoice-titles/invoice-title-queue.contract';
export {
  accountClosingSchema,
  checkAccountClosing,
  CLOSING_REASON_LIMIT,
  closingBlockerSchema,
  closingCheckSchema,
  COOLING_OFF_DAYS,
  requestAccountClosing,
  retentionRuleSchema,
  revokeAccountClosing,
} from './privacy/account-closing.contract';
export type { AccountClosing, ClosingBlocker, ClosingCheck, RetentionRule } from './privacy/account-closing.contract';
export {
  CONSENT_KEYS,
  consentSchema,
  dataExportSchema,
  dataExportStatusSchema,
  getDataExport,
  getDataExportFile,
  listConsents,
  requestDataExport,
  saveConsent,
} from './privacy/privacy.contract';
export type { Consent, ConsentKey, DataExport, DataExportStatus } from './privacy/privacy.contract';
