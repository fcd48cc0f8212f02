export const languages = ['en', 'pt', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];
export const codes = { en: 'en-us', pt: 'pt-br', es: 'es-es', fr: 'fr-fr' } as const;
