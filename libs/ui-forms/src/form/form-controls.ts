/** What holds a form back: the custom validity of a control that is not ready, such as files on their way. */
export function readHold(form: HTMLFormElement | null, name: string): string {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.validity.customError ? control.validationMessage : '';
}

/**
 * What was typed into controls before the form's code was there: values of those that are empty as far as the form knows.
 */
export function readTyped(form: HTMLFormElement | null, values: object): Record<string, string | boolean> {
  const typed: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name);
    const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (value === false && control.checked) typed[name] = true;
    } else if ((isText || control instanceof HTMLInputElement) && value === '' && control.value) {
      typed[name] = control.value;
    }
  }
  return typed;
}

/** The first control, from above, whose field is wrong. A field of many parts names itself by `data-field`. */
export function findInvalidControl(
  form: HTMLFormElement | null,
  errors: Readonly<Record<string, string | undefined>>,
): HTMLElement | undefined {
  const controls = form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? [];
  const first = [...controls].find((control) => errors[control.getAttribute('name') ?? control.dataset.field ?? '']);
  return first?.querySelector<HTMLElement>('button, input') ?? first;
}
