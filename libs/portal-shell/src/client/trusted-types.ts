interface SinkRules {
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: SinkRules): unknown };
}

/**
 * Defines what libraries may hand to the browser as code or markup: scripts of this origin and the text of styles pass,
 * markup does not.
 */
export function defineTrustedTypes(): void {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createHTML: (text) => (/[<&]/.test(text) ? null : text),
    createScriptURL: (url) => (new URL(url, window.location.href).origin === window.location.origin ? url : null),
  });
}
