import { brotliCompressSync, constants } from 'node:zlib';

const BROTLI = { 'Accept-Encoding': 'br' };

/**
 * Bytes (brotli) that the first load of a page costs: document, scripts, style sheets. Scripts that wait for the
 * visitor's first gesture count apart.
 */
export async function measureSizes(origin, path) {
  const html = await (await fetch(origin + path)).text();
  const { scripts } = JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)[1]);
  // Put together by the server, which compresses it as well as can be by the time of the second visit.
  const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(html);
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1]);
  const isEager = /^<!DOCTYPE html><html[^>]* data-eager/.test(html);
  const script = await sumTransfer(origin, scripts);
  return {
    html: compress(Buffer.from(html)),
    script: isEager ? script : 0,
    gestureScript: isEager ? 0 : script,
    style: compress(Buffer.from(await (await fetch(origin + style)).text())),
    inlineScript: Buffer.byteLength(inline.join('')),
    scripts,
  };
}

async function sumTransfer(origin, files) {
  const sizes = await Promise.all(
    files.map(async (file) => Number((await fetch(origin + file, { headers: BROTLI })).headers.get('content-length'))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function compress(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength;
}
