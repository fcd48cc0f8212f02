import type { Program } from '../source.ts';

export default {
  key: 'mexico-city',
  kind: 'internship',
  continents: ['north_america'],
  countries: ['MX'],
  place: {
    en: 'Mexico City, Mexico',
    pt: 'Cidade do México, México',
    es: 'Ciudad de México, México',
    fr: 'Mexico, Mexique',
  },
  stops: [
    {
      name: { en: 'Mexico City', pt: 'Cidade do México', es: 'Ciudad de México', fr: 'Mexico' },
      latitude: 19.4326,
      longitude: -99.1332,
    },
    {
      name: { en: 'Xochimilco', pt: 'Xochimilco', es: 'Xochimilco', fr: 'Xochimilco' },
      latitude: 19.2575,
      longitude: -99.1035,
    },
    {
      name: { en: 'Teotihuacan', pt: 'Teotihuacán', es: 'Teotihuacán', fr: 'Teotihuacan' },
      latitude: 19.6925,
      longitude: -98.8438,
    },
    {
      name: { en: 'Puebla', pt: 'Puebla', es: 'Puebla', fr: 'Puebla' },
      latitude: 19.0414,
      longitude: -98.2063,
    },
    {
      name: { en: 'Tepoztlán', pt: 'Tepoztlán', es: 'Tepoztlán', fr: 'Tepoztlán' },
      latitude: 18.9853,
      longitude: -99.0998,
    },
  ],
  weeks: { min: 12, max: 24 },
  departures: [
    { month: 1, day: 19, weeks: 12, places: 'few' },
    { month: 4, day: 13, weeks: 12, places: 'open' },
    { month: 6, day: 29, weeks: 12, places: 'open' },
    { month: 9, day: 7, weeks: 12, places: 'open' },
  ],
  ages: { min: 19, max: 28 },
  price: { from: 2690, currency: 'EUR' },
  longerStays: [{ weeks: 24, amount: 4370 }],
  extras: [
    {
      name: {
        en: 'Each further four weeks: room, breakfast and support',
        pt: 'Cada quatro semanas a mais: quarto, café da manhã e acompanhamento',
        es: 'Cada cuatro semanas más: habitación, desayuno y seguimiento',
        fr: 'Quatre semaines supplémentaires : chambre, petit déjeuner et suivi',
      },
      amount: 560,
    },
    {
      name: {
        en: 'Intensive Spanish, twenty more lessons in the first week',
        pt: 'Espanhol intensivo, vinte aulas a mais na primeira semana',
        es: 'Español intensivo, veinte clases más la primera semana',
        fr: 'Espagnol intensif, vingt leçons de plus la première semaine',
      },
      amount: 240,
    },
    {
      name: {
        en: 'Dinner with the host family, for twelve weeks',
        pt: 'Jantar com a família anfitriã, por doze semanas',
        es: 'Cena con la familia anfitriona, durante doce semanas',
        fr: 'Dîner avec la famille d’accueil, pendant douze semaines',
      },
      amount: 380,
    },
  ],
  languages: ['spanish', 'english'],
  accommodation: ['host_family', 'shared_flat'],
  group: { min: 5, max: 14 },
  scenes: ['mexico-city-palace', 'mexico-city-canals'],
  itinerary: [
    { unit: 'week', from: 1, to: 1 },
    { unit: 'week', from: 2, to: 3 },
    { unit: 'week', from: 4, to: 5 },
    { unit: 'week', from: 6, to: 6 },
    { unit: 'week', from: 7, to: 8 },
    { unit: 'week', from: 9, to: 10 },
    { unit: 'week', from: 11, to: 12 },
  ],
  tags: ['city', 'languages', 'money', 'safety', 'daily-life'],
  relatedPrograms: ['berlin', 'buenos-aires', 'cape-town'],
  relatedArticles: ['safety', 'costs', 'host-family'],
  text: {
    en: {
      uid: 'internship-in-mexico-city',
      title: 'Internship in Mexico City',
      tagline: 'Twelve weeks of work, Spanish and street corners, at 2,240 meters above the sea.',
      summary:
        'A 12-week internship in Mexico City for ages 19 to 28: a host chosen with you, Spanish classes, a room with a family or in an apartment, and local help.',
      highlights: [
        {
          title: 'Work you can point at',
          text: 'A museum label, a surveyed street, a translated brochure, a small piece of software. You leave with something to show.',
        },
        {
          title: 'Spanish that gets used',
          text: 'Six hours of class a week at first, four later, and a team that will not switch to English for you.',
        },
        {
          title: 'A family or an apartment',
          text: 'Breakfast at a table in Narvarte or Coyoacán, or a room in a shared apartment. You choose, and may change your mind once.',
        },
        {
          title: 'Canals before the crowd',
          text: 'At seven in the morning Xochimilco belongs to the growers. We cross it by boat, with coffee and sweet bread.',
        },
      ],
      overview: `The first sound of the day is a steam whistle or a recorded voice: the knife grinder, the gas truck, the man who buys old mattresses. Then the smell of maize from the corner, where a woman presses blue tlacoyos by hand. By ten you are at work. Mexico City starts late, has lunch at three and goes home in the dark.

We place interns in small organizations: an architecture practice, a museum’s education team, a publisher, an association that maps water leaks, a studio for furniture, a company that writes software for clinics. We look with you for six weeks or so, starting from what you study and how much Spanish you have. Level A2 is enough for a drawing board; for work with people we ask for B1.

It is a huge city, with some 22 million people in the whole valley, and it will tire you. The air is thin and in spring not clean. From June to October it rains almost every afternoon. Meetings begin late, plans change, and “ahorita” can mean now, soon or never. But people will ask how you slept and wait for the answer, and the jacarandas turn whole streets violet in March.`,
      itinerary: [
        {
          title: 'Landing softly',
          text: 'Altitude first: water, early nights, no heroic walks. Spanish every morning, the metro with Ximena, our coordinator, and a practice of the earthquake drill at home. On Friday you meet your host.',
        },
        {
          title: 'First weeks at work',
          text: 'You follow someone, take notes, ask. Three aims go on paper. Lunch is a comida corrida at three: soup, rice, a main dish and hibiscus water, for about five euros.',
        },
        {
          title: 'A task of your own',
          text: 'Spanish moves to two evenings a week. On a Saturday before dawn, by bus to Teotihuacan, to stand on the Avenue of the Dead before the tour groups come.',
        },
        {
          title: 'Half-time',
          text: 'Ximena visits your workplace and talks with both sides. On Sunday, Xochimilco by boat at seven: herons, lettuce beds, fog on the water.',
        },
        {
          title: 'The larger project',
          text: 'The weeks in which you stop translating in your head. A weekend in Puebla: tiled façades, a mole with more than twenty ingredients, Popocatépetl smoking if the sky is clear.',
        },
        {
          title: 'Presenting',
          text: 'You show your work to the team, in Spanish, with slides if you must. On a free Saturday, the stony path up to the little pyramid above Tepoztlán.',
        },
        {
          title: 'Handing over',
          text: 'A written reference, a last class, a list of people to thank. The goodbye is a long Sunday meal that starts at two and ends when the dishes are done.',
        },
      ],
      included: [
        'Finding the internship: talk, application papers, interviews with up to three hosts',
        'A room of your own for 12 weeks, with a family or in a shared apartment',
        'Breakfast on working days, in both kinds of lodging',
        'Spanish: 24 hours in the first month, then 4 hours a week',
        'Health, accident and liability insurance, with a hospital that bills it directly',
        'Being met at the airport, at any hour',
        'A coordinator in the city and a telephone answered day and night',
        'Outings to Teotihuacan and Xochimilco, and the weekend in Puebla',
      ],
      notIncluded: [
        'The flight to Mexico City and back',
        'Lunch and dinner: count on €55 to €75 a week',
        'Metro, buses and rides home at night: about €10 to €15 a week',
        'A visa, where your passport needs one',
        'The walk in Tepoztlán and other free weekends',
      ],
      requirements: [
        'Between 19 and 28 years old, studying or with a degree',
        'Spanish at level A2, or B1 for work with the public; we test you by video',
        'English at level B1, for talking with us',
        'A curriculum vitae in Spanish, which we write with you if need be',
        'Applied at least 12 weeks ahead',
        'A passport valid for the whole stay',
      ],
      safety: `Mexico City is neither the city of the news nor a village. Our interns live and work in a handful of districts we know street by street, and we say plainly which others to leave alone. After dark you ride home in a car ordered by app and share the route; in the metro, the front carriages are reserved for women and children. Telephones stay in the bag.

The ground moves sometimes. Street loudspeakers give a warning, often some tens of seconds, and in the first week you learn where to stand. Tap water is for washing; every lodging has drinking water. In an emergency you dial 911, then us. See also [small habits that help](article:safety).`,
      accommodation: `With a family you have a room, a key, breakfast and a place at the table on Sundays; the house is quiet by eleven and someone will notice if you do not come home. In a shared apartment you live with two or three others, interns and students, and someone brings bread and fruit for breakfast.

Both are in Narvarte, Del Valle, Coyoacán or Roma Sur, between 25 and 50 minutes from work. Houses here have no heating, and December nights can fall to 5 °C. There are blankets.`,
      price: `The price is for 12 weeks and holds everything listed under included. You pay a deposit of 20% when you apply and the rest once you have accepted a host, 45 days before the start. If we find no suitable place, all of it comes back. The internship itself is unpaid, because visitors may not earn money in Mexico; many hosts give you lunch. We have written down [our prices and scholarships](page:prices).`,
      stories: [
        {
          quote:
            'In the third week the alarm went off and the whole office walked down the stairs, calmly, someone carrying the cake because it was Lupita’s birthday. We ate it in the street.',
          name: 'João',
          detail: '23, from Recife, twelve weeks with a publisher',
          portrait: 'joao',
        },
        {
          quote:
            'I arrived with school Spanish and a fear of the telephone. My job was to call schools and invite them to the museum. I hated it for ten days. Then I was good at it.',
          name: 'Noémie',
          detail: '21, from Lille, twelve weeks in a museum’s education team',
          portrait: 'noemie',
        },
      ],
      questions: [
        {
          question: 'Do I need a visa?',
          answer:
            'With most European passports, no: you may stay up to 180 days as a visitor, without being paid. The number of days is decided at the border. For Brazilian passports the rules have changed several times, so ask the Mexican consulate before you buy a flight. Begin with [our guide to visas](article:visas).',
        },
        {
          question: 'Is it safe for a woman on her own?',
          answer:
            'Most of our interns are women. They tell us about stares and about caution, and about never walking the last ten minutes at night. We choose lodgings and routes with that in mind, and change them without a discussion if you ask.',
        },
        {
          question: 'What does the altitude do?',
          answer:
            'For two or three days you may sleep badly, have a headache and lose your breath on stairs. Drink, eat lightly, go slowly. If you have a heart or lung condition, talk to your doctor before you apply.',
        },
        {
          question: 'Will my stomach cope?',
          answer:
            'Probably after one bad day. Eat where there is a line and where things are cooked in front of you, and drink only bottled or filtered water. Ximena knows a doctor who comes to the house.',
        },
      ],
    },
    pt: {
      uid: 'estagio-na-cidade-do-mexico',
      title: 'Estágio na Cidade do México',
      tagline:
        'Doze semanas de trabalho, espanhol e comida de esquina, a 2.240 metros de altitude.',
      summary:
        'Estágio de 12 semanas na Cidade do México, dos 19 aos 28 anos: vaga escolhida com você, aulas de espanhol, quarto em família ou apê e apoio local.',
      highlights: [
        {
          title: 'Trabalho que dá para mostrar',
          text: 'A legenda de um museu, o levantamento de uma rua, um folheto traduzido, um programa pequeno. Você sai com algo na mão.',
        },
        {
          title: 'Espanhol de verdade, sem portunhol',
          text: 'Seis horas de aula por semana no começo, quatro depois, e uma equipe que não vai trocar de idioma por sua causa.',
        },
        {
          title: 'Família ou apartamento',
          text: 'Café da manhã à mesa em Narvarte ou Coyoacán, ou quarto num apartamento dividido. Você escolhe e pode mudar de ideia uma vez.',
        },
        {
          title: 'Os canais antes da multidão',
          text: 'Às sete da manhã, Xochimilco é de quem planta. Atravessamos de barco, com café e pão doce.',
        },
      ],
      overview: `O primeiro som do dia é um apito a vapor ou uma voz gravada: o amolador de facas, o caminhão do gás, o homem que compra colchão velho. Depois vem da esquina o cheiro do milho, onde uma senhora molda à mão os tlacoyos azuis. Às dez você está no trabalho. A Cidade do México começa tarde, almoça às três e volta para casa no escuro.

Os estágios são em lugares pequenos: um escritório de arquitetura, o educativo de um museu, uma editora, uma associação que mapeia vazamentos de água, um ateliê de móveis, uma empresa que faz software para clínicas. A gente procura com você por umas seis semanas, a partir do seu curso e do seu espanhol. Para uma prancheta, A2 basta; para lidar com público, pedimos B1.

É uma cidade enorme, com uns 22 milhões de pessoas no vale inteiro, e cansa. O ar é rarefeito e, na primavera, nada limpo. De junho a outubro chove quase toda tarde. As reuniões começam atrasadas, os planos mudam, e “ahorita” pode ser agora, daqui a pouco ou nunca. Mas alguém vai perguntar como você dormiu e esperar a resposta, e em março os jacarandás deixam ruas inteiras roxas.`,
      itinerary: [
        {
          title: 'Chegar com calma',
          text: 'Primeiro a altitude: água, dormir cedo, nada de caminhada heroica. Espanhol toda manhã, o metrô com a Ximena, nossa coordenadora, e um treino em casa para o caso de terremoto. Na sexta você conhece a empresa.',
        },
        {
          title: 'Primeiras semanas de trabalho',
          text: 'Você acompanha alguém, anota, pergunta. Três objetivos vão para o papel. O almoço é a comida corrida das três: sopa, arroz, prato e água de hibisco, por uns cinco euros.',
        },
        {
          title: 'Uma tarefa sua',
          text: 'O espanhol passa para duas noites por semana. Num sábado, antes de amanhecer, ônibus até Teotihuacán, para estar na Calçada dos Mortos antes das excursões.',
        },
        {
          title: 'Meio tempo',
          text: 'A Ximena visita o seu trabalho e conversa com os dois lados. No domingo, Xochimilco de barco às sete: garças, canteiros de alface, neblina na água.',
        },
        {
          title: 'O projeto maior',
          text: 'É quando você para de traduzir na cabeça. Um fim de semana em Puebla: fachadas de azulejo, um mole com mais de vinte ingredientes e o Popocatépetl soltando fumaça, se o céu deixar.',
        },
        {
          title: 'A apresentação',
          text: 'Você mostra seu trabalho para a equipe, em espanhol, com slides se for preciso. Num sábado livre, a subida de pedra até a pequena pirâmide acima de Tepoztlán.',
        },
        {
          title: 'Passar adiante',
          text: 'Carta de referência, última aula, lista de gente a agradecer. A despedida é um almoço de domingo que começa às duas e acaba quando a louça está lavada.',
        },
      ],
      included: [
        'Busca do estágio: conversa, currículo e carta, entrevistas com até três lugares',
        'Quarto individual por 12 semanas, em família ou apartamento dividido',
        'Café da manhã nos dias úteis, nos dois tipos de moradia',
        'Espanhol: 24 horas no primeiro mês e depois 4 horas por semana',
        'Seguro de saúde, acidentes e responsabilidade civil, com hospital que cobra direto dele',
        'Recepção no aeroporto, a qualquer hora',
        'Coordenadora na cidade e telefone atendido dia e noite',
        'Passeios a Teotihuacán e Xochimilco e o fim de semana em Puebla',
      ],
      notIncluded: [
        'O voo de ida e volta até a Cidade do México',
        'Almoço e jantar: conte com € 55 a € 75 por semana',
        'Metrô, ônibus e corridas à noite: de € 10 a € 15 por semana',
        'O visto, se o seu passaporte precisar',
        'A subida em Tepoztlán e os outros fins de semana livres',
      ],
      requirements: [
        'Ter de 19 a 28 anos, estar na faculdade ou já ter se formado',
        'Espanhol A2, ou B1 para trabalhar com público; avaliamos por vídeo',
        'Inglês B1, para falar com a nossa equipe',
        'Currículo em espanhol, que podemos escrever com você',
        'Inscrição com pelo menos 12 semanas de antecedência',
        'Passaporte válido por toda a estadia',
      ],
      safety: `A Cidade do México não é a do noticiário nem um vilarejo. Nossos estagiários moram e trabalham em poucos bairros, que conhecemos rua por rua, e dizemos com clareza quais evitar. Depois que escurece, volta-se de carro por aplicativo, com a rota compartilhada; no metrô, os vagões da frente são reservados a mulheres e crianças. Celular fica na bolsa.

Às vezes a terra treme. Os alto-falantes da rua avisam, em geral com algumas dezenas de segundos, e na primeira semana você aprende onde ficar. Água da torneira só para lavar; toda moradia tem água potável. Na emergência, ligue 911 e depois para nós. Veja também [pequenos hábitos que ajudam](article:safety).`,
      accommodation: `Na família você tem quarto, chave, café da manhã e lugar à mesa aos domingos; às onze a casa está em silêncio, e alguém percebe se você não voltou. No apartamento, mora com mais duas ou três pessoas, estagiários e universitários, e o pão e as frutas do café chegam na porta.

Os dois ficam em Narvarte, Del Valle, Coyoacán ou Roma Sur, a 25 a 50 minutos do trabalho. As casas não têm aquecimento, e em dezembro a noite pode cair a 5 °C. Há cobertores.`,
      price: `O preço vale para 12 semanas e cobre tudo o que está em “incluído”. Você paga 20% na inscrição e o restante depois de aceitar a vaga, 45 dias antes do início. Se não acharmos um lugar adequado, devolvemos tudo. O estágio não é remunerado, porque no México o visitante não pode receber salário; muitos lugares oferecem o almoço. Veja [preços e bolsas](page:prices).`,
      stories: [
        {
          quote:
            'Na terceira semana o alarme tocou e o escritório inteiro desceu a escada, sem pressa, alguém carregando o bolo, porque era aniversário da Lupita. Comemos na calçada.',
          name: 'João',
          detail: '23 anos, do Recife, doze semanas numa editora',
          portrait: 'joao',
        },
        {
          quote:
            'Cheguei com espanhol de escola e medo de telefone. Meu trabalho era ligar para colégios e convidar para o museu. Odiei por dez dias. Depois fiquei boa nisso.',
          name: 'Noémie',
          detail: '21 anos, de Lille, doze semanas no educativo de um museu',
          portrait: 'noemie',
        },
      ],
      questions: [
        {
          question: 'Preciso de visto?',
          answer:
            'Com a maioria dos passaportes europeus, não: você pode ficar até 180 dias como visitante, sem remuneração, e quem decide os dias é a fronteira. Para o passaporte brasileiro a regra mudou várias vezes; pergunte ao consulado mexicano antes de comprar o voo. Comece pelo [nosso guia de vistos](article:visas).',
        },
        {
          question: 'É seguro para uma mulher sozinha?',
          answer:
            'A maioria dos nossos estagiários é de mulheres. Elas falam de olhares, de cuidado e de nunca fazer a pé os últimos dez minutos à noite. Escolhemos moradia e trajeto pensando nisso e mudamos sem discussão se você pedir.',
        },
        {
          question: 'O que a altitude faz?',
          answer:
            'Por dois ou três dias você pode dormir mal, ter dor de cabeça e perder o fôlego na escada. Beba água, coma leve, vá devagar. Se tem problema de coração ou pulmão, fale com seu médico antes de se inscrever.',
        },
        {
          question: 'Meu estômago aguenta?',
          answer:
            'Provavelmente, depois de um dia ruim. Coma onde tem fila e onde cozinham na sua frente, e beba só água engarrafada ou filtrada. A Ximena conhece um médico que atende em casa.',
        },
      ],
    },
    es: {
      uid: 'practicas-en-ciudad-de-mexico',
      title: 'Prácticas en Ciudad de México',
      tagline:
        'Doce semanas de trabajo, sobremesas y puestos de esquina, a 2.240 metros de altitud.',
      summary:
        'Prácticas de 12 semanas en Ciudad de México, de 19 a 28 años: un puesto elegido contigo, clases de español, familia o piso y ayuda en el lugar.',
      highlights: [
        {
          title: 'Un trabajo que se ve',
          text: 'La cartela de un museo, el plano de una calle, un folleto traducido, un programa pequeño. Te vas con algo que enseñar.',
        },
        {
          title: 'Clases que se usan',
          text: 'Seis horas de español por semana al principio y cuatro después. Si es tu lengua, las cambiamos por redacción profesional.',
        },
        {
          title: 'Familia o piso',
          text: 'Desayuno en una mesa de Narvarte o Coyoacán, o habitación en un piso compartido. Eliges tú, y puedes cambiar de idea una vez.',
        },
        {
          title: 'Los canales, antes que nadie',
          text: 'A las siete de la mañana Xochimilco es de quienes cultivan. Lo cruzamos en barca, con café y pan dulce.',
        },
      ],
      overview: `El primer sonido del día es un silbato de vapor o una voz grabada: el afilador, el camión del gas, el hombre que compra colchones viejos. Después llega de la esquina el olor a maíz, donde una señora hace a mano tlacoyos azules. A las diez estás en el trabajo. Ciudad de México empieza tarde, come a las tres y vuelve a casa de noche.

Las prácticas son en sitios pequeños: un estudio de arquitectura, el equipo educativo de un museo, una editorial, una asociación que cartografía fugas de agua, un taller de muebles, una empresa que hace programas para clínicas. Buscamos contigo unas seis semanas, a partir de tus estudios y de tu español. Para una mesa de dibujo basta un A2; para tratar con público pedimos un B1.

Es una ciudad enorme, con unos 22 millones de personas en todo el valle, y cansa. El aire es fino y en primavera no está limpio. De junio a octubre llueve casi todas las tardes. Las reuniones empiezan con retraso, los planes cambian y «ahorita» puede ser ya, luego o nunca. Pero te preguntarán cómo has dormido y esperarán la respuesta, y en marzo las jacarandas tiñen de violeta calles enteras.`,
      itinerary: [
        {
          title: 'Aterrizar despacio',
          text: 'Primero la altitud: agua, acostarse pronto, nada de caminatas heroicas. Clase todas las mañanas, el metro con Ximena, nuestra coordinadora, y un simulacro de sismo en casa. El viernes conoces tu lugar de prácticas.',
        },
        {
          title: 'Primeras semanas de trabajo',
          text: 'Acompañas a alguien, tomas notas, preguntas. Tres objetivos quedan por escrito. A las tres, comida corrida: sopa, arroz, guisado y agua de jamaica, por unos cinco euros.',
        },
        {
          title: 'Una tarea tuya',
          text: 'Las clases pasan a dos tardes por semana. Un sábado, antes del alba, autobús a Teotihuacán, para pisar la Calzada de los Muertos antes que los grupos.',
        },
        {
          title: 'A medio camino',
          text: 'Ximena visita tu trabajo y habla con las dos partes. El domingo, Xochimilco en barca a las siete: garzas, bancales de lechuga, niebla sobre el agua.',
        },
        {
          title: 'El proyecto grande',
          text: 'Las semanas en que dejas de mirar el reloj. Un fin de semana en Puebla: fachadas de azulejo, un mole con más de veinte ingredientes y el Popocatépetl echando humo, si el cielo deja.',
        },
        {
          title: 'Presentarlo',
          text: 'Enseñas tu trabajo al equipo, de pie y sin leer. Un sábado libre, la subida de piedra hasta la pequeña pirámide de Tepoztlán.',
        },
        {
          title: 'El relevo',
          text: 'Una carta de referencia, la última clase, una lista de gente a la que dar las gracias. La despedida es una comida de domingo que empieza a las dos y acaba con los platos fregados.',
        },
      ],
      included: [
        'Búsqueda de las prácticas: entrevista, papeles y conversaciones con hasta tres lugares',
        'Habitación propia durante 12 semanas, en familia o en piso compartido',
        'Desayuno los días laborables, en los dos tipos de alojamiento',
        'Español: 24 horas el primer mes y después 4 horas por semana',
        'Seguro médico, de accidentes y de responsabilidad civil, con un hospital que le factura a él',
        'Recogida en el aeropuerto, a cualquier hora',
        'Coordinadora en la ciudad y un teléfono atendido día y noche',
        'Excursiones a Teotihuacán y Xochimilco y el fin de semana en Puebla',
      ],
      notIncluded: [
        'El vuelo de ida y vuelta a Ciudad de México',
        'Comida y cena: calcula de 55 a 75 € por semana',
        'Metro, autobuses y coches de vuelta por la noche: de 10 a 15 € por semana',
        'El visado, si tu pasaporte lo necesita',
        'La subida de Tepoztlán y los demás fines de semana libres',
      ],
      requirements: [
        'Tener entre 19 y 28 años y estar estudiando o con la carrera terminada',
        'Español A2, o B1 para tratar con público; si no es tu lengua, te hacemos una prueba por vídeo',
        'Inglés B1, para hablar con nuestro equipo',
        'Un currículum en español, que podemos escribir contigo',
        'Solicitud con 12 semanas de antelación como mínimo',
        'Pasaporte válido para toda la estancia',
      ],
      safety: `Ciudad de México no es la de las noticias ni es un pueblo. Quienes hacen prácticas con nosotros viven y trabajan en unos pocos barrios que conocemos calle a calle, y decimos con claridad cuáles dejar de lado. De noche se vuelve en un coche pedido por aplicación, compartiendo la ruta; en el metro, los vagones delanteros se reservan a mujeres y niños. El móvil va en el bolso.

A veces el suelo se mueve. Los altavoces de la calle avisan, a menudo con unas decenas de segundos, y la primera semana aprendes dónde ponerte. El agua del grifo es para lavar; en todos los alojamientos hay agua potable. En una emergencia, marca el 911 y luego a nosotros. Lee también [pequeños hábitos que ayudan](article:safety).`,
      accommodation: `Con una familia tienes habitación, llave, desayuno y un sitio en la mesa los domingos; a las once la casa calla, y alguien se da cuenta si no has vuelto. En un piso vives con otras dos o tres personas, en prácticas o en la universidad, y el pan y la fruta del desayuno llegan a la puerta.

Ambos están en Narvarte, Del Valle, Coyoacán o Roma Sur, a entre 25 y 50 minutos del trabajo. Las casas no tienen calefacción y en diciembre la noche puede bajar a 5 °C. Hay mantas.`,
      price: `El precio es por 12 semanas y cubre todo lo que figura como incluido. Pagas un 20 % con la solicitud y el resto cuando ya has aceptado un sitio, 45 días antes de empezar. Si no encontramos un lugar adecuado, te lo devolvemos todo. Las prácticas no se pagan, porque en México quien va de visitante no puede cobrar; muchos sitios te dan de comer. Aquí están [nuestros precios y becas](page:prices).`,
      stories: [
        {
          quote:
            'La tercera semana sonó la alarma y toda la oficina bajó las escaleras, con calma, alguien con la tarta en las manos porque era el cumpleaños de Lupita. Nos la comimos en la calle.',
          name: 'João',
          detail: '23 años, de Recife, doce semanas en una editorial',
          portrait: 'joao',
        },
        {
          quote:
            'Llegué con español de instituto y miedo al teléfono. Mi trabajo era llamar a colegios e invitarlos al museo. Lo odié diez días. Después se me daba bien.',
          name: 'Noémie',
          detail: '21 años, de Lille, doce semanas en el equipo educativo de un museo',
          portrait: 'noemie',
        },
      ],
      questions: [
        {
          question: '¿Necesito visado?',
          answer:
            'Con la mayoría de los pasaportes europeos, no: puedes quedarte hasta 180 días como visitante, sin cobrar, y los días se deciden en la frontera. Para el pasaporte brasileño la norma ha cambiado varias veces; pregunta al consulado mexicano antes de comprar el vuelo. Empieza por [nuestra guía de visados](article:visas).',
        },
        {
          question: '¿Es seguro para una mujer sola?',
          answer:
            'La mayoría de quienes van son mujeres. Nos hablan de miradas, de prudencia y de no hacer nunca a pie los últimos diez minutos por la noche. Elegimos alojamiento y trayectos pensando en eso, y los cambiamos sin discutir si lo pides.',
        },
        {
          question: '¿Qué hace la altitud?',
          answer:
            'Dos o tres días puedes dormir mal, tener dolor de cabeza y quedarte sin aire en las escaleras. Bebe, come ligero, ve despacio. Si tienes un problema de corazón o de pulmón, habla con tu médico antes de pedir plaza.',
        },
        {
          question: '¿Aguantará mi estómago?',
          answer:
            'Seguramente, después de un mal día. Come donde haya cola y donde cocinen delante de ti, y bebe solo agua embotellada o filtrada. Ximena conoce a un médico que va a casa.',
        },
      ],
    },
    fr: {
      uid: 'stage-a-mexico',
      title: 'Stage à Mexico',
      tagline:
        'Douze semaines de travail, d’espagnol et de cuisine de rue, à 2 240 mètres d’altitude.',
      summary:
        'Un stage de 12 semaines à Mexico, de 19 à 28 ans : une place choisie avec vous, des cours d’espagnol, une famille ou un appartement et une aide sur place.',
      highlights: [
        {
          title: 'Un travail qui se montre',
          text: 'Un cartel de musée, le relevé d’une rue, une brochure traduite, un petit logiciel. Vous repartez avec quelque chose à montrer.',
        },
        {
          title: 'Un espagnol qui sert',
          text: 'Six heures de cours par semaine au début, quatre ensuite, et une équipe qui ne passera pas à l’anglais pour vous.',
        },
        {
          title: 'Famille ou appartement',
          text: 'Le petit déjeuner à table à Narvarte ou Coyoacán, ou une chambre en colocation. Vous choisissez, et pouvez changer d’avis une fois.',
        },
        {
          title: 'Les canaux avant la foule',
          text: 'À sept heures du matin, Xochimilco appartient aux maraîchers. Nous le traversons en barque, avec du café et des brioches.',
        },
      ],
      overview: `Le premier bruit de la journée est un sifflet à vapeur ou une voix enregistrée : le rémouleur, le camion de gaz, l’homme qui rachète les vieux matelas. Puis vient du coin de la rue l’odeur du maïs, là où une femme façonne des tlacoyos bleus. À dix heures, vous êtes au travail. Mexico commence tard, déjeune à trois heures et rentre à la nuit.

Les stages se font dans de petites structures : une agence d’architecture, le service éducatif d’un musée, une maison d’édition, une association qui cartographie les fuites d’eau, un atelier de meubles, une entreprise qui écrit des logiciels pour des cliniques. Nous cherchons avec vous pendant six semaines environ, selon vos études et votre espagnol. Pour une table à dessin, le niveau A2 suffit ; pour le contact avec le public, il faut un B1.

C’est une ville immense, quelque 22 millions d’habitants dans toute la vallée, et elle fatigue. L’air est rare et, au printemps, peu propre. De juin à octobre, il pleut presque chaque après-midi. Les réunions commencent en retard, les plans changent, et « ahorita » veut dire tout de suite, bientôt ou jamais. Mais on vous demandera si vous avez bien dormi, en attendant la réponse, et en mars les jacarandas rendent violettes des rues entières.`,
      itinerary: [
        {
          title: 'Atterrir en douceur',
          text: 'L’altitude d’abord : de l’eau, se coucher tôt, pas de marche héroïque. Espagnol chaque matin, le métro avec Ximena, notre coordinatrice, et un exercice de séisme à la maison. Vendredi, vous rencontrez votre équipe.',
        },
        {
          title: 'Premières semaines de travail',
          text: 'Vous suivez quelqu’un, prenez des notes, posez des questions. Trois objectifs sont écrits. À trois heures, la comida corrida : soupe, riz, plat et eau d’hibiscus, pour environ cinq euros.',
        },
        {
          title: 'Une tâche à vous',
          text: 'Les cours passent à deux soirs par semaine. Un samedi avant l’aube, en car à Teotihuacan, pour fouler l’allée des Morts avant les groupes.',
        },
        {
          title: 'La mi-temps',
          text: 'Ximena vient sur votre lieu de stage et parle aux deux parties. Dimanche, Xochimilco en barque à sept heures : hérons, carrés de laitues, brume sur l’eau.',
        },
        {
          title: 'Le grand projet',
          text: 'Les semaines où l’on cesse de traduire dans sa tête. Un week-end à Puebla : façades d’azulejos, un mole à plus de vingt ingrédients, le Popocatépetl qui fume si le ciel est clair.',
        },
        {
          title: 'Présenter',
          text: 'Vous montrez votre travail à l’équipe, en espagnol, avec des diapositives s’il le faut. Un samedi libre, le sentier de pierre jusqu’à la petite pyramide au-dessus de Tepoztlán.',
        },
        {
          title: 'Passer le relais',
          text: 'Une lettre de référence, un dernier cours, une liste de gens à remercier. L’au revoir est un repas du dimanche qui commence à deux heures et finit quand la vaisselle est faite.',
        },
      ],
      included: [
        'La recherche du stage : entretien, dossier, échanges avec trois structures au plus',
        'Une chambre individuelle pendant 12 semaines, en famille ou en colocation',
        'Le petit déjeuner les jours ouvrés, dans les deux cas',
        'L’espagnol : 24 heures le premier mois, puis 4 heures par semaine',
        'L’assurance santé, accident et responsabilité civile, avec un hôpital qui la facture directement',
        'L’accueil à l’aéroport, à toute heure',
        'Une coordinatrice sur place et un téléphone joignable jour et nuit',
        'Les sorties à Teotihuacan et Xochimilco, et le week-end à Puebla',
      ],
      notIncluded: [
        'Le vol aller et retour',
        'Le déjeuner et le dîner : comptez 55 à 75 € par semaine',
        'Le métro, les bus et les retours en voiture le soir : 10 à 15 € par semaine',
        'Le visa, si votre passeport l’exige',
        'La marche à Tepoztlán et les autres week-ends libres',
      ],
      requirements: [
        'Avoir de 19 à 28 ans, être en études ou diplômé',
        'Un espagnol de niveau A2, ou B1 pour le contact avec le public ; nous l’évaluons par vidéo',
        'Un anglais de niveau B1, pour échanger avec notre équipe',
        'Un CV en espagnol, que nous rédigeons avec vous au besoin',
        'Une inscription au moins 12 semaines à l’avance',
        'Un passeport valable pendant tout le séjour',
      ],
      safety: `Mexico n’est ni la ville des journaux télévisés ni un village. Nos stagiaires vivent et travaillent dans quelques quartiers que nous connaissons rue par rue, et nous disons clairement lesquels éviter. La nuit, on rentre en voiture commandée par application, trajet partagé ; dans le métro, les voitures de tête sont réservées aux femmes et aux enfants. Le téléphone reste dans le sac.

La terre bouge parfois. Les haut-parleurs des rues préviennent, souvent quelques dizaines de secondes avant, et la première semaine vous apprenez où vous mettre. L’eau du robinet sert à se laver ; chaque logement a de l’eau potable. En cas d’urgence, composez le 911, puis appelez-nous. Voir aussi [les petites habitudes qui aident](article:safety).`,
      accommodation: `En famille, vous avez une chambre, une clé, le petit déjeuner et une place à table le dimanche ; à onze heures la maison dort, et quelqu’un remarque si vous n’êtes pas rentré. En colocation, vous vivez avec deux ou trois stagiaires ou étudiants, et l’on vous livre le pain et les fruits du matin.

Les deux se trouvent à Narvarte, Del Valle, Coyoacán ou Roma Sur, à 25 à 50 minutes du travail. Les maisons n’ont pas de chauffage et, en décembre, la nuit peut descendre à 5 °C. Il y a des couvertures.`,
      price: `Le prix vaut pour 12 semaines et comprend tout ce qui figure dans la liste. Vous versez 20 % à l’inscription et le reste une fois la place acceptée, 45 jours avant le début. Si nous ne trouvons rien qui convienne, tout vous est rendu. Le stage n’est pas rémunéré, car un visiteur n’a pas le droit d’être payé au Mexique ; beaucoup d’équipes offrent le déjeuner. Voici [nos tarifs et nos bourses](page:prices).`,
      stories: [
        {
          quote:
            'La troisième semaine, l’alarme a sonné et tout le bureau a descendu l’escalier, calmement, quelqu’un portant le gâteau, car c’était l’anniversaire de Lupita. Nous l’avons mangé dans la rue.',
          name: 'João',
          detail: '23 ans, de Recife, douze semaines dans une maison d’édition',
          portrait: 'joao',
        },
        {
          quote:
            'Je suis arrivée avec mon espagnol de lycée et la peur du téléphone. Mon travail : appeler des écoles pour les inviter au musée. J’ai détesté pendant dix jours. Puis j’ai su le faire.',
          name: 'Noémie',
          detail: '21 ans, de Lille, douze semaines au service éducatif d’un musée',
          portrait: 'noemie',
        },
      ],
      questions: [
        {
          question: 'Faut-il un visa ?',
          answer:
            'Pas avec la plupart des passeports européens : vous pouvez rester jusqu’à 180 jours comme visiteur, sans être payé, et la durée se décide à la frontière. Pour un passeport brésilien, la règle a changé plusieurs fois ; demandez au consulat du Mexique avant d’acheter un vol. Commencez par [notre guide des visas](article:visas).',
        },
        {
          question: 'Est-ce sûr pour une femme seule ?',
          answer:
            'La plupart de nos stagiaires sont des femmes. Elles parlent de regards, de prudence, et de ne jamais faire à pied les dix dernières minutes la nuit. Nous choisissons logements et trajets en conséquence, et nous en changeons sans discuter si vous le demandez.',
        },
        {
          question: 'Que fait l’altitude ?',
          answer:
            'Pendant deux ou trois jours, on peut mal dormir, avoir mal à la tête et manquer de souffle dans l’escalier. Buvez, mangez léger, allez doucement. En cas de maladie du cœur ou des poumons, voyez votre médecin avant de vous inscrire.',
        },
        {
          question: 'Et l’estomac ?',
          answer:
            'Il suit, en général après une mauvaise journée. Mangez là où il y a la queue et où l’on cuisine devant vous, et ne buvez que de l’eau en bouteille ou filtrée. Ximena connaît un médecin qui se déplace.',
        },
      ],
    },
  },
} satisfies Program;
