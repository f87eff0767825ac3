import { brandConfig } from '../../tools/test/playwright-config.mjs';

export default brandConfig({ port: 4311 });
