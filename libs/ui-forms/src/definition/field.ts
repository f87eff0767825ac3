// Kinds of fields, as `defineForm` takes them.
export { consent, flag } from './check-fields';
export { choice, listOf, oneOf, optionalChoice, toChoices } from './choice-fields';
export { files } from './file-fields';
export { code, secret } from './secret-fields';
export { mobile, text } from './text-fields';
export { ticket } from './ticket-field';
export { date, email, line, prose } from './written-fields';
