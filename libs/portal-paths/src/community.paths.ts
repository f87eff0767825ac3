// Paths of the community (spec §2), each of which has a twin under `/community/simulation`.
import { definePath } from './define-path';

const LOGIN = { access: 'login' } as const;

export const community = definePath('/community');
export const personalCenter = definePath('/community/personalCenter', LOGIN);
export const publishArticle = definePath('/community/publishArticle', LOGIN);
export const publishMaterial = definePath('/community/publishMaterial', LOGIN);
export const publishQuestion = definePath('/community/publishQuestion', LOGIN);
