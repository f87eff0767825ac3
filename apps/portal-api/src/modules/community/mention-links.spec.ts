import { parseMarkdown, renderTokens } from '../documents/markdown-parser';
import { linkMentions, readCallingWords } from './mention-links';

const MEMBERS = [
  { nickname: '唐宁', userCode: 'a&b' },
  { nickname: '唐宁远', userCode: 'c' },
];

function link(body: string): string {
  const tokens = parseMarkdown(body);
  linkMentions(tokens, MEMBERS);
  return renderTokens(tokens, { renderCode: ({ content }) => content, renderFormula: ({ content }) => content }).trim();
}

it.each([
  ['谢@唐宁远，@唐宁好', '<p>谢<a href="C">@唐宁远</a>，<a href="A">@唐宁</a>好</p>'],
  ['**@唐宁**', '<p><strong><a href="A">@唐宁</a></strong></p>'],
  ['`@唐宁` [@唐宁](/x) @唐', '<p><code>@唐宁</code> <a href="/x">@唐宁</a> @唐</p>'],
  ['<a href="/x">@唐宁</a>@唐宁', '<p><a href="/x">@唐宁</a><a href="A">@唐宁</a></p>'],
  ['@<b>唐宁</b>', '<p>@<b>唐宁</b></p>'],
])('has the names of %j lead to their members', (body, html) => {
  const path = '/community/userHomePage?userCode=';
  expect(link(body)).toBe(html.replaceAll('"A"', `"${path}a%26b"`).replaceAll('"C"', `"${path}c"`));
});

it('calls nobody in code, formulas and links', () => {
  const body = '甲\n\n```\n@乙\n```\n\n`@丙` $x = @丁$ [@戊](/x) @己';
  const words = readCallingWords(parseMarkdown(body));
  expect([...words.matchAll(/@./gu)].map(String)).toEqual(['@己']);
});
