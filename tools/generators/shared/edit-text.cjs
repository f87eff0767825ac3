/**
 * Text of a file that must be there.
 * @param {import('@nx/devkit').Tree} tree @param {string} file
 */
function readText(tree, file) {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing; nothing was written.`);
  return text;
}

/**
 * Changes a file by a function of its text; a function that finds nothing to change is a mistake.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} file
 * @param {(text: string) => string} change
 */
function editText(tree, file, change) {
  const before = readText(tree, file);
  const after = change(before);
  if (after === before) throw new Error(`${file} does not look as this generator expects; nothing was written.`);
  tree.write(file, after);
}

/**
 * Puts a line behind the last one that begins like it.
 * @param {string} text @param {string} line @param {RegExp} sibling matches whole lines
 */
function insertAfterLast(text, line, sibling) {
  const lines = text.split('\n');
  const index = lines.findLastIndex((each) => sibling.test(each));
  return index < 0 ? `${line}\n${text}` : lines.toSpliced(index + 1, 0, line).join('\n');
}

/**
 * Adds an import in the order of the module names.
 * @param {string} text @param {string} line
 */
function insertImport(text, line) {
  const lines = text.split('\n');
  const key = readModule(line);
  const before = lines.findIndex((each) => each.startsWith('import ') && readModule(each) > key);
  return before < 0 ? insertAfterLast(text, line, /^(import |\} from )/) : lines.toSpliced(before, 0, line).join('\n');
}

/**
 * Gives fields of an object literal other values; every field must be there.
 * @param {string} text @param {Record<string, string>} fields source text of the values
 */
function setFields(text, fields) {
  return Object.entries(fields).reduce((result, [field, value]) => {
    const pattern = new RegExp(`\\b${field}: (\\[[^\\]]*\\]|'[^']*'|\\d+)`);
    if (!pattern.test(result)) throw new Error(`There is no field ${field}; nothing was written.`);
    return result.replace(pattern, () => `${field}: ${value}`);
  }, text);
}

/**
 * Adds a name to the import of a module, or the import.
 * @param {string} text @param {string} name @param {string} module @param {'import' | 'import type'} keyword
 */
function addNamedImport(text, name, module, keyword = 'import') {
  const pattern = createListPattern(keyword, module);
  if (!pattern.test(text)) return insertImport(text, `${keyword} { ${name} } from '${module}';`);
  return text.replace(pattern, (_all, start, list, end) => {
    const names = [...new Set([...list.split(',').map((/** @type {string} */ each) => each.trim()), name])];
    const separator = list.includes('\n') ? ',\n  ' : ', ';
    return start + list.match(/^\s*/)[0] + names.sort(compareNames).join(separator) + end;
  });
}

/**
 * Adds a name behind those that are exported from a module.
 * @returns {string | undefined} undefined where none are
 * @param {string} text @param {string} name @param {string} module
 */
function addNamedExport(text, name, module) {
  const pattern = createListPattern('export', module);
  return pattern.test(text)
    ? text.replace(pattern, (_all, start, list, end) => `${start}${list}, ${name}${end}`)
    : undefined;
}

/** @param {string} keyword @param {string} module */
function createListPattern(keyword, module) {
  return new RegExp(`(\\b${keyword} \\{)([^}]*?)(,?\\s*\\} from '${module.replaceAll('.', '\\.')}';)`);
}

/** @param {string} a @param {string} b */
function compareNames(a, b) {
  const [first, second] = [a, b].map((name) => name.replace(/^type /, '').toLowerCase());
  return first < second ? -1 : 1;
}

/** Packages before files. @param {string} line */
function readModule(line) {
  const module = line.match(/'([^']+)'/)?.[1] ?? '';
  return module.startsWith('.') ? `~${module}` : module;
}

module.exports = { addNamedExport, addNamedImport, editText, insertAfterLast, insertImport, readText, setFields };
