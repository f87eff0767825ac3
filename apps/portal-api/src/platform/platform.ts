import type { Metrics } from '@portal/metrics';
import type { FastifyInstance } from 'fastify';
import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from './clock';
import { readClamd, readObjectStore, type SharedEnvironment } from './config';
import { type ConfigurationRepository, createConfigurationRepository } from './configuration/configuration.repository';
import type { Database, QueryRunner } from './database/database';
import type { DatabaseWatch } from './database/database-watch';
import type { Storage } from './database/open-storage';
import type { CleanUploadOptions } from './files/clean-upload';
import { type FileStore, openFolderStore } from './files/file-store';
import { openScanner } from './files/malware-scanner';
import { openObjectStore } from './files/object-store';
import { createUploadInspector, type InspectorOptions } from './files/upload-inspector';
import type { PublicOrigins } from './http/public-origins';
import type { RateLimiter } from './http/rate-limiter';
import { createIdempotencyService, type IdempotencyService } from './idempotency/idempotency.service';
import { createMessengers, type Messengers } from './messages/messengers';
import { createLedger, type Ledger } from './money/ledger/ledger';
import { createOneTimeSecrets, type OneTimeSecrets } from './one-time-secrets/one-time-secrets.service';
import type { DataProtection } from './security/data-protection';
import { createTelephoneOpener, type TelephoneOpener } from './security/telephone-opener';
import type { Job } from './jobs/job';

/** Which installation the platform is for. */
export interface PlatformOptions {
  readonly environment: SharedEnvironment;
  readonly storage: Storage;
  readonly protection: DataProtection;
  /** Opens what browsers encrypt before sending. */
  readonly telephoneKey: KeyObject;
  readonly dataDir: string;
  readonly contentDir: string;
  readonly mediaDir: string;
  readonly origins: PublicOrigins;
  readonly isDemo: boolean;
  /** Absent where tests ask for more than a visitor would. */
  readonly rateLimiter: RateLimiter | undefined;
  readonly clock: Clock;
  /** Absent where nothing is measured. */
  readonly metrics: Metrics | undefined;
  readonly inspectorOptions: Omit<InspectorOptions, 'onFailure'> | undefined;
  /** The running app, for calls of the portal to itself. */
  readonly getApp: () => FastifyInstance;
  /** Called with failures that nobody waits for. */
  readonly onFailure: (error: unknown, traceId?: string) => void;
  readonly warn: (message: string) => void;
}

/** What is no domain of its own and every domain stands on. */
export interface Platform
  extends
    Pick<
      PlatformOptions,
      | 'environment'
      | 'dataDir'
      | 'contentDir'
      | 'mediaDir'
      | 'origins'
      | 'isDemo'
      | 'clock'
      | 'metrics'
      | 'rateLimiter'
      | 'getApp'
    >,
    Omit<CleanUploadOptions, 'onFailure'>,
    Messengers {
  /** Called with failures that nobody waits for. */
  readonly onFailure: (error: unknown) => void;
  readonly database: Database;
  readonly orm: QueryRunner;
  readonly watch: DatabaseWatch;
  readonly getContentVersion: DatabaseWatch['getContentVersion'];
  /** Visitors reach the site over https. */
  readonly isHttps: boolean;
  readonly protection: DataProtection;
  readonly telephones: TelephoneOpener;
  readonly idempotency: IdempotencyService;
  readonly secrets: OneTimeSecrets;
  readonly ledger: Ledger;
  readonly configuration: ConfigurationRepository;
  readonly files: FileStore;
  /** What the platform itself does in the background. */
  readonly jobs: readonly Job[];
}

/** Puts the parts of the platform together over an open database. */
export function createPlatform(options: PlatformOptions): Platform {
  const { environment, storage, telephoneKey, dataDir, inspectorOptions, clock, isDemo, onFailure, warn, ...rest } =
    options;
  const { database, watch } = storage;
  const { orm } = database;
  const objectStore = readObjectStore(environment);
  const idempotency = createIdempotencyService({ database, clock, protection: rest.protection });
  const secrets = createOneTimeSecrets(orm, clock);
  return {
    ...rest,
    ...{ environment, dataDir, database, orm, watch, clock, isDemo, idempotency, secrets, onFailure },
    ...createMessengers(environment, { orm, clock, isDemo }),
    getContentVersion: watch.getContentVersion,
    isHttps: rest.origins.isHttps,
    ledger: createLedger(orm, clock),
    telephones: createTelephoneOpener(telephoneKey),
    configuration: createConfigurationRepository(orm, (kind, key) =>
      warn(`The stored document ${kind} ${key} does not keep its schema and is left out`),
    ),
    files: objectStore ? openObjectStore(objectStore) : openFolderStore(join(dataDir, 'files')),
    inspector: createUploadInspector({ ...inspectorOptions, onFailure }),
    scanner: openScanner(readClamd(environment)),
    jobs: [
      { name: 'idempotency.purge', every: 'hour', run: idempotency.purgeExpired },
      { name: 'secrets.purge', every: 'minute', run: secrets.purgeExpired },
    ],
  };
}
