const PROBE = { position: 'absolute', top: '0', left: '0', width: '100px', height: '100px', overflow: 'scroll' };

/** Width and height of scroll bars in pixels, wherever they are: the product styles none of them. */
export function getTargetScrollBarSize() {
  const probe = document.createElement('div');
  Object.assign(probe.style, PROBE);
  document.body.append(probe);
  const size = { width: probe.offsetWidth - probe.clientWidth, height: probe.offsetHeight - probe.clientHeight };
  probe.remove();
  return size;
}

/** Width of scroll bars in pixels. */
function getScrollBarSize() {
  return typeof document === 'undefined' ? 0 : getTargetScrollBarSize().width;
}

// The module in whose place this one stands has a default export.
export { getScrollBarSize as default };
