import type { Clock } from './clock';
import type { Database } from './database/database';
import type { Implementation } from './http/implement';
import type { PortalIdentity } from './identity';
import { createAuthRoutes } from './modules/auth/auth.routes';
import { createActivityRoutes } from './modules/activities/activities.routes';
import { createCaseRoutes } from './modules/cases/cases.routes';
import { createCategoryRoutes } from './modules/categories/categories.routes';
import {
  type BadDocumentListener,
  createConfigurationRepository,
} from './modules/configuration/configuration.repository';
import { createConfigurationRoutes } from './modules/configuration/configuration.routes';
import { createContactRoutes } from './modules/contact/contact.routes';
import { createContentRoutes } from './modules/content/content.routes';
import { createAccountsRoutes } from './modules/identity-provider/accounts.routes';
import { createExternalAccountsRoutes } from './modules/identity-provider/external-accounts.routes';
import type { IdempotencyService } from './modules/idempotency/idempotency.service';
import { createNewsRoutes } from './modules/news/news.routes';
import { createPartnerRoutes } from './modules/partners/partners.routes';
import { createProductRoutes } from './modules/products/products.routes';
import { createSessionRoutes } from './modules/session/session.routes';
import { createSolutionRoutes } from './modules/solutions/solutions.routes';
import { createTrackingRoutes } from './modules/tracking/tracking.routes';
import { createProfileRoutes } from './modules/users/profile.routes';
import type { DataProtection } from './security/data-protection';
import type { TelephoneOpener } from './security/telephone-opener';
import type { Verification } from './verification';

export interface ImplementationOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly telephones: TelephoneOpener;
  readonly idempotency: IdempotencyService;
  readonly identity: PortalIdentity;
  readonly verification: Verification;
  /** Accounts that see the operations platform. */
  readonly operators: ReadonlySet<string>;
  readonly isDemo: boolean;
  readonly getContentVersion: () => number;
  readonly onBadDocument: BadDocumentListener;
}

/** Everything that serves the contract, module by module. */
export function createImplementations(options: ImplementationOptions): Implementation[] {
  const { clock, getContentVersion, identity, onBadDocument, operators, protection, telephones, verification } =
    options;
  const { orm } = options.database;
  const configuration = createConfigurationRepository(orm, onBadDocument);
  return [
    ...createConfigurationRoutes({ configuration, orm, telephones, operators }),
    ...createAuthRoutes(identity.flow),
    ...createSessionRoutes({ users: identity.users, configuration }),
    ...createProfileRoutes(identity.users),
    ...(identity.embedded
      ? createAccountsRoutes({ ...options, ...identity.embedded, smsCodes: verification.smsCodes })
      : createExternalAccountsRoutes()),
    ...verification.routes,
    ...createProductRoutes(orm),
    ...createSolutionRoutes(orm),
    ...createCaseRoutes(orm),
    ...createCategoryRoutes(orm),
    ...createNewsRoutes(orm),
    ...createActivityRoutes(orm, clock),
    ...createPartnerRoutes(orm),
    ...createContentRoutes({ configuration, getContentVersion }),
    ...createContactRoutes({ ...options, captcha: verification.captcha }),
    ...createTrackingRoutes({ orm, clock, protection }),
  ];
}
