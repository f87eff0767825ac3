import { setTimeout as pause } from 'node:timers/promises';
import { openSessionOf, percentile, post, withRecords } from './record-calls.mjs';

const RUNS = 40;
const PAGES = 4;
const PAUSE_MS = 200;

/** Terms beside those of the template, so many that the contract has its four pages. */
const SPECIAL_TERMS = '另行约定：验收以清单为准。\n'.repeat(40);

/**
 * Times how long it takes to typeset a contract of four pages, one at a time: milliseconds, 95 of 100, and the bytes of its
 * PDF. It is a draft, whose PDF is made anew each time that it is asked for.
 */
export function measureContractPdf() {
  return withRecords(async ({ database, origin, agent }) => {
    const {
      owner_id: ownerId,
      template_id: templateId,
      template_version: templateVersion,
    } = await findSample(database);
    const caller = { agent, ...(await openSessionOf(database, ownerId)) };
    const body = JSON.stringify({
      ...{ kind: 'framework', templateId, templateVersion, signMode: 'electronic', signerRole: 1, orderNos: [] },
      ...{ signerName: '周启航', contactName: '王敏', deliveryAddress: '示例省示例市示例路 8 号' },
      specialTerms: SPECIAL_TERMS,
    });
    const { data } = JSON.parse(await post(caller, { url: `${origin}/ptl/contract/save`, body }));
    const url = `${origin}/ptl/contract/download?id=${data.id}`;
    const times = [];
    let bytes = 0;
    for (let run = -2; run < RUNS; run += 1) {
      const startedAt = performance.now();
      const response = await fetch(url, { headers: caller.headers });
      const pdf = Buffer.from(await response.arrayBuffer());
      if (run >= 0) times.push(performance.now() - startedAt);
      const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
      if (pages !== PAGES) throw new Error(`${response.status}: a contract of ${pages} pages instead of ${PAGES}`);
      bytes = pdf.length;
    }
    return { pages: PAGES, bytes, p95: percentile(times, 0.95) };
  });
}

/** A framework of the demonstration, whose owner may have another. */
async function findSample(database) {
  for (;;) {
    const { rows } = await database.query(
      `select owner_id, template_id, template_version from contract where kind = 'framework' limit 1`,
    );
    if (rows.length > 0) return rows[0];
    await pause(PAUSE_MS);
  }
}
