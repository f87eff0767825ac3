import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { buildApp, type LogDestination } from './app';
import { type Clock, systemClock } from './clock';
import type { LogLevel, SharedEnvironment } from './config';
import { openStorage } from './database/open-storage';
import { type ApiCall, type ApiCallAnswer, createInProcessCalls } from './http/in-process-calls';
import { type ServedEndpoint, serveEndpoint } from './http/endpoint-pipeline';
import { createMemoryRateLimiter } from './http/rate-limiter';
import { createImplementations } from './implementations';
import { startMaintenance } from './maintenance';
import { type ContentImportReport, importContent } from './modules/content/content-importer';
import { createIdempotencyService } from './modules/idempotency/idempotency.service';
import { describeFailure } from './plugins/failure-log';
import type { OverloadLimits } from './plugins/overload';
import { createDataProtection } from './security/data-protection';
import { loadKeys } from './security/key-folder';
import { rejectAllSessions } from './security/session-verifier';
import { createTelephoneOpener } from './security/telephone-opener';

export interface RuntimeOptions {
  readonly environment: SharedEnvironment;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly contentDir: string;
  readonly mediaDir: string;
  readonly loginPageDir: string | undefined;
  readonly logLevel: LogLevel;
  readonly logDestination?: LogDestination | undefined;
  readonly clock?: Clock | undefined;
  readonly onProgress?: ((message: string) => void) | undefined;
  readonly overloadLimits?: OverloadLimits | undefined;
  /** `false` only where tests send more than a visitor may. */
  readonly isRateLimited?: boolean | undefined;
}

/** The running API: its HTTP side and its calls inside the process. */
export interface PortalRuntime {
  readonly app: FastifyInstance;
  readonly endpoints: readonly ServedEndpoint[];
  call(request: ApiCall): Promise<ApiCallAnswer>;
  reloadContent(): Promise<ContentImportReport>;
  close(): Promise<void>;
}

/** Starts everything: keys, database, content, calls, HTTP. */
export async function startPortalRuntime(options: RuntimeOptions): Promise<PortalRuntime> {
  const { clock = systemClock, environment, onProgress = () => undefined } = options;
  const state: { app?: FastifyInstance } = {};
  const warn = (message: string) => state.app?.log.warn(message);

  const { storage, keys } = await openStorageAndKeys(options, onProgress, warn);
  const { database, watch } = storage;
  const sessions = rejectAllSessions;
  try {
    const idempotency = createIdempotencyService(database, clock);
    const endpoints = createImplementations({
      database,
      clock,
      idempotency,
      protection: createDataProtection(keys.dataKey),
      telephones: createTelephoneOpener(keys.rsaKey),
      getContentVersion: watch.getContentVersion,
      onBadDocument: (kind, key) => warn(`The stored document ${kind} ${key} does not keep its schema and is left out`),
    }).map((implementation) =>
      serveEndpoint(implementation, {
        clock,
        getContentVersion: watch.getContentVersion,
        isDatabaseUp: watch.isUp,
        isStrict: environment.NODE_ENV !== 'production',
        onFailure: (error, traceId) =>
          state.app?.log.error({ reqId: traceId, ...describeFailure(error) }, 'call failed'),
      }),
    );
    const app = await buildApp({
      endpoints,
      sessions,
      rateLimiter: options.isRateLimited === false ? undefined : createMemoryRateLimiter(clock),
      mediaDir: options.mediaDir,
      loginPageDir: options.loginPageDir,
      logLevel: options.logLevel,
      logDestination: options.logDestination ?? process.stdout,
      trustProxyHops: environment.TRUST_PROXY_HOPS,
      isHttps: environment.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
      overloadLimits: options.overloadLimits,
      isReady: watch.isUp,
    });
    state.app = app;

    const reloadContent = async () => {
      const report = await importContent(database, options.contentDir);
      watch.noteContentVersion(report.version);
      for (const { file, line, reason } of report.problems)
        app.log.error(`Content refused: ${file}:${line}: ${reason}`);
      return report;
    };
    onProgress('Importing content');
    const report = await reloadContent();
    for (const { file, line, reason } of report.problems) onProgress(`Content refused: ${file}:${line}: ${reason}`);
    const stopMaintenance = startMaintenance(database.orm, idempotency, clock);

    return {
      app,
      endpoints,
      reloadContent,
      call: createInProcessCalls(endpoints, sessions),
      async close() {
        stopMaintenance();
        await app.close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function openStorageAndKeys(
  { dataDir, databaseUrl, environment }: RuntimeOptions,
  onProgress: (message: string) => void,
  onTrouble: (message: string) => void,
) {
  const storage = await openStorage({ dataDir, databaseUrl, binDir: environment.PG_BIN_DIR, onProgress, onTrouble });
  try {
    const keys = await loadKeys({
      keyDir: join(dataDir, 'keys'),
      dataKey: environment.PORTAL_DATA_KEY,
      rsaKeyFile: environment.PORTAL_RSA_KEY,
    });
    return { storage, keys };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
