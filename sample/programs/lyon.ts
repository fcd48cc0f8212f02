import type { Program } from '../source.ts';

export default {
  key: 'lyon',
  kind: 'au_pair',
  continents: ['europe'],
  countries: ['FR'],
  place: {
    en: 'Lyon, France',
    pt: 'Lyon, França',
    es: 'Lyon, Francia',
    fr: 'Lyon, France',
  },
  stops: [
    {
      name: { en: 'Lyon', pt: 'Lyon', es: 'Lyon', fr: 'Lyon' },
      latitude: 45.764,
      longitude: 4.8357,
    },
    {
      name: { en: 'Pérouges', pt: 'Pérouges', es: 'Pérouges', fr: 'Pérouges' },
      latitude: 45.9033,
      longitude: 5.1797,
    },
    {
      name: { en: 'Annecy', pt: 'Annecy', es: 'Annecy', fr: 'Annecy' },
      latitude: 45.8992,
      longitude: 6.1294,
    },
    {
      name: { en: 'Vienne', pt: 'Vienne', es: 'Vienne', fr: 'Vienne' },
      latitude: 45.5256,
      longitude: 4.8746,
    },
  ],
  weeks: { min: 26, max: 46 },
  departures: [
    { month: 8, day: 24, weeks: 46, places: 'few' },
    { month: 8, day: 31, weeks: 26, places: 'open' },
    { month: 1, day: 5, weeks: 26, places: 'open' },
    { month: 4, day: 6, weeks: 26, places: 'open' },
  ],
  ages: { min: 18, max: 30 },
  price: { from: 690, currency: 'EUR' },
  longerStays: [{ weeks: 46, amount: 870 }],
  extras: [
    {
      name: {
        en: 'Extension to a full school year',
        pt: 'Extensão para o ano letivo inteiro',
        es: 'Ampliación al curso escolar completo',
        fr: 'Prolongation à l’année scolaire entière',
      },
      amount: 180,
    },
    {
      name: {
        en: 'First aid for children, one Saturday, in French or English',
        pt: 'Primeiros socorros para crianças, um sábado, em francês ou inglês',
        es: 'Primeros auxilios con niños, un sábado, en francés o inglés',
        fr: 'Premiers secours auprès des enfants, un samedi, en français ou en anglais',
      },
      amount: 75,
    },
    {
      name: {
        en: 'Four nights in a hostel on arrival, before you move in',
        pt: 'Quatro noites em albergue na chegada, antes de ir para a família',
        es: 'Cuatro noches de albergue al llegar, antes de instalarte',
        fr: 'Quatre nuits en auberge à l’arrivée, avant l’installation',
      },
      amount: 160,
    },
  ],
  languages: ['french'],
  accommodation: ['host_family'],
  group: { min: 1, max: 15 },
  scenes: ['lyon-saone', 'lyon-market'],
  itinerary: [
    { unit: 'week', from: 1, to: 1 },
    { unit: 'week', from: 2, to: 4 },
    { unit: 'week', from: 5, to: 9 },
    { unit: 'week', from: 10, to: 13 },
    { unit: 'week', from: 14, to: 18 },
    { unit: 'week', from: 19, to: 23 },
    { unit: 'week', from: 24, to: 26 },
  ],
  tags: ['city', 'languages', 'daily-life'],
  relatedPrograms: ['melbourne', 'bologna', 'lisbon'],
  relatedArticles: ['host-family', 'for-parents', 'homesick'],
  text: {
    en: {
      uid: 'au-pair-lyon-france',
      title: 'Au pair in Lyon',
      tagline:
        'Six months as one of the family, between two rivers and a Wednesday full of children.',
      summary:
        'Be an au pair in Lyon, France: a family visited by us, a room of your own, French classes twice a week and a coordinator who answers. Six months or more.',
      highlights: [
        {
          title: 'Families we have sat down with',
          text: 'Maud has been in every home, seen the room and talked with the last au pair, without the parents in the kitchen.',
        },
        {
          title: 'French that works',
          text: 'Classes twice a week, and the rest from a six-year-old who corrects your pronouns without mercy.',
        },
        {
          title: 'Hours written down',
          text: 'A week’s timetable is part of the agreement: 25 hours at most, one full day off at least, evenings agreed beforehand.',
        },
        {
          title: 'Not alone on Sundays',
          text: 'Up to fifteen of our au pairs are in town at once. Someone is always going up to Fourvière with a bag of pastries.',
        },
      ],
      overview: `Lyon has two rivers, two hills and two suppers: the early one with the children and, on your evenings off, the late one with friends on the quays. On Saturdays the market fills the bank of the Saône at Saint-Antoine: goat’s cheese, quinces, a man shouting about oysters. The city eats seriously and gets up early. It is large enough to have an opera and a metro, small enough that the baker knows you by the second week.

As an au pair you live with a family and help with the children, for board, a room and pocket money. In practice: the walk to school, the snack at half past four, homework read over a shoulder, bath, a story. Wednesday is different, as most primary schools close for the whole day or at noon, and it will be your long day. You are not a cleaner and not a nanny in sole charge from dawn to dusk. What you do and when is in the agreement, which both sides sign.

The first month is tiring. You understand half, children test you, and someone else’s kitchen is a foreign country. It passes. Around week eight a small hand takes yours at the crossing without thinking, and you notice that you dreamed in French. If things do not settle, we find out why, and if need be we find another family.`,
      itinerary: [
        {
          title: 'Moving in',
          text: 'Someone from the family fetches you at the station or airport. Two days only to look: where things are, how bath time goes. Maud comes on day three, and on the Friday all the new ones meet for a walk through the traboules.',
        },
        {
          title: 'Finding the rhythm',
          text: 'School runs, snacks, first Wednesdays. Your French class begins after a placement test. At the end of week four Maud asks you and the parents, separately, how it is going.',
        },
        {
          title: 'Your own life',
          text: 'You know the buses and have a café. A Saturday out to Pérouges, a village of round stones and sugar tart. The two-week school vacations come every six or seven weeks, and hours are set again for those.',
        },
        {
          title: 'Half-time',
          text: 'A second visit at home, with a page of questions for each side. Money, hours, sleep, food: things people are too polite to raise by themselves.',
        },
        {
          title: 'Speaking up',
          text: 'Now you can argue, which is a pleasure. Your class prepares an official exam, if you want one. Day trip to Annecy, with the lake and the mountains behind it.',
        },
        {
          title: 'In the swing',
          text: 'The children show you off at school. You cook something of your own country on a Wednesday. Down the Rhône to Vienne, where a Roman temple stands among the cafés.',
        },
        {
          title: 'Handing over',
          text: 'You write three pages for whoever comes next: what calms them, what they hate. A supper with all the au pairs, a proper goodbye with the children, and a date to come back.',
        },
      ],
      included: [
        'Search and match with a family we have visited, with two video calls',
        'Background and reference checks on both sides',
        'The au pair agreement in French and in your language',
        'Help with the long-stay visa file and what follows arrival',
        'A welcome day and day trips to Pérouges, Annecy and Vienne',
        'Three visits or calls by our coordinator, and more when needed',
        'A new family if the first does not work, at no further fee',
        'An emergency number answered at all hours',
      ],
      notIncluded: [
        'Travel to and from Lyon',
        'Language classes: the agreement says who pays how much',
        'Visa fee and official translations',
        'Insurance beyond what the family’s declaration covers',
        'Your outings on days off',
      ],
      requirements: [
        'Between 18 and 30 on the day you apply for the visa or arrive',
        'French at A2, enough for a telephone call about a lost cardigan',
        'Two references for looking after children, at least 100 hours in all',
        'A clean police record and a recent medical certificate',
        'Non-smoker indoors and with the children',
        'EU, EEA or Swiss nationality, or the French long-stay au pair visa',
      ],
      safety: `We visit each family before it is on our list, speak with both parents and see the room with its door, its window and its key. References are telephoned, not filed. You see the family on video twice, once with the children, and either side may say no without giving reasons.

In Lyon, Maud is twenty minutes from most homes. You meet her in the first week, and she asks her questions when the family is not there. If you ever feel unsafe, you leave first and explain afterward: a room is kept ready, day and night, and the emergency telephone is answered at all hours. In France, 112 reaches every service. Lyon itself is calm, with the usual pickpockets on the metro. Parents may like [this page](article:for-parents).`,
      accommodation: `You have your own room in the family’s home, heated, with a window, a desk and a door that closes. Sometimes it is on another floor of the same building, under the roof, with a skylight full of chimneys. You eat with the family, and the fridge is yours too. Most live in Croix-Rousse, Montchat, Tassin or Caluire, within forty minutes of the center by bus or metro. On days off you may stay in bed. More in [living with a host family](article:host-family).`,
      price: `You pay us a placement fee of €690 for six months: 90 when you register, 600 once you and a family have said yes. The family pays us too. Room and food cost you nothing. Pocket money is paid each month, vacations of the family included. The amount stands in the agreement before you sign and respects the official minimum in force. You will not grow rich on it, but it covers a student’s free time.`,
      stories: [
        {
          quote:
            'Gaspard is five and for three weeks he said no to everything I cooked. Then I made caldo verde because I missed it. He ate two bowls and asked what else we had been hiding.',
          name: 'Inês',
          detail: 'From Setúbal, a full school year',
          portrait: 'ines',
        },
        {
          quote:
            'People raise an eyebrow at a young man as an au pair. The parents didn’t. I can plait hair now, badly, and I passed B2.',
          name: 'Diego',
          detail: 'From Seville, six months from January',
          portrait: 'diego',
        },
      ],
      questions: [
        {
          question: 'How much pocket money will I have?',
          answer:
            'At least the minimum the French authorities set, which changes from time to time. Some families add a travel pass or part of the course. You see all of it in writing before you decide.',
        },
        {
          question: 'How many hours do I work?',
          answer:
            'Help is limited to 25 hours a week, with one day off at least, and a free time-slot for classes. Babysitting counts. If a week runs over, it is evened out in the next one.',
        },
        {
          question: 'Do I need a visa?',
          answer:
            'From outside the EU, the EEA and Switzerland, yes: a long-stay visa as a “jeune au pair”, asked for with the signed agreement and a language course. Start three months ahead and read [how visas work](article:visas).',
        },
        {
          question: 'Can I choose the family?',
          answer:
            'You choose each other. We propose one family at a time, with photographs, timetable and a letter. The third proposal is usually the right one, the first quite often too.',
        },
        {
          question: 'What if we do not get on?',
          answer:
            'We talk with each of you, then together. If two weeks change nothing, you move to another family, normally within fourteen days, and have a room with us in between.',
        },
      ],
    },
    pt: {
      uid: 'au-pair-lyon-franca',
      title: 'Au pair em Lyon',
      tagline:
        'Seis meses como parte da família, entre dois rios e uma quarta-feira cheia de crianças.',
      summary:
        'Seja au pair em Lyon, na França: família visitada por nós, quarto só seu, aulas de francês duas vezes por semana e uma coordenadora que atende.',
      highlights: [
        {
          title: 'Famílias que conhecemos à mesa',
          text: 'A Maud já entrou em cada casa, viu o quarto e conversou com a au pair anterior, sem os pais na cozinha.',
        },
        {
          title: 'Francês que funciona',
          text: 'Aula duas vezes por semana. O resto vem de uma criança de seis anos que corrige os seus pronomes sem dó.',
        },
        {
          title: 'Horário no papel',
          text: 'A grade da semana faz parte do acordo: 25 horas no máximo, pelo menos um dia inteiro livre, noites combinadas antes.',
        },
        {
          title: 'Domingo tem companhia',
          text: 'Até quinze au pairs nossos estão na cidade ao mesmo tempo. Sempre tem alguém subindo a Fourvière com um saco de croissants.',
        },
      ],
      overview: `Lyon tem dois rios, duas colinas e dois jantares: o das crianças, cedo, e, na sua noite livre, o dos amigos, tarde, na beira do cais. Aos sábados a feira toma a margem do Saône, em Saint-Antoine: queijo de cabra, marmelo, um homem apregoando ostras. A cidade leva a comida a sério e acorda cedo. É grande o bastante para ter ópera e metrô, pequena o bastante para o padeiro conhecer você na segunda semana.

Au pair mora com uma família e ajuda com as crianças em troca de casa, comida e uma mesada. Na prática: caminho da escola, lanche das quatro e meia, lição lida por cima do ombro, banho, história. A quarta-feira é outra coisa. Quase toda escola primária fecha o dia todo ou ao meio-dia, e esse vai ser o seu dia comprido. Você não é faxineira nem babá de sol a sol. O que faz e quando está no acordo, assinado pelos dois lados.

O primeiro mês cansa. Você entende metade, as crianças testam, e a cozinha dos outros é país estrangeiro. Passa. Lá pela oitava semana uma mão pequena pega a sua na faixa de pedestres, sem pensar, e você percebe que sonhou em francês. Se a coisa não assenta, vamos saber por quê, e, se preciso for, achamos outra família.`,
      itinerary: [
        {
          title: 'A mudança',
          text: 'Alguém da família busca você na estação ou no aeroporto. Dois dias só para observar: onde ficam as coisas, como é a hora do banho. A Maud passa no terceiro dia, e na sexta os recém-chegados se encontram para andar pelas traboules.',
        },
        {
          title: 'Pegar o ritmo',
          text: 'Escola, lanche, as primeiras quartas-feiras. O curso de francês começa depois de um teste de nível. No fim da quarta semana, a Maud pergunta a você e aos pais, em separado, como vai indo.',
        },
        {
          title: 'Uma vida sua',
          text: 'Você já sabe os ônibus e tem um café. Um sábado em Pérouges, vila de pedras redondas e torta de açúcar. As férias escolares, de duas semanas, vêm a cada seis ou sete, com horário novo combinado.',
        },
        {
          title: 'Meio do caminho',
          text: 'Segunda visita em casa, com uma folha de perguntas para cada lado. Dinheiro, horas, sono, comida: o que por educação ninguém toca sozinho.',
        },
        {
          title: 'Saber responder',
          text: 'Agora dá para discutir, o que é um prazer. A turma se prepara para um exame oficial, se você quiser. Passeio a Annecy, com o lago e as montanhas atrás.',
        },
        {
          title: 'De casa',
          text: 'As crianças exibem você na escola. Numa quarta você cozinha alguma coisa da sua terra. Ródano abaixo até Vienne, onde um templo romano fica no meio dos cafés.',
        },
        {
          title: 'Passar o bastão',
          text: 'Você escreve três páginas para quem vem depois: o que acalma, o que eles detestam. Um jantar com todos os au pairs, uma despedida de verdade com as crianças e uma data para voltar.',
        },
      ],
      included: [
        'Busca e escolha de uma família que já visitamos, com duas chamadas de vídeo',
        'Checagem de antecedentes e referências dos dois lados',
        'Acordo de au pair em francês e na sua língua',
        'Ajuda com o visto de longa duração e com o que vem depois da chegada',
        'Dia de boas-vindas e passeios a Pérouges, Annecy e Vienne',
        'Três visitas ou conversas com a nossa coordenadora, e mais quando for preciso',
        'Outra família, se a primeira não der certo, sem nova taxa',
        'Telefone de emergência a qualquer hora',
      ],
      notIncluded: [
        'Viagem de ida e volta até Lyon',
        'Curso de francês: o acordo diz quem paga quanto',
        'Taxa do visto e traduções juramentadas',
        'Seguro além do que a declaração da família cobre',
        'Os seus passeios nas folgas',
      ],
      requirements: [
        'Ter entre 18 e 30 anos no dia do pedido de visto ou da chegada',
        'Francês A2, o bastante para um telefonema sobre um casaquinho perdido',
        'Duas referências com crianças, somando pelo menos 100 horas',
        'Antecedentes limpos e atestado médico recente',
        'Não fumar dentro de casa nem perto das crianças',
        'Nacionalidade da UE, do EEE ou da Suíça, ou o visto francês de au pair',
      ],
      safety: `Visitamos cada família antes de aceitá-la, conversamos com a mãe e com o pai e vemos o quarto: porta, janela e chave. Referência, para nós, é telefonema, e não papel arquivado. Você fala com a família por vídeo duas vezes, uma delas com as crianças, e qualquer dos lados pode dizer não sem explicar.

Em Lyon, a Maud fica a vinte minutos da maioria das casas. Você a encontra já na primeira semana, e ela faz as perguntas quando a família não está. Se algum dia você não se sentir bem, primeiro saia, depois explique: há um quarto pronto, de dia e de noite, e o telefone de emergência atende sempre. Na França, o 112 chama qualquer serviço. A cidade é calma, com os batedores de carteira de todo metrô. Para os pais, [esta página](article:for-parents).`,
      accommodation: `Você tem um quarto só seu na casa da família, aquecido, com janela, escrivaninha e porta que fecha. Às vezes fica em outro andar do mesmo prédio, embaixo do telhado, com uma claraboia cheia de chaminés. As refeições são com a família, e a geladeira também é sua. A maioria mora na Croix-Rousse, em Montchat, Tassin ou Caluire, a até quarenta minutos do centro de ônibus ou metrô. Na folga, pode dormir até tarde. Leia mais em [morar com uma família](article:host-family).`,
      price: `Você nos paga uma taxa de € 690 pelos seis meses: 90 na inscrição e 600 quando você e uma família tiverem dito sim. A família também nos paga. Quarto e comida não lhe custam nada. A mesada vem todo mês, inclusive nas férias da família. O valor está no acordo antes de você assinar e respeita o mínimo oficial em vigor. Ninguém enriquece com ela, mas dá para as horas livres de um estudante.`,
      stories: [
        {
          quote:
            'O Gaspard tem cinco anos e passou três semanas dizendo não a tudo o que eu cozinhava. Aí fiz caldo verde, de saudade. Ele tomou dois pratos e perguntou o que mais a gente andava escondendo.',
          name: 'Inês',
          detail: 'De Setúbal, ano letivo inteiro',
          portrait: 'ines',
        },
        {
          quote:
            'Tem gente que estranha um rapaz como au pair. Os pais não estranharam. Hoje sei fazer trança, mal, e passei no B2.',
          name: 'Diego',
          detail: 'De Sevilha, seis meses a partir de janeiro',
          portrait: 'diego',
        },
      ],
      questions: [
        {
          question: 'De quanto é a mesada?',
          answer:
            'No mínimo o que fixam as autoridades francesas, valor que muda de tempos em tempos. Há famílias que somam o passe de transporte ou parte do curso. Você vê tudo por escrito antes de decidir.',
        },
        {
          question: 'Quantas horas eu trabalho?',
          answer:
            'A ajuda é limitada a 25 horas por semana, com pelo menos um dia livre e tempo reservado para as aulas. Ficar de noite com as crianças conta. Se uma semana passa do limite, a seguinte compensa.',
        },
        {
          question: 'Preciso de visto?',
          answer:
            'Se você não tem cidadania da UE, do EEE ou da Suíça, sim: o visto de longa duração de “jeune au pair”, pedido com o acordo assinado e a matrícula num curso. Comece três meses antes e leia [como funcionam os vistos](article:visas).',
        },
        {
          question: 'Posso escolher a família?',
          answer:
            'Vocês se escolhem. Propomos uma por vez, com fotos, grade de horários e uma carta. A terceira costuma ser a certa, e muitas vezes já é a primeira.',
        },
        {
          question: 'E se a gente não se der bem?',
          answer:
            'Conversamos com cada um e depois com todos juntos. Se duas semanas não mudarem nada, você passa para outra família, em geral em até catorze dias, e enquanto isso tem um quarto conosco.',
        },
      ],
    },
    es: {
      uid: 'au-pair-lyon-francia',
      title: 'Au pair en Lyon',
      tagline:
        'Seis meses como uno más de la familia, entre dos ríos y un miércoles lleno de niños.',
      summary:
        'Sé au pair en Lyon, Francia: familia visitada por nosotros, habitación propia, clases de francés dos veces por semana y una coordinadora.',
      highlights: [
        {
          title: 'Familias con las que nos hemos sentado',
          text: 'Maud ha estado en cada casa, ha visto la habitación y ha hablado con la au pair anterior, sin los padres en la cocina.',
        },
        {
          title: 'Francés que sirve',
          text: 'Clase dos veces por semana. Lo demás te lo enseña alguien de seis años que corrige tus pronombres sin piedad.',
        },
        {
          title: 'El horario, por escrito',
          text: 'La semana está en el acuerdo: 25 horas como mucho, un día libre entero como poco y las noches habladas de antemano.',
        },
        {
          title: 'Domingos en compañía',
          text: 'En la ciudad coinciden hasta quince de nuestros au pairs. Siempre hay alguien que sube a Fourvière con una bolsa de bollos.',
        },
      ],
      overview: `Lyon tiene dos ríos, dos colinas y dos cenas: la temprana, con los niños, y en tus noches libres la tardía, con amigos, en los muelles. Los sábados el mercado llena la orilla del Saona, en Saint-Antoine: queso de cabra, membrillos, un hombre que vocea ostras. La ciudad se toma en serio la comida y madruga. Es lo bastante grande para tener ópera y metro, y lo bastante pequeña para que el panadero te conozca a la segunda semana.

Un au pair vive con una familia y ayuda con los niños a cambio de casa, comida y dinero de bolsillo. En la práctica: el camino del colegio, la merienda de las cuatro y media, los deberes leídos por encima del hombro, el baño, el cuento. El miércoles es distinto, porque casi todas las escuelas de primaria cierran el día entero o a mediodía, y será tu jornada larga. No vas a limpiar la casa ni a hacer de niñera de sol a sol. Lo que haces y cuándo está en el acuerdo, que firmáis las dos partes.

El primer mes cansa. Entiendes la mitad, los niños te ponen a prueba y la cocina ajena es un país extranjero. Se pasa. Hacia la octava semana una mano pequeña coge la tuya en el paso de cebra, sin pensarlo, y te das cuenta de que has soñado en francés. Si no cuaja, averiguamos por qué y, si hace falta, buscamos otra familia.`,
      itinerary: [
        {
          title: 'Instalarse',
          text: 'Alguien de la familia te recoge en la estación o en el aeropuerto. Dos días solo para mirar: dónde está cada cosa, cómo va la hora del baño. Maud pasa el tercer día y el viernes los nuevos recorren juntos las traboules.',
        },
        {
          title: 'Coger el ritmo',
          text: 'Colegio, meriendas, los primeros miércoles. La clase de francés empieza tras una prueba de nivel. Al acabar la cuarta semana, Maud os pregunta por separado a los padres y a ti cómo va todo.',
        },
        {
          title: 'Tu propia vida',
          text: 'Ya conoces los autobuses y tienes un café. Un sábado en Pérouges, un pueblo de cantos rodados y torta de azúcar. Las vacaciones escolares, de dos semanas, llegan cada seis o siete, y para ellas se acuerda otro horario.',
        },
        {
          title: 'A mitad de camino',
          text: 'Segunda visita a casa, con una hoja de preguntas para cada parte. Dinero, horas, sueño, comida: lo que por educación nadie saca.',
        },
        {
          title: 'Saber contestar',
          text: 'Ya puedes discutir, que es un placer. En clase se prepara un examen oficial, si lo quieres. Excursión a Annecy, con el lago y las montañas detrás.',
        },
        {
          title: 'En casa',
          text: 'Los niños presumen de ti en el colegio. Un miércoles cocinas algo de tu tierra. Ródano abajo hasta Vienne, donde un templo romano está entre los cafés.',
        },
        {
          title: 'El relevo',
          text: 'Escribes tres páginas para quien venga después: qué los calma, qué no soportan. Una cena con todos los au pairs, una despedida de verdad con los niños y una fecha para volver.',
        },
      ],
      included: [
        'Búsqueda de una familia ya visitada por nosotros, con dos videollamadas',
        'Comprobación de antecedentes y referencias de las dos partes',
        'El acuerdo de au pair en francés y en tu idioma',
        'Ayuda con el visado de larga duración y los trámites de después',
        'Día de bienvenida y excursiones a Pérouges, Annecy y Vienne',
        'Tres visitas o llamadas de la coordinadora, y más si hacen falta',
        'Otra familia si la primera no funciona, sin pagar de nuevo',
        'Teléfono de urgencias a cualquier hora',
      ],
      notIncluded: [
        'El viaje de ida y vuelta a Lyon',
        'Las clases de francés: el acuerdo dice quién paga cuánto',
        'La tasa del visado y las traducciones juradas',
        'Seguros más allá de lo que cubra la declaración de la familia',
        'Tus salidas en los días libres',
      ],
      requirements: [
        'Tener entre 18 y 30 años al pedir el visado o al llegar',
        'Francés A2, lo justo para una llamada sobre una chaqueta perdida',
        'Dos referencias cuidando niños, de 100 horas en total como mínimo',
        'Certificado de antecedentes limpio y certificado médico reciente',
        'No fumar en casa ni con los niños',
        'Nacionalidad de la UE, del EEE o de Suiza, o el visado francés de au pair',
      ],
      safety: `Visitamos a cada familia antes de aceptarla, hablamos con los dos padres y vemos la habitación, con su puerta, su ventana y su llave. Las referencias se comprueban por teléfono, no se archivan. Ves a la familia dos veces por vídeo, una con los niños, y cualquiera puede decir que no sin dar razones.

En Lyon, Maud está a veinte minutos de casi todas las casas. La conoces la primera semana y hace sus preguntas cuando la familia no está. Si algún día no te sientes seguro, primero sales y luego lo explicas: hay una habitación lista de día y de noche, y el teléfono de emergencias se atiende siempre. En Francia, el 112 vale para todo. La ciudad es tranquila, con los carteristas de cualquier metro. Para los padres, [esta página](article:for-parents).`,
      accommodation: `Tienes habitación propia en casa de la familia, con calefacción, ventana, mesa y una puerta que cierra. A veces está en otra planta del mismo edificio, bajo el tejado, con una claraboya llena de chimeneas. Comes con la familia y la nevera también es tuya. La mayoría vive en la Croix-Rousse, Montchat, Tassin o Caluire, a cuarenta minutos del centro como mucho, en autobús o metro. El día libre puedes quedarte en la cama. Más en [vivir con una familia](article:host-family).`,
      price: `Nos pagas una tarifa de 690 € por los seis meses: 90 al inscribirte y 600 cuando una familia y tú os habéis dicho que sí. La familia también nos paga. La habitación y la comida no te cuestan nada. El dinero de bolsillo llega cada mes, también en las vacaciones de la familia. La cantidad figura en el acuerdo antes de que firmes y respeta el mínimo oficial vigente. No te harás rico, pero cubre el tiempo libre de un estudiante.`,
      stories: [
        {
          quote:
            'Gaspard tiene cinco años y estuvo tres semanas diciendo que no a todo lo que yo guisaba. Luego hice caldo verde, de pura nostalgia. Se tomó dos platos y preguntó qué más teníamos escondido.',
          name: 'Inês',
          detail: 'De Setúbal, curso escolar completo',
          portrait: 'ines',
        },
        {
          quote:
            'Hay quien levanta la ceja ante un chico au pair. Los padres no. Ahora sé hacer trenzas, mal, y he aprobado el B2.',
          name: 'Diego',
          detail: 'De Sevilla, seis meses desde enero',
          portrait: 'diego',
        },
      ],
      questions: [
        {
          question: '¿Cuánto dinero de bolsillo tendré?',
          answer:
            'Como poco, el mínimo que fijan las autoridades francesas, que cambia de vez en cuando. Algunas familias añaden el abono de transporte o parte del curso. Lo ves todo por escrito antes de decidir.',
        },
        {
          question: '¿Cuántas horas son?',
          answer:
            'La ayuda está limitada a 25 horas por semana, con al menos un día libre y un hueco para las clases. Quedarse con los niños de noche cuenta. Si una semana se pasa, se compensa en la siguiente.',
        },
        {
          question: '¿Necesito visado?',
          answer:
            'Si no eres de la UE, del EEE o de Suiza, sí: el de larga duración como «jeune au pair», que se pide con el acuerdo firmado y la matrícula en un curso. Empieza tres meses antes y lee [cómo funcionan los visados](article:visas).',
        },
        {
          question: '¿Puedo elegir a la familia?',
          answer:
            'Os elegís mutuamente. Proponemos una cada vez, con fotos, horario y una carta. La buena suele ser la tercera, y muchas veces ya es la primera.',
        },
        {
          question: '¿Y si no nos llevamos bien?',
          answer:
            'Hablamos con cada uno y después todos juntos. Si en dos semanas no cambia nada, pasas a otra familia, normalmente en menos de catorce días, y mientras tanto te damos habitación.',
        },
      ],
    },
    fr: {
      uid: 'jeune-au-pair-a-lyon',
      title: 'Au pair à Lyon',
      tagline:
        'Six mois comme un membre de la famille, entre deux fleuves et des mercredis pleins d’enfants.',
      summary:
        'Devenez au pair à Lyon : une famille visitée par nous, une chambre à vous, des cours de français deux fois par semaine, une coordinatrice joignable.',
      highlights: [
        {
          title: 'Des familles rencontrées chez elles',
          text: 'Maud est entrée dans chaque maison, a vu la chambre et parlé avec la personne au pair précédente, sans les parents dans la cuisine.',
        },
        {
          title: 'Un français qui sert',
          text: 'Des cours deux fois par semaine. Le reste vient d’un enfant de six ans qui corrige vos pronoms sans pitié.',
        },
        {
          title: 'Des horaires écrits',
          text: 'La semaine type figure dans la convention : 25 heures au plus, un jour entier de repos au moins, les soirées prévues à l’avance.',
        },
        {
          title: 'Des dimanches en compagnie',
          text: 'Jusqu’à quinze de nos jeunes au pair sont en ville en même temps. Il y a toujours quelqu’un pour monter à Fourvière avec un sac de brioches.',
        },
      ],
      overview: `Lyon a un fleuve, une rivière, deux collines et deux dîners : celui des enfants, tôt, et, les soirs libres, celui des amis, tard, sur les quais. Le samedi, le marché occupe tout le quai de Saône, à Saint-Antoine : des chèvres, des coings, un homme qui crie ses huîtres. La ville prend la table au sérieux et se lève tôt. Elle est assez grande pour un opéra et un métro, assez petite pour que le boulanger vous reconnaisse la deuxième semaine.

Au pair, on vit dans une famille et l’on aide avec les enfants contre le gîte, le couvert et un argent de poche. En pratique : le chemin de l’école, le goûter de seize heures trente, les devoirs par-dessus l’épaule, le bain, une histoire. Le mercredi est à part, car la plupart des écoles ferment la journée ou à midi : ce sera votre grand jour. Vous n’êtes ni femme de ménage, ni nourrice du matin au soir. Ce que vous faites, et quand, est dans la convention que les deux parties signent.

Le premier mois fatigue. On comprend la moitié, les enfants vous mettent à l’épreuve, la cuisine des autres est un pays étranger. Cela passe. Vers la huitième semaine, une petite main prend la vôtre au passage piéton, sans y penser, et vous vous apercevez que vous avez rêvé en français. Si cela ne prend pas, nous cherchons pourquoi et, au besoin, une autre famille.`,
      itinerary: [
        {
          title: 'S’installer',
          text: 'Quelqu’un de la famille vous attend à la gare ou à l’aéroport. Deux jours pour regarder seulement : où sont les choses, comment se passe le bain. Maud vient le troisième jour et, le vendredi, les nouveaux parcourent ensemble les traboules.',
        },
        {
          title: 'Trouver le rythme',
          text: 'L’école, les goûters, les premiers mercredis. Le cours de français commence après un test de niveau. À la fin de la quatrième semaine, Maud vous demande, à vous et aux parents séparément, comment cela va.',
        },
        {
          title: 'Une vie à vous',
          text: 'Vous connaissez les bus et vous avez un café. Un samedi à Pérouges, village de galets et de galette au sucre. Les vacances scolaires, de deux semaines, reviennent toutes les six ou sept : on y convient d’autres horaires.',
        },
        {
          title: 'La mi-temps',
          text: 'Deuxième visite à la maison, avec une page de questions pour chacun. L’argent, les heures, le sommeil, les repas : tout ce que la politesse fait taire.',
        },
        {
          title: 'Savoir répondre',
          text: 'Vous voilà capable de discuter, et c’est un plaisir. La classe prépare un examen officiel pour qui le souhaite. Une journée à Annecy, son lac et ses montagnes derrière.',
        },
        {
          title: 'Comme chez vous',
          text: 'Les enfants vous montrent à l’école avec fierté. Un mercredi, vous cuisinez un plat de chez vous. On descend le Rhône jusqu’à Vienne, où un temple romain se dresse entre les cafés.',
        },
        {
          title: 'Passer le relais',
          text: 'Vous écrivez trois pages pour qui viendra ensuite : ce qui les calme, ce qu’ils détestent. Un dîner avec tous les jeunes au pair, un vrai au revoir aux enfants et une date pour revenir.',
        },
      ],
      included: [
        'La recherche d’une famille que nous avons visitée, avec deux appels vidéo',
        'La vérification des antécédents et des références des deux côtés',
        'La convention au pair en français et dans votre langue',
        'L’aide pour le visa de long séjour et les démarches qui suivent',
        'Une journée d’accueil et des sorties à Pérouges, Annecy et Vienne',
        'Trois visites ou appels de la coordinatrice, et davantage au besoin',
        'Une autre famille si la première ne convient pas, sans nouveaux frais',
        'Un numéro d’urgence joignable à toute heure',
      ],
      notIncluded: [
        'Le voyage jusqu’à Lyon et le retour',
        'Les cours de français : la convention dit qui paie quelle part',
        'Les frais de visa et les traductions officielles',
        'Une assurance au-delà de ce que couvre la déclaration de la famille',
        'Vos sorties des jours de repos',
      ],
      requirements: [
        'Avoir entre 18 et 30 ans à la demande de visa ou à l’arrivée',
        'Un français de niveau A2, de quoi téléphoner pour un gilet perdu',
        'Deux références de garde d’enfants, 100 heures au moins en tout',
        'Un casier judiciaire vierge et un certificat médical récent',
        'Ne pas fumer dans la maison ni avec les enfants',
        'La nationalité d’un pays de l’UE, de l’EEE ou de la Suisse, ou le visa de long séjour au pair',
      ],
      safety: `Nous visitons chaque famille avant de l’accepter, parlons avec les deux parents et voyons la chambre, sa porte, sa fenêtre et sa clé. Les références sont vérifiées au téléphone. Vous voyez la famille deux fois en vidéo, dont une avec les enfants, et chacun peut dire non sans se justifier.

À Lyon, Maud est à vingt minutes de la plupart des familles. Vous la rencontrez la première semaine, et elle pose ses questions quand la famille n’est pas là. Si vous ne vous sentez pas en sécurité, partez d’abord, expliquez ensuite : une chambre est prête jour et nuit, et le numéro d’urgence répond toujours. En France, le 112 joint tous les secours. La ville est calme, avec les pickpockets de tous les métros. Pour vos parents : [cette page](article:for-parents).`,
      accommodation: `Vous avez votre chambre chez la famille, chauffée, avec une fenêtre, un bureau et une porte qui ferme. Parfois elle est à un autre étage du même immeuble, sous les toits, avec une lucarne pleine de cheminées. Vous mangez avec la famille, et le réfrigérateur est aussi le vôtre. La plupart habitent la Croix-Rousse, Montchat, Tassin ou Caluire, à quarante minutes du centre au plus, en bus ou en métro. Les jours de repos, la grasse matinée est permise. Voyez [vivre en famille d’accueil](article:host-family).`,
      price: `Vous nous versez 690 € de frais de placement pour six mois : 90 à l’inscription, 600 quand une famille et vous vous êtes dit oui. La famille nous paie aussi. La chambre et les repas ne vous coûtent rien. L’argent de poche est versé chaque mois, vacances de la famille comprises. Son montant figure dans la convention avant la signature et respecte le minimum officiel en vigueur. On ne s’enrichit pas, mais il couvre le temps libre d’un étudiant.`,
      stories: [
        {
          quote:
            'Gaspard a cinq ans. Pendant trois semaines, il a refusé tout ce que je cuisinais. Puis j’ai fait un caldo verde, par nostalgie. Il en a pris deux bols et m’a demandé ce que nous cachions d’autre.',
          name: 'Inês',
          detail: 'De Setúbal, une année scolaire entière',
          portrait: 'ines',
        },
        {
          quote:
            'Un garçon au pair, cela fait lever un sourcil. Pas celui des parents. Je sais maintenant faire une tresse, mal, et j’ai eu mon B2.',
          name: 'Diego',
          detail: 'De Séville, six mois à partir de janvier',
          portrait: 'diego',
        },
      ],
      questions: [
        {
          question: 'Combien d’argent de poche aurai-je ?',
          answer:
            'Au moins le minimum fixé par les autorités françaises, qui change de temps en temps. Certaines familles ajoutent l’abonnement de transport ou une part du cours. Vous lisez tout avant de décider.',
        },
        {
          question: 'Combien d’heures par semaine ?',
          answer:
            'L’aide est limitée à 25 heures, avec un jour de repos au moins et du temps réservé aux cours. Les gardes du soir comptent. Si une semaine déborde, la suivante compense.',
        },
        {
          question: 'Faut-il un visa ?',
          answer:
            'Hors de l’UE, de l’EEE et de la Suisse, oui : le visa de long séjour « jeune au pair », demandé avec la convention signée et l’inscription à un cours. Comptez trois mois et lisez [comment marchent les visas](article:visas).',
        },
        {
          question: 'Peut-on choisir la famille ?',
          answer:
            'On se choisit. Nous proposons une famille à la fois, avec des photos, un emploi du temps et une lettre. La troisième est souvent la bonne, la première assez souvent aussi.',
        },
        {
          question: 'Et si l’on ne s’entend pas ?',
          answer:
            'Nous parlons avec chacun, puis ensemble. Si deux semaines n’y changent rien, vous rejoignez une autre famille, le plus souvent sous quatorze jours, et vous avez une chambre chez nous d’ici là.',
        },
      ],
    },
  },
} satisfies Program;
