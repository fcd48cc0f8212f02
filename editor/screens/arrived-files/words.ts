import type { InEach } from '@farol/content-model';

interface ArrivedFilesWords {
  title: string;
  /** Followed by a link to the page. */
  waits: (file: string) => string;
  /** Followed by a link to the page. */
  notSent: (file: string) => string;
  filled: (file: string, page: string) => string;
  gone: (file: string, page: string) => string;
  /** For one that could not be sent. */
  notSentGone: (file: string, page: string) => string;
  notSentFilled: (file: string, page: string) => string;
  onlyToRead: (file: string, page: string) => string;
  useThere: string;
  onlyKeep: string;
}

export const arrivedFilesWords: InEach<ArrivedFilesWords> = {
  en: {
    title: 'Files you uploaded',
    waits: (file) => `“${file}” is uploaded. It goes into its field once this page is open:`,
    notSent: (file) => `“${file}” could not be uploaded. You can try again on its page:`,
    filled: (file, page) =>
      `“${file}” is uploaded, but its field in “${page}” was changed meanwhile.`,
    gone: (file, page) =>
      `“${file}” is uploaded and in the media, but its field in “${page}” is not there any more.`,
    notSentGone: (file, page) =>
      `“${file}” could not be uploaded, and its field in “${page}” is not there any more.`,
    notSentFilled: (file, page) =>
      `“${file}” could not be uploaded, and its field in “${page}” was changed meanwhile.`,
    onlyToRead: (file, page) =>
      `“${file}” is uploaded and in the media, but you can only read “${page}”.`,
    useThere: 'Use the file there',
    onlyKeep: 'Only keep it in the media',
  },
  pt: {
    title: 'Arquivos que você enviou',
    waits: (file) => `“${file}” foi enviado. Ele entra no campo quando esta página for aberta:`,
    notSent: (file) => `Não foi possível enviar “${file}”. Você pode tentar de novo na página:`,
    filled: (file, page) =>
      `“${file}” foi enviado, mas nesse meio-tempo o campo em “${page}” foi alterado.`,
    gone: (file, page) =>
      `“${file}” foi enviado e está na mídia, mas o campo em “${page}” não existe mais.`,
    notSentGone: (file, page) =>
      `Não foi possível enviar “${file}”, e o campo em “${page}” não existe mais.`,
    notSentFilled: (file, page) =>
      `Não foi possível enviar “${file}”, e nesse meio-tempo o campo em “${page}” foi alterado.`,
    onlyToRead: (file, page) =>
      `“${file}” foi enviado e está na mídia, mas você só pode ler “${page}”.`,
    useThere: 'Usar o arquivo ali',
    onlyKeep: 'Deixar só na mídia',
  },
  es: {
    title: 'Archivos que subiste',
    waits: (file) => `«${file}» está subido. Entrará en su campo cuando se abra esta página:`,
    notSent: (file) => `No se pudo subir «${file}». Puedes volver a intentarlo en su página:`,
    filled: (file, page) =>
      `«${file}» está subido, pero entretanto se cambió su campo en «${page}».`,
    gone: (file, page) =>
      `«${file}» está subido y en Multimedia, pero su campo en «${page}» ya no existe.`,
    notSentGone: (file, page) =>
      `No se pudo subir «${file}», y su campo en «${page}» ya no existe.`,
    notSentFilled: (file, page) =>
      `No se pudo subir «${file}», y entretanto se cambió su campo en «${page}».`,
    onlyToRead: (file, page) =>
      `«${file}» está subido y en Multimedia, pero solo puedes leer «${page}».`,
    useThere: 'Usar el archivo ahí',
    onlyKeep: 'Dejarlo solo en Multimedia',
  },
  fr: {
    title: 'Fichiers que vous avez envoyés',
    waits: (file) =>
      `«\u00a0${file}\u00a0» est envoyé. Il prendra place dans son champ à l’ouverture de cette page\u00a0:`,
    notSent: (file) =>
      `«\u00a0${file}\u00a0» n’a pas pu être envoyé. Vous pouvez réessayer sur sa page\u00a0:`,
    filled: (file, page) =>
      `«\u00a0${file}\u00a0» est envoyé, mais entre-temps son champ a été modifié dans «\u00a0${page}\u00a0».`,
    gone: (file, page) =>
      `«\u00a0${file}\u00a0» est envoyé et figure dans les médias, mais son champ dans «\u00a0${page}\u00a0» n’existe plus.`,
    notSentGone: (file, page) =>
      `«\u00a0${file}\u00a0» n’a pas pu être envoyé, et son champ dans «\u00a0${page}\u00a0» n’existe plus.`,
    notSentFilled: (file, page) =>
      `«\u00a0${file}\u00a0» n’a pas pu être envoyé, et entre-temps son champ a été modifié dans «\u00a0${page}\u00a0».`,
    onlyToRead: (file, page) =>
      `«\u00a0${file}\u00a0» est envoyé et figure dans les médias, mais vous ne pouvez que lire «\u00a0${page}\u00a0».`,
    useThere: 'Y utiliser le fichier',
    onlyKeep: 'Le garder seulement dans les médias',
  },
};
