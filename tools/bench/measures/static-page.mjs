import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const FILE_TYPES = { css: 'text/css', avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' };

/**
 * A hand-written page of the same content: the page's markup and style sheets without any script or
 * state, served compressed by a bare server, files from memory.
 */
export async function serveStaticPage(origin, path) {
  const html = (await (await fetch(origin + path)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const page = brotliCompressSync(Buffer.from(html));
  const files = new Map();

  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
        'Content-Length': page.byteLength,
      });
      response.end(page);
      return;
    }
    if (!files.has(request.url)) files.set(request.url, fetchFile(origin + request.url));
    const { headers, bytes } = await files.get(request.url);
    response.writeHead(200, headers);
    response.end(bytes);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${server.address().port}/`, close: () => server.close() };
}

async function fetchFile(url) {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  const type = FILE_TYPES[new URL(url).pathname.split('.').at(-1)] ?? 'application/octet-stream';
  const isText = type === 'text/css' || type === 'image/svg+xml';
  return {
    bytes: isText ? brotliCompressSync(bytes) : bytes,
    headers: { 'Content-Type': type, 'Cache-Control': 'max-age=86400', ...(isText && { 'Content-Encoding': 'br' }) },
  };
}
