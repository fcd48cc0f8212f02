import type { Program } from '../source.ts';

export default {
  key: 'melbourne',
  kind: 'au_pair',
  continents: ['oceania'],
  countries: ['AU'],
  place: {
    en: 'Melbourne, Australia',
    pt: 'Melbourne, Austrália',
    es: 'Melbourne, Australia',
    fr: 'Melbourne, Australie',
  },
  stops: [
    {
      name: { en: 'Melbourne', pt: 'Melbourne', es: 'Melbourne', fr: 'Melbourne' },
      latitude: -37.8136,
      longitude: 144.9631,
    },
    {
      name: { en: 'Lorne', pt: 'Lorne', es: 'Lorne', fr: 'Lorne' },
      latitude: -38.5417,
      longitude: 143.9747,
    },
    {
      name: {
        en: 'Twelve Apostles',
        pt: 'Doze Apóstolos',
        es: 'Doce Apóstoles',
        fr: 'Douze Apôtres',
      },
      latitude: -38.6657,
      longitude: 143.1044,
    },
    {
      name: {
        en: 'Phillip Island',
        pt: 'Phillip Island',
        es: 'Phillip Island',
        fr: 'Phillip Island',
      },
      latitude: -38.4899,
      longitude: 145.2038,
    },
  ],
  weeks: { min: 24, max: 48 },
  departures: [
    { month: 1, day: 12, weeks: 48, places: 'few' },
    { month: 4, day: 6, weeks: 24, places: 'open' },
    { month: 7, day: 6, weeks: 24, places: 'open' },
    { month: 9, day: 28, weeks: 24, places: 'open' },
  ],
  ages: { min: 18, max: 30 },
  price: { from: 950, currency: 'EUR' },
  longerStays: [{ weeks: 48, amount: 1240 }],
  extras: [
    {
      name: {
        en: 'A second family, for a stay of up to 48 weeks',
        pt: 'Segunda família, para ficar até 48 semanas',
        es: 'Una segunda familia, para quedarte hasta 48 semanas',
        fr: 'Une deuxième famille, pour un séjour de 48 semaines au plus',
      },
      amount: 290,
    },
    {
      name: {
        en: 'Two driving lessons on the left',
        pt: 'Duas aulas de direção na mão esquerda',
        es: 'Dos clases de conducir por la izquierda',
        fr: 'Deux leçons de conduite à gauche',
      },
      amount: 130,
    },
    {
      name: {
        en: 'First aid for children, one day, with certificate',
        pt: 'Primeiros socorros para crianças, um dia, com certificado',
        es: 'Primeros auxilios con niños, un día, con certificado',
        fr: 'Premiers secours auprès des enfants, une journée, avec attestation',
      },
      amount: 95,
    },
  ],
  languages: ['english'],
  accommodation: ['host_family'],
  group: { min: 1, max: 12 },
  scenes: ['melbourne-boxes', 'melbourne-apostles'],
  itinerary: [
    { unit: 'week', from: 1, to: 1 },
    { unit: 'week', from: 2, to: 4 },
    { unit: 'week', from: 5, to: 8 },
    { unit: 'week', from: 9, to: 12 },
    { unit: 'week', from: 13, to: 17 },
    { unit: 'week', from: 18, to: 21 },
    { unit: 'week', from: 22, to: 24 },
  ],
  tags: ['city', 'sea', 'first-time-abroad'],
  relatedPrograms: ['lyon', 'nelson', 'galway'],
  relatedArticles: ['host-family', 'visas', 'for-parents'],
  text: {
    en: {
      uid: 'au-pair-melbourne-australia',
      title: 'Au pair in Melbourne',
      tagline:
        'Half a year of school lunches, trams and sea air, in a city that has four seasons before supper.',
      summary:
        'Be an au pair in Melbourne, Australia: a checked family, your own room, a proper written agreement, visa guidance and a coordinator. From 24 weeks.',
      highlights: [
        {
          title: 'A family, not an advert',
          text: 'Priya has visited every home on our list, seen the room and the car you might drive, and asked the last au pair what she would change.',
        },
        {
          title: 'Paid by the book',
          text: 'Payslips, a tax file number, hours written down. What is called pocket money in Europe is a wage here, and we treat it as one.',
        },
        {
          title: 'Sand between the toes',
          text: 'The bay begins where the tram ends. At Brighton the bathing boxes stand in a row, each in different stripes.',
        },
        {
          title: 'The road along the ocean',
          text: 'Two weekends away are in the fee: the Great Ocean Road as far as the Apostles, and Phillip Island for the penguins at dusk.',
        },
      ],
      overview: `At half past seven in a weatherboard house in Northcote somebody cannot find a shoe. You butter toast, fill two lunch boxes (no nuts, school rule), put a hat on each head and walk them to the gate past gum trees full of parrots. From nine until half past three the day is mostly yours. Then comes the second shift: scooters, fruit, swimming lessons, a spelling list, pasta.

Melbourne is a city of five million that feels like a string of villages tied together by trams. Each has its high street, its coffee, its opinions about the others. The weather turns within the hour, so everyone carries a sweater. On winter Saturdays people who are otherwise reasonable shout at football. The sea is there, and so is the bush: an hour out of town, wallabies graze along the roads at dusk.

You live with the family for 24 weeks, with up to 30 hours of child care a week and two days off. It is real work. You may be driving on the left with other people’s children in the back, and you will be eight to eleven hours ahead of Europe and further still from Brazil, so that home is asleep when you would like to talk. The first weeks can be lonely in a spread-out suburb. We say so, we bring you together with the others every second Sunday, and by winter or summer, whichever comes, you will have your people.`,
      itinerary: [
        {
          title: 'Upside down',
          text: 'Priya meets your flight and drives you home. Three days for sleep, a telephone number, a bank account and a tax file number, while one of the parents shows you the house and the school run.',
        },
        {
          title: 'Learning the house',
          text: 'You do everything alongside a parent before you do it alone. If you are to drive, an instructor goes with you first. On the second Saturday all the new ones meet at the Queen Victoria Market.',
        },
        {
          title: 'Term time',
          text: 'The week has its shape: drop-off, your own hours, pick-up, bath. A course in the mornings if you like. First visit at home by Priya, with a talk to each side alone.',
        },
        {
          title: 'The Great Ocean Road',
          text: 'A weekend with the group: surf and a night at Lorne, then on to the Twelve Apostles, limestone stacks that never were twelve. Koalas asleep in forks, if someone looks up.',
        },
        {
          title: 'Vacations and half-time',
          text: 'School terms last about ten weeks, then two weeks off, with longer days agreed beforehand. Half-time review. You take some leave of your own: Tasmania is an hour by air.',
        },
        {
          title: 'Phillip Island',
          text: 'A night on the island, where little penguins, a foot high, come out of the surf after sunset and hurry to their burrows. Telephones stay in pockets, as the rule there demands.',
        },
        {
          title: 'Last weeks',
          text: 'Notes for whoever follows, a reference, the last payslip and what to do about tax. A barbecue for everybody in a park. The children make a book about you, with drawings.',
        },
      ],
      included: [
        'Search and match with a visited family, with two video calls',
        'Background and reference checks on both sides',
        'A written agreement on hours, pay, board, car and leave',
        'Step-by-step guidance for the working holiday visa',
        'Airport pick-up, and help with bank, tax file number and child-care check',
        'Weekends on the Great Ocean Road and on Phillip Island',
        'A gathering every second Sunday with a Farol coordinator',
        'A new family if the first does not work, at no further fee',
        'An emergency number answered at all hours',
      ],
      notIncluded: [
        'Flights to and from Melbourne',
        'The working holiday visa fee',
        'Travel and health insurance for the whole stay',
        'International driving permit, if you are to drive',
        'Courses, and travel on your days off',
      ],
      requirements: [
        'Between 18 and 30 when you apply for the visa',
        'A passport that gives access to Australia’s working holiday visas, 417 or 462',
        'English at B1, better B2',
        'Two references for looking after children, at least 200 hours in all',
        'A clean police record, and Victoria’s Working With Children Check before you start',
        'Able to swim 50 meters and sit by a pool without looking at a screen',
      ],
      safety: `Each family is visited, each adult in the house checked, each reference telephoned. In Victoria whoever minds children through an agency needs a Working With Children Check. You apply for it on arrival, with our help, and look after no one alone until it is granted.

Melbourne is an easy city by the usual big-city rules. What we drill is nature: swim between the red and yellow flags, never alone, hat and sunscreen even under cloud, and on days of extreme fire danger no trips to the bush. Pools are fenced by law and the gate stays shut. Call 000 in an emergency. Priya’s telephone is answered at all hours, and a spare room is always made up, no questions first. More on [our safety page](page:safety).`,
      accommodation: `Your room is in the family’s house, with a bed, desk, window and a door you can shut. Now and then it is a small apartment at the end of the yard. Many houses are of timber, airy in summer and chilly in July, so you get an electric blanket and should accept it. Food is shared. Most families live in Northcote, Brunswick, Kew, Sandringham or Brighton, 20 to 45 minutes by tram or train from the center. Read [living with a host family](article:host-family).`,
      price: `Our fee is €950 for 24 weeks: 150 on registering, 800 once you and a family have both said yes. Board and room are the family’s part, and so is your pay. Under Australian law an au pair may count as an employee, so the agreement shows hours, rate, what is set off for board, and tax. We check it against the rules in force and you read it before you sign.`,
      stories: [
        {
          quote:
            'I practiced the school run on the left eleven times with a cushion in the child seat. The twelfth time, with the real child, she told me I drove slower than her grandmother.',
          name: 'Noémie',
          detail: 'From Lille, 24 weeks from July',
          portrait: 'noemie',
        },
        {
          quote:
            'The hours are the worst of it. When I had news, my mother was asleep. So we wrote letters, actual ones. She has them in a cookie tin.',
          name: 'Clara',
          detail: 'From London, 48 weeks with two families',
          portrait: 'clara',
        },
      ],
      questions: [
        {
          question: 'Why 24 weeks and not a year?',
          answer:
            'A working holiday visa normally lets you work six months for the same employer. Whoever stays longer moves to a second family, unless the authorities give permission. Many find that a good thing.',
        },
        {
          question: 'How much will I earn?',
          answer:
            'It depends on hours, ages and what is set off for board, and the minimum is reviewed each year. We name no figure here because it would soon be wrong. You get it in writing with the first proposal.',
        },
        {
          question: 'Which visa is it?',
          answer:
            'The working holiday visa of your nationality, subclass 417 or 462. Some have yearly quotas or ask for studies or an English test. We tell you which applies to you: [visas and permits](article:visas).',
        },
        {
          question: 'Do I have to drive?',
          answer:
            'For about half the families, yes. If you would rather not, say so and we look among those near school and tram. Those who drive need a full license and a year’s practice.',
        },
        {
          question: 'Can my parents talk to someone?',
          answer:
            'Yes, before and during. They have our telephone, and a page of their own: [for parents](article:for-parents). What you tell Priya in confidence stays with her, unless you are in danger.',
        },
        {
          question: 'What if I am unhappy?',
          answer:
            'Tell Priya early. Most trouble is about hours or the kitchen and is settled at a table. If not, you change family, normally within two weeks, with a room from us in between.',
        },
      ],
    },
    pt: {
      uid: 'au-pair-em-melbourne-australia',
      title: 'Au pair em Melbourne',
      tagline:
        'Meio ano de lancheiras, bondes e ar de mar, numa cidade que tem quatro estações antes do jantar.',
      summary:
        'Seja au pair em Melbourne, na Austrália: família checada, quarto só seu, acordo por escrito, orientação para o visto e coordenadora. Desde 24 semanas.',
      highlights: [
        {
          title: 'Família, e não anúncio',
          text: 'A Priya visitou cada casa da nossa lista, viu o quarto e o carro que você talvez dirija e perguntou à última au pair o que ela mudaria.',
        },
        {
          title: 'Tudo registrado',
          text: 'Holerite, número fiscal, horas anotadas. O que na Europa se chama mesada, aqui é salário, e como salário tratamos.',
        },
        {
          title: 'Areia no pé',
          text: 'A baía começa onde o bonde termina. Em Brighton as casinhas de banho fazem fila, cada uma com as suas listras.',
        },
        {
          title: 'A estrada do oceano',
          text: 'Dois fins de semana estão na taxa: a Great Ocean Road até os Apóstolos e Phillip Island, pelos pinguins do anoitecer.',
        },
      ],
      overview: `Sete e meia da manhã, uma casa de madeira em Northcote, e alguém não acha o sapato. Você passa manteiga na torrada, enche duas lancheiras (sem castanhas, regra da escola), põe um chapéu em cada cabeça e leva todo mundo até o portão, por entre eucaliptos cheios de papagaios. Das nove às três e meia o dia é quase todo seu. Depois vem o segundo turno: patinete, fruta, natação, ditado, macarrão.

Melbourne tem cinco milhões de habitantes e parece um colar de vilas amarrado por bondes. Cada uma com a sua rua principal, o seu café e a sua opinião sobre as outras. O tempo vira em uma hora, então todo mundo anda com um agasalho. Nos sábados de inverno, pessoas sensatas berram no futebol. O mar está ali, e o mato também: a uma hora da cidade, cangurus pequenos pastam na beira da estrada ao entardecer.

Você mora com a família por 24 semanas, com até 30 horas semanais de cuidado com as crianças e dois dias livres. É trabalho de verdade. Talvez você dirija na mão esquerda com os filhos dos outros no banco de trás, e vai estar treze ou catorze horas à frente do Brasil: quando você quiser conversar, em casa se dorme. As primeiras semanas podem ser solitárias num bairro espalhado. Por isso juntamos os au pairs domingo sim, domingo não, e na estação seguinte você já tem a sua turma.`,
      itinerary: [
        {
          title: 'De cabeça para baixo',
          text: 'A Priya espera o seu voo e leva você até a casa. Três dias para dormir, comprar um chip, abrir conta no banco e pedir o número fiscal, enquanto a mãe ou o pai mostra a casa e o caminho da escola.',
        },
        {
          title: 'Aprender a casa',
          text: 'Você faz tudo ao lado de um dos pais antes de fazer só. Se for dirigir, primeiro sai com instrutor. No segundo sábado, os recém-chegados se encontram no Queen Victoria Market.',
        },
        {
          title: 'Tempo de aula',
          text: 'A semana ganha forma: levar, as suas horas, buscar, banho. Um curso de manhã, se você quiser. Primeira visita da Priya, com uma conversa em separado com cada lado.',
        },
        {
          title: 'A Great Ocean Road',
          text: 'Um fim de semana com o grupo: surfe e uma noite em Lorne, e depois os Doze Apóstolos, torres de calcário que nunca foram doze. Coalas dormindo em forquilhas, para quem olha para cima.',
        },
        {
          title: 'Férias e balanço',
          text: 'O período escolar dura umas dez semanas e depois há duas de férias, com dias mais longos combinados antes. Conversa de meio de estadia. Você também tira folga: a Tasmânia fica a uma hora de avião.',
        },
        {
          title: 'Phillip Island',
          text: 'Uma noite na ilha onde os pinguins-azuis, de um palmo e meio, saem das ondas depois do pôr do sol e correm para a toca. Celular no bolso, como manda a regra de lá.',
        },
        {
          title: 'Últimas semanas',
          text: 'Anotações para quem vem depois, carta de referência, o último holerite e o que fazer com o imposto. Um churrasco para todos no parque. As crianças fazem um livro sobre você, com desenhos.',
        },
      ],
      included: [
        'Busca e escolha de uma família visitada, com duas chamadas de vídeo',
        'Checagem de antecedentes e referências dos dois lados',
        'Acordo por escrito sobre horas, salário, moradia, carro e férias',
        'Orientação passo a passo para o visto de férias e trabalho',
        'Recepção no aeroporto e ajuda com banco, número fiscal e certidão para cuidar de crianças',
        'Fins de semana na Great Ocean Road e em Phillip Island',
        'Encontro com a coordenadora da Farol domingo sim, domingo não',
        'Outra família, se a primeira não der certo, sem nova taxa',
        'Telefone de emergência a qualquer hora',
      ],
      notIncluded: [
        'Passagem aérea de ida e volta',
        'Taxa do visto',
        'Seguro de viagem e saúde pela estadia inteira',
        'Permissão internacional para dirigir, se for o caso',
        'Cursos e viagens nas folgas',
      ],
      requirements: [
        'Ter entre 18 e 30 anos no pedido do visto',
        'Passaporte de um país com acesso aos vistos de férias e trabalho 417 ou 462',
        'Inglês B1, melhor B2',
        'Duas referências com crianças, somando pelo menos 200 horas',
        'Antecedentes limpos e, antes de começar, o Working With Children Check do estado de Victoria',
        'Nadar 50 metros e saber ficar à beira da piscina sem olhar para uma tela',
      ],
      safety: `Cada família é visitada, cada adulto da casa é checado, cada referência recebe um telefonema. Em Victoria, quem cuida de crianças por meio de uma agência precisa do Working With Children Check. Você faz o pedido ao chegar, com a nossa ajuda. Enquanto ele não sai, você não fica com ninguém sem um dos pais por perto.

Melbourne é fácil, com as regras de qualquer cidade grande. O que treinamos é a natureza: nadar entre as bandeiras vermelhas e amarelas, nunca só, chapéu e protetor mesmo nublado e, em dia de risco extremo de incêndio, nada de mato. Piscina tem cerca por lei, e o portão fica fechado. Emergência é 000. O telefone da Priya atende sempre, e há um quarto pronto, sem perguntas antes. Veja a [página de segurança](page:safety).`,
      accommodation: `O seu quarto fica na casa da família e tem cama, escrivaninha, janela e porta que fecha. De vez em quando é um estúdio no fundo do jardim. Muitas casas são de madeira, frescas no verão e frias em julho: vão lhe oferecer um cobertor elétrico, e convém aceitar. A comida é a de todos. A maioria das famílias mora em Northcote, Brunswick, Kew, Sandringham ou Brighton, de 20 a 45 minutos do centro, de bonde ou trem. Leia [morar com uma família](article:host-family).`,
      price: `A nossa taxa é de € 950 por 24 semanas: 150 na inscrição e 800 quando você e uma família tiverem dito sim. Casa e comida são por conta da família, e o seu pagamento também. Pela lei australiana, au pair pode ser considerado empregado. Por isso o acordo mostra horas, valor, o que se desconta pela moradia e imposto. Conferimos tudo com as regras em vigor, e você lê antes de assinar.`,
      stories: [
        {
          quote:
            'Treinei o caminho da escola na mão esquerda onze vezes, com uma almofada na cadeirinha. Na décima segunda, com a menina de verdade, ela disse que eu dirigia mais devagar que a avó.',
          name: 'Noémie',
          detail: 'De Lille, 24 semanas a partir de julho',
          portrait: 'noemie',
        },
        {
          quote:
            'O pior é o fuso. Quando eu tinha novidade, minha mãe estava dormindo. Aí passamos a escrever carta, de papel mesmo. Ela guarda numa lata de biscoito.',
          name: 'Clara',
          detail: 'De Londres, 48 semanas com duas famílias',
          portrait: 'clara',
        },
      ],
      questions: [
        {
          question: 'Por que 24 semanas e não um ano?',
          answer:
            'O visto de férias e trabalho em geral permite seis meses com o mesmo empregador. Quem fica mais muda para uma segunda família, a não ser que as autoridades autorizem. Muita gente acaba gostando.',
        },
        {
          question: 'Quanto vou ganhar?',
          answer:
            'Depende das horas, da sua idade e do desconto pela moradia, e o mínimo é revisto todo ano. Não pomos número aqui porque logo estaria errado. Você recebe o valor por escrito já na primeira proposta.',
        },
        {
          question: 'Que visto é esse?',
          answer:
            'O visto de férias e trabalho da sua nacionalidade, subclasse 417 ou 462. Alguns têm cota anual, ou pedem estudos ou prova de inglês. Dizemos qual é o seu caso: [vistos e autorizações](article:visas).',
        },
        {
          question: 'Preciso dirigir?',
          answer:
            'Em mais ou menos metade das famílias, sim. Se prefere não dirigir, diga, e procuramos entre as que moram perto da escola e do bonde. Quem dirige precisa de carteira definitiva e um ano de prática.',
        },
        {
          question: 'Meus pais podem falar com alguém?',
          answer:
            'Podem, antes e durante. Eles têm o nosso telefone e uma página só deles: [para os pais](article:for-parents). O que você conta à Priya em confiança fica com ela, salvo se houver perigo.',
        },
        {
          question: 'E se eu não estiver bem?',
          answer:
            'Fale cedo com a Priya. Quase sempre o assunto é hora ou cozinha e se resolve numa mesa. Se não se resolver, você muda de família, em geral em duas semanas, e enquanto isso tem um quarto conosco.',
        },
      ],
    },
    es: {
      uid: 'au-pair-en-melbourne',
      title: 'Au pair en Melbourne',
      tagline:
        'Medio año de fiambreras, tranvías y aire de mar, en una ciudad con cuatro estaciones al día.',
      summary:
        'Sé au pair en Melbourne, Australia: familia comprobada, habitación propia, acuerdo por escrito, guía para el visado y coordinadora. Desde 24 semanas.',
      highlights: [
        {
          title: 'Una familia, no un anuncio',
          text: 'Priya ha visitado todas las casas de la lista, ha visto la habitación y el coche que quizá lleves, y ha preguntado a la última au pair qué cambiaría.',
        },
        {
          title: 'Con nómina',
          text: 'Nóminas, número fiscal, horas apuntadas. Lo que en Europa se llama dinero de bolsillo aquí es un sueldo, y así lo tratamos.',
        },
        {
          title: 'Arena en los pies',
          text: 'La bahía empieza donde acaba el tranvía. En Brighton las casetas de baño están en fila, cada una con sus rayas.',
        },
        {
          title: 'La carretera del océano',
          text: 'Dos fines de semana van en la tarifa: la Great Ocean Road hasta los Apóstoles y Phillip Island, por los pingüinos al anochecer.',
        },
      ],
      overview: `A las siete y media, en una casa de madera de Northcote, alguien no encuentra un zapato. Untas tostadas, llenas dos fiambreras (sin frutos secos, norma del colegio), pones un sombrero en cada cabeza y los acompañas hasta la puerta entre eucaliptos llenos de loros. De nueve a tres y media el día es casi todo tuyo. Luego viene el segundo turno: patinetes, fruta, natación, una lista de ortografía, pasta.

Melbourne tiene cinco millones de habitantes y parece un rosario de pueblos atado con tranvías. Cada uno con su calle mayor, su café y su opinión sobre los demás. El tiempo cambia en una hora, así que todo el mundo lleva un jersey. Los sábados de invierno, personas por lo demás sensatas gritan en el fútbol. El mar está ahí, y el campo también: a una hora de la ciudad, los ualabíes pastan junto a la carretera al caer la tarde.

Vives con la familia 24 semanas, con hasta 30 horas semanales de cuidado de los niños y dos días libres. Es trabajo de verdad. Quizá conduzcas por la izquierda con hijos ajenos detrás, y llevarás de ocho a diez horas de adelanto sobre España, así que en casa duermen cuando tú querrías hablar. Las primeras semanas pueden ser solitarias en un barrio tan extendido. Por eso os juntamos un domingo sí y otro no, y con el cambio de estación ya tendrás a tu gente.`,
      itinerary: [
        {
          title: 'Cabeza abajo',
          text: 'Priya espera tu vuelo y te lleva a casa. Tres días para dormir, conseguir un teléfono, una cuenta y un número fiscal, mientras el padre o la madre te enseña la casa y el camino del colegio.',
        },
        {
          title: 'Aprenderse la casa',
          text: 'Lo haces todo al lado de uno de los padres antes de hacerlo por tu cuenta. Si vas a conducir, primero sales con un profesor. El segundo sábado los nuevos se ven en el Queen Victoria Market.',
        },
        {
          title: 'Tiempo de clase',
          text: 'La semana toma forma: llevar, tus horas, recoger, baño. Un curso por la mañana, si te apetece. Primera visita de Priya, que habla con cada parte a solas.',
        },
        {
          title: 'La Great Ocean Road',
          text: 'Un fin de semana con el grupo: surf y noche en Lorne, y después los Doce Apóstoles, pilares de caliza que nunca fueron doce. Koalas dormidos en las horquillas de las ramas, si alguien mira hacia arriba.',
        },
        {
          title: 'Vacaciones y balance',
          text: 'Cada trimestre dura unas diez semanas y luego hay dos de vacaciones, con días más largos hablados antes. Revisión de media estancia. Tú también libras: Tasmania está a una hora de avión.',
        },
        {
          title: 'Phillip Island',
          text: 'Una noche en la isla donde los pingüinos azules, de un palmo y medio, salen de las olas tras la puesta de sol y corren a su madriguera. El móvil, guardado, como manda allí la norma.',
        },
        {
          title: 'Últimas semanas',
          text: 'Notas para quien te siga, carta de referencia, la última nómina y qué hacer con los impuestos. Una barbacoa para todos en un parque. Los niños hacen un libro sobre ti, con dibujos.',
        },
      ],
      included: [
        'Búsqueda de una familia ya visitada, con dos videollamadas',
        'Comprobación de antecedentes y referencias de las dos partes',
        'Acuerdo por escrito sobre horas, sueldo, alojamiento, coche y vacaciones',
        'Guía paso a paso para el visado de vacaciones y trabajo',
        'Recogida en el aeropuerto y ayuda con banco, número fiscal y certificado para cuidar niños',
        'Fines de semana en la Great Ocean Road y en Phillip Island',
        'Encuentro con la coordinadora de Farol un domingo sí y otro no',
        'Otra familia si la primera no funciona, sin pagar de nuevo',
        'Teléfono de urgencias a cualquier hora',
      ],
      notIncluded: [
        'Los vuelos de ida y vuelta',
        'La tasa del visado',
        'Seguro de viaje y salud para toda la estancia',
        'El permiso internacional de conducir, si vas a llevar coche',
        'Cursos y viajes en los días libres',
      ],
      requirements: [
        'Tener entre 18 y 30 años al pedir el visado',
        'Pasaporte de un país con acceso a los visados 417 o 462',
        'Inglés B1, mejor B2',
        'Dos referencias cuidando niños, de 200 horas en total como mínimo',
        'Antecedentes limpios y el Working With Children Check de Victoria antes de empezar',
        'Nadar 50 metros y saber estar junto a una piscina sin mirar una pantalla',
      ],
      safety: `Se visita a cada familia, se comprueba a cada adulto de la casa y se llama por teléfono a cada referencia. En Victoria, quien cuida niños a través de una agencia necesita el Working With Children Check. Se pide al llegar, con nuestra ayuda. Hasta que lo conceden no te quedas a solas con nadie.

Melbourne es fácil, con las normas de cualquier ciudad grande. Lo que ensayamos es la naturaleza: bañarse entre las banderas rojas y amarillas, nunca sin compañía, gorra y crema aunque esté nublado y, en días de riesgo extremo de incendio, nada de campo. Las piscinas van valladas por ley y la puerta, cerrada. Emergencias: 000. El teléfono de Priya se atiende siempre, y hay un cuarto preparado, sin preguntas previas. Más en la [página de seguridad](page:safety).`,
      accommodation: `Tu habitación está en casa de la familia y tiene cama, mesa, ventana y una puerta que cierra. De vez en cuando es un estudio al fondo del jardín. Muchas casas son de madera, frescas en verano y frías en julio: te ofrecerán una manta eléctrica y conviene aceptarla. Se come con la familia. La mayoría vive en Northcote, Brunswick, Kew, Sandringham o Brighton, a entre 20 y 45 minutos del centro en tranvía o tren. Lee [vivir con una familia](article:host-family).`,
      price: `Nuestra tarifa es de 950 € por 24 semanas: 150 al inscribirte y 800 cuando una familia y tú os habéis dicho que sí. El alojamiento y la comida corren a cargo de la familia, y tu sueldo también. Según la ley australiana, un au pair puede contar como empleado, de modo que el acuerdo detalla horas, tarifa, lo que se descuenta por el alojamiento e impuestos. Lo contrastamos con las normas vigentes y lo lees antes de firmar.`,
      stories: [
        {
          quote:
            'Ensayé el camino del colegio por la izquierda once veces, con un cojín en la sillita. La duodécima, con la niña de verdad, me dijo que conducía más despacio que su abuela.',
          name: 'Noémie',
          detail: 'De Lille, 24 semanas desde julio',
          portrait: 'noemie',
        },
        {
          quote:
            'Lo peor es la diferencia de horas. Cuando yo tenía noticias, mi madre dormía. Así que nos escribimos cartas, de las de papel. Las guarda en una lata de galletas.',
          name: 'Clara',
          detail: 'De Londres, 48 semanas con dos familias',
          portrait: 'clara',
        },
      ],
      questions: [
        {
          question: '¿Por qué 24 semanas y no un año?',
          answer:
            'El visado de vacaciones y trabajo suele permitir seis meses con el mismo empleador. Quien se queda más pasa a una segunda familia, salvo que las autoridades den permiso. A muchos les acaba gustando.',
        },
        {
          question: '¿Cuánto voy a ganar?',
          answer:
            'Depende de las horas, de tu edad y de lo que se descuente por el alojamiento, y el mínimo se revisa cada año. No damos cifra porque pronto sería falsa. La tienes por escrito con la primera propuesta.',
        },
        {
          question: '¿Qué visado es?',
          answer:
            'El de vacaciones y trabajo que corresponda a tu nacionalidad, subclase 417 o 462. Algunos tienen cupo anual o piden estudios o un examen de inglés. Te decimos cuál es tu caso: [visados y permisos](article:visas).',
        },
        {
          question: '¿Tengo que conducir?',
          answer:
            'Con la mitad de las familias, más o menos, sí. Si prefieres que no, dilo y buscamos entre las que viven cerca del colegio y del tranvía. Quien conduce necesita carné definitivo y un año de práctica.',
        },
        {
          question: '¿Pueden mis padres hablar con alguien?',
          answer:
            'Sí, antes y durante. Tienen nuestro teléfono y una página para ellos: [para los padres](article:for-parents). Lo que le cuentes a Priya en confianza se queda con ella, salvo que estés en peligro.',
        },
        {
          question: '¿Y si no estoy bien?',
          answer:
            'Díselo pronto a Priya. Casi siempre va de horas o de cocina y se arregla en una mesa. Si no, cambias de familia, normalmente en dos semanas, y mientras tanto te damos habitación.',
        },
      ],
    },
    fr: {
      uid: 'jeune-au-pair-melbourne-australie',
      title: 'Au pair à Melbourne',
      tagline:
        'Une demi-année de goûters, de tramways et d’air marin, dans une ville aux quatre saisons par jour.',
      summary:
        'Au pair à Melbourne, en Australie : famille vérifiée, chambre à vous, accord écrit, aide pour le visa et coordinatrice sur place. Dès 24 semaines.',
      highlights: [
        {
          title: 'Une famille, pas une annonce',
          text: 'Priya a visité chaque maison de la liste, vu la chambre et la voiture que vous conduirez peut-être, et demandé à la dernière au pair ce qu’elle changerait.',
        },
        {
          title: 'Avec des fiches de paie',
          text: 'Fiches de paie, numéro fiscal, heures notées. Ce qu’on appelle en Europe argent de poche est ici un salaire, et nous le traitons ainsi.',
        },
        {
          title: 'Du sable entre les orteils',
          text: 'La baie commence où le tramway finit. À Brighton, les cabines de bain se suivent, chacune avec ses rayures.',
        },
        {
          title: 'La route de l’océan',
          text: 'Deux week-ends sont compris : la Great Ocean Road jusqu’aux Apôtres, et Phillip Island pour les manchots à la nuit tombante.',
        },
      ],
      overview: `Il est sept heures et demie dans une maison de bois de Northcote, et quelqu’un ne trouve pas sa chaussure. Vous beurrez les tartines, remplissez deux boîtes de déjeuner (sans noix, règle de l’école), posez un chapeau sur chaque tête et les menez au portail, sous des eucalyptus pleins de perroquets. De neuf heures à quinze heures trente, la journée est presque toute à vous. Puis vient le second service : trottinettes, fruits, natation, liste d’orthographe, pâtes.

Melbourne compte cinq millions d’habitants et ressemble à un chapelet de villages relié par des tramways. Chacun a sa grand-rue, son café, son avis sur les autres. Le temps tourne dans l’heure, et tout le monde porte un pull. Les samedis d’hiver, des gens raisonnables crient au football. La mer est là, la campagne aussi : à une heure de la ville, des wallabys broutent au bord des routes le soir.

Vous vivez 24 semaines dans la famille, avec 30 heures de garde par semaine au plus et deux jours libres. C’est un vrai travail. Vous conduirez peut-être à gauche, les enfants des autres à l’arrière, avec huit à dix heures d’avance sur la France : on y dort quand vous voudriez parler. Les premières semaines peuvent être solitaires dans une banlieue étendue. C’est pourquoi nous vous réunissons un dimanche sur deux. À la saison suivante, vous aurez vos amis.`,
      itinerary: [
        {
          title: 'La tête en bas',
          text: 'Priya attend votre vol et vous conduit à la maison. Trois jours pour dormir, prendre un numéro de téléphone, un compte et un numéro fiscal, pendant qu’un des parents vous montre la maison et le chemin de l’école.',
        },
        {
          title: 'Apprendre la maison',
          text: 'Vous faites tout à côté d’un parent avant de le faire sans lui. Si vous devez conduire, un moniteur sort d’abord avec vous. Le deuxième samedi, les nouveaux se retrouvent au Queen Victoria Market.',
        },
        {
          title: 'Temps d’école',
          text: 'La semaine prend forme : déposer, vos heures à vous, reprendre, le bain. Un cours le matin si le cœur vous en dit. Première visite de Priya, qui parle à chacun séparément.',
        },
        {
          title: 'La Great Ocean Road',
          text: 'Un week-end avec le groupe : du surf et une nuit à Lorne, puis les Douze Apôtres, des piliers de calcaire qui n’ont jamais été douze. Des koalas dorment dans les fourches, pour qui lève les yeux.',
        },
        {
          title: 'Vacances et mi-parcours',
          text: 'Les trimestres durent une dizaine de semaines, puis viennent deux semaines de congé, avec des journées plus longues convenues avant. Bilan de mi-séjour. Vous prenez aussi des congés : la Tasmanie est à une heure d’avion.',
        },
        {
          title: 'Phillip Island',
          text: 'Une nuit sur l’île où les manchots pygmées, hauts de trente centimètres, sortent des vagues après le coucher du soleil et filent vers leur terrier. Le téléphone reste dans la poche, c’est la règle là-bas.',
        },
        {
          title: 'Dernières semaines',
          text: 'Des notes pour qui vous suivra, une lettre de recommandation, la dernière fiche de paie et la marche à suivre pour l’impôt. Un barbecue pour tous dans un parc. Les enfants font un livre sur vous, avec des dessins.',
        },
      ],
      included: [
        'La recherche d’une famille visitée, avec deux appels vidéo',
        'La vérification des antécédents et des références des deux côtés',
        'Un accord écrit sur les heures, le salaire, le logement, la voiture et les congés',
        'L’accompagnement pas à pas pour le visa vacances-travail',
        'L’accueil à l’aéroport et l’aide pour la banque, le numéro fiscal et l’attestation de garde',
        'Les week-ends sur la Great Ocean Road et à Phillip Island',
        'Une rencontre un dimanche sur deux avec la coordinatrice Farol',
        'Une autre famille si la première ne convient pas, sans nouveaux frais',
        'Un numéro d’urgence joignable à toute heure',
      ],
      notIncluded: [
        'Les vols jusqu’à Melbourne et le retour',
        'Les frais de visa',
        'L’assurance voyage et santé pour tout le séjour',
        'Le permis de conduire international, si vous devez conduire',
        'Les cours et les voyages des jours de repos',
      ],
      requirements: [
        'Avoir entre 18 et 30 ans à la demande de visa',
        'Un passeport ouvrant droit aux visas vacances-travail 417 ou 462',
        'Un anglais de niveau B1, mieux B2',
        'Deux références de garde d’enfants, 200 heures au moins en tout',
        'Un casier judiciaire vierge et le Working With Children Check de l’État de Victoria avant de commencer',
        'Nager 50 mètres et savoir rester au bord d’une piscine sans regarder un écran',
      ],
      safety: `Chaque famille est visitée, chaque adulte de la maison contrôlé, chaque référence appelée. Dans l’État de Victoria, quiconque garde des enfants par l’intermédiaire d’une agence doit avoir le Working With Children Check. Il se demande à l’arrivée, avec notre aide. D’ici là, vous n’êtes seul avec aucun enfant.

Melbourne est facile, avec les règles de toute grande ville. Ce que nous répétons, c’est la nature : nager entre les drapeaux rouge et jaune, jamais seul, chapeau et crème même par temps gris, pas de sortie en forêt les jours de danger extrême d’incendie. Les piscines sont clôturées par la loi, portillon fermé. Urgences : 000. Le téléphone de Priya répond toujours, et une chambre est prête. Voyez [notre page sécurité](page:safety).`,
      accommodation: `Votre chambre est dans la maison de la famille, avec un lit, un bureau, une fenêtre et une porte qui ferme. C’est parfois un studio au fond du jardin. Beaucoup de maisons sont en bois, aérées l’été et fraîches en juillet : on vous proposera une couverture chauffante, acceptez-la. On mange ensemble. La plupart des familles habitent Northcote, Brunswick, Kew, Sandringham ou Brighton, à 20 à 45 minutes du centre en tramway ou en train. Lisez [vivre en famille d’accueil](article:host-family).`,
      price: `Nos frais sont de 950 € pour 24 semaines : 150 à l’inscription, 800 quand une famille et vous vous êtes dit oui. Le logement et les repas sont à la charge de la famille, votre salaire aussi. En droit australien, une personne au pair peut être considérée comme salariée : l’accord indique donc les heures, le taux, ce qui est retenu pour le logement et l’impôt. Nous le comparons aux règles en vigueur et vous le lisez avant de signer.`,
      stories: [
        {
          quote:
            'J’ai répété le trajet de l’école à gauche onze fois, un coussin dans le siège enfant. La douzième, avec la vraie petite fille, elle m’a dit que je conduisais moins vite que sa grand-mère.',
          name: 'Noémie',
          detail: 'De Lille, 24 semaines à partir de juillet',
          portrait: 'noemie',
        },
        {
          quote:
            'Le pire, c’est le décalage. Quand j’avais des nouvelles, ma mère dormait. Alors nous nous sommes écrit des lettres, de vraies lettres. Elle les garde dans une boîte à biscuits.',
          name: 'Clara',
          detail: 'De Londres, 48 semaines dans deux familles',
          portrait: 'clara',
        },
      ],
      questions: [
        {
          question: 'Pourquoi 24 semaines et non un an ?',
          answer:
            'Le visa vacances-travail permet en général six mois chez le même employeur. Qui reste davantage rejoint une deuxième famille, sauf autorisation. Beaucoup finissent par y trouver leur compte.',
        },
        {
          question: 'Combien vais-je gagner ?',
          answer:
            'Cela dépend des heures, de votre âge et de ce qui est retenu pour le logement, et le minimum est révisé chaque année. Un chiffre serait vite faux. Vous l’avez par écrit dès la première proposition.',
        },
        {
          question: 'De quel visa s’agit-il ?',
          answer:
            'Du visa vacances-travail de votre nationalité, sous-classe 417 ou 462. Certains ont un quota annuel, ou exigent des études ou un test d’anglais. Nous vous disons lequel vous concerne : [visas et titres de séjour](article:visas).',
        },
        {
          question: 'Faut-il conduire ?',
          answer:
            'Pour la moitié des familles environ, oui. Si vous préférez éviter, dites-le : nous cherchons près de l’école et du tramway. Pour conduire, il faut un permis définitif et un an de pratique.',
        },
        {
          question: 'Mes parents peuvent-ils parler à quelqu’un ?',
          answer:
            'Oui, avant et pendant. Ils ont notre téléphone et une page à eux : [pour les parents](article:for-parents). Ce que vous confiez à Priya reste avec elle, sauf danger.',
        },
        {
          question: 'Et si cela ne va pas ?',
          answer:
            'Dites-le tôt à Priya. Il s’agit presque toujours d’horaires ou de cuisine, et cela se règle autour d’une table. Sinon, vous changez de famille, en général sous deux semaines, et nous vous logeons d’ici là.',
        },
      ],
    },
  },
} satisfies Program;
