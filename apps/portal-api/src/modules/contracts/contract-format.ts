import { contractFileSchema } from '../../platform/content-items/content-file.schemas';
import { itemFile } from '../../platform/content-items/content-format';
import { contractTemplate } from './contract-templates.tables';

/** Files of the texts that contracts are made of. */
export const contractFormat = itemFile('contracts', 'md', contractTemplate, contractFileSchema, (data, { body }) => [
  { ...data, body },
]);
