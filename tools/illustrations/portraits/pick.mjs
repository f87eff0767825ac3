/** What `name` names in a set of colors or parts. Errors: a name that is not in it. */
export function pick(choices, name) {
  const choice = choices[name];
  if (choice === undefined) throw new Error(`"${name}" is none of ${Object.keys(choices).join(', ')}`);
  return choice;
}
