const { configure } = require('@testing-library/react');
require('@testing-library/jest-dom');

// Patience with a busy machine: what has a limit measures it.
configure({ asyncUtilTimeout: 10_000 });

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
