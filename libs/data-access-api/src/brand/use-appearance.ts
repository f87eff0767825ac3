import { type PageAppearance, PLAIN_THEME } from '@portal/api-contract';
import { useListPageConfigsQuery } from '../endpoints/configuration.endpoints';
import { useBrand } from './brand-context';

// What the site looks like while its configuration cannot be read.
const PLAIN_APPEARANCE: PageAppearance = {
  titleDesc: '门户',
  titleImg: '',
  blackColorTheme: false,
  fontColor: '',
  theme: PLAIN_THEME,
  logoImg: '',
  secondLogoImg: '',
};

/** The brand's page configuration (spec §3), or a plain one where it cannot be read. */
export function useAppearance(): PageAppearance {
  const { pageCode } = useBrand();
  const { data } = useListPageConfigsQuery();
  return data?.find(({ code }) => code === pageCode)?.jsonData ?? PLAIN_APPEARANCE;
}
