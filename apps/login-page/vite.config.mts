import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { SOURCE_CONDITION } from '../../tools/build/vite-shared.mjs';

export default defineConfig({
  base: '/loginPage/',
  plugins: [react()],
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  css: { transformer: 'lightningcss' },
  build: {
    target: ['es2022', 'chrome107', 'safari16', 'firefox110'],
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    // Nothing inline: the page's policy allows files of this origin alone.
    assetsInlineLimit: 0,
  },
});
