import type { Page } from '../source.ts';

export default {
  key: 'cookies',
  scenes: [],
  text: {
    en: {
      uid: 'cookies',
      title: 'Cookies',
      lead: 'This site sets one cookie of its own. It remembers your language.',
      summary:
        'What this site keeps in your browser: one cookie for your language, two notes in local storage, and what counts visits only if you agree.',
      slices: [
        {
          slice: 'table',
          title: 'What is kept in your browser',
          head: ['Name', 'What it is for', 'Where', 'How long'],
          rows: [
            ['lang', 'The language you chose', 'Cookie', 'One year'],
            ['Color mode', 'Light or dark', 'Local storage', 'Until you delete it'],
            [
              'Consent answer',
              'Whether you said yes or no to measuring',
              'Local storage',
              'Until you delete it',
            ],
          ],
          note: 'None of the three says who you are. The two notes in local storage never leave your device.',
        },
        {
          slice: 'text',
          body: `## Measuring, only if you agree

If we would like to measure, we ask on your first visit whether we may measure how the site is used. Until you say yes, the tag manager that does it may store nothing in your browser. If you say yes, it and the services it starts may set cookies of their own to count visits. If you say no, the site works exactly the same.

## Changing your mind

As long as we measure, **Cookie choices** stands at the foot of each page and asks you again whenever you like. Where it is missing, nothing is measured. If you delete this site’s data in your browser’s settings, the question comes back as well, and your language and color mode are chosen afresh.

More about what happens with data is under [privacy](page:privacy).`,
        },
      ],
    },
    pt: {
      uid: 'politica-de-cookies',
      title: 'Cookies',
      lead: 'Este site grava um único cookie próprio. Ele guarda o seu idioma.',
      summary:
        'O que este site guarda no seu navegador: um cookie de idioma, duas anotações no armazenamento local e a contagem de visitas só com seu sim.',
      slices: [
        {
          slice: 'table',
          title: 'O que fica no seu navegador',
          head: ['Nome', 'Para que serve', 'Onde', 'Por quanto tempo'],
          rows: [
            ['lang', 'O idioma que você escolheu', 'Cookie', 'Um ano'],
            ['Modo de cor', 'Claro ou escuro', 'Armazenamento local', 'Até você apagar'],
            [
              'Resposta ao consentimento',
              'Se você disse sim ou não à medição',
              'Armazenamento local',
              'Até você apagar',
            ],
          ],
          note: 'Nenhum dos três diz quem você é. As duas anotações do armazenamento local nunca saem do seu aparelho.',
        },
        {
          slice: 'text',
          body: `## Medição, só se você concordar

Quando queremos medir, perguntamos na primeira visita se podemos medir o uso do site. Antes do sim, o gerenciador de tags que faz isso não pode gravar nada no seu navegador. Se você aceitar, ele e os serviços que ele abre podem gravar cookies deles para contar as visitas. Se recusar, o site funciona do mesmo jeito.

## Mudar de ideia

Enquanto medimos, **Opções de cookies** fica no pé de cada página e repete a pergunta quando você quiser. Se não estiver lá, nada é medido. Se você apagar os dados deste site nas configurações do navegador, ela volta também, e idioma e modo de cor são escolhidos de novo.

Sobre o que acontece com os dados, veja [privacidade](page:privacy).`,
        },
      ],
    },
    es: {
      uid: 'cookies-que-usamos',
      title: 'Cookies',
      lead: 'Este sitio guarda una sola cookie propia. Recuerda tu idioma.',
      summary:
        'Lo que este sitio guarda en tu navegador: una cookie de idioma, dos notas en el almacenamiento local y lo que cuenta visitas, solo si aceptas.',
      slices: [
        {
          slice: 'table',
          title: 'Lo que se guarda en tu navegador',
          head: ['Nombre', 'Para qué sirve', 'Dónde', 'Cuánto tiempo'],
          rows: [
            ['lang', 'El idioma que elegiste', 'Cookie', 'Un año'],
            ['Modo de color', 'Claro u oscuro', 'Almacenamiento local', 'Hasta que lo borres'],
            [
              'Respuesta al consentimiento',
              'Si dijiste sí o no a la medición',
              'Almacenamiento local',
              'Hasta que lo borres',
            ],
          ],
          note: 'Ninguno de los tres dice quién eres. Las dos notas del almacenamiento local no salen nunca de tu dispositivo.',
        },
        {
          slice: 'text',
          body: `## Medir, solo si aceptas

Cuando queremos medir, preguntamos en la primera visita si podemos medir cómo se usa el sitio. Hasta que dices que sí, el gestor de etiquetas que lo hace no puede guardar nada en tu navegador. Si aceptas, tanto él como los servicios que arranca pueden guardar sus propias cookies para contar las visitas. Si dices que no, el sitio funciona exactamente igual.

## Cambiar de opinión

Mientras midamos, **Opciones de cookies** está al pie de cada página y la pregunta vuelve cuando quieras. Si no aparece, no se mide nada. Si borras los datos de este sitio en los ajustes del navegador, también vuelve, y el idioma y el modo de color se eligen de nuevo.

Qué pasa con los datos lo contamos en [privacidad](page:privacy).`,
        },
      ],
    },
    fr: {
      uid: 'gestion-des-cookies',
      title: 'Cookies',
      lead: 'Ce site ne dépose qu’un seul cookie à lui. Il retient votre langue.',
      summary:
        'Ce que ce site garde dans votre navigateur : un cookie de langue, deux notes en stockage local, et le comptage des visites si vous acceptez.',
      slices: [
        {
          slice: 'table',
          title: 'Ce qui est conservé dans votre navigateur',
          head: ['Nom', 'À quoi cela sert', 'Où', 'Combien de temps'],
          rows: [
            ['lang', 'La langue choisie', 'Cookie', 'Un an'],
            [
              'Mode de couleur',
              'Clair ou sombre',
              'Stockage local',
              'Jusqu’à ce que vous l’effaciez',
            ],
            [
              'Réponse au consentement',
              'Votre oui ou votre non à la mesure',
              'Stockage local',
              'Jusqu’à ce que vous l’effaciez',
            ],
          ],
          note: 'Aucun des trois ne dit qui vous êtes. Les deux notes du stockage local ne quittent jamais votre appareil.',
        },
        {
          slice: 'text',
          body: `## Mesurer, seulement si vous êtes d’accord

Quand nous souhaitons mesurer, nous demandons à la première visite si nous pouvons mesurer l’usage du site. Avant votre oui, le gestionnaire de balises qui s’en charge ne peut rien enregistrer dans votre navigateur. Si vous acceptez, les services qu’il lance et lui-même peuvent déposer leurs propres cookies pour compter les visites. Si vous refusez, le site fonctionne exactement de la même façon.

## Changer d’avis

Tant que nous mesurons, **Choix des cookies** figure au pied de chaque page et repose la question quand vous voulez. S’il n’y est pas, rien n’est mesuré. Si vous effacez les données de ce site dans les réglages du navigateur, elle revient aussi ; la langue et le mode de couleur sont alors choisis de nouveau.

Ce que deviennent les données est expliqué sous [confidentialité](page:privacy).`,
        },
      ],
    },
  },
} satisfies Page;
