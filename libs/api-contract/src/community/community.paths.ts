import type { MainType } from './community.values';

const FOLDERS: Readonly<Record<MainType, string>> = {
  1: 'videoDetail',
  2: 'materialDetail',
  3: 'materialDetail',
  4: 'qaDetail',
  5: 'blogArticleDetail',
};

/** Page of a member, inside the site and without prefix. */
export function toMemberPath(userCode: string): string {
  return `/community/userHomePage?userCode=${encodeURIComponent(userCode)}`;
}

/** The one canonical page of an item, inside the site and without prefix (spec §2). */
export function toContentPath(mainType: MainType, mid: string): string {
  return `/community/${FOLDERS[mainType]}/${encodeURIComponent(mid)}.html`;
}

const PICTURE = '/ptl/community/content/picture?id=';

/** Address of a picture that was uploaded for an item. */
export function toPicturePath(fileId: string): string {
  return PICTURE + encodeURIComponent(fileId);
}

/** The picture that an address of `toPicturePath` names; empty for any other one. */
export function readPictureId(address: string): string {
  const id = address.startsWith(PICTURE) ? address.slice(PICTURE.length) : '';
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}
