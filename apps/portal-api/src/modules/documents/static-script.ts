import { parse } from '@babel/parser';
import type { Node } from '@babel/types';
import { posix } from 'node:path';
import { ScriptMistake } from './navigation';

/** Beyond this a script is no list any more: what is left of it is left out. */
const MAX_STEPS = 200_000;
const MAX_DEPTH = 120;

interface Module {
  readonly path: string;
  /** What names stand for, as it is written. */
  readonly names: Map<string, Node>;
  readonly imports: Map<string, { readonly from: string; readonly name: string }>;
  readonly exports: Map<string, Node | { readonly from: string; readonly name: string }>;
  /** `export * from` */
  readonly passedOn: string[];
}

/**
 * Reads what a script exports by default without running it: literals, names, spreads, imports from other scripts of
 * the same folder, and what functions return. A call of a function from elsewhere stands for its first argument, as
 * `defineConfig({ … })` does. Whatever is not known that way is `undefined`.
 */
export function readScript(path: string, scripts: ReadonlyMap<string, string>): unknown {
  const modules = new Map<string, Module>();
  let steps = 0;

  const open = (file: string): Module => {
    const found = modules.get(file);
    if (found) return found;
    const module = readModule(file, scripts.get(file) ?? '');
    modules.set(file, module);
    return module;
  };

  const readExport = (file: string | undefined, name: string, depth: number): unknown => {
    if (file === undefined || depth > MAX_DEPTH) return undefined;
    const module = open(file);
    const exported = module.exports.get(name);
    if (exported === undefined) {
      for (const from of module.passedOn) {
        const value = readExport(findScript(from, file, scripts), name, depth + 1);
        if (value !== undefined) return value;
      }
      return undefined;
    }
    if ('from' in exported) return readExport(findScript(exported.from, file, scripts), exported.name, depth + 1);
    return evaluate(exported, module, depth + 1);
  };

  const readName = (name: string, module: Module, depth: number): unknown => {
    const imported = module.imports.get(name);
    if (imported) return readExport(findScript(imported.from, module.path, scripts), imported.name, depth);
    const node = module.names.get(name);
    return node && evaluate(node, module, depth);
  };

  const call = (callee: Node, given: readonly Node[], module: Module, depth: number): unknown => {
    const [first] = given;
    if (callee.type === 'Identifier' && callee.name === 'require' && first?.type === 'StringLiteral')
      return readExport(findScript(first.value, module.path, scripts), 'default', depth);
    const called = callee.type === 'Identifier' ? readName(callee.name, module, depth) : undefined;
    if (called instanceof StaticFunction) return evaluate(called.result, called.module, depth);
    return first && evaluate(first, module, depth);
  };

  const readObject = (node: Node & { type: 'ObjectExpression' }, module: Module, depth: number): unknown =>
    Object.fromEntries(
      node.properties.flatMap((property): [string, unknown][] => {
        if (property.type === 'SpreadElement') {
          const value = evaluate(property.argument, module, depth);
          return typeof value === 'object' && value !== null ? Object.entries(value) : [];
        }
        if (property.type !== 'ObjectProperty') return [];
        const { key, computed } = property;
        const name = key.type === 'Identifier' && !computed ? key.name : evaluate(key, module, depth);
        return [[String(name), evaluate(property.value, module, depth)]];
      }),
    );

  const readArray = (node: Node & { type: 'ArrayExpression' }, module: Module, depth: number): unknown[] =>
    node.elements.flatMap((element) => {
      if (element?.type !== 'SpreadElement') return element ? [evaluate(element, module, depth)] : [];
      const value = evaluate(element.argument, module, depth);
      return Array.isArray(value) ? (value as unknown[]) : [];
    });

  const readText = (node: Node & { type: 'TemplateLiteral' }, module: Module, depth: number): string =>
    node.quasis
      .flatMap(({ value }, index) => {
        const expression = node.expressions[index];
        return [value.cooked ?? '', expression ? toText(evaluate(expression, module, depth)) : ''];
      })
      .join('');

  const evaluate = (node: Node, module: Module, above: number): unknown => {
    const depth = above + 1;
    steps += 1;
    if (steps > MAX_STEPS || depth > MAX_DEPTH) return undefined;
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'NullLiteral':
        return null;
      case 'TemplateLiteral':
        return readText(node, module, depth);
      case 'ArrayExpression':
        return readArray(node, module, depth);
      case 'ObjectExpression':
        return readObject(node, module, depth);
      case 'Identifier':
        return readName(node.name, module, depth);
      case 'CallExpression':
        return call(node.callee, node.arguments, module, depth);
      case 'MemberExpression': {
        const owner = evaluate(node.object, module, depth);
        const { property } = node;
        const name =
          property.type === 'Identifier' && !node.computed ? property.name : evaluate(property, module, depth);
        return typeof owner === 'object' && owner !== null && Object.hasOwn(owner, String(name))
          ? (owner as Readonly<Record<string, unknown>>)[String(name)]
          : undefined;
      }
      case 'BinaryExpression':
        return node.operator === '+' && node.left.type !== 'PrivateName'
          ? toText(evaluate(node.left, module, depth)) + toText(evaluate(node.right, module, depth))
          : undefined;
      case 'AwaitExpression':
        return evaluate(node.argument, module, depth);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return evaluate(node.expression, module, depth);
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression': {
        const result = findResult(node.body);
        return result && new StaticFunction(result, module);
      }
      default:
        return undefined;
    }
  };

  return readExport(path, 'default', 0);
}

