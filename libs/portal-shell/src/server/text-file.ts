import type { ApiTransport, Brand } from '@portal/data-access-api';
import { parseCommunityFeed } from '@portal/portal-paths/community';
import { matchDocumentFile, writeDocumentFile } from './document-files';
import { writeFeed } from './feed-files';

/** What is needed to write a file. */
export interface TextFileOptions {
  readonly transport: ApiTransport;
  readonly brand: Brand;
  readonly publicOrigin: string;
}

/** A file as it is sent. */
export interface TextFile {
  readonly status: 200 | 404 | 503;
  readonly contentType: 'text/markdown' | 'text/plain' | 'application/atom+xml';
  readonly text: string;
}

/** A file that programs read, made of what the API says. */
export interface FoundTextFile {
  /** What it is called where requests are measured. */
  readonly name: string;
  write(options: TextFileOptions): Promise<TextFile>;
}

/** The file at a URL without prefix; `null` where none can be. */
export function findTextFile(path: string): FoundTextFile | null {
  const document = matchDocumentFile(path);
  if (document) return { name: 'document file', write: (options) => writeDocumentFile(document, options) };
  const feed = parseCommunityFeed(path);
  return feed && { name: 'feed', write: (options) => writeFeed(feed, options) };
}
