import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { parseHtml } from './parse-html';
import { RichText } from './rich-text';

const show = (html: string) =>
  render(
    <MemoryRouter basename="/miot" initialEntries={['/miot/news']}>
      <RichText html={html} />
    </MemoryRouter>,
  );

it('shows headings, lists, code and tables as they were written', () => {
  const { container } = show(
    '<h2>标题</h2><p>一 <strong>二</strong> &amp; &lt;三&gt;</p><ul><li>甲</li><li>乙</li></ul>' +
      '<pre><code>a &lt; b\n</code></pre><table><thead><tr><th>列</th></tr></thead><tbody><tr><td>格</td></tr></tbody></table>',
  );
  expect(screen.getByRole('heading', { level: 2, name: '标题' })).toBeInTheDocument();
  expect(container).toHaveTextContent('一 二 & <三>');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(container.querySelector('pre code')?.textContent).toBe('a < b\n');
  expect(screen.getByRole('columnheader', { name: '列' })).toBeInTheDocument();
});

it('lets the keyboard scroll code and tables', () => {
  show('<pre><code>a\n</code></pre><table><tbody><tr><td>格</td></tr></tbody></table>');
  for (const name of ['代码', '表格']) expect(screen.getByRole('group', { name })).toHaveAttribute('tabindex', '0');
});

it('keeps links in the brand, and opens others beside', () => {
  show('<p><a href="/product">产品</a><a href="https://example.com/a?b=1&amp;c=2" rel="noopener">外部</a></p>');
  expect(screen.getByRole('link', { name: '产品' })).toHaveAttribute('href', '/miot/product');
  const outside = screen.getByRole('link', { name: '外部' });
  expect(outside).toHaveAttribute('href', 'https://example.com/a?b=1&c=2');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
});

it('shows pictures with their words', () => {
  show('<p><img src="/files/a.webp" alt="产线" /></p>');
  expect(screen.getByRole('img', { name: '产线' })).toHaveAttribute('src', '/files/a.webp');
});

it.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg onload="alert(1)"></svg>',
  '<style>p{}</style>',
])('makes nothing of %s but text', (html) => {
  const { container } = show(html);
  expect(container.querySelector('script, iframe, svg, style, [onclick]')).toBeNull();
});

it.each(['<p>不闭合', '</p>', '<', '<<>>', '<p', '<img', '&unknown;'])('survives %s', (html) => {
  expect(() => parseHtml(html)).not.toThrow();
});
