import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './app-store';

/** `useDispatch` of the product's store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useSelector` of the product's store. */
export const useAppSelector = useSelector.withTypes<RootState>();
