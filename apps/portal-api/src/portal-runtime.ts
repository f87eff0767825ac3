import type { Metrics } from '@portal/metrics';
import { startTracing } from '@portal/tracing';
import type { FastifyInstance } from 'fastify';
import { buildApp, type LogDestination } from './app';
import { authModule } from './modules/auth/module';
import { readVersions } from './platform/content-items/stored-versions';
import { toChinaDay } from './platform/china-time';
import { type Clock, systemClock } from './platform/clock';
import { type LogLevel, readEnvironmentName, type SharedEnvironment } from './platform/config';
import type { DatabaseWatch } from './platform/database/database-watch';
import { joinObservers } from './platform/database/observe-statements';
import { createSlowStatementObserver } from './platform/database/slow-statements';
import { stretchTimeLimits, type TimeLimits } from './platform/database/time-limits';
import { traceStatement } from './platform/database/trace-statements';
import type { InspectorOptions } from './platform/files/upload-inspector';
import { findTraceId } from './platform/http/current-call';
import { type ServedEndpoint, serveEndpoint } from './platform/http/endpoint-pipeline';
import { type ApiCall, type ApiCallResponse, createInProcessCalls } from './platform/http/in-process-calls';
import { createPublicOrigins } from './platform/http/public-origins';
import { type OpenRateLimiter, openRateLimiter } from './platform/http/open-rate-limiter';
import { REQUEST_LIMITS } from './platform/http/request-limits';
import type { Job } from './platform/jobs/job';
import { startJobRunner } from './platform/jobs/job-runner';
import { startModules } from './platform/modules/start-modules';
import type { OnProgress, Wait } from './platform/operations/readiness';
import { createPlatform } from './platform/platform';
import { describeFailure } from './platform/plugins/failure-log';
import type { OverloadLimits } from './platform/plugins/overload';
import { type PortalMetrics, startPortalMetrics } from './portal-metrics';
import { listPortalJobs } from './portal-jobs';
import { PORTAL_CONTRIBUTIONS, PORTAL_MODULES } from './portal-modules';
import { describeNewerRelease, logPublication } from './publication-log';
import { publishContent, type PublishReport } from './publish-content';
import { openStorageAndKeys } from './storage-and-keys';

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
  readonly onProgress?: OnProgress | undefined;
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
  /** By which others in this process measure themselves; `undefined` where nothing is measured. */
  readonly metrics: Metrics | undefined;
  /** Where metrics are scraped; `undefined` where nothing is measured. */
  readonly metricsUrl: string | undefined;
  /** Names of all jobs that this release does in the background. */
  readonly jobNames: readonly string[];
  call(request: ApiCall): Promise<ApiCallResponse>;
  reloadContent(): Promise<PublishReport>;
  /** Says at `/readyz` from now on that it is about to stop, and keeps no connection for a next request. */
  announceStop(): void;
  /** Ends the streams of events, before whatever server they run over is told to stop. */
  endStreams(): void;
  /** Deletes logins whose time is over, which otherwise happens by itself. */
  endExpired(): Promise<void>;
  close(): Promise<void>;
}

