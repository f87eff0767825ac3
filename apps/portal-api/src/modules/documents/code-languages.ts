import type { LanguageInput } from '@shikijs/primitive';

/** A language that code blocks are coloured in. */
export interface CodeLanguage {
  /** Name that readers know it by. */
  readonly label: string;
  /** Name of its grammar. */
  readonly grammar: string;
  readonly load: () => Promise<{ readonly default: LanguageInput }>;
}

type Entry = readonly [label: string, aliases: string, load: CodeLanguage['load']];

// A closed list of imports, so that a bundler sees them all and a document cannot name a file.
const GRAMMARS: Readonly<Record<string, Entry>> = {
  bash: ['Shell', 'shell sh zsh console shellscript', () => import('@shikijs/langs/bash')],
  powershell: ['PowerShell', 'ps1 ps', () => import('@shikijs/langs/powershell')],
  bat: ['Batch', 'batch cmd', () => import('@shikijs/langs/bat')],
  json: ['JSON', 'json5', () => import('@shikijs/langs/json')],
  jsonc: ['JSON', '', () => import('@shikijs/langs/jsonc')],
  java: ['Java', '', () => import('@shikijs/langs/java')],
  scala: ['Scala', '', () => import('@shikijs/langs/scala')],
  kotlin: ['Kotlin', 'kt', () => import('@shikijs/langs/kotlin')],
  groovy: ['Groovy', 'gradle', () => import('@shikijs/langs/groovy')],
  python: ['Python', 'py python3', () => import('@shikijs/langs/python')],
  javascript: ['JavaScript', 'js mjs cjs node', () => import('@shikijs/langs/javascript')],
  typescript: ['TypeScript', 'ts mts', () => import('@shikijs/langs/typescript')],
  jsx: ['JSX', '', () => import('@shikijs/langs/jsx')],
  tsx: ['TSX', '', () => import('@shikijs/langs/tsx')],
  sql: ['SQL', 'mysql postgresql pgsql plsql', () => import('@shikijs/langs/sql')],
  yaml: ['YAML', 'yml', () => import('@shikijs/langs/yaml')],
  toml: ['TOML', '', () => import('@shikijs/langs/toml')],
  ini: ['INI', 'conf cfg env dotenv', () => import('@shikijs/langs/ini')],
  properties: ['Properties', '', () => import('@shikijs/langs/properties')],
  c: ['C', 'h', () => import('@shikijs/langs/c')],
  cpp: ['C++', 'c++ cc cxx hpp', () => import('@shikijs/langs/cpp')],
  csharp: ['C#', 'c# cs', () => import('@shikijs/langs/csharp')],
  go: ['Go', 'golang', () => import('@shikijs/langs/go')],
  rust: ['Rust', 'rs', () => import('@shikijs/langs/rust')],
  php: ['PHP', '', () => import('@shikijs/langs/php')],
  lua: ['Lua', '', () => import('@shikijs/langs/lua')],
  r: ['R', '', () => import('@shikijs/langs/r')],
  xml: ['XML', 'svg pom', () => import('@shikijs/langs/xml')],
  html: ['HTML', 'htm', () => import('@shikijs/langs/html')],
  css: ['CSS', '', () => import('@shikijs/langs/css')],
  vue: ['Vue', '', () => import('@shikijs/langs/vue')],
  markdown: ['Markdown', 'md', () => import('@shikijs/langs/markdown')],
  http: ['HTTP', '', () => import('@shikijs/langs/http')],
  docker: ['Dockerfile', 'dockerfile', () => import('@shikijs/langs/docker')],
  nginx: ['Nginx', '', () => import('@shikijs/langs/nginx')],
  diff: ['Diff', 'patch', () => import('@shikijs/langs/diff')],
  proto: ['Protobuf', 'protobuf', () => import('@shikijs/langs/proto')],
  cmake: ['CMake', '', () => import('@shikijs/langs/cmake')],
  make: ['Makefile', 'makefile', () => import('@shikijs/langs/make')],
};

const LANGUAGES: ReadonlyMap<string, CodeLanguage> = new Map(
  Object.entries(GRAMMARS).flatMap(([grammar, [label, aliases, load]]) =>
    [grammar, ...aliases.split(' ').filter(Boolean)].map((name) => [name, { label, grammar, load }] as const),
  ),
);

/** Finds a language by any of its names, in any case; `undefined` for plain text and what is not known. */
export function findCodeLanguage(name: string): CodeLanguage | undefined {
  return LANGUAGES.get(name.toLowerCase());
}
