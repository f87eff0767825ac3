import { shrinkPicture } from './shrink-picture';

const MB = 1024 * 1024;

/** What a picture was drawn on and written as. */
interface Written {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  readonly ground: string;
}

const buildFile = (name: string, size: number) => Object.defineProperty(new File(['x'], name), 'size', { value: size });

/** A browser whose pictures have these sides, and whose JPEGs have these sizes in MB, one after the other. */
function prepare(width: number, height: number, ...sizes: readonly (number | null)[]) {
  const written: Written[] = [];
  const close = jest.fn();
  const decode = jest.fn().mockResolvedValue({ width, height, close });
  Object.defineProperty(window, 'createImageBitmap', { configurable: true, value: decode });
  const context = { fillStyle: '', fillRect: jest.fn(), drawImage: jest.fn(), imageSmoothingQuality: 'low' };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as ReturnType<HTMLCanvasElement['getContext']>);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    settle: BlobCallback,
    _type?: string,
    quality = 0,
  ) {
    const size = sizes[written.length];
    written.push({ width: this.width, height: this.height, quality, ground: context.fillStyle });
    settle(size == null ? null : new Blob([new Uint8Array(size * MB)]));
  });
  return { written, close, decode };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'createImageBitmap');
});

it('makes a picture a JPEG, upright and on white', async () => {
  const { written, close, decode } = prepare(4000, 3000, 3);
  const file = buildFile('营业执照.PNG', 9 * MB);
  const smaller = await shrinkPicture(file);
  expect([smaller.name, smaller.type]).toEqual(['营业执照.jpg', 'image/jpeg']);
  expect(decode).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
  expect(written).toEqual([{ width: 4000, height: 3000, quality: 0.9, ground: '#fff' }]);
  expect(close).toHaveBeenCalledTimes(1);
});

it('keeps the name of a JPEG', async () => {
  prepare(4000, 3000, 3);
  expect((await shrinkPicture(buildFile('a.png.jpeg', 9 * MB))).name).toBe('a.png.jpeg');
});

it.each([
  ['a photograph of 108 megapixels', 12_000, 9000, 4729, 3547],
  ['a picture of a long page, whose letters stay as they are', 1080, 15_000, 1080, 15_000],
  ['a line', 40_000, 10, 16_384, 4],
])('bounds %s', async (_what, width, height, ...sides) => {
  const { written } = prepare(width, height, 3);
  await shrinkPicture(buildFile('a.jpg', 9 * MB));
  expect([written[0]?.width, written[0]?.height]).toEqual(sides);
});

it('gives a picture of too many pixels smaller even where its file grows', async () => {
  prepare(4960, 7016, 3, 3, 3);
  const file = buildFile('扫描.jpg', 2 * MB);
  const smaller = await shrinkPicture(file);
  expect([smaller === file, smaller.size]).toEqual([false, 3 * MB]);
});

it('lowers quality, then size, until 4 MB are reached', async () => {
  const { written } = prepare(4096, 4096, 7, 5, 3);
  await shrinkPicture(buildFile('a.jpg', 9 * MB));
  expect(written.map(({ width, quality }) => [width, quality])).toEqual([
    [4096, 0.9],
    [4096, 0.8],
    [2896, 0.8],
  ]);
});

it('gives the smallest where 4 MB are not reached', async () => {
  prepare(4096, 4096, 9, 7, 8);
  expect((await shrinkPicture(buildFile('a.jpg', 10 * MB))).size).toBe(7 * MB);
});

it('gives the file itself where nothing is smaller', async () => {
  prepare(4096, 4096, 9, 8, 6);
  const file = buildFile('a.jpg', 5 * MB);
  expect(await shrinkPicture(file)).toBe(file);
});

it('rejects what cannot be read or written, and goes on with the next', async () => {
  const { decode } = prepare(4096, 4096, null);
  decode.mockRejectedValueOnce(new Error('no picture'));
  await expect(shrinkPicture(buildFile('a.jpg', 9 * MB))).rejects.toThrow('no picture');
  await expect(shrinkPicture(buildFile('a.jpg', 9 * MB))).rejects.toThrow('The browser wrote no picture');
  prepare(4096, 4096, 3);
  expect((await shrinkPicture(buildFile('a.jpg', 9 * MB))).size).toBe(3 * MB);
});

it('reads one picture at a time', async () => {
  const { decode, close } = prepare(4096, 4096, 3, 3);
  const both = [shrinkPicture(buildFile('a.jpg', 9 * MB)), shrinkPicture(buildFile('b.jpg', 9 * MB))];
  await Promise.resolve();
  expect(decode).toHaveBeenCalledTimes(1);
  await Promise.all(both);
  expect([decode.mock.calls.length, close.mock.calls.length]).toEqual([2, 2]);
});
