import type { ContentFormat } from '../content-items/content-format';
import type { ItemFinders } from '../content-items/found-item';
import type { ItemReaders } from '../content-items/item-info';
import type { PageQuery } from '../content-items/page-queries';
import type { RelatedItems } from '../content-items/related-items';
import type { OperatorQueue } from '../operations/operator-queue';
import type { SealedColumn } from '../security/sealed-column';
import type { BlockerSource } from './closing-blocker';
import type { ConsentWithdrawals } from './consent-withdrawals';
import type { LoginListener } from './login-listener';
import type { PersonalData } from './personal-data';
import type { TodoQuery } from './todo-query';
import type { TrialFinder } from './tried-product';

/**
 * What a module brings for others: whoever serves a kind of it goes through what all modules bring, and knows none of
 * them by name.
 */
export interface Contribution {
  /** Kinds of content files. */
  readonly contentFormats?: readonly ContentFormat[];
  /** What pages of items say of themselves to search engines. */
  readonly itemReaders?: ItemReaders;
  /** Items that can be favourites. */
  readonly itemFinders?: ItemFinders;
  /** URLs of pages for the site map. */
  readonly pageQueries?: readonly PageQuery[];
  /** Links that pages of other items show. */
  readonly related?: Partial<RelatedItems>;
  /** What is held about users, in the order in which it is exported and erased. */
  readonly personalData?: readonly PersonalData[];
  /** Tables with a column for somebody that hold nothing about a user, each with the reason. */
  readonly notPersonal?: Readonly<Record<string, string>>;
  /** What has to be finished before an account can be closed. */
  readonly closingBlockers?: readonly BlockerSource[];
  /** What waits for its owner on the console. */
  readonly todoQueries?: readonly TodoQuery[];
  /** What somebody tries out, which an order goes on with. */
  readonly trialFinders?: readonly TrialFinder[];
  /** What waits for the people of the platform. */
  readonly operatorQueues?: readonly OperatorQueue[];
  readonly consentWithdrawals?: ConsentWithdrawals;
  readonly loginListeners?: readonly LoginListener[];
  /** Columns whose texts are sealed, which a new key seals anew. */
  readonly sealedColumns?: readonly SealedColumn[];
}

/** What all modules bring together. */
export type Contributions = Required<Omit<Contribution, 'related'>> & { readonly related: RelatedItems };

/** Puts together what modules bring, in their order. */
export function collectContributions(modules: readonly Contribution[]): Contributions {
  return {
    contentFormats: modules.flatMap(({ contentFormats = [] }) => contentFormats),
    itemReaders: join(modules.map(({ itemReaders = {} }) => itemReaders)),
    itemFinders: join(modules.map(({ itemFinders = {} }) => itemFinders)),
    pageQueries: modules.flatMap(({ pageQueries = [] }) => pageQueries),
    related: completeRelated(join(modules.map(({ related = {} }) => related))),
    personalData: modules.flatMap(({ personalData = [] }) => personalData),
    notPersonal: join(modules.map(({ notPersonal = {} }) => notPersonal)),
    closingBlockers: modules.flatMap(({ closingBlockers = [] }) => closingBlockers),
    todoQueries: modules.flatMap(({ todoQueries = [] }) => todoQueries),
    trialFinders: modules.flatMap(({ trialFinders = [] }) => trialFinders),
    operatorQueues: modules.flatMap(({ operatorQueues = [] }) => operatorQueues),
    consentWithdrawals: join(modules.map(({ consentWithdrawals = {} }) => consentWithdrawals)),
    sealedColumns: modules.flatMap(({ sealedColumns = [] }) => sealedColumns),
    loginListeners: modules.flatMap(({ loginListeners = [] }) => loginListeners),
  };
}

/** One record of all; two modules that bring the same are a mistake. */
function join<Part extends object>(parts: readonly Part[]): Part {
  const entries = parts.flatMap((part) => Object.entries(part));
  const names = entries.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`Two modules bring ${twice}`);
  return Object.fromEntries(entries) as Part;
}

function completeRelated({ listSolutionLinks, listCasesOf }: Partial<RelatedItems>): RelatedItems {
  if (!listSolutionLinks || !listCasesOf) throw new Error('No module brings the links of solutions, or of cases');
  return { listSolutionLinks, listCasesOf };
}
