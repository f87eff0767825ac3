import { fireEvent, render, screen } from '@testing-library/react';
import { ScrollCarousel } from './scroll-carousel';

function renderCarousel() {
  render(
    <ScrollCarousel label="案例">
      <li>一</li>
      <li>二</li>
    </ScrollCarousel>,
  );
  const track = screen.getByRole('list');
  Object.defineProperties(track, { clientWidth: { value: 500 }, scrollWidth: { value: 900 } });
  return track;
}

describe('ScrollCarousel', () => {
  it('cannot go back at its start', () => {
    const track = renderCarousel();
    fireEvent.click(screen.getByRole('button', { name: '上一组' }));
    expect(track.scrollLeft).toBe(0);
  });

  it('goes on by what is visible and stops at its end', () => {
    const track = renderCarousel();
    fireEvent.click(screen.getByRole('button', { name: '下一组' }));
    expect(track.scrollLeft).toBe(400);
    fireEvent.scroll(track);
    expect(screen.getByRole('button', { name: '下一组' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: '上一组' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('is a named group', () => {
    renderCarousel();
    expect(screen.getByRole('group', { name: '案例' })).toBeInTheDocument();
  });
});