/** Starts everything: keys, database, content, modules, HTTP. */
export async function startPortalRuntime(options: RuntimeOptions): Promise<PortalRuntime> {
  const { clock = systemClock, environment, isDemo = false, onProgress = () => undefined } = options;
  const { timeLimits = stretchTimeLimits(environment.TIME_LIMIT_FACTOR) } = options;
  const state: { app?: FastifyInstance } = {};
  let isStopping = false;
  const warn = (message: string) => state.app?.log.warn(message);
  const onFailure = (error: unknown, traceId?: string) =>
    state.app?.log.error({ reqId: traceId, ...describeFailure(error) }, 'call failed');

  const tracing = await startTracing('portal-api', environment.OTEL_EXPORTER_OTLP_ENDPOINT, onFailure);
  const logSlow = createSlowStatementObserver(environment.SLOW_QUERY_MS, (slow) =>
    state.app?.log.warn({ reqId: findTraceId(), ...slow }, 'slow statement'),
  );
  const observe = tracing ? joinObservers(logSlow, traceStatement) : logSlow;

  const firstOrigin = environment.PUBLIC_ORIGIN ?? options.publicOrigin ?? 'http://localhost';
  const origins = createPublicOrigins(firstOrigin, environment.FURTHER_ORIGINS);
  const kept = await openStorageAndKeys({ ...options, timeLimits }, { onProgress, onTrouble: warn, observe });

  const { storage } = kept;
  const { watch } = storage;
  let limits: OpenRateLimiter | undefined;
  let measured: PortalMetrics | undefined;
  let isContentThere = false;
  try {
    measured = await startPortalMetrics({
      ...{ environment, onFailure, database: storage.database },
      operatorQueues: PORTAL_CONTRIBUTIONS.operatorQueues,
    });
    const { metrics, noteRequest, noteLookup } = measured ?? {};
    if (options.isRateLimited ?? true)
      limits = await openRateLimiter({
        environment: { ...environment, DATABASE_URL: options.databaseUrl },
        ...{ database: storage.database, isDatabaseUp: watch.isUp, clock },
        warn: (message) => (state.app === undefined ? onProgress(message) : warn(message)),
      });
    const platform = createPlatform({
      ...options,
      ...kept,
      ...{ clock, isDemo, onFailure, warn, metrics, origins },
      rateLimiter: limits?.limiter,
      inspectorOptions: options.inspectorOptions,
      getApp: () => requireApp(state),
    });
    const modules = await startModules(PORTAL_MODULES, { ...platform, ...PORTAL_CONTRIBUTIONS });
    const { sessions } = modules.getOffer(authModule);
    const endpoints = modules.all
      .flatMap(({ routes = [] }) => routes)
      .map((implementation) =>
        serveEndpoint(implementation, {
          clock,
          getContentVersion: watch.getContentVersion,
          isDatabaseUp: watch.isUp,
          deadlineMs: timeLimits.response,
          isStrict: environment.NODE_ENV !== 'production',
          onFailure,
          noteLookup,
        }),
      );
    const endStreams = () => modules.all.forEach((module) => module.endStreams?.());
    const app = await buildApp({
      onClosing: endStreams,
      endpoints,
      sessions: sessions.verify,
      rateLimiter: platform.rateLimiter,
      registerPages: (target) => modules.all.forEach((module) => module.registerPages?.(target)),
      mediaDir: options.mediaDir,
      loginPageDir: options.loginPageDir,
      logLevel: options.logLevel,
      logDestination: options.logDestination ?? process.stdout,
      trustProxyHops: environment.TRUST_PROXY_HOPS,
      origins,
      requestLimits: REQUEST_LIMITS,
      overloadLimits: options.overloadLimits,
      noteRequest,
      isStopping: () => isStopping,
      listWaits: () => listWaits(watch, { isContentThere, isStopping }),
      environmentName: readEnvironmentName(environment, isDemo),
    });
    state.app = app;

    const reloadContent = async () => {
      const { contentDir, mediaDir } = options;
      const today = toChinaDay(clock());
      const { contentFormats: formats } = PORTAL_CONTRIBUTIONS;
      const report = await publishContent(storage.database, { formats, contentDir, mediaDir, today });
      watch.noteContentVersions(await readVersions(storage.database.orm));
      logPublication(report, app.log);
      return report;
    };
    onProgress('Importing content', 'content');
    const report = await reloadContent();
    isContentThere = true;
    for (const { file, line, reason } of report.problems) onProgress(`Content refused: ${file}:${line}: ${reason}`);
    const newer = describeNewerRelease(report);
    if (newer) onProgress(newer);
    if (isDemo) for (const module of modules.all) await module.seedDemo?.();

    const jobs = listPortalJobs({
      ...{ platform, modules: modules.all, clock, isDemo, onFailure },
      limits: limits?.jobs,
    });
    const runner = await startJobRunner({
      ...{ database: platform.database, clock, jobs, onFailure, warn },
      isDatabaseUp: watch.isUp,
      atOnce: environment.JOBS_AT_ONCE,
    });
    watch.onNotification('job_queued', runner.wake);

    return {
      app,
      endpoints,
      metrics,
      metricsUrl: measured?.url,
      reloadContent,
      jobNames: jobs.map(({ name }) => name),
      call: createInProcessCalls(endpoints, sessions.verify, { origins, noteRequest }),
      announceStop: () => void (isStopping = true),
      endStreams,
      async endExpired() {
        await Promise.all(jobs.filter(({ every }) => every === 'minute').map((job) => runAtOnce(job, clock())));
      },
      async close() {
        await runner.stop();
        await app.close();
        for (const module of modules.all) await module.close?.();
        await measured?.close();
        limits?.close();
        await storage.close();
        await tracing?.stop();
      },
    };
  } catch (error) {
    await measured?.close();
    limits?.close();
    await storage.close();
    await tracing?.stop();
    throw error;
  }
}

/** Does the work of a recurring job beside its own turns. */
function runAtOnce({ run }: Job, at: Date): Promise<unknown> {
  return run({}, { key: '', at, signal: new AbortController().signal, complete: async () => undefined });
}

interface RuntimeState {
  readonly isContentThere: boolean;
  readonly isStopping: boolean;
}

function listWaits({ isUp }: DatabaseWatch, { isContentThere, isStopping }: RuntimeState): Wait[] {
  const waits: Wait[] = [];
  if (!isUp()) waits.push({ name: 'database', reason: 'The database is not reachable' });
  if (!isContentThere) waits.push({ name: 'content', reason: 'The content is being imported' });
  if (isStopping) waits.push({ name: 'stop', reason: 'The process is about to stop' });
  return waits;
}

function requireApp({ app }: { app?: FastifyInstance }): FastifyInstance {
  if (app === undefined) throw new Error('The API is not running yet');
  return app;
}
