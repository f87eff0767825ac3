import { drawDiagram } from './draw-diagram';

const draw = (text: string) => {
  const drawn = drawDiagram(text);
  if ('unread' in drawn) throw new Error(`Not drawn: ${drawn.unread}`);
  return drawn;
};
const texts = (text: string) => [...draw(text).svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, word]) => word);
const countOf = (text: string, piece: RegExp) => draw(text).svg.match(piece)?.length ?? 0;
const unread = (text: string) => {
  const drawn = drawDiagram(text);
  return 'unread' in drawn ? drawn.unread : undefined;
};

describe('a flowchart', () => {
  it('is drawn with all of its nodes, lines and words', () => {
    const source = 'flowchart TD\nA[创建设备]-->B{已激活?}\nB -->|是| C([上报])\nB -- 否 --> D[[烧录]]; D -.-> A';
    expect(texts(source)).toEqual(['创建设备', '已激活?', '上报', '烧录', '是', '否']);
    expect(countOf(source, /<path class="edge/g)).toBe(4);
    expect(countOf(source, /class="tip"/g)).toBe(4);
    expect(draw(source).name).toBe('流程图：创建设备、已激活?、上报、烧录');
  });

  it.each([
    ['设备-->网关', ['设备', '网关']],
    ['A & B --> C & D', ['A', 'B', 'C', 'D']],
    ['A["方括号 [x] 与 (y)"] --- B', ['方括号 [x] 与 (y)', 'B']],
    ['A[第一行<br/>第二行] ==> B((圆))', ['第一行', '第二行', '圆']],
    ['A ==通过==> B', ['A', 'B', '通过']],
    ['A -. 稍后 .-> B', ['A', 'B', '稍后']],
    ['A-->|文字|B:::warn', ['A', 'B', '文字']],
    ['subgraph 云端\nA --> B\nend\nB --> C', ['云端', 'A', 'B', 'C']],
    ['subgraph g1 [云 端]\nA\nend', ['云 端', 'A']],
    ['api-v1.2 <--> B', ['api-v1.2', 'B']],
  ])('understands %j', (lines, expected) => expect(texts(`graph LR\n${lines}`)).toEqual(expected));

  it.each([
    'A --x B',
    'A --x B --> C',
    'A ~~~ B',
    'A[未完',
    'A --> ',
    'A@{ shape: circle }',
    'end',
    'subgraph x\nA',
    'A -->',
    '{}',
  ])('that it does not understand to the end is not drawn: %j', (lines) =>
    expect(unread(`flowchart LR\n${lines}`)).toBeDefined(),
  );

  it('with two frames of one name is not drawn', () => {
    expect(unread('graph TD\nsubgraph x\nA\nend\nsubgraph x\nB\nend')).toBe('x');
  });

  it('with a line to a frame is not drawn', () => {
    expect(unread('graph TD\nsubgraph 云端\nA\nend\nB --> 云端')).toBe('云端');
  });

  it('leaves wide letters the room they take', () => {
    const width = (label: string) => draw(`graph TD\nA[${label}]`).width;
    expect(width('十个字的名称占多宽呢')).toBeGreaterThanOrEqual(10 * 14);
    expect(width('长'.repeat(300))).toBeLessThan(400);
  });
});

describe('a diagram of states', () => {
  it('is drawn with its points, choices and frames', () => {
    const source =
      'stateDiagram-v2\n[*] --> 待支付\n待支付 --> 已支付: 支付成功\nstate "已 取消" as X\n待支付 --> X\nstate 履约 {\n发货 --> 签收\n}\nX --> [*]';
    expect(texts(source)).toEqual(['履约', '待支付', '已支付', '已 取消', '发货', '签收', '支付成功']);
    expect(draw(source).name).toBe('状态图：待支付、已支付、已 取消、发货、签收');
  });

  it.each(['note right of A: x', '--', 'A -> B', '}'])('that it does not understand is not drawn: %j', (line) =>
    expect(unread(`stateDiagram-v2\nA --> B\n${line}`)).toBe(line),
  );
});

describe('a sequence', () => {
  const source =
    'sequenceDiagram\nautonumber\nparticipant D as 设备\nD->>+网关: 连接\nNote over D,网关: 签名\nalt 正确\n网关-->>-D: 成功\nelse 错误\n网关--xD: 断开\nend\n网关->>网关: 记录';

  it('is drawn with its actors at both ends, messages, notes and frames', () => {
    expect(texts(source)).toEqual(
      expect.arrayContaining(['设备', '网关', '1. 连接', '签名', '如果 正确', '2. 成功', '错误', '3. 断开', '4. 记录']),
    );
    expect(texts(source).filter((word) => word === '设备')).toHaveLength(2);
    expect(draw(source).name).toBe('时序图：设备、网关');
  });

  it.each(['A->>B', 'box 云端', 'create participant C', 'links A: {}', 'else x', 'loop x'])(
    'that it does not understand is not drawn: %j',
    (line) => expect(unread(`sequenceDiagram\nA->>B: x\n${line}`)).toBeDefined(),
  );
});

describe('a diagram', () => {
  it('of a kind that is not drawn says so', () => {
    expect(unread('gantt\ntitle 计划')).toBe('gantt');
    expect(unread('')).toBe('');
    expect(unread('__proto__\nA')).toBe('__proto__');
  });

  it('is called by its title', () => {
    expect(draw('---\ntitle: 设备上线\n---\ngraph LR\nA --> B').name).toBe('流程图：设备上线');
    expect(draw('graph LR\naccTitle: 上线\nA --> B').name).toBe('流程图：上线');
  });

  it.each([
    'graph LR\nA["<img src=x onerror=alert(1)>"] --> B["</text><script>alert(1)</script>"]',
    'graph LR\nA["<a href=\'javascript:alert(1)\'>x</a>"] -->|"<style>*{}</style>"| B',
    'graph LR\nA --> B\nclick A "javascript:alert(1)"\nclick B call alert(1)\nclick A href "https://evil.example" _blank',
    '%%{init: {"securityLevel":"loose","themeCSS":"*{background:url(https://evil.example)}"}}%%\ngraph LR\nA --> B',
    'graph LR\nA:::x --> B\nclassDef x fill:url(https://evil.example)\nstyle B fill:red" onload="alert(1)\nlinkStyle 0 stroke:red',
    'graph LR\n__proto__ --> constructor --> toString --> hasOwnProperty\nsubgraph prototype\nvalueOf\nend',
    'stateDiagram-v2\n[*] --> __proto__: <svg onload=alert(1)>\n__proto__ --> constructor',
    'sequenceDiagram\nparticipant A as <svg/onload=alert(1)>\nA->>__proto__: <foreignObject>\nNote over A: ]]><!ENTITY x>',
    'graph LR\nA["&#60;script&#62; \u0000\u0008 \ud800"] --> B',
  ])('brings nothing along that runs, loads or links: %j', (source) => {
    const { svg } = draw(source);
    const tags = svg.match(/<[^>]*>/g) ?? [];
    const allowed = /^<\/?(?:svg|style|rect|path|polygon|text)[\s>]/;
    expect(tags.filter((tag) => !allowed.test(tag))).toEqual([]);
    expect(tags.join('')).not.toMatch(/\s(?:on\w+|href|src|style|id|xlink:\w+)=/);
    expect(svg.replace(/<style>.*?<\/style>/, '')).not.toMatch(/url\(|[^\P{C}\n]/u);
    expect(svg).not.toContain('NaN');
    expect(svg.match(/<style/g)).toHaveLength(1);
    expect(({} as Record<string, unknown>)['label']).toBeUndefined();
  });

  it.each([
    ['graph LR\n' + 'A --> B\n'.repeat(2000), '超过 6000 字'],
    [`graph LR\n${Array.from({ length: 41 }, (_, index) => `n${index}`).join('\n')}`, '超过 40 个节点'],
    [`graph LR\n${list('a')} --> ${list('b')}`, '超过 60 条连线'],
    [
      `graph LR\n${[1, 2, 3, 4, 5].map((name) => `subgraph ${name}\n`).join('')}A\n${'end\n'.repeat(5)}`,
      '分组超过 4 层',
    ],
    [`sequenceDiagram\n${'A->>B: x\n'.repeat(121)}`, '超过 120 步'],
    [
      `sequenceDiagram\n${Array.from({ length: 21 }, (_, index) => `participant p${index}`).join('\n')}`,
      '超过 20 个参与者',
    ],
  ])('of too much is not drawn: %#', (source, reason) => expect(unread(source)).toBe(reason));

  it.each(['-', '=', '[', '(', '<', '"', '%%{', '& ', 'A-', '|', ' ', '{{', '-. '])(
    'of one sign without end costs no more than one that is read: %j',
    (sign) => {
      const line = sign.repeat(Math.floor(5900 / sign.length));
      for (const head of ['graph LR\nA ', 'stateDiagram-v2\nA', 'sequenceDiagram\nA', 'graph LR\nA --> B["'])
        drawDiagram(head + line);
    },
    2000,
  );
});

it('is drawn or stays code, whatever its statements are', () => {
  const statements: Readonly<Record<string, readonly string[]>> = {
    'graph LR': [
      'A --> B',
      'B --> A',
      'A --> A',
      'B -->|长| C & A',
      'subgraph G#',
      'end',
      'C((圆))',
      'D{菱}',
      'E',
      'E === A',
    ],
    'stateDiagram-v2': [
      '[*] --> A',
      'A --> [*]',
      'A --> A: 再',
      'state S# {',
      '}',
      'B --> A',
      'state C <<choice>>',
      'C --> B',
    ],
    sequenceDiagram: [
      'A->>B: x',
      'B-->>B: 自',
      'Note left of A: 左',
      'Note right of C: 右',
      'loop x',
      'alt',
      'else y',
      'end',
      'C-xA: z',
    ],
  };
  let seed = 1;
  const pick = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
  let drawn = 0;
  for (let round = 0; round < 300; round += 1) {
    const [head = '', lines = []] = Object.entries(statements)[round % 3] ?? [];
    const body = Array.from({ length: 1 + pick(12) }, (_, index) =>
      lines[pick(lines.length)]?.replace('#', String(index)),
    );
    const depth =
      body.filter((line) => /^(subgraph|state S|loop|alt)/.test(line ?? '')).length -
      body.filter((line) => line === 'end' || line === '}').length;
    const ends = Array.from({ length: Math.max(depth, 0) }, () => (head.startsWith('state') ? '}' : 'end'));
    const diagram = drawDiagram([head, ...body, ...ends].join('\n'));
    if ('svg' in diagram) drawn += 1;
    expect('svg' in diagram ? diagram.svg : '').not.toMatch(/NaN|Infinity|undefined/);
  }
  expect(drawn).toBeGreaterThan(100);
});

function list(name: string): string {
  return Array.from({ length: 8 }, (_, index) => name + index).join(' & ');
}
