import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPackageFolder } from '../../platform/package-folders';
import { type FakeGateway, startFakeGateway } from '../fake-gateway';
import { startFakeObjectStore, STORE_CREDENTIALS } from '../fake-object-store';
import { createTestDatabase, type TestDatabase } from '../test-portal';
import { type Balancer, startBalancer } from './balancer';
import { findFreeOrigin } from './listen-on-free-port';
import { findNginx, startNginx } from './nginx-front';
import { prepareServerProgram, type ServerProgram } from './server-program';
import { startSmallFront } from './small-front';

const APPS = join(findPackageFolder('migrations'), '../..');
const API_FOLDER = join(APPS, 'portal-api/dist');

const API_INSTANCES = 3;
const BRAND_SERVERS = 2;

/** Proxies in front of the API: the front, a balancer, a brand, a balancer. */
const PROXY_HOPS = { api: '4', brand: '2' };

/** A signal ends the draining, once the balancer has heard of it: no test waits for this. */
const DRAIN_SECONDS = '60';

/** Everything that runs where the portal is run by several instances, on one machine. */
export interface Cluster {
  /** Where visitors come to. */
  readonly origin: string;
  readonly frontName: 'nginx' | 'a small proxy';
  readonly database: TestDatabase;
  readonly gateway: FakeGateway;
  /** What `npm run migrate` said. */
  readonly migrated: string;
  readonly apis: readonly ServerProgram[];
  readonly brands: readonly ServerProgram[];
  readonly apiBalancer: Balancer;
  /** Balancer that sends requests to a server. */
  findBalancer(server: ServerProgram): Balancer;
  close(): Promise<void>;
}

/** Starts three instances of the API on one empty database, and two servers of each brand behind a front. */
export async function startCluster(): Promise<Cluster> {
  assertBuilt();
  const closers: (() => unknown)[] = [];
  const keep = <Part extends { close(): unknown }>(part: Part): Part => {
    closers.push(() => part.close());
    return part;
  };
  const close = async () => {
    for (let closePart = closers.pop(); closePart; closePart = closers.pop()) await closePart();
  };
  try {
    const database = await createTestDatabase('template0');
    closers.push(() => database.drop());
    const gateway = keep(await startFakeGateway());
    const store = keep(await startFakeObjectStore());
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-cluster-'));
    closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const origin = await findFreeOrigin();
    const shared = { NODE_ENV: 'production', PUBLIC_ORIGIN: origin, DRAIN_SECONDS };
    const variables = {
      ...shared,
      DATABASE_URL: database.url,
      PORTAL_DATA_KEY: randomBytes(32).toString('base64'),
      PORTAL_LOGIN_PAGE_DIR: join(APPS, 'login-page/dist'),
      FILES_S3_ENDPOINT: store.endpoint,
      FILES_S3_BUCKET: STORE_CREDENTIALS.bucket,
      FILES_S3_REGION: STORE_CREDENTIALS.region,
      FILES_S3_ACCESS_KEY: STORE_CREDENTIALS.accessKey,
      FILES_S3_SECRET_KEY: STORE_CREDENTIALS.secretKey,
      SMS_GATEWAY_URL: gateway.url,
      TRUST_PROXY_HOPS: PROXY_HOPS.api,
      LOG_LEVEL: 'error',
      // How slow the machine may be is not what is tested.
      MAX_EVENT_LOOP_DELAY_MS: '600000',
    };
    const migrated = migrate(variables);
    const apis = count(API_INSTANCES).map((number) =>
      keep(
        prepareServerProgram({
          name: `api ${number}`,
          file: join(API_FOLDER, 'main.js'),
          variables: { ...variables, PORTAL_DATA_DIR: join(dataDir, `api-${number}`) },
          sign: /The API listens on (\S+)/,
        }),
      ),
    );
    const [firstApi, ...otherApis] = apis;
    await firstApi?.start();
    await Promise.all(otherApis.map((api) => api.start()));
    const apiBalancer = keep(await startBalancer(apis));

    const prepareBrand = (app: string) =>
      count(BRAND_SERVERS).map((number) =>
        keep(
          prepareServerProgram({
            name: `${app} ${number}`,
            file: toBrandFile(app),
            variables: { ...shared, PORTAL_API_ORIGIN: apiBalancer.origin, TRUST_PROXY_HOPS: PROXY_HOPS.brand },
            sign: /Ready on (http:\/\/[^/]+)/,
          }),
        ),
      );
    const [miots, roots] = [prepareBrand('miot-portal'), prepareBrand('root-portal')];
    await Promise.all([...miots, ...roots].map((brand) => brand.start()));
    const [miotBalancer, rootBalancer] = [keep(await startBalancer(miots)), keep(await startBalancer(roots))];

    const nginx = findNginx();
    const upstreams = { miot: miotBalancer.origin, root: rootBalancer.origin };
    keep(nginx ? await startNginx(nginx, origin, upstreams) : await startSmallFront(origin, upstreams));
    const balancers = [apiBalancer, ...miots.map(() => miotBalancer), ...roots.map(() => rootBalancer)];
    return {
      ...{ origin, database, gateway, migrated, apis, apiBalancer, close },
      frontName: nginx ? 'nginx' : 'a small proxy',
      brands: [...miots, ...roots],
      findBalancer: (server) => balancers[1 + [...miots, ...roots].indexOf(server)] ?? apiBalancer,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The step of a deployment before the first instance of a release. */
function migrate(variables: Readonly<Record<string, string>>): string {
  const env = { PATH: process.env['PATH'], ...variables };
  return execFileSync(process.execPath, [join(API_FOLDER, 'migrate.js')], { env, encoding: 'utf8' });
}

function assertBuilt(): void {
  const files = [join(API_FOLDER, 'main.js'), toBrandFile('miot-portal'), toBrandFile('root-portal')];
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`${missing} is missing; npm run test:cluster builds it.`);
}

function toBrandFile(app: string): string {
  return join(APPS, app, 'dist/server/main.server.js');
}

function count(total: number): number[] {
  return Array.from({ length: total }, (_each, index) => index + 1);
}
