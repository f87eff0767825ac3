/** A value of JSON. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue };

/** Languages the samples are written in. */
export const SAMPLE_LANGUAGES = [
  { id: 'curl', label: 'cURL' },
  { id: 'python', label: 'Python' },
  { id: 'javascript', label: 'JavaScript' },
] as const;

/** Language of a sample. */
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]['id'];

const KEY_NAME = 'MODEL_API_KEY';

/** URL a model is called at; the host stands for that of the application's letter. */
export function toInvokeUrl(id: string): string {
  return `https://api.example.com/v1/models/${encodeURIComponent(id)}/invoke`;
}

/** A call of a model with its sample request, ready to be pasted. */
export function buildSample(language: SampleLanguage, id: string, request: JsonValue): string {
  return BUILDERS[language](toInvokeUrl(id), request);
}

/** A value as JSON, laid out to be read. */
export function toJson(value: JsonValue): string {
  return formatValue(value, JSON_WORDS);
}

const BUILDERS: Readonly<Record<SampleLanguage, (url: string, request: JsonValue) => string>> = {
  curl: (url, request) =>
    [
      `curl -X POST '${url}' \\`,
      `  -H "Authorization: Bearer $${KEY_NAME}" \\`,
      `  -H 'Content-Type: application/json' \\`,
      // A quote ends the shell's text; outside of it stands an escaped one.
      `  -d '${toJson(request).replaceAll("'", String.raw`'\''`)}'`,
    ].join('\n'),
  python: (url, request) =>
    [
      'import os',
      'import requests',
      '',
      `payload = ${formatValue(request, PYTHON_WORDS)}`,
      '',
      'response = requests.post(',
      `    "${url}",`,
      `    headers={"Authorization": f"Bearer {os.environ['${KEY_NAME}']}"},`,
      '    json=payload,',
      '    timeout=30,',
      ')',
      'response.raise_for_status()',
      'print(response.json())',
    ].join('\n'),
  javascript: (url, request) =>
    [
      `const payload = ${toJson(request)};`,
      '',
      `const response = await fetch('${url}', {`,
      "  method: 'POST',",
      '  headers: {',
      `    Authorization: \`Bearer \${process.env.${KEY_NAME}}\`,`,
      "    'Content-Type': 'application/json',",
      '  },',
      '  body: JSON.stringify(payload),',
      '});',
      'if (!response.ok) throw new Error(`HTTP ${response.status}`);',
      'console.log(await response.json());',
    ].join('\n'),
};

interface Words {
  readonly true: string;
  readonly false: string;
  readonly null: string;
  readonly indent: string;
}

const JSON_WORDS: Words = { true: 'true', false: 'false', null: 'null', indent: '  ' };
const PYTHON_WORDS: Words = { true: 'True', false: 'False', null: 'None', indent: '    ' };

const MAX_LINE_LENGTH = 64;

/** What is short stays on one line, so that series of numbers do not fill the screen. */
function formatValue(value: JsonValue, words: Words, depth = 0): string {
  if (value === null) return words.null;
  if (typeof value === 'boolean') return words[`${value}`];
  if (typeof value !== 'object') return JSON.stringify(value);
  const isArray = Array.isArray(value);
  const [open, close] = isArray ? '[]' : '{}';
  const parts = isArray
    ? value.map((item: JsonValue) => formatValue(item, words, depth + 1))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${formatValue(item, words, depth + 1)}`);
  const line = `${open}${parts.join(', ')}${close}`;
  if (depth > 0 && line.length <= MAX_LINE_LENGTH && !line.includes('\n')) return line;
  if (parts.length === 0) return line;
  const inner = words.indent.repeat(depth + 1);
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${words.indent.repeat(depth)}${close}`;
}
