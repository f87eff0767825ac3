// The document center's calls: loaded with its pages.
export * from '../endpoints/documents.endpoints';
