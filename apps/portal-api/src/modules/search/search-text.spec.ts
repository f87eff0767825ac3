import { normalizeText, splitRuns, toComparable, tokenize } from './search-text';

describe('runs', () => {
  it.each([
    ['S7协议', ['s7', '协议']],
    ['JDBC连接iotdb', ['jdbc', '连接', 'iotdb']],
    ['C++、C#和Go', ['c++', 'c#', '和', 'go']],
    ['2.0.5 版', ['2.0.5', '版']],
    ['max_degree_of_index_node=1', ['max_degree_of_index_node', '1']],
    ['./sbin/start-cli.sh -h', ['sbin/start-cli.sh', 'h']],
    ['“断网，续传”', ['断网', '续传']],
    ['root.ln.*.wf01', ['root.ln', 'wf01']],
    ['%_\'"\\|&!()<>:*', []],
    ['🙂', []],
    ['', []],
  ])('of %j are %j', (text, runs) => expect(splitRuns(normalizeText(text)).map((run) => run.text)).toEqual(runs));

  it.each([
    ['$SYS 与 ＄share/group/topic', ['$sys', undefined, '$share/group/topic']],
    ['/api/v1/devices 和 .env', ['/api/v1/devices', undefined, '.env']],
    ['./sbin/start-cli.sh -h --help', ['./sbin/start-cli.sh', '-h', '--help']],
    ['主题$SYS，#define', [undefined, '$sys', '#define']],
    ['sensor/+/temp sensor/# /sensor/+/#', [undefined, 'sensor/#', '/sensor/+/#']],
    ['x网关/opc', [undefined, undefined, '/opc']],
    ['C++ a$b $5 -1 …mqtt ----mqtt http://a.b', Array(9).fill(undefined)],
  ])('of %j are written with their signs as %j', (text, written) =>
    expect(splitRuns(normalizeText(text)).map((run) => run.written)).toEqual(written),
  );

  it('are cut where nobody types so much', () => {
    expect(splitRuns('x'.repeat(500))[0]?.text).toHaveLength(40);
  });

  it('take characters of two places as one', () => {
    expect(splitRuns('𠮷野家')).toEqual([{ text: '𠮷野家', isHan: true }]);
  });
});

describe('words of a text', () => {
  it.each([
    ['边缘网关', ['边缘', '缘网', '网关', '关$']],
    ['泵', ['泵$']],
    ['𠮷野', ['𠮷野', '野$']],
    ['OPC-UA', ['opc-ua', 'opc', 'ua', 'opcua']],
    ['X.509', ['x.509', 'x', '509', 'x509']],
    ['2.0.5', ['2.0.5', '2', '0', '5']],
    ['12.5', ['12.5', '12', '5']],
    ['ISO14067', ['iso14067', 'iso', '14067']],
    ['TLS1.1', ['tls1.1', 'tls1', '1', 'tls', '1.1', 'tls11']],
    ['C++', ['c++', 'c']],
    ['max_by', ['max_by', 'max', 'by']],
    ['Code.PATH_NOT_EXIST.get', ['code.path_not_exist.get', 'path_not_exist', 'code', 'path', 'not', 'exist', 'get']],
    ['createTimeseries', ['createtimeseries', 'create', 'timeseries']],
    ['SessionPool', ['sessionpool', 'session', 'pool']],
    ['UDFParameters', ['udfparameters', 'udf', 'parameters']],
    ['IoTDB', ['iotdb']],
    ['$SYS', ['sys', '$sys']],
    ['/getDevices/list', ['getdevices/list', 'getdevices', 'list', '/getdevices/list', 'get', 'devices']],
    [
      'org.apache.sample.session.pool.SessionPool.executeQueryStatement',
      expect.arrayContaining(['sessionpool', 'executequerystatement', 'execute', 'query', 'statement']),
    ],
    ['ＭＱＴＴ', ['mqtt']],
  ])('%s are %j', (text, words) => expect(tokenize(text)).toEqual(words));
});

it.each([`A${'a'.repeat(2100)}Bb`, `a${'/+'.repeat(1200)}`, `$${'x'.repeat(3000)}`, 'x/'.repeat(2000)])(
  'words are no longer than what somebody types: %#',
  (text) => expect(Math.max(...tokenize(text).map((word) => word.length))).toBeLessThanOrEqual(60),
);

it.each([
  ['OPC-UA 协议', 'opc ua协议'],
  ['“断网” 续传', '断网续传'],
  ['  A  b ', 'a b'],
  ['…', ''],
])('%j is compared as %j', (text, comparable) => expect(toComparable(text)).toBe(comparable));
