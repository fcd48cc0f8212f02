import type { LanguageKey } from './source.ts';

interface Redirect {
  from: string;
  to: string;
  permanent: boolean;
}

/** Addresses of last year's leaflets, and a short one for the school fairs. */
export const redirects: Record<LanguageKey, Redirect[]> = {
  en: [
    { from: '/programmes', to: '/programs', permanent: true },
    { from: '/faq', to: '/frequently-asked-questions', permanent: true },
    { from: '/fair', to: '/programs?kind=high_school', permanent: false },
  ],
  pt: [{ from: '/pt/programas', to: '/pt/programs', permanent: true }],
  es: [{ from: '/es/programas', to: '/es/programs', permanent: true }],
  fr: [{ from: '/fr/programmes', to: '/fr/programs', permanent: true }],
};
