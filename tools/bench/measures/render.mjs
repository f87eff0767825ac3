import { pathToFileURL } from 'node:url';
import { createApi } from './in-process-api.mjs';
import { median } from './load.mjs';

const RENDERS = 300;

/**
 * Renders of a page with its data (calls, store, document) against bare renders of the same tree whose
 * data is at hand. Both in this process, in turns; per CPU-second.
 */
export async function measureRender(serverFile, path) {
  const api = await createApi();
  try {
    const { createBrandServer } = await import(pathToFileURL(serverFile).href);
    const brand = createBrandServer({ transport: (request) => api.call(request), publicOrigin: 'http://localhost' });
    const { renderMarkup } = await brand.prepare(path);
    const rounds = [];
    for (let round = 0; round < 4; round += 1) {
      const bare = await countPerCpuSecond(async () => renderMarkup());
      const full = await countPerCpuSecond(() => brand.render(path));
      // The first round warms the machine code up.
      if (round > 0) rounds.push({ bare, full, ratio: full / bare });
    }
    await brand.close();
    const ratio = median(rounds.map((round) => round.ratio));
    return { ...rounds.at(-1), ratio };
  } finally {
    await api.close();
  }
}

async function countPerCpuSecond(task) {
  const before = process.cpuUsage();
  for (let count = 0; count < RENDERS; count += 1) await task();
  const { user, system } = process.cpuUsage(before);
  return Math.round(RENDERS / ((user + system) / 1e6));
}
