type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Values of a URL's dynamic segments. */
export type PathParams<Pattern extends string> = Readonly<Record<ParamNames<Pattern>, string>>;

/** Who may see a page: anybody with a login, or one for whom the real-name entrance flags are known (spec §6). */
export type PathAccess = 'login' | 'realname';

/** A path of the site: its pattern for the route table and a builder for links. */
export interface PortalPath<Pattern extends string = string> {
  /** Pattern in the router's notation, without the brand's prefix. */
  readonly path: Pattern;
  /** Who may see its page: those who may see its area, where it says nothing. */
  readonly access?: PathAccess | undefined;
  /** Builds the URL; dynamic segments are percent-encoded, absent query values are left out. */
  href(...input: HrefInput<Pattern>): string;
}

type Query = Readonly<Record<string, string | number | undefined>>;

type HrefInput<Pattern extends string> = [ParamNames<Pattern>] extends [never]
  ? [params?: undefined, query?: Query]
  : [params: PathParams<Pattern>, query?: Query];

/**
 * Declares a path of the site.
 * @__NO_SIDE_EFFECTS__ pages carry the paths that they lead to, and no others
 */
export function definePath<const Pattern extends string>(
  pattern: Pattern,
  { access }: Pick<PortalPath, 'access'> = {},
): PortalPath<Pattern> {
  return {
    path: pattern,
    access,
    href(...[params, query]) {
      const values: Readonly<Record<string, string>> = params ?? {};
      const pathname = pattern.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(values[name] ?? ''));
      return pathname + formatQuery(query);
    },
  };
}

function formatQuery(query: Query | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()}`;
}
