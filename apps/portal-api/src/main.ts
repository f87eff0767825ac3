import { stopOnSignal } from '@portal/graceful-stop';
import { assertIdentityComplete, parseProgramConfig } from './platform/config';
import { assertProductionReady } from './platform/instances';
import { DEFAULT_OVERLOAD_LIMITS } from './platform/plugins/overload';
import { StartupError } from './platform/startup-error';
import { startPortalRuntime } from './portal-runtime';
import { openStartingServer } from './starting-server';

/** Requests that run when the program closes get this long to finish. */
const CLOSE_TIMEOUT_MS = 10_000;

async function main(): Promise<void> {
  const config = parseProgramConfig(process.env);
  assertIdentityComplete(config);
  const isDemo = config.PORTAL_DEMO === '1';
  if (!isDemo) assertProductionReady(config);
  const { host } = config;
  const explain = (error: unknown) => Promise.reject(explainListenFailure(error, host, config.port));
  const starting = await openStartingServer(host, config.port).catch(explain);
  const runtime = await startPortalRuntime({
    environment: config,
    dataDir: config.dataDir,
    databaseUrl: config.DATABASE_URL,
    contentDir: config.contentDir,
    mediaDir: config.mediaDir,
    loginPageDir: config.loginPageDir,
    publicOrigin: `http://${config.host}:${config.port}`,
    isDemo,
    logLevel: config.LOG_LEVEL,
    overloadLimits: { ...DEFAULT_OVERLOAD_LIMITS, maxEventLoopDelay: config.maxEventLoopDelay },
    onProgress: (message, name) => {
      console.error(message);
      if (name !== undefined) starting.waitFor({ name, reason: message });
    },
  });
  stopOnSignal({
    announce: runtime.announceStop,
    drainMs: config.drainMs,
    close: () => exitAfter(runtime.close),
  });
  try {
    await starting.close();
    const url = await runtime.app.listen({ host, port: starting.port });
    console.error(`The API listens on ${url}`);
  } catch (error) {
    await runtime.close();
    throw explainListenFailure(error, host, starting.port);
  }
}

function exitAfter(close: () => Promise<void>): void {
  setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
  close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

function explainListenFailure(error: unknown, host: string, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartupError(`The port ${port} is in use by another program; set PORT.`);
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(`It is not possible to listen on ${host}:${port} (${code}); set HOST and PORT.`);
  }
  return error;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
