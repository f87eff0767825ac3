// Paths of the personal center (spec §2), each with a twin under `/simulation`; the area needs a login.
import { definePath } from './define-path';

export const personCenter = definePath('/person-center');
export const myHome = definePath('/person-center/my-home');
export const myArticle = definePath('/person-center/my-article');
export const myCollection = definePath('/person-center/my-collection');
export const myLike = definePath('/person-center/my-like');
export const myFollow = definePath('/person-center/my-follow');
export const myHistory = definePath('/person-center/my-history');
export const myResource = definePath('/person-center/my-resource');
export const myFaq = definePath('/person-center/my-FAQ');
export const myReport = definePath('/person-center/my-report');
export const myNotice = definePath('/person-center/my-notice');
