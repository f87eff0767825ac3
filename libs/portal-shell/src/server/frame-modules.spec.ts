/** @jest-environment node */
import type { QuerySnapshot } from '@portal/data-access-api';
import { brotliDecompressSync } from 'node:zlib';
import { createFrameModules } from './frame-modules';

const HEADERS = { 'Content-Type': 'text/javascript' };
const build = (name: string): QuerySnapshot[] => [['listMenus', { platformType: '1' }, [{ name }]]];

describe('the data around every page', () => {
  it('is a script at a URL of its own under the prefix', () => {
    const modules = createFrameModules('/miot', HEADERS);
    const url = modules.publish(build('产品'));
    expect(url).toMatch(/^\/miot\/frame\/[0-9a-f]{16}\.js$/);
    const found = modules.find(url);
    expect(found?.headers).toEqual(HEADERS);
    const text = `export default ${JSON.stringify(build('产品'))}`;
    expect(found?.body.identity.toString()).toBe(text);
    expect(brotliDecompressSync(found?.body.encode('br') ?? '').toString()).toBe(text);
  });

  it('has the same URL as long as it is the same, on every server', () => {
    const url = createFrameModules('', HEADERS).publish(build('产品'));
    const modules = createFrameModules('', HEADERS);
    expect(modules.find(url)).toBeUndefined();
    expect([modules.publish(build('产品')), modules.publish(build('方案'))]).toEqual([
      url,
      expect.not.stringContaining(url),
    ]);
    expect(modules.find(url)).toBeDefined();
  });

  it('is forgotten after many changes', () => {
    const modules = createFrameModules('', HEADERS);
    const urls = Array.from({ length: 17 }, (_, n) => modules.publish(build(`菜单${n}`)));
    expect(urls.map((url) => modules.find(url) !== undefined)).toEqual([false, ...Array<boolean>(16).fill(true)]);
  });
});
