import { documentFileSchema, planVersion, readDocumentFolder } from '@portal/portal-api/content-checks';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from './content-folder';

const DOCUMENTS = join(CONTENT, 'documents');
const PRODUCTS = join(CONTENT, 'products');

const versions = readdirSync(DOCUMENTS).flatMap((id) =>
  documentFileSchema
    .parse(JSON.parse(readFileSync(join(DOCUMENTS, id, 'document.json'), 'utf8')))
    .versions.map((version) => [id, version.id] as const),
);

describe.each(versions)('%s %s', (documentId, versionId) => {
  it('keeps all rules: its links lead somewhere, every page has a title, a description and a day', async () => {
    const folder = await readDocumentFolder(join(DOCUMENTS, documentId, versionId));
    const plan = await planVersion({
      documentId,
      versionId,
      folder,
      storedPages: new Map(),
      storedPictures: new Map(),
    });
    expect(plan.findings.map(({ file, line, reason }) => `${file}:${line}: ${reason}`)).toEqual([]);
    const lacking = plan.nodes.filter(({ page }) => page && !(page.title && page.description && page.updated));
    expect(lacking.map(({ id }) => id)).toEqual([]);
    const titles = plan.nodes.flatMap(({ page }) => (page ? [page.title] : []));
    expect(new Set(titles).size).toBe(titles.length);
  });
});

it('belongs to products that there are', () => {
  for (const id of readdirSync(DOCUMENTS)) {
    const { productCode } = documentFileSchema.parse(
      JSON.parse(readFileSync(join(DOCUMENTS, id, 'document.json'), 'utf8')),
    );
    if (productCode !== null) expect(existsSync(join(PRODUCTS, `${productCode}.json`))).toBe(true);
  }
});
