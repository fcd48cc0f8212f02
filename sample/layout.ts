import type { LanguageKey, Layout, Overview } from './source.ts';

const socialMedia: Layout['footerSocialMediaIcons'] = [
  { icon: 'instagram', href: 'https://instagram.farol.example' },
  { icon: 'youtube', href: 'https://youtube.farol.example' },
  { icon: 'tiktok', href: 'https://tiktok.farol.example' },
  { icon: 'linkedin', href: 'https://linkedin.farol.example' },
];

export const layouts: Record<LanguageKey, Layout> = {
  en: {
    navbarLeftLinks: [
      { label: 'Programs', target: 'overview:programs' },
      { label: 'How it works', target: 'page:how-it-works' },
      { label: 'Safety', target: 'page:safety' },
      { label: 'Articles', target: 'overview:articles' },
      { label: 'About', target: 'page:about' },
    ],
    navbarRighLinks: [
      { label: 'Prices', target: 'page:prices' },
      { label: 'Contact', target: 'page:contact' },
    ],
    footerLogoDescription:
      'Farol means lighthouse. From Porto, since 2009, we send small groups abroad and keep a light on until they are back.',
    footerFirstRowTitle: 'Programs',
    footerFirstRowLinks: [
      { label: 'All programs', target: 'overview:programs' },
      { label: 'Portuguese in Lisbon', target: 'program:lisbon' },
      { label: 'High school in Nelson', target: 'program:nelson' },
      { label: 'University in Kyoto', target: 'program:kyoto' },
      { label: 'Volunteering in Mindo', target: 'program:mindo' },
      { label: 'Au pair in Lyon', target: 'program:lyon' },
      { label: 'Internship in Berlin', target: 'program:berlin' },
      { label: 'Gap year in Patagonia', target: 'program:patagonia' },
      { label: 'Summer camp in the Alps', target: 'program:alps' },
    ],
    footerSecondRowTitle: 'Farol',
    footerSecondRowLinks: [
      { label: 'About us', target: 'page:about' },
      { label: 'How it works', target: 'page:how-it-works' },
      { label: 'Safety', target: 'page:safety' },
      { label: 'Questions', target: 'page:questions' },
      { label: 'Contact', target: 'page:contact' },
    ],
    footerSocialMediaTitle: 'Follow the light',
    footerSocialMediaIcons: socialMedia,
    footerPolicies: [
      { label: 'Privacy', target: 'page:privacy' },
      { label: 'Cookies', target: 'page:cookies' },
      { label: 'Accessibility', target: 'page:accessibility' },
    ],
    mainLanguageSelectLabel: 'Language',
    metaTitle: 'Farol',
    metaDescription:
      'Language courses, school years, volunteering, internships and gap years abroad, in small groups, with our own coordinator at each place.',
    logoAlt: 'Farol, to the home page',
  },
  pt: {
    navbarLeftLinks: [
      { label: 'Programas', target: 'overview:programs' },
      { label: 'Como funciona', target: 'page:how-it-works' },
      { label: 'Segurança', target: 'page:safety' },
      { label: 'Artigos', target: 'overview:articles' },
      { label: 'Sobre nós', target: 'page:about' },
    ],
    navbarRighLinks: [
      { label: 'Preços', target: 'page:prices' },
      { label: 'Contato', target: 'page:contact' },
    ],
    footerLogoDescription:
      'Desde 2009, no Porto, mandamos grupos pequenos para o mundo e deixamos a luz acesa até todo mundo voltar.',
    footerFirstRowTitle: 'Programas',
    footerFirstRowLinks: [
      { label: 'Todos os programas', target: 'overview:programs' },
      { label: 'Curso de português em Lisboa', target: 'program:lisbon' },
      { label: 'Ensino médio em Nelson', target: 'program:nelson' },
      { label: 'Universidade em Quioto', target: 'program:kyoto' },
      { label: 'Voluntariado em Mindo', target: 'program:mindo' },
      { label: 'Au pair em Lyon', target: 'program:lyon' },
      { label: 'Estágio em Berlim', target: 'program:berlin' },
      { label: 'Ano sabático na Patagônia', target: 'program:patagonia' },
      { label: 'Acampamento de verão nos Alpes', target: 'program:alps' },
    ],
    footerSecondRowTitle: 'Farol',
    footerSecondRowLinks: [
      { label: 'Sobre nós', target: 'page:about' },
      { label: 'Como funciona', target: 'page:how-it-works' },
      { label: 'Segurança', target: 'page:safety' },
      { label: 'Perguntas', target: 'page:questions' },
      { label: 'Contato', target: 'page:contact' },
    ],
    footerSocialMediaTitle: 'Siga a luz',
    footerSocialMediaIcons: socialMedia,
    footerPolicies: [
      { label: 'Privacidade', target: 'page:privacy' },
      { label: 'Cookies', target: 'page:cookies' },
      { label: 'Acessibilidade', target: 'page:accessibility' },
    ],
    mainLanguageSelectLabel: 'Idioma',
    metaTitle: 'Farol',
    metaDescription:
      'Cursos de idiomas, escola, voluntariado, estágios e anos sabáticos no exterior, em grupos pequenos e com coordenador nosso em cada lugar.',
    logoAlt: 'Farol, ir para a página inicial',
  },
  es: {
    navbarLeftLinks: [
      { label: 'Programas', target: 'overview:programs' },
      { label: 'Cómo funciona', target: 'page:how-it-works' },
      { label: 'Seguridad', target: 'page:safety' },
      { label: 'Artículos', target: 'overview:articles' },
      { label: 'Quiénes somos', target: 'page:about' },
    ],
    navbarRighLinks: [
      { label: 'Precios', target: 'page:prices' },
      { label: 'Contacto', target: 'page:contact' },
    ],
    footerLogoDescription:
      'Farol es «faro» en portugués. Desde 2009, en Oporto, enviamos grupos pequeños al extranjero y dejamos la luz encendida hasta que vuelven.',
    footerFirstRowTitle: 'Programas',
    footerFirstRowLinks: [
      { label: 'Todos los programas', target: 'overview:programs' },
      { label: 'Portugués en Lisboa', target: 'program:lisbon' },
      { label: 'Instituto en Nelson', target: 'program:nelson' },
      { label: 'Universidad en Kioto', target: 'program:kyoto' },
      { label: 'Voluntariado en Mindo', target: 'program:mindo' },
      { label: 'Au pair en Lyon', target: 'program:lyon' },
      { label: 'Prácticas en Berlín', target: 'program:berlin' },
      { label: 'Año sabático en la Patagonia', target: 'program:patagonia' },
      { label: 'Campamento en los Alpes', target: 'program:alps' },
    ],
    footerSecondRowTitle: 'Farol',
    footerSecondRowLinks: [
      { label: 'Quiénes somos', target: 'page:about' },
      { label: 'Cómo funciona', target: 'page:how-it-works' },
      { label: 'Seguridad', target: 'page:safety' },
      { label: 'Preguntas', target: 'page:questions' },
      { label: 'Contacto', target: 'page:contact' },
    ],
    footerSocialMediaTitle: 'Sigue la luz',
    footerSocialMediaIcons: socialMedia,
    footerPolicies: [
      { label: 'Privacidad', target: 'page:privacy' },
      { label: 'Cookies', target: 'page:cookies' },
      { label: 'Accesibilidad', target: 'page:accessibility' },
    ],
    mainLanguageSelectLabel: 'Idioma',
    metaTitle: 'Farol',
    metaDescription:
      'Cursos de idiomas, instituto, voluntariado, prácticas y años sabáticos en el extranjero, en grupos pequeños y con coordinador propio.',
    logoAlt: 'Farol, ir a la página de inicio',
  },
  fr: {
    navbarLeftLinks: [
      { label: 'Programmes', target: 'overview:programs' },
      { label: 'Comment ça marche', target: 'page:how-it-works' },
      { label: 'Sécurité', target: 'page:safety' },
      { label: 'Articles', target: 'overview:articles' },
      { label: 'Qui sommes-nous', target: 'page:about' },
    ],
    navbarRighLinks: [
      { label: 'Tarifs', target: 'page:prices' },
      { label: 'Contact', target: 'page:contact' },
    ],
    footerLogoDescription:
      'Farol veut dire « phare » en portugais. Depuis 2009, à Porto, nous envoyons de petits groupes à l’étranger et laissons la lumière allumée jusqu’à leur retour.',
    footerFirstRowTitle: 'Programmes',
    footerFirstRowLinks: [
      { label: 'Tous les programmes', target: 'overview:programs' },
      { label: 'Le portugais à Lisbonne', target: 'program:lisbon' },
      { label: 'Le lycée à Nelson', target: 'program:nelson' },
      { label: 'L’université à Kyoto', target: 'program:kyoto' },
      { label: 'Volontariat à Mindo', target: 'program:mindo' },
      { label: 'Au pair à Lyon', target: 'program:lyon' },
      { label: 'Stage à Berlin', target: 'program:berlin' },
      { label: 'Année de césure en Patagonie', target: 'program:patagonia' },
      { label: 'Colonie de vacances dans les Alpes', target: 'program:alps' },
    ],
    footerSecondRowTitle: 'Farol',
    footerSecondRowLinks: [
      { label: 'Qui sommes-nous', target: 'page:about' },
      { label: 'Comment ça marche', target: 'page:how-it-works' },
      { label: 'Sécurité', target: 'page:safety' },
      { label: 'Aides régionales', target: 'page:aides' },
      { label: 'Questions', target: 'page:questions' },
      { label: 'Contact', target: 'page:contact' },
    ],
    footerSocialMediaTitle: 'Suivez la lumière',
    footerSocialMediaIcons: socialMedia,
    footerPolicies: [
      { label: 'Confidentialité', target: 'page:privacy' },
      { label: 'Cookies', target: 'page:cookies' },
      { label: 'Accessibilité', target: 'page:accessibility' },
    ],
    mainLanguageSelectLabel: 'Langue',
    metaTitle: 'Farol',
    metaDescription:
      'Séjours linguistiques, lycée, volontariat, stages et année de césure à l’étranger, en petits groupes, avec notre propre coordinateur sur place.',
    logoAlt: 'Farol, retour à l’accueil',
  },
};

