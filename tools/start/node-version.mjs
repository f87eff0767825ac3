import { OperatorError } from './operator-error.mjs';

const MINIMUM = [20, 19, 0];

/**
 * Rejects a Node.js that is too old to run the portal.
 * @param {string} version
 */
export function requireNodeVersion(version = process.versions.node) {
  if (isOlder(version.split('.').map(Number), MINIMUM)) {
    throw new OperatorError(`The portal needs Node.js ${MINIMUM.join('.')} or newer, this is ${version}.`);
  }
}

/** @param {number[]} version @param {number[]} minimum */
function isOlder(version, minimum) {
  const index = minimum.findIndex((part, position) => version[position] !== part);
  return index >= 0 && version[index] < minimum[index];
}
