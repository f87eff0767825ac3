import { render } from '@testing-library/react';
import { useCurrentInView } from './use-current-in-view';

const WIDTH = 100;

function Bar({ current }: { readonly current: string }) {
  const bar = useCurrentInView<HTMLUListElement>(current);
  return (
    <ul ref={bar}>
      {['first', 'second', 'third'].map((name) => (
        <li key={name} aria-current={name === current ? 'page' : undefined} data-name={name} />
      ))}
    </ul>
  );
}

/** A bar of 150 px whose entries are 100 px wide, scrolled as it is. */
function measure(this: HTMLElement): DOMRect {
  const bar = this.closest('ul');
  if (!bar || this === bar) return new DOMRect(0, 0, 1.5 * WIDTH, 40);
  const place = [...bar.children].indexOf(this);
  return new DOMRect(place * WIDTH - bar.scrollLeft, 0, WIDTH, 40);
}

describe('useCurrentInView', () => {
  beforeEach(() => {
    globalThis.DOMRect ??= class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
    } as unknown as typeof DOMRect;
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(measure);
  });
  afterEach(() => jest.restoreAllMocks());

  it('brings the current entry into the middle, and the next one when it becomes current', () => {
    const { container, rerender } = render(<Bar current="third" />);
    const bar = container.querySelector('ul');
    expect(bar?.scrollLeft).toBe(175);
    rerender(<Bar current="second" />);
    expect(bar?.scrollLeft).toBe(75);
  });

  it('leaves the bar where it is while nothing in it is current', () => {
    const { container } = render(<Bar current="elsewhere" />);
    expect(container.querySelector('ul')?.scrollLeft).toBe(0);
  });
});
