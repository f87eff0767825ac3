import { CHUNK_LOST, createChunkLoader } from './load-chunk';

const page = { name: 'page' };
const listLinks = () => [...document.head.querySelectorAll('link')];
const listHrefs = () => listLinks().map((link) => link.getAttribute('href'));
const settle = (type: 'load' | 'error') => listLinks().forEach((link) => link.dispatchEvent(new Event(type)));

describe('a chunk', () => {
  beforeEach(() => (document.head.innerHTML = ''));

  it('without style sheets is loaded at once', async () => {
    expect(await createChunkLoader('/')(async () => page)).toBe(page);
    expect(listLinks()).toEqual([]);
  });

  it('comes beside its style sheets, and is there with them', async () => {
    const load = jest.fn(async () => page);
    const loaded = jest.fn();
    const loading = createChunkLoader('/miot/')(load, ['assets/1a.css', 'assets/2b.css']).then(loaded);
    expect(load).toHaveBeenCalledTimes(1);
    expect(listHrefs()).toEqual(['/miot/assets/1a.css', '/miot/assets/2b.css']);
    await Promise.resolve();
    expect(loaded).not.toHaveBeenCalled();
    settle('load');
    await loading;
    expect(loaded).toHaveBeenCalledWith(page);
  });

  it('needs no style sheet that came with the document', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/1a-2b.css"><link rel="modulepreload" href="/3c">';
    const loading = createChunkLoader('/')(async () => page, ['assets/1a.css', 'assets/2b.css', 'assets/3c.css']);
    expect(listHrefs()).toEqual(['/assets/1a-2b.css', '/3c', '/assets/3c.css']);
    settle('load');
    expect(await loading).toBe(page);
  });

  it('waits for a style sheet that another one has asked for', async () => {
    const load = createChunkLoader('/');
    const both = Promise.all([load(async () => 1, ['assets/1a.css']), load(async () => 2, ['assets/1a.css'])]);
    expect(listHrefs()).toEqual(['/assets/1a.css']);
    settle('load');
    expect(await both).toEqual([1, 2]);
    expect(await load(async () => 3, ['assets/1a.css'])).toBe(3);
    expect(listHrefs()).toEqual(['/assets/1a.css']);
  });

  it('that got lost, or its style sheet, is told of and asked for anew', async () => {
    const lost = jest.fn();
    addEventListener(CHUNK_LOST, lost);
    const load = createChunkLoader('/');
    const failing = load(async () => page, ['assets/1a.css']);
    settle('error');
    await expect(failing).rejects.toThrow('/assets/1a.css got lost');
    await expect(load(() => Promise.reject(new Error('No line')))).rejects.toThrow('No line');
    expect(lost).toHaveBeenCalledTimes(2);
    expect(listHrefs()).toEqual([]);
    const again = load(async () => page, ['assets/1a.css']);
    expect(listHrefs()).toEqual(['/assets/1a.css']);
    settle('load');
    expect(await again).toBe(page);
    removeEventListener(CHUNK_LOST, lost);
  });
});
