import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { combineStyles } from './page-styles';

/** What a document needs of the browser build: scripts in loading order, and its style sheets as one. */
export interface DocumentAssets {
  readonly scripts: readonly string[];
  /** Absent where the development server brings them itself. */
  readonly style?: string;
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
export function createAssetResolver(manifest: Manifest, base: string): AssetResolver {
  const known = new Map<string, DocumentAssets>();
  return (chunks, deferred = []) => {
    const key = [...chunks, '', ...deferred].join(' ');
    const assets = known.get(key) ?? {
      scripts: collectAssets(manifest, base, chunks).scripts,
      style: base + combineStyles(collectAssets(manifest, base, [...chunks, ...deferred]).styles),
    };
    known.set(key, assets);
    return assets;
  };
}

function collectAssets(manifest: Manifest, base: string, chunks: readonly string[]): DocumentAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no chunk for ${key}`);
    if (scripts.has(base + entry.file)) return;
    scripts.add(base + entry.file);
    entry.imports?.forEach(visit);
    entry.css?.forEach((file) => styles.add(base + file));
  };
  visit(ENTRY);
  chunks.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
