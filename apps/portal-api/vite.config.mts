import { serverConfig } from '../../tools/build/vite-shared.mjs';

export default serverConfig(import.meta.dirname, { main: 'src/main.ts', embedded: 'src/embedded.ts' });
