import type { Page } from '../source.ts';

export default {
  key: 'aides',
  scenes: ['study-desk', 'packed-bag'],
  text: {
    fr: {
      uid: 'aides-regionales-sejour-etranger',
      title: 'Aides régionales pour un séjour à l’étranger',
      lead: 'Beaucoup d’aides à la mobilité ne sont jamais demandées, faute d’être connues. Voici où chercher, dans quel ordre et à quel moment.',
      summary:
        'Région, département, Crous, Erasmus+ : où chercher une aide publique pour étudier, faire un stage ou un volontariat à l’étranger, et quand.',
      slices: [
        {
          slice: 'text',
          body: `## D’abord votre région

En France, chaque région décide de ses propres aides à la mobilité internationale. Elles concernent surtout les études et les stages, parfois les lycéens et les apprentis, plus rarement le volontariat. Les montants changent d’une année et d’une région à l’autre : fiez-vous uniquement au site de la vôtre, pas aux forums.

La région qui compte est en général celle de votre établissement, non celle de vos parents. La demande se fait presque toujours en ligne, et **avant le départ**. Une demande déposée après le premier jour du stage est, presque partout, une demande perdue.`,
        },
        {
          slice: 'table',
          title: 'Qui aide quoi',
          head: ['Organisme', 'Pour quel séjour', 'À qui s’adresser'],
          rows: [
            [
              'Conseil régional',
              'Semestre d’études, stage',
              'Service des relations internationales de l’établissement',
            ],
            [
              'Département, commune',
              'Projets de jeunes, parfois volontariat',
              'Mairie, point info jeunesse',
            ],
            ['Erasmus+', 'Études et stages, surtout en Europe', 'Votre université, école ou lycée'],
            [
              'Crous',
              'Étudiants boursiers : aide à la mobilité internationale',
              'Votre établissement, puis le Crous',
            ],
            [
              'Corps européen de solidarité',
              'Volontariat de 18 à 30 ans',
              'Une organisation d’envoi agréée',
            ],
            [
              'France Travail, mission locale',
              'Stage ou formation, demandeurs d’emploi',
              'Votre conseiller',
            ],
          ],
          note: 'Les conditions évoluent. Vérifiez-les auprès de l’organisme avant de compter dessus.',
        },
        {
          slice: 'steps',
          title: 'Dans l’ordre',
          text: 'Un dossier d’aide se prépare en même temps que le séjour, pas après.',
          steps: [
            {
              title: 'Six mois avant',
              text: 'Écrivez à votre établissement : existe-t-il une aide, une convention est-elle nécessaire, quelle est la date limite ?',
            },
            {
              title: 'Quatre mois avant',
              text: 'Demandez-nous le devis et l’attestation de séjour. Nous les envoyons sous trois jours ouvrés, en français.',
            },
            {
              title: 'Trois mois avant',
              text: 'Déposez la demande en ligne. Gardez l’accusé de réception et une copie de chaque pièce.',
            },
            {
              title: 'Sur place',
              text: 'Faites signer l’attestation de présence la première et la dernière semaine. Sans elle, le solde n’est souvent pas versé.',
            },
          ],
        },
        {
          slice: 'text_with_picture',
          body: `## Les pièces qu’on vous demandera

- une pièce d’identité et un relevé d’identité bancaire à votre nom
- le dernier avis d’imposition du foyer
- un certificat de scolarité
- la convention de stage ou la lettre d’admission
- un devis, que nous établissons
- quelques lignes sur votre projet, qu’il vaut mieux écrire vous-même

Camille, à Paris, relit les dossiers le jeudi après-midi. Envoyez le vôtre à [paris@farol.example](mailto:paris@farol.example) au moins dix jours avant la date limite.`,
          scene: 'study-desk',
          side: 'right',
        },
        {
          slice: 'questions',
          title: 'Questions fréquentes',
          questions: [
            {
              question: 'Une aide publique est-elle compatible avec une bourse Farol ?',
              answer:
                'De notre côté, oui. Du côté public, lisez le règlement : certaines aides ne se cumulent pas. Les nôtres sont décrites sous [tarifs et bourses](page:prices).',
            },
            {
              question: 'Les séjours linguistiques sont-ils aidés ?',
              answer:
                'Rarement par les régions. Un comité d’entreprise, la commune ou la caisse d’allocations familiales participe parfois pour les plus jeunes. Demandez, la réponse ne coûte qu’un appel.',
            },
            {
              question: 'Quand l’argent arrive-t-il ?',
              answer:
                'Souvent en deux fois, et la seconde après le retour. Prévoyez donc de quoi avancer la somme. Nous pouvons étaler le paiement.',
            },
          ],
        },
        {
          slice: 'call_to_action',
          title: 'Besoin d’un devis pour votre dossier ?',
          text: 'Dites-nous le programme, les dates et la date limite de la demande.',
          actions: [
            { label: 'Écrire à Paris', target: 'mailto:paris@farol.example' },
            { label: 'Voir les programmes', target: 'overview:programs' },
          ],
        },
      ],
    },
  },
} satisfies Page;
