import { createCanvas, loadImage } from '@napi-rs/canvas';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A picture with a gradient, so that its pixels can be compared. */
export async function makePicture(type: 'png' | 'jpg', width = 40, height = 30): Promise<Buffer> {
  const canvas = drawSample(width, height);
  return type === 'png' ? canvas.encode('png') : canvas.encode('jpeg', 90);
}

/** The same picture as a bitmap of 24 bits, which the canvas only reads. */
export function makeBitmap(width = 40, height = 30): Buffer {
  const { data } = drawSample(width, height).getContext('2d').getImageData(0, 0, width, height);
  const rowSize = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + rowSize * height);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = ((height - 1 - y) * width + x) * 4;
      bytes.set([data[from + 2] ?? 0, data[from + 1] ?? 0, data[from] ?? 0], 54 + y * rowSize + x * 3);
    }
  }
  return bytes;
}

/** Size of a picture and the colour in its top left corner. */
export async function lookAt(bytes: Buffer): Promise<{ width: number; height: number; corner: number[] }> {
  const { width, height } = await loadImage(bytes);
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(await loadImage(bytes), 0, 0);
  return { width, height, corner: [...context.getImageData(0, 0, 1, 1).data].slice(0, 3) };
}

/** A JPEG with a block of EXIF data: an orientation and a text that tells where it was taken. */
export function withExif(jpeg: Buffer, text: string, orientation = 1): Buffer {
  const tiff = Buffer.alloc(38);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  const writeEntry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  writeEntry(10, 0x010e, 2, text.length + 1, 38);
  writeEntry(22, 0x0112, 3, 1, orientation);
  const block = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(`${text}\0`, 'latin1')]);
  const header = Buffer.from([0xff, 0xe1, (block.length + 2) >> 8, (block.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), header, block, jpeg.subarray(2)]);
}

/** A PNG with one more chunk before its pixels. */
export function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([png.subarray(0, 33), frame.subarray(0, 4), body, frame.subarray(4), png.subarray(33)]);
}

/** A PNG of a few bytes that claims to be a picture of any size. */
export function makeBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const empty = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(1000))],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([empty, ...chunks.map(([type, data]) => withChunk(Buffer.alloc(0), type, data))]);
}

/** A small document. */
export const SAMPLE_PDF: Buffer = makePdf();

/** A document of one page, with more objects where they are given. */
export function makePdf(...objects: (string | Buffer)[]): Buffer {
  const parts = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 4} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    Buffer.from(
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n',
    ),
    ...parts,
    Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

/** A stream of a document as writers pack it. */
export function makeStream(content: Buffer | string, entries = ''): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

/** Packed objects whose block says `endstream` before it goes on: `object` is number 7. */
export function makeInterruptedObjects(object: string, length?: string): Buffer {
  const [before, whole] = ['7 0 % endstream\n', `7 0 % endstream\n${object}`];
  const stored = Buffer.alloc(5);
  stored.writeUInt16LE(before.length, 1);
  stored.writeUInt16LE(0xffff - before.length, 3);
  const [head, sum] = [deflateSync(whole).subarray(0, 2), deflateSync(whole).subarray(-4)];
  const packed = Buffer.concat([head, stored, Buffer.from(before), deflateRawSync(object), sum]);
  const entries = `/Type /ObjStm /N 1 /First ${before.length} /Filter /FlateDecode /Length ${length ?? packed.length}`;
  return Buffer.concat([Buffer.from(`<< ${entries} >>\nstream\n`), packed, Buffer.from('\nendstream')]);
}

/** An archive; the names of its parts stand in it as they are. */
export function makeZip(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(text), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(Buffer.byteLength(text), 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, rest, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A Word document as its archive looks. */
export function makeDocx(more: Readonly<Record<string, string>> = {}): Buffer {
  return makeZip({
    '[Content_Types].xml': makeContentTypes(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    ),
    '_rels/.rels': '<Relationships/>',
    'word/document.xml': '<w:document>简历</w:document>',
    ...more,
  });
}

/** The part of a Word document that says of which type its text is, and of which another part. */
export function makeContentTypes(text: string, other = 'application/xml'): string {
  const defaults = '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>';
  const overrides = [
    `<Override PartName="/word/document.xml" ContentType="${text}"/>`,
    `<Override PartName="/word/other.bin" ContentType="${other}"/>`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Types>${defaults}${overrides.join('')}</Types>`;
}

/** The part of a Word document that says to what its settings refer, with the attributes as they are written. */
export function makeRelations(...relations: string[]): string {
  const written = relations.map((attributes, index) => `<Relationship Id="rId${index}" ${attributes}/>`);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships>${written.join('')}</Relationships>`;
}

/** An old Word document: its signature and texts as such files hold them, two bytes a character. */
export function makeDoc(...texts: string[]): Buffer {
  const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return Buffer.concat([signature, Buffer.alloc(504), ...texts.map((text) => Buffer.from(`${text}\0`, 'utf16le'))]);
}

function drawSample(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#c03020';
  context.fillRect(0, 0, width / 2, height / 2);
  return canvas;
}
