import { markHits } from './mark-hits';

const scrolledTo: Element[] = [];

class Marks {
  readonly ranges: readonly Range[];
  constructor(...ranges: Range[]) {
    this.ranges = ranges;
  }
}

function open(html: string, word: string): readonly string[] {
  const marks = new Map<string, Marks>();
  Object.assign(globalThis, { CSS: { highlights: marks }, Highlight: Marks });
  document.body.innerHTML = `<div>${html}</div>`;
  scrolledTo.length = 0;
  markHits(document.body.firstElementChild as HTMLElement, word);
  return (marks.get('search-hit')?.ranges ?? []).map(String);
}

beforeAll(() => {
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this);
  };
});

afterEach(() => (window.location.hash = ''));

it('marks what was searched for, whatever its case, and leaves the text as it is', () => {
  const html = '<p>用 MQTT 接入。</p><ul><li id="b">mqtt</li></ul>';
  expect(open(html, 'Mqtt')).toEqual(['MQTT', 'mqtt']);
  expect(document.body.innerHTML).toContain('<p>用 MQTT 接入。</p>');
  expect(scrolledTo[0]?.textContent).toBe('用 MQTT 接入。');
});

it('marks the words of what does not stand there in one piece', () => {
  expect(open('<p>数据写入之后可以查询。</p>', '写入查询')).toEqual(['写入', '查询']);
});

it('scrolls to the first behind the part that was opened', () => {
  window.location.hash = '#part';
  open('<p>网关</p><h2 id="part">安装</h2><p id="there">网关</p>', '网关');
  expect(scrolledTo[0]?.id).toBe('there');
});

it('marks nothing, and stays, where nothing is found', () => {
  expect(open('<p>网关</p>', '龘')).toEqual([]);
  expect(scrolledTo).toEqual([]);
});

it.each(['#%E0%A4%A', '#none'])('takes %s for no part', (hash) => {
  window.location.hash = hash;
  expect(open('<p>网关</p>', '网关')).toEqual(['网关']);
});