export const overviews: Record<'programs' | 'articles', Record<LanguageKey, Overview>> = {
  programs: {
    en: {
      title: 'Programs',
      lead: 'Eighteen ways to live somewhere else for a while, from two weeks to a whole school year. Choose by what you want to do, where, or when you can leave.',
      summary:
        'Eighteen programs abroad on seven continents: courses, school, university, volunteering, au pair stays, internships, gap years and camps.',
    },
    pt: {
      title: 'Programas',
      lead: 'Dezoito jeitos de morar um tempo em outro lugar, de duas semanas a um ano letivo inteiro. Escolha pelo que quer fazer, pelo destino ou pela data de partida.',
      summary:
        'Dezoito programas no exterior em sete continentes: idiomas, escola, universidade, voluntariado, au pair, estágio, ano sabático e acampamento.',
    },
    es: {
      title: 'Programas',
      lead: 'Dieciocho maneras de vivir una temporada en otra parte, de dos semanas a un curso entero. Elige por lo que quieres hacer, por el lugar o por la fecha.',
      summary:
        'Dieciocho programas en el extranjero en siete continentes: idiomas, instituto, universidad, voluntariado, au pair, prácticas y campamentos.',
    },
    fr: {
      title: 'Programmes',
      lead: 'Dix-sept façons de vivre ailleurs quelque temps, de deux semaines à une année scolaire entière. Choisissez selon vos envies, le lieu ou la date de départ.',
      summary:
        'Dix-sept programmes à l’étranger sur sept continents : langues, lycée, université, volontariat, au pair, stages, césure et colonies de vacances.',
    },
  },
  articles: {
    en: {
      title: 'Articles',
      lead: 'What we tell people across the kitchen table before they leave: papers, money, packing, homesickness, and what to do on the first Sunday.',
      summary:
        'Plain advice for a stay abroad: visas, costs, packing, safety, host families and homesickness, written by people who have been away.',
    },
    pt: {
      title: 'Artigos',
      lead: 'O que a gente conta na mesa da cozinha antes da viagem: documentos, dinheiro, mala, saudade e o que fazer no primeiro domingo.',
      summary:
        'Conselhos diretos para quem vai morar fora: vistos, custos, mala, segurança, família anfitriã e saudade, escritos por quem já foi.',
    },
    es: {
      title: 'Artículos',
      lead: 'Lo que contamos en la mesa de la cocina antes de que alguien se marche: papeles, dinero, equipaje, morriña y qué hacer el primer domingo.',
      summary:
        'Consejos claros para vivir fuera: visados, gastos, equipaje, seguridad, familias anfitrionas y nostalgia, escritos por quien ya se fue.',
    },
    fr: {
      title: 'Articles',
      lead: 'Ce que nous racontons autour de la table de la cuisine avant un départ : papiers, argent, bagages, mal du pays, et que faire le premier dimanche.',
      summary:
        'Des conseils simples pour vivre à l’étranger : visas, budget, bagages, sécurité, famille d’accueil, mal du pays, par des gens qui sont partis.',
    },
  },
};
