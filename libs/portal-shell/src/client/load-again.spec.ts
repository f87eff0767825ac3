import { loadAgain } from './load-again';

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('code that gets lost on its way', () => {
  it('is asked for again with each next gesture, until it is here', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost again'));
    load.mockResolvedValue('code');
    const loaded = loadAgain(load);
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('mousemove'));
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event('keydown'));
    expect(await loaded).toBe('code');
    dispatchEvent(new Event('click'));
    await settle();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is asked for once where it arrives', async () => {
    const load = jest.fn().mockResolvedValue('code');
    expect(await loadAgain(load)).toBe('code');
    dispatchEvent(new Event('click'));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
