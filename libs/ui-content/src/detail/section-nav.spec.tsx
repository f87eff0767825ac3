import { act, render, screen } from '@testing-library/react';
import { SectionNav } from './section-nav';

const SECTIONS = ['概述', '功能', '案例'].map((label, index) => ({ id: `s${index}`, label }));
const HEIGHT = 1000;

// jsdom lays nothing out: sections of 1000 px each below a head of 500 px, the navigation 50 px high at most at 0.
let scrolled = 0;
const place = (top: number, height: number) => ({ top, bottom: top + height }) as DOMRect;

function layOut(): void {
  const measure = function (this: HTMLElement) {
    const index = SECTIONS.findIndex(({ id }) => id === this.id);
    if (index >= 0) return place(550 + index * HEIGHT - scrolled, HEIGHT);
    return place(Math.max(0, 500 - scrolled), 50);
  };
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(measure);
}

function renderPage(y: number): void {
  scrolled = y;
  render(
    <>
      <SectionNav label="内容" sections={SECTIONS} />
      {SECTIONS.map(({ id }) => (
        <div key={id} id={id} />
      ))}
    </>,
  );
}

function scrollTo(y: number): void {
  scrolled = y;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const marked = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));

beforeEach(layOut);
afterEach(() => jest.restoreAllMocks());

it('marks the section that is read, on the way down and on the way back', () => {
  renderPage(0);
  expect(marked()).toEqual([screen.getByRole('link', { name: '概述' })]);
  scrollTo(1500);
  expect(marked()).toEqual([screen.getByRole('link', { name: '功能' })]);
  scrollTo(3000);
  expect(marked()).toEqual([screen.getByRole('link', { name: '案例' })]);
  scrollTo(0);
  expect(marked()).toEqual([screen.getByRole('link', { name: '概述' })]);
});

it('marks the section an address leads to', () => {
  renderPage(2500);
  expect(marked()).toEqual([screen.getByRole('link', { name: '案例' })]);
});
