import { wrapLines } from './wrap-lines';

/** As in most faces: Chinese signs are as wide as high, others half of that. */
const measure = (text: string) =>
  [...text].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) > 0x2000 ? 2 : 1), 0);

const wrap = (text: string, width: number, maxLines = 9) => wrapLines(text, measure, { width, maxLines });

it('breaks between Chinese signs, and keeps words and figures whole', () => {
  expect(wrap('断网续传的三个坑', 10)).toEqual(['断网续传的', '三个坑']);
  expect(wrap('用OPC UA采集1200个点位', 12)).toEqual(['用OPC UA采集', '1200个点位']);
  expect(wrap('采集周期由1200ms改为0.5s', 12)).toEqual(['采集周期由', '1200ms改为', '0.5s']);
});

it('begins no line with what closes, and ends none with what opens', () => {
  expect(wrap('先校零，再谈精度。', 6)).toEqual(['先校', '零，再', '谈精', '度。']);
  expect(wrap('读《手册》再动手', 6)).toEqual(['读《手', '册》再', '动手']);
  expect(wrap('请读《手册》', 6)).toEqual(['请读', '《手', '册》']);
  for (const line of wrap('“为什么（夜里）会丢数据？”他问：“怎么定位……”', 10)) {
    expect(line).not.toMatch(/^[，。：？！…）》”]/);
    expect(line).not.toMatch(/[（《“]$/);
    expect(measure(line)).toBeLessThanOrEqual(10);
  }
});

it('breaks what is longer than a line, and joins what is written in several', () => {
  expect(wrap('https://portal.example/a', 10)).toEqual(['https://po', 'rtal.examp', 'le/a']);
  expect(wrap('  第一行\n\n第二行 ', 20)).toEqual(['第一行 第二行']);
  expect(wrap('', 10)).toEqual([]);
});

it('cuts what is too long with an ellipsis, which stands behind no other sign', () => {
  expect(wrap('断网续传的三个坑', 10, 1)).toEqual(['断网续传…']);
  expect(wrap('缓存多大，补传怎样', 10, 1)).toEqual(['缓存多大…']);
  expect(wrap('断网续传的三个坑', 10, 2)).toEqual(['断网续传的', '三个坑']);
});

it('keeps signs of several code points together', () => {
  expect(wrap('好👩‍🔧好', 6)).toEqual(['好', '👩‍🔧', '好']);
});
