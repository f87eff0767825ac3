import MarkdownIt from 'markdown-it';
import { joinChineseLines } from './chinese-lines';

const markdown = new MarkdownIt({ html: true });
joinChineseLines(markdown);
const render = (text: string) => markdown.render(text).trim();

describe('lines of Chinese text', () => {
  it.each([
    ['网关断开后\n补传数据', '<p>网关断开后补传数据</p>'],
    ['先停机，\n再换卡。', '<p>先停机，再换卡。</p>'],
    ['他说，\n“先停机”', '<p>他说，“先停机”</p>'],
    ['**注意**\n停机', '<p><strong>注意</strong>停机</p>'],
    ['停机\n*再*开', '<p>停机<em>再</em>开</p>'],
    ['***断***\n**电**', '<p><em><strong>断</strong></em><strong>电</strong></p>'],
    ['见[手册](/a)\n第二页', '<p>见<a href="/a">手册</a>第二页</p>'],
    ['𠮷\n𠮷', '<p>𠮷𠮷</p>'],
  ])('%j is one', (text, html) => expect(render(text)).toBe(html));

  it.each([
    ['OPC\nUA', '<p>OPC\nUA</p>'],
    ['接入 OPC\n协议', '<p>接入 OPC\n协议</p>'],
    ['“a”\n“b”', '<p>“a”\n“b”</p>'],
    ['运行 `start`\n命令', '<p>运行 <code>start</code>\n命令</p>'],
    ['图\n![甲](/a.png)', '<p>图\n<img src="/a.png" alt="甲"></p>'],
    ['硬换行  \n在此', '<p>硬换行<br>\n在此</p>'],
    ['한국어\n한국어', '<p>한국어\n한국어</p>'],
  ])('%j keeps its end', (text, html) => expect(render(text)).toBe(html));
});
