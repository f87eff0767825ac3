import { createMetricsRegistry } from './metrics-registry';
import { startMetrics } from './start-metrics';

it('metrics go on without a gauge that cannot be read', async () => {
  const failures: unknown[] = [];
  const registry = createMetricsRegistry((error) => failures.push(error));
  let isBroken = false;
  registry.gauge('portal_jobs', 'Jobs', ['state'], async () => {
    if (isBroken) throw new Error('gone');
    return [{ labels: { state: 'failed' }, value: 3 }];
  });
  registry.counter('portal_tries_total', 'Tries', ['kind'])({ kind: 'first' });
  expect(await registry.write()).toContain('portal_jobs{state="failed"} 3');
  isBroken = true;
  const text = await registry.write();
  expect(text).not.toContain('portal_jobs{');
  expect(text).toContain('portal_tries_total{kind="first"} 1');
  expect(failures).toEqual([new Error('gone')]);
});

it('a name that is taken twice is one metric, with the values of both', async () => {
  const registry = createMetricsRegistry(() => undefined);
  for (const brand of ['a', 'b']) {
    registry.counter('portal_visits_total', 'Visits', ['brand'])({ brand });
    registry.histogram('portal_visit_seconds', 'Time', ['brand'], [1])({ brand }, 2);
    registry.gauge('portal_bytes', 'Bytes', ['brand'], () => [{ labels: { brand }, value: 5 }]);
  }
  const text = await registry.write();
  for (const brand of ['a', 'b']) {
    expect(text).toContain(`portal_visits_total{brand="${brand}"} 1`);
    expect(text).toContain(`portal_visit_seconds_sum{brand="${brand}"} 2`);
    expect(text).toContain(`portal_bytes{brand="${brand}"} 5`);
  }
  expect(text.match(/# TYPE portal_bytes gauge/g)).toHaveLength(1);
});

it('metrics are served at a port of their own, which is free again after them', async () => {
  const running = await startMetrics({ port: 0, host: '127.0.0.1' }, () => undefined);
  const response = await fetch(running?.url ?? '');
  expect(await response.text()).toContain('nodejs_eventloop_lag_seconds');
  await running?.close();
  await expect(fetch(running?.url ?? '')).rejects.toThrow();
});

it('without a port nothing is measured', async () => {
  expect(await startMetrics({ port: undefined, host: '127.0.0.1' }, () => undefined)).toBeUndefined();
});
