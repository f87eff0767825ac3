import { toClientNetwork } from './client-network';

describe('the network of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => expect(toClientNetwork(address)).toBe(network));

  it.each([undefined, '', 'nonsense'])('of %j, as of a client that has hung up, is unknown', (address) =>
    expect(toClientNetwork(address)).toBe('unknown'),
  );
});
