import type { Program } from '../source.ts';

export default {
  key: 'patagonia',
  kind: 'gap_year',
  continents: ['south_america', 'antarctica'],
  countries: ['CL', 'AR', 'AQ'],
  place: {
    en: 'Patagonia and the Antarctic Peninsula',
    pt: 'Patagônia e Península Antártica',
    es: 'Patagonia y Península Antártica',
    fr: 'Patagonie et péninsule Antarctique',
  },
  stops: [
    {
      name: {
        en: 'Puerto Natales',
        pt: 'Puerto Natales',
        es: 'Puerto Natales',
        fr: 'Puerto Natales',
      },
      latitude: -51.7236,
      longitude: -72.4875,
    },
    {
      name: {
        en: 'Torres del Paine',
        pt: 'Torres del Paine',
        es: 'Torres del Paine',
        fr: 'Torres del Paine',
      },
      latitude: -50.9423,
      longitude: -73.0,
    },
    {
      name: { en: 'El Calafate', pt: 'El Calafate', es: 'El Calafate', fr: 'El Calafate' },
      latitude: -50.3379,
      longitude: -72.2648,
    },
    {
      name: {
        en: 'Perito Moreno Glacier',
        pt: 'Geleira Perito Moreno',
        es: 'Glaciar Perito Moreno',
        fr: 'Glacier Perito Moreno',
      },
      latitude: -50.4733,
      longitude: -73.0333,
    },
    {
      name: { en: 'El Chaltén', pt: 'El Chaltén', es: 'El Chaltén', fr: 'El Chaltén' },
      latitude: -49.3315,
      longitude: -72.8863,
    },
    {
      name: { en: 'Ushuaia', pt: 'Ushuaia', es: 'Ushuaia', fr: 'Ushuaia' },
      latitude: -54.8019,
      longitude: -68.303,
    },
    {
      name: {
        en: 'Drake Passage',
        pt: 'Passagem de Drake',
        es: 'Pasaje de Drake',
        fr: 'Passage de Drake',
      },
      latitude: -58.8,
      longitude: -65.2,
    },
    {
      name: {
        en: 'Deception Island',
        pt: 'Ilha Deception',
        es: 'Isla Decepción',
        fr: 'Île de la Déception',
      },
      latitude: -62.977,
      longitude: -60.65,
    },
    {
      name: {
        en: 'Antarctic Peninsula (Paradise Harbor)',
        pt: 'Península Antártica (Baía Paraíso)',
        es: 'Península Antártica (Bahía Paraíso)',
        fr: 'Péninsule Antarctique (baie Paradis)',
      },
      latitude: -64.85,
      longitude: -62.87,
    },
  ],
  weeks: { min: 10, max: 10 },
  departures: [
    { month: 9, day: 21, weeks: 10, places: 'open' },
    { month: 10, day: 19, weeks: 10, places: 'few' },
    { month: 11, day: 16, weeks: 10, places: 'few' },
    { month: 1, day: 4, weeks: 10, places: 'open' },
  ],
  ages: { min: 18, max: 27 },
  price: { from: 13900, currency: 'EUR' },
  longerStays: [],
  extras: [
    {
      name: {
        en: 'A bed in a cabin for two instead of three',
        pt: 'Lugar em cabine para dois, em vez de três',
        es: 'Plaza en camarote doble en vez de triple',
        fr: 'Place en cabine de deux au lieu de trois',
      },
      amount: 1200,
    },
    {
      name: {
        en: 'A night in a tent on the ice, if the weather lets us',
        pt: 'Uma noite em barraca no gelo, se o tempo deixar',
        es: 'Una noche de acampada en el hielo, si el tiempo deja',
        fr: 'Une nuit sous tente sur la glace, si le temps le permet',
      },
      amount: 240,
    },
    {
      name: {
        en: 'Rental of boots, backpack, sleeping bag and rain clothes',
        pt: 'Aluguel de botas, mochila, saco de dormir e roupa de chuva',
        es: 'Alquiler de botas, mochila, saco de dormir y ropa de lluvia',
        fr: 'Location de chaussures, sac à dos, duvet et vêtements de pluie',
      },
      amount: 290,
    },
  ],
  languages: ['spanish', 'english'],
  accommodation: ['host_family', 'lodge', 'camp', 'ship'],
  group: { min: 8, max: 14 },
  scenes: ['patagonia-towers', 'patagonia-ice'],
  itinerary: [
    { unit: 'week', from: 1, to: 1 },
    { unit: 'week', from: 2, to: 3 },
    { unit: 'week', from: 4, to: 4 },
    { unit: 'week', from: 5, to: 5 },
    { unit: 'week', from: 6, to: 6 },
    { unit: 'week', from: 7, to: 7 },
    { unit: 'week', from: 8, to: 8 },
    { unit: 'week', from: 9, to: 9 },
    { unit: 'week', from: 10, to: 10 },
  ],
  tags: ['mountains', 'sea', 'wildlife'],
  relatedPrograms: ['mekong', 'mindo', 'buenos-aires'],
  relatedArticles: ['packing', 'gap-year-plan', 'costs'],
  text: {
    en: {
      uid: 'gap-year-patagonia-antarctica',
      title: 'Patagonia and Antarctica',
      tagline:
        'Ten weeks of wind, granite and Spanish, and then a ship south to where the map turns white.',
      summary:
        'Ten weeks for ages 18 to 27: Spanish in Puerto Natales, trails in Torres del Paine and El Chaltén, then eleven days by ship to Antarctica.',
      highlights: [
        {
          title: 'Eleven days by ship',
          text: 'From Ushuaia across the Drake Passage to the Antarctic Peninsula, on a vessel small enough for every passenger to go ashore.',
        },
        {
          title: 'The W on foot',
          text: 'Five days in Torres del Paine with a guide: gray towers before sunrise, the French Valley, Grey Glacier calving into its lake.',
        },
        {
          title: 'Three weeks in one town',
          text: 'A family, a Spanish class and a job to do in Puerto Natales, so that the first place is more than a bus stop.',
        },
        {
          title: 'Work that stays',
          text: 'A week repairing paths with a local trail crew. Stone steps, drainage ditches, blisters, and a path that will survive the winter.',
        },
        {
          title: 'A guide who knows you',
          text: 'The same two leaders from the first supper to the last, one Chilean and one Argentine. They disagree about the empanadas.',
        },
      ],
      overview: `The wind comes first. In Puerto Natales it rattles the corrugated iron all night, and in the morning the fjord is full of white caps and black-necked swans that do not seem to mind. You spend three weeks here: Spanish from nine to one, afternoons in a nursery for native trees, evenings at a kitchen table beside a wood stove.

Then you walk. The W trek in Torres del Paine, a week with a trail crew, the Perito Moreno Glacier with its wall of ice up to 60 or 70 meters high, and El Chaltén, where the paths begin at the end of the street. You carry your own bag. It will be wet at times, and some days the summits never show.

In week nine you board a ship in Ushuaia. Two days on the Drake Passage, which can be a lake or a fairground, and then the silence: tabular icebergs, gentoo penguins, the breath of a humpback beside the boat. We stay five meters from the penguins; they do not always stay five meters from us. It is an expensive journey, and a flight that far is no small thing for the air either. We would not sell it for a long weekend. Ten weeks seem right to us. If you would rather go warm and slow, there is [the Mekong](program:mekong).`,
      itinerary: [
        {
          title: 'Puerto Natales: arriving',
          text: 'We meet you in Punta Arenas and drive three hours north through sheep country. Families, a map drawn by hand, the first Spanish class, and a walk along the fjord leaning into the wind.',
        },
        {
          title: 'Puerto Natales: a small life',
          text: 'Spanish each morning. In the afternoon you pot lenga and ñirre seedlings for burned slopes in the park. On Saturday, bread with your family; on Sunday, five-a-side in the gym.',
        },
        {
          title: 'Torres del Paine: the W',
          text: 'Five days and about 80 kilometers between huts and tents, from Grey Glacier to the towers. The last climb starts at four in the morning with headlamps. Guanacos, condors, soup.',
        },
        {
          title: 'Torres del Paine: the trail crew',
          text: 'A base camp at the edge of the park. You carry stones, dig ditches and mend boardwalks with people who do this all year. Showers every second day, and a roast lamb at the end.',
        },
        {
          title: 'El Calafate and the glacier',
          text: 'Across the border, five or six hours of steppe. Two days at the Perito Moreno Glacier, one of them on the ice with crampons. The rest is laundry, letters and calafate ice cream.',
        },
        {
          title: 'El Chaltén: walking from the door',
          text: 'Laguna de los Tres beneath Fitz Roy, Laguna Torre, a day of rain with cards and lentils. You plan one walk yourselves: route, weather, turning-back time.',
        },
        {
          title: 'Ushuaia: getting ready',
          text: 'By air to Tierra del Fuego. The Beagle Channel by boat, talks on ice, whales and the Antarctic Treaty, and an hour with vacuum cleaner and tweezers: not one seed may travel south on your jacket.',
        },
        {
          title: 'South',
          text: 'Boarding on Tuesday afternoon. Two days over the Drake Passage, then landings twice a day when wind and ice allow: Deception Island, Cuverville, Paradise Harbor. The captain decides, and the plan changes.',
        },
        {
          title: 'Back across the Drake',
          text: 'A last landing, two days of swell and albatrosses, Ushuaia on Friday morning. Solid ground feels odd. One evening to look at pictures and one for the long goodbye.',
        },
      ],
      included: [
        'Ten weeks of lodging: family, hostels, huts, tents and a berth in a cabin for three',
        'All meals on board, on the W trek and with the trail crew; breakfast and supper in Puerto Natales; breakfast elsewhere',
        'The voyage of eleven days, with landings, guides and the loan of rubber boots',
        'Buses between the stops, the flight from El Calafate to Ushuaia, and the transfers',
        'Sixty lessons of Spanish in Puerto Natales',
        'Park entrance fees, mountain guides, crampons and tents',
        'Two leaders who stay with the group for the whole journey',
        'Insurance, with rescue and evacuation from Antarctica',
        'A training day by video before you leave, and a packing talk',
      ],
      notIncluded: [
        'Flights to Punta Arenas and home from Ushuaia',
        'Lunch in the towns and supper in El Calafate, El Chaltén and Ushuaia: about €450 in all',
        'Boots, backpack, sleeping bag and waterproofs, to bring or to rent',
        'Tips on board, which are customary: about €120',
        'Visas, if your passport needs them',
      ],
      requirements: [
        'Between 18 and 27 years old',
        'Able to walk 20 kilometers in a day with 10 kilograms on your back, and two days running',
        'A medical form signed by your doctor, which the ship asks for',
        'English at level B1; no Spanish is needed to start',
        'A passport valid for six months after the end',
        'Patience with weather, and with thirteen other people',
      ],
      safety: `The risks here are plain ones: cold, wind, water and distance. Both leaders hold a wilderness first aid certificate and carry a satellite telephone. On the trail we turn back when gusts pass 80 kilometers an hour, and nobody walks alone.

The ship is ice-strengthened, has a doctor and a small clinic, and holds a lifeboat drill before leaving. Even so, Antarctica is far: an evacuation can take days, which is why the doctor’s form is strict and the insurance large. Seasickness is common; tablets help, and so does the horizon. Families get a message after each stage, and from the ship when the satellite is kind. How we prepare is on [our safety page](page:safety).`,
      accommodation: `In Puerto Natales you live with a family, often two of you in one house, each with a room or sharing one. After that come hostels with rooms of four to six, mountain huts with bunks, and tents for about seven nights, with mats and a cook tent from us. Hot water is not a daily matter.

On board you share a cabin for three with its own shower and a porthole. Rooms are single-sex unless you ask otherwise as a group.`,
      price: `More than half of the price is the ship. You pay 20% to book and the rest 90 days before the start; paying in ten parts costs nothing extra. If the ship cannot sail, you get the whole part for the voyage back or sail with a later group. Two places a year go at half price: see [prices and scholarships](page:prices). To save and plan from afar, read [a gap year month by month](article:gap-year-plan).`,
      stories: [
        {
          quote:
            'I was sick for thirty hours on the Drake and swore I would fly home. Then someone knocked and said: get up, there is ice. I have never put on pants so fast.',
          name: 'Aoife',
          detail: '19, from Cork, ten weeks between school and university',
          portrait: 'aoife',
        },
        {
          quote:
            'Everybody asks about the penguins. I talk about the ditch. We dug it for four days, it rained on the fifth, and the water went exactly where we wanted.',
          name: 'Tomás',
          detail: '19, from Coimbra, ten weeks before university',
          portrait: 'tomas',
        },
      ],
      questions: [
        {
          question: 'How fit must I be?',
          answer:
            'You need not be an athlete. You do need to walk six to eight hours, with hills and a bag, and do it again next day. We send a plan for the three months before: stairs, a loaded backpack, one long walk a week.',
        },
        {
          question: 'Is going to Antarctica defensible?',
          answer:
            'A fair question. The journey costs a lot of fuel, and no certificate undoes that. We go once per group, on a ship that keeps to the rules of the Antarctic Treaty and of the tour operators’ association, with at most a hundred people ashore at a time. Some decide against it, and we understand.',
        },
        {
          question: 'What if the weather stops the ship?',
          answer:
            'Departures slip by a day or so now and then, and landings are dropped in most voyages. There are two spare days in Ushuaia. Please book a flight home that can be changed.',
        },
        {
          question: 'Can I telephone from the road?',
          answer:
            'In the towns, yes. On the W and with the trail crew, hardly. On board, messages go through slowly and cost extra. Tell your people that silence is normal; we write when something is not.',
        },
        {
          question: 'What do I bring?',
          answer:
            'Layers, one good waterproof, boots that know your feet. The list has 34 things and fits into 60 liters. The principles are in [three months in one bag](article:packing).',
        },
      ],
    },
    pt: {
      uid: 'patagonia-e-antartida',
      title: 'Patagônia e Antártida',
      tagline:
        'Dez semanas de vento, granito e espanhol, e um navio rumo ao sul, até o mapa ficar branco.',
      summary:
        'Dez semanas, dos 18 aos 27 anos: espanhol em Puerto Natales, trilhas em Torres del Paine e El Chaltén e onze dias de navio até a Antártida.',
      highlights: [
        {
          title: 'Onze dias de navio',
          text: 'De Ushuaia, pela Passagem de Drake, até a Península Antártica, num navio pequeno o bastante para todo mundo desembarcar.',
        },
        {
          title: 'O W a pé',
          text: 'Cinco dias em Torres del Paine com guia: as torres cinzentas antes do sol, o Vale do Francês, a geleira Grey soltando gelo no lago.',
        },
        {
          title: 'Três semanas no mesmo lugar',
          text: 'Uma família, uma turma de espanhol e um trabalho em Puerto Natales, para a primeira cidade não ser só parada de ônibus.',
        },
        {
          title: 'Trabalho que fica',
          text: 'Uma semana consertando trilhas com uma equipe local. Degraus de pedra, valas, bolhas, e um caminho que aguenta o inverno.',
        },
        {
          title: 'Guias que conhecem você',
          text: 'Os mesmos dois do primeiro ao último jantar, um chileno e uma argentina. Sobre empanadas eles não chegam a um acordo.',
        },
      ],
      overview: `Primeiro vem o vento. Em Puerto Natales ele bate nas telhas de zinco a noite toda, e de manhã o fiorde amanhece cheio de espuma e de cisnes-de-pescoço-preto que não parecem se importar. Você fica três semanas ali: espanhol das nove à uma, tarde num viveiro de árvores nativas, noite na mesa da cozinha, ao lado do fogão a lenha.

Depois se anda. O circuito W em Torres del Paine, uma semana com a equipe de trilhas, a geleira Perito Moreno, com paredões de 60 a 70 metros, e El Chaltén, onde a trilha começa no fim da rua. Cada um leva a sua mochila. Às vezes vai molhar, e há dias em que os picos não aparecem.

Na nona semana você embarca em Ushuaia. São dois dias na Passagem de Drake, que pode ser um lago ou uma montanha-russa, e então o silêncio: icebergs planos, pinguins-gentoo, o sopro de uma jubarte ao lado do bote. Ficamos a cinco metros dos pinguins; eles nem sempre ficam a cinco metros da gente. É uma viagem cara, e ir tão longe de avião também pesa no clima. Não faríamos isso por um feriado. Dez semanas nos parecem justas. Se você prefere calor e calma, existe [o Mekong](program:mekong).`,
      itinerary: [
        {
          title: 'Puerto Natales: a chegada',
          text: 'Buscamos você em Punta Arenas e seguimos três horas para o norte, entre ovelhas. As famílias, um mapa feito à mão, a primeira aula e um passeio pelo fiorde, inclinado contra o vento.',
        },
        {
          title: 'Puerto Natales: uma vida pequena',
          text: 'Espanhol toda manhã. À tarde, mudas de lenga e ñirre para as encostas queimadas do parque. No sábado, pão com a família; no domingo, futsal no ginásio.',
        },
        {
          title: 'Torres del Paine: o W',
          text: 'Cinco dias e uns 80 quilômetros entre refúgios e barracas, da geleira Grey até as torres. A última subida começa às quatro da manhã, de lanterna na testa. Guanacos, condores, sopa.',
        },
        {
          title: 'Torres del Paine: a equipe de trilhas',
          text: 'Acampamento na borda do parque. Você carrega pedra, abre vala e conserta passarela com quem faz isso o ano todo. Banho dia sim, dia não, e um cordeiro na brasa no fim.',
        },
        {
          title: 'El Calafate e a geleira',
          text: 'Do outro lado da fronteira, cinco ou seis horas de estepe. Dois dias na geleira Perito Moreno, um deles sobre o gelo, de grampons. O resto é roupa para lavar, cartas e sorvete de calafate.',
        },
        {
          title: 'El Chaltén: trilha na porta',
          text: 'A Laguna de los Tres sob o Fitz Roy, a Laguna Torre, um dia de chuva com baralho e lentilha. Uma caminhada o grupo planeja sozinho: rota, tempo, hora de voltar.',
        },
        {
          title: 'Ushuaia: os preparativos',
          text: 'De avião até a Terra do Fogo. O Canal de Beagle de barco, conversas sobre gelo, baleias e o Tratado da Antártida, e uma hora de aspirador e pinça: nenhuma semente pode ir ao sul no seu casaco.',
        },
        {
          title: 'Rumo ao sul',
          text: 'Embarque na terça à tarde. Dois dias na Passagem de Drake e depois dois desembarques por dia, se vento e gelo deixarem: Deception, Cuverville, Baía Paraíso. Quem decide é o comandante, e o plano muda.',
        },
        {
          title: 'De volta pelo Drake',
          text: 'Um último desembarque, dois dias de ondas e albatrozes, Ushuaia na sexta de manhã. O chão firme parece estranho. Uma noite para ver as fotos e outra para a despedida comprida.',
        },
      ],
      included: [
        'Dez semanas de hospedagem: família, albergues, refúgios, barracas e lugar em cabine para três',
        'Todas as refeições a bordo, no W e com a equipe de trilhas; café e jantar em Puerto Natales; café nos demais lugares',
        'A viagem de onze dias de navio, com desembarques, guias e botas de borracha emprestadas',
        'Ônibus entre as paradas, o voo de El Calafate a Ushuaia e os traslados',
        'Sessenta aulas de espanhol em Puerto Natales',
        'Entradas dos parques, guias de montanha, grampons e barracas',
        'Dois guias que acompanham o grupo do começo ao fim',
        'Seguro, com resgate e remoção a partir da Antártida',
        'Um dia de preparação por vídeo antes da partida e uma conversa sobre a mala',
      ],
      notIncluded: [
        'Voos até Punta Arenas e de volta a partir de Ushuaia',
        'Almoço nas cidades e jantar em El Calafate, El Chaltén e Ushuaia: cerca de € 450 no total',
        'Botas, mochila, saco de dormir e impermeáveis, para trazer ou alugar',
        'Gorjetas a bordo, que são costume: cerca de € 120',
        'Vistos, se o seu passaporte precisar',
      ],
      requirements: [
        'Ter de 18 a 27 anos',
        'Conseguir andar 20 quilômetros num dia com 10 quilos nas costas, dois dias seguidos',
        'Ficha médica assinada pelo seu médico, exigida pelo navio',
        'Inglês B1; para começar, não precisa de espanhol',
        'Passaporte válido por seis meses depois do fim',
        'Paciência com o tempo e com outras treze pessoas',
      ],
      safety: `Os riscos aqui são claros: frio, vento, água e distância. Os dois guias têm formação em primeiros socorros em áreas remotas e levam telefone por satélite. Na trilha, voltamos quando as rajadas passam de 80 quilômetros por hora, e ninguém caminha sozinho.

O navio tem casco reforçado para gelo, médico e uma pequena enfermaria, e faz treino de abandono antes de sair. Ainda assim, a Antártida fica longe: uma remoção pode levar dias, e por isso a ficha médica é rigorosa e o seguro é alto. Enjoo é comum; remédio ajuda, olhar o horizonte também. A família recebe notícia ao fim de cada etapa e, do navio, quando o satélite colabora. Nosso preparo está na [página de segurança](page:safety).`,
      accommodation: `Em Puerto Natales você mora com uma família, muitas vezes com mais alguém do grupo na mesma casa, em quarto próprio ou dividido. Depois vêm albergues com quartos de quatro a seis, refúgios com beliches e umas sete noites de barraca, com isolantes e tenda-cozinha por nossa conta. Água quente não é coisa de todo dia.

A bordo, cabine para três com chuveiro e escotilha. Os quartos são separados entre homens e mulheres, a menos que o grupo peça outra coisa.`,
      price: `Mais da metade do preço é o navio. Você paga 20% na reserva e o restante 90 dias antes do início; em dez parcelas o valor não aumenta. Se o navio não puder sair, devolvemos toda a parte da viagem marítima, ou você embarca com outro grupo. Dois lugares por ano saem pela metade: veja [preços e bolsas](page:prices). Para juntar dinheiro com tempo, leia [um ano sabático mês a mês](article:gap-year-plan).`,
      stories: [
        {
          quote:
            'Passei trinta horas enjoada no Drake e jurei que voltaria de avião. Aí bateram na porta: levanta, tem gelo. Nunca vesti uma calça tão rápido.',
          name: 'Aoife',
          detail: '19 anos, de Cork, dez semanas entre a escola e a faculdade',
          portrait: 'aoife',
        },
        {
          quote:
            'Todo mundo pergunta dos pinguins. Eu falo da vala. Cavamos quatro dias, no quinto choveu, e a água foi exatamente para onde a gente queria.',
          name: 'Tomás',
          detail: '19 anos, de Coimbra, dez semanas antes da faculdade',
          portrait: 'tomas',
        },
      ],
      questions: [
        {
          question: 'Que preparo físico preciso ter?',
          answer:
            'Não precisa ser atleta. Precisa andar de seis a oito horas, com subida e mochila, e repetir no dia seguinte. Mandamos um plano para os três meses anteriores: escada, mochila carregada, uma caminhada longa por semana.',
        },
        {
          question: 'Dá para defender uma ida à Antártida?',
          answer:
            'Pergunta justa. A viagem gasta muito combustível, e nenhum certificado desfaz isso. Vamos uma vez por grupo, num navio que segue as regras do Tratado da Antártida e da associação dos operadores, com no máximo cem pessoas em terra por vez. Há quem decida não ir, e entendemos.',
        },
        {
          question: 'E se o tempo segurar o navio?',
          answer:
            'De vez em quando a saída atrasa um dia, e quase toda viagem perde algum desembarque. Há dois dias de folga em Ushuaia. Compre uma passagem de volta que possa ser remarcada.',
        },
        {
          question: 'Dá para telefonar durante a viagem?',
          answer:
            'Nas cidades, sim. No W e com a equipe de trilhas, quase nunca. A bordo, as mensagens saem devagar e custam à parte. Avise sua família que silêncio é normal; se algo não for, nós escrevemos.',
        },
        {
          question: 'O que levo?',
          answer:
            'Camadas, um bom impermeável, botas já amaciadas. A lista tem 34 coisas e cabe em 60 litros. A lógica está em [três meses numa mala só](article:packing).',
        },
      ],
    },
    es: {
      uid: 'viaje-patagonia-antartida',
      title: 'Patagonia y la Antártida',
      tagline:
        'Diez semanas de viento, granito y mate, y un barco hacia el sur, donde el mapa se vuelve blanco.',
      summary:
        'Diez semanas, de 18 a 27 años: vida en Puerto Natales, senderos en Torres del Paine y El Chaltén y once días en barco a la Antártida.',
      highlights: [
        {
          title: 'Once días de barco',
          text: 'De Ushuaia, por el pasaje de Drake, a la península Antártica, en un barco lo bastante pequeño para que todo el mundo desembarque.',
        },
        {
          title: 'La W a pie',
          text: 'Cinco días en Torres del Paine con guía: las torres grises antes del alba, el valle del Francés, el glaciar Grey rompiendo en su lago.',
        },
        {
          title: 'Tres semanas en un pueblo',
          text: 'Una familia, unas clases y una tarea en Puerto Natales, para que el primer lugar sea algo más que una parada de autobús.',
        },
        {
          title: 'Un trabajo que queda',
          text: 'Una semana arreglando senderos con una cuadrilla local. Escalones de piedra, zanjas, ampollas, y un camino que aguantará el invierno.',
        },
        {
          title: 'Guías que te conocen',
          text: 'Los mismos dos desde la primera cena hasta la última, un chileno y una argentina. En las empanadas no se ponen de acuerdo.',
        },
      ],
      overview: `Primero llega el viento. En Puerto Natales golpea la chapa toda la noche, y por la mañana el fiordo está lleno de borregos y de cisnes de cuello negro a los que no parece importarles. Pasas allí tres semanas: clase de nueve a una, tardes en un vivero de árboles nativos, noches en la mesa de la cocina, junto a la estufa de leña.

Después se camina. La W en Torres del Paine, una semana con la cuadrilla de senderos, el glaciar Perito Moreno, con su pared de hielo de hasta 60 o 70 metros, y El Chaltén, donde los caminos empiezan al final de la calle. Cada cual lleva su mochila. A ratos te mojarás, y hay días en que las cumbres no salen.

La novena semana embarcas en Ushuaia. Dos días en el pasaje de Drake, que puede ser un lago o una atracción de feria, y luego el silencio: icebergs tabulares, pingüinos papúa, el resoplido de una yubarta junto a la lancha. Nos quedamos a cinco metros de los pingüinos; ellos no siempre se quedan a cinco metros de nosotros. Es un viaje caro, y volar tan lejos tampoco le sale gratis al clima. No lo haríamos por un puente. Diez semanas nos parecen lo justo. Si prefieres calor y calma, está [el Mekong](program:mekong).`,
      itinerary: [
        {
          title: 'Puerto Natales: la llegada',
          text: 'Te recogemos en Punta Arenas y subimos tres horas hacia el norte entre ovejas. Las familias, un mapa dibujado a mano, la primera clase y un paseo por el fiordo, inclinados contra el viento.',
        },
        {
          title: 'Puerto Natales: una vida pequeña',
          text: 'Clase cada mañana; si ya hablas español, historia y cuentos de la Patagonia. Por la tarde, plantones de lenga y ñirre para las laderas quemadas del parque. El sábado, pan con tu familia; el domingo, fútbol sala.',
        },
        {
          title: 'Torres del Paine: la W',
          text: 'Cinco días y unos 80 kilómetros entre refugios y tiendas, del glaciar Grey a las torres. La última subida empieza a las cuatro de la mañana con frontales. Guanacos, cóndores, sopa.',
        },
        {
          title: 'Torres del Paine: la cuadrilla',
          text: 'Un campamento al borde del parque. Cargas piedras, cavas zanjas y arreglas pasarelas con gente que lo hace todo el año. Ducha un día sí y otro no, y un cordero al palo al final.',
        },
        {
          title: 'El Calafate y el glaciar',
          text: 'Al otro lado de la frontera, cinco o seis horas de estepa. Dos días en el glaciar Perito Moreno, uno de ellos sobre el hielo con crampones. El resto es colada, cartas y helado de calafate.',
        },
        {
          title: 'El Chaltén: caminar desde la puerta',
          text: 'La laguna de los Tres bajo el Fitz Roy, la laguna Torre, un día de lluvia con cartas y lentejas. Una caminata la planeáis por vuestra cuenta: ruta, tiempo, hora de dar la vuelta.',
        },
        {
          title: 'Ushuaia: los preparativos',
          text: 'En avión a Tierra del Fuego. El canal Beagle en barco, charlas sobre hielo, ballenas y el Tratado Antártico, y una hora de aspiradora y pinzas: ni una semilla puede viajar al sur en tu chaqueta.',
        },
        {
          title: 'Hacia el sur',
          text: 'Embarque el martes por la tarde. Dos días de Drake y después dos desembarcos diarios si el viento y el hielo dejan: isla Decepción, Cuverville, bahía Paraíso. Decide el capitán, y el plan cambia.',
        },
        {
          title: 'De vuelta por el Drake',
          text: 'Un último desembarco, dos días de oleaje y albatros, Ushuaia el viernes por la mañana. El suelo firme resulta raro. Una noche para ver las fotos y otra para la larga despedida.',
        },
      ],
      included: [
        'Diez semanas de alojamiento: familia, albergues, refugios, tiendas y plaza en camarote triple',
        'Todas las comidas a bordo, en la W y con la cuadrilla; desayuno y cena en Puerto Natales; desayuno en los demás sitios',
        'El viaje de once días en barco, con desembarcos, guías y botas de goma prestadas',
        'Autobuses entre paradas, el vuelo de El Calafate a Ushuaia y los traslados',
        'Sesenta clases en Puerto Natales',
        'Entradas a los parques, guías de montaña, crampones y tiendas',
        'Dos guías que acompañan al grupo de principio a fin',
        'Seguro, con rescate y evacuación desde la Antártida',
        'Un día de preparación por vídeo antes de salir y una charla sobre el equipaje',
      ],
      notIncluded: [
        'Los vuelos a Punta Arenas y de vuelta desde Ushuaia',
        'La comida en los pueblos y la cena en El Calafate, El Chaltén y Ushuaia: unos 450 € en total',
        'Botas, mochila, saco de dormir e impermeables, para traer o alquilar',
        'Las propinas a bordo, que son costumbre: unos 120 €',
        'Los visados, si tu pasaporte los necesita',
      ],
      requirements: [
        'Tener entre 18 y 27 años',
        'Poder caminar 20 kilómetros en un día con 10 kilos a la espalda, y repetir al siguiente',
        'Un formulario médico firmado por tu médico, que exige el barco',
        'Inglés B1, la lengua de a bordo; el español no hace falta para empezar',
        'Pasaporte válido seis meses después del final',
        'Paciencia con el tiempo y con otras trece personas',
      ],
      safety: `Aquí los riesgos son claros: frío, viento, agua y distancia. Los dos guías tienen formación en primeros auxilios en zonas remotas y llevan teléfono por satélite. En el sendero damos la vuelta cuando las rachas pasan de 80 kilómetros por hora, y nadie camina solo.

El barco tiene el casco reforzado para el hielo, médico y una pequeña enfermería, y antes de zarpar se hace un simulacro. Aun así, la Antártida está lejos: una evacuación puede tardar días; por eso el formulario médico es estricto y el seguro, alto. El mareo es frecuente; ayudan las pastillas y mirar al horizonte. La familia recibe un mensaje tras cada etapa y, desde el barco, cuando el satélite quiere. Cómo nos preparamos está en [la página de seguridad](page:safety).`,
      accommodation: `En Puerto Natales vives con una familia, a menudo con alguien más del grupo en la misma casa, en habitación propia o compartida. Después vienen albergues con cuartos de cuatro a seis, refugios con literas y unas siete noches de tienda, con esterillas y carpa de cocina por nuestra cuenta. El agua caliente no es cosa de todos los días.

A bordo, camarote para tres con ducha y ojo de buey. Las habitaciones son separadas para chicas y chicos, salvo que el grupo pida otra cosa.`,
      price: `Más de la mitad del precio es el barco. Pagas un 20 % al reservar y el resto 90 días antes de empezar; en diez plazos cuesta lo mismo. Si el barco no puede zarpar, te devolvemos entera la parte del viaje por mar o embarcas con otro grupo. Dos plazas al año van a mitad de precio: mira [precios y becas](page:prices). En qué se va el dinero de un viaje así se explica en [lo que cuesta de verdad](article:costs).`,
      stories: [
        {
          quote:
            'Pasé treinta horas mareada en el Drake y juré que volvería en avión. Entonces llamaron a la puerta: levántate, hay hielo. Nunca me he puesto unos pantalones tan deprisa.',
          name: 'Aoife',
          detail: '19 años, de Cork, diez semanas entre el instituto y la universidad',
          portrait: 'aoife',
        },
        {
          quote:
            'Todos preguntan por los pingüinos. Yo hablo de la zanja. La cavamos en cuatro días, al quinto llovió, y el agua fue justo por donde queríamos.',
          name: 'Tomás',
          detail: '19 años, de Coímbra, diez semanas antes de la universidad',
          portrait: 'tomas',
        },
      ],
      questions: [
        {
          question: '¿Qué forma física necesito?',
          answer:
            'No hace falta ser atleta. Hace falta caminar de seis a ocho horas, con cuestas y mochila, y repetir al día siguiente. Te mandamos un plan para los tres meses anteriores: escaleras, mochila cargada, una caminata larga por semana.',
        },
        {
          question: '¿Se puede defender ir a la Antártida?',
          answer:
            'Es una pregunta justa. El viaje gasta mucho combustible, y eso no lo borra ningún certificado. Vamos una vez por grupo, en un barco que cumple las normas del Tratado Antártico y de la asociación de operadores, con cien personas en tierra como máximo a la vez. Hay quien decide no ir, y lo entendemos.',
        },
        {
          question: '¿Y si el tiempo retiene el barco?',
          answer:
            'De vez en cuando la salida se retrasa un día, y en casi todos los viajes se cae algún desembarco. Hay dos días de margen en Ushuaia. Compra un vuelo de vuelta que se pueda cambiar.',
        },
        {
          question: '¿Podré llamar por teléfono?',
          answer:
            'En los pueblos, sí. En la W y con la cuadrilla, apenas. A bordo los mensajes salen despacio y se pagan aparte. Di en casa que el silencio es normal; si pasa algo, escribimos nosotros.',
        },
        {
          question: '¿Qué llevo?',
          answer:
            'Capas, un buen impermeable, botas que ya conozcan tus pies. La lista tiene 34 cosas y cabe en 60 litros. La lógica está en [tres meses en una sola maleta](article:packing).',
        },
      ],
    },
    fr: {
      uid: 'cesure-patagonie-antarctique',
      title: 'Patagonie et Antarctique',
      tagline:
        'Dix semaines de vent, de granit et d’espagnol, puis un navire vers le sud, là où la carte blanchit.',
      summary:
        'Dix semaines, de 18 à 27 ans : espagnol à Puerto Natales, sentiers de Torres del Paine et d’El Chaltén, puis onze jours en mer vers l’Antarctique.',
      highlights: [
        {
          title: 'Onze jours en mer',
          text: 'D’Ushuaia à la péninsule Antarctique par le passage de Drake, sur un navire assez petit pour que chacun débarque.',
        },
        {
          title: 'Le W à pied',
          text: 'Cinq jours à Torres del Paine avec un guide : les tours grises avant l’aube, la vallée du Français, le glacier Grey qui vêle dans son lac.',
        },
        {
          title: 'Trois semaines au même endroit',
          text: 'Une famille, un cours d’espagnol et une tâche à Puerto Natales, pour que la première étape soit plus qu’un arrêt d’autocar.',
        },
        {
          title: 'Un travail qui reste',
          text: 'Une semaine à réparer des sentiers avec une équipe locale. Marches de pierre, rigoles, ampoules, et un chemin qui passera l’hiver.',
        },
        {
          title: 'Des guides qui vous connaissent',
          text: 'Les deux mêmes du premier au dernier dîner, un Chilien et une Argentine. Sur les empanadas, ils ne s’accordent pas.',
        },
      ],
      overview: `Le vent arrive le premier. À Puerto Natales, il secoue la tôle toute la nuit ; au matin, le fjord est couvert d’écume et de cygnes à cou noir que cela ne semble pas gêner. Vous y passez trois semaines : espagnol de neuf heures à treize heures, après-midi dans une pépinière d’arbres indigènes, soirées à la table de la cuisine, près du poêle à bois.

Ensuite, on marche. Le W à Torres del Paine, une semaine avec l’équipe des sentiers, le glacier Perito Moreno et son mur de glace haut de 60 à 70 mètres, El Chaltén, où les chemins partent du bout de la rue. Chacun porte son sac. Il fera parfois humide, et certains jours les sommets ne se montrent pas.

La neuvième semaine, vous embarquez à Ushuaia. Deux jours sur le passage de Drake, lac ou fête foraine selon l’humeur, puis le silence : icebergs tabulaires, manchots papous, souffle d’une baleine à bosse près du canot. Nous restons à cinq mètres des manchots ; eux, pas toujours. C’est un voyage cher, et un vol si lointain pèse aussi sur le climat. Nous ne le ferions pas pour un pont. Dix semaines nous semblent justes. Si vous préférez la chaleur et la lenteur, il y a [le Mékong](program:mekong).`,
      itinerary: [
        {
          title: 'Puerto Natales : l’arrivée',
          text: 'Nous vous attendons à Punta Arenas, puis trois heures de route vers le nord parmi les moutons. Les familles, un plan dessiné à la main, le premier cours, une marche le long du fjord, penchés contre le vent.',
        },
        {
          title: 'Puerto Natales : une petite vie',
          text: 'Espagnol chaque matin. L’après-midi, vous rempotez des plants de lenga et de ñirre pour les pentes brûlées du parc. Samedi, le pain avec la famille ; dimanche, football en salle.',
        },
        {
          title: 'Torres del Paine : le W',
          text: 'Cinq jours et quelque 80 kilomètres entre refuges et tentes, du glacier Grey aux tours. La dernière montée part à quatre heures du matin, à la lampe frontale. Guanacos, condors, soupe.',
        },
        {
          title: 'Torres del Paine : l’équipe des sentiers',
          text: 'Un camp au bord du parc. Vous portez des pierres, creusez des rigoles, réparez des passerelles avec des gens dont c’est le métier. Une douche tous les deux jours, et un agneau à la braise pour finir.',
        },
        {
          title: 'El Calafate et le glacier',
          text: 'De l’autre côté de la frontière, cinq ou six heures de steppe. Deux jours au glacier Perito Moreno, dont un sur la glace avec des crampons. Le reste : lessive, lettres et glace au calafate.',
        },
        {
          title: 'El Chaltén : marcher depuis la porte',
          text: 'La Laguna de los Tres sous le Fitz Roy, la Laguna Torre, un jour de pluie avec cartes et lentilles. Le groupe prépare seul une marche : itinéraire, météo, heure du demi-tour.',
        },
        {
          title: 'Ushuaia : les préparatifs',
          text: 'En avion jusqu’à la Terre de Feu. Le canal Beagle en bateau, des exposés sur la glace, les baleines et le traité sur l’Antarctique, et une heure d’aspirateur et de pince : pas une graine ne doit partir au sud sur votre veste.',
        },
        {
          title: 'Cap au sud',
          text: 'Embarquement mardi après-midi. Deux jours de Drake, puis deux débarquements par jour si le vent et la glace le permettent : île de la Déception, Cuverville, baie Paradis. Le commandant décide, et le plan change.',
        },
        {
          title: 'Retour par le Drake',
          text: 'Un dernier débarquement, deux jours de houle et d’albatros, Ushuaia vendredi matin. La terre ferme paraît étrange. Une soirée pour les photos, une autre pour le long au revoir.',
        },
      ],
      included: [
        'Dix semaines de logement : famille, auberges, refuges, tentes et couchette en cabine de trois',
        'Tous les repas à bord, sur le W et avec l’équipe des sentiers ; petit déjeuner et dîner à Puerto Natales ; petit déjeuner ailleurs',
        'La traversée de onze jours, avec débarquements, guides et prêt de bottes',
        'Les autocars entre les étapes, le vol d’El Calafate à Ushuaia et les transferts',
        'Soixante leçons d’espagnol à Puerto Natales',
        'L’entrée des parcs, les guides de montagne, les crampons et les tentes',
        'Deux accompagnateurs présents du début à la fin',
        'L’assurance, avec secours et évacuation depuis l’Antarctique',
        'Une journée de préparation par vidéo avant le départ et un entretien sur le sac',
      ],
      notIncluded: [
        'Les vols vers Punta Arenas et au retour d’Ushuaia',
        'Le déjeuner en ville et le dîner à El Calafate, El Chaltén et Ushuaia : environ 450 € en tout',
        'Chaussures, sac à dos, duvet et imperméables, à apporter ou à louer',
        'Les pourboires à bord, qui sont d’usage : environ 120 €',
        'Les visas, si votre passeport l’exige',
      ],
      requirements: [
        'Avoir de 18 à 27 ans',
        'Pouvoir marcher 20 kilomètres par jour avec 10 kilos sur le dos, deux jours de suite',
        'Un formulaire médical signé par votre médecin, exigé par le navire',
        'Un anglais de niveau B1 ; aucun espagnol n’est nécessaire au départ',
        'Un passeport valable six mois après la fin',
        'De la patience avec la météo, et avec treize autres personnes',
      ],
      safety: `Les risques sont simples à nommer : le froid, le vent, l’eau et la distance. Les deux accompagnateurs sont formés aux premiers secours en milieu isolé et portent un téléphone satellite. Sur les sentiers, nous faisons demi-tour quand les rafales dépassent 80 kilomètres à l’heure, et personne ne marche seul.

Le navire a une coque renforcée pour la glace, un médecin, une petite infirmerie, et un exercice d’évacuation précède le départ. L’Antarctique reste loin : une évacuation peut prendre des jours, d’où un formulaire médical strict et une assurance élevée. Le mal de mer est fréquent ; les comprimés aident, l’horizon aussi. La famille reçoit un message après chaque étape. Notre préparation figure [à la page sécurité](page:safety).`,
      accommodation: `À Puerto Natales, vous vivez dans une famille, souvent à deux du groupe dans la même maison, en chambre individuelle ou partagée. Viennent ensuite des auberges aux chambres de quatre à six, des refuges à lits superposés et sept nuits environ sous tente, tapis de sol et tente de cuisine fournis. L’eau chaude n’est pas quotidienne.

À bord, une cabine de trois avec douche et hublot. Les chambres ne sont pas mixtes, sauf si le groupe le souhaite.`,
      price: `Plus de la moitié du prix, c’est le navire. Vous versez 20 % à la réservation et le reste 90 jours avant le début ; en dix fois, le montant ne change pas. Si le navire ne peut pas partir, toute la part de la traversée vous est rendue, ou vous embarquez avec un autre groupe. Deux places par an sont à moitié prix : voir [tarifs et bourses](page:prices). Où passe l’argent, c’est dans [ce que coûte vraiment un séjour](article:costs).`,
      stories: [
        {
          quote:
            'J’ai été malade trente heures sur le Drake et j’ai juré de rentrer en avion. Puis on a frappé : lève-toi, il y a de la glace. Je n’ai jamais enfilé un pantalon aussi vite.',
          name: 'Aoife',
          detail: '19 ans, de Cork, dix semaines entre le lycée et l’université',
          portrait: 'aoife',
        },
        {
          quote:
            'Tout le monde me parle des manchots. Moi, je parle de la rigole. Quatre jours à la creuser, la pluie le cinquième, et l’eau est partie exactement là où nous voulions.',
          name: 'Tomás',
          detail: '19 ans, de Coimbra, dix semaines avant l’université',
          portrait: 'tomas',
        },
      ],
      questions: [
        {
          question: 'Quelle forme physique faut-il ?',
          answer:
            'Inutile d’être athlète. Il faut marcher six à huit heures, en côte et avec un sac, et recommencer le lendemain. Nous envoyons un plan pour les trois mois d’avant : escaliers, sac chargé, une longue marche par semaine.',
        },
        {
          question: 'Aller en Antarctique, est-ce défendable ?',
          answer:
            'La question est juste. Le voyage brûle beaucoup de carburant, et aucun certificat ne l’efface. Nous y allons une fois par groupe, sur un navire qui respecte le traité sur l’Antarctique et les règles de l’association des voyagistes, avec cent personnes à terre au plus à la fois. Certains renoncent, et nous le comprenons.',
        },
        {
          question: 'Et si la météo retient le navire ?',
          answer:
            'Il arrive que le départ glisse d’un jour, et presque chaque voyage perd un débarquement. Deux jours de marge sont prévus à Ushuaia. Prenez un billet de retour modifiable.',
        },
        {
          question: 'Peut-on téléphoner en route ?',
          answer:
            'Dans les villes, oui. Sur le W et avec l’équipe des sentiers, à peine. À bord, les messages partent lentement et se paient en plus. Dites à vos proches que le silence est normal ; s’il ne l’est pas, nous écrivons.',
        },
        {
          question: 'Que faut-il emporter ?',
          answer:
            'Des couches, un bon imperméable, des chaussures déjà faites à vos pieds. La liste compte 34 choses et tient dans 60 litres. Le principe est dans [trois mois dans un seul sac](article:packing).',
        },
      ],
    },
  },
} satisfies Program;
