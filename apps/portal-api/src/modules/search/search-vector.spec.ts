import { quoteLexeme, toVectorLiteral } from './search-vector';

it('words of titles carry their weight, those of texts none, and each stands once', () => {
  const literal = toVectorLiteral(
    [
      { text: '网关', weight: 'A' },
      { text: '网关 MQTT', weight: 'B' },
    ],
    'mqtt 网关 泵',
    ['@newest'],
  );
  expect(literal).toBe("'网关':1A '关$':1A 'mqtt':1B '泵$' '@newest'");
});

it('of nothing is its marks', () => expect(toVectorLiteral([], '', ['@item'])).toBe("'@item'"));

it.each([
  ["it's", "'it''s'"],
  ['a\\b', "'a\\\\b'"],
  ["\\'", "'\\\\'''"],
  [':*&|!()', "':*&|!()'"],
])('%s is quoted as %s', (word, quoted) => expect(quoteLexeme(word)).toBe(quoted));
