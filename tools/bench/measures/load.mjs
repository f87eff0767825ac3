import autocannon from 'autocannon';

/**
 * Requests per CPU-second of a server for one request, the load being the same for every server.
 * Loopback only; ends by itself.
 */
export async function measureLoad(server, request, { seconds = 4, connections = 50 } = {}) {
  await run(server, request, 1, connections);
  const before = await server.readCpu();
  const result = await run(server, request, seconds, connections);
  const cpu = (await server.readCpu()) - before;
  if (result.non2xx + result.errors > 0)
    throw new Error(`${request.path}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perCpuSecond: Math.round(result.requests.total / (cpu / 1e6)), p99: result.latency.p99 };
}

function run({ origin }, { path, method = 'GET', headers = {}, body }, duration, connections) {
  return autocannon({ url: origin + path, method, headers, body, duration, connections });
}

/** Compares two servers in turns, so that noise meets both; returns the median of the ratios. */
export async function compareLoad(subject, baseline, { rounds = 3, ...options } = {}) {
  const ratios = [];
  let last;
  for (let round = 0; round < rounds; round += 1) {
    const first = await measureLoad(subject.server, subject.request, options);
    const second = await measureLoad(baseline.server, baseline.request, options);
    ratios.push(first.perCpuSecond / second.perCpuSecond);
    last = { subject: first.perCpuSecond, baseline: second.perCpuSecond };
  }
  return { ...last, ratio: median(ratios) };
}

/** Middle value. */
export function median(values) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];
}