/** A function, known by what it returns. */
class StaticFunction {
  constructor(
    readonly result: Node,
    readonly module: Module,
  ) {}
}

function findResult(body: Node): Node | undefined {
  if (body.type !== 'BlockStatement') return body;
  for (const statement of body.body)
    if (statement.type === 'ReturnStatement' && statement.argument) return statement.argument;
  return undefined;
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A script beside another one, with or without the end of its name. */
function findScript(target: string, from: string, scripts: ReadonlyMap<string, string>): string | undefined {
  if (!target.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(from), target);
  const stem = path.replace(/\.[cm]?js$/, '');
  const ends = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'];
  return [path, ...ends.map((end) => `${stem}.${end}`), ...ends.map((end) => `${path}/index.${end}`)].find(
    (candidate) => scripts.has(candidate),
  );
}

function readModule(path: string, text: string): Module {
  const module: Module = { path, names: new Map(), imports: new Map(), exports: new Map(), passedOn: [] };
  if (path.endsWith('.json')) text = `export default ${text}`;
  for (const statement of parseScript(text)) readStatement(statement, module);
  return module;
}

function parseScript(text: string): readonly Node[] {
  try {
    return parse(text, { sourceType: 'unambiguous', allowReturnOutsideFunction: true, plugins: ['typescript'] }).program
      .body;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { loc } = error as SyntaxError & { readonly loc?: { readonly line: number } };
    throw new ScriptMistake(loc?.line ?? 1, error.message.replace(/\s*\(\d+:\d+\)$/, ''));
  }
}

function readStatement(statement: Node, module: Module): void {
  const { names, imports, exports, passedOn } = module;
  if (statement.type === 'ImportDeclaration') {
    for (const { type, local, ...rest } of statement.specifiers) {
      const imported = 'imported' in rest ? toName(rest.imported) : 'default';
      if (type !== 'ImportNamespaceSpecifier')
        imports.set(local.name, { from: statement.source.value, name: imported });
    }
  } else if (statement.type === 'ExportDefaultDeclaration') exports.set('default', statement.declaration);
  else if (statement.type === 'ExportAllDeclaration') passedOn.push(statement.source.value);
  else if (statement.type === 'ExportNamedDeclaration') {
    if (statement.declaration) for (const name of declare(statement.declaration, names)) exports.set(...name);
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ExportSpecifier') continue;
      const name = toName(specifier.exported);
      const { source } = statement;
      exports.set(name, source ? { from: source.value, name: specifier.local.name } : specifier.local);
    }
  } else if (statement.type === 'ExpressionStatement') {
    const { expression } = statement;
    const isExport =
      expression.type === 'AssignmentExpression' &&
      expression.left.type === 'MemberExpression' &&
      expression.left.object.type === 'Identifier' &&
      expression.left.object.name === 'module';
    if (isExport) exports.set('default', expression.right);
  } else declare(statement, names);
}

function declare(statement: Node, names: Map<string, Node>): [string, Node][] {
  const declared: [string, Node][] = [];
  if (statement.type === 'FunctionDeclaration' && statement.id) declared.push([statement.id.name, statement]);
  if (statement.type === 'VariableDeclaration')
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) declared.push([id.name, init]);
  for (const [name, node] of declared) names.set(name, node);
  return declared;
}

function toName(node: Node): string {
  return node.type === 'Identifier' ? node.name : node.type === 'StringLiteral' ? node.value : '';
}
