/** Stands in for a CSS module: every class name is its own key. */
module.exports = new Proxy({}, { get: (_target, key) => (key === '__esModule' ? false : String(key)) });
