/** What a passed captcha may be used for; a ticket of one action is worth nothing for another. */
export const CAPTCHA_ACTIONS = ['register', 'login', 'resetPassword', 'consult', 'trial', 'security'] as const;

/** What the owner of an account has to prove to be it for. */
export const SECURITY_SCENES = ['changeMobile', 'changeMail', 'changePassword', 'closeAccount', 'exportData'] as const;

/**
 * What a code is for. Codes of the security scenes go to what is bound to the caller's account, those of `newMobile`
 * and `newMail` to what is to be bound.
 */
export const SMS_SCENES = ['register', 'login', 'resetPassword', ...SECURITY_SCENES, 'newMobile', 'newMail'] as const;
