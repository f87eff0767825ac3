import { excerpt, highlight } from './search-highlight';
import { measureProcessorTime } from '../../testing/processor-time';

describe('hits', () => {
  it.each([
    ['智能边缘网关', ['网关'], '智能边缘<em>网关</em>'],
    ['MQTT 接入', ['mqtt'], '<em>MQTT</em> 接入'],
    ['ＭＱＴＴ接入', ['mqtt'], '<em>ＭＱＴＴ</em>接入'],
    ['topc opc', ['opc'], 'topc <em>opc</em>'],
    ['边缘网关', ['边缘', '缘网', '网关'], '<em>边缘网关</em>'],
    ['a<b>&"\'', ['b'], 'a&lt;<em>b</em>&gt;&amp;&quot;&#39;'],
    ['<em>x</em>', [], '&lt;em&gt;x&lt;/em&gt;'],
    ['<script>网关</script>', ['script', '网关'], '&lt;<em>script</em>&gt;<em>网关</em>&lt;/<em>script</em>&gt;'],
    ['𠮷野家网关', ['网关'], '𠮷野家<em>网关</em>'],
    ['🙂网关🙂', ['网关'], '🙂<em>网关</em>🙂'],
    // One character becomes several: what stands behind it moves.
    ['㎡ ﬁ 网关', ['网关'], '㎡ ﬁ <em>网关</em>'],
    ['①②③网关℡', ['网关', 'tel'], '①②③<em>网关℡</em>'],
    // One shorter, one longer: the length alone does not tell.
    ['e\u0301 … 网关', ['网关'], 'e\u0301 … <em>网关</em>'],
    ['ﷺ'.repeat(3) + '网关', ['网关'], 'ﷺ'.repeat(3) + '<em>网关</em>'],
    ['İstanbul 网关', ['网关'], 'İstanbul <em>网关</em>'],
    ['网关', ['', '泵'], '网关'],
    ['', ['网关'], ''],
    ['100% (a+b)*', ['(a+b)*', '%'], '100<em>%</em> <em>(a+b)*</em>'],
  ])('of %j with %j', (text, words, html) => expect(highlight(text, words)).toBe(html));

  it('leave half a character as it was', () => {
    expect(highlight('\ud83d网关', ['网关'])).toBe('\ud83d<em>网关</em>');
  });
});

describe('an excerpt', () => {
  const LONG = `${'前'.repeat(300)}。网关与平台连接。${'后'.repeat(300)}`;

  it('is the part with the hits, and says where it was cut', () => {
    const part = excerpt(LONG, ['网关'], 60);
    expect(part).toMatch(/^…<em>网关<\/em>与平台连接。后+…$/);
    expect(part.replace(/<\/?em>|…/g, '')).toHaveLength(60);
  });

  it('of a short text is all of it', () => expect(excerpt('网关\n说明', ['网关'], 60)).toBe('<em>网关</em> 说明'));

  it('without hits is the beginning', () => expect(excerpt(LONG, ['泵'], 10)).toBe(`${'前'.repeat(10)}…`));

  it('never cuts a character of two places', () => {
    for (const length of [5, 6, 7, 8]) expect(excerpt('🙂'.repeat(40), ['x'], length)).toMatch(/^(?:🙂)+…$/u);
  });

  it('of a very long text is found at once', async () => {
    const text = '网关泵'.repeat(100_000);
    expect(excerpt(text, ['网关', '泵'], 120)).toContain('<em>');
    expect(await measureProcessorTime(() => excerpt(text, ['网关', '泵'], 120))).toBeLessThan(1000);
  });
});
