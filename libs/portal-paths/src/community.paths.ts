// Paths of the community and of the personal center (spec §2). Each of the community has a twin under
// `/community/simulation`, each of the personal center one under `/simulation`. What is written there needs a login.
import { definePath } from './define-path';

const LOGIN = { access: 'login' } as const;

export const community = definePath('/community');
export const blogArticle = definePath('/community/blogArticle');
export const blogArticleDetail = definePath('/community/blogArticleDetail/:file');
export const material = definePath('/community/material');
export const materialDetail = definePath('/community/materialDetail/:file');
export const personalCenter = definePath('/community/personalCenter', LOGIN);
export const publishArticle = definePath('/community/publishArticle', LOGIN);
export const publishMaterial = definePath('/community/publishMaterial', LOGIN);
export const publishQuestion = definePath('/community/publishQuestion', LOGIN);
export const qa = definePath('/community/qa');
export const qaDetail = definePath('/community/qaDetail/:file');
export const userHomePage = definePath('/community/userHomePage');
export const video = definePath('/community/video');
export const videoClassify = definePath('/community/videoClassify');
export const videoDetail = definePath('/community/videoDetail/:file');

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
