import { findPackageFolder } from '../platform/package-folders';

/** Content and files the tests work with. */
export const FIXTURES = findPackageFolder('test-fixtures');
