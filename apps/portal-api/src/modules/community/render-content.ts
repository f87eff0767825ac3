import type { OutlineEntry } from '@portal/api-contract';
import type { QueryRunner } from '../../platform/database/database';
import { renderPage } from '../documents/page-renderer';
import { type PageStructure, readPageStructure } from '../documents/page-structure';
import { readPlainText } from '../documents/plain-text';
import type { ResolvedLink, ServedPicture } from '../documents/reference-resolver';
import { findMentioned } from '../users/find-mentioned';
import type { NamedUser } from '../users/shown-users';
import { linkMentions, readCallingWords } from './mention-links';

/** A body as visitors see it. */
export interface RenderedContent {
  /** Safe HTML. */
  readonly html: string;
  readonly outline: readonly OutlineEntry[];
  readonly readingMinutes: number;
  /** Text alone. */
  readonly text: string;
}

/** Other sites get no credit for what members write, and hear nothing of who opens them. */
const EXTERNAL_REL = 'noopener ugc nofollow';

/** Pictures that a text may show: those of uploads, and those of the site itself. */
const OWN_PICTURE = /^\/(?:ptl\/community\/content\/picture\?id=[0-9a-f-]{36}|files\/[\w./-]+)$/;

/** Renders Markdown of a member by the pipeline of the documents. */
export function renderContent(body: string): RenderedContent {
  return render(parse(body));
}

/** The same with links to those whom it calls by `@` and their names; what a preview shows is what is published. */
export async function renderWithMentions(runner: QueryRunner, body: string): Promise<RenderedContent> {
  const structure = parse(body);
  linkMentions(structure.tokens, await findMentioned(runner, readCallingWords(structure.tokens)));
  return render(structure);
}

/** Those whom a body calls by `@` and their names. */
export function findCalledMembers(runner: QueryRunner, body: string): Promise<NamedUser[]> {
  return findMentioned(runner, readCallingWords(parse(body).tokens));
}

/** What members write has its title apart: a first heading is a heading. */
const parse = (body: string): PageStructure => readPageStructure(body, '\u0000');

function render(structure: PageStructure): RenderedContent {
  const html = renderPage(structure.tokens, {
    anchors: structure.anchors,
    resolveLink,
    resolvePicture,
    externalRel: EXTERNAL_REL,
  });
  return {
    html,
    outline: structure.outline,
    readingMinutes: structure.readingMinutes,
    text: readPlainText(structure.tokens, Number.POSITIVE_INFINITY),
  };
}

function resolveLink(target: string): ResolvedLink {
  if (/^(mailto|tel):/i.test(target)) return { href: target, isExternal: false, isBroken: false };
  if (/^https?:\/\/[^\s]+$/i.test(target)) return { href: target, isExternal: true, isBroken: false };
  const isInside = /^(\/(?![/\\])[^\s\\]*|#[^\s]+)$/.test(target);
  return isInside
    ? { href: target, isExternal: false, isBroken: false }
    : { href: undefined, isExternal: false, isBroken: true };
}

function resolvePicture(target: string): ServedPicture | undefined {
  return OWN_PICTURE.test(target) && !target.includes('..') ? { url: target, width: 0, height: 0 } : undefined;
}
