import * as accounts from './accounts/accounts.contract';
import * as cases from './cases/cases.contract';
import * as configuration from './configuration/configuration.contract';
import * as contact from './contact/contact.contract';
import * as content from './content/content.contract';
import type { Endpoint } from './endpoint/define-endpoint';
import * as products from './products/products.contract';
import * as session from './session/session.contract';
import * as solutions from './solutions/solutions.contract';
import * as tracking from './tracking/tracking.contract';
import * as verification from './verification/verification.contract';

const DOMAINS = {
  configuration,
  session,
  accounts,
  verification,
  products,
  solutions,
  cases,
  content,
  contact,
  tracking,
};

/** Every call of the contract by its name, for the server's registration check and the OpenAPI document. */
export const allEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.values(DOMAINS)
    .flatMap((domain) => Object.entries(domain))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}
