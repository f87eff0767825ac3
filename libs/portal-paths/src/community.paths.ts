// Paths of the community (spec §2), each with a twin under `/community/simulation`. What is written there needs a login.
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
