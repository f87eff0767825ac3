/** What a browser runs if it is let: counts itself, so that nobody has to close a dialog. */
const RUN = 'attacked()';

const TAGS = ['img', 'svg', 'video', 'audio', 'body', 'details', 'iframe', 'input', 'marquee', 'object', 'math', 'x'];
const HANDLERS = ['onerror', 'onload', 'onfocus', 'onmouseover', 'ontoggle', 'onanimationstart', 'onpointerenter'];

/** Ways to write an address that runs. */
const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java&#10;script:${RUN}`,
  `java&Tab;script:${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A;&#x61;vascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `\u0001javascript:${RUN}`,
  `%6aavascript:${RUN}`,
  `javascript://a.example/%0a${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  'data:text/html;base64,PHNjcmlwdD5hdHRhY2tlZCgpPC9zY3JpcHQ+',
  `data:image/svg+xml,<svg onload=${RUN}>`,
  `blob:${RUN}`,
  `livescript:${RUN}`,
];

/** Ways in which an address stands in a text, in Markdown and HTML. */
const PLACES: readonly ((address: string) => string)[] = [
  (address) => `[甲](${address})`,
  (address) => `[甲](<${address}>)`,
  (address) => `![甲](${address})`,
  (address) => `<${address}>`,
  (address) => `[甲][一]\n\n[一]: ${address}`,
  (address) => `<a href="${address}">甲</a>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button>甲</button></form>`,
];

/** Text that is HTML or Markdown according to who reads it, and ends what it stands in. */
const POLYGLOTS = [
  `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=${RUN} )//%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=${RUN}//>`,
  `'">><marquee><img src=x onerror=${RUN}></marquee>"></plaintext\\></|\\><plaintext/onmouseover=${RUN}>`,
  `</title></style></textarea></script><script>${RUN}</script>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=${RUN}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<svg><style><img/src=x onerror=${RUN}></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y="20">甲</text></a></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><set attributeName=href to="javascript:${RUN}"><a>甲</a></svg>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `\`\`\`"><script>${RUN}</script>\n甲\n\`\`\``,
  `\`<img src=x onerror=${RUN}>\``,
  `$<img src=x onerror=${RUN}>$`,
  `$$\n\\href{javascript:${RUN}}{甲}\n$$`,
  `::: tip <img src=x onerror=${RUN}>\n甲\n:::`,
  `> [!NOTE]\n> <img src=x onerror=${RUN}>`,
  `| <img src=x onerror=${RUN}> |\n| --- |\n| <svg onload=${RUN}> |`,
  `## <img src=x onerror=${RUN}> {#x onclick=${RUN}}`,
  `甲[^1]\n\n[^1]: <img src=x onerror=${RUN}>`,
  `![甲" onerror="${RUN}](/files/a.png)`,
  `[甲](/community "乙\\" onmouseover=${RUN} x=\\"")`,
  `<a href="/community" style="animation-name:x" onanimationstart=${RUN}>甲</a>`,
  `<p style="background:url(javascript:${RUN})">甲</p>`,
  `<style>@import "javascript:${RUN}";</style>`,
  `<link rel=stylesheet href="data:text/css,*{}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="//evil.example/">`,
  `<embed src="javascript:${RUN}">`,
  `<template><script>${RUN}</script></template>`,
  `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<?xml version="1.0"?><script>${RUN}</script>`,
  `<button popovertarget=x>甲</button><p popover id=x onbeforetoggle=${RUN}>乙</p>`,
  `<input autofocus onfocus=${RUN}>`,
  `<div id=main class="portal-header" data-hydrated>甲</div>`,
  `\u202e<script>${RUN}</script>`,
  `＜script＞${RUN}＜/script＞`,
  `<scr\u0000ipt>${RUN}</scr\u0000ipt>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `{{constructor.constructor('${RUN}')()}}`,
  '${attacked()}',
];

/** Ways to write an element that runs something by itself, or when it is looked at. */
function writeElement(tag: string, handler: string, way: number): string {
  const ways = [
    `<${tag} src=x ${handler}=${RUN}>`,
    `<${tag}/src="x"/${handler}="${RUN}">`,
    `<${tag.toUpperCase()} SRC=x ${handler.toUpperCase()} = '${RUN}' >`,
    `<${tag}\n${handler}\n=\n"&#97;ttacked()">甲</${tag}>`,
  ];
  return ways[way % ways.length] ?? '';
}

/**
 * Texts that run `attacked()` where what people write is not made safe: elements × handlers × ways to write them,
 * addresses × places, and texts that are Markdown and HTML at once. None is shown by anybody else: put them into every
 * field that people see.
 */
export const ATTACKS: readonly string[] = [
  ...['script', 'SCRIPT', 'script/x', 'script\t', 'script src="data:,attacked()"'].map(
    (tag) => `<${tag}>${RUN}</${tag.split(/[/\s]/)[0]}>`,
  ),
  ...TAGS.flatMap((tag, row) =>
    HANDLERS.flatMap((handler, column) => [
      writeElement(tag, handler, row + column),
      writeElement(tag, handler, row + column + 1),
    ]),
  ),
  ...PLACES.flatMap((place) => ADDRESSES.map(place)),
  ...POLYGLOTS,
];
