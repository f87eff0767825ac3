import { ScriptMistake } from './navigation';
import { readScript } from './static-script';

const read = (files: Readonly<Record<string, string>>, path = 'config.ts') =>
  readScript(path, new Map(Object.entries(files)));

describe('a script that is read, not run', () => {
  it.each<[string, unknown]>([
    ['export default { a: 1, "b-c": [`x`, null, true], }', { a: 1, 'b-c': ['x', null, true] }],
    ['module.exports = { a: [1] }', { a: [1] }],
    ['const a = ["x"]; export default { a, b: [...a, "y"] } satisfies Config', { a: ['x'], b: ['x', 'y'] }],
    ['export default defineConfig({ a: 1 } as const)', { a: 1 }],
    ['export default { a: list() }\nfunction list(): Item[] { return [{ text: "x" }] }', { a: [{ text: 'x' }] }],
    ['const list = (x) => [x, "y"]; export default list("z")', [undefined, 'y']],
    ['const base = "/guide/"; export default [base + "a", `${base}b`, other]', ['/guide/a', '/guide/b', undefined]],
    ['const o = { a: { b: 1 } }; export default [o.a.b, o["a"], o.constructor]', [1, { b: 1 }, undefined]],
    ['export default { a() { return 1 }, get b() { return 2 }, c: process.env.SECRET }', { c: undefined }],
    ['export default { __proto__: { x: 1 } }', Object.fromEntries([['__proto__', { x: 1 }]])],
    ['throw new Error(); process.exit(1); export default 1', 1],
    ['const a = b, b = a; export default a', undefined],
    ['const f = () => f(); export default f()', undefined],
  ])('%s', (text, value) => expect(read({ 'config.ts': text })).toEqual(value));

  it('takes in the scripts beside it', () => {
    const value = read({
      'config.ts': `import zh, { en as english } from './sidebar/index.js';
        import { deep } from './sidebar';
        import other from 'package';
        export default { zh, english, deep, other, old: require('./old') }`,
      'sidebar/index.ts': `export * from './deep'; export { en } from './en'; export default ['zh']`,
      'sidebar/en.ts': 'const en = ["en"]; export { en }',
      'sidebar/deep.ts': 'export const deep: string[] = ["deep"]',
      'old.js': 'module.exports = ["old"]',
    });
    expect(value).toEqual({ zh: ['zh'], english: ['en'], deep: ['deep'], other: undefined, old: ['old'] });
  });

  it('that is none says where', () => {
    expect(() => read({ 'config.ts': 'export default {\n  a: [\n}' })).toThrow(ScriptMistake);
    try {
      read({ 'config.ts': 'export default {\n  a: [\n}' });
    } catch (error) {
      expect(error).toMatchObject({ line: 3, message: expect.stringMatching(/^Unexpected token/) });
    }
  });

  it('that would grow without end is cut', () => {
    const doubled = Array.from({ length: 40 }, (_, index) => `const a${index + 1} = [...a${index}, ...a${index}];`);
    expect(read({ 'config.ts': `const a0 = ["x"]; ${doubled.join('\n')} export default a40` })).toBeDefined();
  });
});
