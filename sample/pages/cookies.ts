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
        'What this site keeps in your browser: one cookie for your language, two notes in local storage, and a tag manager only if you agree.',
      slices: [
        {
          slice: 'table',
          title: 'What is kept in your browser',
          head: ['Name', 'What it is for', 'Where', 'How long'],
          rows: [
            ['lang', 'The language you chose', 'Cookie', 'One year'],
            ['Colour mode', 'Light or dark', 'Local storage', 'Until you delete it'],
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

On your first visit we ask whether we may measure how the site is used. Until you say yes, nothing is loaded for it. If you say yes, a tag manager is loaded, and the services it starts may set cookies of their own. If you say no, the site works exactly the same.

## Changing your mind

Delete this site’s data in your browser’s settings. The question then comes back on your next visit, and your language and colour mode are chosen afresh.

More about what happens with data is under [privacy](page:privacy).`,
        },
      ],
    },
    pt: {
      uid: 'politica-de-cookies',
      title: 'Cookies',
      lead: 'Este site grava um único cookie próprio. Ele guarda o seu idioma.',
      summary:
        'O que este site guarda no seu navegador: um cookie de idioma, duas anotações no armazenamento local e um gerenciador de tags só com seu sim.',
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

Na primeira visita perguntamos se podemos medir o uso do site. Antes do sim, nada é carregado para isso. Se você aceitar, entra um gerenciador de tags, e os serviços que ele abre podem gravar cookies deles. Se recusar, o site funciona do mesmo jeito.

## Mudar de ideia

Apague os dados deste site nas configurações do navegador. Na visita seguinte a pergunta volta, e idioma e modo de cor são escolhidos de novo.

Sobre o que acontece com os dados, veja [privacidade](page:privacy).`,
        },
      ],
    },
    es: {
      uid: 'cookies-que-usamos',
      title: 'Cookies',
      lead: 'Este sitio guarda una sola cookie propia. Recuerda tu idioma.',
      summary:
        'Lo que este sitio guarda en tu navegador: una cookie de idioma, dos notas en el almacenamiento local y un gestor de etiquetas si aceptas.',
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

En la primera visita preguntamos si podemos medir cómo se usa el sitio. Hasta que dices que sí, no se carga nada para ello. Si aceptas, se carga un gestor de etiquetas, y los servicios que arranca pueden guardar sus propias cookies. Si dices que no, el sitio funciona exactamente igual.

## Cambiar de opinión

Borra los datos de este sitio en los ajustes del navegador. La pregunta volverá en la próxima visita, y el idioma y el modo de color se elegirán de nuevo.

Qué pasa con los datos lo contamos en [privacidad](page:privacy).`,
        },
      ],
    },
    fr: {
      uid: 'gestion-des-cookies',
      title: 'Cookies',
      lead: 'Ce site ne dépose qu’un seul cookie à lui. Il retient votre langue.',
      summary:
        'Ce que ce site garde dans votre navigateur : un cookie de langue, deux notes en stockage local, et un gestionnaire de balises si vous acceptez.',
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

À la première visite, nous demandons si nous pouvons mesurer l’usage du site. Avant votre oui, rien n’est chargé pour cela. Si vous acceptez, un gestionnaire de balises est chargé, et les services qu’il lance peuvent déposer leurs propres cookies. Si vous refusez, le site fonctionne exactement de la même façon.

## Changer d’avis

Effacez les données de ce site dans les réglages du navigateur. La question reviendra à la visite suivante ; la langue et le mode de couleur seront choisis de nouveau.

Ce que deviennent les données est expliqué sous [confidentialité](page:privacy).`,
        },
      ],
    },
  },
} satisfies Page;
