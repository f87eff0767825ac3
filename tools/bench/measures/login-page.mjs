import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** JavaScript the login page loads first, in bytes of brotli, out of its build. */
export function measureLoginPage(root) {
  const folder = join(root, 'apps/login-page/dist');
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = Array.from(html.matchAll(/(?:src|href)="\/loginPage\/(assets\/[^"]+\.js)"/g), ([, file]) => file);
  return scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).byteLength, 0);
}
