import type { Page } from '../source.ts';

const url = 'https://video.farol.example/how-it-works';

export default {
  key: 'how-it-works',
  scenes: ['packed-bag', 'study-desk'],
  text: {
    en: {
      uid: 'how-it-works',
      title: 'How it works',
      lead: 'Six steps, most of them unexciting. That is the point: the exciting part should be the place.',
      summary:
        'From the first talk to the day you come home: the six steps of a stay with Farol, who does what, how long it takes and what can go wrong.',
      slices: [
        {
          slice: 'steps',
          title: 'Six steps',
          text: 'Four to six months is a good while to have in hand. A school year wants nine.',
          steps: [
            {
              title: 'A first talk',
              text: 'Thirty minutes, free. We ask what you like, what you fear, what you can spend. Then we name two or three programs, with the reasons against them too.',
            },
            {
              title: 'An offer in writing',
              text: 'One page, every cost on it. Take it home, show it around, sleep on it. It is valid for fourteen days.',
            },
            {
              title: 'Papers',
              text: 'You get a list with dates on it: passport, visa, insurance, doctor, school. We check each document before it goes anywhere.',
            },
            {
              title: 'Your place',
              text: 'Family, apartment or residence is confirmed at least four weeks before you leave, with names, address and photographs of the room as it is.',
            },
            {
              title: 'The evening before',
              text: 'A group call: who is on which flight, what the first day looks like, what to keep in your carry-on bag. Parents may listen in.',
            },
            {
              title: 'There, and back',
              text: 'You are met on arrival. Your coordinator calls in the first week, then as often as you need. After you return we call you once more, because coming home is a step too.',
            },
          ],
        },
        {
          slice: 'video',
          title: 'Three minutes in Porto',
          url,
          scene: 'study-desk',
          caption:
            'Rita draws the six steps on the office wall, with a marker that is running dry.',
        },
        {
          slice: 'text_with_picture',
          body: `## Who does what

We find the place, check it, and answer for it. You write your own letter to the family, and you go to the consulate yourself, because no one may go for you. Parents sign for anyone under eighteen and otherwise do the hardest thing, which is to wait for the second phone call instead of the first.

If the match is wrong, we change it. In an ordinary year about one host family in twelve is changed, mostly in the first month, and mostly because of distances and dogs rather than drama. You do not pay for it. What makes a good start is in [living with a host family](article:host-family).`,
          scene: 'packed-bag',
          side: 'left',
        },
        {
          slice: 'table',
          title: 'When to begin',
          head: ['Program', 'Begin before the start', 'What takes longest'],
          rows: [
            ['Language course', '2 to 4 months', 'Choosing the dates'],
            ['School year', '9 to 12 months', 'School place, then visa'],
            ['University semester', '7 to 9 months', 'Admission and room'],
            ['Volunteering', '3 to 5 months', 'Vaccinations, police certificate'],
            ['Au pair', '4 to 6 months', 'Finding the right family'],
            ['Internship', '4 to 6 months', 'A host that has work for you'],
            ['Gap year', '6 to 9 months', 'Saving for it'],
            ['Summer camp', '2 to 5 months', 'Places run out in spring'],
          ],
          note: 'Sometimes it can be done in less time. Ask us, and we tell you when it cannot.',
        },
        {
          slice: 'questions',
          title: 'Asked at this point',
          questions: [
            {
              question: 'Can I change my mind?',
              answer:
                'Yes, within fourteen days of signing and without giving a reason, unless you leave within that time. After that it costs more the later it is. The table is under [prices](page:prices).',
            },
            {
              question: 'Can I come with a friend?',
              answer:
                'You can travel together. We would advise two different families or apartments: it is worth more than it feels like on the first evening.',
            },
            {
              question: 'What if nothing fits?',
              answer:
                'Then we say so. Every year we tell some people to wait, or to do something that we do not offer.',
            },
          ],
        },
        {
          slice: 'call_to_action',
          title: 'Step one takes half an hour',
          text: 'Write to us with three times that suit you.',
          actions: [
            { label: 'Contact', target: 'page:contact' },
            { label: 'See all programs', target: 'overview:programs' },
          ],
        },
      ],
    },
    pt: {
      uid: 'como-funciona',
      title: 'Como funciona',
      lead: 'Seis passos, quase todos sem emoção. É de propósito: a emoção fica para o lugar.',
      summary:
        'Da primeira conversa à volta para casa: os seis passos de uma viagem com a Farol, quem faz o quê, quanto demora e o que pode dar errado.',
      slices: [
        {
          slice: 'steps',
          title: 'Seis passos',
          text: 'De quatro a seis meses é um prazo tranquilo. Um ano escolar pede nove.',
          steps: [
            {
              title: 'A primeira conversa',
              text: 'Trinta minutos, de graça. Perguntamos do que você gosta, do que tem medo e quanto pode gastar. Aí indicamos dois ou três programas, com os contras também.',
            },
            {
              title: 'A proposta por escrito',
              text: 'Uma página, com todos os custos. Leve para casa, mostre, durma com ela. Vale por catorze dias.',
            },
            {
              title: 'Os documentos',
              text: 'Você recebe uma lista com prazos: passaporte, visto, seguro, médico, escola. Conferimos cada papel antes de ele seguir.',
            },
            {
              title: 'O seu lugar',
              text: 'Família, apartamento ou residência ficam confirmados pelo menos quatro semanas antes, com nomes, endereço e fotos do quarto como ele é.',
            },
            {
              title: 'A véspera',
              text: 'Uma chamada com o grupo: quem vai em qual voo, como é o primeiro dia, o que levar na mão. Os pais podem ouvir.',
            },
            {
              title: 'Lá, e de volta',
              text: 'Alguém espera você na chegada. O coordenador liga na primeira semana e depois sempre que precisar. Na volta a gente telefona mais uma vez, porque voltar também é um passo.',
            },
          ],
        },
        {
          slice: 'video',
          title: 'Três minutos no Porto',
          url,
          scene: 'study-desk',
          caption:
            'Rita desenha os seis passos na parede do escritório, com um canetão já nas últimas.',
        },
        {
          slice: 'text_with_picture',
          body: `## Quem faz o quê

A gente encontra o lugar, confere e responde por ele. Você escreve a sua carta para a família e vai ao consulado em pessoa, porque ninguém pode ir no seu lugar. Os pais assinam por quem tem menos de dezoito anos e, fora isso, fazem o mais difícil: esperar o segundo telefonema em vez do primeiro.

Se a combinação não der certo, a gente troca. Num ano normal, mais ou menos uma família em cada doze é trocada, quase sempre no primeiro mês e mais por causa de distância e de cachorro do que por drama. Você não paga por isso. O que ajuda no começo está em [morar com uma família anfitriã](article:host-family).`,
          scene: 'packed-bag',
          side: 'left',
        },
        {
          slice: 'table',
          title: 'Quando começar',
          head: ['Programa', 'Comece antes do início', 'O que mais demora'],
          rows: [
            ['Curso de idiomas', '2 a 4 meses', 'Escolher as datas'],
            ['Ano escolar', '9 a 12 meses', 'Vaga na escola, depois visto'],
            ['Semestre na universidade', '7 a 9 meses', 'Admissão e quarto'],
            ['Voluntariado', '3 a 5 meses', 'Vacinas, certidão de antecedentes'],
            ['Au pair', '4 a 6 meses', 'Achar a família certa'],
            ['Estágio', '4 a 6 meses', 'Uma empresa com trabalho para você'],
            ['Ano sabático', '6 a 9 meses', 'Juntar o dinheiro'],
            ['Acampamento de verão', '2 a 5 meses', 'As vagas acabam alguns meses antes'],
          ],
          note: 'Às vezes dá em menos tempo. Pergunte: quando não dá, a gente fala.',
        },
        {
          slice: 'questions',
          title: 'O que perguntam nesta hora',
          questions: [
            {
              question: 'Posso desistir?',
              answer:
                'Pode, até catorze dias depois de assinar e sem explicar nada, a não ser que a viagem comece antes disso. Depois, quanto mais tarde, mais caro. A tabela está em [preços](page:prices).',
            },
            {
              question: 'Posso ir com uma amiga?',
              answer:
                'Podem viajar juntas. Nosso conselho é ficar em casas diferentes: vale mais do que parece na primeira noite.',
            },
            {
              question: 'E se nada servir?',
              answer:
                'A gente fala. Todo ano dizemos a algumas pessoas que esperem, ou que façam algo que não oferecemos.',
            },
          ],
        },
        {
          slice: 'call_to_action',
          title: 'O primeiro passo leva meia hora',
          text: 'Escreva com três horários que funcionem para você.',
          actions: [
            { label: 'Contato', target: 'page:contact' },
            { label: 'Ver todos os programas', target: 'overview:programs' },
          ],
        },
      ],
    },
    es: {
      uid: 'como-trabajamos',
      title: 'Cómo funciona',
      lead: 'Seis pasos, casi todos poco emocionantes. De eso se trata: la emoción la pone el lugar.',
      summary:
        'De la primera charla al día de la vuelta: los seis pasos de una estancia con Farol, quién hace qué, cuánto se tarda y qué puede fallar.',
      slices: [
        {
          slice: 'steps',
          title: 'Seis pasos',
          text: 'Entre cuatro y seis meses se va con calma. Un curso escolar pide nueve.',
          steps: [
            {
              title: 'Una primera charla',
              text: 'Treinta minutos, gratis. Te preguntamos qué te gusta, qué te da miedo y cuánto puedes gastar. Después te nombramos dos o tres programas, con sus pegas.',
            },
            {
              title: 'Una propuesta por escrito',
              text: 'Una página con todos los gastos. Llévatela a casa, enséñala, consúltala con la almohada. Vale catorce días.',
            },
            {
              title: 'Los papeles',
              text: 'Recibes una lista con fechas: pasaporte, visado, seguro, médico, centro. Revisamos cada documento antes de que salga.',
            },
            {
              title: 'Tu sitio',
              text: 'La familia, el piso o la residencia se confirman al menos cuatro semanas antes, con nombres, dirección y fotos de la habitación tal como es.',
            },
            {
              title: 'La víspera',
              text: 'Una llamada con el grupo: quién va en qué vuelo, cómo es el primer día, qué llevar en el equipaje de mano. Los padres pueden escuchar.',
            },
            {
              title: 'Allí, y de vuelta',
              text: 'Te esperan al llegar. Tu coordinador llama la primera semana y después tanto como haga falta. A la vuelta te telefoneamos una vez más, porque volver también es un paso.',
            },
          ],
        },
        {
          slice: 'video',
          title: 'Tres minutos en Oporto',
          url,
          scene: 'study-desk',
          caption:
            'Rita dibuja los seis pasos en la pared de la oficina con un rotulador que se está secando.',
        },
        {
          slice: 'text_with_picture',
          body: `## Quién hace qué

Nosotros buscamos el sitio, lo comprobamos y respondemos por él. Tú escribes tu carta a la familia y vas en persona al consulado, porque nadie puede ir por ti. Los padres firman por los menores de dieciocho y, por lo demás, hacen lo más difícil: esperar a la segunda llamada en lugar de a la primera.

Si no encajáis, lo cambiamos. En un año normal se cambia más o menos una familia de cada doce, casi siempre el primer mes y más por distancias y perros que por dramas. No pagas nada por ello. Lo que ayuda a empezar bien está en [vivir con una familia anfitriona](article:host-family).`,
          scene: 'packed-bag',
          side: 'left',
        },
        {
          slice: 'table',
          title: 'Cuándo empezar',
          head: ['Programa', 'Empieza con antelación', 'Lo que más tarda'],
          rows: [
            ['Curso de idiomas', 'De 2 a 4 meses', 'Elegir las fechas'],
            ['Curso escolar', 'De 9 a 12 meses', 'Plaza en el centro y después visado'],
            ['Semestre universitario', 'De 7 a 9 meses', 'Admisión y habitación'],
            ['Voluntariado', 'De 3 a 5 meses', 'Vacunas y certificado de antecedentes'],
            ['Au pair', 'De 4 a 6 meses', 'Encontrar la familia adecuada'],
            ['Prácticas', 'De 4 a 6 meses', 'Una empresa con trabajo para ti'],
            ['Año sabático', 'De 6 a 9 meses', 'Ahorrar'],
            ['Campamento', 'De 2 a 5 meses', 'En primavera se acaban las plazas'],
          ],
          note: 'A veces se puede con menos tiempo. Pregunta: cuando no, lo decimos.',
        },
        {
          slice: 'questions',
          title: 'Lo que se pregunta a estas alturas',
          questions: [
            {
              question: '¿Puedo echarme atrás?',
              answer:
                'Sí, en los catorce días siguientes a la firma y sin dar motivos, salvo que el viaje empiece antes. Después, cuanto más tarde, más caro. La tabla está en [precios](page:prices).',
            },
            {
              question: '¿Puedo ir con una amiga?',
              answer:
                'Podéis viajar juntas. Os aconsejamos casas distintas: se agradece más de lo que parece la primera noche.',
            },
            {
              question: '¿Y si nada encaja?',
              answer:
                'Te lo decimos. Cada año recomendamos a varias personas que esperen, o que hagan algo que no ofrecemos.',
            },
          ],
        },
        {
          slice: 'call_to_action',
          title: 'El primer paso dura media hora',
          text: 'Escríbenos con tres horas que te vengan bien.',
          actions: [
            { label: 'Contacto', target: 'page:contact' },
            { label: 'Ver todos los programas', target: 'overview:programs' },
          ],
        },
      ],
    },
    fr: {
      uid: 'comment-ca-marche',
      title: 'Comment ça marche',
      lead: 'Six étapes, sans rien de palpitant. C’est voulu : ce qui doit vous faire battre le cœur, c’est l’endroit.',
      summary:
        'Du premier échange au retour : les six étapes d’un séjour avec Farol, qui fait quoi, combien de temps il faut et ce qui peut mal tourner.',
      slices: [
        {
          slice: 'steps',
          title: 'Six étapes',
          text: 'Quatre à six mois, c’est confortable. Une année scolaire en demande neuf.',
          steps: [
            {
              title: 'Un premier échange',
              text: 'Trente minutes, gratuites. Nous demandons ce que vous aimez, ce que vous redoutez, ce que vous pouvez dépenser. Puis nous citons deux ou trois programmes, avec leurs défauts.',
            },
            {
              title: 'Une offre écrite',
              text: 'Une page, tous les frais dessus. Emportez-la, montrez-la, laissez passer une nuit. Elle vaut quatorze jours.',
            },
            {
              title: 'Les papiers',
              text: 'Vous recevez une liste datée : passeport, visa, assurance, médecin, établissement. Nous relisons chaque document avant l’envoi.',
            },
            {
              title: 'Votre logement',
              text: 'Famille, colocation ou résidence : tout est confirmé au moins quatre semaines avant, avec les noms, l’adresse et des photos de la chambre telle qu’elle est.',
            },
            {
              title: 'La veille',
              text: 'Un appel en groupe : qui prend quel vol, à quoi ressemble le premier jour, que garder en cabine. Les parents peuvent écouter.',
            },
            {
              title: 'Là-bas, puis le retour',
              text: 'On vous attend à l’arrivée. Votre coordinateur appelle la première semaine, puis autant que nécessaire. Au retour, nous téléphonons encore une fois : rentrer est aussi une étape.',
            },
          ],
        },
        {
          slice: 'video',
          title: 'Trois minutes à Porto',
          url,
          scene: 'study-desk',
          caption: 'Rita dessine les six étapes sur le mur du bureau, avec un feutre presque sec.',
        },
        {
          slice: 'text_with_picture',
          body: `## Qui fait quoi

Nous trouvons le lieu, nous le vérifions, nous en répondons. Vous écrivez vous-même votre lettre à la famille et vous vous rendez au consulat en personne, car nul ne peut y aller à votre place. Les parents signent pour les moins de dix-huit ans et font, pour le reste, ce qu’il y a de plus dur : attendre le deuxième appel plutôt que le premier.

Si l’accord n’est pas bon, nous changeons. Dans une année ordinaire, cela concerne environ une famille d’accueil sur douze, le plus souvent le premier mois, et plutôt pour des histoires de distance et de chien que pour un drame. Vous ne payez rien. Ce qui aide à bien commencer se trouve dans [vivre en famille d’accueil](article:host-family).`,
          scene: 'packed-bag',
          side: 'left',
        },
        {
          slice: 'table',
          title: 'Quand s’y prendre',
          head: ['Programme', 'Avant le départ', 'Le plus long'],
          rows: [
            ['Séjour linguistique', '2 à 4 mois', 'Choisir les dates'],
            ['Année scolaire', '9 à 12 mois', 'La place au lycée, puis le visa'],
            ['Semestre universitaire', '7 à 9 mois', 'L’admission et la chambre'],
            ['Volontariat', '3 à 5 mois', 'Vaccins, extrait de casier judiciaire'],
            ['Au pair', '4 à 6 mois', 'Trouver la bonne famille'],
            ['Stage', '4 à 6 mois', 'Une entreprise qui ait du travail pour vous'],
            ['Année de césure', '6 à 9 mois', 'Mettre de l’argent de côté'],
            ['Colonie de vacances', '2 à 5 mois', 'Au printemps, les places partent vite'],
          ],
          note: 'Plus tard, c’est parfois possible. Demandez : quand ça ne l’est pas, nous le disons.',
        },
        {
          slice: 'questions',
          title: 'Ce qu’on nous demande à ce stade',
          questions: [
            {
              question: 'Puis-je changer d’avis ?',
              answer:
                'Oui, dans les quatorze jours qui suivent la signature et sans vous justifier, sauf si le départ tombe avant. Ensuite, plus c’est tard, plus cela coûte. Le barème figure dans les [tarifs](page:prices).',
            },
            {
              question: 'Puis-je partir avec une amie ?',
              answer:
                'Vous pouvez voyager ensemble. Nous conseillons deux logements différents : cela vaut plus qu’on ne le croit le premier soir.',
            },
            {
              question: 'Et si rien ne convient ?',
              answer:
                'Nous le disons. Chaque année, nous conseillons à quelques personnes d’attendre, ou de faire ce que nous ne proposons pas.',
            },
          ],
        },
        {
          slice: 'call_to_action',
          title: 'La première étape prend une demi-heure',
          text: 'Écrivez-nous avec trois horaires qui vous arrangent.',
          actions: [
            { label: 'Contact', target: 'page:contact' },
            { label: 'Voir tous les programmes', target: 'overview:programs' },
          ],
        },
      ],
    },
  },
} satisfies Page;
