import { render, screen, waitFor } from '@testing-library/react';
import { encodeQr } from './encode-qr';
import { QrCode } from './qr-code';

const ADDRESS = 'https://portal.example/community/blogArticleDetail/a1.html';

/** The dark squares of a path by their row, as `x` of each. */
function readRows(path: string): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    const squares = Array.from({ length: Number(length) }, (_, index) => Number(x) + index);
    rows.set(Number(y), [...(rows.get(Number(y)) ?? []), ...squares]);
  }
  return rows;
}

it('has the three marks by which telephones find it, and room for longer texts', () => {
  const { size, path } = encodeQr(ADDRESS);
  const rows = readRows(path);
  const edge = [0, 1, 2, 3, 4, 5, 6];
  const upper = rows.get(0) ?? [];
  expect(upper.slice(0, 7)).toEqual(edge);
  expect(upper.slice(-7)).toEqual(edge.map((x) => x + size - 7));
  expect(rows.get(size - 1)?.slice(0, 7)).toEqual(edge);
  expect(Math.max(...rows.keys())).toBe(size - 1);
  expect(encodeQr(ADDRESS.repeat(4)).size).toBeGreaterThan(size);
});

it('is one picture with a name', async () => {
  const { container } = render(<QrCode text={ADDRESS} label="付款二维码" />);
  expect(screen.getByRole('img', { name: '付款二维码' })).toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('path')).toHaveAttribute('d', encodeQr(ADDRESS).path));
});
