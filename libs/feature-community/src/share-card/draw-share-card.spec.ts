import { CARD_WIDTH, drawShareCard } from './draw-share-card';

const CARD = {
  ...{ kind: '文章', title: '断网续传的三个坑', by: '林工 · 2026-11-20', brand: '启衡工业互联网' },
  hint: '长按或扫描二维码查看详情',
  ...{ summary: '缓存多大、时间戳以谁为准。', url: 'https://portal.example/community/blogArticleDetail/a1.html' },
};

/** Keeps what is written and where; every sign is as wide as its face is high. */
function watchDrawing() {
  const written: { readonly text: string; readonly top: number }[] = [];
  const context = {
    font: '',
    fillText: (text: string, _left: number, top: number) => written.push({ text, top }),
    measureText: (text: string) => ({ width: [...text].length * Number(/(\d+)px/.exec(context.font)?.[1]) }),
    createLinearGradient: () => ({ addColorStop: jest.fn() }),
    ...{
      fill: jest.fn(),
      fillRect: jest.fn(),
      scale: jest.fn(),
      translate: jest.fn(),
      save: jest.fn(),
      restore: jest.fn(),
    },
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  return { context, written, listTexts: () => written.map(({ text }) => text) };
}

beforeAll(() => Object.assign(globalThis, { Path2D: class {} }));
afterEach(() => jest.restoreAllMocks());

it('says what the item is, whose, and where it is read, from top to bottom', () => {
  const { written, listTexts, context } = watchDrawing();
  const { width, height } = drawShareCard(CARD);
  expect(listTexts().join('')).toContain(
    '文章断网续传的三个坑林工 · 2026-11-20缓存多大、时间戳以谁为准。启衡工业互联网长按或扫描二维码查看详情',
  );
  const tops = written.map(({ top }) => top);
  expect(tops).toEqual(tops.toSorted((first, second) => first - second));
  expect(Math.max(...tops) * 3).toBeLessThan(height);
  expect(width).toBe(CARD_WIDTH * 3);
  expect(context.fill).toHaveBeenCalledTimes(1);
});

it('is as high as what it says, and cuts long titles and summaries', () => {
  watchDrawing();
  const short = drawShareCard({ ...CARD, summary: '' }).height;
  const usual = drawShareCard(CARD).height;
  const { listTexts } = watchDrawing();
  const long = drawShareCard({ ...CARD, title: '很长的标题'.repeat(30), summary: '很长的摘要'.repeat(60) }).height;
  expect(short).toBeLessThan(usual);
  expect(long).toBeGreaterThan(usual);
  expect(listTexts().filter((text) => /^[很长的标题]+…?$/.test(text))).toHaveLength(4);
  expect(listTexts().filter((text) => text.endsWith('…'))).toHaveLength(2);
});

it('throws where there is nothing to draw on', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(() => drawShareCard(CARD)).toThrow('nothing to draw on');
});
