export * as accountPaths from './account.paths';
