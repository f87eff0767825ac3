import { partnersFileSchema } from '../../platform/content-items/content-file.schemas';
import { listFile, selectable } from '../../platform/content-items/content-format';
import { partner } from './partners.tables';

/** The file of partners. */
export const partnerFormat = selectable(
  'partners',
  { category: 'kind' },
  listFile('partners', partner, partnersFileSchema, (data) => data),
);
