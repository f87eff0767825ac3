// Fails at files of each type in a way of its own.
const FAILURES = {
  jpg: () => {
    for (;;);
  },
  png: () => {
    const kept = [];
    for (;;) kept.push(new Array(1000).fill(kept.length));
  },
  bmp: () => process.abort(),
  doc: () => process.exit(3),
};

process.once('message', ({ type }) => {
  FAILURES[type]?.();
  process.send({});
});
process.on('disconnect', () => process.exit());
process.send('ready');
