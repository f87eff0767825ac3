export * as communityPaths from './community.paths';
