import type { Metrics } from '@portal/metrics';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { LogDestination } from './app';
import { DEMO_ACCOUNTS } from './modules/identity-provider/demo-accounts';
import type { Clock } from './platform/clock';
import { assertIdentityComplete, type LogLevel, parseSharedEnvironment } from './platform/config';
import type { ApiCall, ApiCallResponse } from './platform/http/in-process-calls';
import type { OnProgress } from './platform/operations/readiness';
import { assertProductionReady } from './platform/instances';
import { listOverloads, type OverloadLimits } from './platform/plugins/overload';
import { startPortalRuntime } from './portal-runtime';
import type { PublishReport } from './publish-content';

export type { ApiCall, ApiCallResponse } from './platform/http/in-process-calls';
export type { ContentProblem } from './modules/content/content-checker';
export type { PublishReport } from './publish-content';
export { StartupError } from './platform/startup-error';

/** Accounts of the demonstration. */
export const demoAccounts = DEMO_ACCOUNTS.map(({ userName, label }) => ({ userName, label }));

/** Options of an API that runs inside another program. Secrets and the like come from the environment. */
export interface PortalApiOptions {
  /** Folder for everything that is kept: database, keys. */
  readonly dataDir: string;
  /** Database to use instead of our own. */
  readonly databaseUrl?: string | undefined;
  readonly contentDir: string;
  /** Files served under `/files/`. */
  readonly mediaDir: string;
  /** Files served under `/loginPage/`. */
  readonly loginPageDir?: string | undefined;
  /** Origin visitors use, where `PUBLIC_ORIGIN` names none. */
  readonly publicOrigin?: string | undefined;
  /**
   * Whether this is a demonstration: accounts anybody may use, text messages anybody may read, and production mode
   * with generated keys.
   */
  readonly isDemo: boolean;
  readonly logLevel: LogLevel;
  readonly logDestination?: LogDestination | undefined;
  readonly clock?: Clock | undefined;
  readonly onProgress?: OnProgress | undefined;
  readonly overloadLimits?: OverloadLimits | undefined;
  readonly isRateLimited?: boolean | undefined;
}

/** A running API inside this process. */
export interface PortalApi {
  /** Serves one HTTP request; for URLs of the API, `/files`, `/loginPage`, health, `/openapi.json` and `/csp`. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Makes a call without HTTP: same validation, same responses. Responses may be shared and are frozen. */
  call(request: ApiCall): Promise<ApiCallResponse>;
  /** Imports the content folder again. */
  reloadContent(): Promise<PublishReport>;
  /** By which others in this process measure themselves; `undefined` where nothing is measured. */
  readonly metrics: Metrics | undefined;
  /** Whether the process has more to do than it can. */
  isOverloaded(): boolean;
  /** Ends the streams of events, so that the server in front need not wait for them when it stops. */
  endStreams(): void;
  /** Finishes running requests, then stops the database. */
  close(): Promise<void>;
}

/** Starts the API inside this process. Rejects with a `StartupError` where an operator has to act. */
export async function createPortalApi(options: PortalApiOptions): Promise<PortalApi> {
  const { overloadLimits } = options;
  const environment = parseSharedEnvironment(process.env);
  const databaseUrl = options.databaseUrl ?? environment.DATABASE_URL;
  assertIdentityComplete(environment);
  if (!options.isDemo) assertProductionReady({ ...environment, DATABASE_URL: databaseUrl });
  const { app, metrics, call, reloadContent, endStreams, close } = await startPortalRuntime({
    ...options,
    environment,
    databaseUrl,
    dataDir: resolve(options.dataDir),
    contentDir: resolve(options.contentDir),
    mediaDir: resolve(options.mediaDir),
    loginPageDir: options.loginPageDir,
  });
  return {
    handle: (request, response) => app.routing(request, response),
    isOverloaded: () => overloadLimits !== undefined && listOverloads(app, overloadLimits).length > 0,
    ...{ metrics, call, reloadContent, endStreams, close },
  };
}
