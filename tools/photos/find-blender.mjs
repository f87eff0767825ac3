import { findProgram } from '../test/find-browser.mjs';

/**
 * Path of Blender: the one named by BLENDER_PATH, or the one on the PATH.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function findBlender(env = process.env) {
  const path = env.BLENDER_PATH || findProgram('blender', env);
  if (!path) {
    throw new Error(
      'Photos are rendered by Blender, which is not installed: apt-get install blender python3-numpy, or name it in BLENDER_PATH',
    );
  }
  return path;
}
