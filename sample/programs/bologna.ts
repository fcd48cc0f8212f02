import type { Program } from '../source.ts';

export default {
  key: 'bologna',
  kind: 'university',
  continents: ['europe'],
  countries: ['IT'],
  place: {
    en: 'Bologna, Italy',
    pt: 'Bolonha, Itália',
    es: 'Bolonia, Italia',
    fr: 'Bologne, Italie',
  },
  stops: [
    {
      name: { en: 'Bologna', pt: 'Bolonha', es: 'Bolonia', fr: 'Bologne' },
      latitude: 44.4938,
      longitude: 11.3426,
    },
    {
      name: { en: 'Ferrara', pt: 'Ferrara', es: 'Ferrara', fr: 'Ferrare' },
      latitude: 44.8381,
      longitude: 11.6198,
    },
    {
      name: { en: 'Ravenna', pt: 'Ravena', es: 'Rávena', fr: 'Ravenne' },
      latitude: 44.4184,
      longitude: 12.2035,
    },
    {
      name: { en: 'Florence', pt: 'Florença', es: 'Florencia', fr: 'Florence' },
      latitude: 43.7696,
      longitude: 11.2558,
    },
  ],
  weeks: { min: 18, max: 40 },
  departures: [
    { month: 8, day: 31, weeks: 18, places: 'few' },
    { month: 8, day: 31, weeks: 40, places: 'open' },
    { month: 1, day: 12, weeks: 21, places: 'open' },
    { month: 2, day: 2, weeks: 18, places: 'open' },
  ],
  ages: { min: 18, max: 26 },
  price: { from: 7400, currency: 'EUR' },
  longerStays: [
    { weeks: 21, amount: 8550 },
    { weeks: 40, amount: 13700 },
  ],
  extras: [
    {
      name: {
        en: 'Three weeks of Italian before the spring semester, room included (January start)',
        pt: 'Três semanas de italiano antes do semestre de primavera, com quarto (início em janeiro)',
        es: 'Tres semanas de italiano antes del semestre de primavera, con habitación (llegada en enero)',
        fr: 'Trois semaines d’italien avant le semestre de printemps, chambre comprise (arrivée en janvier)',
      },
      amount: 1150,
    },
    {
      name: {
        en: 'Second term, for a whole academic year',
        pt: 'Segundo semestre, para ficar o ano letivo inteiro',
        es: 'Segundo semestre, para quedarse el curso entero',
        fr: 'Second semestre, pour une année universitaire entière',
      },
      amount: 6300,
    },
    {
      name: {
        en: 'Single room instead of a shared one, per term',
        pt: 'Quarto individual em vez de duplo, por semestre',
        es: 'Habitación individual en lugar de doble, por semestre',
        fr: 'Chambre individuelle au lieu d’une chambre double, par semestre',
      },
      amount: 980,
    },
    {
      name: {
        en: 'Second-hand bicycle with two locks, for the term',
        pt: 'Bicicleta usada com dois cadeados, pelo semestre',
        es: 'Bicicleta de segunda mano con dos candados, todo el semestre',
        fr: 'Vélo d’occasion avec deux antivols, pour le semestre',
      },
      amount: 120,
    },
  ],
  languages: ['italian', 'english'],
  accommodation: ['shared_flat', 'residence'],
  group: { min: 6, max: 16 },
  scenes: ['bologna-towers', 'bologna-portico'],
  itinerary: [
    { unit: 'week', from: 1, to: 1 },
    { unit: 'week', from: 2, to: 4 },
    { unit: 'week', from: 5, to: 8 },
    { unit: 'week', from: 9, to: 9 },
    { unit: 'week', from: 10, to: 13 },
    { unit: 'week', from: 14, to: 16 },
    { unit: 'week', from: 17, to: 18 },
  ],
  tags: ['city', 'languages', 'daily-life'],
  relatedPrograms: ['kyoto', 'lisbon', 'lyon'],
  relatedArticles: ['choosing', 'costs', 'visas'],
  text: {
    en: {
      uid: 'university-term-bologna-italy',
      title: 'A university semester in Bologna',
      tagline:
        'Eighteen weeks of lectures, porticoes and late suppers in a city that has lived off students for centuries.',
      summary:
        'A university semester of 18 weeks in Bologna, Italy: courses in English or Italian, 30 ECTS, a room in a shared apartment and our own coordinator in town.',
      highlights: [
        {
          title: 'Credits that come home with you',
          text: 'Thirty ECTS and an official transcript. We agree the course list with your home university before you pay the balance.',
        },
        {
          title: 'Dry feet all winter',
          text: 'Some 38 kilometers of porticoes run through the old center. You can cross town in the rain and never open an umbrella.',
        },
        {
          title: 'Italian three times a week',
          text: 'Six hours of lessons in a group of ten at most, then the rest of it at the fishmonger’s in the Quadrilatero.',
        },
        {
          title: 'Trains in every direction',
          text: 'Ferrara and Florence lie within an hour, Ravenna a little beyond it. The three outings we make together are in the price.',
        },
        {
          title: 'A room, already found',
          text: 'The hardest thing in Bologna is somewhere to live. Yours is signed for before you buy a ticket.',
        },
      ],
      overview: `Bologna has had students since 1088 and is arranged around them. At half past eight the arcades of Via Zamboni fill with people carrying coffee in one hand and a photocopied reader in the other. At seven the same people sit on the warm stones of Piazza Verdi and argue about dinner. The city is red brick and ochre plaster, small enough to walk across in half an hour, and too busy with its own life to perform for visitors.

You study at the Istituto Universitario Portanova, our partner here: political science, history, economics, languages, film, food and culture. About half the courses are taught in English, the rest in Italian. A full load is five courses. Expect to read a great deal and, at the end, to be examined aloud: most Italian exams are a conversation across a desk. It frightens everyone the first time and almost nobody the third.

There are things to know. Autumn brings fog that stays for days, and June is humid. Offices open when they please, and the residence permit takes patience. But by week six you will have a bar where they start your coffee as you come in, a seat in the library you consider yours, and opinions about ragù. In Bologna it is served with tagliatelle, and you will be told so.`,
      itinerary: [
        {
          title: 'Keys, forms, first supper',
          text: 'Giulia, our coordinator, meets you at the station or airport and takes you to your apartment. Then the tax code, the bus pass, the permit kit at the post office, and tagliatelle for the whole group on the second evening.',
        },
        {
          title: 'Trying courses on',
          text: 'Two weeks to sit in on what you like and drop what you do not, with our academic adviser at your elbow. Italian begins. On the Saturday of week three we climb the portico to San Luca, all 666 arches of it.',
        },
        {
          title: 'The working rhythm',
          text: 'Lectures settle in, and so do evenings: the covered Mercato delle Erbe, movies in the original language, soccer at the Giardini Margherita. One Saturday in Ferrara, on bicycles, along the walls.',
        },
        {
          title: 'A week for reading, or for trains',
          text: 'No lectures. Half the group goes off to see Italy, the other half catches up on sleep and chapters. A midweek day in Ravenna with a guide, for the mosaics.',
        },
        {
          title: 'Papers and presentations',
          text: 'The first essays fall due and Italian stops being only a subject. You speak at least once in front of a seminar. A day in Florence with your art history class, or with us if you do not take it.',
        },
        {
          title: 'Last lectures',
          text: 'Courses end, and revision takes over the libraries. Giulia runs two mock oral exams for anyone who wants to be frightened in friendly company first.',
        },
        {
          title: 'Exams and goodbyes',
          text: 'Orals spread over ten days. Then the apartment is handed back, the deposit checked line by line, and a last long table under a portico. Your transcript follows by mail and by email.',
        },
      ],
      included: [
        'Tuition for up to 30 ECTS and an official transcript',
        'A bed in a double room, in a shared apartment or residence, bills included',
        'Six hours of Italian a week in the teaching weeks',
        'Help with the visa file, the tax code and the residence permit',
        'Arrival pick-up from Bologna airport or station',
        'City bus pass for the term',
        'Day trips to Ferrara, Ravenna and Florence by train',
        'A Farol coordinator in Bologna and an emergency number answered at all hours',
      ],
      notIncluded: [
        'Travel to and from Bologna',
        'Food: most apartments cook together and spend 50 to 70 euros each a week',
        'Health and liability insurance, required before arrival',
        'Visa and residence permit fees, where they apply to you',
        'Books and photocopies, about 100 euros a term',
      ],
      requirements: [
        'Between 18 and 26 on the day the term starts',
        'Secondary school completed, or one term at a university',
        'English at B2 for courses in English, Italian at B2 for courses in Italian',
        'A passport valid three months beyond your stay, or an EU identity card',
        'A student visa if you are not a citizen of the EU, the EEA or Switzerland: start four months ahead',
      ],
      safety: `Bologna is an easy city to be young in. People are out late, the porticoes are lit, and you can walk home with others from almost anywhere in the center. What goes wrong is mostly small: bicycles vanish, and phones leave café tables around the station, Piazza Verdi and the Montagnola park. We show you where on the first day, and how to lock a bicycle properly.

Giulia lives ten minutes from most of our apartments. The emergency telephone is answered at all hours, in your language or in English, and 112 works for everything else. You register with a family doctor or, depending on your cover, with a clinic we know. More about how we prepare and what we do when something happens: [safety at Farol](page:safety).`,
      accommodation: `You live in an apartment with three to five other students, some from our group and some Italian, or in a small residence near Porta San Donato. Double rooms are the rule in Bologna, and the price counts on one. A single can be had for more. Expect high ceilings, a tiny bathroom, a moka pot and a balcony with somebody’s laundry. Sheets and the first week of kitchen basics are there. The heating is on from mid-October to mid-April, by city rule. The institute is at most 25 minutes away on foot.`,
      price: `From €7,400 for a term of 18 weeks, with everything listed as included. You pay 10% on acceptance, 40% when the institute confirms your place, and the rest 45 days before departure. The deposit on the room is one month’s rent. We pay it and get it back, unless something is broken. Students with a family income below our threshold can apply for a grant of up to a fifth of the price: see [prices and scholarships](page:prices).`,
      stories: [
        {
          quote:
            'My first oral exam lasted eleven minutes. I had prepared for a month. The professor asked two questions, wrote a number in a booklet, shook my hand, and I went and ate the largest ice cream of my life.',
          name: 'Tomás',
          detail: 'From Coimbra, fall semester, political science',
          portrait: 'tomas',
        },
        {
          quote:
            'Nobody had told me about the fog. For nine days in November I could not see the other side of the square. Then my roommates taught me to make tortellini and I stopped minding.',
          name: 'Beatriz',
          detail: 'From Florianópolis, whole academic year, film',
          portrait: 'beatriz',
        },
      ],
      questions: [
        {
          question: 'Will my university recognize the credits?',
          answer:
            'Most do, if asked first. We send your adviser the course descriptions and have a learning agreement signed by all three sides before you leave. If your university says no, you have your deposit back.',
        },
        {
          question: 'Do I need Italian before I come?',
          answer:
            'For courses in English, no, but twenty hours of it make the first month far pleasanter. For courses in Italian you need B2, and we test it by telephone.',
        },
        {
          question: 'How much money should I bring?',
          answer:
            'Allow 450 to 600 euros a month for food, going out, telephone and trains. Our article on [what a stay really costs](article:costs) takes it apart line by line.',
        },
        {
          question: 'Do I need a visa?',
          answer:
            'Citizens of the EU, the EEA and Switzerland do not. Others need a national study visa and ask for a residence permit within eight working days of arrival. We prepare the file with you: [how visas work](article:visas).',
        },
        {
          question: 'What happens over Christmas in the fall semester?',
          answer:
            'Teaching stops for about two weeks and the room stays yours. Many go home or travel. Whoever remains gets an invitation to lunch on the 25th from Giulia’s mother, and should come hungry.',
        },
      ],
    },
    pt: {
      uid: 'semestre-universitario-bolonha-italia',
      title: 'Um semestre universitário em Bolonha',
      tagline:
        'Dezoito semanas de aulas, pórticos e jantares tardios numa cidade que vive de estudantes há séculos.',
      summary:
        'Semestre universitário de 18 semanas em Bolonha, na Itália: aulas em inglês ou italiano, 30 ECTS, quarto garantido e coordenadora nossa na cidade.',
      highlights: [
        {
          title: 'Créditos que voltam com você',
          text: 'São 30 ECTS e um histórico oficial. Combinamos a lista de disciplinas com a sua universidade antes de você pagar o restante.',
        },
        {
          title: 'Pés secos o inverno inteiro',
          text: 'Uns 38 quilômetros de pórticos atravessam o centro antigo. Dá para cruzar a cidade na chuva sem abrir o guarda-chuva.',
        },
        {
          title: 'Italiano três vezes por semana',
          text: 'Seis horas de aula em turmas de no máximo dez pessoas. O resto se aprende na peixaria do Quadrilatero.',
        },
        {
          title: 'Trem para todo lado',
          text: 'Ferrara e Florença ficam a menos de uma hora, Ravena um pouco mais longe. Os três passeios em grupo já estão no preço.',
        },
        {
          title: 'Quarto já resolvido',
          text: 'O mais difícil em Bolonha é achar onde morar. O seu contrato está assinado antes de você comprar a passagem.',
        },
      ],
      overview: `Bolonha tem estudantes desde 1088 e se organizou em torno deles. Às oito e meia, as arcadas da Via Zamboni se enchem de gente com café numa mão e apostila na outra. Às sete da noite, essa mesma gente está sentada nas pedras ainda mornas da Piazza Verdi, discutindo o jantar. A cidade é de tijolo vermelho e reboco ocre, pequena o bastante para atravessar a pé em meia hora, e ocupada demais com a própria vida para fazer pose para turista.

Você estuda no Istituto Universitario Portanova, nosso parceiro: ciência política, história, economia, línguas, cinema, cultura da alimentação. Cerca de metade das disciplinas é dada em inglês, o resto em italiano. A carga completa são cinco matérias. Prepare-se para ler muito e, no fim, para fazer prova falando: na Itália, quase todo exame é uma conversa do outro lado de uma mesa. A primeira assusta todo mundo. A terceira, quase ninguém.

Convém saber de algumas coisas. O outono traz uma neblina que dura dias, junho é abafado, as repartições abrem quando querem e a autorização de residência exige paciência. Mas lá pela sexta semana você já tem um bar onde começam a tirar o seu café quando você aponta na porta, um lugar na biblioteca que considera seu e opinião formada sobre ragù. Em Bolonha ele vem com tagliatelle, e alguém vai fazer questão de lhe dizer isso.`,
      itinerary: [
        {
          title: 'Chaves, papéis, primeiro jantar',
          text: 'A Giulia, nossa coordenadora, recebe você na estação ou no aeroporto e leva até o apartamento. Depois vêm o código fiscal, o passe de ônibus, o kit da residência nos correios e, na segunda noite, tagliatelle para o grupo todo.',
        },
        {
          title: 'Experimentar as matérias',
          text: 'Duas semanas para assistir ao que quiser e largar o que não servir, com o nosso orientador por perto. Começa o italiano. No sábado da terceira semana subimos o pórtico de San Luca, com os seus 666 arcos.',
        },
        {
          title: 'O ritmo do semestre',
          text: 'As aulas entram nos eixos, e as noites também: o Mercato delle Erbe, cinema sem dublagem, futebol nos Giardini Margherita. Um sábado em Ferrara, de bicicleta, em volta das muralhas.',
        },
        {
          title: 'Semana de leitura, ou de trem',
          text: 'Não há aula. Metade do grupo sai para ver a Itália, a outra metade põe o sono e os capítulos em dia. No meio da semana, um dia em Ravena com guia, por causa dos mosaicos.',
        },
        {
          title: 'Trabalhos e seminários',
          text: 'Chegam os primeiros prazos, e o italiano deixa de ser só uma matéria. Você fala pelo menos uma vez diante da turma. Um dia em Florença com a aula de história da arte, ou com a gente, se você não faz essa.',
        },
        {
          title: 'Últimas aulas',
          text: 'As disciplinas acabam e as bibliotecas ficam cheias. A Giulia organiza duas provas orais de mentira, para quem prefere passar o primeiro susto entre amigos.',
        },
        {
          title: 'Provas e despedidas',
          text: 'As orais se espalham por dez dias. Depois devolvemos o apartamento, conferimos o depósito linha por linha e juntamos todo mundo numa mesa comprida embaixo de um pórtico. O histórico segue pelo correio e por e-mail.',
        },
      ],
      included: [
        'Matrícula em até 30 ECTS e histórico oficial',
        'Cama em quarto duplo, em apartamento compartilhado ou residência, com as contas',
        'Seis horas de italiano por semana durante o período de aulas',
        'Ajuda com o visto, o código fiscal e a autorização de residência',
        'Recepção no aeroporto ou na estação de Bolonha',
        'Passe de ônibus para o semestre',
        'Passeios de um dia, de trem, a Ferrara, Ravena e Florença',
        'Coordenadora da Farol em Bolonha e telefone de emergência a qualquer hora',
      ],
      notIncluded: [
        'Viagem de ida e volta até Bolonha',
        'Comida: quase todo apartamento cozinha junto e gasta de 50 a 70 euros por pessoa na semana',
        'Seguro-saúde e de responsabilidade civil, exigidos antes da chegada',
        'Taxas do visto e da autorização de residência, se for o seu caso',
        'Livros e fotocópias, cerca de 100 euros por semestre',
      ],
      requirements: [
        'Ter entre 18 e 26 anos no dia em que o semestre começa',
        'Ensino médio completo, ou um semestre de faculdade',
        'Inglês B2 para as aulas em inglês, italiano B2 para as aulas em italiano',
        'Passaporte válido por três meses além da estadia, ou identidade de um país da UE',
        'Visto de estudante para quem não é cidadão da UE, do EEE ou da Suíça: comece quatro meses antes',
      ],
      safety: `Bolonha é uma cidade boa para ser jovem. Há gente na rua até tarde, os pórticos são iluminados e de quase todo o centro dá para voltar a pé em companhia. O que dá errado costuma ser pequeno: bicicleta some, celular desaparece da mesa do café perto da estação, na Piazza Verdi e no parque da Montagnola. Mostramos os lugares logo no primeiro dia, e também como se tranca uma bicicleta de verdade.

A Giulia mora a dez minutos da maioria dos nossos apartamentos. O telefone de emergência atende a qualquer hora, em português ou em inglês, e o 112 serve para o resto. Você se inscreve com um médico de família ou, conforme o seguro, usa uma clínica que conhecemos. Veja como nos preparamos e o que fazemos quando algo acontece: [segurança na Farol](page:safety).`,
      accommodation: `Você mora num apartamento com mais três a cinco estudantes, uns do nosso grupo e outros italianos, ou numa residência pequena perto da Porta San Donato. Em Bolonha o normal é quarto duplo, e é com ele que o preço conta. Quarto individual existe e custa mais. Espere pé-direito alto, banheiro minúsculo, uma cafeteira moka e uma varanda com a roupa de alguém. Roupa de cama e o básico da cozinha na primeira semana já estão lá. O aquecimento funciona de meados de outubro a meados de abril, por norma municipal. O instituto fica a no máximo 25 minutos a pé.`,
      price: `A partir de € 7.400 por um semestre de 18 semanas, com tudo o que está na lista de incluídos. Você paga 10% ao ser aceito, 40% quando o instituto confirma a vaga e o restante até 45 dias antes da viagem. O depósito do quarto equivale a um mês de aluguel. Quem paga e recebe de volta somos nós, a não ser que algo apareça quebrado. Se a renda da sua família fica abaixo do nosso limite, você pode pedir uma bolsa de até um quinto do preço: veja [preços e bolsas](page:prices).`,
      stories: [
        {
          quote:
            'Minha primeira prova oral durou onze minutos. Eu tinha estudado um mês. O professor fez duas perguntas, escreveu um número num caderninho, apertou a minha mão, e eu fui tomar o maior sorvete da minha vida.',
          name: 'Tomás',
          detail: 'De Coimbra, semestre de outono, ciência política',
          portrait: 'tomas',
        },
        {
          quote:
            'Da neblina ninguém tinha me falado. Passei nove dias de novembro sem ver o outro lado da praça. Aí o pessoal do apartamento me ensinou a fechar tortellini, e parei de ligar.',
          name: 'Beatriz',
          detail: 'De Florianópolis, ano letivo inteiro, cinema',
          portrait: 'beatriz',
        },
      ],
      questions: [
        {
          question: 'Minha universidade aceita os créditos?',
          answer:
            'A maioria aceita, se perguntarmos antes. Mandamos as ementas ao seu coordenador de curso e deixamos um plano de estudos assinado pelas três partes antes da viagem. Se a resposta for não, você recebe a entrada de volta.',
        },
        {
          question: 'Preciso saber italiano antes de ir?',
          answer:
            'Para as aulas em inglês, não, mas vinte horas de estudo deixam o primeiro mês bem mais gostoso. Para as aulas em italiano é preciso ter B2, e fazemos o teste por telefone.',
        },
        {
          question: 'Quanto dinheiro devo levar?',
          answer:
            'Conte com 450 a 600 euros por mês para comida, saídas, telefone e trem. O artigo sobre [quanto custa de verdade morar fora](article:costs) abre essa conta linha por linha.',
        },
        {
          question: 'Preciso de visto?',
          answer:
            'Cidadãos da UE, do EEE e da Suíça não precisam, e isso inclui quem tem dupla cidadania. Os demais pedem o visto nacional de estudo e solicitam a autorização de residência até oito dias úteis depois de chegar. Montamos o processo com você: [como funcionam os vistos](article:visas).',
        },
        {
          question: 'E o Natal, no semestre de outono?',
          answer:
            'As aulas param por umas duas semanas e o quarto continua seu. Muita gente vai para casa ou viaja. Quem fica recebe da mãe da Giulia um convite para o almoço do dia 25, e deve ir com fome.',
        },
      ],
    },
    es: {
      uid: 'semestre-universitario-bolonia-italia',
      title: 'Un semestre universitario en Bolonia',
      tagline:
        'Dieciocho semanas de clases, soportales y cenas largas en una ciudad que vive de sus estudiantes.',
      summary:
        'Semestre universitario de 18 semanas en Bolonia, Italia: clases en inglés o italiano, 30 ECTS, habitación asegurada y coordinadora en la ciudad.',
      highlights: [
        {
          title: 'Créditos que vuelven contigo',
          text: 'Treinta ECTS y un certificado oficial. Cerramos la lista de asignaturas con tu universidad antes de que pagues el resto.',
        },
        {
          title: 'Los pies secos todo el invierno',
          text: 'Unos 38 kilómetros de soportales recorren el centro antiguo. Se puede cruzar la ciudad lloviendo sin abrir el paraguas.',
        },
        {
          title: 'Italiano tres veces por semana',
          text: 'Seis horas de clase en grupos de diez como mucho. Lo demás se aprende en la pescadería del Quadrilatero.',
        },
        {
          title: 'Trenes a todas partes',
          text: 'Ferrara y Florencia quedan a menos de una hora, Rávena un poco más allá. Las tres excursiones en grupo van en el precio.',
        },
        {
          title: 'La habitación, ya resuelta',
          text: 'Lo más difícil de Bolonia es encontrar dónde vivir. Tu contrato está firmado antes de que compres el billete.',
        },
      ],
      overview: `Bolonia tiene estudiantes desde 1088 y se ha ido ordenando a su alrededor. A las ocho y media, los soportales de Via Zamboni se llenan de gente con un café en una mano y los apuntes en la otra. A las siete de la tarde, esa misma gente está sentada en las piedras aún templadas de Piazza Verdi, discutiendo qué se cena. La ciudad es de ladrillo rojo y revoque ocre, se cruza a pie en media hora y está demasiado ocupada viviendo como para posar.

Estudias en el Istituto Universitario Portanova, nuestro socio aquí: ciencias políticas, historia, economía, lenguas, cine, cultura de la alimentación. Más o menos la mitad de las asignaturas se da en inglés y el resto en italiano. Una matrícula completa son cinco. Cuenta con leer mucho y con examinarte hablando: en Italia casi todos los exámenes son una conversación a un lado y otro de una mesa. El primero asusta a cualquiera. El tercero, a casi nadie.

Hay cosas que conviene saber. El otoño trae una niebla que se queda varios días, junio es bochornoso, las oficinas abren cuando abren y el permiso de residencia pide paciencia. Pero hacia la sexta semana tendrás un bar donde empiezan a hacerte el café al verte entrar, un sitio en la biblioteca que das por tuyo y una opinión sobre el ragú. En Bolonia va con tagliatelle, y alguien te lo hará saber.`,
      itinerary: [
        {
          title: 'Llaves, papeles y primera cena',
          text: 'Giulia, nuestra coordinadora, te recoge en la estación o en el aeropuerto y te lleva al piso. Después, el código fiscal, el abono de autobús, los impresos de la residencia en Correos y, la segunda noche, tagliatelle para todo el grupo.',
        },
        {
          title: 'Probarse asignaturas',
          text: 'Dos semanas para entrar en las clases que quieras y dejar las que no, con nuestro asesor académico a mano. Empieza el italiano. El sábado de la tercera semana subimos el pórtico de San Luca, con sus 666 arcos.',
        },
        {
          title: 'El ritmo de trabajo',
          text: 'Las clases se asientan y las tardes también: el Mercato delle Erbe, cine en versión original, fútbol en los Giardini Margherita. Un sábado en Ferrara, en bici, siguiendo las murallas.',
        },
        {
          title: 'Una semana para leer, o para trenes',
          text: 'No hay clase. Medio grupo se va a ver Italia y el otro medio recupera sueño y capítulos. A mitad de semana, un día en Rávena con guía, por los mosaicos.',
        },
        {
          title: 'Trabajos y exposiciones',
          text: 'Llegan las primeras entregas y el italiano deja de ser solo una asignatura. Hablas al menos una vez delante del seminario. Un día en Florencia con la clase de historia del arte, o con nosotros si no la cursas.',
        },
        {
          title: 'Últimas clases',
          text: 'Se acaban los cursos y las bibliotecas se llenan. Giulia monta dos simulacros de examen oral para quien prefiera pasar el primer susto entre amigos.',
        },
        {
          title: 'Exámenes y despedidas',
          text: 'Los orales se reparten en diez días. Luego se entrega el piso, se repasa la fianza línea por línea y nos despedimos en una mesa larga bajo los soportales. El certificado te llega por correo postal y electrónico.',
        },
      ],
      included: [
        'Matrícula de hasta 30 ECTS y certificado oficial',
        'Cama en habitación doble, en piso compartido o residencia, con los gastos',
        'Seis horas de italiano por semana mientras hay clase',
        'Ayuda con el visado, el código fiscal y el permiso de residencia',
        'Recogida en el aeropuerto o la estación de Bolonia',
        'Abono de autobús para el semestre',
        'Excursiones de un día en tren a Ferrara, Rávena y Florencia',
        'Coordinadora de Farol en Bolonia y teléfono de emergencias a cualquier hora',
      ],
      notIncluded: [
        'El viaje de ida y vuelta a Bolonia',
        'La comida: en casi todos los pisos se cocina en común y se gastan de 50 a 70 euros por persona y semana',
        'Seguro médico y de responsabilidad civil, obligatorios antes de llegar',
        'Tasas del visado y del permiso de residencia, si te corresponden',
        'Libros y fotocopias, unos 100 euros por semestre',
      ],
      requirements: [
        'Tener entre 18 y 26 años el día en que empieza el semestre',
        'Bachillerato terminado, o un semestre de universidad',
        'Inglés B2 para las clases en inglés, italiano B2 para las clases en italiano',
        'DNI de un país de la UE, o pasaporte válido tres meses más allá de la estancia',
        'Visado de estudios si no eres ciudadano de la UE, del EEE ni de Suiza: empieza cuatro meses antes',
      ],
      safety: `Bolonia es una ciudad fácil para ser joven. Hay gente en la calle hasta tarde, los soportales están iluminados y desde casi cualquier punto del centro se vuelve a casa andando y acompañado. Lo que sale mal suele ser pequeño: desaparecen bicicletas, y móviles de las mesas de los bares, sobre todo junto a la estación, en Piazza Verdi y en el parque de la Montagnola. El primer día te enseñamos dónde, y cómo se ata una bici de verdad.

Giulia vive a diez minutos de la mayoría de nuestros pisos. El teléfono de emergencias se atiende a cualquier hora, en español o en inglés, y para todo lo demás está el 112. Tendrás médico de cabecera o, según tu cobertura, una clínica que conocemos. Aquí contamos cómo nos preparamos y qué hacemos si pasa algo: [seguridad en Farol](page:safety).`,
      accommodation: `Vives en un piso con otros tres a cinco estudiantes, unos de nuestro grupo y otros italianos, o en una residencia pequeña cerca de Porta San Donato. En Bolonia lo normal es la habitación doble, y con ella está hecho el precio. La individual existe y cuesta más. Imagina techos altos, un baño diminuto, una cafetera italiana y un balcón con la colada de alguien. Las sábanas y lo básico de cocina para la primera semana te esperan allí. La calefacción funciona de mediados de octubre a mediados de abril, por norma municipal. El instituto queda como mucho a 25 minutos a pie.`,
      price: `Desde 7.400 € por un semestre de 18 semanas, con todo lo que figura como incluido. Se paga un 10 % al ser admitido, un 40 % cuando el instituto confirma la plaza y el resto hasta 45 días antes de salir. La fianza de la habitación equivale a un mes de alquiler. La adelantamos y la recuperamos nosotros, salvo que haya algo roto. Si los ingresos de tu familia no llegan a nuestro umbral, puedes pedir una beca de hasta la quinta parte del precio: mira [precios y becas](page:prices).`,
      stories: [
        {
          quote:
            'Mi primer examen oral duró once minutos. Yo llevaba un mes preparándolo. El profesor me hizo dos preguntas, apuntó un número en una libreta, me dio la mano y me fui a comer el helado más grande de mi vida.',
          name: 'Tomás',
          detail: 'De Coímbra, semestre de otoño, ciencias políticas',
          portrait: 'tomas',
        },
        {
          quote:
            'De la niebla nadie me había dicho nada. Nueve días de noviembre sin ver el otro lado de la plaza. Luego mis compañeros de piso me enseñaron a hacer tortellini y dejó de importarme.',
          name: 'Beatriz',
          detail: 'De Florianópolis, curso entero, cine',
          portrait: 'beatriz',
        },
      ],
      questions: [
        {
          question: '¿Me reconocerá los créditos mi universidad?',
          answer:
            'Casi siempre, si se pregunta antes. Enviamos los programas a tu coordinador y dejamos firmado por las tres partes un acuerdo de estudios antes de que salgas. Si tu universidad dice que no, te devolvemos la señal.',
        },
        {
          question: '¿Hace falta saber italiano?',
          answer:
            'Para las clases en inglés, no, aunque veinte horas de estudio te alegran mucho el primer mes. Para las clases en italiano se pide un B2, y lo comprobamos por teléfono.',
        },
        {
          question: '¿Cuánto dinero tengo que llevar?',
          answer:
            'Calcula de 450 a 600 euros al mes para comida, salidas, teléfono y trenes. El artículo sobre [lo que cuesta de verdad una estancia](article:costs) desmonta la cuenta línea por línea.',
        },
        {
          question: '¿Necesito visado?',
          answer:
            'Si eres ciudadano de la UE, del EEE o de Suiza, no. Los demás piden un visado nacional de estudios y solicitan el permiso de residencia en los ocho días laborables siguientes a la llegada. Preparamos los papeles contigo: [cómo funcionan los visados](article:visas).',
        },
        {
          question: '¿Qué pasa en Navidad, en el semestre de otoño?',
          answer:
            'Las clases paran unas dos semanas y la habitación sigue siendo tuya. Muchos vuelven a casa o viajan. A quien se queda lo invita a comer el 25 la madre de Giulia, y más vale ir con hambre.',
        },
      ],
    },
    fr: {
      uid: 'semestre-universitaire-bologne-italie',
      title: 'Un semestre universitaire à Bologne',
      tagline:
        'Dix-huit semaines de cours, d’arcades et de dîners tardifs dans une ville faite par ses étudiants.',
      summary:
        'Un semestre de 18 semaines à Bologne, en Italie : cours en anglais ou en italien, 30 ECTS, chambre réservée et coordinatrice sur place.',
      highlights: [
        {
          title: 'Des crédits qui comptent au retour',
          text: 'Trente ECTS et un relevé de notes officiel. La liste des cours est convenue avec votre université avant que vous ne payiez le solde.',
        },
        {
          title: 'Les pieds au sec tout l’hiver',
          text: 'Quelque 38 kilomètres d’arcades parcourent le centre ancien. On traverse la ville sous la pluie sans ouvrir son parapluie.',
        },
        {
          title: 'De l’italien trois fois par semaine',
          text: 'Six heures de cours, dix élèves au plus. Le reste s’apprend chez le poissonnier du Quadrilatero.',
        },
        {
          title: 'Des trains dans tous les sens',
          text: 'Ferrare et Florence sont à moins d’une heure, Ravenne un peu plus loin. Les trois sorties en groupe sont dans le prix.',
        },
        {
          title: 'Une chambre déjà trouvée',
          text: 'Le plus dur, à Bologne, c’est de se loger. Votre bail est signé avant que vous ne preniez votre billet.',
        },
      ],
      overview: `Bologne a des étudiants depuis 1088 et s’est organisée autour d’eux. À huit heures et demie, les arcades de la Via Zamboni se remplissent de gens qui tiennent un café d’une main et un polycopié de l’autre. À dix-neuf heures, les mêmes sont assis sur les pavés encore tièdes de la Piazza Verdi et débattent du dîner. La ville est de brique rouge et d’enduit ocre. On la traverse à pied en une demi-heure, et elle est trop occupée à vivre pour prendre la pose.

Vous étudiez à l’Istituto Universitario Portanova, notre partenaire : science politique, histoire, économie, langues, cinéma, culture de l’alimentation. La moitié des cours environ se donne en anglais, l’autre en italien. Un semestre plein en compte cinq. Attendez-vous à lire beaucoup et à être interrogé de vive voix : en Italie, l’examen est presque toujours une conversation de part et d’autre d’un bureau. Le premier effraie tout le monde. Le troisième, presque plus personne.

Mieux vaut le savoir : l’automne apporte un brouillard qui s’installe des jours entiers, juin est moite, les guichets ouvrent à leur heure et le permis de séjour demande de la patience. Mais vers la sixième semaine, vous aurez un bar où l’on prépare votre café dès que vous poussez la porte, une place à la bibliothèque que vous tenez pour vôtre et un avis sur le ragù. À Bologne, il se mange avec des tagliatelles, et l’on vous le fera savoir.`,
      itinerary: [
        {
          title: 'Clés, papiers, premier dîner',
          text: 'Giulia, notre coordinatrice, vous attend à la gare ou à l’aéroport et vous conduit à l’appartement. Puis viennent le code fiscal, l’abonnement de bus, le dossier de séjour à la poste et, le deuxième soir, des tagliatelles pour tout le groupe.',
        },
        {
          title: 'Essayer ses cours',
          text: 'Deux semaines pour assister à ce qui vous tente et laisser le reste, avec notre conseiller à portée de main. L’italien commence. Le samedi de la troisième semaine, nous montons à San Luca par le portique et ses 666 arches.',
        },
        {
          title: 'Le rythme de croisière',
          text: 'Les cours prennent leur place, les soirées aussi : le Mercato delle Erbe, le cinéma en version originale, le football aux Giardini Margherita. Un samedi à Ferrare, à vélo, le long des remparts.',
        },
        {
          title: 'Une semaine pour lire, ou pour partir',
          text: 'Pas de cours. La moitié du groupe file voir l’Italie, l’autre rattrape son sommeil et ses chapitres. Au milieu de la semaine, une journée à Ravenne avec un guide, pour les mosaïques.',
        },
        {
          title: 'Dossiers et exposés',
          text: 'Les premières échéances tombent et l’italien cesse d’être une simple matière. Vous prenez la parole au moins une fois devant le séminaire. Une journée à Florence avec le cours d’histoire de l’art, ou avec nous.',
        },
        {
          title: 'Derniers cours',
          text: 'Les cours s’achèvent, les bibliothèques se remplissent. Giulia organise deux oraux blancs pour ceux qui préfèrent avoir peur une première fois entre amis.',
        },
        {
          title: 'Examens et au revoir',
          text: 'Les oraux s’étalent sur dix jours. On rend ensuite l’appartement, on vérifie la caution ligne par ligne, et l’on se quitte autour d’une longue table sous les arcades. Le relevé de notes suit par la poste et par courriel.',
        },
      ],
      included: [
        'Les frais d’études jusqu’à 30 ECTS et le relevé de notes officiel',
        'Un lit en chambre double, en colocation ou en résidence, charges comprises',
        'Six heures d’italien par semaine pendant les cours',
        'L’aide pour le visa, le code fiscal et le permis de séjour',
        'L’accueil à l’aéroport ou à la gare de Bologne',
        'L’abonnement de bus du semestre',
        'Les journées en train à Ferrare, Ravenne et Florence',
        'Une coordinatrice Farol à Bologne et un numéro d’urgence joignable à toute heure',
      ],
      notIncluded: [
        'Le voyage jusqu’à Bologne et le retour',
        'Les repas : on cuisine le plus souvent à plusieurs, pour 50 à 70 euros par personne et par semaine',
        'L’assurance santé et responsabilité civile, exigée avant l’arrivée',
        'Les frais de visa et de permis de séjour, s’ils vous concernent',
        'Les livres et les photocopies, environ 100 euros par semestre',
      ],
      requirements: [
        'Avoir entre 18 et 26 ans le jour de la rentrée',
        'Avoir terminé le lycée, ou suivi un semestre à l’université',
        'Un niveau B2 en anglais pour les cours en anglais, B2 en italien pour les cours en italien',
        'Une carte d’identité de l’UE, ou un passeport valable trois mois après le séjour',
        'Un visa d’études si vous n’êtes ressortissant ni de l’UE, ni de l’EEE, ni de la Suisse : comptez quatre mois',
      ],
      safety: `Bologne est une ville facile quand on est jeune. On y sort tard, les arcades sont éclairées, et de presque tout le centre on rentre à pied à plusieurs. Les ennuis sont en général modestes : des vélos s’envolent, des téléphones quittent les tables de café près de la gare, Piazza Verdi et dans le parc de la Montagnola. Nous vous montrons où dès le premier jour, et comment attacher un vélo pour de bon.

Giulia habite à dix minutes de la plupart de nos appartements. Le numéro d’urgence répond à toute heure, en français ou en anglais, et le 112 sert pour le reste. Vous aurez un médecin traitant ou, selon votre couverture, une clinique que nous connaissons. Comment nous nous préparons et ce que nous faisons en cas de besoin : [la sécurité chez Farol](page:safety).`,
      accommodation: `Vous partagez un appartement avec trois à cinq autres étudiants, les uns de notre groupe, les autres italiens, ou vous logez dans une petite résidence près de la Porta San Donato. À Bologne, la chambre double est la règle, et le prix est calculé ainsi. La chambre individuelle existe, en supplément. Imaginez de hauts plafonds, une salle de bains minuscule, une cafetière moka et un balcon où sèche le linge de quelqu’un. Draps et nécessaire de cuisine vous attendent. Le chauffage marche de la mi-octobre à la mi-avril, par règlement municipal. L’institut est à 25 minutes à pied au plus.`,
      price: `À partir de 7 400 € pour un semestre de 18 semaines, avec tout ce qui figure parmi les prestations comprises. On règle 10 % à l’admission, 40 % à la confirmation de l’institut et le reste 45 jours avant le départ. La caution de la chambre vaut un mois de loyer. Nous l’avançons et la récupérons, sauf casse. Si les revenus de la famille sont inférieurs à notre plafond, une bourse peut couvrir jusqu’à un cinquième du prix : voyez [tarifs et bourses](page:prices).`,
      stories: [
        {
          quote:
            'Mon premier oral a duré onze minutes. Je l’avais préparé un mois. Le professeur m’a posé deux questions, a noté un chiffre dans un carnet, m’a serré la main, et je suis allé manger la plus grande glace de ma vie.',
          name: 'Tomás',
          detail: 'De Coimbra, semestre d’automne, science politique',
          portrait: 'tomas',
        },
        {
          quote:
            'Du brouillard, personne ne m’avait parlé. Neuf jours de novembre sans voir l’autre côté de la place. Puis mes colocataires m’ont appris à plier les tortellini et je n’y ai plus pensé.',
          name: 'Beatriz',
          detail: 'De Florianópolis, année universitaire entière, cinéma',
          portrait: 'beatriz',
        },
      ],
      questions: [
        {
          question: 'Mon université reconnaîtra-t-elle les crédits ?',
          answer:
            'Le plus souvent, si on le lui demande avant. Nous envoyons les descriptifs de cours à votre responsable et faisons signer un contrat d’études par les trois parties avant le départ. Si la réponse est non, l’acompte vous est rendu.',
        },
        {
          question: 'Faut-il parler italien avant de partir ?',
          answer:
            'Pour les cours en anglais, non, mais vingt heures d’apprentissage adoucissent beaucoup le premier mois. Pour les cours en italien, il faut un niveau B2, que nous vérifions par téléphone.',
        },
        {
          question: 'Combien d’argent prévoir ?',
          answer:
            'Comptez 450 à 600 euros par mois pour les repas, les sorties, le téléphone et les trains. Notre article sur [ce que coûte vraiment un séjour](article:costs) détaille chaque ligne.',
        },
        {
          question: 'Faut-il un visa ?',
          answer:
            'Non pour les ressortissants de l’UE, de l’EEE et de la Suisse. Les autres demandent un visa national d’études, puis un permis de séjour dans les huit jours ouvrables qui suivent l’arrivée. Nous montons le dossier avec vous : [comment marchent les visas](article:visas).',
        },
        {
          question: 'Que se passe-t-il à Noël, au semestre d’automne ?',
          answer:
            'Les cours s’arrêtent environ deux semaines et la chambre reste à vous. Beaucoup rentrent ou voyagent. Ceux qui restent sont invités à déjeuner le 25 par la mère de Giulia, et ont intérêt à venir affamés.',
        },
      ],
    },
  },
} satisfies Program;
