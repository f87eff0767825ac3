// What single public pages ask for: loaded with the page.
export * from '../endpoints/company.endpoints';
export * from '../endpoints/home.endpoints';
export * from '../endpoints/models.endpoints';
export * from '../endpoints/news.endpoints';
export * from '../endpoints/products.endpoints';
export * from '../endpoints/solutions.endpoints';
export * from '../endpoints/trial-state.endpoints';
export { useFavorite } from '../favorites/use-favorite';
export type { FavoriteControl } from '../favorites/use-favorite';
