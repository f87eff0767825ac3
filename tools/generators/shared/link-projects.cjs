const { existsSync, mkdirSync, readFileSync, symlinkSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');

/**
 * Links new projects into node_modules, as npm does on its next run.
 * @param {string} root
 * @param {string[]} folders
 */
function linkProjects(root, folders) {
  for (const folder of folders) {
    const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const link = join(root, 'node_modules', name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(root, folder)), link, 'junction');
  }
}

module.exports = { linkProjects };
