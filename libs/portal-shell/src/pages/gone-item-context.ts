import type { ApiError } from '@portal/data-access-api';
import { createContext } from 'react';

/** The error of an item that is off the shelf. */
export const GoneItemContext = createContext<Pick<ApiError, 'msg' | 'title' | 'alternatives'> | undefined>(undefined);
