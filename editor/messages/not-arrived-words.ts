import type { InEach } from '@farol/content-model';

/** What is said where the messages of a language did not arrive: small enough to be there in all of them. */
export const notArrivedWords: InEach<Record<'title' | 'text' | 'loadAgain', string>> = {
  en: {
    title: 'The editor did not arrive',
    text: 'A part of it was lost on the way. Check your connection and load the page again. What you wrote is saved or kept on this device.',
    loadAgain: 'Load the page again',
  },
  pt: {
    title: 'O editor não chegou',
    text: 'Uma parte dele se perdeu no caminho. Verifique a conexão e carregue de novo. O que você escreveu está salvo ou guardado neste aparelho.',
    loadAgain: 'Carregar de novo',
  },
  es: {
    title: 'El editor no ha llegado',
    text: 'Una parte se ha perdido por el camino. Comprueba la conexión y vuelve a cargar. Lo que escribiste está guardado, o sigue en este dispositivo.',
    loadAgain: 'Volver a cargar',
  },
  fr: {
    title: 'L’éditeur n’est pas arrivé',
    text: 'Une partie s’est perdue en route. Vérifiez la connexion et rechargez. Ce que vous avez écrit est enregistré ou gardé sur cet appareil.',
    loadAgain: 'Recharger',
  },
};
