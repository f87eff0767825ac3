type Fields = Readonly<Record<string, unknown>>;

/** Unifies the texts of a form (conventions §0): NFKC, trimmed, one line where the field has one line. */
export function normalizeForm(multilineFields: readonly string[] = []) {
  return (body: Fields): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === 'string' ? normalizeText(value, multilineFields.includes(name)) : value,
      ]),
    );
}

function normalizeText(text: string, isMultiline: boolean): string {
  const unified = text.normalize('NFKC');
  // eslint-disable-next-line no-control-regex
  const controls = isMultiline ? /[\u0001-\u0009\u000b-\u001f\u007f-\u009f]/g : /[\u0001-\u001f\u007f-\u009f]+/g;
  return unified.replace(/\r\n?/g, '\n').replace(controls, ' ').trim();
}
