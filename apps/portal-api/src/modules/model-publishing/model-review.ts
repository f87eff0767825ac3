import type { TextPosition } from '@portal/api-contract/account';
import { createListingReview, type Rejection } from '../../platform/records/listing/listing-review';
import { publishedModels } from './published-model-record';

/** What a reviewer finds wrong with a model. */
export type ModelRejection = Rejection<TextPosition>;

/** What reviewers do with published models. */
export const modelReview = createListingReview<typeof publishedModels.table, TextPosition>(publishedModels);
