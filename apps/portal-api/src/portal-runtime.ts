import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { buildApp, type LogDestination } from './app';
import { type Clock, systemClock } from './clock';
import { type LogLevel, readClamd, readEnvironmentName, readObjectStore, type SharedEnvironment } from './config';
import { TIME_LIMITS, type TimeLimits } from './database/time-limits';
import { type ApiCall, type ApiCallAnswer, createInProcessCalls } from './http/in-process-calls';
import { type ServedEndpoint, serveEndpoint } from './http/endpoint-pipeline';
import { createMemoryRateLimiter } from './http/rate-limiter';
import { createImplementations } from './implementations';
import { createIdentity } from './identity';
import { startMaintenance } from './maintenance';
import { remindParticipants } from './modules/activities/enrolment-messages';
import { createApplicationStep } from './modules/applications/application-operator';
import { forgetVisitors } from './modules/contact/forget-visitors';
import { type ContentImportReport, importContent } from './modules/content/content-importer';
import { readVersion } from './modules/content/content-store';
import { toChinaDay } from './china-time';
import { seedDemoHistory } from './modules/demo/demo-history';
import { importOwnDocuments } from './modules/documents/own-documents';
import { registerDocumentImageRoutes } from './modules/documents/document-images.routes';
import { openFilmFolder } from './modules/factories/film-folder';
import { openScanner } from './modules/files/malware-scanner';
import { openFolderStore } from './modules/files/file-store';
import { openObjectStore } from './modules/files/object-store';
import { forgetUnusedFiles } from './modules/files/files.routes';
import { createUploadInspector, type InspectorOptions } from './modules/files/upload-inspector';
import { forgetKeptData } from './modules/privacy/close-accounts';
import { noteRegistrationConsents } from './modules/privacy/consents.service';
import { endClosingByLogin } from './modules/privacy/end-closing';
import { listPrivacySteps } from './modules/privacy/privacy-steps';
import { openDownloadFolder } from './modules/products/download-folder';
import { openWhitepaperFolder } from './modules/solutions/whitepaper-folder';
import { forgetOldQuotes } from './modules/purchase/purchase.routes';
import { createAutomaticOperator } from './modules/operations/automatic-operator';
import { createTitleAuditStep } from './modules/invoice-titles/title-audit.service';
import { createSearchRecorder } from './modules/search/search-recorder';
import { forgetOldSearches } from './modules/search/search.routes';
import { forgetOldTracking } from './modules/tracking/tracking.routes';
import { createMessaging } from './messaging';
import { advanceWaitingWorkOrders } from './modules/work-orders/work-order-clock';
import { createWorkOrderStep } from './modules/work-orders/work-order-operator';
import { createIdempotencyService } from './modules/idempotency/idempotency.service';
import { describeFailure } from './plugins/failure-log';
import type { OverloadLimits } from './plugins/overload';
import { createDataProtection } from './security/data-protection';
import { createOperators, DUTIES, type Duty } from './security/operators';
import { openStorageAndKeys } from './storage-and-keys';
import { createTelephoneOpener } from './security/telephone-opener';
import { DEMO_ACCOUNTS } from './modules/identity-provider/demo-accounts';
import { createVerification } from './verification';

/** How often logins end whose time is over. */
const ENDINGS_MS = 60_000;

/** How often what is due happens. */
const STEP_MS = 5000;

export interface RuntimeOptions {
  readonly environment: SharedEnvironment;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly contentDir: string;
  readonly mediaDir: string;
  readonly loginPageDir: string | undefined;
  /** Origin visitors use, where the environment names none. */
  readonly publicOrigin?: string | undefined;
  /** Whether this is a demonstration, with accounts anybody may use and text messages anybody may read. */
  readonly isDemo?: boolean | undefined;
  readonly logLevel: LogLevel;
  readonly logDestination?: LogDestination | undefined;
  readonly clock?: Clock | undefined;
  readonly onProgress?: ((message: string) => void) | undefined;
  readonly overloadLimits?: OverloadLimits | undefined;
  readonly timeLimits?: TimeLimits | undefined;
  readonly inspectorOptions?: Omit<InspectorOptions, 'onFailure'> | undefined;
  /** `false` only where tests send more than a visitor may. */
  readonly isRateLimited?: boolean | undefined;
}

