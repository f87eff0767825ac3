/** How somebody proves to be the owner of an account: by its telephone, its mail address, or its password. */
export const PROOF_WAYS = ['mobile', 'mail', 'password'] as const;

/** How somebody logged in or tried to. */
export const LOGIN_WAYS = ['password', 'sms', 'register', 'external'] as const;
