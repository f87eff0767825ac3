// Kinds of fields, as `defineForm` takes them.
export { consent, flag } from './check-fields';
export { choice, listOf, oneOf, optionalChoice, toChoices } from './choice-fields';
export { files } from './file-fields';
export { code, secret, ticket } from './secret-fields';
export { mobile, text } from './text-fields';
export { date, email, line, prose } from './written-fields';
