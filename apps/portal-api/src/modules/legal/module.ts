import { sql } from 'drizzle-orm';
import { defineModule } from '../../platform/modules/define-module';
import { legalFormat } from './legal-format';
import { readLegalInfo } from './legal-info';

export const legalModule = defineModule({
  name: 'legal',
  contentFormats: [legalFormat],
  itemReaders: { CONTENT: readLegalInfo },
  pageQueries: [() => sql`select '/content/' || id as path, effective_on as changed_on from legal_document`],
});
