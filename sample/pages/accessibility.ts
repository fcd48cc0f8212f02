import type { Page } from '../source.ts';

export default {
  key: 'accessibility',
  scenes: [],
  text: {
    en: {
      uid: 'accessibility',
      title: 'Accessibility',
      lead: 'This site should work for you however you read it. Where it does not, we want to know.',
      summary:
        'How this website is built so that everyone can use it, which standard we aim for, what we know is missing, and where to tell us of a barrier.',
      slices: [
        {
          slice: 'text',
          body: `## What we aim for

We build to level AA of the Web Content Accessibility Guidelines 2.2. In practice that means:

- Everything can be reached and used with a keyboard, and you can see where you are.
- Headings, lists and tables are marked as such, so that a screen reader can jump between them.
- Text stands out from its background in the light and in the dark color mode.
- You can enlarge the text to twice its size without losing anything.
- If your device asks for less motion, things stay still.
- Each page names its language.

Your color mode is kept in your browser’s local storage, so you choose it once.

## What is not there yet

The maps of our routes are pictures; the same stops are listed as text beside them. Our video has no audio description yet. On most phones two fingers do not enlarge a page of this site; the text size or zoom in your browser’s settings does. Consulate forms that we link to are not ours, and some cannot be read by a screen reader. We fill those in with you on the telephone.

## On the spot

Not every street in Lisbon has an elevator. Tell us what you need, a step-free room, a quiet family, a sign-language interpreter, and we say honestly which places can do it.

## Tell us

Write to [access@farol.example](mailto:access@farol.example) with the page and what happened. You get an answer within five working days, and the content in another form if you need it. If we let you down, the authority in charge in your country will hear you.`,
        },
      ],
    },
    pt: {
      uid: 'acessibilidade',
      title: 'Acessibilidade',
      lead: 'Este site deve funcionar do jeito que você lê. Onde não funcionar, queremos saber.',
      summary:
        'Como este site foi feito para que todos possam usar, que norma seguimos, o que sabemos que ainda falta e onde contar que algo atrapalhou.',
      slices: [
        {
          slice: 'text',
          body: `## O que buscamos

Seguimos o nível AA das Diretrizes de Acessibilidade para Conteúdo Web, WCAG 2.2. Na prática:

- Dá para chegar a tudo e usar tudo pelo teclado, vendo onde se está.
- Títulos, listas e tabelas são marcados como tal, e o leitor de tela pula de um para outro.
- O texto se destaca do fundo no modo claro e no escuro.
- O texto pode dobrar de tamanho sem que nada se perca.
- Se o seu aparelho pede menos movimento, as coisas ficam paradas.
- Cada página declara o idioma.

O modo de cor fica guardado no armazenamento local do navegador: você escolhe uma vez só.

## O que ainda falta

Os mapas das rotas são imagens; as mesmas paradas estão em texto ao lado. Nosso vídeo ainda não tem audiodescrição. Na maioria dos celulares, abrir dois dedos não amplia as páginas daqui; o tamanho do texto ou o zoom nas configurações do navegador amplia. Os formulários de consulado que indicamos não são nossos, e alguns não funcionam com leitor de tela. Esses a gente preenche com você por telefone.

## No lugar

Nem toda ladeira de Lisboa tem elevador. Conte do que precisa, quarto sem degrau, família tranquila, intérprete de língua de sinais, e diremos com franqueza quais lugares conseguem.

## Conte para nós

Escreva para [access@farol.example](mailto:access@farol.example) dizendo a página e o que aconteceu. A resposta sai em cinco dias úteis, com o conteúdo em outro formato se for preciso. Se falharmos, procure o órgão responsável do seu país.`,
        },
      ],
    },
    es: {
      uid: 'accesibilidad',
      title: 'Accesibilidad',
      lead: 'Este sitio debería servirte leas como leas. Donde no lo haga, queremos saberlo.',
      summary:
        'Cómo está hecha esta web para que todos puedan usarla, qué norma seguimos, qué sabemos que falta y dónde avisar de una barrera.',
      slices: [
        {
          slice: 'text',
          body: `## Lo que buscamos

Seguimos el nivel AA de las Pautas de Accesibilidad para el Contenido Web, WCAG 2.2. En la práctica:

- A todo se llega con el teclado, y siempre se ve dónde estás.
- Títulos, listas y tablas están marcados como tales, y el lector de pantalla salta de uno a otro.
- El texto se distingue del fondo en el modo claro y en el oscuro.
- Puedes doblar el tamaño del texto sin perder nada.
- Si tu dispositivo pide menos movimiento, las cosas se quedan quietas.
- Cada página declara su idioma.

El modo de color se guarda en el almacenamiento local del navegador: lo eliges una sola vez.

## Lo que aún falta

Los mapas de las rutas son imágenes; las mismas paradas figuran al lado en texto. Nuestro vídeo no tiene todavía audiodescripción. En la mayoría de los móviles, separar dos dedos no amplía las páginas de este sitio; el tamaño del texto o el zoom en los ajustes del navegador, sí. Los formularios de consulados que enlazamos no son nuestros, y algunos no funcionan con lector de pantalla. Esos los rellenamos contigo por teléfono.

## Sobre el terreno

No todas las cuestas de Lisboa tienen ascensor. Dinos qué necesitas, una habitación sin escalones, una familia tranquila, un intérprete de lengua de signos, y te diremos con franqueza qué lugares pueden.

## Cuéntanoslo

Escribe a [access@farol.example](mailto:access@farol.example) con la página y lo que ha pasado. Contestamos en cinco días laborables, con el contenido en otro formato si lo necesitas. Si te fallamos, el organismo competente de tu país te escuchará.`,
        },
      ],
    },
    fr: {
      uid: 'accessibilite',
      title: 'Accessibilité',
      lead: 'Ce site doit fonctionner quelle que soit votre manière de lire. Là où il échoue, nous voulons le savoir.',
      summary:
        'Comment ce site est conçu pour que chacun puisse s’en servir, quelle norme nous visons, ce qui manque encore et où signaler un obstacle.',
      slices: [
        {
          slice: 'text',
          body: `## Ce que nous visons

Nous visons le niveau AA des règles pour l’accessibilité des contenus web, WCAG 2.2. Concrètement :

- Tout est accessible au clavier, et l’on voit toujours où l’on se trouve.
- Titres, listes et tableaux sont balisés comme tels, et un lecteur d’écran passe de l’un à l’autre.
- Le texte se détache du fond en mode clair comme en mode sombre.
- On peut doubler la taille du texte sans rien perdre.
- Si votre appareil demande moins d’animations, rien ne bouge.
- Chaque page déclare sa langue.

Le mode de couleur est gardé dans le stockage local du navigateur : vous le choisissez une fois.

## Ce qui manque encore

Les cartes de nos itinéraires sont des images ; les mêmes étapes figurent à côté en texte. Notre vidéo n’a pas encore d’audiodescription. Sur la plupart des téléphones, écarter deux doigts n’agrandit pas les pages de ce site ; la taille du texte ou le zoom dans les réglages du navigateur, si. Les formulaires de consulats vers lesquels nous renvoyons ne sont pas les nôtres, et certains résistent aux lecteurs d’écran. Ceux-là, nous les remplissons avec vous au téléphone.

## Sur place

Toutes les ruelles de Lisbonne n’ont pas d’ascenseur. Dites-nous ce qu’il vous faut, une chambre de plain-pied, une famille calme, un interprète en langue des signes, et nous dirons franchement quels lieux le permettent.

## Dites-le-nous

Écrivez à [access@farol.example](mailto:access@farol.example) en indiquant la page et ce qui s’est produit. Vous aurez une réponse sous cinq jours ouvrés, et le contenu sous une autre forme si besoin. Si nous vous décevons, l’autorité compétente de votre pays vous entendra.`,
        },
      ],
    },
  },
} satisfies Page;
