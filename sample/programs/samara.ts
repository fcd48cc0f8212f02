import type { Program } from '../source.ts';

export default {
  key: 'samara',
  kind: 'summer_camp',
  continents: ['north_america'],
  countries: ['CR'],
  place: {
    en: 'Sámara, Costa Rica',
    pt: 'Sámara, Costa Rica',
    es: 'Sámara, Costa Rica',
    fr: 'Sámara, Costa Rica',
  },
  stops: [
    {
      name: { en: 'Sámara', pt: 'Sámara', es: 'Sámara', fr: 'Sámara' },
      latitude: 9.882,
      longitude: -85.529,
    },
    {
      name: {
        en: 'Carrillo Beach',
        pt: 'Praia de Carrillo',
        es: 'Playa Carrillo',
        fr: 'Plage de Carrillo',
      },
      latitude: 9.868,
      longitude: -85.492,
    },
    {
      name: { en: 'Ostional', pt: 'Ostional', es: 'Ostional', fr: 'Ostional' },
      latitude: 9.9937,
      longitude: -85.7,
    },
    {
      name: { en: 'Nicoya', pt: 'Nicoya', es: 'Nicoya', fr: 'Nicoya' },
      latitude: 10.1483,
      longitude: -85.452,
    },
    {
      name: {
        en: 'Barra Honda National Park',
        pt: 'Parque Nacional Barra Honda',
        es: 'Parque Nacional Barra Honda',
        fr: 'Parc national de Barra Honda',
      },
      latitude: 10.178,
      longitude: -85.36,
    },
  ],
  weeks: { min: 2, max: 4 },
  departures: [
    { month: 12, day: 7, weeks: 2, places: 'open' },
    { month: 1, day: 4, weeks: 2, places: 'few' },
    { month: 1, day: 4, weeks: 4, places: 'open' },
    { month: 2, day: 8, weeks: 2, places: 'open' },
    { month: 7, day: 6, weeks: 2, places: 'few' },
  ],
  ages: { min: 14, max: 17 },
  price: { from: 2150, currency: 'EUR' },
  longerStays: [{ weeks: 4, amount: 4000 }],
  extras: [
    {
      name: {
        en: 'Two more weeks',
        pt: 'Mais duas semanas',
        es: 'Una segunda quincena',
        fr: 'Une deuxième quinzaine',
      },
      amount: 1850,
    },
    {
      name: {
        en: 'Being met at San José airport instead of Liberia, and taken back',
        pt: 'Acompanhamento do aeroporto de San José, em vez de Liberia, ida e volta',
        es: 'Acompañamiento desde el aeropuerto de San José en lugar de Liberia, ida y vuelta',
        fr: 'Accompagnement depuis l’aéroport de San José au lieu de Liberia, aller et retour',
      },
      amount: 140,
    },
    {
      name: {
        en: 'Four surf lessons for two instead of in the group',
        pt: 'Quatro aulas de surfe em dupla, em vez de em grupo',
        es: 'Cuatro clases de surf para dos en lugar de en grupo',
        fr: 'Quatre leçons de surf à deux au lieu du groupe',
      },
      amount: 95,
    },
  ],
  languages: ['spanish', 'english'],
  accommodation: ['lodge'],
  group: { min: 12, max: 24 },
  scenes: ['samara-surf', 'samara-forest'],
  itinerary: [
    { unit: 'day', from: 1, to: 1 },
    { unit: 'day', from: 2, to: 3 },
    { unit: 'day', from: 4, to: 5 },
    { unit: 'day', from: 6, to: 6 },
    { unit: 'day', from: 7, to: 7 },
    { unit: 'day', from: 8, to: 9 },
    { unit: 'day', from: 10, to: 11 },
    { unit: 'day', from: 12, to: 12 },
    { unit: 'day', from: 13, to: 14 },
  ],
  tags: ['sea', 'wildlife', 'first-time-abroad', 'parents', 'languages'],
  relatedPrograms: ['alps', 'mindo', 'boa-vista'],
  relatedArticles: ['for-parents', 'homesick', 'packing'],
  text: {
    en: {
      uid: 'surf-and-spanish-camp-costa-rica',
      title: 'Surf and Spanish camp in Sámara',
      tagline:
        'Two weeks on a bay with kind waves: lessons in the morning, a board in the afternoon.',
      summary:
        'A two-week camp in Sámara, Costa Rica, for ages 14 to 17: Spanish or English lessons, eight surf lessons, dry forest and a night with turtles.',
      highlights: [
        {
          title: 'Waves for beginners',
          text: 'A reef closes most of the bay, so the water that reaches the sand is white, waist-high and warm: 27 °C or more all year.',
        },
        {
          title: 'Twenty lessons',
          text: 'Spanish for most, English for those who already speak it. Classes of at most eight, under a roof without walls.',
        },
        {
          title: 'A night at Ostional',
          text: 'In the dark, without lamps or cameras, behind a local guide, on a beach where olive ridley turtles come to lay their eggs.',
        },
        {
          title: 'Monkeys as alarm clock',
          text: 'Howlers start before five. You can hear one three kilometers away, and ours lives in the mango tree.',
        },
      ],
      overview: `At five the howler monkeys begin, and after that nobody needs an alarm. By half past six there is coffee for the leaders, pineapple for everyone and gallo pinto, rice and black beans fried together, which you will either miss or never want again.

Sámara is a village on a wide bay of the Nicoya Peninsula: one main street, a soccer field, pelicans, a beach of some four kilometers. A reef takes the force out of the swell. That makes it a good place to stand up on a board for the first time, and a dull one for those who already ride big waves; we say so before you book.

Lessons are from eight to ten, before the heat. Then shade, lunch, siesta. At three the boards go in. Between December and March it hardly rains, the hills turn brown and dust lies on the leaves. In July everything is green, mornings are mostly clear and the afternoon may bring an hour of warm rain. It is 30 degrees or more in both seasons. There are mosquitoes, ants in anything left open, and a cold shower because that is the only kind. For cool air and mountains there is [the camp in the Alps](program:alps).`,
      itinerary: [
        {
          title: 'Arriving',
          text: 'We wait at Liberia airport from noon until six. Two hours by minibus, rooms, a swim before the sun goes at about half past five, rice with chicken, early to bed.',
        },
        {
          title: 'First words, first waves',
          text: 'A short test, then classes. The rules of the sea are learned on the sand: how to fall, how to read a flag, what a current looks like. By the second afternoon half of you will stand.',
        },
        {
          title: 'The village',
          text: 'Lessons with errands: a papaya, a stamp, the bus times to Nicoya. Surf in the afternoon. On the second evening a soccer match against the village youth, which we have never won.',
        },
        {
          title: 'The dry forest',
          text: 'At six in the morning with a forest guide through the reserve above the village: howlers, white-nosed coatis, leafcutter ants. Later we water seedlings in the nursery and write names on labels.',
        },
        {
          title: 'Sunday',
          text: 'No program before ten. Calls home, laundry, hammocks. In the afternoon by bicycle to Carrillo, a bay lined with palms, with a lifeguard of ours and a net for volleyball.',
        },
        {
          title: 'Standing up',
          text: 'Lessons five to eight: turning, waiting, giving way. In class you prepare an interview with a fisherman or the woman who bakes for the school.',
        },
        {
          title: 'Turtles',
          text: 'By minibus to Ostional in the afternoon and on to the beach at night with a local guide. Some nights many turtles come, some nights one or none. The next morning nobody has to get up.',
        },
        {
          title: 'Barra Honda',
          text: 'A national park with limestone caves inland. Helmets, a ladder into the earth, and a view across to the Gulf of Nicoya. On the way back corn tortillas in Nicoya.',
        },
        {
          title: 'The last wave',
          text: 'A small contest in which the best fall wins too. A supper cooked together, a fire on the sand where it is allowed. On Sunday the minibus to Liberia, with salt still in the hair.',
        },
      ],
      included: [
        'Thirteen nights in our lodge, bed linen and towels included',
        'All meals and drinking water, vegetarian food and diets we have been told of',
        'Twenty lessons of Spanish or English, with material',
        'Eight surf lessons in groups of at most five, board and shirt included',
        'The excursions to Ostional, Barra Honda and Carrillo, with guides and entrance fees',
        'Being met at Liberia airport on arrival day and taken back',
        'Leaders day and night, one for at most six campers',
        'Health, accident and liability insurance',
      ],
      notIncluded: [
        'Flights to Liberia and back',
        'Airline fees for minors traveling alone',
        'Pocket money: €50 to €70 for two weeks',
        'Vaccinations, and the certificate against yellow fever if your country needs it',
        'Sun cream that is kind to the reef, about three tubes',
      ],
      requirements: [
        'Between 14 and 17 years old on the first day',
        'Able to swim 200 meters and to stay calm under a wave, confirmed by a parent',
        'No level needed for the Spanish classes, A1 for the English ones',
        'Parents’ consent and, where your country asks for it, a notarized permit to travel alone',
        'A health form, and a yellow fever certificate when arriving from certain countries, Brazil among them',
        'A passport valid for the whole stay and a round-trip ticket',
      ],
      safety: `Water is the first risk. Surf teachers hold a lifesaving certificate, groups have at most five, and everyone wears a bright shirt and is counted in and out. Nobody swims at the mouths of rivers, where crocodiles live, nor after dark.

One leader looks after at most six young people and sleeps in the same house. The village has a clinic, the hospital in Nicoya is about 45 minutes away, larger ones are in Liberia. Shoes are shaken out in the morning because of scorpions. Sun is the most frequent injury: shirts, hats, shade from ten to two. Parents have a number answered day and night. Alcohol means the flight home. Read also [our page for parents](article:for-parents).`,
      accommodation: `The lodge is a low house of wood around a garden, 300 meters from the beach, with a wall, a gate and a night porter. Rooms have four beds, a fan, mosquito nets and a bathroom with cold water; girls and boys live in separate wings, with a leader in each.

Meals are on the veranda at long tables. There is Wi-Fi for an hour in the evening, when telephones are handed out, a shelf of swollen paperbacks and a dog called Frijol who belongs to the neighbors.`,
      price: `The price is for two weeks from Liberia airport and holds everything listed under included. You pay 20% to book and the rest 45 days before the start, in up to ten parts at no extra cost. A brother or sister pays €120 less. Cancel up to 45 days before and you lose only the deposit; nothing with a doctor’s note. Scholarships are explained on [prices and scholarships](page:prices).`,
      stories: [
        {
          quote:
            'At home everybody surfs and I was the one who did not. Here nobody knew. On day nine I caught a green wave all the way and there was no video. I am glad there is no video.',
          name: 'Beatriz',
          detail: '15, from Florianópolis, two weeks in January',
          portrait: 'beatriz',
        },
        {
          quote:
            'I took English because I speak Spanish already. The funny part was interpreting for everyone at the shop. After a week I was dreaming in a mixture.',
          name: 'Diego',
          detail: '15, from Seville, two weeks in July',
          portrait: 'diego',
        },
      ],
      questions: [
        {
          question: 'Must my child be able to surf?',
          answer:
            'No. Most have never stood on a board. What we need is a good swimmer who does not panic under water. On the first day everyone swims a test in the bay; those who do not pass swim with us and learn first.',
        },
        {
          question: 'Will they certainly see turtles?',
          answer:
            'No, and we do not promise it. Single turtles come all year; the great arrivals at Ostional are most likely from July to December and keep to no calendar. We go once, quietly, and take what the night gives.',
        },
        {
          question: 'December to March, or July?',
          answer:
            'Dry and windy, or green and wet. For waves it makes little difference to beginners. January has campers from South America above all, July more from Europe.',
        },
        {
          question: 'How do we stay in touch?',
          answer:
            'Telephones are handed out from seven to eight each evening, which is late at night in Europe, so many families write and talk on Sundays. The camp director answers at any hour. What helps against a bad evening is in [homesickness](article:homesick).',
        },
        {
          question: 'Can siblings or friends share a room?',
          answer:
            'Yes, if both ask for it and are in the same wing. We do not put more than two friends in one room, so that nobody is the fourth.',
        },
      ],
    },
    pt: {
      uid: 'acampamento-surfe-espanhol-costa-rica',
      title: 'Surfe e espanhol em Sámara',
      tagline: 'Duas semanas numa baía de ondas gentis: aula de manhã, prancha à tarde.',
      summary:
        'Duas semanas em Sámara, Costa Rica, dos 14 aos 17 anos: aulas de espanhol ou inglês, oito aulas de surfe, mata seca e uma noite de tartarugas.',
      highlights: [
        {
          title: 'Onda de principiante',
          text: 'Um recife fecha quase toda a baía. O que chega à areia é espuma na cintura e água quente: 27 °C ou mais o ano inteiro.',
        },
        {
          title: 'Vinte aulas',
          text: 'Espanhol para a maioria, inglês para quem já fala espanhol. No máximo oito por turma, debaixo de um telhado sem paredes.',
        },
        {
          title: 'Uma noite em Ostional',
          text: 'No escuro, sem lanterna nem câmera, atrás de um guia local, na praia onde a tartaruga-oliva vem desovar.',
        },
        {
          title: 'Bugio de despertador',
          text: 'Começam antes das cinco. Dá para ouvir um a três quilômetros, e o nosso mora na mangueira.',
        },
      ],
      overview: `Às cinco os bugios começam, e ninguém mais precisa de despertador. Às seis e meia tem café para os monitores, abacaxi para todos e gallo pinto, o arroz com feijão-preto refogados juntos, que vai dar saudade ou nunca mais ser pedido.

Sámara é uma vila numa baía larga da península de Nicoya: uma rua principal, um campo de futebol, pelicanos, uns quatro quilômetros de praia. O recife tira a força da ondulação. Por isso é um bom lugar para ficar em pé na prancha pela primeira vez, e um lugar sem graça para quem já pega onda grande; avisamos antes da reserva.

As aulas vão das oito às dez, antes do calor. Depois, sombra, almoço, sesta. Às três, prancha na água. De dezembro a março quase não chove, os morros ficam marrons e há poeira nas folhas. Em julho tudo é verde, a manhã costuma ser limpa e a tarde pode trazer uma hora de chuva morna. Nas duas épocas faz 30 graus ou mais. Há mosquito, formiga em tudo o que fica aberto e chuveiro frio, porque só existe esse. Para ar fresco e montanha, veja [o acampamento nos Alpes](program:alps).`,
      itinerary: [
        {
          title: 'A chegada',
          text: 'Esperamos no aeroporto de Liberia do meio-dia às seis. Duas horas de van, quartos, um banho de mar antes de o sol sumir, lá pelas cinco e meia, arroz com frango e cama cedo.',
        },
        {
          title: 'Primeiras palavras, primeiras ondas',
          text: 'Um teste curto e as turmas. As regras do mar se aprendem na areia: como cair, como ler a bandeira, que cara tem uma correnteza. Na segunda tarde, metade já fica em pé.',
        },
        {
          title: 'A vila',
          text: 'Aula com tarefa na rua: um mamão, um selo, o horário do ônibus para Nicoya. Surfe à tarde. Na segunda noite, futebol contra os jovens da vila, que nunca perderam para nós.',
        },
        {
          title: 'A mata seca',
          text: 'Às seis da manhã, com guia, pela reserva acima da vila: bugios, quatis, formigas cortadeiras. Depois a gente rega as mudas do viveiro e escreve nomes nas plaquinhas.',
        },
        {
          title: 'Domingo',
          text: 'Nada antes das dez. Ligação para casa, roupa, rede. À tarde, bicicleta até Carrillo, uma enseada de coqueiros, com salva-vidas nosso e rede de vôlei.',
        },
        {
          title: 'De pé',
          text: 'As aulas de cinco a oito: virar, esperar, dar a vez. Em sala, vocês preparam uma entrevista com um pescador ou com a senhora que faz o pão da escola.',
        },
        {
          title: 'Tartarugas',
          text: 'Van até Ostional à tarde e praia à noite, com guia do lugar. Há noites de muitas tartarugas, noites de uma e noites de nenhuma. Na manhã seguinte ninguém precisa levantar.',
        },
        {
          title: 'Barra Honda',
          text: 'Um parque nacional com cavernas de calcário, longe da praia. Capacete, uma escada terra adentro e a vista do golfo de Nicoya. Na volta, tortilhas de milho em Nicoya.',
        },
        {
          title: 'A última onda',
          text: 'Um campeonato pequeno, em que o melhor tombo também ganha. Jantar feito por todos, fogueira na areia onde for permitido. No domingo, van até Liberia, ainda com sal no cabelo.',
        },
      ],
      included: [
        'Treze noites na nossa pousada, com roupa de cama e toalhas',
        'Todas as refeições e água potável, com opção vegetariana e dietas avisadas antes',
        'Vinte aulas de espanhol ou inglês, com material',
        'Oito aulas de surfe em grupos de até cinco, com prancha e camiseta',
        'Os passeios a Ostional, Barra Honda e Carrillo, com guias e entradas',
        'Recepção no aeroporto de Liberia no dia da chegada e traslado de volta',
        'Monitores dia e noite, um para no máximo seis jovens',
        'Seguro de saúde, acidentes e responsabilidade civil',
      ],
      notIncluded: [
        'O voo de ida e volta até Liberia',
        'A taxa da companhia aérea para menor desacompanhado',
        'Mesada: € 50 a € 70 para duas semanas',
        'Vacinas, e o certificado de febre amarela, exigido de quem sai do Brasil',
        'Protetor solar que não agrida o recife, uns três tubos',
      ],
      requirements: [
        'Ter de 14 a 17 anos no primeiro dia',
        'Nadar 200 metros e manter a calma debaixo da onda, com confirmação dos pais',
        'Nenhum nível exigido para as aulas de espanhol; A1 para as de inglês',
        'Autorização dos pais e, onde o país exige, como o Brasil, autorização de viagem com firma reconhecida',
        'Ficha de saúde e certificado de febre amarela para quem chega de certos países, o Brasil entre eles',
        'Passaporte válido por toda a estadia e passagem de volta',
      ],
      safety: `O primeiro risco é a água. Os professores de surfe têm certificado de salvamento, os grupos são de no máximo cinco, e todos usam camiseta chamativa e são contados na entrada e na saída. Ninguém nada na foz dos rios, onde há crocodilos, nem depois de escurecer.

Cada monitor cuida de no máximo seis jovens e dorme na mesma casa. A vila tem posto de saúde, o hospital de Nicoya fica a uns 45 minutos, e há maiores em Liberia. De manhã se sacode o sapato, por causa de escorpião. O que mais machuca é o sol: camiseta, boné e sombra das dez às duas. Os pais têm um número atendido dia e noite. Álcool significa voo para casa. Leia também [para os pais](article:for-parents).`,
      accommodation: `A pousada é uma casa baixa de madeira em volta de um jardim, a 300 metros da praia, com muro, portão e porteiro à noite. Os quartos têm quatro camas, ventilador, mosquiteiros e banheiro com água fria; meninas e meninos ficam em alas separadas, com um monitor em cada.

As refeições são na varanda, em mesas compridas. Tem Wi-Fi uma hora por noite, quando os celulares são entregues, uma estante de livros inchados de maresia e um cachorro chamado Frijol, que é dos vizinhos.`,
      price: `O preço vale para duas semanas a partir do aeroporto de Liberia e cobre tudo o que está em “incluído”. Você paga 20% na reserva e o restante 45 dias antes, em até dez vezes sem acréscimo. Irmãos pagam € 120 a menos. Cancelando até 45 dias antes, só se perde o sinal; com atestado médico, nem isso. As bolsas estão explicadas em [preços e bolsas](page:prices).`,
      stories: [
        {
          quote:
            'Na minha cidade todo mundo surfa, menos eu. Lá ninguém sabia disso. No nono dia peguei uma onda inteira, de parede lisa, e ninguém filmou. Ainda bem que ninguém filmou.',
          name: 'Beatriz',
          detail: '15 anos, de Florianópolis, duas semanas em janeiro',
          portrait: 'beatriz',
        },
        {
          quote:
            'Escolhi inglês porque espanhol eu já falo. O divertido era servir de intérprete para todos na venda. Depois de uma semana eu sonhava numa mistura.',
          name: 'Diego',
          detail: '15 anos, de Sevilha, duas semanas em julho',
          portrait: 'diego',
        },
      ],
      questions: [
        {
          question: 'Minha filha precisa saber surfar?',
          answer:
            'Não. A maioria nunca ficou em pé numa prancha. Precisa nadar bem e não se apavorar debaixo da água. No primeiro dia todos fazem um teste na baía; quem não passa nada conosco e aprende antes.',
        },
        {
          question: 'É certo que vão ver tartarugas?',
          answer:
            'Não, e não prometemos. Tartarugas avulsas aparecem o ano todo; as grandes chegadas a Ostional são mais prováveis de julho a dezembro e não seguem calendário. Vamos uma vez, em silêncio, e aceitamos o que a noite der.',
        },
        {
          question: 'De dezembro a março ou em julho?',
          answer:
            'Seco e com vento, ou verde e chuvoso. Para quem começa no surfe, muda pouco. Em janeiro vem mais gente da América do Sul; em julho, da Europa.',
        },
        {
          question: 'Como mantemos contato?',
          answer:
            'Os celulares são entregues das sete às oito da noite, ou das dez às onze no horário de Brasília; muitas famílias preferem escrever e conversar no domingo. A direção atende a qualquer hora. O que ajuda numa noite ruim está em [saudade de casa](article:homesick).',
        },
        {
          question: 'Irmãos ou amigos podem dividir o quarto?',
          answer:
            'Sim, se os dois pedirem e forem da mesma ala. Não pomos mais de dois amigos no mesmo quarto, para ninguém sobrar.',
        },
      ],
    },
    es: {
      uid: 'campamento-surf-idiomas-costa-rica',
      title: 'Campamento de surf e idiomas en Sámara',
      tagline: 'Dos semanas en una bahía de olas amables: clase por la mañana, tabla por la tarde.',
      summary:
        'Dos semanas en Sámara, Costa Rica, de 14 a 17 años: clases de inglés o español, ocho de surf, bosque seco y una noche con tortugas.',
      highlights: [
        {
          title: 'Olas para empezar',
          text: 'Un arrecife cierra casi toda la bahía. A la arena llega espuma hasta la cintura y agua templada: 27 °C o más todo el año.',
        },
        {
          title: 'Veinte clases',
          text: 'Inglés para quien ya habla español; español para los demás. Ocho por grupo como mucho, bajo un tejado sin paredes.',
        },
        {
          title: 'Una noche en Ostional',
          text: 'A oscuras, sin linternas ni cámaras, detrás de un guía local, en la playa donde desovan las tortugas lora.',
        },
        {
          title: 'Monos de despertador',
          text: 'Los aulladores empiezan antes de las cinco. Se oyen a tres kilómetros, y el nuestro vive en el mango del jardín.',
        },
      ],
      overview: `A las cinco empiezan los monos aulladores, y ya nadie necesita despertador. A las seis y media hay café para los monitores, piña para todos y gallo pinto, arroz y frijoles negros salteados juntos, que echarás de menos o no querrás volver a ver.

Sámara es un pueblo en una bahía ancha de la península de Nicoya: una calle principal, un campo de fútbol, pelícanos, unos cuatro kilómetros de playa. El arrecife le quita fuerza al oleaje. Por eso es un buen sitio para ponerse de pie en una tabla por primera vez, y aburrido para quien ya coge olas grandes; lo decimos antes de reservar.

Las clases son de ocho a diez, antes del calor. Después, sombra, comida y siesta. A las tres, al agua. De diciembre a marzo apenas llueve, las lomas se ponen pardas y hay polvo en las hojas. En julio todo está verde, las mañanas suelen salir claras y por la tarde puede caer una hora de lluvia tibia. En ambas épocas hace 30 grados o más. Hay mosquitos, hormigas en todo lo que dejes abierto y ducha fría, porque no hay otra. Para aire fresco y montaña está [el campamento de los Alpes](program:alps).`,
      itinerary: [
        {
          title: 'La llegada',
          text: 'Esperamos en el aeropuerto de Liberia de doce a seis. Dos horas en microbús, habitaciones, un baño antes de que se vaya el sol, sobre las cinco y media, arroz con pollo y a dormir pronto.',
        },
        {
          title: 'Primeras palabras, primeras olas',
          text: 'Una prueba corta y los grupos. Las reglas del mar se aprenden en la arena: cómo caer, cómo leer la bandera, qué aspecto tiene una corriente. La segunda tarde, la mitad ya se pone de pie.',
        },
        {
          title: 'El pueblo',
          text: 'Clases con recados: una papaya, un sello, los horarios del autobús a Nicoya. Surf por la tarde. La segunda noche, partido contra los jóvenes del pueblo, a los que nunca hemos ganado.',
        },
        {
          title: 'El bosque seco',
          text: 'A las seis de la mañana, con guía, por la reserva de encima del pueblo: aulladores, pizotes, hormigas cortadoras. Después regamos los plantones del vivero y escribimos nombres en las etiquetas.',
        },
        {
          title: 'Domingo',
          text: 'Nada antes de las diez. Llamadas a casa, colada, hamacas. Por la tarde, en bici a Carrillo, una bahía bordeada de palmeras, con socorrista nuestro y red de voleibol.',
        },
        {
          title: 'De pie',
          text: 'Clases de la cinco a la ocho: girar, esperar, ceder el paso. En el aula preparáis una entrevista con un pescador o con la señora que hace el pan de la escuela.',
        },
        {
          title: 'Tortugas',
          text: 'En microbús a Ostional por la tarde y a la playa de noche, con guía del lugar. Hay noches de muchas tortugas, de una o de ninguna. A la mañana siguiente nadie tiene que madrugar.',
        },
        {
          title: 'Barra Honda',
          text: 'Un parque nacional con cuevas de caliza, tierra adentro. Casco, una escalera hacia abajo y vistas al golfo de Nicoya. A la vuelta, tortillas de maíz en Nicoya.',
        },
        {
          title: 'La última ola',
          text: 'Un campeonato pequeño en el que también gana la mejor caída. Una cena hecha entre todos, hoguera en la arena donde se permita. El domingo, microbús a Liberia, aún con sal en el pelo.',
        },
      ],
      included: [
        'Trece noches en nuestra casa, con ropa de cama y toallas',
        'Todas las comidas y agua potable, con opción vegetariana y las dietas avisadas',
        'Veinte clases de inglés o español, con material',
        'Ocho clases de surf en grupos de cinco como mucho, con tabla y camiseta',
        'Las excursiones a Ostional, Barra Honda y Carrillo, con guías y entradas',
        'Recogida en el aeropuerto de Liberia el día de llegada y traslado de vuelta',
        'Monitores día y noche, uno por cada seis como máximo',
        'Seguro médico, de accidentes y de responsabilidad civil',
      ],
      notIncluded: [
        'El vuelo de ida y vuelta a Liberia',
        'La tarifa de la aerolínea por menor sin acompañar',
        'Dinero de bolsillo: de 50 a 70 € para dos semanas',
        'Las vacunas, y el certificado de fiebre amarilla si tu país lo requiere',
        'Crema solar que respete el arrecife, unos tres tubos',
      ],
      requirements: [
        'Tener entre 14 y 17 años el primer día',
        'Nadar 200 metros y mantener la calma bajo una ola, confirmado por el padre o la madre',
        'Sin nivel previo para las clases de español; A1 para las de inglés',
        'Autorización de la familia y, si tu país lo pide, permiso notarial o policial para viajar sin padres',
        'Ficha de salud, y certificado de fiebre amarilla al llegar de ciertos países, Brasil entre ellos',
        'Pasaporte válido para toda la estancia y billete de vuelta',
      ],
      safety: `El primer riesgo es el agua. Los profesores de surf tienen título de salvamento, los grupos son de cinco como mucho, y todos llevan camiseta llamativa y se cuentan al entrar y al salir. Nadie se baña en las desembocaduras de los ríos, donde hay cocodrilos, ni de noche.

Cada monitor cuida de seis jóvenes como máximo y duerme en la misma casa. El pueblo tiene centro de salud, el hospital de Nicoya está a unos 45 minutos y en Liberia los hay mayores. Por la mañana se sacuden los zapatos, por los escorpiones. Lo que más daña es el sol: camiseta, gorra y sombra de diez a dos. Las familias tienen un número atendido día y noche. El alcohol significa vuelo a casa. Lee también [para padres y madres](article:for-parents).`,
      accommodation: `La casa es baja, de madera, alrededor de un jardín, a 300 metros de la playa, con muro, portón y portero de noche. Las habitaciones tienen cuatro camas, ventilador, mosquiteras y baño con agua fría; chicas y chicos viven en alas separadas, con un monitor en cada una.

Se come en la galería, en mesas largas. Hay wifi una hora por la noche, cuando se reparten los móviles, un estante de libros hinchados por la humedad y un perro, Frijol, que es de los vecinos.`,
      price: `El precio es por dos semanas desde el aeropuerto de Liberia y cubre todo lo que figura como incluido. Se paga un 20 % al reservar y el resto 45 días antes, hasta en diez plazos sin recargo. Cada hermano o hermana paga 120 € menos. Si cancelas hasta 45 días antes, solo pierdes la señal; con justificante médico, ni eso. Las becas se explican en [precios y becas](page:prices).`,
      stories: [
        {
          quote:
            'En mi ciudad surfea todo el mundo menos yo. Allí nadie lo sabía. El noveno día cogí una ola entera, de pared lisa, y nadie lo grabó. Me alegro de que nadie lo grabara.',
          name: 'Beatriz',
          detail: '15 años, de Florianópolis, dos semanas en enero',
          portrait: 'beatriz',
        },
        {
          quote:
            'Elegí inglés porque español ya hablo. Lo divertido era hacer de intérprete para todos en la pulpería. A la semana soñaba en una mezcla.',
          name: 'Diego',
          detail: '15 años, de Sevilla, dos semanas en julio',
          portrait: 'diego',
        },
      ],
      questions: [
        {
          question: '¿Mi hija tiene que saber surfear?',
          answer:
            'No. La mayoría no se ha puesto nunca de pie en una tabla. Hace falta nadar bien y no asustarse bajo el agua. El primer día todos hacen una prueba en la bahía; quien no la pasa nada con nosotros y aprende antes.',
        },
        {
          question: '¿Seguro que verán tortugas?',
          answer:
            'No, y no lo prometemos. Alguna llega todo el año; las grandes arribadas de Ostional son más probables de julio a diciembre y no siguen el calendario. Vamos una vez, en silencio, y aceptamos lo que dé la noche.',
        },
        {
          question: '¿De diciembre a marzo o en julio?',
          answer:
            'Seco y con viento, o verde y lluvioso. A quien empieza con el surf le da casi igual. En enero viene sobre todo gente de Sudamérica; en julio, más de Europa.',
        },
        {
          question: '¿Cómo mantenemos el contacto?',
          answer:
            'Los móviles se reparten de siete a ocho de la tarde, que en España es de madrugada, así que muchas familias escriben y hablan los domingos. La dirección atiende a cualquier hora. Lo que ayuda en una mala noche está en [echar de menos](article:homesick).',
        },
        {
          question: '¿Pueden compartir habitación hermanos o amigos?',
          answer:
            'Sí, si lo piden los dos y están en la misma ala. No ponemos a más de dos amigos en un cuarto, para que nadie sobre.',
        },
      ],
    },
  },
} satisfies Program;
