import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { TextWithContents } from './text-with-contents';

const PARTS = ['一、总则', '二、<strong>收集</strong>什么', '三、保存', '四、联系'];
const toHtml = (parts: readonly string[]) => parts.map((part) => `<h2>${part}</h2><p>正文</p>`).join('');
const show = (html: string) => render(<TextWithContents html={html} />, { wrapper: MemoryRouter });

it('leads to every heading of a long text', () => {
  show(toHtml(PARTS));
  const links = within(screen.getByRole('navigation', { name: '目录' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['一、总则', '二、收集什么', '三、保存', '四、联系']);
  for (const link of links) {
    const heading = document.querySelector(link.getAttribute('href') ?? '');
    expect(heading?.tagName).toBe('H2');
    expect(heading).toHaveTextContent(link.textContent ?? '');
  }
});

it('leads to each of two headings that say the same', () => {
  show(toHtml(['甲', '乙', '甲', '丙']));
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(targets.filter((target) => document.querySelector(target) === null)).toEqual([]);
});

it('leaves a short text alone', () => {
  show(toHtml(PARTS.slice(0, 3)));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('heading', { name: '一、总则' })).toBeVisible();
});
