import type { Page } from '../source.ts';

const logos = [
  { name: 'Círculo Português de Intercâmbio' },
  { name: 'Small Groups Abroad' },
  { name: 'The Safe Return Network' },
  { name: 'Charte des familles d’accueil' },
  { name: 'Atlantic Language Schools Union' },
];

export default {
  key: 'about',
  scenes: ['harbour-morning', 'lighthouse'],
  text: {
    en: {
      uid: 'about-us',
      title: 'About Farol',
      lead: 'Two people who had been away, one rented desk, and the idea that nobody should land in a strange town without a name to call.',
      summary:
        'Farol was founded in Porto in 2009 by two former exchange students. Thirty-one people, small groups and a coordinator at each place.',
      slices: [
        {
          slice: 'text',
          body: `Rita was sixteen when she spent a year in Nova Scotia. Her suitcase arrived four days after she did, her host mother lent her a sweater with a moose on it, and by Easter she was dreaming in English. Paulo spent the same year in Lübeck. His first family did not work out; in November he moved to a second one, and he still goes there for Christmas.

They met in college in Porto and found that they told the same story from two ends. What had saved both years was not an agency. It was one person in the town who picked up the telephone.

In 2009 they rented a desk in Rua do Farol and put that person first. In the first summer eleven people went to [Galway](program:galway). Nine wrote a postcard.`,
        },
        {
          slice: 'text_with_picture',
          body: `## What we have stayed

We could be bigger. Every spring somebody offers us a country where “it practically runs itself”. Nothing runs itself. We open a place when three things are true: one of us has lived there for at least a month, we have found a coordinator we would trust with our own sister, and we can say what the place is like in February.

- **Small groups.** People should know each other’s names by the second evening.
- **Our own coordinators.** They have a contract with us, a budget of their own and the right to say no.
- **Prices with everything in them.** What is not included is in a list, with what it usually costs.`,
          scene: 'galway-quay',
          side: 'right',
        },
        {
          slice: 'figures',
          title: 'Farol in five numbers',
          figures: [
            { value: '31', label: 'people work here, 18 of them as coordinators at the places' },
            {
              value: '2,600',
              label: 'travelers since 2009, which is few, and we remember most of them',
            },
            { value: '3', label: 'offices: Porto, London and Paris' },
            { value: '1 in 3', label: 'comes because a friend, a sister or a cousin has been' },
            { value: '2', label: 'places closed again, because we could no longer vouch for them' },
          ],
        },
        {
          slice: 'team',
          title: 'Four you are likely to meet',
          text: 'The others are at the places, or on the other line.',
          people: [
            {
              name: 'Rita Tavares',
              role: 'Founder, programs · Porto',
              text: 'Chooses the places and sleeps in every bed once. Still has the sweater with the moose.',
              portrait: 'rita',
            },
            {
              name: 'Paulo Rocha',
              role: 'Founder, prices and contracts · Porto',
              text: 'Reads the small print aloud until it is short. Ask him about scholarships.',
              portrait: 'paulo',
            },
            {
              name: 'Maeve Brennan',
              role: 'Safety and the emergency line · London',
              text: 'Was a mountain rescue volunteer in Kerry. Calm at four in the morning, less so before coffee.',
              portrait: 'maeve',
            },
            {
              name: 'Camille Marchand',
              role: 'Host families and parents · Paris',
              text: 'Has visited more than two hundred kitchens. Says she knows by the fridge door.',
              portrait: 'camille',
            },
          ],
        },
        {
          slice: 'gallery',
          title: 'A year, seen from the office wall',
          pictures: [
            { scene: 'harbour-morning', caption: 'The first boat out, a little after six' },
            { scene: 'kitchen-table', caption: 'Where most of the language is learned' },
            { scene: 'market-stalls', caption: 'Saturday shopping, with the wrong word for leek' },
            { scene: 'mountain-path', caption: 'Second week, when the boots stop hurting' },
            { scene: 'campfire', caption: 'The last evening, which always runs late' },
            { scene: 'ferry-crossing', caption: 'On the way home, looking back' },
          ],
        },
        { slice: 'logos', title: 'We are members of', logos },
        {
          slice: 'quotes',
          title: 'What people say of us',
          quotes: [
            {
              quote:
                'They told me my first choice was wrong for me. I was cross for a week. They were right.',
              name: 'Beatriz',
              detail: 'a semester in Bologna',
              portrait: 'beatriz',
            },
            {
              quote:
                'Our coordinator came to the dentist with me and waited with a magazine. I have never forgotten that.',
              name: 'Oscar',
              detail: 'an internship in Cape Town',
              portrait: 'oscar',
            },
          ],
        },
        {
          slice: 'call_to_action',
          title: 'Come by, or call',
          text: 'In Porto there is coffee. In London and Paris too, by appointment.',
          actions: [
            { label: 'Contact', target: 'page:contact' },
            { label: 'How it works', target: 'page:how-it-works' },
          ],
        },
      ],
    },
    pt: {
      uid: 'sobre-nos',
      title: 'Sobre a Farol',
      lead: 'Duas pessoas que já tinham morado fora, uma mesa de trabalho alugada e a ideia de que ninguém devia chegar a uma cidade estranha sem ter a quem ligar.',
      summary:
        'A Farol nasceu no Porto em 2009, criada por dois ex-intercambistas. Trinta e uma pessoas, grupos pequenos e coordenador em cada lugar.',
      slices: [
        {
          slice: 'text',
          body: `Rita tinha dezesseis anos quando passou um ano na Nova Escócia. A mala chegou quatro dias depois dela, a mãe anfitriã emprestou um suéter com um alce no peito e, na Páscoa, ela já sonhava em inglês. Paulo passou o mesmo ano em Lübeck. A primeira família não deu certo; em novembro ele se mudou para outra, e até hoje passa o Natal com ela.

Os dois se conheceram na faculdade, no Porto, e descobriram que contavam a mesma história por pontas diferentes. O que salvou os dois anos não foi uma agência. Foi uma pessoa da cidade que atendia o telefone.

Em 2009 alugaram uma mesa de trabalho na Rua do Farol e puseram essa pessoa em primeiro lugar. No primeiro verão, onze viajantes foram para [Galway](program:galway). Nove mandaram cartão-postal.`,
        },
        {
          slice: 'text_with_picture',
          body: `## O que continuamos sendo

Dava para ser maior. Toda primavera alguém nos oferece um país onde “a coisa anda sozinha”. Nada anda sozinho. Só abrimos um lugar quando três coisas são verdade: alguém da equipe morou lá pelo menos um mês, achamos um coordenador a quem confiaríamos nossa própria irmã e sabemos contar como é aquilo em fevereiro.

- **Grupos pequenos.** Na segunda noite, todo mundo já deve saber o nome de todo mundo.
- **Coordenadores nossos.** Têm contrato com a gente, verba própria e direito de dizer não.
- **Preço com tudo dentro.** O que não está incluído aparece numa lista, com o valor que costuma custar.`,
          scene: 'galway-quay',
          side: 'right',
        },
        {
          slice: 'figures',
          title: 'A Farol em cinco números',
          figures: [
            {
              value: '31',
              label: 'pessoas trabalham aqui, 18 delas como coordenadoras nos lugares',
            },
            {
              value: '2.600',
              label: 'viajantes desde 2009; é pouco, e a gente se lembra de quase todos',
            },
            { value: '3', label: 'escritórios: Porto, Londres e Paris' },
            { value: '1 em 3', label: 'vem porque um amigo, uma irmã ou um primo já foi' },
            { value: '2', label: 'lugares fechados, porque já não podíamos responder por eles' },
          ],
        },
        {
          slice: 'team',
          title: 'Quatro pessoas que você provavelmente vai conhecer',
          text: 'Os outros estão nos lugares, ou na outra linha.',
          people: [
            {
              name: 'Rita Tavares',
              role: 'Fundadora, programas · Porto',
              text: 'Escolhe os lugares e dorme uma vez em cada cama. Ainda tem o suéter do alce.',
              portrait: 'rita',
            },
            {
              name: 'Paulo Rocha',
              role: 'Fundador, preços e contratos · Porto',
              text: 'Lê as letras miúdas em voz alta até elas ficarem curtas. É com ele que se fala de bolsa.',
              portrait: 'paulo',
            },
            {
              name: 'Maeve Brennan',
              role: 'Segurança e linha de emergência · Londres',
              text: 'Foi voluntária de resgate em montanha em Kerry. Calma às quatro da manhã, nem tanto antes do café.',
              portrait: 'maeve',
            },
            {
              name: 'Camille Marchand',
              role: 'Famílias anfitriãs e pais · Paris',
              text: 'Já visitou mais de duzentas cozinhas. Diz que descobre tudo pela porta da geladeira.',
              portrait: 'camille',
            },
          ],
        },
        {
          slice: 'gallery',
          title: 'Um ano, visto da parede do escritório',
          pictures: [
            { scene: 'harbour-morning', caption: 'O primeiro barco a sair, pouco depois das seis' },
            { scene: 'kitchen-table', caption: 'Onde se aprende a maior parte da língua' },
            {
              scene: 'market-stalls',
              caption: 'Feira de sábado, pedindo alho-poró com a palavra errada',
            },
            { scene: 'mountain-path', caption: 'Segunda semana, quando a bota para de doer' },
            { scene: 'campfire', caption: 'A última noite, que sempre acaba tarde' },
            { scene: 'ferry-crossing', caption: 'Na volta, olhando para trás' },
          ],
        },
        { slice: 'logos', title: 'Fazemos parte de', logos },
        {
          slice: 'quotes',
          title: 'O que dizem da gente',
          quotes: [
            {
              quote:
                'Disseram que minha primeira opção não era para mim. Fiquei uma semana de mau humor. Tinham razão.',
              name: 'Beatriz',
              detail: 'um semestre em Bolonha',
              portrait: 'beatriz',
            },
            {
              quote:
                'A coordenadora foi comigo ao dentista e ficou esperando com uma revista. Nunca esqueci.',
              name: 'Oscar',
              detail: 'estágio na Cidade do Cabo',
              portrait: 'oscar',
            },
          ],
        },
        {
          slice: 'call_to_action',
          title: 'Apareça, ou ligue',
          text: 'No Porto tem café. Em Londres e em Paris também, com hora marcada.',
          actions: [
            { label: 'Contato', target: 'page:contact' },
            { label: 'Como funciona', target: 'page:how-it-works' },
          ],
        },
      ],
    },
    es: {
      uid: 'quienes-somos',
      title: 'Quiénes somos',
      lead: 'Dos personas que ya se habían ido, un escritorio alquilado y la idea de que nadie debería llegar a una ciudad extraña sin tener a quién llamar.',
      summary:
        'Farol nació en Oporto en 2009, de la mano de dos antiguos estudiantes de intercambio. Treinta y una personas y grupos pequeños.',
      slices: [
        {
          slice: 'text',
          body: `Rita tenía dieciséis años cuando pasó un curso en Nueva Escocia. La maleta llegó cuatro días después que ella, su madre anfitriona le prestó un jersey con un alce y en Semana Santa ya soñaba en inglés. Paulo pasó ese mismo curso en Lübeck. La primera familia no salió bien; en noviembre se mudó con otra, y todavía va a verlos en Navidad.

Se conocieron en la universidad, en Oporto, y descubrieron que contaban la misma historia por los dos extremos. Lo que salvó aquellos dos años no fue una agencia. Fue una persona del lugar que cogía el teléfono.

En 2009 alquilaron un escritorio en la Rua do Farol y pusieron a esa persona por delante de todo. Aquel primer verano once viajeros se fueron a [Galway](program:galway). Nueve mandaron una postal.`,
        },
        {
          slice: 'text_with_picture',
          body: `## Lo que seguimos siendo

Podríamos ser más grandes. Cada primavera alguien nos ofrece un país que «funciona solo». Nada funciona solo. Abrimos un sitio cuando se cumplen tres cosas: uno de nosotros ha vivido allí al menos un mes, hemos encontrado a un coordinador al que le confiaríamos a nuestra hermana y sabemos contar cómo es aquello en febrero.

- **Grupos pequeños.** La segunda noche, todos deberían saberse los nombres.
- **Coordinadores propios.** Tienen contrato con nosotros, presupuesto y derecho a decir que no.
- **Precios con todo dentro.** Lo que no está incluido va en una lista, con lo que suele costar.`,
          scene: 'galway-quay',
          side: 'right',
        },
        {
          slice: 'figures',
          title: 'Farol en cinco cifras',
          figures: [
            {
              value: '31',
              label: 'personas trabajan aquí, 18 como coordinadoras sobre el terreno',
            },
            {
              value: '2.600',
              label: 'viajeros desde 2009; son pocos, y nos acordamos de casi todos',
            },
            { value: '3', label: 'oficinas: Oporto, Londres y París' },
            { value: '1 de cada 3', label: 'viene porque ya fue un amigo, una hermana o un primo' },
            { value: '2', label: 'sitios cerrados, porque ya no podíamos responder por ellos' },
          ],
        },
        {
          slice: 'team',
          title: 'Cuatro a los que seguramente conocerás',
          text: 'Los demás están en los lugares, o en la otra línea.',
          people: [
            {
              name: 'Rita Tavares',
              role: 'Fundadora, programas · Oporto',
              text: 'Elige los lugares y duerme una vez en cada cama. Aún conserva el jersey del alce.',
              portrait: 'rita',
            },
            {
              name: 'Paulo Rocha',
              role: 'Fundador, precios y contratos · Oporto',
              text: 'Lee la letra pequeña en voz alta hasta que deja de ser larga. Pregúntale por las becas.',
              portrait: 'paulo',
            },
            {
              name: 'Maeve Brennan',
              role: 'Seguridad y teléfono de emergencias · Londres',
              text: 'Fue voluntaria de rescate de montaña en Kerry. Tranquila a las cuatro de la mañana, algo menos antes del café.',
              portrait: 'maeve',
            },
            {
              name: 'Camille Marchand',
              role: 'Familias anfitrionas y padres · París',
              text: 'Ha visitado más de doscientas cocinas. Dice que lo sabe por la puerta de la nevera.',
              portrait: 'camille',
            },
          ],
        },
        {
          slice: 'gallery',
          title: 'Un año, visto desde la pared de la oficina',
          pictures: [
            {
              scene: 'harbour-morning',
              caption: 'El primer barco en salir, poco después de las seis',
            },
            { scene: 'kitchen-table', caption: 'Donde se aprende la mayor parte del idioma' },
            {
              scene: 'market-stalls',
              caption: 'La compra del sábado, pidiendo puerros con la palabra equivocada',
            },
            { scene: 'mountain-path', caption: 'Segunda semana, cuando las botas dejan de doler' },
            { scene: 'campfire', caption: 'La última noche, que siempre se alarga' },
            { scene: 'ferry-crossing', caption: 'De vuelta, mirando atrás' },
          ],
        },
        { slice: 'logos', title: 'Formamos parte de', logos },
        {
          slice: 'quotes',
          title: 'Lo que dicen de nosotros',
          quotes: [
            {
              quote:
                'Me dijeron que mi primera opción no era para mí. Estuve enfadada una semana. Tenían razón.',
              name: 'Beatriz',
              detail: 'un semestre en Bolonia',
              portrait: 'beatriz',
            },
            {
              quote:
                'La coordinadora me acompañó al dentista y esperó leyendo una revista. No se me ha olvidado.',
              name: 'Oscar',
              detail: 'prácticas en Ciudad del Cabo',
              portrait: 'oscar',
            },
          ],
        },
        {
          slice: 'call_to_action',
          title: 'Pásate o llama',
          text: 'En Oporto hay café. En Londres y en París también, con cita.',
          actions: [
            { label: 'Contacto', target: 'page:contact' },
            { label: 'Cómo funciona', target: 'page:how-it-works' },
          ],
        },
      ],
    },
    fr: {
      uid: 'qui-sommes-nous',
      title: 'Qui sommes-nous',
      lead: 'Deux personnes qui étaient déjà parties, un bureau loué, et l’idée que nul ne devrait débarquer dans une ville inconnue sans un nom à appeler.',
      summary:
        'Farol est né à Porto en 2009, fondé par deux anciens lycéens partis en échange. Trente et une personnes, de petits groupes, un coordinateur par lieu.',
      slices: [
        {
          slice: 'text',
          body: `Rita avait seize ans quand elle a passé un an en Nouvelle-Écosse. Sa valise est arrivée quatre jours après elle, sa mère d’accueil lui a prêté un pull orné d’un orignal, et à Pâques elle rêvait en anglais. Paulo a passé la même année à Lübeck. Avec sa première famille, cela n’a pas pris ; en novembre il en a changé, et il y retourne encore à Noël.

Ils se sont rencontrés à l’université, à Porto, et se sont aperçus qu’ils racontaient la même histoire par les deux bouts. Ce qui avait sauvé leurs deux années n’était pas une agence. C’était une personne, sur place, qui décrochait le téléphone.

En 2009, ils ont loué un bureau rua do Farol et ont placé cette personne avant tout le reste. Le premier été, onze voyageurs sont partis à [Galway](program:galway). Neuf ont envoyé une carte postale.`,
        },
        {
          slice: 'text_with_picture',
          body: `## Ce que nous sommes restés

Nous pourrions être plus grands. Chaque printemps, on nous propose un pays où « tout marche tout seul ». Rien ne marche tout seul. Nous ouvrons un lieu quand trois conditions sont réunies : l’un de nous y a vécu au moins un mois, nous avons trouvé un coordinateur à qui nous confierions notre propre sœur, et nous savons dire à quoi l’endroit ressemble en février.

- **De petits groupes.** Le deuxième soir, chacun devrait connaître le prénom des autres.
- **Nos propres coordinateurs.** Ils ont un contrat avec nous, un budget et le droit de dire non.
- **Des prix complets.** Ce qui n’est pas compris figure dans une liste, avec le coût habituel.`,
          scene: 'galway-quay',
          side: 'right',
        },
        {
          slice: 'figures',
          title: 'Farol en cinq chiffres',
          figures: [
            { value: '31', label: 'personnes y travaillent, dont 18 coordinateurs sur place' },
            {
              value: '2 600',
              label: 'voyageurs depuis 2009 : c’est peu, et nous nous souvenons de presque tous',
            },
            { value: '3', label: 'bureaux : Porto, Londres et Paris' },
            {
              value: '1 sur 3',
              label: 'vient parce qu’un ami, une sœur ou un cousin est parti avant',
            },
            { value: '2', label: 'lieux refermés, parce que nous ne pouvions plus en répondre' },
          ],
        },
        {
          slice: 'team',
          title: 'Quatre personnes que vous croiserez sans doute',
          text: 'Les autres sont sur place, ou sur l’autre ligne.',
          people: [
            {
              name: 'Rita Tavares',
              role: 'Fondatrice, programmes · Porto',
              text: 'Choisit les lieux et dort une fois dans chaque lit. A toujours le pull à l’orignal.',
              portrait: 'rita',
            },
            {
              name: 'Paulo Rocha',
              role: 'Fondateur, tarifs et contrats · Porto',
              text: 'Lit les petits caractères à voix haute jusqu’à ce qu’ils soient courts. Parlez-lui des bourses.',
              portrait: 'paulo',
            },
            {
              name: 'Maeve Brennan',
              role: 'Sécurité et numéro d’urgence · Londres',
              text: 'A été secouriste bénévole en montagne dans le Kerry. Calme à quatre heures du matin, un peu moins avant le café.',
              portrait: 'maeve',
            },
            {
              name: 'Camille Marchand',
              role: 'Familles d’accueil et parents · Paris',
              text: 'A visité plus de deux cents cuisines. Dit qu’elle devine tout à la porte du réfrigérateur.',
              portrait: 'camille',
            },
          ],
        },
        {
          slice: 'gallery',
          title: 'Une année, vue du mur du bureau',
          pictures: [
            {
              scene: 'harbour-morning',
              caption: 'Le premier bateau à sortir, peu après six heures',
            },
            { scene: 'kitchen-table', caption: 'Là où s’apprend l’essentiel de la langue' },
            {
              scene: 'market-stalls',
              caption: 'Le marché du samedi, avec le mauvais mot pour « poireau »',
            },
            {
              scene: 'mountain-path',
              caption: 'Deuxième semaine, quand les chaussures ne font plus mal',
            },
            { scene: 'campfire', caption: 'Le dernier soir, qui finit toujours tard' },
            { scene: 'ferry-crossing', caption: 'Sur le chemin du retour, tourné vers l’arrière' },
          ],
        },
        { slice: 'logos', title: 'Nous sommes membres de', logos },
        {
          slice: 'quotes',
          title: 'Ce qu’on dit de nous',
          quotes: [
            {
              quote:
                'Ils m’ont dit que mon premier choix n’était pas pour moi. J’ai boudé une semaine. Ils avaient raison.',
              name: 'Beatriz',
              detail: 'un semestre à Bologne',
              portrait: 'beatriz',
            },
            {
              quote:
                'Notre coordinatrice m’a accompagné chez le dentiste et a attendu avec un magazine. Je ne l’ai jamais oublié.',
              name: 'Oscar',
              detail: 'un stage au Cap',
              portrait: 'oscar',
            },
          ],
        },
        {
          slice: 'call_to_action',
          title: 'Passez, ou appelez',
          text: 'À Porto, il y a du café. À Londres et à Paris aussi, sur rendez-vous.',
          actions: [
            { label: 'Contact', target: 'page:contact' },
            { label: 'Comment ça marche', target: 'page:how-it-works' },
          ],
        },
      ],
    },
  },
} satisfies Page;
