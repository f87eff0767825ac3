export { defineEndpoint } from './endpoint/define-endpoint';
export type { HttpMethod, Endpoint, EndpointInput, EndpointData } from './endpoint/define-endpoint';
export { envelopeSchema, errorDataSchema, SUCCESS_CODES } from './endpoint/envelope';
export type { FieldError, Envelope, ErrorData } from './endpoint/envelope';

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
  seoInfoSchema,
  getSeoInfo,
} from './configuration/configuration.contract';
export { PLAIN_THEME, SEO_TABLE_TYPES } from './configuration/configuration.values';
export type {
  MenuLeaf,
  MenuItem,
  Banner,
  BrandTheme,
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
  newPasswordSchema,
  smsCodeSchema,
  getLoginOptions,
  loginByPassword,
  loginByCode,
  register,
  resetPassword,
  getUserProfile,
  profileUpdateSchema,
  updateUserProfile,
  updateAvatar,
} from './accounts/accounts.contract';
export { PASSWORD_LIMITS, PROFILE_LIMITS } from './accounts/accounts.values';
export type { ProfileUpdate, UserProfile } from './accounts/accounts.contract';
export { getPic, getQuestion, checkCapCode, sendCode, listOutbox } from './verification/verification.contract';
export { SMS_SCENES, SECURITY_SCENES } from './verification/verification.values';
export type { CaptchaAction, CaptchaPicture, OutboxMessage } from './verification/verification.contract';
export { productBriefSchema, getNavProduct, getHomeHotProducts } from './products/products.contract';
export { PRODUCT_LABELS } from './products/products.values';
export type { HomeProduct, HomeProductCategory, ProductBrief, ProductCategory } from './products/products.contract';
export { solutionBriefSchema, listSolutionCategories } from './solutions/solutions.contract';
export { SOLUTION_DETAIL_TYPE } from './solutions/solutions.values';
export type { SolutionBrief, SolutionCategory } from './solutions/solutions.contract';
export { caseBriefSchema, listCaseCategories, selectCaseList, listCategoryNames } from './cases/cases.contract';
export { CATEGORY_KINDS } from './cases/cases.values';
export type { CaseBrief, CaseLink } from './cases/cases.contract';
export { homeContentSchema, getHomeContent } from './content/home.contract';
export type { HomeContent, HomeSection, HomeSectionOf, Reading } from './content/home.contract';
export { getContentVersion, listAddresses } from './content/content.contract';
export { contactRequestSchema, addContact, consultRequestSchema, addConsult } from './contact/contact.contract';
export { MAINLAND_MOBILE_PATTERN } from './rules/mobile';
export { CONTACT_FORM_PATHS, CONTACT_LIMITS, CONSULT_TOPICS } from './contact/contact.values';
export type { ContactRequest, ConsultRequest } from './contact/contact.contract';
export { addTrackingBatch, addVisit, noteVisit } from './tracking/tracking.contract';
export type { TrackingEvent } from './tracking/tracking.contract';
export { getWechatSignature } from './sharing/sharing.contract';
export type { WechatSignature } from './sharing/sharing.contract';

