import { render } from '@testing-library/react';
import { Highlight, toPlainText } from './highlight';

const htmlOf = (text: string) => render(<Highlight text={text} />).container.innerHTML;

describe('Highlight', () => {
  it.each([
    ['边缘<em>网关</em>的断网<em>续传</em>', '边缘<em>网关</em>的断网<em>续传</em>'],
    ['a &lt; b &amp;&amp; c &gt; d', 'a &lt; b &amp;&amp; c &gt; d'],
    ['&quot;引号&#39;与&#x4e2d;文', '"引号\'与中文'],
    ['&amp;lt;em&amp;gt;', '&amp;lt;em&amp;gt;'],
    ['&lt;em&gt;不是标记&lt;/em&gt;', '&lt;em&gt;不是标记&lt;/em&gt;'],
    ['没有结束的<em>标记', '没有结束的<em>标记</em>'],
    ['', ''],
  ])('shows %s', (text, html) => expect(htmlOf(text)).toBe(html));

  it('makes no other element, whatever the answer holds', () => {
    const { container } = render(<Highlight text={'<img src=x onerror=alert(1)><em onclick="x">a</em><script>'} />);
    expect(container.querySelector('img, script, [onclick]')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
  });

  it('leaves what is no character as it is', () => expect(htmlOf('&#x110000;&unknown;')).toContain('&amp;#x110000;'));

  it('is a plain text where marks have no place', () => expect(toPlainText('<em>A&amp;B</em> 网关')).toBe('A&B 网关'));
});
