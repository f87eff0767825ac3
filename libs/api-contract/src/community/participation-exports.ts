// Taking part in the community: comments, answers, votes, collections, reports, people and notices.
export * from './community-actions.contract';
export * from './community-answers.contract';
export * from './community-collections.contract';
export * from './community-comments.contract';
export * from './community-home.contract';
export * from './community-notices.contract';
export * from './community-people.contract';
export * from './community-questions.contract';
export * from './community-report-queue.contract';
export * from './community-reports.contract';
export * from './community-works-export.contract';
export * from './participation.rules';
export * from './participation.schemas';
export * from './participation.values';
