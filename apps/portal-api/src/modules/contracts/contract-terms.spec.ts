import { compareTerms } from './contract-terms';

const LETTER = `# 意向书

编号：{{contractNo}}

## 一、保密

双方保密三十日。

## 二、费用

1. 总价 {{amount}} 元。
2. 税费由甲方承担。

## 三、效力

没有法律效力。
`;

const CONTRACT = `# 合同

编号：{{contractNo}}

## 第一条 费用

1. 总价 {{amount}} 元。
2. 税费由乙方承担。

## 第二条 保密

双方保密三十日。

## 第三条 交付

在{{delivery}}内交付。
`;

const fields = { contractNo: 'CT1', amount: '100.00' };

it('says which terms stand, are new, are gone, or have other words under the same heading', () => {
  expect(compareTerms({ body: LETTER, fields }, CONTRACT)).toEqual([
    { heading: '首部', change: 'kept', parts: [] },
    { heading: '保密', change: 'kept', parts: [] },
    {
      ...{ heading: '费用', change: 'changed' },
      parts: [
        { kind: 'same', text: '1. 总价 100.00 元。\n2. 税费由' },
        { kind: 'removed', text: '甲' },
        { kind: 'added', text: '乙' },
        { kind: 'same', text: '方承担。' },
      ],
    },
    { heading: '效力', change: 'removed', parts: [{ kind: 'removed', text: '没有法律效力。' }] },
    // What only the contract fills in is no word of the letter.
    { heading: '交付', change: 'added', parts: [{ kind: 'added', text: '在……内交付。' }] },
  ]);
});

it('shows two texts that share nothing one after the other, and tables as their rows', () => {
  const [before, after] = ['甲', '乙'].map((word) => `## 一、价款\n\n| 项目 |\n| --- |\n| ${word} |\n`) as [
    string,
    string,
  ];
  expect(compareTerms({ body: before, fields: {} }, after)).toEqual([
    {
      ...{ heading: '价款', change: 'changed' },
      parts: [
        { kind: 'same', text: '项目\n' },
        { kind: 'removed', text: '甲' },
        { kind: 'added', text: '乙' },
      ],
    },
  ]);
  const long = (word: string) =>
    `## 一、价款\n\n${Array.from({ length: 1500 }, (_, at) => `${word}${at}`).join(' ')}\n`;
  const [term] = compareTerms({ body: long('甲'), fields: {} }, long('乙'));
  expect(term?.parts.map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
