import type { Program } from '../source.ts';

export default {
  key: 'buenos-aires',
  kind: 'language_course',
  continents: ['south_america'],
  countries: ['AR'],
  place: {
    en: 'Buenos Aires, Argentina',
    pt: 'Buenos Aires, Argentina',
    es: 'Buenos Aires, Argentina',
    fr: 'Buenos Aires, Argentine',
  },
  stops: [
    {
      name: {
        en: 'San Telmo, Buenos Aires',
        pt: 'San Telmo, Buenos Aires',
        es: 'San Telmo, Buenos Aires',
        fr: 'San Telmo, Buenos Aires',
      },
      latitude: -34.6212,
      longitude: -58.3731,
    },
    {
      name: {
        en: 'Tigre and the delta',
        pt: 'Tigre e o delta',
        es: 'Tigre y el delta',
        fr: 'Tigre et le delta',
      },
      latitude: -34.426,
      longitude: -58.5796,
    },
    {
      name: {
        en: 'San Antonio de Areco',
        pt: 'San Antonio de Areco',
        es: 'San Antonio de Areco',
        fr: 'San Antonio de Areco',
      },
      latitude: -34.25,
      longitude: -59.4667,
    },
  ],
  weeks: { min: 2, max: 12 },
  departures: [
    { month: 2, day: 15, weeks: 4, places: 'open' },
    { month: 4, day: 12, weeks: 2, places: 'open' },
    { month: 7, day: 5, weeks: 2, places: 'few' },
    { month: 9, day: 6, weeks: 12, places: 'open' },
    { month: 11, day: 1, weeks: 2, places: 'few' },
  ],
  ages: { min: 18, max: 35 },
  price: { from: 1340, currency: 'EUR' },
  longerStays: [
    { weeks: 4, amount: 2200 },
    { weeks: 12, amount: 5640 },
  ],
  extras: [
    {
      name: {
        en: 'Each further week, room included',
        pt: 'Cada semana a mais, com quarto',
        es: 'Cada semana más, con habitación',
        fr: 'Chaque semaine en plus, chambre comprise',
      },
      amount: 430,
    },
    {
      name: {
        en: 'Host family with half board, per week',
        pt: 'Casa de família com meia pensão, por semana',
        es: 'Familia con media pensión, por semana',
        fr: 'Famille d’accueil en demi-pension, par semaine',
      },
      amount: 90,
    },
    {
      name: {
        en: 'Six tango lessons in a small group',
        pt: 'Seis aulas de tango em grupo pequeno',
        es: 'Seis clases de tango en grupo pequeño',
        fr: 'Six cours de tango en petit groupe',
      },
      amount: 75,
    },
    {
      name: {
        en: 'A day in Colonia, Uruguay, with ferry',
        pt: 'Um dia em Colônia, no Uruguai, com balsa',
        es: 'Un día en Colonia, Uruguay, con ferri',
        fr: 'Une journée à Colonia, en Uruguay, bateau compris',
      },
      amount: 130,
    },
  ],
  languages: ['spanish'],
  accommodation: ['shared_flat', 'host_family'],
  group: { min: 4, max: 8 },
  scenes: ['buenos-aires-boca', 'buenos-aires-jacaranda'],
  itinerary: [
    { unit: 'day', from: 1, to: 1 },
    { unit: 'day', from: 2, to: 3 },
    { unit: 'day', from: 4, to: 5 },
    { unit: 'day', from: 6, to: 6 },
    { unit: 'day', from: 7, to: 7 },
    { unit: 'day', from: 8, to: 10 },
    { unit: 'day', from: 11, to: 12 },
    { unit: 'day', from: 13, to: 14 },
  ],
  tags: ['city', 'languages', 'daily-life', 'money'],
  relatedPrograms: ['mexico-city', 'lisbon', 'patagonia'],
  relatedArticles: ['safety', 'costs', 'choosing'],
  text: {
    en: {
      uid: 'spanish-course-buenos-aires',
      title: 'Spanish in Buenos Aires',
      tagline:
        'Spanish with an Italian melody, bookshops open past ten, and dinner when you used to be in bed.',
      summary:
        'Two to twelve weeks of Spanish in San Telmo, Buenos Aires: groups of eight at most, your own room, the Tigre delta and a day in the pampas.',
      highlights: [
        {
          title: 'The Spanish of the Río de la Plata',
          text: 'They say “vos” and not “tú”, and the double l sounds like sh. You learn to use it here and to switch it off elsewhere.',
        },
        {
          title: 'Cafés as classrooms',
          text: 'Every Thursday the lesson moves to a corner café with marble tables. You read yesterday’s newspaper aloud and argue about it.',
        },
        {
          title: 'Islands an hour from the center',
          text: 'The Paraná ends in a maze of brown channels. You cross it on the wooden launch that brings children home from school.',
        },
        {
          title: 'Sunday on Calle Defensa',
          text: 'From ten o’clock the street below your window is a market: soda siphons, silver spoons, a couple dancing on a square of board.',
        },
      ],
      overview: `San Telmo wakes late. At half past nine the shutters go up along Calle Defensa, somebody hoses the sidewalk, and the first coffee comes with a small glass of soda water and two cookies. Lessons at the Escuela Pasaje Sur begin at ten, which tells you something about the city, and end at twenty to two.

The school fills the ground floor of a house with two courtyards. Groups have four to eight people, sorted by what they can say rather than what they have studied. Two lessons go to grammar, one to listening, one to speaking on your feet. In the afternoon there is a task: find out why the bank is closed, buy one meter of ribbon, ask a taxi driver about soccer and get out of the conversation politely.

Buenos Aires is large, handsome, noisy and tired in places. Prices change from month to month. Strikes stop the subway with a day’s notice. People complain about all of it, at length and very well, and that is the best language lesson of the lot.

Sofía, our coordinator, has lived in the quarter for eleven years. She knows which bus, which dentist and which ice cream. In April and in November the light is best, and in November the jacarandas turn whole avenues violet.`,
      itinerary: [
        {
          title: 'Arrival',
          text: 'Sofía meets you at Ezeiza airport; the drive takes fifty minutes. A shower, a short oral test at five, and a first empanada standing at a counter.',
        },
        {
          title: 'Vos, not tú',
          text: 'Placement, first lessons and the forms people use here. On Tuesday afternoon you get a transport card and learn to wave down a bus.',
        },
        {
          title: 'The newspaper and the café',
          text: 'Thursday’s lesson is at a marble table. On Friday evening a first tango class, an hour and a half, no partner and no talent required.',
        },
        {
          title: 'Tigre and the delta',
          text: 'An hour by train from Retiro, then the launch among islands without roads. Grilled fish by the water. Take something against mosquitoes.',
        },
        {
          title: 'The Sunday market',
          text: 'Ten blocks of stalls on Calle Defensa. You have a small budget and must come back with something that has a story, told in Spanish.',
        },
        {
          title: 'What used to be',
          text: 'Past tenses with the history of the city: the port, the immigrants’ hostel, La Boca and its painted houses. We go there together, in the morning.',
        },
        {
          title: 'Your ten minutes',
          text: 'You give a short talk on a street, a dish or a person you have asked about. Report and certificate on Friday, then a barbecue on the roof.',
        },
        {
          title: 'Areco, and goodbye',
          text: 'Saturday in San Antonio de Areco, a gaucho town 110 kilometers out in the pampas. Sunday is for packing; the transfer suits your flight.',
        },
      ],
      included: [
        '36 lessons of 50 minutes on nine mornings, with course book',
        '13 nights in a single room in a shared apartment, with linen',
        'Transfer from and to Ezeiza or Aeroparque airport',
        'Transport card loaded for two weeks',
        'Excursions to the Tigre delta and San Antonio de Areco, with lunch',
        'One tango class and a rooftop barbecue',
        'Placement test, written report and certificate',
        'Our coordinator in San Telmo and a telephone answered day and night',
      ],
      notIncluded: [
        'Flights to Buenos Aires',
        'Meals other than those named',
        'Travel and health insurance',
        'Museum entrance and evenings out',
        'Visa or travel authorization, where your passport needs one',
      ],
      requirements: [
        'Between 18 and 35 years old on the day you arrive',
        'No Spanish needed; groups from beginner (A1) to C1',
        'Passport valid for the whole stay; Brazilian identity cards are accepted too',
        'Travel insurance with medical cover and repatriation',
        'Patience with a city that runs late',
      ],
      safety: `Most stays pass without incident; most incidents are telephones taken out of a hand. Keep yours in a pocket on the street, wear your bag in front on the bus, and step into a shop to read a map. In La Boca we visit the painted streets as a group, by day, and do not wander beyond them. After eleven at night you go home by taxi ordered by telephone or app, not on foot.

Demonstrations are part of life here and usually peaceful; Sofía writes to the group when a street is closed. The emergency number is 911. Read [small habits that help](article:safety) before you fly.`,
      accommodation: `You have your own room in an apartment with three to five others, in San Telmo, Monserrat or Barracas, ten to twenty minutes from the school on foot. Old houses, high ceilings, iron balconies, and neighbors who play the piano. You share the kitchen and two bathrooms. The street is loud on Sundays, when the market is on.

A family is possible too, with breakfast and dinner. Be warned that dinner is at nine, sometimes ten.`,
      price: `The price covers two weeks with everything listed as included, and is fixed in euros: what the peso does is our concern, not yours. A deposit of 20% holds your place; the rest is due 45 days before you leave.

For food, coffee and going out, allow €150 to €220 a week. It varies with the exchange rate, so we send the current figure before you travel. See also [what a stay abroad really costs](article:costs).`,
      stories: [
        {
          quote:
            'My task was to buy one meter of ribbon. It took fifty minutes and I know the shopkeeper’s whole family now.',
          name: 'Hana',
          detail: '23, from Brno, two weeks in April',
          portrait: 'hana',
        },
        {
          quote:
            'I arrived with school Spanish and a Madrid accent. I left saying “vos” to my dog.',
          name: 'Tomás',
          detail: '26, from Coimbra, four weeks in February',
          portrait: 'tomas',
        },
      ],
      questions: [
        {
          question: 'Will I be understood in Spain after learning this Spanish?',
          answer:
            'Yes. The differences are a pronoun, some verb endings, the sound of two letters and a few hundred words. We teach both and say which is which.',
        },
        {
          question: 'I already speak Spanish. Is there anything for me?',
          answer:
            'For native speakers, and those raised with Spanish, there is a writing and reading workshop from four people upward: short stories, tango lyrics, the newspaper column. Same hours, same price.',
        },
        {
          question: 'How do I pay for things there?',
          answer:
            'With a card nearly everywhere, and a little cash for buses, kiosks and the market. Bring two cards and keep them apart. Sofía explains on the first day what is best at that moment.',
        },
        {
          question: 'What are the seasons?',
          answer:
            'The other way round from Europe. January is hot, often above 30 °C. July is cool and damp, about 8 to 15 °C. April, October and November are the most pleasant months.',
        },
        {
          question: 'Can I go on to Patagonia afterward?',
          answer:
            'Many do. Our [Patagonia program](program:patagonia) has its own dates; or travel on your own, and Sofía will tell you which night buses are worth it.',
        },
      ],
    },
    pt: {
      uid: 'curso-de-espanhol-em-buenos-aires',
      title: 'Espanhol em Buenos Aires',
      tagline:
        'Espanhol com melodia italiana, livrarias abertas depois das dez e jantar na hora em que você dormia.',
      summary:
        'De duas a doze semanas de espanhol em San Telmo, Buenos Aires: turmas de até oito, quarto individual, o delta do Tigre e um dia nos pampas.',
      highlights: [
        {
          title: 'O espanhol do Rio da Prata',
          text: 'Aqui se diz “vos” em vez de “tú”, e os dois eles soam como x. Você aprende a usar e também a desligar quando for a outro país.',
        },
        {
          title: 'Aula no café',
          text: 'Toda quinta a turma se muda para um café de esquina com mesas de mármore. Vocês leem o jornal da véspera em voz alta e discutem.',
        },
        {
          title: 'Ilhas a uma hora do centro',
          text: 'O Paraná acaba num labirinto de canais barrentos. Você atravessa na lancha de madeira que leva as crianças da escola para casa.',
        },
        {
          title: 'Domingo na rua Defensa',
          text: 'A partir das dez, a rua embaixo da sua janela vira feira: sifões de soda, colheres de prata, um casal dançando em cima de uma tábua.',
        },
      ],
      overview: `San Telmo acorda tarde. Às nove e meia sobem as portas da rua Defensa, alguém lava a calçada, e o primeiro café vem com um copinho de água com gás e dois biscoitos. As aulas da Escuela Pasaje Sur começam às dez, o que já diz algo sobre a cidade, e terminam às 13h40.

A escola ocupa o térreo de uma casa com dois pátios. As turmas têm de quatro a oito pessoas, divididas pelo que sabem dizer, não pelo que estudaram. Para brasileiros isso conta: entender quase tudo não é o mesmo que falar, e a turma certa é a que desmonta o portunhol. Duas aulas são de gramática, uma de escuta, uma de falar na hora. À tarde há uma tarefa: descobrir por que o banco fechou, comprar um metro de fita, falar de futebol com um taxista e sair da conversa com educação.

Buenos Aires é grande, bonita, barulhenta e, em alguns cantos, cansada. Os preços mudam de um mês para o outro. O metrô para por greve com um dia de aviso. Todo mundo reclama disso, longamente e muito bem, e essa é a melhor aula de todas.

Sofía, nossa coordenadora, mora no bairro há onze anos. Sabe qual ônibus, qual dentista, qual sorvete. Em abril e em novembro a luz é a mais bonita, e em novembro os jacarandás deixam avenidas inteiras roxas.`,
      itinerary: [
        {
          title: 'Chegada',
          text: 'Sofía espera você no aeroporto de Ezeiza; são cinquenta minutos de carro. Banho, um teste oral curto às cinco e a primeira empanada, em pé no balcão.',
        },
        {
          title: 'Vos, não tú',
          text: 'Turma definida, primeiras aulas e as formas que se usam aqui. Na terça à tarde você recebe o cartão de transporte e aprende a fazer sinal para o ônibus.',
        },
        {
          title: 'O jornal e o café',
          text: 'Quinta é aula na mesa de mármore. Na sexta à noite, a primeira aula de tango: uma hora e meia, sem par nem talento.',
        },
        {
          title: 'Tigre e o delta',
          text: 'Uma hora de trem saindo de Retiro e depois a lancha entre ilhas sem estrada. Peixe na brasa à beira da água. Leve repelente.',
        },
        {
          title: 'A feira de domingo',
          text: 'Dez quadras de barracas na rua Defensa. Com pouco dinheiro, você tem de voltar com um objeto que tenha história, contada em espanhol.',
        },
        {
          title: 'O que já foi',
          text: 'Os passados com a história da cidade: o porto, a hospedaria dos imigrantes, La Boca e suas casas pintadas. Vamos até lá juntos, de manhã.',
        },
        {
          title: 'Seus dez minutos',
          text: 'Você apresenta uma rua, um prato ou uma pessoa com quem conversou. Relatório e certificado na sexta; depois, churrasco no terraço.',
        },
        {
          title: 'Areco e despedida',
          text: 'Sábado em San Antonio de Areco, cidade de gaúchos a 110 quilômetros, no meio do pampa. Domingo é para as malas; o transporte segue o horário do seu voo.',
        },
      ],
      included: [
        '36 aulas de 50 minutos em nove manhãs, com livro',
        '13 noites em quarto individual num apartamento compartilhado, com roupa de cama',
        'Transporte do aeroporto de Ezeiza ou Aeroparque e de volta',
        'Cartão de transporte carregado para duas semanas',
        'Passeios ao delta do Tigre e a San Antonio de Areco, com almoço',
        'Uma aula de tango e um churrasco no terraço',
        'Teste de nível, relatório escrito e certificado',
        'Nossa coordenadora em San Telmo e um telefone atendido dia e noite',
      ],
      notIncluded: [
        'Passagens até Buenos Aires',
        'Refeições além das citadas',
        'Seguro de viagem e saúde',
        'Museus e noites fora',
        'Visto ou autorização de viagem, quando o seu passaporte exigir',
      ],
      requirements: [
        'Ter entre 18 e 35 anos no dia da chegada',
        'Não é preciso saber espanhol; há turmas do nível inicial (A1) ao C1',
        'Passaporte válido por toda a estadia; brasileiros podem entrar com o RG em bom estado',
        'Seguro de viagem com despesas médicas e repatriação',
        'Paciência com uma cidade que se atrasa',
      ],
      safety: `A maioria das estadias passa sem nenhum incidente; a maioria dos incidentes é celular arrancado da mão. Na rua, deixe o seu no bolso; no ônibus, a mochila na frente; para olhar o mapa, entre numa loja. Em La Boca visitamos as ruas pintadas em grupo, de dia, e não saímos delas. Depois das onze da noite, você volta de táxi pedido por telefone ou aplicativo, não a pé.

Manifestação faz parte da vida aqui e costuma ser pacífica; Sofía avisa o grupo quando uma rua fecha. A emergência é 911. Leia [os pequenos hábitos que ajudam](article:safety) antes de embarcar.`,
      accommodation: `Você tem um quarto só seu num apartamento com mais três a cinco pessoas, em San Telmo, Monserrat ou Barracas, a dez ou vinte minutos a pé da escola. Casas antigas, pé-direito alto, sacadas de ferro e vizinhos que tocam piano. A cozinha e dois banheiros são compartilhados. A rua é barulhenta aos domingos, dia de feira.

Também dá para morar com uma família, com café da manhã e jantar. Fique sabendo: o jantar é às nove, às vezes às dez.`,
      price: `O preço vale para duas semanas, com tudo o que está incluído, e é fixo em euros: o que o peso faz é problema nosso, não seu. Uma entrada de 20% garante a vaga; o restante é pago até 45 dias antes da viagem.

Para comida, café e passeios, conte com € 150 a € 220 por semana. O valor varia com o câmbio, e por isso mandamos a conta atualizada antes da viagem. Veja também [quanto custa de verdade um intercâmbio](article:costs).`,
      stories: [
        {
          quote:
            'Minha tarefa era comprar um metro de fita. Levei cinquenta minutos e hoje conheço a família inteira da vendedora.',
          name: 'Hana',
          detail: '23 anos, de Brno, duas semanas em abril',
          portrait: 'hana',
        },
        {
          quote:
            'Cheguei com espanhol de escola e sotaque de Madri. Fui embora dizendo “vos” para o meu cachorro.',
          name: 'Tomás',
          detail: '26 anos, de Coimbra, quatro semanas em fevereiro',
          portrait: 'tomas',
        },
      ],
      questions: [
        {
          question: 'Vão me entender na Espanha depois de aprender este espanhol?',
          answer:
            'Vão. As diferenças são um pronome, algumas terminações de verbo, o som de duas letras e umas centenas de palavras. Ensinamos as duas formas e dizemos qual é qual.',
        },
        {
          question: 'Eu já falo espanhol. Tem algo para mim?',
          answer:
            'Para quem tem o espanhol como língua materna ou cresceu com ele, há uma oficina de escrita e leitura a partir de quatro pessoas: contos, letras de tango, crônica de jornal. Mesmo horário, mesmo preço.',
        },
        {
          question: 'Como se paga por lá?',
          answer:
            'Com cartão em quase todo lugar e um pouco de dinheiro para ônibus, bancas e feira. Leve dois cartões e guarde separados. Sofía explica no primeiro dia o que compensa naquele momento.',
        },
        {
          question: 'Como é o clima?',
          answer:
            'Parecido com o do Rio Grande do Sul. Janeiro é quente, muitas vezes acima de 30 °C. Julho é frio e úmido, entre 8 e 15 °C. Abril, outubro e novembro são os meses mais agradáveis.',
        },
        {
          question: 'Dá para seguir para a Patagônia depois?',
          answer:
            'Muita gente segue. O nosso [programa da Patagônia](program:patagonia) tem datas próprias; ou viaje por conta, e Sofía diz quais ônibus noturnos valem a pena.',
        },
      ],
    },
    es: {
      uid: 'curso-de-espanol-buenos-aires',
      title: 'Español en Buenos Aires',
      tagline:
        'Un español con música italiana, librerías abiertas pasadas las diez y cafés donde no te echan.',
      summary:
        'De dos a doce semanas en San Telmo, Buenos Aires: español para extranjeros o taller de escritura, habitación propia, el delta y un día en la pampa.',
      highlights: [
        {
          title: 'El español del Río de la Plata',
          text: 'Aquí se dice «vos» y no «tú», y la elle suena a «sh». Aprendes a usarlo y también a apagarlo cuando cambies de país.',
        },
        {
          title: 'El café como aula',
          text: 'Los jueves la clase se muda a un café de esquina con mesas de mármol. Se lee en voz alta el periódico de ayer y se discute.',
        },
        {
          title: 'Islas a una hora del centro',
          text: 'El Paraná acaba en un laberinto de canales pardos. Lo cruzas en la lancha de madera que lleva a los niños del colegio a casa.',
        },
        {
          title: 'Domingo en la calle Defensa',
          text: 'Desde las diez, la calle bajo tu ventana es un mercadillo: sifones, cucharas de plata, una pareja que baila sobre una tabla.',
        },
      ],
      overview: `San Telmo madruga poco. A las nueve y media suben las persianas de la calle Defensa, alguien riega la acera y el primer café llega con un vasito de soda y dos galletas. Las clases de la Escuela Pasaje Sur empiezan a las diez, lo que ya dice algo de la ciudad, y acaban a las dos menos veinte.

La escuela ocupa la planta baja de una casa con dos patios. Los grupos son de cuatro a ocho personas, repartidas por lo que saben decir y no por lo que han estudiado. Dos clases son de gramática, una de escuchar y otra de hablar sin red. Por la tarde hay un encargo: averiguar por qué cierra el banco, comprar un metro de cinta, hablar de fútbol con un taxista y salir de la conversación con educación. Si el español es tu lengua, hay un taller de escritura con el mismo horario.

Buenos Aires es grande, hermosa, ruidosa y, a trozos, está cansada. Los precios cambian de un mes a otro. Una huelga para el metro con un día de aviso. La gente se queja de todo ello, largo y muy bien, y esa es la mejor clase.

Sofía, nuestra coordinadora, lleva once años en el barrio. Sabe qué autobús, qué dentista y qué helado. En abril y en noviembre la luz es la mejor, y en noviembre los jacarandás tiñen de violeta avenidas enteras.`,
      itinerary: [
        {
          title: 'Llegada',
          text: 'Sofía te recoge en el aeropuerto de Ezeiza; son cincuenta minutos en coche. Ducha, una prueba oral corta a las cinco y la primera empanada, de pie en la barra.',
        },
        {
          title: 'Vos, no tú',
          text: 'Grupo, primeras clases y las formas que se usan aquí. El martes por la tarde recibes la tarjeta de transporte y aprendes a parar un autobús.',
        },
        {
          title: 'El periódico y el café',
          text: 'El jueves la clase es en una mesa de mármol. El viernes por la noche, primera clase de tango: hora y media, sin pareja ni talento.',
        },
        {
          title: 'Tigre y el delta',
          text: 'Una hora en tren desde Retiro y luego la lancha entre islas sin carreteras. Pescado a la parrilla junto al agua. Trae repelente de mosquitos.',
        },
        {
          title: 'El mercadillo del domingo',
          text: 'Diez manzanas de puestos en la calle Defensa. Con poco dinero, has de volver con algo que tenga historia, y contarla.',
        },
        {
          title: 'Lo que hubo antes',
          text: 'Los pasados, con la historia de la ciudad: el puerto, el hotel de inmigrantes, La Boca y sus casas pintadas. Vamos juntos, por la mañana.',
        },
        {
          title: 'Tus diez minutos',
          text: 'Presentas una calle, un plato o una persona a la que has preguntado. Informe y certificado el viernes; después, asado en la azotea.',
        },
        {
          title: 'Areco y despedida',
          text: 'Sábado en San Antonio de Areco, pueblo de gauchos a 110 kilómetros, en plena pampa. El domingo es para las maletas; el traslado se ajusta a tu vuelo.',
        },
      ],
      included: [
        '36 clases de 50 minutos en nueve mañanas, con libro',
        '13 noches en habitación individual de un piso compartido, con ropa de cama',
        'Traslado desde el aeropuerto de Ezeiza o Aeroparque y vuelta',
        'Tarjeta de transporte con saldo para dos semanas',
        'Excursiones al delta del Tigre y a San Antonio de Areco, con comida',
        'Una clase de tango y un asado en la azotea',
        'Prueba de nivel, informe escrito y certificado',
        'Nuestra coordinadora en San Telmo y un teléfono atendido día y noche',
      ],
      notIncluded: [
        'Vuelos a Buenos Aires',
        'Comidas distintas de las indicadas',
        'Seguro médico y de viaje',
        'Museos y salidas nocturnas',
        'Visado o autorización de viaje, si tu pasaporte los necesita',
      ],
      requirements: [
        'Tener entre 18 y 35 años el día de la llegada',
        'No hace falta saber español; hay grupos desde cero (A1) hasta C1',
        'Pasaporte válido toda la estancia; los brasileños pueden entrar también con su documento de identidad',
        'Seguro de viaje con gastos médicos y repatriación',
        'Paciencia con una ciudad que llega tarde',
      ],
      safety: `La mayoría de las estancias pasan sin incidentes; la mayoría de los incidentes son móviles arrancados de la mano. Por la calle, el tuyo en el bolsillo; en el autobús, la mochila delante; para mirar el mapa, entra en una tienda. En La Boca visitamos las calles pintadas en grupo, de día, y no salimos de ellas. Después de las once de la noche se vuelve en taxi pedido por teléfono o aplicación, no a pie.

Las manifestaciones forman parte de la vida y suelen ser pacíficas; Sofía escribe al grupo cuando se corta una calle. Emergencias: 911. Antes de volar, lee [los pequeños hábitos que ayudan](article:safety).`,
      accommodation: `Tienes habitación propia en un piso con otras tres a cinco personas, en San Telmo, Monserrat o Barracas, a diez o veinte minutos a pie de la escuela. Casas viejas, techos altos, balcones de hierro y vecinos que tocan el piano. Se comparten la cocina y dos baños. Los domingos hay ruido, porque hay mercadillo.

También puedes vivir con una familia, con desayuno y cena. Aviso: se cena a las nueve, a veces a las diez.`,
      price: `El precio es para dos semanas con todo lo incluido y está fijado en euros: lo que haga el peso es asunto nuestro, no tuyo. Con un 20 % reservas la plaza; el resto se paga hasta 45 días antes de salir.

Para comida, cafés y salidas, calcula de 150 a 220 € a la semana. Depende del cambio, así que te mandamos la cifra del momento antes de viajar. Mira también [lo que cuesta de verdad una estancia](article:costs).`,
      stories: [
        {
          quote:
            'Mi encargo era comprar un metro de cinta. Tardé cincuenta minutos y ahora conozco a toda la familia de la dependienta.',
          name: 'Hana',
          detail: '23 años, de Brno, dos semanas en abril',
          portrait: 'hana',
        },
        {
          quote:
            'Llegué con español de instituto y acento de Madrid. Me fui tratando de «vos» a mi perro.',
          name: 'Tomás',
          detail: '26 años, de Coímbra, cuatro semanas en febrero',
          portrait: 'tomas',
        },
      ],
      questions: [
        {
          question: '¿Me entenderán en España con este español?',
          answer:
            'Sí. Las diferencias son un pronombre, algunas terminaciones verbales, el sonido de dos letras y unos cientos de palabras. Enseñamos las dos formas y decimos cuál es cuál.',
        },
        {
          question: 'Ya hablo español. ¿Hay algo para mí?',
          answer:
            'Para quien lo tiene como lengua materna, o se ha criado con él, hay un taller de escritura y lectura a partir de cuatro personas: cuentos, letras de tango, columna de periódico. Mismo horario, mismo precio.',
        },
        {
          question: '¿Cómo se paga allí?',
          answer:
            'Con tarjeta casi en todas partes y algo de efectivo para autobuses, quioscos y mercadillo. Lleva dos tarjetas y guárdalas por separado. Sofía explica el primer día qué conviene en ese momento.',
        },
        {
          question: '¿Cómo son las estaciones?',
          answer:
            'Al revés que en Europa. Enero es caluroso, a menudo por encima de 30 °C. Julio es fresco y húmedo, entre 8 y 15 °C. Abril, octubre y noviembre son los meses más agradables.',
        },
        {
          question: '¿Puedo seguir después hacia la Patagonia?',
          answer:
            'Muchos lo hacen. Nuestro [programa de la Patagonia](program:patagonia) tiene sus fechas; o viaja por tu cuenta, y Sofía te dirá qué autobuses nocturnos merecen la pena.',
        },
      ],
    },
    fr: {
      uid: 'cours-d-espagnol-buenos-aires',
      title: 'L’espagnol à Buenos Aires',
      tagline:
        'Un espagnol à la mélodie italienne, des librairies ouvertes passé 22 h et des dîners très tard.',
      summary:
        'De deux à douze semaines d’espagnol à San Telmo, Buenos Aires : groupes de huit au plus, chambre à soi, delta du Tigre et pampa.',
      highlights: [
        {
          title: 'L’espagnol du Río de la Plata',
          text: 'Ici, on dit « vos » et non « tú », et le double l se prononce « ch ». On apprend à s’en servir, et à s’en passer ailleurs.',
        },
        {
          title: 'Le café pour salle de classe',
          text: 'Le jeudi, le cours se tient dans un café d’angle aux tables de marbre. On y lit à voix haute le journal de la veille, et l’on discute.',
        },
        {
          title: 'Des îles à une heure du centre',
          text: 'Le Paraná finit en un dédale de bras bruns. On le traverse sur la vedette en bois qui ramène les enfants de l’école.',
        },
        {
          title: 'Dimanche rue Defensa',
          text: 'Dès 10 h, la rue sous votre fenêtre devient un marché : siphons, cuillers d’argent, un couple qui danse sur une planche.',
        },
      ],
      overview: `San Telmo se lève tard. À 9 h 30, les rideaux de fer remontent rue Defensa, quelqu’un arrose le trottoir, et le premier café arrive avec un petit verre d’eau gazeuse et deux biscuits. Les cours de l’Escuela Pasaje Sur commencent à 10 h, ce qui en dit long sur la ville, et finissent à 13 h 40.

L’école occupe le rez-de-chaussée d’une maison à deux cours. Les groupes comptent de quatre à huit personnes, réparties selon ce qu’elles savent dire et non ce qu’elles ont étudié. Deux leçons de grammaire, une d’écoute, une pour parler sans filet. L’après-midi, une mission : découvrir pourquoi la banque est fermée, acheter un mètre de ruban, parler de football avec un chauffeur de taxi et sortir poliment de la conversation.

Buenos Aires est grande, belle, bruyante et, par endroits, fatiguée. Les prix changent d’un mois à l’autre. Une grève arrête le métro avec un jour de préavis. Chacun s’en plaint, longuement et très bien, et c’est la meilleure des leçons.

Sofía, notre coordinatrice, vit dans le quartier depuis onze ans. Elle sait quel bus, quel dentiste et quelle glace. En avril et en novembre, la lumière est la plus belle ; en novembre, les jacarandas teignent en violet des avenues entières.`,
      itinerary: [
        {
          title: 'Arrivée',
          text: 'Sofía vous attend à l’aéroport d’Ezeiza ; comptez cinquante minutes de route. Une douche, un court test oral à 17 h et une première empanada, debout au comptoir.',
        },
        {
          title: 'Vos, et non tú',
          text: 'Le groupe, les premiers cours et les formes d’ici. Mardi après-midi, vous recevez la carte de transport et apprenez à arrêter un bus d’un geste.',
        },
        {
          title: 'Le journal et le café',
          text: 'Jeudi, cours autour d’une table de marbre. Vendredi soir, première leçon de tango : une heure et demie, sans partenaire ni talent.',
        },
        {
          title: 'Tigre et le delta',
          text: 'Une heure de train depuis Retiro, puis la vedette entre des îles sans routes. Poisson grillé au bord de l’eau. Prévoyez de quoi éloigner les moustiques.',
        },
        {
          title: 'Le marché du dimanche',
          text: 'Dix pâtés de maisons d’étals rue Defensa. Avec un petit budget, il faut rapporter un objet qui a une histoire, et la raconter en espagnol.',
        },
        {
          title: 'Ce qu’il y avait avant',
          text: 'Les temps du passé avec l’histoire de la ville : le port, l’hôtel des immigrants, La Boca et ses maisons peintes. On y va ensemble, le matin.',
        },
        {
          title: 'Vos dix minutes',
          text: 'Vous présentez une rue, un plat ou une personne interrogée. Bilan et certificat le vendredi, puis un barbecue sur le toit.',
        },
        {
          title: 'Areco, et au revoir',
          text: 'Samedi à San Antonio de Areco, bourg de gauchos à 110 kilomètres, en pleine pampa. Dimanche, les valises ; le transfert suit l’heure de votre vol.',
        },
      ],
      included: [
        '36 leçons de 50 minutes sur neuf matinées, avec le manuel',
        '13 nuits en chambre individuelle dans un appartement partagé, draps fournis',
        'Transferts depuis et vers l’aéroport d’Ezeiza ou d’Aeroparque',
        'Carte de transport chargée pour deux semaines',
        'Excursions dans le delta du Tigre et à San Antonio de Areco, déjeuner compris',
        'Une leçon de tango et un barbecue sur le toit',
        'Test de niveau, bilan écrit et certificat',
        'Notre coordinatrice à San Telmo et un téléphone où l’on répond jour et nuit',
      ],
      notIncluded: [
        'Les vols jusqu’à Buenos Aires',
        'Les repas autres que ceux indiqués',
        'L’assurance voyage et santé',
        'Les musées et les sorties du soir',
        'Le visa ou l’autorisation de voyage, si votre passeport l’exige',
      ],
      requirements: [
        'Avoir entre 18 et 35 ans le jour de l’arrivée',
        'Aucune notion d’espagnol exigée ; groupes du niveau débutant (A1) au C1',
        'Passeport valable pendant tout le séjour ; la carte d’identité brésilienne est acceptée aussi',
        'Assurance voyage avec frais médicaux et rapatriement',
        'De la patience avec une ville qui prend du retard',
      ],
      safety: `La plupart des séjours se passent sans incident ; la plupart des incidents sont des téléphones arrachés. Dans la rue, gardez le vôtre en poche ; dans le bus, le sac devant ; pour lire un plan, entrez dans une boutique. À La Boca, nous visitons les rues peintes en groupe, de jour, sans aller au-delà. Après 23 h, on rentre en taxi commandé par téléphone ou application, pas à pied.

Les manifestations font partie de la vie et sont en général paisibles ; Sofía écrit au groupe quand une rue est fermée. Urgences : 911. Avant de partir, lisez [les petites habitudes utiles](article:safety).`,
      accommodation: `Vous avez votre chambre dans un appartement avec trois à cinq autres personnes, à San Telmo, Monserrat ou Barracas, à dix ou vingt minutes à pied de l’école. De vieilles maisons, de hauts plafonds, des balcons de fer et des voisins qui jouent du piano. La cuisine et deux salles de bains se partagent. Le dimanche, jour de marché, la rue est bruyante.

On peut aussi loger en famille, avec petit déjeuner et dîner. À savoir : on dîne à 21 h, parfois à 22 h.`,
      price: `Le prix couvre deux semaines et tout ce qui est compris. Il est fixé en euros : ce que fait le peso est notre affaire, pas la vôtre. Un acompte de 20 % retient la place ; le solde se règle 45 jours avant le départ.

Pour la nourriture, les cafés et les sorties, comptez de 150 à 220 € par semaine. Cela dépend du change ; nous envoyons le chiffre du moment avant le voyage. Voir aussi [ce que coûte vraiment un séjour](article:costs).`,
      stories: [
        {
          quote:
            'Ma mission : acheter un mètre de ruban. Il m’a fallu cinquante minutes, et je connais maintenant toute la famille de la mercière.',
          name: 'Hana',
          detail: '23 ans, de Brno, deux semaines en avril',
          portrait: 'hana',
        },
        {
          quote:
            'Je suis arrivé avec l’espagnol du lycée et l’accent de Madrid. Je suis reparti en disant « vos » à mon chien.',
          name: 'Tomás',
          detail: '26 ans, de Coimbra, quatre semaines en février',
          portrait: 'tomas',
        },
      ],
      questions: [
        {
          question: 'Me comprendra-t-on en Espagne avec cet espagnol ?',
          answer:
            'Oui. Les différences tiennent à un pronom, quelques terminaisons de verbes, le son de deux lettres et quelques centaines de mots. Nous enseignons les deux usages en disant lequel est lequel.',
        },
        {
          question: 'Je parle déjà espagnol. Y a-t-il quelque chose pour moi ?',
          answer:
            'Si c’est votre langue maternelle, ou celle de la maison, un atelier d’écriture et de lecture ouvre à partir de quatre personnes : nouvelles, paroles de tango, chronique de journal. Mêmes heures, même prix.',
        },
        {
          question: 'Comment paie-t-on sur place ?',
          answer:
            'Par carte presque partout, avec un peu d’espèces pour les bus, les kiosques et le marché. Prenez deux cartes et gardez-les séparées. Sofía explique le premier jour ce qui convient à ce moment-là.',
        },
        {
          question: 'Comment sont les saisons ?',
          answer:
            'À l’inverse de l’Europe. Janvier est chaud, souvent au-dessus de 30 °C. Juillet est frais et humide, entre 8 et 15 °C. Avril, octobre et novembre sont les mois les plus agréables.',
        },
        {
          question: 'Peut-on continuer vers la Patagonie ?',
          answer:
            'Beaucoup le font. Notre [programme en Patagonie](program:patagonia) a ses propres dates ; ou voyagez seul, et Sofía vous dira quels bus de nuit en valent la peine.',
        },
      ],
    },
  },
} satisfies Program;
