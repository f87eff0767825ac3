import { brandAppConfig } from '../../tools/build/vite-shared.mjs';

export default brandAppConfig(import.meta.dirname, { base: '/miot/' });
