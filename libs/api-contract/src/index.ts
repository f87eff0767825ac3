export { defineEndpoint } from './endpoint/define-endpoint';
export type { HttpMethod, Endpoint, EndpointInput, EndpointData } from './endpoint/define-endpoint';
export { envelopeSchema, refusalDataSchema, SUCCESS_CODES } from './endpoint/envelope';
export type { FieldError, Envelope, RefusalData } from './endpoint/envelope';

export {
  idSchema,
  platformTypeSchema,
  linkTargetSchema,
  imagePathSchema,
  sitePathSchema,
  dateSchema,
} from './endpoint/common-schemas';
export {
  menuItemSchema,
  listMenus,
  bannerSchema,
  listBanners,
  pageAppearanceSchema,
  listPageConfigs,
  footerConfigSchema,
  getFooter,
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
  resetPassword,
  PROFILE_LIMITS,
  getUserProfile,
  profileUpdateSchema,
  updateUserProfile,
  updateAvatar,
} from './accounts/accounts.contract';
export type { ProfileUpdate, UserProfile } from './accounts/accounts.contract';
export {
  getPic,
  getQuestion,
  checkCapCode,
  SMS_SCENES,
  SECURITY_SCENES,
  sendCode,
  listOutbox,
} from './verification/verification.contract';
export type { CaptchaAction, CaptchaPicture, OutboxMessage } from './verification/verification.contract';
export { PRODUCT_LABELS, productBriefSchema, getNavProduct, getHomeHotProducts } from './products/products.contract';
export type { ProductBrief, ProductCategory } from './products/products.contract';
export { SOLUTION_DETAIL_TYPE, solutionBriefSchema, listSolutionCategories } from './solutions/solutions.contract';
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
export { addTrackingBatch, addVisit } from './tracking/tracking.contract';
export type { TrackingEvent } from './tracking/tracking.contract';
export { getWechatSignature } from './sharing/sharing.contract';
export type { WechatSignature } from './sharing/sharing.contract';

export type { TitledText, Figure, Layers, TextTable, Faq, TitledLink, ItemLink } from './endpoint/content-parts';
export {
  ACTIVITY_STATES,
  activityBriefSchema,
  listActivities,
  activityContentSchema,
  findActivityById,
} from './activities/activities.contract';
export type { ActivityBrief, ActivityContent, ActivityDetail } from './activities/activities.contract';
export {
  ENROLMENT_STATES,
  enrolmentRequestSchema,
  enroll,
  cancelEnroll,
  listEnrolments,
} from './activities/enrolment.contract';
export type { EnrolmentRequest, Enrolment } from './activities/enrolment.contract';
export {
  APPLICATION_KINDS,
  MODEL_PURPOSES,
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
  getApplication,
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
  ApplicationDetail,
  ApplicationState,
} from './applications/applications.contract';
export { APPLICATION_LIMITS, COMPANY_SIZES, INDUSTRIES } from './applications/application-fields';
export {
  ITEM_REQUEST_LIMITS,
  REPORT_REASONS,
  bookVisit,
  getWhitepaper,
  downloadWhitepaper,
  modelReportSchema,
  reportModel,
  requestSolution,
  solutionRequestSchema,
  visitRequestSchema,
} from './applications/item-requests.contract';
export type { ModelReport, SolutionRequest, VisitRequest, Whitepaper } from './applications/item-requests.contract';
export {
  checkFavorites,
  FAVORITE_LIMITS,
  favoriteItemSchema,
  listFavorites,
  removeFavorite,
  saveFavorite,
} from './favorites/favorites.contract';
export type { Favorite, FavoriteItem, FavoriteModule } from './favorites/favorites.contract';
export {
  caseContentSchema,
  findCaseById,
  findCasesByIds,
  getCasesByCategoryId,
  listCaseFilters,
} from './cases/case-detail.contract';
export type { CaseContent, CaseDetail } from './cases/case-detail.contract';
export { factorySchema, filmSchema, listFactories } from './factories/factories.contract';
export type { Factory, Film } from './factories/factories.contract';
export {
  UPLOAD_LIMIT,
  FILE_UNITS,
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
  modelContentSchema,
  listModels,
  listModelIndustries,
  findModelById,
} from './models/models.contract';
export type { ModelBrief, ModelParameter, ModelContent, ModelDetail } from './models/models.contract';
export { NEWS_KINDS, newsBriefSchema, listNews, listNewsYears, findNewsById } from './news/news.contract';
export type { NewsBrief, NewsDetail } from './news/news.contract';
export { pageBlockSchema, contentPageSchema, findContentById, previewContent } from './pages/pages.contract';
export type { PageBlock, ContentPage } from './pages/pages.contract';
export { partnerBriefSchema, listPartnerLogos, listPartners, listPartnerFilters } from './partners/partners.contract';
export type { PartnerBrief, PartnerLogo } from './partners/partners.contract';
export {
  PRODUCT_DELIVERIES,
  PRODUCT_PRICINGS,
  PRODUCT_TYPES,
  PRODUCT_SORTS,
  productFacetsShape,
  PLAN_PERIODS,
  productContentSchema,
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
  getMealList,
  getTrialMealByCode,
  quoteOrder,
  getQuote,
  ORDER_STATES,
  createOrder,
} from './purchase/purchase.contract';
export type { MealList, Quote } from './purchase/purchase.contract';
export { JOB_CHANNELS, jobDetailSchema, listJobs, listJobFilters, findJobById } from './recruit/recruit.contract';
export type { JobBrief, JobDetail } from './recruit/recruit.contract';
export { listSolutionGroups, listSolutions } from './solutions/solution-list.contract';
export type { SolutionGroup } from './solutions/solution-list.contract';
export { solutionContentSchema, findSolutionById } from './solutions/solution-detail.contract';
export type { SolutionContent, SolutionDetail } from './solutions/solution-detail.contract';
export { allEndpoints } from './endpoints';
export * from './documents/document-parts';
export * from './documents/documents.contract';
export * from './search/search.contract';