export type { TitledText, Figure, Layers, TextTable, Faq, TitledLink, ItemLink } from './endpoint/content-parts';
export {
  activityBriefSchema,
  listActivities,
  activityContentSchema,
  findActivityById,
} from './activities/activities.contract';
export { ACTIVITY_STATES } from './activities/activities.values';
export type { ActivityBrief, ActivityContent, ActivityDetail } from './activities/activities.contract';
export { enrolmentRequestSchema, enroll, cancelEnroll, listEnrolments } from './activities/enrolment.contract';
export { ENROLMENT_STATES } from './activities/activities.values';
export type { EnrolmentRequest, Enrolment } from './activities/enrolment.contract';
export {
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
export { trialRequestSchema, saveTrial, getTrialState } from './trials/trials.contract';
export type { TrialRequest, TrialState } from './trials/trials.contract';
export { trialPlanSchema } from './products/trial-plan.contract';
export type { TrialPlan } from './products/trial-plan.contract';
export { APPLICATION_KINDS, MODEL_PURPOSES, PARTNER_KINDS } from './applications/applications.values';
export type {
  ApplicationReceipt,
  ModelRequest,
  PartnerRequest,
  JobRequest,
  ServiceConsult,
  ApplicationBrief,
  ApplicationDetail,
  ApplicationState,
} from './applications/applications.contract';
export { APPLICATION_LIMITS, COMPANY_SIZES, INDUSTRIES } from './applications/applications.values';
export {
  bookVisit,
  getWhitepaper,
  downloadWhitepaper,
  modelReportSchema,
  reportModel,
  requestSolution,
  solutionRequestSchema,
  visitRequestSchema,
} from './applications/item-requests.contract';
export { ITEM_REQUEST_LIMITS, REPORT_REASONS } from './applications/applications.values';
export type { ModelReport, SolutionRequest, VisitRequest, Whitepaper } from './applications/item-requests.contract';
export {
  checkFavorites,
  favoriteItemSchema,
  listFavorites,
  removeFavorite,
  saveFavorite,
} from './favorites/favorites.contract';
export { FAVORITE_LIMITS } from './favorites/favorites.values';
export type { Favorite, FavoriteItem, FavoriteModule } from './favorites/favorites.contract';
export {
  caseContentSchema,
  findCaseById,
  findCasesByIds,
  getCasesByCategoryId,
  listCaseFilters,
} from './cases/case-detail.contract';
export type { CaseContent, CaseDetail } from './cases/case-detail.contract';
export { factorySchema, videoSchema, listFactories, listFactoryBriefs } from './factories/factories.contract';
export type { Factory, FactoryBrief, Video } from './factories/factories.contract';
export { uploadFile, getFileContent, deleteFile } from './files/files.contract';
export { UPLOAD_LIMIT, FILE_UNITS, WORK_ORDER_UPLOAD_LIMIT } from './files/files.values';
export type { FileUnit, StoredFile } from './files/files.contract';
export { beginLargeUpload, finishLargeUpload } from './files/large-files.contract';
export type { LargeUpload } from './files/large-files.contract';
export { FILE_PIECE_BYTES, LARGE_FILE_TYPES, LARGE_UPLOAD_LIMIT } from './files/large-files.values';
export type { LargeFileType } from './files/large-files.values';
export {
  modelBriefSchema,
  modelContentSchema,
  listModels,
  listFeaturedModels,
  listModelIndustries,
  findModelById,
} from './models/models.contract';
export { MODEL_TYPES, MODEL_DELIVERIES, MODEL_PRICINGS, MODEL_SORTS } from './models/models.values';
export type { FeaturedModel, ModelBrief, ModelParameter, ModelContent, ModelDetail } from './models/models.contract';
export { newsBriefSchema, listNews, listNewsYears, findNewsById } from './news/news.contract';
export { NEWS_KINDS } from './news/news.values';
export type { NewsBrief, NewsDetail } from './news/news.contract';
export { pageBlockSchema, contentPageSchema, findContentById, previewContent } from './pages/pages.contract';
export type { PageBlock, ContentPage } from './pages/pages.contract';
export { partnerBriefSchema, listPartnerLogos, listPartners, listPartnerFilters } from './partners/partners.contract';
export type { PartnerBrief, PartnerLogo } from './partners/partners.contract';
export {
  productFacetsShape,
  productContentSchema,
  getProductDetailByCode,
  getProductDetailByName,
  listShownProducts,
  listProductBriefs,
  getSaasProduct,
  getSaasProductByCategoryId,
  queryByDownloadId,
} from './products/product-detail.contract';
export {
  PRODUCT_DELIVERIES,
  PRODUCT_PRICINGS,
  PRODUCT_TYPES,
  PRODUCT_SORTS,
  PLAN_PERIODS,
} from './products/products.values';
export type {
  ProductCard,
  ProductPlan,
  ProductContent,
  Download,
  ProductDetail,
} from './products/product-detail.contract';
export { getMealList, getTrialMealByCode, quoteOrder, getQuote, createOrder } from './purchase/purchase.contract';
export { LINE_LIMIT, QUANTITY_LIMIT, QUOTE_MINUTES, AGREEMENT_VERSION, ORDER_STATES } from './purchase/purchase.values';
export type { FittingCoupon, MealList, OrderLine, PricedLine, Quote, QuoteOffer } from './purchase/purchase.contract';
export { jobDetailSchema, listJobs, listJobFilters, findJobById } from './recruit/recruit.contract';
export { JOB_CHANNELS } from './recruit/recruit.values';
export type { JobBrief, JobDetail } from './recruit/recruit.contract';
export { listSolutionGroups, listSolutions } from './solutions/solution-list.contract';
export type { SolutionGroup } from './solutions/solution-list.contract';
export { solutionContentSchema, findSolutionById } from './solutions/solution-detail.contract';
export type { SolutionContent, SolutionDetail } from './solutions/solution-detail.contract';
export { allEndpoints } from './endpoints';
export * from './documents/document-parts';
export * from './documents/documents.contract';
export * from './documents/documents.values';
export * from './search/search.contract';
export * from './search/search.values';
export * from './search/thesaurus.contract';
