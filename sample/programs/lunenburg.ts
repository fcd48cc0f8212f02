import type { Program } from '../source.ts';

export default {
  key: 'lunenburg',
  kind: 'high_school',
  continents: ['north_america'],
  countries: ['CA'],
  place: {
    en: 'Lunenburg, Nova Scotia, Canada',
    pt: 'Lunenburg, Nova Escócia, Canadá',
    es: 'Lunenburg, Nueva Escocia, Canadá',
    fr: 'Lunenburg, Nouvelle-Écosse, Canada',
  },
  stops: [
    {
      name: { en: 'Lunenburg', pt: 'Lunenburg', es: 'Lunenburg', fr: 'Lunenburg' },
      latitude: 44.377,
      longitude: -64.3188,
    },
    {
      name: {
        en: 'Kejimkujik National Park',
        pt: 'Parque Nacional Kejimkujik',
        es: 'Parque nacional Kejimkujik',
        fr: 'Parc national Kejimkujik',
      },
      latitude: 44.4376,
      longitude: -65.2085,
    },
    {
      name: { en: 'Peggy’s Cove', pt: 'Peggy’s Cove', es: 'Peggy’s Cove', fr: 'Peggy’s Cove' },
      latitude: 44.4918,
      longitude: -63.9165,
    },
    {
      name: { en: 'Halifax', pt: 'Halifax', es: 'Halifax', fr: 'Halifax' },
      latitude: 44.6488,
      longitude: -63.5752,
    },
  ],
  weeks: { min: 22, max: 44 },
  departures: [
    { month: 1, day: 25, weeks: 22, places: 'open' },
    { month: 8, day: 24, weeks: 22, places: 'open' },
    { month: 8, day: 24, weeks: 44, places: 'few' },
  ],
  ages: { min: 14, max: 18 },
  price: { from: 9600, currency: 'EUR' },
  longerStays: [{ weeks: 44, amount: 17300 }],
  extras: [
    {
      name: {
        en: 'The whole school year, 44 weeks',
        pt: 'O ano letivo inteiro, 44 semanas',
        es: 'El curso completo, 44 semanas',
        fr: 'L’année scolaire entière, 44 semaines',
      },
      amount: 7700,
    },
    {
      name: {
        en: 'Sailing course on Saturdays, May and June or September',
        pt: 'Curso de vela aos sábados, em maio e junho ou setembro',
        es: 'Curso de vela los sábados, en mayo y junio o septiembre',
        fr: 'Cours de voile le samedi, en mai et juin ou en septembre',
      },
      amount: 320,
    },
    {
      name: {
        en: 'Rental of skates and ice hockey kit for the season',
        pt: 'Aluguel de patins e equipamento de hóquei para a temporada',
        es: 'Alquiler de patines y equipo de hockey para la temporada',
        fr: 'Location de patins et d’un équipement de hockey pour la saison',
      },
      amount: 180,
    },
    {
      name: {
        en: 'Four days in Québec City in February',
        pt: 'Quatro dias na cidade de Quebec, em fevereiro',
        es: 'Cuatro días en la ciudad de Quebec, en febrero',
        fr: 'Quatre jours à Québec en février',
      },
      amount: 740,
    },
  ],
  languages: ['english'],
  accommodation: ['host_family'],
  group: { min: 5, max: 14 },
  scenes: ['lunenburg-harbour', 'lunenburg-lighthouse'],
  itinerary: [
    { unit: 'week', from: 1, to: 1 },
    { unit: 'week', from: 2, to: 4 },
    { unit: 'week', from: 5, to: 8 },
    { unit: 'week', from: 9, to: 11 },
    { unit: 'week', from: 12, to: 15 },
    { unit: 'week', from: 16, to: 18 },
    { unit: 'week', from: 19, to: 20 },
    { unit: 'week', from: 21, to: 22 },
  ],
  tags: ['sea', 'parents', 'first-time-abroad', 'daily-life'],
  relatedPrograms: ['nelson', 'galway', 'lyon'],
  relatedArticles: ['for-parents', 'host-family', 'homesick', 'packing'],
  text: {
    en: {
      uid: 'high-school-nova-scotia',
      title: 'High school in Lunenburg',
      tagline:
        'A yellow bus, a red harbor and a town so small that the school play is front-page news.',
      summary:
        'A semester or a year of high school in Lunenburg, Nova Scotia: host family, small school by the sea, first snow in December. Ages 14 to 18.',
      highlights: [
        {
          title: 'A town that notices you',
          text: 'Lunenburg has about 2,400 inhabitants. By October the man at the hardware shop asks how the chemistry test went.',
        },
        {
          title: 'Four subjects, done properly',
          text: 'A semester has four classes of 75 minutes, every day. There is time to build the boat in woodwork, and no way to hide in English.',
        },
        {
          title: 'Four kinds of weather',
          text: 'You swim in August, walk through red maples in October, shovel the drive in January, and hear the fog signal all year.',
        },
        {
          title: 'Ice at six in the morning',
          text: 'The rink is the center of the winter. Learners skate with the seven-year-olds for two weeks; it is humbling, and it works.',
        },
      ],
      overview: `The houses of Lunenburg are made of wood and painted like boats: red, ochre, a green that someone had left over. The old town, laid out in 1753, is a World Heritage site, but laundry hangs behind it and pick-ups stand in front. Below lies the harbor, where schooners are still repaired. Halifax, with its airport and its concerts, is about an hour and a quarter away by road.

Back Harbour High School has 420 students in grades nine to twelve. The yellow bus stops at your corner at ten to eight. There are four subjects each semester, from oceans and biology to drama and carpentry, and clubs until five. Teachers know everybody’s name by the second week. About fifteen students come from abroad, never more than three with the same first language.

Small has a price. There is no movie theater within walking distance, hardly a bus once school is over, and on a wet Sunday in November you will know what quiet is. Your family drives you to hockey; you ask in good time. Those who need a city should not come here.

Those who come make friends by standing next to someone on the ice. Heather, our coordinator, taught at the school for twenty years and lives two streets from it.`,
      itinerary: [
        {
          title: 'Landing, counted from the August start',
          text: 'Heather collects you at Halifax airport. Three days as a group in a lodge by the sea, with the rules, the bank card and a swim. On the weekend your family comes for you.',
        },
        {
          title: 'The yellow bus',
          text: 'Lockers, combination locks, the anthem in the morning. You choose your four subjects and may change one within ten days.',
        },
        {
          title: 'Red maples',
          text: 'A weekend with canoes at Kejimkujik, where the Mi’kmaq carved ships and stars into the slate. Thanksgiving dinner, twice if your family has relatives.',
        },
        {
          title: 'Pumpkins and fog',
          text: 'Halloween is serious here: costumes at school, the whole town on foot. Mid-term report, and a talk with Heather about it. Homesickness often visits about now.',
        },
        {
          title: 'The lobster boats leave',
          text: 'On a Monday at the end of November the season opens and the wharf is full before dawn. First snow. A day at Peggy’s Cove with an empty car park.',
        },
        {
          title: 'Christmas with the family',
          text: 'Concert at school, a tree from the woods, a stocking with your name on it. A video call home on the day, and not too long: that is our advice.',
        },
        {
          title: 'Snow days',
          text: 'At six in the morning the radio says whether the bus is running. If it is not, there are toboggans. If it is, you prepare for exams.',
        },
        {
          title: 'Exams and goodbye',
          text: 'Exam week, then two days in Halifax with the group: the harbor, the museum of immigration, a last supper. Those who stay for the year begin four new subjects.',
        },
      ],
      included: [
        'One semester at a public high school, with enrollment and books',
        'Twenty-two weeks with a host family, own room and all meals',
        'Medical insurance valid in Canada',
        'Transfer from and to Halifax airport',
        'Arrival days by the sea, canoe weekend at Kejimkujik, Peggy’s Cove, two days in Halifax',
        'School bus',
        'Custodian in Canada for those under age, with the papers',
        'A meeting with our coordinator every two weeks, two reports to parents',
      ],
      notIncluded: [
        'Flights to Halifax, about €600 to €1,000 round trip',
        'Travel authorization, visa or study permit fees',
        'Pocket money, about €45 to €60 a week',
        'Winter clothes: allow €250, or less second-hand',
        'Team fees and school outings beyond those named',
      ],
      requirements: [
        'Between 14 and 18 years old, and not yet finished with school',
        'English from A2 in grades nine and ten, B1 above',
        'School reports of the last two years',
        'An interview with you, and one with your parents',
        'Passport, and the travel document that your nationality needs',
        'Vaccination record, with proof of measles vaccination',
      ],
      safety: `Everyone over eighteen in a host home has a police check, and Heather visits before you arrive and twice each semester. You are home by nine on school nights and say where you are going. No alcohol: the age here is 19. No driving, and no rides from friends who have just passed.

Three local things. At Peggy’s Cove, never step on the black rocks: they are black because waves reach them. On ponds, wait until an adult has tested the ice. From spring to autumn, look for ticks every evening. The emergency number is 911; ours is answered day and night. See [how we keep people safe](page:safety).`,
      accommodation: `You live with one family in or near Lunenburg, in your own room, at most thirty-five minutes from school by bus. Fishermen, nurses, a potter, a retired couple with a barn: what they share is that they want someone at the table. Meals and lunch boxes are included; on Saturday you cook, at least once, something from home.

Houses are warm, inside, all winter. You do your own laundry. If it does not fit, we look for another family within two weeks, at no cost. Read about [life with a host family](article:host-family).`,
      price: `The price covers one semester of twenty-two weeks with everything listed as included. You pay 10% on acceptance, 40% when the school confirms, and the rest 45 days before departure.

If your travel document is refused, we return everything except €300. A second semester can be added until the end of November if there is a place. Help with costs: [prices and scholarships](page:prices).`,
      stories: [
        {
          quote:
            'I had seen snow once, in the Serra da Estrela, through a car window. In January I shovelled it at seven in the morning and was proud of the edges.',
          name: 'Inês',
          detail: '16, from Setúbal, a whole year',
          portrait: 'ines',
        },
        {
          quote:
            'There is nothing to do, I wrote home in September. In December I had no time to write.',
          name: 'Diego',
          detail: '17, from Seville, one semester from August',
          portrait: 'diego',
        },
      ],
      questions: [
        {
          question: 'Does she need a study permit?',
          answer:
            'For one semester, no: stays of up to six months need only a travel authorization or a visitor visa, depending on the passport. For the whole year, yes, and we prepare it with you. Details in [visas and permits](article:visas).',
        },
        {
          question: 'Can the school be chosen?',
          answer:
            'There is one public high school for the town, and that is the point. If your child needs a certain subject, ask us before you enroll and we check the timetable.',
        },
        {
          question: 'How cold does it get?',
          answer:
            'The sea keeps it milder than inland Canada. In January and February expect between 0 °C and minus 9 °C, with wind, and some nights of minus 15 °C.',
        },
        {
          question: 'How do we stay in touch?',
          answer:
            'We suggest one long call a week, on a fixed day, and short messages between. Heather writes to you after the first week, at mid-term and at the end. More [for parents](article:for-parents).',
        },
        {
          question: 'Will there be others from Farol?',
          answer:
            'Between five and fourteen at a time, spread over classes and families. You meet once a month. The rest of the time you are a student like the others.',
        },
      ],
    },
    pt: {
      uid: 'high-school-na-nova-escocia',
      title: 'High school em Lunenburg',
      tagline:
        'Um ônibus amarelo, um porto vermelho e uma cidade onde a peça da escola sai na primeira página.',
      summary:
        'Um semestre ou um ano de high school em Lunenburg, na Nova Escócia: casa de família, escola pequena à beira-mar e neve. De 14 a 18 anos.',
      highlights: [
        {
          title: 'Uma cidade que repara em você',
          text: 'Lunenburg tem uns 2.400 habitantes. Em outubro, o homem da loja de ferragens já pergunta como foi a prova de química.',
        },
        {
          title: 'Quatro matérias, bem feitas',
          text: 'O semestre tem quatro aulas de 75 minutos, todo dia. Dá tempo de construir o barco na marcenaria, e não dá para se esconder em inglês.',
        },
        {
          title: 'Quatro estações inteiras',
          text: 'Você nada em agosto, anda entre bordos vermelhos em outubro, limpa a neve da garagem em janeiro e ouve o sinal de neblina o ano todo.',
        },
        {
          title: 'Gelo às seis da manhã',
          text: 'O rinque é o centro do inverno. Quem começa patina duas semanas com as crianças de sete anos; é uma lição de humildade, e funciona.',
        },
      ],
      overview: `As casas de Lunenburg são de madeira e pintadas como barcos: vermelho, ocre, um verde que sobrou de alguém. A cidade velha, traçada em 1753, é Patrimônio Mundial, mas atrás dela tem roupa no varal e, na frente, caminhonete estacionada. Embaixo fica o porto, onde ainda se consertam escunas. Halifax, com aeroporto e shows, está a cerca de uma hora e quinze de estrada.

A Back Harbour High School tem 420 alunos, do nono ao décimo segundo ano. O ônibus amarelo para na sua esquina às dez para as oito. São quatro matérias por semestre, de oceanos e biologia a teatro e carpintaria, e clubes até as cinco. Na segunda semana, os professores sabem o nome de todo mundo. Uns quinze alunos vêm de fora, nunca mais de três com a mesma língua.

Ser pequena tem um preço. Não há cinema a pé, quase não passa ônibus depois da aula e, num domingo chuvoso de novembro, você vai descobrir o que é silêncio. Quem leva você ao hóquei é a família; peça com antecedência. Quem precisa de cidade grande não deve vir.

Quem vem faz amigos de pé, ao lado de alguém, no gelo. Heather, nossa coordenadora, deu aula na escola por vinte anos e mora a duas ruas dela.`,
      itinerary: [
        {
          title: 'A chegada, contando a partir de agosto',
          text: 'Heather busca você no aeroporto de Halifax. Três dias em grupo numa pousada à beira-mar: as regras, o cartão do banco, um mergulho. No fim de semana, sua família vem buscar.',
        },
        {
          title: 'O ônibus amarelo',
          text: 'Armários, cadeados com segredo, o hino de manhã. Você escolhe as quatro matérias e pode trocar uma em até dez dias.',
        },
        {
          title: 'Bordos vermelhos',
          text: 'Um fim de semana de canoa em Kejimkujik, onde os mi’kmaq gravaram navios e estrelas na ardósia. Jantar de Ação de Graças, dois se a família tiver parentes.',
        },
        {
          title: 'Abóboras e neblina',
          text: 'Halloween aqui é sério: fantasia na escola, a cidade inteira a pé. Boletim do meio do semestre e conversa com Heather. A saudade costuma aparecer por agora.',
        },
        {
          title: 'Os barcos de lagosta saem',
          text: 'Numa segunda-feira no fim de novembro a temporada abre, e o cais enche antes do amanhecer. Primeira neve. Um dia em Peggy’s Cove com o estacionamento vazio.',
        },
        {
          title: 'Natal em família',
          text: 'Concerto na escola, pinheiro trazido do mato, uma meia com o seu nome. No dia, chamada de vídeo para casa, e não muito longa: é o nosso conselho.',
        },
        {
          title: 'Dias de neve',
          text: 'Às seis da manhã o rádio avisa se o ônibus passa. Se não passa, há trenó. Se passa, você estuda para as provas.',
        },
        {
          title: 'Provas e despedida',
          text: 'Semana de provas e dois dias em Halifax com o grupo: o porto, o museu da imigração, um último jantar. Quem fica o ano todo começa quatro matérias novas.',
        },
      ],
      included: [
        'Um semestre numa escola pública, com matrícula e livros',
        'Vinte e duas semanas em casa de família, com quarto individual e todas as refeições',
        'Seguro de saúde válido no Canadá',
        'Transporte do aeroporto de Halifax e de volta',
        'Dias de chegada à beira-mar, fim de semana de canoa em Kejimkujik, Peggy’s Cove e dois dias em Halifax',
        'Ônibus escolar',
        'Responsável legal no Canadá para menores, com a documentação',
        'Encontro quinzenal com a coordenadora e dois relatórios aos pais',
      ],
      notIncluded: [
        'Passagens até Halifax, de € 600 a € 1.000 ida e volta a partir da Europa',
        'Taxas de autorização de viagem, visto ou permissão de estudo',
        'Dinheiro de bolso, de € 45 a € 60 por semana',
        'Roupa de inverno: conte € 250, ou menos em brechó',
        'Taxas de times e passeios da escola além dos citados',
      ],
      requirements: [
        'Ter entre 14 e 18 anos e ainda não ter terminado a escola',
        'Inglês a partir do A2 no nono e no décimo ano, B1 depois',
        'Boletins dos dois últimos anos',
        'Uma entrevista com você e outra com seus pais',
        'Passaporte e o documento de viagem que a sua nacionalidade exigir',
        'Carteira de vacinação, com comprovante de sarampo',
      ],
      safety: `Todos os maiores de 18 das casas têm os antecedentes verificados pela polícia, e Heather visita cada família antes da chegada e duas vezes por semestre. Em dia de aula, você volta até as nove e diz aonde vai. Nada de álcool: aqui a idade é 19. Nada de dirigir, nem de carona com amigo recém-habilitado.

Três coisas do lugar. Em Peggy’s Cove, não pise nas pedras pretas: são pretas porque a onda chega. Nos lagos, espere um adulto testar o gelo. Da primavera ao outono, procure carrapatos toda noite. A emergência é 911, e o nosso telefone atende dia e noite. Veja [como cuidamos da segurança](page:safety).`,
      accommodation: `Você mora com uma família em Lunenburg ou perto, num quarto só seu, a no máximo trinta e cinco minutos da escola de ônibus. Pescadores, enfermeiras, uma ceramista, um casal aposentado com celeiro: todos querem mais alguém à mesa. Refeições e marmita estão incluídas; aos sábados, pelo menos uma vez, quem cozinha é você, algo da sua terra.

Dentro de casa faz calor o inverno inteiro. A roupa, você mesmo lava. Se não der certo, procuramos outra família em até duas semanas, sem custo. Leia sobre [a vida em casa de família](article:host-family).`,
      price: `O preço vale para um semestre de vinte e duas semanas, com tudo o que está incluído. Você paga 10% ao ser aceito, 40% quando a escola confirma e o restante até 45 dias antes da viagem.

Se o documento de viagem for negado, devolvemos tudo menos € 300. Dá para acrescentar o segundo semestre até o fim de novembro, se houver vaga. Ajuda com os custos: [preços e bolsas](page:prices).`,
      stories: [
        {
          quote:
            'Eu tinha visto neve uma vez, na Serra da Estrela, pela janela do carro. Em janeiro eu tirava neve da entrada às sete da manhã, com orgulho das bordas retas.',
          name: 'Inês',
          detail: '16 anos, de Setúbal, um ano inteiro',
          portrait: 'ines',
        },
        {
          quote:
            'Aqui não tem nada para fazer, escrevi para casa em setembro. Em dezembro eu não tinha tempo de escrever.',
          name: 'Diego',
          detail: '17 anos, de Sevilha, um semestre a partir de agosto',
          portrait: 'diego',
        },
      ],
      questions: [
        {
          question: 'Minha filha precisa de permissão de estudo?',
          answer:
            'Para um semestre, não: até seis meses basta uma autorização de viagem ou um visto de visitante, conforme o passaporte. Para o ano inteiro, sim, e preparamos tudo com vocês. Detalhes em [vistos e autorizações](article:visas).',
        },
        {
          question: 'Dá para escolher a escola?',
          answer:
            'A cidade tem uma escola pública de ensino médio, e a graça é essa. Se seu filho precisa de uma matéria específica, pergunte antes da inscrição e olhamos o horário.',
        },
        {
          question: 'Quanto frio faz?',
          answer:
            'O mar deixa o clima mais ameno que no interior do Canadá. Em janeiro e fevereiro, conte com algo entre 0 °C e 9 °C negativos, com vento, e algumas noites de 15 °C negativos.',
        },
        {
          question: 'Como mantemos contato?',
          answer:
            'Sugerimos uma ligação longa por semana, em dia fixo, e mensagens curtas no meio. Heather escreve para vocês depois da primeira semana, no meio e no fim. Mais em [para os pais](article:for-parents).',
        },
        {
          question: 'Vai ter mais gente da Farol?',
          answer:
            'Entre cinco e catorze por vez, espalhados em turmas e famílias. Vocês se encontram uma vez por mês. No resto do tempo, você é um aluno como os outros.',
        },
      ],
    },
    es: {
      uid: 'high-school-nueva-escocia',
      title: 'High school en Lunenburg',
      tagline:
        'Un autobús amarillo, un puerto rojo y un pueblo donde la obra del instituto sale en portada.',
      summary:
        'Un semestre o un curso de instituto en Lunenburg, Nueva Escocia: familia, centro pequeño junto al mar y nieve en diciembre. De 14 a 18 años.',
      highlights: [
        {
          title: 'Un pueblo que se fija en ti',
          text: 'Lunenburg tiene unos 2.400 habitantes. En octubre, el de la ferretería ya te pregunta qué tal el examen de química.',
        },
        {
          title: 'Cuatro asignaturas, bien hechas',
          text: 'Un semestre son cuatro clases de 75 minutos, todos los días. Da tiempo a construir la barca en carpintería, y en inglés no hay dónde esconderse.',
        },
        {
          title: 'Cuatro estaciones enteras',
          text: 'En agosto te bañas, en octubre andas entre arces rojos, en enero quitas nieve a paladas y todo el año oyes la sirena de niebla.',
        },
        {
          title: 'Hielo a las seis de la mañana',
          text: 'La pista es el centro del invierno. Quien empieza patina dos semanas con los de siete años; baja los humos, y funciona.',
        },
      ],
      overview: `Las casas de Lunenburg son de madera y están pintadas como barcos: rojo, ocre, un verde que a alguien le sobró. El casco antiguo, trazado en 1753, es Patrimonio Mundial, pero detrás hay ropa tendida y delante, camionetas. Abajo queda el puerto, donde aún se reparan goletas. Halifax, con su aeropuerto y sus conciertos, está a una hora y cuarto por carretera.

El Back Harbour High School tiene 420 alumnos, de noveno a duodécimo grado. El autobús amarillo para en tu esquina a las ocho menos diez. Son cuatro asignaturas por semestre, de océanos y biología a teatro y carpintería, y clubes hasta las cinco. A la segunda semana los profesores saben cómo se llama cada uno. Unos quince alumnos vienen de fuera, nunca más de tres con la misma lengua.

Ser pequeño tiene un precio. No hay cine al que ir andando, apenas hay autobús después de clase y un domingo lluvioso de noviembre sabrás lo que es el silencio. Al hockey te lleva la familia; se pide con tiempo. Quien necesite ciudad no debería venir.

Quien viene hace amigos de pie, al lado de alguien, en el hielo. Heather, nuestra coordinadora, dio clase veinte años en el instituto y vive a dos calles.`,
      itinerary: [
        {
          title: 'La llegada, contando desde agosto',
          text: 'Heather te recoge en el aeropuerto de Halifax. Tres días en grupo en un albergue junto al mar: las normas, la tarjeta del banco, un baño. El fin de semana viene tu familia.',
        },
        {
          title: 'El autobús amarillo',
          text: 'Taquillas, candados de combinación, el himno por la mañana. Eliges las cuatro asignaturas y puedes cambiar una en los diez primeros días.',
        },
        {
          title: 'Arces rojos',
          text: 'Un fin de semana en canoa por Kejimkujik, donde los mi’kmaq grabaron barcos y estrellas en la pizarra. Cena de Acción de Gracias, dos si la familia tiene parientes.',
        },
        {
          title: 'Calabazas y niebla',
          text: 'Halloween va en serio: disfraces en clase, todo el pueblo a pie. Notas de mitad de semestre y charla con Heather. La morriña suele asomar por estas fechas.',
        },
        {
          title: 'Salen los barcos de la langosta',
          text: 'Un lunes de finales de noviembre se abre la temporada y el muelle se llena antes del alba. Primera nieve. Un día en Peggy’s Cove con el aparcamiento vacío.',
        },
        {
          title: 'Navidad en familia',
          text: 'Concierto en el instituto, un abeto del bosque, un calcetín con tu nombre. Ese día, videollamada a casa, y no muy larga: es nuestro consejo.',
        },
        {
          title: 'Días de nieve',
          text: 'A las seis de la mañana la radio dice si pasa el autobús. Si no pasa, hay trineos. Si pasa, preparas los exámenes.',
        },
        {
          title: 'Exámenes y despedida',
          text: 'Semana de exámenes y dos días en Halifax con el grupo: el puerto, el museo de la inmigración, una última cena. Quien se queda el curso empieza cuatro asignaturas nuevas.',
        },
      ],
      included: [
        'Un semestre en un instituto público, con matrícula y libros',
        'Veintidós semanas con una familia, habitación propia y todas las comidas',
        'Seguro médico válido en Canadá',
        'Traslado desde el aeropuerto de Halifax y vuelta',
        'Días de llegada junto al mar, fin de semana en canoa en Kejimkujik, Peggy’s Cove y dos días en Halifax',
        'Autobús escolar',
        'Tutor legal en Canadá para menores, con la documentación',
        'Reunión cada dos semanas con la coordinadora y dos informes a los padres',
      ],
      notIncluded: [
        'Vuelos a Halifax, de 600 a 1.000 € ida y vuelta',
        'Tasas de autorización de viaje, visado o permiso de estudios',
        'Dinero de bolsillo, de 45 a 60 € a la semana',
        'Ropa de invierno: cuenta 250 €, o menos de segunda mano',
        'Cuotas de equipos y salidas del instituto no indicadas',
      ],
      requirements: [
        'Tener entre 14 y 18 años y no haber terminado el instituto',
        'Inglés desde A2 en noveno y décimo grado, B1 en los siguientes',
        'Notas de los dos últimos cursos',
        'Una entrevista contigo y otra con tus padres',
        'Pasaporte y el documento de viaje que pida tu nacionalidad',
        'Cartilla de vacunación, con la del sarampión',
      ],
      safety: `La policía comprueba los antecedentes de todos los mayores de 18 de las casas, y Heather visita a cada familia antes de la llegada y dos veces por semestre. Entre semana se vuelve antes de las nueve y se dice adónde se va. Nada de alcohol: aquí la edad son 19. No se conduce, ni se sube con amigos recién sacado el carné.

Tres cosas del lugar. En Peggy’s Cove, no pises las rocas negras: lo son porque llegan las olas. En los estanques, espera a que un adulto pruebe el hielo. De primavera a otoño, mírate cada noche si llevas garrapatas. Emergencias: 911; nuestro teléfono contesta día y noche. Lee [cómo cuidamos la seguridad](page:safety).`,
      accommodation: `Vives con una sola familia en Lunenburg o cerca, en habitación propia, a treinta y cinco minutos como mucho del instituto en autobús. Pescadores, enfermeras, una ceramista, una pareja jubilada con granero: todos quieren a alguien más a la mesa. Las comidas y la fiambrera están incluidas; los sábados, al menos una vez, cocinas tú algo de tu tierra.

Dentro de casa hace calor todo el invierno. La colada es cosa tuya. Si no encajáis, buscamos otra familia en dos semanas, sin coste. Lee sobre [la vida con una familia](article:host-family).`,
      price: `El precio es para un semestre de veintidós semanas con todo lo incluido. Se paga un 10 % al ser admitido, un 40 % cuando confirma el instituto y el resto hasta 45 días antes de salir.

Si te deniegan el documento de viaje, devolvemos todo menos 300 €. El segundo semestre se puede añadir hasta finales de noviembre, si queda plaza. Ayudas: [precios y becas](page:prices).`,
      stories: [
        {
          quote:
            'Había visto la nieve una vez, en la Serra da Estrela, por la ventanilla. En enero la quitaba a las siete de la mañana, orgullosa de los bordes.',
          name: 'Inês',
          detail: '16 años, de Setúbal, un curso entero',
          portrait: 'ines',
        },
        {
          quote:
            'Aquí no hay nada que hacer, escribí a casa en septiembre. En diciembre no tenía tiempo de escribir.',
          name: 'Diego',
          detail: '17 años, de Sevilla, un semestre desde agosto',
          portrait: 'diego',
        },
      ],
      questions: [
        {
          question: '¿Necesita mi hija un permiso de estudios?',
          answer:
            'Para un semestre, no: hasta seis meses basta una autorización de viaje o un visado de visitante, según el pasaporte. Para el curso entero, sí, y lo preparamos con vosotros. Detalles en [visados y permisos](article:visas).',
        },
        {
          question: '¿Se puede elegir el instituto?',
          answer:
            'El pueblo tiene un instituto público, y ahí está la gracia. Si hace falta una asignatura concreta, pregunta antes de inscribirte y miramos el horario.',
        },
        {
          question: '¿Cuánto frío hace?',
          answer:
            'El mar lo deja más suave que el interior de Canadá. En enero y febrero, entre 0 °C y 9 °C bajo cero, con viento, y algunas noches de 15 °C bajo cero.',
        },
        {
          question: '¿Cómo seguimos en contacto?',
          answer:
            'Aconsejamos una llamada larga por semana, en día fijo, y mensajes cortos entre medias. Heather os escribe tras la primera semana, a mitad y al final. Más en [para los padres](article:for-parents).',
        },
        {
          question: '¿Habrá más gente de Farol?',
          answer:
            'Entre cinco y catorce cada vez, repartidos en clases y familias. Os veis una vez al mes. El resto del tiempo eres un alumno más.',
        },
      ],
    },
    fr: {
      uid: 'lycee-nouvelle-ecosse',
      title: 'Le lycée à Lunenburg',
      tagline:
        'Un bus jaune, un port rouge et une ville où la pièce du lycée fait la une du journal.',
      summary:
        'Un semestre ou une année de lycée à Lunenburg, en Nouvelle-Écosse : famille, petit établissement face à la mer, neige. De 14 à 18 ans.',
      highlights: [
        {
          title: 'Une ville qui vous remarque',
          text: 'Lunenburg compte environ 2 400 habitants. En octobre, le quincaillier demande déjà comment s’est passé le contrôle de chimie.',
        },
        {
          title: 'Quatre matières, à fond',
          text: 'Un semestre, c’est quatre cours de 75 minutes, chaque jour. On a le temps de construire la barque en menuiserie, et aucun moyen de se cacher en anglais.',
        },
        {
          title: 'Quatre saisons entières',
          text: 'On se baigne en août, on marche sous les érables rouges en octobre, on pellette la neige en janvier, et l’on entend la corne de brume toute l’année.',
        },
        {
          title: 'De la glace à 6 h du matin',
          text: 'La patinoire est le centre de l’hiver. Les débutants patinent deux semaines avec les enfants de sept ans ; cela rend modeste, et cela marche.',
        },
      ],
      overview: `Les maisons de Lunenburg sont en bois et peintes comme des bateaux : rouge, ocre, un vert qui restait à quelqu’un. La vieille ville, tracée en 1753, est au Patrimoine mondial, mais du linge sèche derrière et des camionnettes stationnent devant. En bas, le port, où l’on répare encore des goélettes. Halifax, son aéroport et ses concerts sont à environ une heure et quart de route.

Back Harbour High School compte 420 élèves, de la neuvième à la douzième année. Le bus jaune s’arrête au coin de votre rue à 7 h 50. Quatre matières par semestre, des océans et de la biologie au théâtre et à la charpente, puis des clubs jusqu’à 17 h. Dès la deuxième semaine, les professeurs connaissent tous les prénoms. Une quinzaine d’élèves viennent d’ailleurs, jamais plus de trois de la même langue.

La petite taille a un prix. Pas de cinéma à pied, presque aucun bus après les cours et, un dimanche pluvieux de novembre, le vrai silence. C’est la famille qui conduit au hockey ; on demande à l’avance. À qui il faut une ville, nous conseillons un autre lieu.

Ceux qui viennent se font des amis debout, à côté de quelqu’un, sur la glace. Heather, notre coordinatrice, a enseigné vingt ans au lycée et habite à deux rues.`,
      itinerary: [
        {
          title: 'L’arrivée, en comptant depuis août',
          text: 'Heather vous attend à l’aéroport d’Halifax. Trois jours en groupe dans un gîte au bord de la mer : les règles, la carte bancaire, un bain. Le week-end, votre famille vient vous chercher.',
        },
        {
          title: 'Le bus jaune',
          text: 'Les casiers, les cadenas à chiffres, l’hymne du matin. Vous choisissez quatre matières et pouvez en changer une dans les dix jours.',
        },
        {
          title: 'Érables rouges',
          text: 'Un week-end en canoë à Kejimkujik, où les Mi’kmaq ont gravé navires et étoiles dans l’ardoise. Dîner d’Action de grâce, deux si la famille a des parents.',
        },
        {
          title: 'Citrouilles et brume',
          text: 'Halloween est une affaire sérieuse : costumes en classe, toute la ville à pied. Bulletin de mi-semestre et entretien avec Heather. Le mal du pays passe souvent par là.',
        },
        {
          title: 'Les homardiers prennent la mer',
          text: 'Un lundi de fin novembre, la saison ouvre et le quai est plein avant l’aube. Première neige. Une journée à Peggy’s Cove, sur un parking vide.',
        },
        {
          title: 'Noël en famille',
          text: 'Le concert du lycée, un sapin pris en forêt, une chaussette à votre nom. Ce jour-là, un appel vidéo à la maison, pas trop long : c’est notre conseil.',
        },
        {
          title: 'Jours de neige',
          text: 'À 6 h, la radio annonce si le bus circule. S’il ne circule pas, il y a les luges. S’il circule, on prépare les examens.',
        },
        {
          title: 'Examens et au revoir',
          text: 'La semaine d’examens, puis deux jours à Halifax avec le groupe : le port, le musée de l’immigration, un dernier dîner. Ceux qui restent l’année commencent quatre autres matières.',
        },
      ],
      included: [
        'Un semestre dans un lycée public, avec inscription et livres',
        'Vingt-deux semaines en famille d’accueil, chambre à soi et tous les repas',
        'Assurance santé valable au Canada',
        'Transferts depuis et vers l’aéroport d’Halifax',
        'Journées d’arrivée en bord de mer, week-end en canoë à Kejimkujik, Peggy’s Cove, deux jours à Halifax',
        'Bus scolaire',
        'Tuteur légal au Canada pour les mineurs, papiers compris',
        'Rencontre tous les quinze jours avec la coordinatrice et deux bilans aux parents',
      ],
      notIncluded: [
        'Les vols jusqu’à Halifax, de 600 à 1 000 € aller-retour',
        'Les frais d’autorisation de voyage, de visa ou de permis d’études',
        'L’argent de poche, de 45 à 60 € par semaine',
        'Les vêtements d’hiver : comptez 250 €, moins d’occasion',
        'Les cotisations sportives et sorties scolaires non citées',
      ],
      requirements: [
        'Avoir entre 14 et 18 ans et ne pas avoir fini le lycée',
        'Anglais à partir du A2 en neuvième et dixième année, du B1 ensuite',
        'Bulletins des deux dernières années',
        'Un entretien avec vous, un autre avec vos parents',
        'Passeport et document de voyage exigé selon la nationalité',
        'Carnet de vaccination, rougeole comprise',
      ],
      safety: `La police contrôle tous les adultes des foyers, et Heather visite chaque famille avant l’arrivée, puis deux fois par semestre. Les soirs d’école, on rentre avant 21 h et l’on dit où l’on va. Pas d’alcool : ici, l’âge légal est de 19 ans. On ne conduit pas, et l’on ne monte pas avec un ami fraîchement titulaire du permis.

Trois choses d’ici. À Peggy’s Cove, jamais sur les rochers noirs : ils sont noirs parce que les vagues y montent. Sur les étangs, on attend qu’un adulte ait testé la glace. Du printemps à l’automne, on cherche les tiques chaque soir. Urgences : 911 ; notre téléphone répond jour et nuit. Voir [notre page sécurité](page:safety).`,
      accommodation: `Vous vivez dans une famille de Lunenburg ou des environs, dans votre chambre, à trente-cinq minutes au plus du lycée en bus. Des pêcheurs, des infirmières, une potière, un couple de retraités avec une grange : tous veulent quelqu’un de plus à table. Les repas et le déjeuner à emporter sont compris ; le samedi, au moins une fois, vous cuisinez un plat de chez vous.

À l’intérieur, il fait chaud tout l’hiver. La lessive est votre affaire. Si l’entente manque, nous trouvons une autre famille en deux semaines, sans frais. Lisez [la vie en famille d’accueil](article:host-family).`,
      price: `Le prix couvre un semestre de vingt-deux semaines, avec tout ce qui est compris. On règle 10 % à l’admission, 40 % à la confirmation du lycée et le reste 45 jours avant le départ.

Si le document de voyage est refusé, nous rendons tout sauf 300 €. Un second semestre peut s’ajouter jusqu’à fin novembre, s’il reste une place. Pour les aides : [tarifs et bourses](page:prices).`,
      stories: [
        {
          quote:
            'J’avais vu la neige une fois, dans la Serra da Estrela, par la vitre. En janvier, je la pelletais à 7 h du matin, fière de mes bords bien droits.',
          name: 'Inês',
          detail: '16 ans, de Setúbal, une année entière',
          portrait: 'ines',
        },
        {
          quote:
            'Il n’y a rien à faire ici, ai-je écrit en septembre. En décembre, je n’avais plus le temps d’écrire.',
          name: 'Diego',
          detail: '17 ans, de Séville, un semestre à partir d’août',
          portrait: 'diego',
        },
      ],
      questions: [
        {
          question: 'Faut-il un permis d’études ?',
          answer:
            'Pour un semestre, non : jusqu’à six mois, une autorisation de voyage ou un visa de visiteur suffit, selon le passeport. Pour l’année, oui, et nous le préparons avec vous. Détails dans [visas et permis](article:visas).',
        },
        {
          question: 'Peut-on choisir le lycée ?',
          answer:
            'La ville en a un, public, et c’est tout l’intérêt. Si une matière précise est nécessaire, demandez avant l’inscription : nous vérifions l’emploi du temps.',
        },
        {
          question: 'Quel froid fait-il ?',
          answer:
            'La mer rend le climat plus doux qu’à l’intérieur du Canada. En janvier et en février, comptez entre 0 °C et moins 9 °C, avec du vent, et quelques nuits à moins 15 °C.',
        },
        {
          question: 'Comment garder le contact ?',
          answer:
            'Nous conseillons un long appel par semaine, à jour fixe, et de courts messages entre deux. Heather vous écrit après la première semaine, à mi-parcours et à la fin. Voir [pour les parents](article:for-parents).',
        },
        {
          question: 'Y aura-t-il d’autres élèves de Farol ?',
          answer:
            'Entre cinq et quatorze à la fois, répartis dans les classes et les familles. Vous vous retrouvez une fois par mois. Le reste du temps, vous êtes un élève comme les autres.',
        },
      ],
    },
  },
} satisfies Program;
