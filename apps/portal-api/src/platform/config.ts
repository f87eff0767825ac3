import { DRAIN_SECONDS_RULE, readDrainMs } from '@portal/graceful-stop';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isConfidential } from './confidential-url';
import { DEFAULT_POOL_SIZES } from './database/pool-sizes';
import { deliveryVariables } from './delivery-variables';
import type { ClamdOptions } from './files/malware-scanner';
import type { ObjectStoreOptions } from './files/object-store';
import { esignVariables } from './esign-variables';
import { identityVariables } from './identity-variables';
import { invoiceVariables } from './invoice-variables';
import { JOBS_AT_ONCE } from './jobs/job-runner';
import { messageVariables } from './messages/message-variables';
import { findPackageFolder } from './package-folders';
import { partyVariables } from './party-variables';
import { paymentVariables } from './payment-variables';
import { type DataKey, parseDataKeys, toDataKey } from './security/keyring';
import { signingVariables } from './signing-variables';
import { StartupError } from './startup-error';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How much is logged. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where clamd listens unless it is told otherwise. */
const CLAMD_PORT = 3310;

const optionalText = z.string().min(1).optional();

/** A whole number, such as that of what a process may have at once. */
function wholeNumber(standard: number, { min = 1, max = 500 } = {}) {
  return z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .default(standard);
}

const environmentShape = {
  NODE_ENV: z.string().default('development'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?|socket):/, 'must begin with postgres://, postgresql:// or socket:')
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(DEFAULT_POOL_SIZES.queries),
  DATABASE_TRANSACTION_POOL_SIZE: wholeNumber(DEFAULT_POOL_SIZES.transactions),
  JOBS_AT_ONCE: wholeNumber(JOBS_AT_ONCE, { min: 0 }),
  TIME_LIMIT_FACTOR: wholeNumber(1, { max: 100 }),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must begin with redis:// or rediss://' }).optional(),
  MIGRATIONS: z.enum(['start', 'step'], 'must be start or step').optional(),
  PG_BIN_DIR: optionalText,
  PORTAL_DATA_KEY: z
    .base64('must be base64')
    .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional(),
  DATA_KEYS: z
    .string()
    .default('')
    .transform((text, context) => {
      const keys = parseDataKeys(text);
      if (keys !== undefined) return keys;
      context.addIssue('must be keys like name:32 bytes in base64, separated by commas, the current one first');
      return z.NEVER;
    }),
  PORTAL_RSA_KEY: optionalText,
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http or https origin' }).optional(),
  FURTHER_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .transform((origins) => origins.filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be http or https origins, separated by commas' }))),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be the address of an OpenID provider' })
    .refine(isConfidential, 'must be https, unless the provider runs on this machine')
    .optional(),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  PORTAL_OPERATORS: z
    .never('roles are kept in the database and granted by npm run staff:grant; remove the variable')
    .optional(),
  ...messageVariables,
  ...identityVariables,
  ...paymentVariables,
  ...deliveryVariables,
  ...invoiceVariables,
  ...signingVariables,
  ...partyVariables,
  ...esignVariables,
  WECHAT_APP_ID: z
    .string()
    .regex(/^\w{1,64}$/, 'must be the id of a WeChat account')
    .optional(),
  WECHAT_APP_SECRET: optionalText,
  WECHAT_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of the WeChat API' })
    .refine(isConfidential, 'must be https, unless it is a proxy on this machine')
    .default('https://api.weixin.qq.com'),
  SEO_PUSH_URL: z.url({ protocol: /^https?$/, error: 'must be the address a search engine takes pages at' }).optional(),
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be the address of an S3-compatible store' }).optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  FILES_S3_REGION: optionalText,
  FILES_S3_ACCESS_KEY: optionalText,
  FILES_S3_SECRET_KEY: optionalText,
  CLAMD_URL: z
    .string()
    .regex(/^tcp:\/\/[^/:@\s]+(:\d{1,5})?\/?$/, 'must be the address of clamd, like tcp://host:3310')
    .optional(),
  FFMPEG_PATH: optionalText,
  PORTAL_ENVIRONMENT: z
    .string()
    .regex(/^[A-Z][A-Z0-9_-]{0,15}$/, 'must be a name of at most 16 capitals and digits, such as SIT or PROD')
    .optional(),
  PORTAL_DEMO: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  SLOW_QUERY_MS: z.coerce.number('must be a number').min(0, 'must be milliseconds').default(500),
  SEARCH_INDEX: z.enum(['memory', 'database'], 'must be memory or database').default('memory'),
  SEARCH_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of an Elasticsearch or OpenSearch cluster' })
    .refine(isConfidential, 'must be https, unless the cluster runs on this machine')
    .optional(),
  SEARCH_NAME: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,49}$/, 'must be a name of at most 50 small letters, digits, hyphens and underscores')
    .default('portal-search'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be the address of a collector' }).optional(),
  METRICS_PORT: z.coerce.number('must be a number').int().min(0).max(65_535, 'must be a port number').optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  TRUST_PROXY_HOPS: z.coerce.number('must be a number').int().min(0).max(10, 'must be at most 10').default(0),
};

const sharedSchema = z.object(environmentShape);

const programSchema = z.object({
  ...environmentShape,
  MAX_EVENT_LOOP_DELAY_MS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(9_999_999, 'must be at most 9999999')
    .default(500),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535, 'must be a port number').default(4300),
  PORTAL_DATA_DIR: z.string().min(1).default('.data'),
  PORTAL_CONTENT_DIR: optionalText,
  PORTAL_MEDIA_DIR: optionalText,
  PORTAL_LOGIN_PAGE_DIR: optionalText,
});

