/** What a text message says. Providers with approved templates have one for each. */
export const SMS_PURPOSES = [
  // A code to prove somebody with: its value is the code.
  ...(['register', 'login', 'resetPassword', 'changeMobile', 'changeMail', 'changePassword'] as const),
  ...(['closeAccount', 'exportData', 'bind', 'realname', 'contract'] as const),
  // Somebody tries to register or to bind a number that has an account; a number was unbound. They have no value.
  ...(['registered', 'taken', 'unbound'] as const),
  // Something has happened: its value is the title.
  'notice',
] as const;

export type SmsPurpose = (typeof SMS_PURPOSES)[number];
