import type { LazyImport } from '@portal/data-access-api';
import { createDeferredPart } from '@portal/ui-kit';
import type * as lateFrame from './late-frame';

const loadParts: LazyImport<typeof lateFrame> = () => import('./late-frame');

const footer = createDeferredPart(async () => (await loadParts()).FooterContainer);
const toolbox = createDeferredPart(async () => (await loadParts()).ToolboxContainer);
const tail = createDeferredPart(async () => (await loadParts()).PageTail);

/** Footer of the brand. */
export const FooterPart = footer.Part;

/** Side toolbar. */
export const ToolboxPart = toolbox.Part;

/** What stands behind every page. */
export const TailPart = tail.Part;

/** Has the code of all parts at hand: for servers, before they render. */
export async function prepareFrameParts(): Promise<void> {
  await Promise.all([footer, toolbox, tail].map(({ prepare }) => prepare()));
}

/** Chunks whose code browsers fetch later, while their styles are needed at once. */
export function listDeferredChunks(): readonly string[] {
  return loadParts.chunk ? [loadParts.chunk] : [];
}
