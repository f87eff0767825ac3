/** What holds a form back: the custom validity of a control that is not ready, such as files on their way. */
export function readHold(form: HTMLFormElement | null, name: string): string {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.validity.customError ? control.validationMessage : '';
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
