import { listPieces, MAX_QUERY_CHARACTERS, parseWords } from './search-words';

const SYNONYMS = new Map([
  ['物模型', ['thing model', 'tsl']],
  ['ttl', ['生存时间']],
  ['能源管理', ['ems']],
  ['api密钥', ['访问密钥']],
]);
const read = (text: string) => parseWords(text, SYNONYMS);
const listUnits = (text: string) => read(text).units.map((unit) => unit.text);

describe('units', () => {
  it.each([
    ['怎么扩容', ['扩容']],
    ['如何部署集群？', ['部署', '集群']],
    ['什么是物模型', ['物模型']],
    ['物模型怎么导入', ['物模型', '导入']],
    ['设备 设备', ['设备']],
    ['S7协议', ['s7', '协议']],
    ['SELECT INTO', ['select', 'into']],
    ['OPC UA 和 MQTT 应该选哪个', ['opc', 'ua', 'mqtt']],
  ])('of %j are %j', (text, units) => expect(listUnits(text)).toEqual(units));

  it.each(['的', '怎么', '的 了', 'the', '是什么'])('are the words themselves where all say nothing: %j', (text) =>
    expect(listUnits(text).length).toBeGreaterThan(0),
  );

  it.each(['', '   ', '？！', '🙂', '%', '\\'])('there are none in %j', (text) => expect(listUnits(text)).toEqual([]));

  it('keep a character that is part of a word nobody knows', () => {
    expect(listUnits('能原管理')).toEqual(['能原', '管理']);
  });

  it('know what means the same', () => {
    expect(read('ＴＴＬ').units).toMatchObject([{ text: 'ttl', isHan: false, synonyms: ['生存时间'] }]);
  });

  it.each(['API 密钥', 'api密钥', 'ＡＰＩ-密钥'])('know a word of Latin and Chinese: %s', (text) => {
    for (const typed of [text, `${text}在哪里`, `怎么创建${text}`])
      expect(read(typed).units).toContainEqual(expect.objectContaining({ text: 'api密钥', synonyms: ['访问密钥'] }));
    expect(read('API 密钥在哪里看').runs.map((run) => run.text)).toEqual(['api密钥']);
  });

  it.each([
    ['ISO14067', ['iso 14067']],
    ['tls1.1', ['tls 1.1']],
    ['S7', []],
    ['2.0.5', []],
  ])('know a name and its number apart: %s', (text, synonyms) => {
    expect(read(text).units.map((unit) => unit.synonyms)).toEqual([synonyms]);
  });

  it('are no single characters of a question', () => {
    expect(listUnits('设备掉线怎么查')).toEqual(['设备', '掉线']);
  });

  it('are few, however much is typed', () => {
    expect(listUnits(Array.from({ length: 60 }, (_, index) => `w${index}`).join(' '))).toHaveLength(8);
    expect(read('设备'.repeat(5000)).text).toHaveLength(MAX_QUERY_CHARACTERS);
  });
});

describe('what is compared with titles', () => {
  it.each([
    ['怎么扩容？', '扩容'],
    ['请问如何设置 TTL 呢', '设置ttl'],
    ['的', '的'],
    ['OPC-UA', 'opc ua'],
  ])('%j is %j', (text, compact) => expect(read(text).compact).toBe(compact));
});

describe('pieces', () => {
  it('are pairs of characters of what the dictionary does not know, and known words as they are', () => {
    const pieces = listPieces(read('写入乱序 物模型')).map(({ text }) => text);
    expect(pieces).toEqual(expect.arrayContaining(['写入', '乱序', '物模型']));
    expect(pieces).not.toContain('物模');
  });

  it('are a name with and without its number', () => {
    expect(listPieces(read('MES6.0')).map(({ text }) => text)).toEqual(['mes6.0', 'mes']);
  });
});
