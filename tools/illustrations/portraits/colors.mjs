/** Colors of skin, from pale to tanned. */
export const SKINS = { pale: '#fbe0cd', fair: '#f6d2b6', warm: '#f0c5a2', tan: '#e5b389', weathered: '#d49d73' };

/** Colors of hair. */
export const HAIRS = {
  black: '#23242f',
  ink: '#2c3350',
  brown: '#4a3129',
  chestnut: '#75503a',
  salt: '#62656f',
  grey: '#9498a4',
  white: '#d9dde6',
};

/** Colors of what people wear: the site's own and what goes with them. */
export const CLOTHES = {
  navy: '#1d2c54',
  blue: '#2c64dd',
  sky: '#8fb9fa',
  teal: '#128f86',
  mint: '#a8e0d8',
  violet: '#6a4ce0',
  lilac: '#c9bcf8',
  slate: '#475473',
  grey: '#8e9ab5',
  charcoal: '#323949',
  white: '#ffffff',
  cream: '#f4ead8',
  sand: '#d5bd97',
  amber: '#f2a43a',
  coral: '#e4735c',
  wine: '#8d3b50',
  olive: '#6d7a56',
  yellow: '#f6c944',
};

/** Tints behind people. */
export const GROUNDS = {
  blue: '#d6e4fd',
  teal: '#c8ebe6',
  violet: '#e0d9fc',
  sand: '#f7e6cc',
  rose: '#fbdcd6',
  slate: '#d9e0ec',
};
