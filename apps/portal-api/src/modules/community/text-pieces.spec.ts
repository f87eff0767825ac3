import { compareSketches, sketchText } from './text-pieces';

const TEXT =
  '把分钟级电耗按班次累加，去掉停机与清洗的时段，再按产量与介质温度分组。每组取第二十个百分位作为基线，偏离超过一成的班次列出来逐一核对原因，' +
  '核对时先看传感器是否漂移，再看介质配方有没有改变，最后才怀疑设备本身。';
const OTHER =
  '轴承座磁吸安装的传感器频响不够，五千赫兹以上的成分看不清楚，先把漆刮掉再上硅脂，换成螺栓安装以后再比较一次包络谱，故障频率的边带就出来了。';

const compare = (one: string, other: string) => compareSketches(sketchText(one), sketchText(other));

it('knows a text again whatever its signs, letters and order', () => {
  expect(compare(TEXT, TEXT)).toBe(1);
  expect(compare(TEXT, TEXT.replaceAll('，', ' * ').replaceAll('。', '!!'))).toBe(1);
  const [first = '', second = ''] = TEXT.split('。');
  expect(compare(TEXT, `${second}。${first}。`)).toBeGreaterThan(0.6);
  expect(compare(TEXT, `${TEXT}更多内容请看下一篇。`)).toBeGreaterThan(0.7);
});

it('tells texts apart, and knows nothing of short ones', () => {
  expect(compare(TEXT, OTHER)).toBeLessThan(0.1);
  expect(compare(TEXT, `${OTHER}${OTHER}${TEXT.slice(0, 30)}`)).toBeLessThan(0.4);
  expect(sketchText('加微信')).toEqual([]);
  expect(compareSketches([], [])).toBe(0);
});
