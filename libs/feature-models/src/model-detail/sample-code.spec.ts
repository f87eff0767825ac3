import { buildSample, toJson } from './sample-code';

const REQUEST = { rate: 600, note: "it's", isTrial: true, machine: null, stops: [{ minutes: 24 }], empty: [] };

describe('buildSample', () => {
  it('writes a call for the shell', () => {
    expect(buildSample('curl', 'oee', REQUEST)).toBe(
      String.raw`curl -X POST 'https://api.example.com/v1/models/oee/invoke' \
  -H "Authorization: Bearer $MODEL_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{
  "rate": 600,
  "note": "it'\''s",
  "isTrial": true,
  "machine": null,
  "stops": [{"minutes": 24}],
  "empty": []
}'`,
    );
  });

  it('writes a call in Python, with its words', () => {
    const code = buildSample('python', 'oee', REQUEST);
    expect(code).toContain(
      'payload = {\n    "rate": 600,\n    "note": "it\'s",\n    "isTrial": True,\n    "machine": None,',
    );
    expect(code).toContain('"https://api.example.com/v1/models/oee/invoke"');
  });

  it('writes a call in JavaScript that runs', async () => {
    const code = buildSample('javascript', 'oee', REQUEST);
    const fetch = jest.fn(async () => ({ ok: true, json: async () => ({}) }));
    const run = new Function('fetch', 'process', 'console', `return (async () => {${code}})()`);
    await run(fetch, { env: { MODEL_API_KEY: 'k' } }, { log: jest.fn() });
    expect(fetch).toHaveBeenCalledWith('https://api.example.com/v1/models/oee/invoke', {
      method: 'POST',
      headers: { Authorization: 'Bearer k', 'Content-Type': 'application/json' },
      body: JSON.stringify(REQUEST),
    });
  });
});

describe('toJson', () => {
  it('stays JSON, whatever it lays out', () => {
    const value = { series: Array.from({ length: 40 }, (_, index) => index / 3), deep: { a: [{ b: 'x'.repeat(80) }] } };
    expect(JSON.parse(toJson(value))).toEqual(value);
  });

  it('writes nothing for nothing', () => expect(toJson({})).toBe('{}'));
});
