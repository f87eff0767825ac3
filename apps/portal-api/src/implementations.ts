import type { Clock } from './clock';
import type { Database } from './database/database';
import type { Implementation } from './http/implement';
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
import type { IdempotencyService } from './modules/idempotency/idempotency.service';
import { createNewsRoutes } from './modules/news/news.routes';
import { createPartnerRoutes } from './modules/partners/partners.routes';
import { createProductRoutes } from './modules/products/products.routes';
import { createSessionRoutes } from './modules/session/session.routes';
import { createSolutionRoutes } from './modules/solutions/solutions.routes';
import { createTrackingRoutes } from './modules/tracking/tracking.routes';
import type { DataProtection } from './security/data-protection';
import type { TelephoneOpener } from './security/telephone-opener';

export interface ImplementationOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly telephones: TelephoneOpener;
  readonly idempotency: IdempotencyService;
  readonly getContentVersion: () => number;
  readonly onBadDocument: BadDocumentListener;
}

/** Everything that serves the contract, module by module. */
export function createImplementations(options: ImplementationOptions): Implementation[] {
  const { clock, getContentVersion, onBadDocument, protection, telephones } = options;
  const { orm } = options.database;
  const configuration = createConfigurationRepository(orm, onBadDocument);
  return [
    ...createConfigurationRoutes({ configuration, orm, telephones, operators: new Set() }),
    ...createSessionRoutes(),
    ...createProductRoutes(orm),
    ...createSolutionRoutes(orm),
    ...createCaseRoutes(orm),
    ...createCategoryRoutes(orm),
    ...createNewsRoutes(orm),
    ...createActivityRoutes(orm, clock),
    ...createPartnerRoutes(orm),
    ...createContentRoutes({ configuration, getContentVersion }),
    ...createContactRoutes(options),
    ...createTrackingRoutes({ orm, clock, protection }),
  ];
}
