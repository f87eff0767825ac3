import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawChart } from './chart.mjs';

const CHARTS = join(import.meta.dirname, 'charts');

/** Figures of news with their names in the media folder: those of `charts/`, drawn. */
export function listFigures() {
  return readdirSync(CHARTS)
    .toSorted()
    .map((file) => ({
      name: `figures/${file.replace('.json', '')}`,
      svg: drawChart(JSON.parse(readFileSync(join(CHARTS, file), 'utf8'))),
    }));
}
