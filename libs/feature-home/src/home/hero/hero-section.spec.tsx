import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { buildBanner, failed, loaded, pending } from '../../testing/sample-home';
import { HeroSection } from './hero-section';
import { createHeroSwiper } from './hero-swiper';

const slideTo = jest.fn();
const destroy = jest.fn();
jest.mock('./hero-swiper', () => ({ createHeroSwiper: jest.fn() }));
const createEngine = jest.mocked(createHeroSwiper);

const banners = [1, 2, 3].map((n) => buildBanner({ id: `b${n}`, title: `标题${n}` }));
const renderHere = (element: ReactElement) => render(<MemoryRouter>{element}</MemoryRouter>);

async function renderAwake() {
  const view = renderHere(<HeroSection variant="band" query={loaded(banners)} />);
  fireEvent.touchStart(screen.getByRole('heading', { level: 2, name: '标题1' }));
  await act(async () => undefined);
  return view;
}

function getHero(): HTMLElement {
  return screen.getByRole('region', { name: '焦点推荐' });
}

describe('HeroSection', () => {
  beforeEach(() => createEngine.mockReturnValue({ slideTo, destroy }));

  it('gives the page a heading that no slide covers', () => {
    renderHere(<HeroSection variant="band" query={loaded(banners)} />);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('标题1');
    expect(getHero()).not.toContainElement(heading);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });

  it('loads the first picture at once, and the others when they come into view', () => {
    renderHere(<HeroSection variant="band" query={loaded(banners)} />);
    const [first, ...others] = screen.getAllByRole('img');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(first).toHaveAttribute('loading', 'eager');
    expect(others.map((picture) => picture.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
    expect(createEngine).not.toHaveBeenCalled();
  });

  it('shows at most five banners', () => {
    renderHere(
      <HeroSection
        variant="band"
        query={loaded(Array.from({ length: 7 }, (_, n) => buildBanner({ id: `b${n}`, title: `标题${n}` })))}
      />,
    );
    expect(screen.getAllByRole('group')).toHaveLength(5);
  });

  it('needs no buttons for a single banner', () => {
    renderHere(<HeroSection variant="band" query={loaded([buildBanner()])} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('moves the row by its own scrolling until the engine is here', () => {
    renderHere(<HeroSection variant="band" query={loaded(banners)} />);
    const row = screen.getAllByRole('group')[0]?.parentElement?.parentElement as HTMLElement;
    Object.defineProperty(row, 'clientWidth', { value: 1000 });
    fireEvent.click(screen.getByRole('button', { name: '下一张' }));
    expect(row.scrollLeft).toBe(1000);
    fireEvent.scroll(row);
    expect(screen.getByRole('button', { name: '第 02 张：标题2' })).toHaveAttribute('aria-current', 'true');
  });

  it('begins with the slide that the style sheet had come to', async () => {
    const view = renderHere(<HeroSection variant="band" query={loaded(banners)} />);
    const row = screen.getAllByRole('group')[0]?.parentElement?.parentElement as HTMLElement;
    Object.defineProperty(row, 'clientWidth', { value: 1000 });
    const cancel = jest.fn();
    const track = Object.assign(row.firstElementChild as HTMLElement, { getAnimations: () => [{ cancel }] });
    jest.spyOn(track, 'getBoundingClientRect').mockReturnValue({ left: -2000 } as DOMRect);
    expect(getHero()).toHaveAttribute('data-moved-by-style');
    fireEvent.touchStart(screen.getByRole('heading', { level: 2, name: '标题3' }));
    await act(async () => undefined);
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(row.scrollLeft).toBe(2000);
    expect(getHero()).not.toHaveAttribute('data-moved-by-style');
    expect(screen.getByRole('button', { name: /标题3/ })).toHaveAttribute('aria-current', 'true');
    view.unmount();
  });

  it('hands the slides to the engine at the first gesture and puts the covered ones out of reach', async () => {
    await renderAwake();
    expect(createEngine).toHaveBeenCalledTimes(1);
    const [first, second] = within(getHero()).getAllByRole('group', { hidden: true });
    expect(first).not.toHaveAttribute('inert');
    expect(second).toHaveAttribute('inert');
  });

  it('follows the engine and goes on when the clock has run out, round to the first', async () => {
    await renderAwake();
    const onChange = createEngine.mock.calls[0]?.[1];
    act(() => onChange?.(2));
    expect(screen.getByRole('button', { name: /标题3/ })).toHaveAttribute('aria-current', 'true');
    fireEvent.animationEnd(getHero().querySelector('[data-running="true"]') as Element);
    expect(slideTo).toHaveBeenCalledWith(0);
  });

  it('stands still under the pointer, with the focus, in a hidden tab and by choice', async () => {
    await renderAwake();
    const hero = getHero();
    const isPaused = () => hero.dataset['paused'] === 'true';
    expect(isPaused()).toBe(false);

    fireEvent.pointerEnter(hero);
    expect(isPaused()).toBe(true);
    fireEvent.pointerLeave(hero);
    expect(isPaused()).toBe(false);

    act(() => screen.getByRole('button', { name: '上一张' }).focus());
    expect(isPaused()).toBe(true);
    act(() => screen.getByRole('button', { name: '上一张' }).blur());
    expect(isPaused()).toBe(false);

    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(isPaused()).toBe(true);
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    expect(isPaused()).toBe(false);

    fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }));
    expect(isPaused()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '继续轮播' }));
    expect(isPaused()).toBe(false);
  });

  it('neither moves by itself nor loads the engine where motion is unwelcome', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await renderAwake();
    expect(createEngine).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '暂停轮播' })).toBeDisabled();
    jest.mocked(window.matchMedia).mockRestore();
  });

  it('lets the engine go with the page', async () => {
    const { unmount } = await renderAwake();
    unmount();
    expect(destroy).toHaveBeenCalledTimes(1);
  });

  it('keeps a dark band and a heading without banners', () => {
    renderHere(<HeroSection variant="band" query={loaded([])} />);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says so when the banners failed, and waits without a word while they load', () => {
    const refetch = jest.fn();
    const { unmount } = renderHere(<HeroSection variant="band" query={failed(refetch)} />);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    unmount();
    renderHere(<HeroSection variant="band" query={pending()} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
