/** URLs at which a browser comes back from an identity provider to a public origin. */
export function toReturnUrls(origin: string) {
  return { callbackUrl: `${origin}/ptl/api/auth/callback`, logoutReturnUrl: `${origin}/ptl/api/auth/logout-done` };
}
