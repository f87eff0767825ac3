import { DRAIN_SECONDS_RULE, readDrainMs } from '@portal/graceful-stop';
import type { MetricsPlace } from '@portal/metrics';

/** Settings of a brand that runs on its own. */
export interface StandaloneSettings {
  /** Where the API is. */
  readonly apiOrigin: string;
  readonly host: string;
  readonly port: number;
  readonly publicOrigin: string;
  /** Proxies in front of the brand that are trusted. */
  readonly proxyHops: number;
  readonly drainMs: number;
  readonly ipLookupUrl: string | undefined;
  readonly sharesToWechat: boolean;
  readonly metrics: MetricsPlace;
  /** URL of the collector of traces; absent where nothing is traced. */
  readonly collector: string | undefined;
}

const MAX_PROXY_HOPS = 10;
const MAX_PORT = 65_535;

/**
 * Reads the settings from the environment: `PORTAL_API_ORIGIN`, `PORT` (4200), `HOST` (localhost), `PUBLIC_ORIGIN`,
 * `TRUST_PROXY_HOPS`, `DRAIN_SECONDS`, `IP_LOOKUP_URL`, `WECHAT_APP_ID`, `METRICS_PORT`, `METRICS_HOST` and
 * `OTEL_EXPORTER_OTLP_ENDPOINT`. Throws an error whose message names the variable that is not usable.
 */
export function readStandaloneSettings(env: NodeJS.ProcessEnv): StandaloneSettings {
  const { PORTAL_API_ORIGIN: apiOrigin, HOST: host = 'localhost' } = env;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = env;
  if (!apiOrigin || !URL.canParse(apiOrigin))
    throw new Error('PORTAL_API_ORIGIN must name the origin of the API, e.g. http://localhost:4300');
  if (collector && !URL.canParse(collector))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT is not usable: must be the address of a collector.');
  const port = Number(env['PORT'] ?? 4200);
  return {
    ...{ apiOrigin, host, port, collector, proxyHops: readProxyHops(env), drainMs: readDrain(env) },
    publicOrigin: env['PUBLIC_ORIGIN'] ?? `http://${host}:${port}`,
    ipLookupUrl: env['IP_LOOKUP_URL'],
    sharesToWechat: Boolean(env['WECHAT_APP_ID']),
    metrics: { port: readMetricsPort(env), host: env['METRICS_HOST'] || '127.0.0.1' },
  };
}

function readProxyHops(env: NodeJS.ProcessEnv): number {
  const hops = Number(env['TRUST_PROXY_HOPS'] || 0);
  if (!isWithin(hops, MAX_PROXY_HOPS))
    throw new Error(`TRUST_PROXY_HOPS is not usable: must be a whole number, at most ${MAX_PROXY_HOPS}.`);
  return hops;
}

function readDrain(env: NodeJS.ProcessEnv): number {
  const drainMs = readDrainMs(env);
  if (drainMs === undefined) throw new Error(`DRAIN_SECONDS is not usable: ${DRAIN_SECONDS_RULE}.`);
  return drainMs;
}

function readMetricsPort({ METRICS_PORT }: NodeJS.ProcessEnv): number | undefined {
  if (!METRICS_PORT) return undefined;
  const port = Number(METRICS_PORT);
  if (!isWithin(port, MAX_PORT)) throw new Error('METRICS_PORT is not usable: must be a port number.');
  return port;
}

function isWithin(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max;
}