/** Settings that hold however the API is started. */
export type SharedEnvironment = z.infer<typeof sharedSchema>;

/** Settings of the stand-alone program. */
export interface ProgramConfig extends SharedEnvironment {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly contentDir: string;
  readonly mediaDir: string;
  readonly loginPageDir: string | undefined;
  /** How long it serves on after it was told to stop, so that a balancer hears of it, in milliseconds. */
  readonly drainMs: number;
  /** Mean delay of the event loop beyond which calls are turned away, in milliseconds. */
  readonly maxEventLoopDelay: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the settings shared by all ways to start; rejects a wrong value with a sentence naming the variable. */
export function parseSharedEnvironment(variables: Variables): SharedEnvironment {
  return parseVariables(sharedSchema, variables);
}

/** Reads the settings of the stand-alone program. */
export function parseProgramConfig(variables: Variables): ProgramConfig {
  const environment = parseVariables(programSchema, variables);
  const contentDir = resolve(environment.PORTAL_CONTENT_DIR ?? findPackageFolder('portal-content/content'));
  return {
    ...environment,
    host: environment.HOST,
    port: environment.PORT,
    dataDir: resolve(environment.PORTAL_DATA_DIR),
    contentDir,
    mediaDir: resolve(environment.PORTAL_MEDIA_DIR ?? join(contentDir, 'media')),
    loginPageDir: environment.PORTAL_LOGIN_PAGE_DIR && resolve(environment.PORTAL_LOGIN_PAGE_DIR),
    drainMs: readDrain(variables),
    maxEventLoopDelay: environment.MAX_EVENT_LOOP_DELAY_MS,
  };
}

function readDrain(variables: Variables): number {
  const drainMs = readDrainMs(variables);
  if (drainMs === undefined) throw new StartupError(`DRAIN_SECONDS is not usable: ${DRAIN_SECONDS_RULE}.`);
  return drainMs;
}

/** Rejects an identity provider that is named without the portal's credentials there. */
export function assertIdentityComplete(environment: SharedEnvironment): void {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = environment;
  if (OIDC_ISSUER && (!OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET)) {
    throw new StartupError(
      'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, the credentials of the portal there.',
    );
  }
}

/** What names an object store for uploads. */
export const OBJECT_STORE_VARIABLES = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_REGION',
  'FILES_S3_ACCESS_KEY',
  'FILES_S3_SECRET_KEY',
] as const;

/** The object store that is to keep uploads; `undefined` where none is named. Rejects one that is named in part. */
export function readObjectStore(environment: SharedEnvironment): ObjectStoreOptions | undefined {
  const missing = OBJECT_STORE_VARIABLES.filter((name) => environment[name] === undefined);
  if (missing.length === OBJECT_STORE_VARIABLES.length) return undefined;
  if (missing.length > 0) {
    throw new StartupError(
      `An object store for uploads needs ${missing.join(', ')} as well; set all of FILES_S3_* or none.`,
    );
  }
  const { FILES_S3_ENDPOINT = '', FILES_S3_BUCKET = '', FILES_S3_REGION = '' } = environment;
  const { FILES_S3_ACCESS_KEY = '', FILES_S3_SECRET_KEY = '' } = environment;
  return {
    endpoint: FILES_S3_ENDPOINT,
    bucket: FILES_S3_BUCKET,
    region: FILES_S3_REGION,
    accessKey: FILES_S3_ACCESS_KEY,
    secretKey: FILES_S3_SECRET_KEY,
  };
}

/** Keys the operator has given, the current one first. */
export function readDataKeys({ DATA_KEYS, PORTAL_DATA_KEY }: SharedEnvironment): readonly DataKey[] {
  return PORTAL_DATA_KEY === undefined ? DATA_KEYS : [...DATA_KEYS, toDataKey(Buffer.from(PORTAL_DATA_KEY, 'base64'))];
}

/** Where clamd listens; `undefined` where none is named. */
export function readClamd({ CLAMD_URL }: SharedEnvironment): ClamdOptions | undefined {
  if (CLAMD_URL === undefined) return undefined;
  const { hostname, port } = new URL(CLAMD_URL);
  return { host: hostname, port: Number(port || CLAMD_PORT) };
}

/** Name of the environment; a demonstration is the specification's SIT, others have none unless they are given one. */
export function readEnvironmentName(environment: SharedEnvironment, isDemo: boolean): string | undefined {
  return environment.PORTAL_ENVIRONMENT ?? (isDemo ? 'SIT' : undefined);
}

/** The site's WeChat account; `undefined` where none is named. Rejects one that is named in part. */
export function readWechat(environment: SharedEnvironment) {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: secret, WECHAT_API_URL: apiUrl } = environment;
  if (appId === undefined && secret === undefined) return undefined;
  if (appId === undefined || secret === undefined)
    throw new StartupError('WECHAT_APP_ID and WECHAT_APP_SECRET belong together; set both or none.');
  return { appId, secret, apiUrl };
}

function parseVariables<Schema extends z.ZodObject>(schema: Schema, variables: Variables): z.infer<Schema> {
  // An empty variable means "not set", as in most container files.
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new StartupError(`${String(issue?.path[0])} is not usable: ${issue?.message ?? 'unknown reason'}.`);
}
