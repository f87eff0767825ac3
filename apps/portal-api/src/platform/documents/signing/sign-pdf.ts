import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { loadDocumentFonts } from '../layout/document-fonts';
import { drawSeal, SEAL_RADIUS, type SealDesign } from '../layout/draw-seal';
import { paintPdf } from '../pdf/paint-pdf';
import { signBytes } from './sign-bytes';
import type { SigningKey } from './signing-key';
import type { TimestampService } from './timestamp-service';

/** How a document is signed. */
export interface SignatureRequest {
  readonly key: SigningKey;
  readonly signedAt: Date;
  /** Who signs, and why, as viewers show it. */
  readonly name: string;
  readonly reason: string;
  /** The seal of who signs, with its middle at a place in millimetres from the upper left corner of a page. */
  readonly seal: { readonly design: SealDesign; readonly page: number; readonly x: number; readonly y: number };
  readonly timestamps?: TimestampService | undefined;
}

/** Room for a signature with its chain and time stamp, in bytes. */
const MAX_SIGNATURE = 12 * 1024;

const PLACE = 9_999_999_999;

const POINTS = 72 / 25.4;

/**
 * Signs a PDF with PAdES. What was signed before stays as it is, and its signatures good: the document grows by an update
 * (ISO 32000-1, 7.5.6), and the new signature covers all of it. Rejects with a `RangeError` where there is no such page.
 */
export async function signPdf(pdf: Uint8Array, request: SignatureRequest): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
  const { context } = document;
  const page = document.getPages()[request.seal.page];
  if (!page) throw new RangeError(`The document has no page ${request.seal.page}`);
  const text = (value: string) => PDFHexString.fromText(value);
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, PLACE, PLACE, PLACE],
      Contents: PDFHexString.of('0'.repeat(2 * MAX_SIGNATURE)),
      Name: text(request.name),
      Reason: text(request.reason),
      M: PDFString.fromDate(request.signedAt),
    }),
  );
  const look = await embedSeal(document, request);
  const [x, y] = [request.seal.x * POINTS, page.getHeight() - request.seal.y * POINTS];
  const reach = SEAL_RADIUS * POINTS;
  const form = openForm(document);
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: text(`Signature${form.fields.size() + 1}`),
      TU: text(`${request.name} ${request.reason}`),
      V: signature,
      // Printed, and not to be moved.
      F: 132,
      P: page.ref,
      Rect: [x - reach, y - reach, x + reach, y + reach],
      AP: { N: look },
    }),
  );
  form.fields.push(widget);
  page.node.addAnnot(widget);
  const prepared = await document.commit({ useObjectStreams: false });
  return fillSignature(Buffer.from(prepared), pdf.length, request);
}

/** The form of a document with its signature fields; one that has none gets one. */
function openForm(document: PDFDocument): { fields: PDFArray } {
  const { context, catalog } = document;
  const known = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  const form: PDFDict = known ?? context.obj({ Fields: [] });
  if (!known) catalog.set(PDFName.of('AcroForm'), context.register(form));
  // There are signatures, and the document may only grow.
  form.set(PDFName.of('SigFlags'), PDFNumber.of(3));
  return { fields: form.lookup(PDFName.of('Fields'), PDFArray) };
}

async function embedSeal(document: PDFDocument, { seal, signedAt }: SignatureRequest): Promise<PDFRef> {
  const fonts = await loadDocumentFonts();
  const size = 2 * SEAL_RADIUS;
  const above = drawSeal(seal.design, 0, { x: SEAL_RADIUS, y: SEAL_RADIUS }, fonts);
  const layout = { width: size, height: size, pageCount: 1, elements: [], below: [], above };
  const picture = await paintPdf(layout, { title: seal.design.name, author: '', createdAt: signedAt }, fonts);
  const [page] = await document.embedPdf(picture);
  if (!page) throw new Error('The seal has no page');
  await page.embed();
  return page.ref;
}

/** Says which bytes are signed, signs them, and puts the signature into its place. */
async function fillSignature(bytes: Buffer, from: number, request: SignatureRequest): Promise<Uint8Array> {
  const gap = `<${'0'.repeat(2 * MAX_SIGNATURE)}>`;
  const start = bytes.indexOf(gap, from, 'latin1');
  const end = start + gap.length;
  const range = `[ 0 ${PLACE} ${PLACE} ${PLACE} ]`;
  const rangeStart = bytes.indexOf(range, from, 'latin1');
  if (start < 0 || rangeStart < 0) throw new Error('The signature has no place');
  bytes.write(`[ 0 ${start} ${end} ${bytes.length - end} ]`.padEnd(range.length), rangeStart, 'latin1');
  const covered = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  const signature = await signBytes(covered, request.key, request.signedAt, request.timestamps);
  if (signature.length > MAX_SIGNATURE) throw new Error(`The signature has ${signature.length} bytes`);
  bytes.write(Buffer.from(signature).toString('hex'), start + 1, 'latin1');
  return bytes;
}
