import type { InEach, TagKey } from './source.ts';

/** Tags as visitors of each language read them. */
export const tagNames: Record<TagKey, InEach> = {
  city: { en: 'City', pt: 'Cidade', es: 'Ciudad', fr: 'Ville' },
  sea: { en: 'Sea', pt: 'Mar', es: 'Mar', fr: 'Mer' },
  mountains: { en: 'Mountains', pt: 'Montanha', es: 'Montaña', fr: 'Montagne' },
  wildlife: { en: 'Wildlife', pt: 'Vida selvagem', es: 'Fauna', fr: 'Faune sauvage' },
  'first-time-abroad': {
    en: 'First time abroad',
    pt: 'Primeira viagem',
    es: 'Primera vez fuera',
    fr: 'Premier départ',
  },
  money: { en: 'Money', pt: 'Dinheiro', es: 'Dinero', fr: 'Argent' },
  paperwork: { en: 'Paperwork', pt: 'Documentos', es: 'Papeleo', fr: 'Démarches' },
  safety: { en: 'Safety', pt: 'Segurança', es: 'Seguridad', fr: 'Sécurité' },
  parents: { en: 'For parents', pt: 'Para os pais', es: 'Para padres', fr: 'Pour les parents' },
  'daily-life': { en: 'Daily life', pt: 'Dia a dia', es: 'Vida diaria', fr: 'Vie quotidienne' },
  languages: { en: 'Languages', pt: 'Idiomas', es: 'Idiomas', fr: 'Langues' },
  choosing: { en: 'Choosing', pt: 'Como escolher', es: 'Cómo elegir', fr: 'Bien choisir' },
};
