import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageStyles } from './page-styles';

/** What a document needs of the browser build: scripts in loading order, and its style sheets as one. */
export interface DocumentAssets {
  readonly scripts: readonly string[];
  /** Absent where there are none: the development server brings them itself. */
  readonly style?: string | undefined;
}

/** Returns the assets of a page by its chunks, and the styles of what it shows before its code is fetched. */
export type AssetResolver = (chunks: readonly string[], deferred?: readonly string[]) => DocumentAssets;

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Manifest of the browser build, by source file. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

const ENTRY = 'src/main.client.tsx';

/** Reads the manifest of a browser build. */
export function readManifest(clientDir: string): Manifest {
  return JSON.parse(readFileSync(join(clientDir, 'manifest.json'), 'utf8')) as Manifest;
}

/** Resolves a page's assets from the build manifest; `base` is the brand's prefix with a trailing slash. */
export function createAssetResolver(manifest: Manifest, base: string, styles: Pick<PageStyles, 'link'>): AssetResolver {
  const known = new Map<string, DocumentAssets>();

  function resolve(chunks: readonly string[], deferred: readonly string[]): DocumentAssets {
    const { scripts } = collectFiles(manifest, chunks);
    const style = styles.link(collectFiles(manifest, [...chunks, ...deferred]).styles);
    return { scripts: scripts.map((file) => base + file), style: style && base + style };
  }

  return (chunks, deferred = []) => {
    const key = [...chunks, '', ...deferred].join(' ');
    const assets = known.get(key) ?? resolve(chunks, deferred);
    known.set(key, assets);
    return assets;
  };
}

/** Files of the build in loading order. */
interface NeededFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

function collectFiles(manifest: Manifest, chunks: readonly string[]): NeededFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no chunk for ${key}`);
    if (scripts.has(entry.file)) return;
    scripts.add(entry.file);
    entry.imports?.forEach(visit);
    entry.css?.forEach((file) => styles.add(file));
  };
  visit(ENTRY);
  chunks.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
