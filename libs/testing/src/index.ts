export { passTicks } from './pass-ticks';
export {
  buildCertification,
  buildIdentification,
  buildInvoiceTitle,
  buildProfile,
  SENT_APPLICANT,
} from './sample-account';
export {
  buildActivity,
  buildBanner,
  buildCase,
  buildFooter,
  buildMenuItem,
  buildNews,
  buildPageConfig,
  buildPartner,
  buildProduct,
  buildProductCategory,
  buildSolutionCategory,
} from './sample-content';
export { createStubApi } from './stub-api';
export type { StubResponses, StubCall, StubError } from './stub-api';
export { useSampleQuery } from './use-sample-query';
