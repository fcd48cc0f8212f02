import type { Program } from '../source.ts';

export default {
  key: 'mekong',
  kind: 'gap_year',
  continents: ['asia'],
  countries: ['LA', 'KH', 'VN'],
  place: {
    en: 'Laos, Cambodia and Vietnam',
    pt: 'Laos, Camboja e Vietnã',
    es: 'Laos, Camboya y Vietnam',
    fr: 'Laos, Cambodge et Viêt Nam',
  },
  stops: [
    {
      name: {
        en: 'Luang Prabang',
        pt: 'Luang Prabang',
        es: 'Luang Prabang',
        fr: 'Luang Prabang',
      },
      latitude: 19.8856,
      longitude: 102.1347,
    },
    {
      name: { en: 'Nong Khiaw', pt: 'Nong Khiaw', es: 'Nong Khiaw', fr: 'Nong Khiaw' },
      latitude: 20.57,
      longitude: 102.613,
    },
    {
      name: { en: 'Vientiane', pt: 'Vientiane', es: 'Vientián', fr: 'Vientiane' },
      latitude: 17.9757,
      longitude: 102.6331,
    },
    {
      name: { en: 'Pakse', pt: 'Pakse', es: 'Pakse', fr: 'Paksé' },
      latitude: 15.1202,
      longitude: 105.799,
    },
    {
      name: {
        en: 'Si Phan Don (Four Thousand Islands)',
        pt: 'Si Phan Don (as Quatro Mil Ilhas)',
        es: 'Si Phan Don (las Cuatro Mil Islas)',
        fr: 'Si Phan Don',
      },
      latitude: 13.972,
      longitude: 105.919,
    },
    {
      name: { en: 'Siem Reap', pt: 'Siem Reap', es: 'Siem Riep', fr: 'Siem Reap' },
      latitude: 13.3633,
      longitude: 103.8564,
    },
    {
      name: { en: 'Battambang', pt: 'Battambang', es: 'Battambang', fr: 'Battambang' },
      latitude: 13.0957,
      longitude: 103.2022,
    },
    {
      name: { en: 'Phnom Penh', pt: 'Phnom Penh', es: 'Phnom Penh', fr: 'Phnom Penh' },
      latitude: 11.5564,
      longitude: 104.9282,
    },
    {
      name: { en: 'Chau Doc', pt: 'Châu Đốc', es: 'Châu Đốc', fr: 'Châu Đốc' },
      latitude: 10.7011,
      longitude: 105.1119,
    },
    {
      name: { en: 'Can Tho', pt: 'Cần Thơ', es: 'Cần Thơ', fr: 'Cần Thơ' },
      latitude: 10.0452,
      longitude: 105.7469,
    },
    {
      name: {
        en: 'Ho Chi Minh City',
        pt: 'Cidade de Ho Chi Minh',
        es: 'Ciudad Ho Chi Minh',
        fr: 'Hô Chi Minh-Ville',
      },
      latitude: 10.7769,
      longitude: 106.7009,
    },
  ],
  weeks: { min: 8, max: 8 },
  departures: [
    { month: 1, day: 5, weeks: 8, places: 'few' },
    { month: 6, day: 29, weeks: 8, places: 'open' },
    { month: 9, day: 28, weeks: 8, places: 'open' },
    { month: 11, day: 2, weeks: 8, places: 'full' },
  ],
  ages: { min: 18, max: 27 },
  price: { from: 5400, currency: 'EUR' },
  longerStays: [],
  extras: [
    {
      name: {
        en: 'A room of your own in the guesthouses',
        pt: 'Quarto individual nas pousadas',
        es: 'Habitación individual en las casas de huéspedes',
        fr: 'Chambre individuelle dans les pensions',
      },
      amount: 620,
    },
    {
      name: {
        en: 'One more week in Can Tho, with a family and a cooking course',
        pt: 'Mais uma semana em Cần Thơ, em família e com curso de cozinha',
        es: 'Una semana más en Cần Thơ, en familia y con curso de cocina',
        fr: 'Une semaine de plus à Cần Thơ, en famille, avec cours de cuisine',
      },
      amount: 340,
    },
    {
      name: {
        en: 'Visa service: forms, photographs and fees for the three countries',
        pt: 'Serviço de vistos: formulários, fotos e taxas dos três países',
        es: 'Gestión de visados: formularios, fotos y tasas de los tres países',
        fr: 'Service des visas : formulaires, photos et frais des trois pays',
      },
      amount: 160,
    },
  ],
  languages: ['english'],
  accommodation: ['lodge', 'host_family'],
  group: { min: 8, max: 14 },
  scenes: ['mekong-river', 'mekong-angkor'],
  itinerary: [
    { unit: 'week', from: 1, to: 1 },
    { unit: 'week', from: 2, to: 2 },
    { unit: 'week', from: 3, to: 3 },
    { unit: 'week', from: 4, to: 4 },
    { unit: 'week', from: 5, to: 5 },
    { unit: 'week', from: 6, to: 6 },
    { unit: 'week', from: 7, to: 7 },
    { unit: 'week', from: 8, to: 8 },
  ],
  tags: ['daily-life', 'city', 'choosing', 'safety'],
  relatedPrograms: ['patagonia', 'kyoto', 'boa-vista'],
  relatedArticles: ['gap-year-plan', 'volunteering-well', 'packing', 'safety'],
  text: {
    en: {
      uid: 'gap-year-down-the-mekong',
      title: 'Down the Mekong',
      tagline: 'Eight weeks from the hills of Laos to the delta, mostly at the speed of the river.',
      summary:
        'Eight weeks for ages 18 to 27 along the Mekong through Laos, Cambodia and Vietnam: by boat, train and bicycle, with families and two leaders.',
      highlights: [
        {
          title: 'Eleven stops, one river',
          text: 'Slow boats, one fast train, bicycles and a few long buses. You see the same water brown, green and almost as wide as a sea.',
        },
        {
          title: 'Angkor with time',
          text: 'A pass for seven days instead of one. Start at five, rest at eleven, go back at four when the stone has turned orange.',
        },
        {
          title: 'At family tables',
          text: 'Twelve nights in family homes in three countries: sticky rice in Laos, prahok in Cambodia, sour fish soup in the delta.',
        },
        {
          title: 'History told by people',
          text: 'Unexploded bombs, Tuol Sleng, the war seen from Saigon. Local guides, time to talk afterward, and nobody has to go in.',
        },
      ],
      overview: `In Luang Prabang the drums of the monasteries begin at four, and by half past five the monks walk barefoot through the half-dark. You stand on the other side of the street, quiet, without a camera. Then coffee with condensed milk, and the river below, brown and quicker than it looks.

From here we follow it. By longtail boat to limestone country, by the new rail line to Vientiane, on to islands where there is little to do at noon but lie in a hammock. Then across to Cambodia: Angkor for a week, the houses on stilts at Tonle Sap, Phnom Penh with its hardest chapter. By boat over the last border, and through the delta, where breakfast is sold from one boat to another, until the river divides and is gone.

It will be hot, up to 35 degrees and damp. There are cockerels at three, buses that take ten hours instead of seven, and once or twice your stomach will have a view. We do not visit orphanages, ride elephants or teach children for two weeks; [why not](article:volunteering-well) is worth reading. We help where a hand is wanted for two mornings, and otherwise we are guests. For wind and ice there is [Patagonia](program:patagonia).`,
      itinerary: [
        {
          title: 'Luang Prabang: slowly',
          text: 'Jet lag, introductions, a first walk over the bamboo bridge if the water is low enough. Lao lessons in the morning: greeting, counting, bargaining without a sour face. At dusk, the night market.',
        },
        {
          title: 'Luang Prabang: hands',
          text: 'Three mornings with weavers who show how indigo stinks before it is blue. English conversation with college students who asked for it. On Saturday by boat to the caves at Pak Ou.',
        },
        {
          title: 'Nong Khiaw and the hills',
          text: 'Limestone walls above a green tributary. Two days on foot with a village guide, strictly on paths, because bombs of the war still lie beside them; a visit to people who clear them. Four nights with families.',
        },
        {
          title: 'South to the islands',
          text: 'Under two hours by train to Vientiane, a night bus with beds to Pakse, then a boat to Si Phan Don. Bicycles, the roar of the Khone falls, hammocks, the first real tiredness.',
        },
        {
          title: 'Siem Reap and Angkor',
          text: 'A long day over the border. Then the temples by bicycle: Ta Prohm with its roots, the faces of the Bayon, Banteay Srei in pink stone. Afternoons free, and an evening at the circus school.',
        },
        {
          title: 'Tonle Sap and Battambang',
          text: 'Four nights with families near the lake, in houses on legs six meters high. By road to Battambang: rice paper, a community art school, bats leaving their cave in a ribbon at six.',
        },
        {
          title: 'Phnom Penh',
          text: 'The riverside, the markets, a Khmer cooking day. On Wednesday Tuol Sleng and Choeung Ek, with a guide whose family lived through it. Thursday is empty on purpose.',
        },
        {
          title: 'The delta and Saigon',
          text: 'By boat to Chau Doc in about five hours, then Can Tho: four nights with families, the floating market at half past five, orchards by bicycle. Two days in Ho Chi Minh City, and the last iced coffee.',
        },
      ],
      included: [
        'Fifty-five nights: guesthouses in twin rooms, twelve nights with families, one night bus',
        'Breakfast every day, all meals with the families, and a supper for the group each week',
        'All transport on the route: boats, train, buses, bicycles, transfers',
        'The seven-day pass for Angkor and the entrance fees on the plan',
        'Two leaders for the whole journey, and local guides in each country',
        'Health and accident insurance with transport home',
        'Lessons in Lao, Khmer and Vietnamese, as much as a guest needs',
        'A training day by video before you leave',
      ],
      notIncluded: [
        'Flights to Luang Prabang and home from Ho Chi Minh City',
        'Most lunches and suppers in the towns: €40 to €55 a week is plenty',
        'Visas: about €110 for most European passports',
        'Vaccinations, about which your doctor or a travel clinic decides',
        'Laundry, massages and presents',
      ],
      requirements: [
        'Between 18 and 27 years old',
        'English at level B1 or better',
        'Able to cycle 25 kilometers on flat roads and to walk for a day in the heat',
        'Able to swim 50 meters, because we are often on boats',
        'A passport valid for six months after the end, with four empty pages',
        'A talk with a doctor about vaccinations and malaria at least eight weeks ahead',
      ],
      safety: `The real danger here is the road, so there is one rule without exception: nobody hires or rides a motorbike. We take boats with life jackets, drivers we know, and no buses through mountains at night. The night bus in Laos follows the flat valley road.

Both leaders hold a first aid certificate and carry a list of clinics; for anything serious you are taken or flown to Bangkok or Ho Chi Minh City. Dengue is caught by day, so there is repellent at breakfast. Rabies exists: stroke no dogs, no monkeys. In the hills we stay on paths that have been cleared. Families at home hear from us every Sunday. More in [small habits that help](article:safety).`,
      accommodation: `Most nights are in small guesthouses run by families: rooms for two, a fan or air conditioning, a shower that is sometimes warm. For twelve nights, four in each country, we stay in homes. There you sleep on a mattress under a mosquito net, often several in one room, women and men apart, and wash with a ladle from a jar.

Shoes stay at the foot of the stairs. Earplugs are the best thing you can pack.`,
      price: `The price covers eight weeks and everything listed under included. You pay 20% to book and the rest 90 days before the start, or in ten monthly parts at no extra cost. Most of it stays on the route: families and guides are paid directly, at rates agreed with them. If fewer than eight people book, we tell you before the rest is due and return everything. How others saved for it is in [a gap year month by month](article:gap-year-plan).`,
      stories: [
        {
          quote:
            'In the lake village the grandmother laughed at how I squatted to wash rice. She corrected me every evening. On the fourth she nodded, and I was prouder than of my exams.',
          name: 'Lucie',
          detail: '19, from Nantes, eight weeks after school',
          portrait: 'lucie',
        },
        {
          quote:
            'I had planned to see as much as possible. What I remember is a hammock on Don Det, three hours of rain, and not looking at my telephone because there was nothing I wanted to know.',
          name: 'Oscar',
          detail: '26, from Gothenburg, eight weeks between two jobs',
          portrait: 'oscar',
        },
      ],
      questions: [
        {
          question: 'When is the best time?',
          answer:
            'November to January is dry and mild, with cold nights in the north. In July it rains most afternoons, everything is green and the lake is rising. We do not start in February or March, when fields are burned and the air in northern Laos is bad.',
        },
        {
          question: 'Do I travel alone or in a group?',
          answer:
            'In a group of 8 to 14, most of whom come alone. There are free afternoons nearly every day and a free weekend in Siem Reap. Rooms are shared by two, and we swap on request.',
        },
        {
          question: 'Can vegetarians eat well?',
          answer:
            'Yes, if fish sauce is no bar. Strict vegans manage with effort, better in Vietnam than in Laos. You get a card in each language that explains what you do not eat.',
        },
        {
          question: 'What about visas?',
          answer:
            'Laos and Cambodia issue them online or at the larger borders, and Vietnam has an electronic visa; some passports need none for shorter stays. We check the rule for yours and the exact border we use. Begin with [our guide to visas](article:visas).',
        },
      ],
    },
    pt: {
      uid: 'viagem-pelo-mekong',
      title: 'Descendo o Mekong',
      tagline: 'Oito semanas das montanhas do Laos até o delta, quase sempre na velocidade do rio.',
      summary:
        'Oito semanas, dos 18 aos 27 anos, pelo Mekong: Laos, Camboja e Vietnã de barco, trem e bicicleta, em casas de família e com dois guias.',
      highlights: [
        {
          title: 'Onze paradas, um rio',
          text: 'Barcos lentos, um trem rápido, bicicletas e alguns ônibus compridos. A mesma água aparece marrom, verde e quase larga como o mar.',
        },
        {
          title: 'Angkor sem pressa',
          text: 'Passe de sete dias em vez de um. Sair às cinco, descansar às onze, voltar às quatro, quando a pedra fica laranja.',
        },
        {
          title: 'À mesa das famílias',
          text: 'Doze noites em casas de família nos três países: arroz glutinoso no Laos, prahok no Camboja, sopa azeda de peixe no delta.',
        },
        {
          title: 'História contada por gente',
          text: 'As bombas que não explodiram, Tuol Sleng, a guerra vista de Saigon. Guias locais, tempo para conversar, e ninguém é obrigado a entrar.',
        },
      ],
      overview: `Em Luang Prabang os tambores dos mosteiros começam às quatro, e às cinco e meia os monges passam descalços na penumbra. Você fica do outro lado da rua, em silêncio, sem câmera. Depois vem o café com leite condensado, e lá embaixo o rio, marrom e mais rápido do que parece.

Dali em diante, a gente o acompanha. De barco até a região dos paredões de calcário, na ferrovia nova até Vientiane, e adiante até as ilhas onde ao meio-dia só resta a rede. Depois o Camboja: Angkor por uma semana, as palafitas do Tonlé Sap, Phnom Penh e seu capítulo mais duro. A última fronteira se cruza de barco, e no delta o café da manhã passa de uma canoa para outra, até o rio se dividir e sumir.

Vai fazer calor, até 35 graus e úmido. Tem galo às três da manhã, ônibus que leva dez horas em vez de sete, e uma ou duas vezes o seu estômago vai se manifestar. Não visitamos orfanatos, não montamos em elefantes nem damos aula para crianças por quinze dias; [o porquê](article:volunteering-well) vale a leitura. Ajudamos onde querem duas manhãs de braço, e no resto somos visita. Para vento e gelo existe [a Patagônia](program:patagonia).`,
      itinerary: [
        {
          title: 'Luang Prabang: devagar',
          text: 'Fuso horário, apresentações, a ponte de bambu, se o rio estiver baixo. Aula de laosiano de manhã: cumprimentar, contar, pechinchar sem fechar a cara. No fim da tarde, a feira noturna.',
        },
        {
          title: 'Luang Prabang: as mãos',
          text: 'Três manhãs com tecelãs que mostram como o índigo fede antes de ficar azul. Conversa em inglês com universitários que pediram por isso. No sábado, barco até as grutas de Pak Ou.',
        },
        {
          title: 'Nong Khiaw e as montanhas',
          text: 'Paredões de calcário sobre um afluente verde. Dois dias a pé com guia da aldeia, sem sair da trilha, porque ainda há bombas da guerra ao lado; visita a quem as retira. Quatro noites em família.',
        },
        {
          title: 'Para o sul, até as ilhas',
          text: 'Menos de duas horas de trem até Vientiane, ônibus-leito até Pakse e barco até Si Phan Don. Bicicleta, o estrondo das quedas de Khone, rede e o primeiro cansaço de verdade.',
        },
        {
          title: 'Siem Reap e Angkor',
          text: 'Um dia longo de fronteira. Depois os templos de bicicleta: Ta Prohm e suas raízes, os rostos do Bayon, Banteay Srei em pedra rosa. Tardes livres e uma noite na escola de circo.',
        },
        {
          title: 'Tonlé Sap e Battambang',
          text: 'Quatro noites com famílias perto do lago, em casas sobre pernas de seis metros. Por terra até Battambang: papel de arroz, uma escola comunitária de arte, morcegos saindo da gruta em fita às seis.',
        },
        {
          title: 'Phnom Penh',
          text: 'A beira-rio, os mercados, um dia de cozinha khmer. Na quarta, Tuol Sleng e Choeung Ek, com um guia cuja família viveu aquilo. A quinta fica vazia de propósito.',
        },
        {
          title: 'O delta e Saigon',
          text: 'Umas cinco horas de barco até Châu Đốc, depois Cần Thơ: quatro noites em família, o mercado flutuante às cinco e meia, pomares de bicicleta. Dois dias na Cidade de Ho Chi Minh e o último café gelado.',
        },
      ],
      included: [
        'Cinquenta e cinco noites: pousadas em quarto duplo, doze noites em família, um ônibus-leito',
        'Café da manhã todo dia, todas as refeições com as famílias e um jantar de grupo por semana',
        'Todo o transporte da rota: barcos, trem, ônibus, bicicletas, traslados',
        'O passe de sete dias de Angkor e as entradas previstas no roteiro',
        'Dois guias na viagem inteira e guias locais em cada país',
        'Seguro de saúde e acidentes, com repatriação',
        'Aulas de laosiano, khmer e vietnamita, o que uma visita precisa saber',
        'Um dia de preparação por vídeo antes da partida',
      ],
      notIncluded: [
        'Voos até Luang Prabang e de volta a partir da Cidade de Ho Chi Minh',
        'A maioria dos almoços e jantares nas cidades: € 40 a € 55 por semana dão com folga',
        'Vistos: cerca de € 110 para a maioria dos passaportes europeus; para o brasileiro, consultamos',
        'Vacinas, que um médico ou um posto de saúde do viajante define',
        'Lavanderia, massagens e presentes',
      ],
      requirements: [
        'Ter de 18 a 27 anos',
        'Inglês B1 ou melhor',
        'Pedalar 25 quilômetros no plano e caminhar um dia no calor',
        'Nadar 50 metros, porque estamos sempre em barcos',
        'Passaporte válido por seis meses depois do fim, com quatro páginas em branco',
        'Consulta sobre vacinas e malária com pelo menos oito semanas; saindo do Brasil, também o certificado de febre amarela',
      ],
      safety: `O perigo de verdade aqui é a estrada, e por isso há uma regra sem exceção: ninguém aluga nem anda de moto. Usamos barcos com colete, motoristas conhecidos e nada de ônibus noturno na serra. O ônibus-leito do Laos segue a estrada plana do vale.

Os dois guias têm curso de primeiros socorros e uma lista de clínicas; em caso grave, leva-se a pessoa, se preciso de avião, a Bangkok ou à Cidade de Ho Chi Minh. A dengue pica de dia: o repelente fica na mesa do café. Existe raiva: não se faz carinho em cachorro nem em macaco. Nas montanhas, só trilha já limpa de bombas. Todo domingo a família recebe notícias nossas. Veja mais em [pequenos hábitos que ajudam](article:safety).`,
      accommodation: `Quase sempre dormimos em pousadas de família: quarto para dois, ventilador ou ar-condicionado, chuveiro às vezes quente. Por doze noites, quatro em cada país, ficamos em casas. Lá se dorme em colchão no chão, com mosquiteiro, muitas vezes vários num quarto, mulheres e homens separados, e o banho é de caneca.

Os sapatos ficam ao pé da escada. Protetor de ouvido é o melhor item da mala.`,
      price: `O preço vale para as oito semanas e cobre tudo o que está em “incluído”. Você paga 20% na reserva e o restante 90 dias antes do início, ou em dez parcelas mensais sem acréscimo. A maior parte fica no caminho: famílias e guias recebem direto, por valores combinados com eles. Com menos de oito inscritos, avisamos antes do segundo pagamento e devolvemos tudo. Como outros juntaram o dinheiro está em [um ano sabático mês a mês](article:gap-year-plan).`,
      stories: [
        {
          quote:
            'Na aldeia do lago a avó ria do meu jeito de agachar para lavar arroz. Me corrigia toda noite. Na quarta, acenou com a cabeça, e fiquei mais orgulhosa do que com as provas.',
          name: 'Lucie',
          detail: '19 anos, de Nantes, oito semanas depois da escola',
          portrait: 'lucie',
        },
        {
          quote:
            'Eu queria ver o máximo possível. O que ficou foi uma rede em Don Det, três horas de chuva, e eu sem olhar o celular, porque não havia nada que quisesse saber.',
          name: 'Oscar',
          detail: '26 anos, de Gotemburgo, oito semanas entre dois empregos',
          portrait: 'oscar',
        },
      ],
      questions: [
        {
          question: 'Qual é a melhor época?',
          answer:
            'De novembro a janeiro é seco e ameno, com noites frias no norte. Em julho chove quase toda tarde, tudo fica verde e o lago sobe. Não saímos em fevereiro nem março, quando queimam os campos e o ar do norte do Laos fica ruim.',
        },
        {
          question: 'Vou só ou em grupo?',
          answer:
            'Em grupo de 8 a 14, e quase todo mundo chega sozinho. Há tardes livres quase todo dia e um fim de semana livre em Siem Reap. Os quartos são para dois, e trocamos quando alguém pede.',
        },
        {
          question: 'Vegetariano come bem?',
          answer:
            'Sim, se molho de peixe não for problema. Vegano estrito dá um jeito, melhor no Vietnã que no Laos. Você recebe um cartão em cada idioma explicando o que não come.',
        },
        {
          question: 'E os vistos?',
          answer:
            'Laos e Camboja emitem pela internet ou nas fronteiras maiores, e o Vietnã tem visto eletrônico; alguns passaportes dispensam visto em estadias curtas. Conferimos a regra do seu e da fronteira exata por onde passamos. Comece pelo [nosso guia de vistos](article:visas).',
        },
      ],
    },
    es: {
      uid: 'viaje-por-el-mekong',
      title: 'Mekong abajo',
      tagline:
        'Ocho semanas de las montañas de Laos al delta, casi siempre a la velocidad del río.',
      summary:
        'Ocho semanas, de 18 a 27 años, por el Mekong: Laos, Camboya y Vietnam en barco, tren y bicicleta, con noches en familia y dos guías.',
      highlights: [
        {
          title: 'Once paradas, un río',
          text: 'Barcos lentos, un tren rápido, bicicletas y algún autobús largo. La misma agua, marrón, verde y casi tan ancha como un mar.',
        },
        {
          title: 'Angkor con tiempo',
          text: 'Un pase de siete días en lugar de uno. Salir a las cinco, descansar a las once, volver a las cuatro, con la piedra ya naranja.',
        },
        {
          title: 'A la mesa de las familias',
          text: 'Doce noches en casas de tres países: arroz glutinoso en Laos, prahok en Camboya, sopa agria de pescado en el delta.',
        },
        {
          title: 'La historia, contada por personas',
          text: 'Bombas sin explotar, Tuol Sleng, la guerra vista desde Saigón. Guías locales, tiempo para hablarlo, y nadie tiene que entrar.',
        },
      ],
      overview: `En Luang Prabang los tambores de los monasterios empiezan a las cuatro, y a las cinco y media los monjes pasan descalzos en la penumbra. Tú estás al otro lado de la calle, en silencio, sin cámara. Después, café con leche condensada, y abajo el río, marrón y más rápido de lo que parece.

Desde aquí lo seguimos. En barca hasta los farallones de caliza, en el ferrocarril nuevo hasta Vientián, y luego hasta unas islas donde a mediodía solo cabe la hamaca. Después, Camboya: Angkor durante una semana, los palafitos del Tonlé Sap, Phnom Penh y su capítulo más duro. La última frontera se cruza en barco, y en el delta el desayuno pasa de una barca a otra, hasta que el río se divide y desaparece.

Hará calor, hasta 35 grados y húmedo. Hay gallos a las tres, autobuses que tardan diez horas en vez de siete, y una o dos veces tu estómago dará su opinión. No visitamos orfanatos, no montamos en elefante ni damos clase a niños durante quince días; [el porqué](article:volunteering-well) merece la lectura. Ayudamos donde hacen falta manos un par de mañanas, y por lo demás vamos de visita. Para viento y hielo está [la Patagonia](program:patagonia).`,
      itinerary: [
        {
          title: 'Luang Prabang: despacio',
          text: 'Desfase horario, presentaciones, el puente de bambú si el río va bajo. Clase de laosiano por la mañana: saludar, contar, regatear sin mala cara. Al anochecer, el mercado nocturno.',
        },
        {
          title: 'Luang Prabang: las manos',
          text: 'Tres mañanas con tejedoras que enseñan lo mal que huele el índigo antes de ser azul. Conversación en inglés con estudiantes que la pidieron. El sábado, en barco a las cuevas de Pak Ou.',
        },
        {
          title: 'Nong Khiaw y las montañas',
          text: 'Paredes de caliza sobre un afluente verde. Dos días a pie con guía del pueblo, sin salir del camino, porque al lado aún hay bombas de la guerra; visita a quienes las retiran. Cuatro noches en familia.',
        },
        {
          title: 'Al sur, hasta las islas',
          text: 'Menos de dos horas de tren a Vientián, autobús nocturno con camas a Pakse y barca a Si Phan Don. Bicicletas, el estruendo de las cascadas de Khone, hamacas y el primer cansancio serio.',
        },
        {
          title: 'Siem Riep y Angkor',
          text: 'Un día largo de frontera. Después, los templos en bicicleta: Ta Prohm y sus raíces, los rostros del Bayón, Banteay Srei en piedra rosa. Tardes libres y una noche en la escuela de circo.',
        },
        {
          title: 'Tonlé Sap y Battambang',
          text: 'Cuatro noches con familias cerca del lago, en casas con patas de seis metros. Por carretera a Battambang: papel de arroz, una escuela de arte del barrio, murciélagos saliendo de su cueva como una cinta a las seis.',
        },
        {
          title: 'Phnom Penh',
          text: 'La ribera, los mercados, un día de cocina jemer. El miércoles, Tuol Sleng y Choeung Ek, con un guía cuya familia lo vivió. El jueves queda vacío a propósito.',
        },
        {
          title: 'El delta y Saigón',
          text: 'Unas cinco horas de barco a Châu Đốc, y luego Cần Thơ: cuatro noches en familia, el mercado flotante a las cinco y media, huertos en bicicleta. Dos días en Ciudad Ho Chi Minh y el último café con hielo.',
        },
      ],
      included: [
        'Cincuenta y cinco noches: casas de huéspedes en habitación doble, doce noches en familia, un autobús nocturno',
        'Desayuno diario, todas las comidas con las familias y una cena de grupo por semana',
        'Todo el transporte de la ruta: barcos, tren, autobuses, bicicletas, traslados',
        'El pase de siete días de Angkor y las entradas previstas',
        'Dos guías durante todo el viaje y guías locales en cada país',
        'Seguro médico y de accidentes, con repatriación',
        'Clases de laosiano, jemer y vietnamita, lo que necesita un invitado',
        'Un día de preparación por vídeo antes de salir',
      ],
      notIncluded: [
        'Los vuelos a Luang Prabang y de vuelta desde Ciudad Ho Chi Minh',
        'La mayoría de las comidas y cenas en las ciudades: con 40 a 55 € por semana sobra',
        'Los visados: unos 110 € con la mayoría de los pasaportes europeos',
        'Las vacunas, que decide tu médico o un centro de vacunación internacional',
        'Lavandería, masajes y regalos',
      ],
      requirements: [
        'Tener entre 18 y 27 años',
        'Inglés B1 o superior',
        'Poder pedalear 25 kilómetros en llano y caminar un día entero con calor',
        'Saber nadar 50 metros, porque vamos mucho en barco',
        'Pasaporte válido seis meses después del final, con cuatro páginas libres',
        'Una consulta médica sobre vacunas y malaria con ocho semanas de antelación como mínimo',
      ],
      safety: `El peligro de verdad aquí es la carretera, así que hay una regla sin excepciones: nadie alquila una moto ni se sube a una. Vamos en barcos con chaleco, con conductores conocidos, y nunca de noche por la montaña. El autobús nocturno de Laos va por la carretera llana del valle.

Los dos guías tienen formación en primeros auxilios y una lista de clínicas; si es algo grave, se traslada a la persona a Bangkok o a Ciudad Ho Chi Minh, en avión si hace falta. El dengue pica de día: el repelente está en la mesa del desayuno. Hay rabia: no se acarician perros ni monos. En las montañas, solo caminos despejados de bombas. La familia tiene noticias nuestras cada domingo. Más en [pequeños hábitos que ayudan](article:safety).`,
      accommodation: `Casi siempre dormimos en pequeñas casas de huéspedes familiares: habitación para dos, ventilador o aire acondicionado, una ducha que a veces sale caliente. Doce noches, cuatro en cada país, las pasamos en casas. Allí se duerme en un colchón bajo la mosquitera, a menudo varias personas por cuarto, mujeres y hombres por separado, y uno se lava con un cazo y una tinaja.

Los zapatos se quedan al pie de la escalera. Los tapones son lo mejor que puedes meter en la mochila.`,
      price: `El precio es por las ocho semanas y cubre todo lo que figura como incluido. Pagas un 20 % al reservar y el resto 90 días antes de empezar, o en diez mensualidades sin recargo. La mayor parte se queda en el camino: familias y guías cobran directamente, según lo acordado con ellos. Si se apuntan menos de ocho personas, avisamos antes del segundo pago y lo devolvemos todo. En qué se va el dinero se explica en [lo que cuesta de verdad](article:costs).`,
      stories: [
        {
          quote:
            'En el pueblo del lago la abuela se reía de cómo me agachaba para lavar el arroz. Me corregía cada tarde. La cuarta asintió, y me sentí más orgullosa que con las notas.',
          name: 'Lucie',
          detail: '19 años, de Nantes, ocho semanas después del instituto',
          portrait: 'lucie',
        },
        {
          quote:
            'Yo iba a verlo todo. Lo que recuerdo es una hamaca en Don Det, tres horas de lluvia y no mirar el móvil, porque no había nada que quisiera saber.',
          name: 'Oscar',
          detail: '26 años, de Gotemburgo, ocho semanas entre dos trabajos',
          portrait: 'oscar',
        },
      ],
      questions: [
        {
          question: '¿Cuál es la mejor época?',
          answer:
            'De noviembre a enero es seco y suave, con noches frías en el norte. En julio llueve casi todas las tardes, todo está verde y el lago crece. No salimos en febrero ni en marzo, cuando se queman los campos y el aire del norte de Laos es malo.',
        },
        {
          question: '¿Viajo en grupo?',
          answer:
            'Sí, de 8 a 14 personas, y casi todas llegan solas. Hay tardes libres casi a diario y un fin de semana libre en Siem Riep. Las habitaciones son para dos, y cambiamos si alguien lo pide.',
        },
        {
          question: '¿Se come bien sin carne?',
          answer:
            'Sí, si la salsa de pescado no es un obstáculo. Con una dieta vegana estricta cuesta más, menos en Vietnam que en Laos. Te damos una tarjeta en cada idioma que explica lo que no comes.',
        },
        {
          question: '¿Y los visados?',
          answer:
            'Laos y Camboya los dan por internet o en las fronteras grandes, y Vietnam tiene visado electrónico; algunos pasaportes no lo necesitan en estancias cortas. Comprobamos la norma del tuyo y la frontera exacta por la que pasamos. Empieza por [nuestra guía de visados](article:visas).',
        },
      ],
    },
    fr: {
      uid: 'cesure-au-fil-du-mekong',
      title: 'Au fil du Mékong',
      tagline:
        'Huit semaines des montagnes du Laos au delta, presque toujours à la vitesse du fleuve.',
      summary:
        'Huit semaines, de 18 à 27 ans, le long du Mékong : Laos, Cambodge et Viêt Nam en bateau, en train et à vélo, avec des familles et deux guides.',
      highlights: [
        {
          title: 'Onze étapes, un fleuve',
          text: 'Des bateaux lents, un train rapide, des vélos et quelques longs autocars. La même eau, brune, verte, puis presque aussi large qu’une mer.',
        },
        {
          title: 'Angkor avec du temps',
          text: 'Un pass de sept jours au lieu d’un. Partir à cinq heures, se reposer à onze, revenir à seize, quand la pierre vire à l’orange.',
        },
        {
          title: 'À la table des familles',
          text: 'Douze nuits chez l’habitant dans trois pays : riz gluant au Laos, prahok au Cambodge, soupe aigre de poisson dans le delta.',
        },
        {
          title: 'L’histoire dite par des gens',
          text: 'Les bombes non explosées, Tuol Sleng, la guerre vue de Saïgon. Des guides locaux, du temps pour en parler, et personne n’est obligé d’entrer.',
        },
      ],
      overview: `À Luang Prabang, les tambours des monastères commencent à quatre heures, et à cinq heures et demie les moines passent pieds nus dans la pénombre. Vous restez de l’autre côté de la rue, en silence, sans appareil photo. Ensuite, un café au lait concentré et, en contrebas, le fleuve, brun et plus rapide qu’il n’en a l’air.

D’ici, nous le suivons. En pirogue jusqu’aux falaises de calcaire, par le chemin de fer tout neuf jusqu’à Vientiane, puis vers des îles où, à midi, il ne reste que le hamac. Vient le Cambodge : Angkor pendant une semaine, les maisons sur pilotis du Tonlé Sap, Phnom Penh et son chapitre le plus dur. La dernière frontière se passe en bateau, et dans le delta le petit déjeuner se vend d’une barque à l’autre, jusqu’à ce que le fleuve se divise et disparaisse.

Il fera chaud, jusqu’à 35 degrés, et humide. Il y a des coqs à trois heures, des cars qui mettent dix heures au lieu de sept, et une ou deux fois votre estomac donnera son avis. Nous ne visitons pas d’orphelinats, ne montons pas d’éléphants et n’enseignons pas quinze jours à des enfants ; [la raison](article:volunteering-well) mérite lecture. Nous aidons là où l’on veut des bras pour deux matinées ; sinon, nous sommes des invités. Pour le vent et la glace, il y a [la Patagonie](program:patagonia).`,
      itinerary: [
        {
          title: 'Luang Prabang : doucement',
          text: 'Décalage horaire, présentations, le pont de bambou si l’eau est assez basse. Cours de lao le matin : saluer, compter, marchander sans se fâcher. Au crépuscule, le marché de nuit.',
        },
        {
          title: 'Luang Prabang : les mains',
          text: 'Trois matinées avec des tisserandes, pour sentir comme l’indigo empeste avant d’être bleu. Conversation en anglais avec des étudiants qui l’ont demandée. Samedi, en bateau aux grottes de Pak Ou.',
        },
        {
          title: 'Nong Khiaw et les montagnes',
          text: 'Des murs de calcaire au-dessus d’un affluent vert. Deux jours à pied avec un guide du village, sans quitter le sentier, car des bombes de la guerre restent à côté ; visite à ceux qui les enlèvent. Quatre nuits en famille.',
        },
        {
          title: 'Au sud, jusqu’aux îles',
          text: 'Moins de deux heures de train pour Vientiane, un car-couchettes pour Paksé, un bateau pour Si Phan Don. Vélos, grondement des chutes de Khone, hamacs, première vraie fatigue.',
        },
        {
          title: 'Siem Reap et Angkor',
          text: 'Une longue journée de frontière. Puis les temples à vélo : Ta Prohm et ses racines, les visages du Bayon, Banteay Srei en grès rose. Après-midi libres, et une soirée à l’école de cirque.',
        },
        {
          title: 'Tonlé Sap et Battambang',
          text: 'Quatre nuits en famille près du lac, dans des maisons hautes de six mètres sur leurs pilotis. Par la route à Battambang : galettes de riz, école d’art associative, chauves-souris en ruban à dix-huit heures.',
        },
        {
          title: 'Phnom Penh',
          text: 'Les quais, les marchés, une journée de cuisine khmère. Mercredi, Tuol Sleng et Choeung Ek, avec un guide dont la famille a vécu cela. Jeudi reste vide, exprès.',
        },
        {
          title: 'Le delta et Saïgon',
          text: 'Environ cinq heures de bateau jusqu’à Châu Đốc, puis Cần Thơ : quatre nuits en famille, le marché flottant à cinq heures et demie, les vergers à vélo. Deux jours à Hô Chi Minh-Ville et le dernier café glacé.',
        },
      ],
      included: [
        'Cinquante-cinq nuits : pensions en chambre double, douze nuits en famille, un car de nuit',
        'Le petit déjeuner chaque jour, tous les repas dans les familles et un dîner de groupe par semaine',
        'Tous les transports du parcours : bateaux, train, cars, vélos, transferts',
        'Le pass de sept jours à Angkor et les entrées prévues',
        'Deux accompagnateurs pendant tout le voyage et des guides locaux dans chaque pays',
        'L’assurance santé et accident, avec rapatriement',
        'Des leçons de lao, de khmer et de vietnamien, ce qu’il faut à un invité',
        'Une journée de préparation par vidéo avant le départ',
      ],
      notIncluded: [
        'Les vols vers Luang Prabang et au retour de Hô Chi Minh-Ville',
        'La plupart des déjeuners et dîners en ville : 40 à 55 € par semaine suffisent largement',
        'Les visas : environ 110 € pour la plupart des passeports européens',
        'Les vaccins, à décider avec un médecin ou un centre de vaccination',
        'La lessive, les massages et les cadeaux',
      ],
      requirements: [
        'Avoir de 18 à 27 ans',
        'Un anglais de niveau B1 au moins',
        'Pouvoir faire 25 kilomètres à vélo sur le plat et marcher une journée par forte chaleur',
        'Savoir nager 50 mètres, car nous sommes souvent en bateau',
        'Un passeport valable six mois après la fin, avec quatre pages libres',
        'Une consultation sur les vaccins et le paludisme au moins huit semaines avant',
      ],
      safety: `Le vrai danger, c’est la route. D’où une règle sans exception : personne ne loue de moto ni ne monte dessus. Nous prenons des bateaux avec gilets, des chauffeurs connus, et aucun car de nuit en montagne. Le car-couchettes du Laos suit la route plate de la vallée.

Les deux accompagnateurs sont formés aux premiers secours et ont une liste de cliniques ; dans un cas grave, on rejoint Bangkok ou Hô Chi Minh-Ville, en avion s’il le faut. La dengue pique de jour : le répulsif est sur la table du matin. La rage existe : on ne caresse ni chiens ni singes. En montagne, seulement des sentiers déminés. La famille a de nos nouvelles chaque dimanche. Voir aussi [les petites habitudes qui aident](article:safety).`,
      accommodation: `Le plus souvent, nous dormons dans de petites pensions familiales : chambre pour deux, ventilateur ou climatisation, douche parfois chaude. Pendant douze nuits, quatre par pays, nous logeons chez l’habitant. On y dort sur un matelas, sous une moustiquaire, souvent à plusieurs, femmes et hommes séparés, et l’on se lave à la louche, devant une jarre.

Les chaussures restent au pied de l’escalier. Des bouchons d’oreilles : voilà le meilleur objet du sac.`,
      price: `Le prix vaut pour les huit semaines et comprend tout ce qui figure dans la liste. Vous versez 20 % à la réservation et le reste 90 jours avant le début, ou en dix mensualités sans supplément. L’essentiel reste sur la route : familles et guides sont payés directement, au tarif convenu avec eux. À moins de huit inscrits, nous prévenons avant le second versement et rendons tout. Où passe l’argent, c’est dans [ce que coûte vraiment un séjour](article:costs).`,
      stories: [
        {
          quote:
            'Au village du lac, la grand-mère riait de ma façon de m’accroupir pour laver le riz. Elle me corrigeait chaque soir. Le quatrième, elle a hoché la tête, et j’étais plus fière que de mon bac.',
          name: 'Lucie',
          detail: '19 ans, de Nantes, huit semaines après le lycée',
          portrait: 'lucie',
        },
        {
          quote:
            'Je voulais en voir le plus possible. Ce qui me reste : un hamac à Don Det, trois heures de pluie, et mon téléphone dans le sac, car il n’y avait rien que je voulais savoir.',
          name: 'Oscar',
          detail: '26 ans, de Göteborg, huit semaines entre deux emplois',
          portrait: 'oscar',
        },
      ],
      questions: [
        {
          question: 'Quelle est la meilleure saison ?',
          answer:
            'De novembre à janvier, le temps est sec et doux, avec des nuits froides au nord. En juillet, il pleut presque chaque après-midi, tout est vert et le lac monte. Nous ne partons ni en février ni en mars : on brûle les champs et l’air du nord du Laos est mauvais.',
        },
        {
          question: 'Voyage-t-on en groupe ?',
          answer:
            'Oui, de 8 à 14 personnes, presque toutes venues seules. Il y a des après-midi libres presque chaque jour et un week-end libre à Siem Reap. Les chambres sont pour deux, et l’on change sur demande.',
        },
        {
          question: 'Mange-t-on bien sans viande ?',
          answer:
            'Oui, si la sauce de poisson ne gêne pas. Les végétaliens stricts s’en sortent avec effort, mieux au Viêt Nam qu’au Laos. Vous recevez dans chaque langue une carte qui explique ce que vous ne mangez pas.',
        },
        {
          question: 'Et les visas ?',
          answer:
            'Le Laos et le Cambodge les délivrent en ligne ou aux grandes frontières, et le Viêt Nam a un visa électronique ; certains passeports en sont dispensés pour un court séjour. Nous vérifions la règle pour le vôtre et pour la frontière exacte. Commencez par [notre guide des visas](article:visas).',
        },
      ],
    },
  },
} satisfies Program;
