import fc from 'fast-check';
import { toPlainLine, toWrittenLine, toWrittenText } from './written-text';

/** One of every kind of character that nobody sees. */
const UNSEEN = [
  ...['\u202e', '\u2066', '\u200f', '\u061c', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f'],
  ...['\u115f', '\u1160', '\u3164', '\uffa0', '\u180e', '\u2800', '\u{e0001}', '\u{e0041}', '\u{e007f}', '\ufffb'],
];

it.each([toPlainLine, toWrittenLine, toWrittenText])('%p leaves out what nobody sees', (clean) => {
  for (const character of UNSEEN) {
    expect(clean(`张${character}三`)).toBe('张三');
    expect(clean(character)).toBe('');
  }
});

it.each([
  ['　ＡＢＣ１２（上海）　', 'ABC12(上海)', 'ＡＢＣ１２（上海）', 'ＡＢＣ１２（上海）'],
  ['报错：５００，请看①', '报错:500,请看1', '报错：５００，请看①', '报错：５００，请看①'],
  ['a\r\nb\rc\u2028d\te\u0007', 'a b c d e', 'a b c d e', 'a\nb\nc\nd e'],
  ['e\u0301', '\u00e9', '\u00e9', '\u00e9'],
  ['👨‍👩‍👧 👩🏽‍💻 ❤️‍🔥', '👨👩👧 👩🏽💻 ❤️🔥', '👨👩👧 👩🏽💻 ❤️🔥', '👨‍👩‍👧 👩🏽‍💻 ❤️‍🔥'],
  ['葛\u{e0100}城', '葛\u{e0100}城', '葛\u{e0100}城', '葛\u{e0100}城'],
])('%j is %j as a name, %j as a line and %j as a text', (typed, name, line, prose) => {
  expect([toPlainLine(typed), toWrittenLine(typed), toWrittenText(typed)]).toEqual([name, line, prose]);
});

it.each([toPlainLine, toWrittenLine, toWrittenText])('%p finds nothing more to change the second time', (clean) => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...UNSEEN, '\r', '\n', '👨', ' '),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
  });
  fc.assert(
    fc.property(text, (typed) => expect(clean(clean(typed))).toBe(clean(typed))),
    { seed: 1, numRuns: 2000 },
  );
});
