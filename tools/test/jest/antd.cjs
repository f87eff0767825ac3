/** Stands in for the whole of antd: each component is loaded when it is first used, which for most specs is never. */
module.exports = new Proxy(
  { __esModule: true },
  {
    get(loaded, name) {
      if (typeof name === 'string' && /^[A-Z]/.test(name))
        loaded[name] ??= require(`antd/lib/${toFolder(name)}`).default;
      return loaded[name];
    },
  },
);

/** @param {string} name of a component, such as `DatePicker` */
function toFolder(name) {
  return name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}
