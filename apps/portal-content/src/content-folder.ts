import { join } from 'node:path';

/** What the site says, as it is authored. */
export const CONTENT = join(__dirname, '../content');
