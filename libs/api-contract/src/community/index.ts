// What the pages of the community call.
export * from './community.values';
export {
  CONTENT_REVIEW_RULES,
  CONTENT_TEXT_RULES,
  readPictureId,
  toContentPath,
  toPicturePath,
} from './community.rules';
export type { ContentRules } from './community.rules';
export * from './community-text.schemas';
export * from './community-content.contract';
export * from './community-writing.contract';
export * from './community-queue.contract';
export * from './participation-exports';
