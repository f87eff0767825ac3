/**
 * A place for style elements outside the document: what is written into it takes effect through adopted
 * style sheets. The policy of the pages forbids inline styles, but not style sheets made by script.
 */
export function createAdoptedStyleContainer(target: DocumentOrShadowRoot = document): HTMLElement {
  const container = document.createElement('div');
  const sheets = new Map<HTMLStyleElement, CSSStyleSheet>();

  function adopt(): void {
    const elements = Array.from(container.querySelectorAll('style'));
    const others = target.adoptedStyleSheets.filter((sheet) => ![...sheets.values()].includes(sheet));
    for (const element of sheets.keys()) if (!container.contains(element)) sheets.delete(element);
    for (const element of elements) {
      const sheet = sheets.get(element) ?? new CSSStyleSheet();
      sheet.replaceSync(element.textContent ?? '');
      sheets.set(element, sheet);
    }
    target.adoptedStyleSheets = [...others, ...elements.flatMap((element) => sheets.get(element) ?? [])];
  }

  new MutationObserver(adopt).observe(container, { childList: true, subtree: true, characterData: true });
  return container;
}
