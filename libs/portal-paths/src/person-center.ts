export * as personCenterPaths from './person-center.paths';
