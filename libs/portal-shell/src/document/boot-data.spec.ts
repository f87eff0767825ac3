import { serializeForScript } from './boot-data';

describe('serializeForScript', () => {
  it.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a\u2028b\u2029c', '&lt;', '中文"引号"'])(
    'carries %s',
    (text) => {
      const serialized = serializeForScript({ text });
      expect(JSON.parse(serialized)).toEqual({ text });
      expect(serialized).not.toMatch(/[<>&\u2028\u2029]/);
    },
  );
});
