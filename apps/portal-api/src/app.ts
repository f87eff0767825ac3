import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { LogLevel } from './platform/config';
import { type EndpointRoutesOptions, registerEndpointRoutes } from './platform/http/endpoint-routes';
import { registerOpenApiRoute } from './platform/http/openapi.routes';
import { REQUEST_LIMITS } from './platform/http/request-limits';
import { registerUploads } from './platform/http/upload';
import { registerBodyParsers } from './platform/plugins/body-parsers';
import { respondToClientError } from './platform/plugins/client-errors';
import { registerCspReportRoutes } from './platform/plugins/csp-report.routes';
import { type HealthOptions, registerHealthRoutes } from './platform/plugins/health.routes';
import type { NoteRequest } from './platform/metrics/request-metrics';
import { registerOverloadGuard } from './platform/plugins/overload';
import { rejectRequest, registerErrorHandlers } from './platform/plugins/error-handlers';
import { registerRequestLog } from './platform/plugins/request-log';
import { registerRequestMetrics } from './platform/plugins/request-metrics';
import { nameRequest, registerRequestTracing } from './platform/plugins/request-tracing';
import { registerTargetGuard } from './platform/plugins/request-target';
import { buildSecurityHeaders } from './platform/plugins/security-headers';
import { registerLoginPageRoutes, registerMediaRoutes } from './platform/plugins/site-files.routes';

/** Where log lines go. */
export interface LogDestination {
  write(line: string): void;
}

export interface AppOptions extends EndpointRoutesOptions, HealthOptions {
  readonly mediaDir: string;
  readonly loginPageDir: string | undefined;
  readonly logLevel: LogLevel;
  readonly logDestination: LogDestination;
  readonly trustProxyHops: number;
  /** Called with every finished request. */
  readonly noteRequest: NoteRequest | undefined;
  /** Whether it is about to stop, so that no connection is kept for a next request. */
  readonly isStopping: () => boolean;
  /** Called before the server stops taking connections and waits for those it has. */
  readonly onClosing: () => void;
  /** Registers the URLs that browsers themselves go to. */
  readonly registerPages?: (app: FastifyInstance) => void;
}

/** Builds the HTTP side of the API. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const securityHeaders = buildSecurityHeaders(options.origins);
  const app = Fastify({
    logger: {
      level: options.logLevel,
      stream: options.logDestination,
      serializers: { req: () => ({}), res: () => ({}) },
      mixin: () => ({ environment: options.environmentName }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nameRequest,
    requestIdHeader: false,
    trustProxy: (_address: string, hop: number) => hop < options.trustProxyHops,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300 },
    requestTimeout: REQUEST_LIMITS.sending,
    connectionTimeout: 15_000,
    handlerTimeout: REQUEST_LIMITS.handling,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 10_000,
    http: { headersTimeout: 10_000 },
    // A connection that is kept alive may still bring a request while the process drains.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: respondToClientError,
    // Hooks do not run for URLs that cannot even be decoded.
    frameworkErrors: (error, request, reply) => void rejectRequest(error, request, reply.headers(securityHeaders)),
  });

  app.addHook('preClose', async () => options.onClosing());
  app.addHook(
    'onRequest',
    async (request, reply) => void reply.headers(securityHeaders).header('x-request-id', request.id),
  );
  app.addHook('onRequest', async (_request, reply) => {
    if (options.isStopping()) reply.header('connection', 'close');
  });
  registerRequestTracing(app);
  registerRequestLog(app);
  if (options.noteRequest) registerRequestMetrics(app, options.noteRequest);
  registerTargetGuard(app);
  registerBodyParsers(app);
  await registerUploads(app);
  if (options.overloadLimits) registerOverloadGuard(app, options.overloadLimits);
  registerErrorHandlers(app, listMethodsByPath(options));

  registerHealthRoutes(app, options);
  registerEndpointRoutes(app, options);
  options.registerPages?.(app);
  registerMediaRoutes(app, options.mediaDir);
  if (options.loginPageDir !== undefined) registerLoginPageRoutes(app, options.loginPageDir);
  registerCspReportRoutes(app, options.rateLimiter);
  registerOpenApiRoute(app);

  await app.ready();
  return app;
}

function listMethodsByPath({ endpoints }: EndpointRoutesOptions): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>([
    ['/healthz', ['GET', 'HEAD']],
    ['/readyz', ['GET', 'HEAD']],
    ['/openapi.json', ['GET', 'HEAD']],
    ['/csp', ['POST']],
  ]);
  for (const { implementation } of endpoints) {
    const { method, path } = implementation.endpoint;
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  return methods;
}
