export { defineEndpoint } from './endpoint/define-endpoint';
export type {
  HttpMethod,
  EndpointAuth,
  BodyType,
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
export {
  NEWS_KINDS,
  newsBriefSchema,
  listNews,
  ACTIVITY_STATES,
  activityBriefSchema,
  listActivities,
  partnerBriefSchema,
  listPartners,
  homeContentSchema,
  getHomeContent,
  getContentVersion,
} from './content/content.contract';
export type { NewsBrief, ActivityBrief, PartnerBrief, HomeContent } from './content/content.contract';
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
export { allEndpoints } from './endpoints';
