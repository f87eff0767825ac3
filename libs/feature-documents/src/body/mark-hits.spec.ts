import { markHits } from './mark-hits';

const scrolledTo: Element[] = [];
const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();

class Marks {
  readonly ranges: readonly Range[];
  constructor(...ranges: Range[]) {
    this.ranges = ranges;
  }
}

function mark(word: string): void {
  scrolledTo.length = 0;
  scrollTo.mockClear();
  markHits(Array.from(document.querySelectorAll<HTMLElement>('h1, div')), word);
}

function open(html: string, word: string): readonly string[] {
  const marks = new Map<string, Marks>();
  Object.assign(globalThis, { CSS: { highlights: marks }, Highlight: Marks });
  document.body.innerHTML = `<h1>设备接入</h1><div>${html}</div>`;
  mark(word);
  return (marks.get('search-hit')?.ranges ?? []).map(String);
}

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = function checkVisibility(this: Element) {
    return !this.closest('[hidden]');
  };
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this);
  };
});

beforeEach(() => window.history.replaceState(null, '', '/'));

it('marks what was searched for, whatever its case, and leaves the text as it is', () => {
  const html = '<p>用 MQTT 接入。</p><ul><li id="b">mqtt</li></ul>';
  expect(open(html, 'Mqtt')).toEqual(['MQTT', 'mqtt']);
  expect(document.body.innerHTML).toContain('<p>用 MQTT 接入。</p>');
  expect(scrolledTo[0]?.textContent).toBe('用 MQTT 接入。');
});

it('marks the words of what does not stand there in one piece', () => {
  expect(open('<p>数据写入之后可以查询。</p>', '写入查询')).toEqual(['写入', '查询']);
});

it('marks the name of the page before its text', () => {
  expect(open('<p id="text">接入网关</p>', '接入')).toEqual(['接入', '接入']);
  expect(scrolledTo[0]?.localName).toBe('h1');
});

it('takes words in the order of the page, and scrolls to the first that is shown', () => {
  expect(open('<p hidden>网关</p><p id="shown">用规则连接网关</p>', '网关 规则')).toEqual(['网关', '规则', '网关']);
  expect(scrolledTo[0]?.id).toBe('shown');
});

it('leaves whoever comes back to the page where they were', () => {
  open('<p>网关</p>', '网关');
  mark('网关');
  expect(scrolledTo).toEqual([]);
});

it('scrolls to the first behind the part that was opened', () => {
  window.location.hash = '#part';
  open('<p>网关</p><h2 id="part">安装</h2><p id="there">网关</p>', '网关');
  expect(scrolledTo[0]?.id).toBe('there');
});

it('marks nothing, and shows the top, where nothing is found', () => {
  expect(open('<p>网关</p>', '龘')).toEqual([]);
  expect(scrolledTo).toEqual([]);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

it.each(['#%E0%A4%A', '#none'])('takes %s for no part', (hash) => {
  window.location.hash = hash;
  expect(open('<p>网关</p>', '网关')).toEqual(['网关']);
});
