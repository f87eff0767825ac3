const { generateFiles, names } = require('@nx/devkit');
const { join } = require('node:path');
const { addToClient } = require('./client.cjs');
const { addToContract } = require('./contract.cjs');
const { addToServer } = require('./server.cjs');

/**
 * A call on the wire: contract, client and server, with tests that fail until they are filled in.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, domain: string, path?: string, method?: 'GET' | 'POST' }} options
 */
function generateEndpoint(tree, { name, domain, path = `/ptl/${domain}/${name}`, method = 'GET' }) {
  const { className, fileName } = names(name);
  const call = {
    name,
    className,
    domain,
    domainName: names(domain).propertyName,
    domainClass: names(domain).className,
    path,
    method,
  };
  addToContract(tree, call);
  addToClient(tree, call);
  addToServer(tree, call);
  generateFiles(tree, join(__dirname, 'files/contract'), `libs/api-contract/src/${domain}`, { ...call, fileName });
  generateFiles(tree, join(__dirname, 'files/server'), `apps/portal-api/src/modules/${domain}`, { ...call, fileName });

  return () => {
    process.stdout.write(
      `Next: fill in input and answer of ${name} in the contract, then its handler; two tests fail until then.\n`,
    );
  };
}

module.exports = { generateEndpoint };
