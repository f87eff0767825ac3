const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the web globals of Node that routers and data clients expect, but jsdom lacks. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.exportConditions = () => ['@portal/source', 'browser', 'require', 'default'];
    for (const name of ['fetch', 'Request', 'Response', 'Headers', 'TextEncoder', 'TextDecoder', 'structuredClone']) {
      this.global[name] ??= globalThis[name];
    }
    this.global.crypto = globalThis.crypto;
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.IntersectionObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    this.global.document.adoptedStyleSheets ??= [];
    this.global.CSSStyleSheet.prototype.replaceSync ??= () => undefined;
    const { Event, HTMLDialogElement, getComputedStyle } = this.global;
    // jsdom complains about the second argument, a pseudo-element, and leaves it aside.
    this.global.getComputedStyle = (element) => getComputedStyle(element);
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    // As in browsers, the event comes in a task of its own.
    HTMLDialogElement.prototype.close ??= function close() {
      if (!this.open) return;
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event('close')), 0);
    };
    this.global.MessageChannel ??= class {
      constructor() {
        this.port1 = { onmessage: null };
        this.port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
      }
    };
  }
};
