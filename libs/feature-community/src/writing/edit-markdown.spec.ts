import { applyMark, continueList } from './edit-markdown';

it.each([
  ['bold', '断网续传', 0, 2, '**断网**', '断网'],
  ['bold', '', 0, 0, '**加粗文字**', '加粗文字'],
  ['heading', '一行\n二行', 3, 5, '## 二行', '二行'],
  ['heading', '一行', 2, 2, '\n## 小标题', '小标题'],
  ['list', '甲\n乙', 0, 3, '- 甲\n- 乙', '乙'],
  ['link', '文档', 0, 2, '[文档](/)', '文档'],
] as const)('marks up as %s', (name, body, from, to, text, selected) => {
  const made = applyMark(name, body, { start: from, end: to });
  expect(made.text).toBe(text);
  expect(made.text.slice(made.selectFrom, made.selectTo)).toBe(selected);
});

it.each([
  ['- 甲', '\n- '],
  ['2. 乙', '\n3. '],
  ['  * 丙', '\n  * '],
  ['- ', null],
  ['一段话', null],
])('goes on with a list behind %j', (body, expected) =>
  expect(continueList(body, { start: body.length, end: body.length })).toBe(expected),
);
