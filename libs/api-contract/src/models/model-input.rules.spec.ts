import { checkModelInput, readModelInput } from './model-input.rules';
import type { ModelParameter } from './models.contract';

const parameter = (name: string, type: string, isRequired = true): ModelParameter => ({
  ...{ name, type, isRequired, text: '说明', example: '' },
});

it.each([
  ['{"a":1}', { a: 1 }],
  ['{}', {}],
  ['[1]', undefined],
  ['null', undefined],
  ['"a"', undefined],
  ['{a:1}', undefined],
  ['', undefined],
  [`{"a":${'['.repeat(15)}${']'.repeat(15)}}`, { a: expect.anything() }],
  [`{"a":${'['.repeat(16)}${']'.repeat(16)}}`, undefined],
  [`{"a":${'['.repeat(8000)}${']'.repeat(8000)}}`, undefined],
])('reads %.20s as an input', (text, input) => expect(readModelInput(text)).toEqual(input));

it.each([
  [[parameter('a', 'number')], { a: 1.5 }, ''],
  [[parameter('a', 'number')], {}, '缺少参数 a'],
  [[parameter('a', 'number')], { a: null }, '缺少参数 a'],
  [[parameter('a', 'number', false)], {}, ''],
  [[parameter('a', 'number')], { a: '1' }, '参数 a 应为 number'],
  [[parameter('a', 'integer')], { a: 1.5 }, '参数 a 应为 integer'],
  [[parameter('a', 'boolean')], { a: false }, ''],
  [[parameter('a', 'string[]')], { a: ['x', ''] }, ''],
  [[parameter('a', 'string[]')], { a: ['x', 1] }, '参数 a 应为 string[]'],
  [[parameter('a', 'datetime')], { a: 1 }, ''],
  [[parameter('a[].b', 'string')], { a: [{ b: 'x' }] }, ''],
  [[parameter('a[].b', 'string')], { a: {} }, '参数 a 应为 array'],
  [[parameter('a.b', 'string')], { a: [] }, '参数 a 应为 object'],
  [[parameter('a.b', 'string')], {}, '缺少参数 a'],
])('for %j says of %j: %s', (parameters, input, mistake) => expect(checkModelInput(parameters, input)).toBe(mistake));
