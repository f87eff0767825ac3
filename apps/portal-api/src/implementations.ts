import type { Clock } from './clock';
import type { Database } from './database/database';
import type { Implementation } from './http/implement';
import type { PortalIdentity } from './identity';
import { createAccountSecurityRoutes } from './modules/account-security/account-security.routes';
import { createSecurityTickets } from './modules/account-security/security-tickets';
import { createAuthRoutes } from './modules/auth/auth.routes';
import { createEnrolmentRoutes } from './modules/activities/enrolments.routes';
import { createActivityRoutes } from './modules/activities/activities.routes';
import { createAddressRoutes } from './modules/addresses/addresses.routes';
import { createApplicationQueueRoutes } from './modules/applications/application-queue.routes';
import { createApplicationRoutes } from './modules/applications/applications.routes';
import { createApplicationsService } from './modules/applications/applications.service';
import { createItemRequestRoutes } from './modules/applications/item-requests.routes';
import { createCaseRoutes } from './modules/cases/cases.routes';
import { createCategoryRoutes } from './modules/categories/categories.routes';
import {
  type BadDocumentListener,
  createConfigurationRepository,
} from './modules/configuration/configuration.repository';
import { createConfigurationRoutes } from './modules/configuration/configuration.routes';
import { createConsoleRoutes } from './modules/console/console.routes';
import { createContactQueueRoutes } from './modules/contact/contact-queue.routes';
import { createContactRoutes } from './modules/contact/contact.routes';
import { createContentRoutes } from './modules/content/content.routes';
import { createAccountsRoutes } from './modules/identity-provider/accounts.routes';
import { createExternalAccountsRoutes } from './modules/identity-provider/external-accounts.routes';
import type { IdempotencyService } from './modules/idempotency/idempotency.service';
import { createFactoryRoutes } from './modules/factories/factories.routes';
import type { FilmFolder } from './modules/factories/film-folder';
import { createFavoriteRoutes } from './modules/favorites/favorites.routes';
import { createDocumentRoutes } from './modules/documents/documents.routes';
import { createFileRoutes } from './modules/files/files.routes';
import type { CleanUploadOptions } from './modules/files/clean-upload';
import type { FileStore } from './modules/files/file-store';
import { createInvoiceTitleRoutes } from './modules/invoice-titles/invoice-titles.routes';
import { createModelRoutes } from './modules/models/models.routes';
import { createNewsRoutes } from './modules/news/news.routes';
import { createPartnerRoutes } from './modules/partners/partners.routes';
import { createPageRoutes } from './modules/pages/pages.routes';
import type { Messaging } from './messaging';
import type { DownloadFolder } from './modules/products/download-folder';
import { createPrivacyRoutes } from './modules/privacy/privacy.routes';
import { createProductPageRoutes } from './modules/products/product-pages.routes';
import { createProductRoutes } from './modules/products/products.routes';
import { createPurchaseRoutes } from './modules/purchase/purchase.routes';
import { createRecruitRoutes } from './modules/recruit/recruit.routes';
import type { SearchRecorder } from './modules/search/search-recorder';
import { createSearchRoutes } from './modules/search/search.routes';
import { createSessionRoutes } from './modules/session/session.routes';
import { createSolutionRoutes } from './modules/solutions/solutions.routes';
import type { WhitepaperFolder } from './modules/solutions/whitepaper-folder';
import { createWhitepaperRoutes } from './modules/solutions/whitepapers.routes';
import { createTrackingRoutes } from './modules/tracking/tracking.routes';
import { createProfileRoutes } from './modules/users/profile.routes';
import { createWorkOrderQueueRoutes } from './modules/work-orders/work-order-queue.routes';
import { createWorkOrderRoutes } from './modules/work-orders/work-orders.routes';
import type { DataProtection } from './security/data-protection';
import type { Operators } from './security/operators';
import type { TelephoneOpener } from './security/telephone-opener';
import { createSharing, type SharingOptions } from './sharing';
import type { Verification } from './verification';

