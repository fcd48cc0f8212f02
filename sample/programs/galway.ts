import type { Program } from '../source.ts';

export default {
  key: 'galway',
  kind: 'language_course',
  continents: ['europe'],
  countries: ['IE'],
  place: {
    en: 'Galway, Ireland',
    pt: 'Galway, Irlanda',
    es: 'Galway, Irlanda',
    fr: 'Galway, Irlande',
  },
  stops: [
    {
      name: { en: 'Galway', pt: 'Galway', es: 'Galway', fr: 'Galway' },
      latitude: 53.2707,
      longitude: -9.0568,
    },
    {
      name: {
        en: 'Cliffs of Moher',
        pt: 'Falésias de Moher',
        es: 'Acantilados de Moher',
        fr: 'Falaises de Moher',
      },
      latitude: 52.9719,
      longitude: -9.4265,
    },
    {
      name: {
        en: 'Inis Mór, Aran Islands',
        pt: 'Inis Mór, Ilhas de Aran',
        es: 'Inis Mór, islas de Arán',
        fr: 'Inis Mór, îles d’Aran',
      },
      latitude: 53.123,
      longitude: -9.669,
    },
    {
      name: {
        en: 'Clifden, Connemara',
        pt: 'Clifden, Connemara',
        es: 'Clifden, Connemara',
        fr: 'Clifden, Connemara',
      },
      latitude: 53.4891,
      longitude: -10.019,
    },
  ],
  weeks: { min: 2, max: 24 },
  departures: [
    { month: 2, day: 1, weeks: 4, places: 'open' },
    { month: 4, day: 5, weeks: 2, places: 'open' },
    { month: 6, day: 21, weeks: 2, places: 'full' },
    { month: 7, day: 12, weeks: 2, places: 'few' },
    { month: 9, day: 13, weeks: 12, places: 'open' },
  ],
  ages: { min: 16, max: 30 },
  price: { from: 1790, currency: 'EUR' },
  longerStays: [
    { weeks: 4, amount: 3070 },
    { weeks: 12, amount: 8190 },
    { weeks: 24, amount: 15870 },
  ],
  extras: [
    {
      name: {
        en: 'Each further week, host family included',
        pt: 'Cada semana a mais, com casa de família',
        es: 'Cada semana más, con familia',
        fr: 'Chaque semaine en plus, famille comprise',
      },
      amount: 640,
    },
    {
      name: {
        en: 'Exam preparation, four lessons a week',
        pt: 'Preparação para exame, quatro aulas por semana',
        es: 'Preparación de examen, cuatro clases por semana',
        fr: 'Préparation à un examen, quatre leçons par semaine',
      },
      amount: 110,
    },
    {
      name: {
        en: 'A day in Connemara, with lunch',
        pt: 'Um dia em Connemara, com almoço',
        es: 'Un día en Connemara, con comida',
        fr: 'Une journée dans le Connemara, déjeuner compris',
      },
      amount: 70,
    },
    {
      name: {
        en: 'Single room in a student residence, July and August, per week',
        pt: 'Quarto individual em residência estudantil, julho e agosto, por semana',
        es: 'Habitación individual en residencia, julio y agosto, por semana',
        fr: 'Chambre individuelle en résidence, juillet et août, par semaine',
      },
      amount: 60,
    },
  ],
  languages: ['english'],
  accommodation: ['host_family', 'residence'],
  group: { min: 5, max: 10 },
  scenes: ['galway-quay', 'galway-cliffs'],
  itinerary: [
    { unit: 'day', from: 1, to: 1 },
    { unit: 'day', from: 2, to: 3 },
    { unit: 'day', from: 4, to: 5 },
    { unit: 'day', from: 6, to: 6 },
    { unit: 'day', from: 7, to: 7 },
    { unit: 'day', from: 8, to: 10 },
    { unit: 'day', from: 11, to: 12 },
    { unit: 'day', from: 13, to: 13 },
    { unit: 'day', from: 14, to: 14 },
  ],
  tags: ['sea', 'languages', 'first-time-abroad', 'daily-life'],
  relatedPrograms: ['lisbon', 'lunenburg', 'nelson'],
  relatedArticles: ['host-family', 'for-parents', 'packing'],
  text: {
    en: {
      uid: 'english-course-galway',
      title: 'English in Galway',
      tagline:
        'A small city at the edge of the Atlantic, where people start talking to you at the bus stop.',
      summary:
        'English lessons in Galway for two to twenty-four weeks: a host family in Salthill, trips to the Cliffs of Moher and the Aran Islands, from 16.',
      highlights: [
        {
          title: 'A city that talks',
          text: 'In the shop, in line, in the rain. Galway people ask where you are from and then wait for the answer. It is the best practice there is.',
        },
        {
          title: 'Dinner at half past six',
          text: 'You eat with a family in Salthill or Knocknacarra every evening. Potatoes, yes, but also curry, and opinions about hurling.',
        },
        {
          title: 'Cliffs and an island',
          text: 'One weekend above the sea at Moher, 214 meters of it, the other on a rented bicycle between the stone walls of Inis Mór.',
        },
        {
          title: 'Music without a stage',
          text: 'On Thursdays a fiddle, a flute and whoever turns up, at the corner table. Our under-18 group goes to the early session, which ends at nine.',
        },
      ],
      overview: `The River Corrib runs through Galway so fast that you hear it from the classroom. The Corrib Quay School of English has eight rooms in a former flour store by the Spanish Arch, and a kettle that is never cold. Lessons run from nine to one, with a break at eleven, in groups of five to ten.

Galway has about 85,000 inhabitants, and one in four of them studies here. You can cross the center on foot in fifteen minutes. That size helps. By the second week the man at the bakery knows what you order, and your English has a place to go every day.

The accent needs a few days. People say “grand” when they mean fine and “your man” about someone they have never met. Teachers use recordings from the west of Ireland from the first lesson, so that the classroom and the street are the same language.

It rains. Not all day, but on most days, and sideways. Niamh, our coordinator, tells everyone the same thing at the airport bus: buy a proper jacket and forget the umbrella. Those who come in February see the city as it lives; those who come in July get light until ten.`,
      itinerary: [
        {
          title: 'The bus west',
          text: 'Niamh meets the group at Dublin airport at one. Two and a half hours by bus, then your family is waiting at the school with a car and a lot of questions.',
        },
        {
          title: 'Placement and first lessons',
          text: 'A spoken and a written test, then your group. On Wednesday afternoon, a walk through the old quarter with a list of things to find out by asking.',
        },
        {
          title: 'How people speak here',
          text: 'Two mornings on the sounds of the west. Thursday evening is music; on Friday you kick the wall at the end of the Salthill promenade, as everybody does.',
        },
        {
          title: 'The Cliffs of Moher',
          text: 'By bus through the bare limestone of the Burren, then a cliff path with the sea far below. Back in time for dinner.',
        },
        {
          title: 'Sunday with the family',
          text: 'A match on a wet field, an aunt’s house, a roast. Whatever they do, you do too. Bring boots.',
        },
        {
          title: 'Telling a story',
          text: 'Past tenses and small talk, which here is an art. On Wednesday each group records a five-minute radio piece about one street of Galway.',
        },
        {
          title: 'Report and certificate',
          text: 'The radio pieces are played aloud, with tea. On Friday your teacher goes through your report with you, alone, for fifteen minutes.',
        },
        {
          title: 'Inis Mór',
          text: 'Bus to Rossaveel, forty minutes on the ferry, then bicycles. Up to the fort of Dún Aonghasa at the cliff’s edge. If the sea is too rough we go to Connemara instead.',
        },
        {
          title: 'The bus east',
          text: 'The bus leaves for Dublin airport at nine. Those who stay have another Sunday with the family, and a new timetable on Monday.',
        },
      ],
      included: [
        '36 lessons of 50 minutes on nine mornings, with course book',
        '13 nights with a host family in a single room, with breakfast, dinner and a packed lunch on outings',
        'Bus from and to Dublin airport on the first and last day',
        'Bus card for the city',
        'Cliffs of Moher and Inis Mór, with ferry, bicycle and entrance',
        'Three afternoon activities a week',
        'Placement test, written report and certificate',
        'Our coordinator in Galway and a telephone answered day and night',
      ],
      notIncluded: [
        'Flights to Dublin',
        'Lunches on school days, about €8 each',
        'Travel and health insurance',
        'Fees of official examinations',
        'Visa, where your passport needs one',
      ],
      requirements: [
        'Between 16 and 30 years old on the day you arrive',
        'English from A2; beginners start in September only',
        'Passport; citizens of the European Union may use an identity card',
        'Under 18: consent signed by both parents or guardians',
        'Health cover valid in Ireland',
      ],
      safety: `Galway is safe enough that the hard question is the weather. Participants aged 16 and 17 are home for dinner and in by half past nine, ten on weekends, and the family telephones Niamh if they are not. All adults in our host homes are vetted by the Irish police, and Niamh visits each home every year.

Two rules have no exceptions: keep behind the path at the cliffs, where the edge is undercut and the wind gusts, and stay off the rocks at Salthill in a swell. The emergency numbers are 112 and 999. Parents have Niamh’s number too, and our page on [safety](page:safety).`,
      accommodation: `You have your own room with a family in Salthill, Knocknacarra or Newcastle, twenty to thirty-five minutes from the school on foot or by bus. At most one other student lives in the house, never with your first language. Breakfast is when you get up; dinner is at a fixed hour.

From eighteen you may choose a student residence instead in July and August: six single rooms around a kitchen, and you cook for yourself. Our article on [living with a host family](article:host-family) says what to expect.`,
      price: `The price is for two weeks with everything listed as included, and it is the same in July as in February. A deposit of 20% holds your place; the rest is due 45 days before you leave. Nothing is added for enrollment or materials.

Pocket money: €60 to €90 a week, lunches included. A pint of milk costs about what you think; a movie ticket costs more.`,
      stories: [
        {
          quote:
            'The father of the family speaks so fast that I nodded for a week. Then I said “sorry, what?” and we have been friends since.',
          name: 'João',
          detail: '20, from Recife, twelve weeks from September',
          portrait: 'joao',
        },
        {
          quote:
            'I was sixteen and had never flown without my parents. Niamh was standing exactly where she had said.',
          name: 'Noémie',
          detail: '16, from Lille, two weeks in July',
          portrait: 'noemie',
        },
      ],
      questions: [
        {
          question: 'Is Galway better than Dublin for learning?',
          answer:
            'It is smaller, cheaper to live in and has fewer people who share your language. Dublin has more museums and direct flights. If you want a big city, choose another program; we would rather say so now.',
        },
        {
          question: 'My daughter is sixteen. Who is with her?',
          answer:
            'Teachers in the morning, a group leader for the afternoon activities, the host family in the evening. Weekend outings have one adult for every ten people. See also [for parents](article:for-parents).',
        },
        {
          question: 'Do I need a visa?',
          answer:
            'Citizens of the European Union and of the United Kingdom do not. Brazilians and many others may stay up to 90 days without one. Ireland is outside the Schengen area, so its own rules apply: read [visas and permits](article:visas).',
        },
        {
          question: 'I am vegetarian, or allergic to something. Is that a problem?',
          answer:
            'No, if you tell us when you enroll. We choose the family accordingly and let Niamh know.',
        },
        {
          question: 'May I work while I study?',
          answer:
            'Citizens of the European Union may. Others may do so only on long courses with a residence permit that this program does not give.',
        },
      ],
    },
    pt: {
      uid: 'curso-de-ingles-em-galway',
      title: 'Inglês em Galway',
      tagline:
        'Uma cidade pequena na beira do Atlântico, onde puxam conversa com você no ponto de ônibus.',
      summary:
        'Inglês em Galway, de duas a vinte e quatro semanas: casa de família em Salthill, falésias de Moher e Ilhas de Aran. A partir dos 16 anos.',
      highlights: [
        {
          title: 'Uma cidade que conversa',
          text: 'Na loja, na fila, na chuva. O pessoal de Galway pergunta de onde você é e espera a resposta. Não existe treino melhor.',
        },
        {
          title: 'Jantar às seis e meia',
          text: 'Toda noite você janta com uma família em Salthill ou Knocknacarra. Batata, claro, mas também curry, e opiniões sobre hurling.',
        },
        {
          title: 'Falésias e uma ilha',
          text: 'Um fim de semana 214 metros acima do mar, em Moher; o outro de bicicleta entre os muros de pedra de Inis Mór.',
        },
        {
          title: 'Música sem palco',
          text: 'Às quintas, um violino, uma flauta e quem aparecer, na mesa do canto. Os menores de 18 vão à sessão que termina às nove.',
        },
      ],
      overview: `O rio Corrib atravessa Galway com tanta pressa que dá para ouvi-lo da sala de aula. A Corrib Quay School of English tem oito salas num antigo depósito de farinha, ao lado do Spanish Arch, e uma chaleira que nunca esfria. As aulas vão das nove à uma, com intervalo às onze, em turmas de cinco a dez.

Galway tem uns 85 mil habitantes, e um em cada quatro estuda. Você cruza o centro a pé em quinze minutos. O tamanho ajuda. Na segunda semana, o padeiro já sabe o que você pede, e o seu inglês tem aonde ir todos os dias.

O sotaque leva uns dias. Dizem “grand” quando está tudo bem e “your man” para falar de alguém que nunca viram. Desde a primeira aula, os professores usam gravações do oeste da Irlanda, para que a sala e a rua falem a mesma língua.

Chove. Não o dia inteiro, mas quase todo dia, e de lado. Niamh, nossa coordenadora, repete para todo mundo já no ônibus do aeroporto: compre uma boa jaqueta e esqueça o guarda-chuva. Quem vem em fevereiro vê a cidade como ela é; quem vem em julho tem luz até as dez da noite.`,
      itinerary: [
        {
          title: 'O ônibus para o oeste',
          text: 'Niamh encontra o grupo no aeroporto de Dublin à uma. São duas horas e meia de estrada; na escola, sua família espera de carro e com muitas perguntas.',
        },
        {
          title: 'Nivelamento e primeiras aulas',
          text: 'Prova oral e escrita, e depois a sua turma. Na quarta à tarde, caminhada pelo centro antigo com uma lista de coisas para descobrir perguntando.',
        },
        {
          title: 'Como se fala aqui',
          text: 'Duas manhãs com os sons do oeste. Quinta à noite é música; na sexta você chuta o muro no fim do calçadão de Salthill, como todo mundo.',
        },
        {
          title: 'As falésias de Moher',
          text: 'De ônibus pelo calcário nu do Burren e depois a trilha no alto, com o mar lá embaixo. Volta a tempo do jantar.',
        },
        {
          title: 'Domingo em família',
          text: 'Um jogo num campo molhado, a casa de uma tia, um assado. O que eles fizerem, você faz também. Leve botas.',
        },
        {
          title: 'Contar uma história',
          text: 'Tempos do passado e conversa fiada, que aqui é uma arte. Na quarta, cada turma grava um programa de rádio de cinco minutos sobre uma rua de Galway.',
        },
        {
          title: 'Relatório e certificado',
          text: 'Os programas são ouvidos em voz alta, com chá. Na sexta, o professor comenta o relatório a sós com você, por quinze minutos.',
        },
        {
          title: 'Inis Mór',
          text: 'Ônibus até Rossaveel, quarenta minutos de balsa, e bicicleta. Subida ao forte de Dún Aonghasa, na borda do penhasco. Com mar bravo, vamos a Connemara.',
        },
        {
          title: 'O ônibus para o leste',
          text: 'Saída para o aeroporto de Dublin às nove. Quem fica ganha mais um domingo em família e um horário novo na segunda.',
        },
      ],
      included: [
        '36 aulas de 50 minutos em nove manhãs, com livro',
        '13 noites em casa de família, em quarto individual, com café da manhã, jantar e lanche nos passeios',
        'Ônibus do aeroporto de Dublin e de volta, no primeiro e no último dia',
        'Cartão de ônibus da cidade',
        'Falésias de Moher e Inis Mór, com balsa, bicicleta e ingressos',
        'Três atividades à tarde por semana',
        'Teste de nível, relatório escrito e certificado',
        'Nossa coordenadora em Galway e um telefone atendido dia e noite',
      ],
      notIncluded: [
        'Passagem até Dublin',
        'Almoço nos dias de aula, cerca de € 8 cada',
        'Seguro de viagem e saúde',
        'Taxas de exames oficiais',
        'Visto, quando o seu passaporte exigir',
      ],
      requirements: [
        'Ter entre 16 e 30 anos no dia da chegada',
        'Inglês a partir do A2; quem começa do zero entra só em setembro',
        'Passaporte; cidadãos da União Europeia podem usar a carteira de identidade',
        'Menores de 18: autorização assinada por ambos os pais ou responsáveis',
        'Cobertura de saúde válida na Irlanda',
      ],
      safety: `Galway é tão segura que a pergunta difícil é sobre o tempo. Quem tem 16 ou 17 anos janta em casa e volta até as nove e meia, dez no fim de semana; se atrasar, a família liga para Niamh. Todos os adultos das casas passam por verificação da polícia irlandesa, e Niamh visita cada uma todo ano.

Duas regras não têm exceção: nas falésias, não sair da trilha, porque a borda é oca e o vento vem em rajadas; em Salthill, longe das pedras quando há ondas. Emergência: 112 ou 999. Os pais também têm o número de Niamh e a nossa página sobre [segurança](page:safety).`,
      accommodation: `Você tem um quarto só seu com uma família em Salthill, Knocknacarra ou Newcastle, a vinte ou trinta e cinco minutos da escola, a pé ou de ônibus. No máximo outro estudante mora na casa, e nunca com a mesma língua que você. O café da manhã é na hora em que você acorda; o jantar tem hora certa.

A partir dos 18, em julho e agosto, dá para escolher uma residência estudantil: seis quartos individuais em volta de uma cozinha, e quem cozinha é você. O artigo sobre [casa de família](article:host-family) conta o que esperar.`,
      price: `O preço vale para duas semanas, com tudo o que está incluído, e é o mesmo em julho e em fevereiro. Uma entrada de 20% garante a vaga; o restante é pago até 45 dias antes da viagem. Não se cobra nada a mais por matrícula ou material.

Para gastar: de € 60 a € 90 por semana, já com os almoços. Supermercado custa o que você imagina; cinema custa mais.`,
      stories: [
        {
          quote:
            'O pai da família fala tão rápido que passei uma semana fazendo que sim com a cabeça. Aí eu disse “sorry, what?” e viramos amigos.',
          name: 'João',
          detail: '20 anos, do Recife, doze semanas a partir de setembro',
          portrait: 'joao',
        },
        {
          quote:
            'Eu tinha dezesseis anos e nunca tinha voado sem meus pais. A Niamh estava exatamente onde disse que estaria.',
          name: 'Noémie',
          detail: '16 anos, de Lille, duas semanas em julho',
          portrait: 'noemie',
        },
      ],
      questions: [
        {
          question: 'Galway é melhor do que Dublin para aprender?',
          answer:
            'É menor, mais barata e tem menos gente que fala a sua língua. Dublin tem mais museus e voos diretos. Se você quer cidade grande, escolha outro programa; preferimos dizer isso agora.',
        },
        {
          question: 'Minha filha tem dezesseis anos. Quem fica com ela?',
          answer:
            'De manhã, os professores; à tarde, um monitor; à noite, a família. Nos passeios há um adulto para cada dez pessoas. Veja também [para os pais](article:for-parents).',
        },
        {
          question: 'Preciso de visto?',
          answer:
            'Brasileiros podem ficar até 90 dias sem visto; cidadãos da União Europeia e do Reino Unido não precisam. A Irlanda está fora do espaço Schengen e tem regras próprias: leia [vistos e autorizações](article:visas).',
        },
        {
          question: 'Sou vegetariano, ou tenho alergia. É problema?',
          answer:
            'Não, desde que você avise na inscrição. Escolhemos a família levando isso em conta e avisamos a Niamh.',
        },
        {
          question: 'Posso trabalhar enquanto estudo?',
          answer:
            'Cidadãos da União Europeia, sim. Os demais, só em cursos longos, com uma permissão de residência que este programa não dá.',
        },
      ],
    },
    es: {
      uid: 'curso-de-ingles-galway',
      title: 'Inglés en Galway',
      tagline:
        'Una ciudad pequeña al borde del Atlántico, donde te dan conversación en la parada del autobús.',
      summary:
        'Inglés en Galway, de dos a veinticuatro semanas: familia en Salthill, acantilados de Moher e islas de Arán. A partir de los 16 años.',
      highlights: [
        {
          title: 'Una ciudad que habla',
          text: 'En la tienda, en la cola, bajo la lluvia. La gente de Galway te pregunta de dónde eres y se queda a oír la respuesta. No hay mejor práctica.',
        },
        {
          title: 'Se cena a las seis y media',
          text: 'Cada tarde te sientas a la mesa con una familia de Salthill o Knocknacarra. Patatas, sí, pero también curri y opiniones sobre hurling.',
        },
        {
          title: 'Acantilados y una isla',
          text: 'Un fin de semana, a 214 metros sobre el mar en Moher; el otro, en bici entre los muros de piedra de Inis Mór.',
        },
        {
          title: 'Música sin escenario',
          text: 'Los jueves, un violín, una flauta y quien aparezca, en la mesa del rincón. Los menores de 18 van a la sesión que acaba a las nueve.',
        },
      ],
      overview: `El río Corrib cruza Galway tan deprisa que se oye desde el aula. La Corrib Quay School of English tiene ocho salas en un antiguo almacén de harina junto al Spanish Arch, y un hervidor que nunca se enfría. Las clases van de nueve a una, con descanso a las once, en grupos de cinco a diez.

Galway tiene unos 85.000 habitantes, y uno de cada cuatro estudia. El centro se cruza a pie en quince minutos. Ese tamaño ayuda. A la segunda semana el panadero sabe lo que pides, y tu inglés tiene adónde ir cada día.

El acento pide unos días. Dicen «grand» cuando algo está bien y «your man» de alguien a quien no han visto nunca. Los profesores usan grabaciones del oeste de Irlanda desde la primera clase, para que en el aula y en la calle se hable lo mismo.

Llueve. No todo el día, pero sí casi todos los días, y de lado. Niamh, nuestra coordinadora, se lo dice a todos ya en el autobús del aeropuerto: cómprate un buen chubasquero y olvídate del paraguas. Quien viene en febrero ve la ciudad como es; quien viene en julio tiene luz hasta las diez.`,
      itinerary: [
        {
          title: 'El autobús al oeste',
          text: 'Niamh recoge al grupo en el aeropuerto de Dublín a la una. Dos horas y media de carretera y, en la escuela, tu familia con el coche y muchas preguntas.',
        },
        {
          title: 'Prueba de nivel y primeras clases',
          text: 'Examen oral y escrito, y después tu grupo. El miércoles por la tarde, paseo por el casco antiguo con una lista de cosas que averiguar preguntando.',
        },
        {
          title: 'Cómo se habla aquí',
          text: 'Dos mañanas con los sonidos del oeste. El jueves por la noche, música; el viernes das la patada al muro del final del paseo de Salthill, como todos.',
        },
        {
          title: 'Los acantilados de Moher',
          text: 'En autocar por la caliza desnuda del Burren y luego el sendero de arriba, con el mar muy abajo. De vuelta para la cena.',
        },
        {
          title: 'Domingo en familia',
          text: 'Un partido en un campo mojado, la casa de una tía, un asado. Lo que hagan ellos lo haces tú. Trae botas.',
        },
        {
          title: 'Contar una historia',
          text: 'Los pasados y la charla sin más, que aquí es un arte. El miércoles cada grupo graba cinco minutos de radio sobre una calle de Galway.',
        },
        {
          title: 'Informe y certificado',
          text: 'Se escuchan los programas, con té. El viernes tu profesor repasa el informe contigo, a solas, durante quince minutos.',
        },
        {
          title: 'Inis Mór',
          text: 'Autobús a Rossaveel, cuarenta minutos de ferri y bicicleta. Subida al fuerte de Dún Aonghasa, al filo del acantilado. Con mala mar, vamos a Connemara.',
        },
        {
          title: 'El autobús al este',
          text: 'Salida hacia el aeropuerto de Dublín a las nueve. Quien se queda tiene otro domingo en familia y horario nuevo el lunes.',
        },
      ],
      included: [
        '36 clases de 50 minutos en nueve mañanas, con libro',
        '13 noches con una familia, en habitación individual, con desayuno, cena y pícnic en las excursiones',
        'Autocar desde el aeropuerto de Dublín y vuelta, el primer y el último día',
        'Tarjeta de autobús de la ciudad',
        'Acantilados de Moher e Inis Mór, con ferri, bicicleta y entradas',
        'Tres actividades por la tarde cada semana',
        'Prueba de nivel, informe escrito y certificado',
        'Nuestra coordinadora en Galway y un teléfono atendido día y noche',
      ],
      notIncluded: [
        'Vuelos a Dublín',
        'Comidas de mediodía en días de clase, unos 8 € cada una',
        'Seguro médico y de viaje',
        'Tasas de exámenes oficiales',
        'Visado, si tu pasaporte lo necesita',
      ],
      requirements: [
        'Tener entre 16 y 30 años el día de la llegada',
        'Inglés desde A2; quien empieza de cero entra solo en septiembre',
        'Pasaporte; los ciudadanos de la Unión Europea pueden usar el DNI',
        'Menores de 18: autorización firmada por ambos padres o tutores',
        'Cobertura sanitaria válida en Irlanda',
      ],
      safety: `Galway es tan segura que la pregunta difícil es la del tiempo. Quien tiene 16 o 17 años cena en casa y vuelve antes de las nueve y media, diez en fin de semana; si se retrasa, la familia llama a Niamh. La policía irlandesa comprueba los antecedentes de todos los adultos de nuestras casas, y Niamh visita cada una todos los años.

Hay dos reglas sin excepción: en los acantilados no se sale del sendero, porque el borde está hueco y el viento da golpes; en Salthill, lejos de las rocas si hay oleaje. Emergencias: 112 o 999. Los padres tienen también el número de Niamh y nuestra página de [seguridad](page:safety).`,
      accommodation: `Tienes habitación propia con una familia de Salthill, Knocknacarra o Newcastle, a entre veinte y treinta y cinco minutos de la escuela a pie o en autobús. Como mucho vive en la casa otro estudiante, nunca de tu misma lengua. Se desayuna al levantarse; se cena a hora fija.

Desde los 18, en julio y agosto puedes elegir una residencia: seis habitaciones individuales en torno a una cocina, y cocinas tú. El artículo sobre [vivir con una familia](article:host-family) cuenta lo que te espera.`,
      price: `El precio es para dos semanas con todo lo incluido, y cuesta lo mismo en julio que en febrero. Con un 20 % reservas la plaza; el resto se paga hasta 45 días antes de salir. No se añade nada por matrícula ni material.

Para gastos: de 60 a 90 € a la semana, comidas de mediodía incluidas. El supermercado cuesta lo que imaginas; el cine, más.`,
      stories: [
        {
          quote:
            'El padre de la familia habla tan rápido que pasé una semana asintiendo. Luego le dije en su idioma que no había entendido nada, y desde entonces somos amigos.',
          name: 'João',
          detail: '20 años, de Recife, doce semanas desde septiembre',
          portrait: 'joao',
        },
        {
          quote:
            'Tenía dieciséis años y nunca había volado sin mis padres. Niamh estaba justo donde había dicho.',
          name: 'Noémie',
          detail: '16 años, de Lille, dos semanas en julio',
          portrait: 'noemie',
        },
      ],
      questions: [
        {
          question: '¿Es mejor Galway que Dublín para aprender?',
          answer:
            'Es más pequeña, más barata y hay menos gente que hable tu lengua. Dublín tiene más museos y vuelos directos. Si buscas una ciudad grande, elige otro programa; preferimos decírtelo ahora.',
        },
        {
          question: 'Mi hija tiene dieciséis años. ¿Quién está con ella?',
          answer:
            'Por la mañana, los profesores; por la tarde, un monitor; por la noche, la familia. En las excursiones hay un adulto por cada diez personas. Lee también [para los padres](article:for-parents).',
        },
        {
          question: '¿Necesito visado?',
          answer:
            'Los ciudadanos de la Unión Europea y del Reino Unido, no. Brasileños y muchos otros pueden quedarse hasta 90 días sin él. Irlanda está fuera del espacio Schengen y tiene sus propias normas: mira [visados y permisos](article:visas).',
        },
        {
          question: 'Soy vegetariano, o tengo una alergia. ¿Es un problema?',
          answer:
            'No, si lo dices al inscribirte. Elegimos la familia teniéndolo en cuenta y avisamos a Niamh.',
        },
        {
          question: '¿Puedo trabajar mientras estudio?',
          answer:
            'Los ciudadanos de la Unión Europea, sí. Los demás, solo en cursos largos con un permiso de residencia que este programa no da.',
        },
      ],
    },
    fr: {
      uid: 'cours-d-anglais-galway',
      title: 'L’anglais à Galway',
      tagline:
        'Une petite ville au bord de l’Atlantique, où l’on engage la conversation à l’arrêt de bus.',
      summary:
        'L’anglais à Galway, de deux à vingt-quatre semaines : famille à Salthill, falaises de Moher et îles d’Aran. À partir de 16 ans.',
      highlights: [
        {
          title: 'Une ville qui parle',
          text: 'À la caisse, dans la file, sous la pluie. Les gens de Galway demandent d’où l’on vient et attendent la réponse. Il n’y a pas de meilleur exercice.',
        },
        {
          title: 'À table à 18 h 30',
          text: 'Chaque soir, vous dînez avec une famille de Salthill ou de Knocknacarra. Des pommes de terre, oui, mais aussi du curry et des avis sur le hurling.',
        },
        {
          title: 'Des falaises et une île',
          text: 'Un week-end à 214 mètres au-dessus de la mer, à Moher ; l’autre à vélo entre les murets de pierre d’Inis Mór.',
        },
        {
          title: 'De la musique sans scène',
          text: 'Le jeudi, un violon, une flûte et qui veut bien, à la table du coin. Les moins de 18 ans vont à la séance qui finit à 21 h.',
        },
      ],
      overview: `La rivière Corrib traverse Galway si vite qu’on l’entend depuis la salle de classe. La Corrib Quay School of English occupe huit salles dans un ancien entrepôt de farine, près du Spanish Arch, et sa bouilloire ne refroidit jamais. Les cours vont de 9 h à 13 h, avec une pause à 11 h, par groupes de cinq à dix.

Galway compte environ 85 000 habitants, et un sur quatre y étudie. On traverse le centre à pied en un quart d’heure. Cette taille aide. Dès la deuxième semaine, le boulanger sait ce que vous prenez, et votre anglais a chaque jour un endroit où aller.

L’accent demande quelques jours. On dit « grand » quand tout va bien et « your man » à propos d’un inconnu. Dès la première leçon, les professeurs se servent d’enregistrements de l’ouest de l’Irlande, pour que la classe et la rue parlent la même langue.

Il pleut. Pas toute la journée, mais presque tous les jours, et de travers. Niamh, notre coordinatrice, le répète à tous dans le car de l’aéroport : achetez une vraie veste et oubliez le parapluie. En février, on voit la ville telle qu’elle vit ; en juillet, il fait jour jusqu’à 22 h.`,
      itinerary: [
        {
          title: 'Le car vers l’ouest',
          text: 'Niamh accueille le groupe à l’aéroport de Dublin à 13 h. Deux heures et demie de route, puis votre famille attend à l’école, avec une voiture et beaucoup de questions.',
        },
        {
          title: 'Test et premiers cours',
          text: 'Une épreuve orale, une écrite, puis votre groupe. Le mercredi après-midi, une marche dans le vieux quartier avec une liste de choses à découvrir en demandant.',
        },
        {
          title: 'Comment on parle ici',
          text: 'Deux matinées sur les sons de l’ouest. Jeudi soir, musique ; vendredi, le coup de pied au mur au bout de la promenade de Salthill, comme tout le monde.',
        },
        {
          title: 'Les falaises de Moher',
          text: 'En car à travers le calcaire nu du Burren, puis le sentier des falaises, la mer tout en bas. Retour pour le dîner.',
        },
        {
          title: 'Dimanche en famille',
          text: 'Un match sur un terrain détrempé, la maison d’une tante, un rôti. Ce qu’ils font, vous le faites. Prenez des bottes.',
        },
        {
          title: 'Raconter une histoire',
          text: 'Les temps du passé et la conversation pour rien, qui est ici un art. Mercredi, chaque groupe enregistre cinq minutes de radio sur une rue de Galway.',
        },
        {
          title: 'Bilan et certificat',
          text: 'On écoute les émissions autour d’un thé. Vendredi, votre professeur reprend le bilan avec vous, en tête à tête, pendant un quart d’heure.',
        },
        {
          title: 'Inis Mór',
          text: 'Bus jusqu’à Rossaveel, quarante minutes de bateau, puis le vélo. Montée au fort de Dún Aonghasa, au bord du vide. Par gros temps, ce sera le Connemara.',
        },
        {
          title: 'Le car vers l’est',
          text: 'Départ pour l’aéroport de Dublin à 9 h. Ceux qui restent ont un autre dimanche en famille et un nouvel emploi du temps lundi.',
        },
      ],
      included: [
        '36 leçons de 50 minutes sur neuf matinées, avec le manuel',
        '13 nuits en famille, en chambre individuelle, avec petit déjeuner, dîner et pique-nique lors des sorties',
        'Car depuis et vers l’aéroport de Dublin, le premier et le dernier jour',
        'Carte de bus pour la ville',
        'Falaises de Moher et Inis Mór, avec bateau, vélo et entrées',
        'Trois activités l’après-midi chaque semaine',
        'Test de niveau, bilan écrit et certificat',
        'Notre coordinatrice à Galway et un téléphone où l’on répond jour et nuit',
      ],
      notIncluded: [
        'Les vols jusqu’à Dublin',
        'Les déjeuners des jours de cours, environ 8 € chacun',
        'L’assurance voyage et santé',
        'Les frais d’examens officiels',
        'Le visa, si votre passeport l’exige',
      ],
      requirements: [
        'Avoir entre 16 et 30 ans le jour de l’arrivée',
        'Anglais à partir du A2 ; les grands débutants commencent en septembre seulement',
        'Passeport ; la carte d’identité suffit aux citoyens de l’Union européenne',
        'Moins de 18 ans : autorisation signée par les deux parents ou tuteurs',
        'Couverture santé valable en Irlande',
      ],
      safety: `Galway est assez sûre pour que la question difficile soit la météo. À 16 et 17 ans, on dîne en famille et l’on rentre avant 21 h 30, 22 h le week-end ; en cas de retard, la famille appelle Niamh. Tous les adultes de nos foyers font l’objet d’une vérification par la police irlandaise, et Niamh visite chaque maison tous les ans.

Deux règles sont sans exception : aux falaises, on reste sur le sentier, car le bord est creux et le vent souffle en rafales ; à Salthill, on s’éloigne des rochers par forte houle. Urgences : 112 ou 999. Les parents ont aussi le numéro de Niamh et notre page [sécurité](page:safety).`,
      accommodation: `Vous avez votre chambre dans une famille de Salthill, Knocknacarra ou Newcastle, à vingt ou trente-cinq minutes de l’école, à pied ou en bus. Un seul autre étudiant au plus vit dans la maison, jamais de votre langue. Le petit déjeuner se prend au lever ; le dîner est à heure fixe.

À partir de 18 ans, en juillet et en août, une résidence est possible : six chambres individuelles autour d’une cuisine, où vous préparez vos repas. L’article [vivre en famille d’accueil](article:host-family) dit à quoi s’attendre.`,
      price: `Le prix vaut pour deux semaines, avec tout ce qui est compris, et il est le même en juillet qu’en février. Un acompte de 20 % retient la place ; le solde se règle 45 jours avant le départ. Rien ne s’ajoute pour l’inscription ou le matériel.

Argent de poche : de 60 à 90 € par semaine, déjeuners inclus. Les courses coûtent ce que l’on imagine ; le cinéma, davantage.`,
      stories: [
        {
          quote:
            'Le père de la famille parle si vite que j’ai hoché la tête pendant une semaine. Puis j’ai dit « sorry, what ? » et nous sommes amis depuis.',
          name: 'João',
          detail: '20 ans, de Recife, douze semaines à partir de septembre',
          portrait: 'joao',
        },
        {
          quote:
            'J’avais seize ans et je n’avais jamais pris l’avion sans mes parents. Niamh était exactement là où elle avait dit.',
          name: 'Noémie',
          detail: '16 ans, de Lille, deux semaines en juillet',
          portrait: 'noemie',
        },
      ],
      questions: [
        {
          question: 'Galway vaut-elle mieux que Dublin pour apprendre ?',
          answer:
            'La ville est plus petite, la vie moins chère, et l’on y croise moins de gens de sa langue. Dublin a plus de musées et de vols directs. Si vous voulez une grande ville, choisissez un autre programme ; autant le dire maintenant.',
        },
        {
          question: 'Ma fille a seize ans. Qui est avec elle ?',
          answer:
            'Les professeurs le matin, un animateur l’après-midi, la famille le soir. Lors des sorties, un adulte pour dix personnes. Voir aussi [pour les parents](article:for-parents).',
        },
        {
          question: 'Faut-il un visa ?',
          answer:
            'Pas pour les citoyens de l’Union européenne ni du Royaume-Uni. Les Brésiliens et bien d’autres peuvent rester 90 jours sans visa. L’Irlande est hors de l’espace Schengen et a ses propres règles : lisez [visas et permis](article:visas).',
        },
        {
          question: 'Je suis végétarien, ou allergique. Est-ce un problème ?',
          answer:
            'Non, si vous le dites à l’inscription. Nous choisissons la famille en conséquence et prévenons Niamh.',
        },
        {
          question: 'Peut-on travailler pendant le cours ?',
          answer:
            'Les citoyens de l’Union européenne, oui. Les autres, seulement lors de cours longs, avec un titre de séjour que ce programme ne donne pas.',
        },
      ],
    },
  },
} satisfies Program;
