import type { Page } from '../source.ts';

export default {
  key: 'privacy',
  scenes: [],
  text: {
    en: {
      uid: 'privacy',
      title: 'Privacy',
      lead: 'What we learn about you, why, for how long, and how to make us forget it.',
      summary:
        'Which personal data Farol handles on this website and during a stay, for what purpose, for how long, and which rights you have over it.',
      slices: [
        {
          slice: 'text',
          body: `## On this website

You can read every page without telling us who you are. To send you a page, the server has to see your device’s internet address, as every server does. We do not join it to your name, and we build no profile.

The site keeps three small things in your browser: a cookie named **lang** with your language, for one year, and in local storage your color mode and your answer to our consent question. A tag manager may keep something there only if you agree. Details are under [cookies](page:cookies).

## When you write to us

We keep your message and our answer so that the next colleague need not ask you again. If nothing comes of it, we delete both after twelve months.

## When you travel with us

For a stay we need more: name, date of birth, passport, emergency contacts, and what a family or doctor must know about your health. The coordinator at your place and your host see what they need and no more. Health details are deleted thirty days after your return. Contracts and invoices stay for as long as tax law requires. We sell no data, to anyone.

For places outside the European Union your data goes there too, since that is where the room is. It rests on your contract, and the receiver signs our rules first.

## Your rights

You may ask what we hold, have it corrected, have it deleted, take it with you, or object. Write to [privacy@farol.example](mailto:privacy@farol.example); we answer within thirty days. You may also complain to the data protection authority of your country.

Responsible for all this: Farol, Rua do Farol 12, Porto, Portugal.`,
        },
      ],
    },
    pt: {
      uid: 'privacidade',
      title: 'Privacidade',
      lead: 'O que ficamos sabendo de você, para quê, por quanto tempo, e como fazer a gente esquecer.',
      summary:
        'Que dados pessoais a Farol trata neste site e durante a viagem, para que servem, por quanto tempo ficam guardados e quais são os seus direitos.',
      slices: [
        {
          slice: 'text',
          body: `## Neste site

Dá para ler todas as páginas sem dizer quem você é. Para enviar uma página, o servidor precisa ver o endereço de internet do seu aparelho, como qualquer servidor. Não juntamos esse endereço ao seu nome nem montamos perfil.

O site guarda três coisinhas no seu navegador: um cookie chamado **lang**, com o idioma, por um ano, e, no armazenamento local, o modo de cor e a sua resposta à pergunta de consentimento. Um gerenciador de tags só pode gravar algo ali se você aceitar. Os detalhes estão em [cookies](page:cookies).

## Quando você escreve

Guardamos a sua mensagem e a nossa resposta para que o próximo colega não pergunte tudo de novo. Se não der em nada, apagamos as duas depois de doze meses.

## Quando você viaja com a gente

Para uma estadia precisamos de mais: nome, data de nascimento, passaporte, contatos de emergência e o que a família ou o médico devem saber da sua saúde. O coordenador e quem hospeda veem só o necessário. Dados de saúde são apagados trinta dias depois da volta. Contratos e notas ficam pelo prazo que a lei fiscal exige. Não vendemos dados a ninguém.

Em destinos fora da União Europeia, os dados também vão para lá, porque é lá que fica o quarto. A base é o seu contrato, e quem recebe assina antes as nossas regras.

## Seus direitos

Você pode saber o que temos, corrigir, apagar, levar embora ou se opor. Escreva para [privacy@farol.example](mailto:privacy@farol.example); respondemos em até trinta dias. Também pode reclamar à autoridade de proteção de dados do seu país.

Responsável: Farol, Rua do Farol 12, Porto, Portugal.`,
        },
      ],
    },
    es: {
      uid: 'privacidad',
      title: 'Privacidad',
      lead: 'Qué sabemos de ti, para qué, durante cuánto tiempo y cómo hacer que lo olvidemos.',
      summary:
        'Qué datos personales trata Farol en esta web y durante una estancia, para qué, cuánto tiempo los guarda y qué derechos tienes sobre ellos.',
      slices: [
        {
          slice: 'text',
          body: `## En esta web

Puedes leer todas las páginas sin decirnos quién eres. Para enviarte una, el servidor tiene que ver la dirección de internet de tu dispositivo, como cualquier servidor. No la unimos a tu nombre ni hacemos perfiles.

El sitio guarda tres cosas pequeñas en tu navegador: una cookie llamada **lang** con tu idioma, durante un año, y en el almacenamiento local el modo de color y tu respuesta a la pregunta del consentimiento. Un gestor de etiquetas solo puede guardar algo ahí si aceptas. Los detalles están en [cookies](page:cookies).

## Cuando nos escribes

Guardamos tu mensaje y nuestra respuesta para que el siguiente compañero no te lo pregunte todo otra vez. Si la cosa queda en nada, borramos ambos a los doce meses.

## Cuando viajas con nosotros

Para una estancia necesitamos más: nombre, fecha de nacimiento, pasaporte, contactos de emergencia y lo que una familia o un médico deban saber de tu salud. El coordinador y quien te aloja ven lo que necesitan y nada más. Los datos de salud se borran treinta días después de la vuelta. Contratos y facturas se guardan lo que exige la ley fiscal. No vendemos datos a nadie.

En destinos de fuera de la Unión Europea, tus datos también viajan, porque allí está la habitación. La base es tu contrato, y quien los recibe firma antes nuestras normas.

## Tus derechos

Puedes saber qué tenemos, corregirlo, borrarlo, llevártelo u oponerte. Escribe a [privacy@farol.example](mailto:privacy@farol.example); contestamos en treinta días como mucho. También puedes reclamar ante la autoridad de protección de datos de tu país.

Responsable: Farol, Rua do Farol 12, Oporto, Portugal.`,
        },
      ],
    },
    fr: {
      uid: 'confidentialite',
      title: 'Confidentialité',
      lead: 'Ce que nous apprenons de vous, pourquoi, pour combien de temps, et comment nous le faire oublier.',
      summary:
        'Quelles données personnelles Farol traite sur ce site et pendant un séjour, à quelles fins, pendant combien de temps, et quels sont vos droits.',
      slices: [
        {
          slice: 'text',
          body: `## Sur ce site

Vous pouvez lire toutes les pages sans nous dire qui vous êtes. Pour vous envoyer une page, le serveur doit voir l’adresse internet de votre appareil, comme tout serveur. Nous ne la rattachons pas à votre nom et ne dressons aucun profil.

Le site garde trois petites choses dans votre navigateur : un cookie nommé **lang**, avec votre langue, pendant un an, et, dans le stockage local, votre mode de couleur et votre réponse à la question du consentement. Un gestionnaire de balises n’y enregistre quelque chose que si vous acceptez. Le détail figure sous [cookies](page:cookies).

## Quand vous nous écrivez

Nous gardons votre message et notre réponse pour que le prochain collègue n’ait pas à tout redemander. S’il n’y a pas de suite, nous effaçons les deux au bout de douze mois.

## Quand vous partez avec nous

Pour un séjour, il nous faut davantage : nom, date de naissance, passeport, personnes à prévenir, et ce qu’une famille ou un médecin doit savoir de votre santé. Le coordinateur et l’hôte voient le nécessaire, rien de plus. Les données de santé sont effacées trente jours après le retour. Contrats et factures restent le temps qu’exige la loi fiscale. Nous ne vendons de données à personne.

Pour une destination hors de l’Union européenne, vos données y vont aussi, puisque la chambre s’y trouve. Cela repose sur votre contrat, et le destinataire signe d’abord nos règles.

## Vos droits

Vous pouvez demander ce que nous détenons, le faire corriger, le faire effacer, l’emporter, ou vous opposer. Écrivez à [privacy@farol.example](mailto:privacy@farol.example) ; nous répondons sous trente jours. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.

Responsable : Farol, Rua do Farol 12, Porto, Portugal.`,
        },
      ],
    },
  },
} satisfies Page;