export interface ImplementationOptions
  extends Pick<SharingOptions, 'environment' | 'publicOrigin'>, CleanUploadOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly telephones: TelephoneOpener;
  readonly idempotency: IdempotencyService;
  readonly identity: PortalIdentity;
  readonly verification: Verification;
  readonly messaging: Pick<Messaging, 'routes'>;
  /** Accounts of people of the platform with their duties. */
  readonly operators: Operators;
  readonly isDemo: boolean;
  readonly files: FileStore;
  readonly downloads: DownloadFolder;
  readonly whitepapers: WhitepaperFolder;
  readonly films: FilmFolder;
  readonly searches: SearchRecorder;
  readonly getContentVersion: () => number;
  readonly onBadDocument: BadDocumentListener;
  /** Hears of failures that nobody waits for. */
  readonly onFailure: (error: unknown) => void;
}

/** Everything that serves the contract, module by module. */
export function createImplementations(options: ImplementationOptions): Implementation[] {
  const { clock, getContentVersion, identity, onBadDocument, operators, protection, telephones, verification } =
    options;
  const { orm } = options.database;
  const forms = { ...options, orm, captcha: verification.captcha };
  const configuration = createConfigurationRepository(orm, onBadDocument);
  return [
    ...createConfigurationRoutes({ configuration, orm, telephones, operators }),
    ...createAuthRoutes(identity.flow),
    ...createSessionRoutes({ users: identity.users, configuration }),
    ...createProfileRoutes({ ...options, users: identity.users, configuration }),
    ...(identity.embedded
      ? createAccountsRoutes({
          ...options,
          ...identity.embedded,
          smsCodes: verification.smsCodes,
          loginLog: identity.loginLog,
          configuration,
        })
      : createExternalAccountsRoutes(configuration)),
    ...createAccountSecurityRoutes({
      ...options,
      ...identity,
      smsCodes: verification.smsCodes,
      codes: verification.accountCodes,
      tickets: createSecurityTickets(clock),
    }),
    ...verification.routes,
    ...createProductRoutes(orm),
    ...createProductPageRoutes(orm, options.downloads),
    ...createSolutionRoutes(orm),
    ...createCaseRoutes(orm),
    ...createCategoryRoutes(orm),
    ...createNewsRoutes(orm),
    ...createActivityRoutes(orm, clock),
    ...createPartnerRoutes(orm),
    ...createModelRoutes(orm),
    ...createRecruitRoutes(orm),
    ...createFactoryRoutes({ orm, configuration, films: options.films }),
    ...createPageRoutes({ orm, configuration, operators }),
    ...createSearchRoutes({ orm, clock, configuration, recorder: options.searches, getContentVersion }),
    ...createDocumentRoutes({ ...options, orm, configuration }),
    ...createContentRoutes({ orm, configuration, getContentVersion }),
    ...createContactRoutes(forms),
    ...createContactQueueRoutes(options),
    ...createApplicationRoutes(forms),
    ...createApplicationQueueRoutes(options),
    ...createItemRequestRoutes(forms),
    ...createWhitepaperRoutes({ ...forms, applications: createApplicationsService(forms) }),
    ...createEnrolmentRoutes(options),
    ...createFavoriteRoutes(options),
    ...createPurchaseRoutes(forms),
    ...createWorkOrderRoutes({ ...forms, configuration }),
    ...createWorkOrderQueueRoutes(options),
    ...createConsoleRoutes(orm, clock),
    ...createFileRoutes({ ...options, orm, store: options.files }),
    ...options.messaging.routes,
    ...createPrivacyRoutes(options),
    ...createAddressRoutes(options),
    ...createInvoiceTitleRoutes(options),
    ...createTrackingRoutes({ orm, clock, protection }),
    ...createSharing({ ...options, orm }),
  ];
}
