import { render } from '@testing-library/react';
import { Portrait } from './portrait';

describe('Portrait', () => {
  it('keeps the place of a picture that loads late and says nothing of its own', () => {
    const { container } = render(<Portrait name="季望舒" src="/files/portraits/ji-wangshu.svg" size="large" />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', '/files/portraits/ji-wangshu.svg');
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '72');
    expect(picture).toHaveAttribute('height', '72');
    expect(container).toHaveTextContent('');
  });

  it.each([undefined, ''])('shows the first sign of the name without a picture: %j', (src) => {
    const { container } = render(<Portrait name="𠮷田" src={src} />);
    expect(container).toHaveTextContent(/^𠮷$/);
    expect(container.querySelector('img')).toBeNull();
  });
});
