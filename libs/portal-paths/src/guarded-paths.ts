/** Addresses of the account area and of everything that is written or bought there (spec §2, §5). */
export const LOGIN_PATTERNS: readonly string[] = [
  '/overview/*',
  '/user-info/*',
  '/person-center/*',
  '/simulation/person-center/*',
  '/community/personalCenter',
  '/community/simulation/personalCenter',
  ...['publishArticle', 'publishMaterial', 'publishQuestion'].flatMap((page) => [
    `/community/${page}`,
    `/community/simulation/${page}`,
  ]),
  '/product-apply',
  '/model-apply',
  '/maas-page',
  '/purchase-page/*',
  '/solution-whitepaper',
  '/activity-enroll',
  '/partner/apply',
  '/recruit/apply',
  '/preview',
];

/** Whether visitors of a path of the site, without prefix and query, are sent to log in first. */
export function isGuardedPath(path: string): boolean {
  const name = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  return LOGIN_PATTERNS.some((pattern) => {
    const [base = ''] = pattern.toLowerCase().split('/*');
    return name === base || (pattern.endsWith('/*') && name.startsWith(`${base}/`));
  });
}
