import { findPackageFolder } from '../../package-folders';
import { startTestPortal, type TestPortal } from '../../testing/test-portal';
import { importContent } from '../content/content-importer';
import { openDatabase } from '../../database/database';
import { appendFileSync, writeFileSync } from 'node:fs';
let portal: TestPortal;
const log = (line: string) => appendFileSync('/tmp/scratch.out', line + '\n');
beforeAll(async () => {
  writeFileSync('/tmp/scratch.out', '');
  portal = await startTestPortal();
  const database = openDatabase(portal.database.address, () => undefined);
  const report = await importContent(database, findPackageFolder('content'));
  log(JSON.stringify({ ...report, problems: report.problems.slice(0, 5) }));
  await database.close();
  await portal.database.query(`select pg_notify('content_changed', version::text) from content_state`);
  await new Promise((resolve) => setTimeout(resolve, 300));
}, 60000);
afterAll(() => portal.close());
const post = async (url: string, payload: object) => (await portal.app.inject({ method: 'POST', url, payload })).json();
it('x', async () => {
  for (const q of [
    '边缘网关',
    '网关',
    '泵',
    '预测性维护',
    'shebei',
    'sbjr',
    'bydc',
    'opcua',
    'OPC UA',
    'kubernets',
    'modbsu',
    '设备怎么接入',
    '断网续传',
    '能耗',
    '5G',
    'S7协议',
    '招聘',
    '前端',
    '多少钱',
    '轴承故障',
    '视觉',
    'AOI',
    'mes',
    '%',
    "'",
    '🙂',
    '的',
    '预侧性维护',
    '工业护联网',
    'yczxwh',
    '振动 诊断',
    'ai平台',
  ]) {
    const t = performance.now();
    const r = await post('/ptl/es/fulSearch/api/searchResult', { keywords: q });
    const ms = performance.now() - t;
    const s = await post('/ptl/es/fulSearch/api/search', { keywords: q, pageNo: 1, pageSize: 10 });
    log(
      `${q} [${r.code} ${r.msg}] ${ms.toFixed(1)}ms total ${r.data?.total} corr ${r.data?.correction} ${JSON.stringify(r.data?.counts?.map((c: { module: string; count: number }) => c.module + c.count))}`,
    );
    for (const i of r.data?.list?.slice(0, 4) ?? []) log(`   ${i.module} ${i.title} | ${i.summary.slice(0, 70)}`);
    log(
      '   S: ' +
        s.data
          ?.slice(0, 6)
          .map((i: { title: string }) => i.title)
          .join(' / '),
    );
  }
});
