import { baseApi } from './api';

/** Drops every response: what one user has seen is not shown to the next (spec §4). */
export const resetApi = baseApi.util.resetApiState;