/** The running API: its HTTP side and its calls inside the process. */
export interface PortalRuntime {
  readonly app: FastifyInstance;
  readonly endpoints: readonly ServedEndpoint[];
  call(request: ApiCall): Promise<ApiCallAnswer>;
  reloadContent(): Promise<ContentImportReport>;
  /** Ends the streams of events, before whatever server they run over is told to stop. */
  endStreams(): void;
  /** Deletes logins whose time is over, which otherwise happens by itself. */
  endExpired(): Promise<void>;
  close(): Promise<void>;
}

/** Starts everything: keys, database, content, calls, HTTP. */
export async function startPortalRuntime(options: RuntimeOptions): Promise<PortalRuntime> {
  const { clock = systemClock, environment, isDemo = false, onProgress = () => undefined } = options;
  const { timeLimits = TIME_LIMITS } = options;
  const publicOrigin = new URL(environment.PUBLIC_ORIGIN ?? options.publicOrigin ?? 'http://localhost').origin;
  const state: { app?: FastifyInstance } = {};
  const warn = (message: string) => state.app?.log.warn(message);
  const objectStore = readObjectStore(environment);

  const { storage, keys } = await openStorageAndKeys(options, onProgress, warn);
  const { database, watch } = storage;
  const protection = createDataProtection(keys.dataKey);
  const telephones = createTelephoneOpener(keys.rsaKey);
  const logFailure = (error: unknown, traceId?: string) =>
    state.app?.log.error({ reqId: traceId, ...describeFailure(error) }, 'call failed');
  try {
    const identity = await createIdentity({
      environment,
      storage,
      clock,
      protection,
      publicOrigin,
      isDemo,
      getApp: () => requireApp(state),
      onLogin: async (userId) => {
        await endClosingByLogin({ database, clock }, userId);
        await noteRegistrationConsents(database, userId);
      },
      onFailure: logFailure,
    });
    const { embedded, sessions } = identity;
    const rateLimiter = options.isRateLimited === false ? undefined : createMemoryRateLimiter(clock);
    const verification = createVerification({
      environment,
      database,
      clock,
      protection,
      secrets: identity.secrets,
      telephones,
      isDemo,
      rateLimiter,
      accounts: embedded?.accounts,
      onFailure: logFailure,
    });
    const messaging = createMessaging({
      database,
      watch,
      clock,
      accounts: embedded?.accounts,
      sessions: sessions.verify,
      verification,
      protection,
      publicOrigin,
      onFailure: logFailure,
    });
    const idempotency = createIdempotencyService(database, clock);
    const operators = createOperators(
      new Map([...environment.PORTAL_OPERATORS, ...(isDemo ? listDemoOperators() : [])]),
    );
    const files = objectStore ? openObjectStore(objectStore) : openFolderStore(join(options.dataDir, 'files'));
    const searches = createSearchRecorder(database.orm, clock, logFailure);
    const endpoints = createImplementations({
      environment,
      publicOrigin,
      searches,
      files,
      inspector: createUploadInspector({ ...options.inspectorOptions, onFailure: logFailure }),
      scanner: openScanner(readClamd(environment)),
      downloads: openDownloadFolder(options.mediaDir),
      whitepapers: openWhitepaperFolder(options.contentDir),
      films: openFilmFolder(options.mediaDir),
      database,
      clock,
      idempotency,
      protection,
      telephones,
      identity,
      verification,
      messaging,
      operators,
      isDemo,
      getContentVersion: watch.getContentVersion,
      onFailure: logFailure,
      onBadDocument: (kind, key) => warn(`The stored document ${kind} ${key} does not keep its schema and is left out`),
    }).map((implementation) =>
      serveEndpoint(implementation, {
        clock,
        getContentVersion: watch.getContentVersion,
        isDatabaseUp: watch.isUp,
        deadlineMs: timeLimits.answer,
        isStrict: environment.NODE_ENV !== 'production',
        onFailure: logFailure,
      }),
    );
    const app = await buildApp({
      onClosing: messaging.endStreams,
      endpoints,
      sessions: sessions.verify,
      rateLimiter,
      registerPages: (target) => {
        identity.registerRoutes(target, rateLimiter);
        registerDocumentImageRoutes(target, database.orm);
      },
      mediaDir: options.mediaDir,
      loginPageDir: options.loginPageDir,
      logLevel: options.logLevel,
      logDestination: options.logDestination ?? process.stdout,
      trustProxyHops: environment.TRUST_PROXY_HOPS,
      isHttps: publicOrigin.startsWith('https:'),
      overloadLimits: options.overloadLimits,
      isReady: watch.isUp,
      environmentName: readEnvironmentName(environment, isDemo),
    });
    state.app = app;

    const reloadContent = async () => {
      const content = await importContent(database, options.contentDir, options.mediaDir);
      const today = toChinaDay(clock());
      const documents = await importOwnDocuments(database, options.contentDir, today);
      const report = {
        ...content,
        problems: [...content.problems, ...documents.problems],
        version: await readVersion(database.orm),
      };
      watch.noteContentVersion(report.version);
      for (const { file, line, reason } of report.problems)
        app.log.error(`Content refused: ${file}:${line}: ${reason}`);
      for (const { file, line, reason } of documents.warnings) app.log.warn(`Content: ${file}:${line}: ${reason}`);
      return report;
    };
    onProgress('Importing content');
    const report = await reloadContent();
    for (const { file, line, reason } of report.problems) onProgress(`Content refused: ${file}:${line}: ${reason}`);
    if (embedded && isDemo)
      await seedDemoHistory({
        database,
        clock,
        protection,
        telephones,
        accounts: embedded.accounts,
        users: identity.users,
      });
    const stopMaintenance = startMaintenance([
      idempotency.forgetExpired,
      identity.forgetOld,
      verification.forgetExpired,
      messaging.forgetOld,
      () => forgetOldTracking(database.orm, clock),
      () => forgetUnusedFiles({ orm: database.orm, clock, store: files }),
      () => forgetOldQuotes(database.orm, clock),
      () => forgetOldSearches(database.orm, clock),
      () => forgetVisitors({ database, clock }),
      () => forgetKeptData({ database, clock }),
    ]);
    const stopEndings = startMaintenance([identity.endExpired], ENDINGS_MS);
    const demoSteps = [
      createWorkOrderStep({ database, clock }),
      createTitleAuditStep({ database, clock, protection }),
      createApplicationStep({ database, clock }),
    ];
    const stopSteps = startMaintenance(
      [
        messaging.deliver,
        () => advanceWaitingWorkOrders({ database, clock }),
        () => remindParticipants({ database, clock }),
        ...listPrivacySteps({ database, clock, protection, files, operators, findAddress: messaging.findAddress }),
        ...(isDemo ? [createAutomaticOperator(demoSteps, logFailure)] : []),
      ],
      STEP_MS,
    );

    return {
      app,
      endpoints,
      reloadContent,
      call: createInProcessCalls(endpoints, sessions.verify),
      endStreams: messaging.endStreams,
      endExpired: identity.endExpired,
      async close() {
        stopMaintenance();
        stopEndings();
        stopSteps();
        await app.close();
        await searches.close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

function requireApp({ app }: { app?: FastifyInstance }): FastifyInstance {
  if (app === undefined) throw new Error('The API is not running yet');
  return app;
}

function listDemoOperators(): [string, ReadonlySet<Duty>][] {
  return DEMO_ACCOUNTS.filter(({ isOperator }) => isOperator).map(({ userName }) => [userName, new Set(DUTIES)]);
}
