import type { Program } from '../source.ts';

export default {
  key: 'nelson',
  kind: 'high_school',
  continents: ['oceania'],
  countries: ['NZ'],
  place: {
    en: 'Nelson, New Zealand',
    pt: 'Nelson, Nova Zelândia',
    es: 'Nelson, Nueva Zelanda',
    fr: 'Nelson, Nouvelle-Zélande',
  },
  stops: [
    {
      name: { en: 'Nelson', pt: 'Nelson', es: 'Nelson', fr: 'Nelson' },
      latitude: -41.2706,
      longitude: 173.284,
    },
    {
      name: {
        en: 'Marahau, Abel Tasman',
        pt: 'Marahau, Abel Tasman',
        es: 'Marahau, Abel Tasman',
        fr: 'Marahau, Abel Tasman',
      },
      latitude: -41.0008,
      longitude: 173.0075,
    },
    {
      name: {
        en: 'St Arnaud, Lake Rotoiti',
        pt: 'St Arnaud, lago Rotoiti',
        es: 'St Arnaud, lago Rotoiti',
        fr: 'St Arnaud, lac Rotoiti',
      },
      latitude: -41.8033,
      longitude: 172.8464,
    },
    {
      name: { en: 'Kaikōura', pt: 'Kaikōura', es: 'Kaikōura', fr: 'Kaikōura' },
      latitude: -42.4008,
      longitude: 173.6814,
    },
  ],
  weeks: { min: 34, max: 46 },
  departures: [
    { month: 1, day: 18, weeks: 46, places: 'few' },
    { month: 4, day: 12, weeks: 34, places: 'open' },
    { month: 7, day: 5, weeks: 40, places: 'open' },
    { month: 9, day: 27, weeks: 40, places: 'open' },
  ],
  ages: { min: 14, max: 18 },
  price: { from: 14900, currency: 'EUR' },
  longerStays: [
    { weeks: 40, amount: 18500 },
    { weeks: 46, amount: 16250 },
  ],
  extras: [
    {
      name: {
        en: 'A fourth term (January start)',
        pt: 'Um quarto período letivo (início em janeiro)',
        es: 'Un cuarto trimestre (comienzo en enero)',
        fr: 'Un quatrième trimestre (rentrée de janvier)',
      },
      amount: 3600,
    },
    {
      name: {
        en: 'The summer vacation with the host family (July and September starts)',
        pt: 'As férias de verão com a família (início em julho e setembro)',
        es: 'Las vacaciones de verano con la familia (comienzo en julio y septiembre)',
        fr: 'Les vacances d’été en famille (départs de juillet et de septembre)',
      },
      amount: 1350,
    },
    {
      name: {
        en: 'Outdoor education as a subject, with equipment',
        pt: 'Educação ao ar livre como matéria, com equipamento',
        es: 'Educación al aire libre como asignatura, con equipo',
        fr: 'L’option plein air, matériel compris',
      },
      amount: 480,
    },
    {
      name: {
        en: 'Ten days around the South Island',
        pt: 'Dez dias pela Ilha Sul',
        es: 'Diez días por la Isla Sur',
        fr: 'Dix jours dans l’île du Sud',
      },
      amount: 1390,
    },
  ],
  languages: ['english'],
  accommodation: ['host_family'],
  group: { min: 6, max: 16 },
  scenes: ['nelson-bay', 'nelson-lake'],
  itinerary: [
    { unit: 'month', from: 1, to: 1 },
    { unit: 'month', from: 2, to: 2 },
    { unit: 'month', from: 3, to: 3 },
    { unit: 'month', from: 4, to: 4 },
    { unit: 'month', from: 5, to: 5 },
    { unit: 'month', from: 6, to: 6 },
    { unit: 'month', from: 7, to: 7 },
    { unit: 'month', from: 8, to: 8 },
  ],
  tags: ['sea', 'mountains', 'parents', 'first-time-abroad', 'daily-life'],
  relatedPrograms: ['lunenburg', 'melbourne', 'galway'],
  relatedArticles: ['for-parents', 'host-family', 'homesick', 'visas'],
  text: {
    en: {
      uid: 'high-school-year-nelson',
      title: 'A school year in Nelson',
      tagline:
        'School shoes off at three, sand by half past, and a whole winter that lasts until August.',
      summary:
        'A high-school year in Nelson, New Zealand: three or four terms at a state school, a host family, and weekends by kayak and on foot. Ages 14 to 18.',
      highlights: [
        {
          title: 'Subjects you will not find at home',
          text: 'Marine science with the tide table on the wall, outdoor education, te reo Māori, food technology. You choose two of them next to English and mathematics.',
        },
        {
          title: 'A family, for real',
          text: 'You have a key, a place at the table and a turn at the dishes. By the second month they stop introducing you to people.',
        },
        {
          title: 'Three national parks in reach',
          text: 'Golden coves in the Abel Tasman, a black lake at St Arnaud, and the marble hills of Kahurangi, all within two hours by road.',
        },
        {
          title: 'Someone in town',
          text: 'Kirsty has looked after exchange students in Nelson for twelve years. She meets each of you every two weeks, and answers on Sundays too.',
        },
        {
          title: 'Sport without a trial',
          text: 'Netball, soccer, rowing, waka ama. There is a team for the good and one for those who have never held the ball.',
        },
      ],
      overview: `Nelson lies where the South Island opens to the north: a town of about 55,000, a long beach, hills behind the last houses. It has more hours of sunshine than almost any place in the country. Students bicycle to school along the estuary and leave their surfboards at a friend’s house.

Haven Hills College is a state school with some 950 students, about thirty of them from abroad. The day runs from ten to nine until quarter past three. You wear the uniform, shorts included, and call teachers by their last name. Classes are less silent than you may be used to: people work in groups, present, build things. Help in English as a second language comes four times a week for as long as you need it.

The school year has four terms, from late January to December. Our program lasts three terms, or all four if you start in January. It is long enough for homesickness to come, usually in week five, and to go.

It is also far. The flight takes more than a day, and when it is breakfast here it is evening at home. You will miss a Christmas or a birthday. We say this to families at the first meeting, because those who know it in advance have the better year.`,
      itinerary: [
        {
          title: 'Arriving, counted from the April start',
          text: 'Kirsty is at Nelson airport. Two nights at Marahau with the other newcomers, then home to your family. Uniform, timetable, bicycle, and your first day with a “buddy” from your year.',
        },
        {
          title: 'Finding your feet',
          text: 'Autumn: clear mornings, apples. You join a team or the choir. English is tiring, and by four o’clock so are you. That passes.',
        },
        {
          title: 'Matariki',
          text: 'Midwinter and the Māori new year. The school gathers before dawn to see the stars rise, then eats together. First report; Kirsty goes through it with you and writes to your parents.',
        },
        {
          title: 'Snow above the lake',
          text: 'Two weeks of vacation in July. One weekend with us at St Arnaud: frost on the jetty, eels under it, and the small ski field above Lake Rotoiti.',
        },
        {
          title: 'The long term',
          text: 'The school play, winter tournaments, practice exams. You dream in English for the first time and tell everybody at breakfast.',
        },
        {
          title: 'Whales at Kaikōura',
          text: 'Spring, and vacation again. Three days on the east coast, where the sea floor drops away close to land and sperm whales feed within sight of the mountains.',
        },
        {
          title: 'Kayaks and exams',
          text: 'Three days by kayak in the Abel Tasman, with a night under canvas. Older students sit external exams in November; younger ones have lessons until December.',
        },
        {
          title: 'The last weeks',
          text: 'Beach after school, prize-giving, a barbecue with all host families. Your school record, your certificate, and a suitcase that no longer closes.',
        },
      ],
      included: [
        'Three terms at a state school, with enrollment and English support',
        'Thirty-four weeks with a host family, own room and all meals',
        'The medical and travel insurance that the student visa requires',
        'Transfer from and to Nelson airport',
        'Rental of the school uniform and of a bicycle',
        'Arrival camp at Marahau, weekend at Lake Rotoiti, three days at Kaikōura, three days by kayak',
        'A meeting with our coordinator every two weeks, a report to parents each term',
        'Preparation day in Porto, London or Paris, or by video',
        'School record and help with recognition at home',
      ],
      notIncluded: [
        'Flights to Nelson, about €1,600 to €2,200 round trip',
        'Student visa fee and medical certificates',
        'Pocket money, about €50 to €70 a week',
        'Telephone contract',
        'School outings and sports fees beyond those named',
      ],
      requirements: [
        'Between 14 and 18 years old on the day you start, and still at school',
        'English from A2 for 14 and 15 year olds, B1 from 16',
        'School reports of the last two years without failed subjects left open',
        'An interview with you, and one with your parents',
        'Passport valid three months beyond the stay, and a student visa',
        'Health form signed by your doctor',
      ],
      safety: `New Zealand law obliges schools to follow a code of practice for students from abroad: vetted homes, someone on call at all hours, written permission for each trip. Everyone over eighteen in the house is checked by the police. Kirsty visits before you arrive and once a term.

The real risks are outdoors. You swim between the flags, wear sunscreen even under cloud, and never walk into the bush alone or without telling someone. Earthquakes happen: schools practice drop, cover and hold. Exchange students may not drive or ride as passengers of learner drivers. The emergency number is 111. Parents should read [how we keep people safe](page:safety) too.`,
      accommodation: `You live with one family for the whole stay, in your own room, at most forty minutes from school by bicycle or bus. Some have children your age, some small ones, some a dog and no children. We send you their letter and photographs six weeks before. Meals are at home, with a packed lunch for school.

Houses are of wood and lightly heated. In July it may be 12 degrees in your bedroom in the morning. Pack wool. If a family and you do not get on, we first talk, then move you, at no cost.`,
      price: `The price covers three terms and thirty-four weeks with everything listed as included. You pay 10% on acceptance, 40% when the school place is confirmed, and the rest 45 days before departure.

If the visa is refused we return everything except €300. Scholarships for school years are given each year, and we say how we decide: see [prices and scholarships](page:prices).`,
      stories: [
        {
          quote:
            'In week five I cried in the school library. The librarian gave me a cookie and a job putting books away. I did it all year.',
          name: 'Beatriz',
          detail: '16, from Florianópolis, three terms from July',
          portrait: 'beatriz',
        },
        {
          quote:
            'I had never rowed, and the boat had a place free. In March I could not hold an oar; in September we came third in the region.',
          name: 'Mateo',
          detail: '17, from Valencia, four terms',
          portrait: 'mateo',
        },
      ],
      questions: [
        {
          question: 'Will the year count at home?',
          answer:
            'In most countries it can, if you choose the right subjects and ask your school beforehand. We give you the list of what your country requires and, at the end, a stamped school record.',
        },
        {
          question: 'How does the visa work?',
          answer:
            'For more than three months you need a student visa. Once the school confirms your place, you apply online with our checklist; allow eight weeks. More in [visas and permits](article:visas).',
        },
        {
          question: 'May we visit our son during the year?',
          answer:
            'Yes, but best in the second half. Visits in the first three months make settling in harder, and most families tell us afterward that they were glad to have waited.',
        },
        {
          question: 'What happens if it does not work out?',
          answer:
            'First a talk with Kirsty, then with the school and with you. A change of family is possible at any time. If someone goes home early, we refund the unused homestay weeks after four weeks’ notice.',
        },
        {
          question: 'Why does the program start in April or July too?',
          answer:
            'Schools take new students at the beginning of each term. A July start suits the northern school year: three terms here, with the long summer vacation in the middle.',
        },
      ],
    },
    pt: {
      uid: 'ensino-medio-em-nelson',
      title: 'Um ano de escola em Nelson',
      tagline:
        'Sapato da escola fora às três, areia às três e meia, e um inverno inteiro que vai até agosto.',
      summary:
        'High school em Nelson, Nova Zelândia: três ou quatro períodos numa escola pública, casa de família, caiaque e trilhas. De 14 a 18 anos.',
      highlights: [
        {
          title: 'Matérias que não existem em casa',
          text: 'Ciências do mar com a tábua das marés na parede, educação ao ar livre, te reo Māori, gastronomia. Você escolhe duas, além de inglês e matemática.',
        },
        {
          title: 'Uma família de verdade',
          text: 'Você tem chave, lugar na mesa e dia de lavar a louça. No segundo mês, eles param de apresentar você aos outros.',
        },
        {
          title: 'Três parques nacionais por perto',
          text: 'Enseadas douradas no Abel Tasman, um lago negro em St Arnaud e os morros de mármore de Kahurangi, todos a até duas horas de estrada.',
        },
        {
          title: 'Alguém na cidade',
          text: 'Kirsty cuida de intercambistas em Nelson há doze anos. Encontra cada um a cada quinze dias e atende também aos domingos.',
        },
        {
          title: 'Esporte sem peneira',
          text: 'Netball, futebol, remo, waka ama. Há um time para os bons e outro para quem nunca pegou na bola.',
        },
      ],
      overview: `Nelson fica onde a Ilha Sul se abre para o norte: uns 55 mil habitantes, uma praia comprida, morros atrás das últimas casas. Tem mais horas de sol do que quase qualquer outro lugar do país. Os alunos vão de bicicleta pela beira do estuário e deixam a prancha na casa de um amigo.

A Haven Hills College é uma escola pública com uns 950 alunos, cerca de trinta deles de fora. O dia vai das 8h50 às 15h15. Você usa uniforme, bermuda inclusive, e chama o professor pelo sobrenome. As aulas são menos silenciosas do que você talvez conheça: trabalha-se em grupo, apresenta-se, constrói-se. O reforço de inglês acontece quatro vezes por semana, enquanto for preciso.

O ano letivo tem quatro períodos, do fim de janeiro a dezembro, quase como no Brasil. O programa dura três, ou os quatro para quem começa em janeiro. É tempo bastante para a saudade chegar, em geral na quinta semana, e para ir embora.

Também é longe. O voo leva mais de um dia e, quando aqui é café da manhã, em casa é noite. Você vai perder um Natal ou um aniversário. Dizemos isso às famílias já na primeira conversa, porque quem sabe antes tem um ano melhor.`,
      itinerary: [
        {
          title: 'A chegada, contando a partir de abril',
          text: 'Kirsty está no aeroporto de Nelson. Duas noites em Marahau com os outros novatos e depois a casa da sua família. Uniforme, horário, bicicleta e o primeiro dia com um “buddy” do seu ano.',
        },
        {
          title: 'Pegando o jeito',
          text: 'Outono: manhãs claras, maçãs. Você entra num time ou no coral. Inglês cansa, e às quatro da tarde você também está cansado. Passa.',
        },
        {
          title: 'Matariki',
          text: 'Meio do inverno e ano-novo māori. A escola se reúne antes do amanhecer para ver as estrelas nascerem e depois come junta. Primeiro boletim: Kirsty comenta com você e escreve aos seus pais.',
        },
        {
          title: 'Neve acima do lago',
          text: 'Duas semanas de férias em julho. Um fim de semana conosco em St Arnaud: geada no píer, enguias embaixo dele e a pequena estação de esqui acima do lago Rotoiti.',
        },
        {
          title: 'O período comprido',
          text: 'A peça da escola, os torneios de inverno, os simulados. Você sonha em inglês pela primeira vez e conta para todo mundo no café.',
        },
        {
          title: 'Baleias em Kaikōura',
          text: 'Primavera e férias de novo. Três dias na costa leste, onde o fundo do mar despenca perto da praia e cachalotes comem à vista das montanhas.',
        },
        {
          title: 'Caiaques e provas',
          text: 'Três dias de caiaque no Abel Tasman, com noite em barraca. Os mais velhos fazem exames externos em novembro; os mais novos têm aula até dezembro.',
        },
        {
          title: 'As últimas semanas',
          text: 'Praia depois da aula, entrega de prêmios, churrasco com todas as famílias. Histórico escolar, certificado e uma mala que já não fecha.',
        },
      ],
      included: [
        'Três períodos numa escola pública, com matrícula e reforço de inglês',
        'Trinta e quatro semanas em casa de família, com quarto individual e todas as refeições',
        'O seguro de saúde e viagem exigido pelo visto de estudante',
        'Transporte do aeroporto de Nelson e de volta',
        'Aluguel do uniforme e de uma bicicleta',
        'Acampamento de chegada em Marahau, fim de semana no lago Rotoiti, três dias em Kaikōura e três de caiaque',
        'Encontro quinzenal com a coordenadora e relatório aos pais a cada período',
        'Dia de preparação no Porto, em Londres ou em Paris, ou por vídeo',
        'Histórico escolar e ajuda com a validação no seu país',
      ],
      notIncluded: [
        'Passagens até Nelson, de € 1.600 a € 2.200 ida e volta a partir da Europa',
        'Taxa do visto de estudante e atestados médicos',
        'Dinheiro de bolso, de € 50 a € 70 por semana',
        'Plano de celular',
        'Passeios da escola e taxas de esporte além dos citados',
      ],
      requirements: [
        'Ter entre 14 e 18 anos no dia do início e ainda estar na escola',
        'Inglês a partir do A2 para quem tem 14 ou 15 anos, B1 a partir dos 16',
        'Boletins dos dois últimos anos, sem dependências em aberto',
        'Uma entrevista com você e outra com seus pais',
        'Passaporte válido por três meses além da estadia e visto de estudante',
        'Ficha de saúde assinada pelo seu médico',
      ],
      safety: `A lei neozelandesa obriga as escolas a seguir um código para alunos de fora: casas verificadas, plantão a qualquer hora, autorização por escrito para cada viagem. A polícia checa os antecedentes de todos os maiores de 18 da casa. Kirsty visita a família antes da sua chegada e uma vez por período.

Os riscos reais estão ao ar livre. Você nada entre as bandeiras, usa protetor até com nuvens e nunca entra na mata sem companhia ou sem avisar. Terremotos acontecem: as escolas treinam abaixar, proteger-se e segurar. Intercambista não dirige nem anda com motorista aprendiz. A emergência é 111. Para os pais: [como cuidamos da segurança](page:safety).`,
      accommodation: `Você mora com uma família só durante toda a estadia, num quarto seu, a no máximo quarenta minutos da escola de bicicleta ou ônibus. Algumas têm filhos da sua idade, outras crianças pequenas, outras um cachorro e nenhum filho. Seis semanas antes, mandamos a carta e as fotos deles. As refeições são em casa, e o almoço vai na mochila.

As casas são de madeira e pouco aquecidas. Em julho pode fazer 12 graus no quarto de manhã. Leve lã. Se você e a família não se derem bem, primeiro conversamos; depois mudamos você, sem custo.`,
      price: `O preço vale para três períodos e trinta e quatro semanas, com tudo o que está incluído. Você paga 10% ao ser aceito, 40% quando a vaga na escola é confirmada e o restante até 45 dias antes da viagem.

Se o visto for negado, devolvemos tudo menos € 300. Todo ano há bolsas para o ano escolar, e contamos como decidimos: veja [preços e bolsas](page:prices).`,
      stories: [
        {
          quote:
            'Na quinta semana eu chorei na biblioteca. A bibliotecária me deu um biscoito e o trabalho de guardar livros. Fiz isso o ano todo.',
          name: 'Beatriz',
          detail: '16 anos, de Florianópolis, três períodos a partir de julho',
          portrait: 'beatriz',
        },
        {
          quote:
            'Eu nunca tinha remado, e sobrava um lugar no barco. Em março não sabia segurar o remo; em setembro fomos terceiros da região.',
          name: 'Mateo',
          detail: '17 anos, de Valência, quatro períodos',
          portrait: 'mateo',
        },
      ],
      questions: [
        {
          question: 'O ano vale no meu país?',
          answer:
            'Na maioria dos países pode valer, se você escolher as matérias certas e combinar antes com a sua escola. Damos a lista do que o seu país exige e, no fim, um histórico carimbado.',
        },
        {
          question: 'Como funciona o visto?',
          answer:
            'Para mais de três meses é preciso visto de estudante. Com a vaga confirmada, você faz o pedido pela internet com a nossa lista; conte oito semanas. Mais em [vistos e autorizações](article:visas).',
        },
        {
          question: 'Podemos visitar nosso filho durante o ano?',
          answer:
            'Podem, de preferência na segunda metade. Visitas nos três primeiros meses atrapalham a adaptação, e a maioria das famílias nos diz depois que foi bom ter esperado.',
        },
        {
          question: 'E se não der certo?',
          answer:
            'Primeiro uma conversa com Kirsty, depois com a escola e com vocês. Dá para trocar de família a qualquer momento. Se alguém volta antes, devolvemos as semanas de hospedagem não usadas, com aviso de quatro semanas.',
        },
        {
          question: 'Por que também há início em abril e julho?',
          answer:
            'As escolas recebem alunos novos no começo de cada período. Julho combina com o calendário europeu: três períodos aqui, com as férias longas de verão no meio. Do Brasil, janeiro costuma ser o mais simples.',
        },
      ],
    },
    es: {
      uid: 'ano-escolar-nelson',
      title: 'Un curso escolar en Nelson',
      tagline:
        'Zapatos del colegio fuera a las tres, arena a y media, y un invierno entero que llega hasta agosto.',
      summary:
        'Un año de instituto en Nelson, Nueva Zelanda: tres o cuatro trimestres en un centro público, familia, kayak y senderos. De 14 a 18 años.',
      highlights: [
        {
          title: 'Asignaturas que no hay en casa',
          text: 'Ciencias del mar con la tabla de mareas en la pared, educación al aire libre, te reo Māori, cocina. Eliges dos, además de inglés y matemáticas.',
        },
        {
          title: 'Una familia de verdad',
          text: 'Tienes llave, sitio en la mesa y turno de platos. Al segundo mes dejan de presentarte a la gente.',
        },
        {
          title: 'Tres parques nacionales cerca',
          text: 'Calas doradas en Abel Tasman, un lago negro en St Arnaud y los montes de mármol de Kahurangi, todo a menos de dos horas por carretera.',
        },
        {
          title: 'Alguien en la ciudad',
          text: 'Kirsty lleva doce años cuidando de estudiantes de intercambio en Nelson. Queda con cada uno cada dos semanas y contesta también los domingos.',
        },
        {
          title: 'Deporte sin pruebas',
          text: 'Netball, fútbol, remo, waka ama. Hay un equipo para los buenos y otro para quien nunca ha tocado el balón.',
        },
      ],
      overview: `Nelson está donde la Isla Sur se abre al norte: unos 55.000 habitantes, una playa larga, montes detrás de las últimas casas. Tiene más horas de sol que casi cualquier otro sitio del país. Los alumnos van en bici por la orilla del estuario y dejan la tabla de surf en casa de un amigo.

Haven Hills College es un centro público de unos 950 alumnos, una treintena de ellos de fuera. La jornada va de nueve menos diez a tres y cuarto. Se lleva uniforme, con pantalón corto, y a los profesores se los llama por el apellido. Las clases son menos silenciosas de lo que quizá conozcas: se trabaja en grupo, se expone, se construye. Hay refuerzo de inglés cuatro veces por semana mientras haga falta.

El curso tiene cuatro trimestres cortos, de finales de enero a diciembre. El programa dura tres, o los cuatro si empiezas en enero. Da tiempo a que llegue la morriña, por lo general en la quinta semana, y a que se vaya.

También está lejos. El vuelo dura más de un día y, cuando allí se desayuna, en casa es de noche. Te perderás una Navidad o un cumpleaños. Se lo decimos a las familias en la primera reunión, porque quien lo sabe antes tiene un año mejor.`,
      itinerary: [
        {
          title: 'La llegada, contando desde abril',
          text: 'Kirsty está en el aeropuerto de Nelson. Dos noches en Marahau con los demás recién llegados y después, a casa de tu familia. Uniforme, horario, bici y el primer día con un «buddy» de tu curso.',
        },
        {
          title: 'Cogerle el aire',
          text: 'Otoño: mañanas limpias, manzanas. Te apuntas a un equipo o al coro. El inglés cansa, y a las cuatro tú también. Se pasa.',
        },
        {
          title: 'Matariki',
          text: 'Mitad del invierno y año nuevo maorí. El instituto se reúne antes del alba para ver salir las estrellas y luego come junto. Primeras notas: Kirsty las repasa contigo y escribe a tus padres.',
        },
        {
          title: 'Nieve sobre el lago',
          text: 'Dos semanas de vacaciones en julio. Un fin de semana con nosotros en St Arnaud: escarcha en el embarcadero, anguilas debajo y la pequeña estación de esquí sobre el lago Rotoiti.',
        },
        {
          title: 'El trimestre largo',
          text: 'La obra de teatro, los torneos de invierno, los exámenes de prueba. Sueñas en inglés por primera vez y lo cuentas en el desayuno.',
        },
        {
          title: 'Ballenas en Kaikōura',
          text: 'Primavera y otra vez vacaciones. Tres días en la costa este, donde el fondo se hunde cerca de la orilla y los cachalotes comen a la vista de las montañas.',
        },
        {
          title: 'Kayaks y exámenes',
          text: 'Tres días en kayak por Abel Tasman, con una noche en tienda. Los mayores tienen exámenes externos en noviembre; los pequeños, clase hasta diciembre.',
        },
        {
          title: 'Las últimas semanas',
          text: 'Playa después de clase, entrega de premios, barbacoa con todas las familias. Expediente, certificado y una maleta que ya no cierra.',
        },
      ],
      included: [
        'Tres trimestres en un centro público, con matrícula y refuerzo de inglés',
        'Treinta y cuatro semanas con una familia, habitación propia y todas las comidas',
        'El seguro médico y de viaje que exige el visado de estudiante',
        'Traslado desde el aeropuerto de Nelson y vuelta',
        'Alquiler del uniforme y de una bicicleta',
        'Campamento de llegada en Marahau, fin de semana en el lago Rotoiti, tres días en Kaikōura y tres en kayak',
        'Reunión cada dos semanas con la coordinadora e informe a los padres cada trimestre',
        'Día de preparación en Oporto, Londres o París, o por vídeo',
        'Expediente escolar y ayuda con la convalidación',
      ],
      notIncluded: [
        'Vuelos a Nelson, de 1.600 a 2.200 € ida y vuelta',
        'Tasa del visado de estudiante y certificados médicos',
        'Dinero de bolsillo, de 50 a 70 € a la semana',
        'Contrato de móvil',
        'Salidas del instituto y cuotas deportivas no indicadas',
      ],
      requirements: [
        'Tener entre 14 y 18 años el día de comienzo y seguir en el instituto',
        'Inglés desde A2 con 14 o 15 años, B1 desde los 16',
        'Notas de los dos últimos cursos, sin asignaturas pendientes',
        'Una entrevista contigo y otra con tus padres',
        'Pasaporte válido tres meses más allá de la estancia y visado de estudiante',
        'Informe de salud firmado por tu médico',
      ],
      safety: `La ley neozelandesa obliga a los centros a cumplir un código para alumnos de fuera: casas verificadas, alguien de guardia a cualquier hora, permiso por escrito para cada viaje. La policía comprueba los antecedentes de todos los mayores de 18 de la casa. Kirsty la visita antes de que llegues y una vez por trimestre.

Los riesgos de verdad están al aire libre. Se nada entre las banderas, se usa crema aunque esté nublado y nadie entra en el bosque sin compañía ni sin avisar. Hay terremotos: en clase se ensaya agacharse, cubrirse y agarrarse. No se conduce ni se sube con conductores en prácticas. Emergencias: 111. Para los padres, [cómo cuidamos la seguridad](page:safety).`,
      accommodation: `Vives con una sola familia toda la estancia, en habitación propia, a cuarenta minutos como mucho del instituto en bici o autobús. Unas tienen hijos de tu edad; otras, niños pequeños; otras, un perro y ningún hijo. Seis semanas antes te mandamos su carta y sus fotos. Se come en casa, y el almuerzo va en la mochila.

Las casas son de madera y se calientan poco. En julio puede haber 12 grados en tu cuarto por la mañana. Mete lana en la maleta. Si no encajáis, primero hablamos y luego te cambiamos, sin coste.`,
      price: `El precio es para tres trimestres y treinta y cuatro semanas con todo lo incluido. Se paga un 10 % al ser admitido, un 40 % al confirmarse la plaza y el resto hasta 45 días antes de salir.

Si te deniegan el visado, devolvemos todo menos 300 €. Cada año hay becas para el curso escolar y contamos cómo decidimos: mira [precios y becas](page:prices).`,
      stories: [
        {
          quote:
            'En la quinta semana lloré en la biblioteca. La bibliotecaria me dio una galleta y el trabajo de colocar libros. Lo hice todo el año.',
          name: 'Beatriz',
          detail: '16 años, de Florianópolis, tres trimestres desde julio',
          portrait: 'beatriz',
        },
        {
          quote:
            'Nunca había remado y quedaba un sitio en el bote. En marzo no sabía coger el remo; en septiembre fuimos terceros de la región.',
          name: 'Mateo',
          detail: '17 años, de Valencia, cuatro trimestres',
          portrait: 'mateo',
        },
      ],
      questions: [
        {
          question: '¿Me vale el curso en casa?',
          answer:
            'En la mayoría de los países puede valer, si eliges bien las asignaturas y lo hablas antes con tu centro. Te damos la lista de lo que pide tu país y, al final, un expediente sellado.',
        },
        {
          question: '¿Cómo va el visado?',
          answer:
            'Para más de tres meses hace falta visado de estudiante. Con la plaza confirmada se pide por internet, con nuestra lista; cuenta ocho semanas. Más en [visados y permisos](article:visas).',
        },
        {
          question: '¿Podemos visitar a nuestro hijo durante el año?',
          answer:
            'Sí, mejor en la segunda mitad. Las visitas de los tres primeros meses dificultan la adaptación, y casi todas las familias nos dicen después que hicieron bien en esperar.',
        },
        {
          question: '¿Y si no funciona?',
          answer:
            'Primero se habla con Kirsty, luego con el instituto y con vosotros. Se puede cambiar de familia en cualquier momento. Si alguien vuelve antes, devolvemos las semanas de alojamiento no usadas, avisando con cuatro semanas.',
        },
        {
          question: '¿Por qué se puede empezar también en abril o julio?',
          answer:
            'Los centros admiten alumnos al comienzo de cada trimestre. Julio encaja con el curso europeo: tres trimestres allí, con las vacaciones largas de verano en medio.',
        },
      ],
    },
    fr: {
      uid: 'annee-scolaire-nelson',
      title: 'Une année scolaire à Nelson',
      tagline:
        'Les chaussures d’uniforme ôtées à 15 h, le sable à 15 h 30, et un hiver qui dure jusqu’en août.',
      summary:
        'Une année de lycée à Nelson, Nouvelle-Zélande : trois ou quatre trimestres dans le public, famille d’accueil, kayak. De 14 à 18 ans.',
      highlights: [
        {
          title: 'Des matières absentes chez nous',
          text: 'Sciences de la mer avec l’horaire des marées au mur, plein air, te reo Māori, cuisine. On en choisit deux, à côté de l’anglais et des mathématiques.',
        },
        {
          title: 'Une vraie famille',
          text: 'Vous avez une clé, une place à table et un tour de vaisselle. Au deuxième mois, on cesse de vous présenter aux gens.',
        },
        {
          title: 'Trois parcs nationaux à portée',
          text: 'Les criques dorées de l’Abel Tasman, le lac noir de St Arnaud et les collines de marbre de Kahurangi, à moins de deux heures de route.',
        },
        {
          title: 'Quelqu’un sur place',
          text: 'Kirsty s’occupe des élèves en échange à Nelson depuis douze ans. Elle voit chacun tous les quinze jours et répond aussi le dimanche.',
        },
        {
          title: 'Du sport sans sélection',
          text: 'Netball, football, aviron, waka ama. Il y a une équipe pour les bons et une pour ceux qui n’ont jamais tenu la balle.',
        },
      ],
      overview: `Nelson se trouve là où l’île du Sud s’ouvre vers le nord : environ 55 000 habitants, une longue plage, des collines derrière les dernières maisons. Peu d’endroits du pays comptent autant d’heures de soleil. Les élèves longent l’estuaire à vélo et laissent leur planche de surf chez un ami.

Haven Hills College est un établissement public d’environ 950 élèves, dont une trentaine venus d’ailleurs. La journée va de 8 h 50 à 15 h 15. On porte l’uniforme, short compris, et l’on appelle les professeurs par leur nom de famille. Les cours sont moins silencieux que ceux que vous connaissez peut-être : on travaille en groupe, on présente, on construit. Un soutien en anglais a lieu quatre fois par semaine, aussi longtemps qu’il le faut.

L’année compte quatre trimestres courts, de fin janvier à décembre. Le programme en dure trois, ou quatre pour une rentrée en janvier. C’est assez pour que le mal du pays arrive, en général la cinquième semaine, et reparte.

C’est loin, aussi. Le vol prend plus d’une journée, et quand on y prend le petit déjeuner, c’est le soir à la maison. On manquera un Noël ou un anniversaire. Nous le disons aux familles dès le premier entretien, car ceux qui le savent d’avance vivent une meilleure année.`,
      itinerary: [
        {
          title: 'L’arrivée, en comptant depuis avril',
          text: 'Kirsty est à l’aéroport de Nelson. Deux nuits à Marahau avec les autres nouveaux, puis votre famille. Uniforme, emploi du temps, vélo, et le premier jour avec un « buddy » de votre niveau.',
        },
        {
          title: 'Prendre ses marques',
          text: 'L’automne : matins clairs, pommes. On rejoint une équipe ou la chorale. L’anglais fatigue, et à 16 h vous dormiriez volontiers. Cela passe.',
        },
        {
          title: 'Matariki',
          text: 'Le cœur de l’hiver et le nouvel an māori. L’école se réunit avant l’aube pour voir se lever les étoiles, puis mange ensemble. Premier bulletin : Kirsty le relit avec vous et écrit à vos parents.',
        },
        {
          title: 'La neige au-dessus du lac',
          text: 'Deux semaines de vacances en juillet. Un week-end avec nous à St Arnaud : du givre sur le ponton, des anguilles dessous, et la petite station de ski au-dessus du lac Rotoiti.',
        },
        {
          title: 'Le long trimestre',
          text: 'La pièce de théâtre, les tournois d’hiver, les examens blancs. Vous rêvez en anglais pour la première fois et le racontez au petit déjeuner.',
        },
        {
          title: 'Les baleines de Kaikōura',
          text: 'Le printemps, et de nouveau des vacances. Trois jours sur la côte est, où le fond plonge tout près du rivage et où les cachalots se nourrissent face aux montagnes.',
        },
        {
          title: 'Kayak et examens',
          text: 'Trois jours de kayak dans l’Abel Tasman, avec une nuit sous la tente. Les plus grands passent des examens en novembre ; les plus jeunes ont cours jusqu’en décembre.',
        },
        {
          title: 'Les dernières semaines',
          text: 'La plage après les cours, la remise des prix, un barbecue avec toutes les familles. Dossier scolaire, certificat, et une valise qui ne ferme plus.',
        },
      ],
      included: [
        'Trois trimestres dans un lycée public, avec inscription et soutien en anglais',
        'Trente-quatre semaines en famille d’accueil, chambre à soi et tous les repas',
        'L’assurance santé et voyage exigée par le visa étudiant',
        'Transferts depuis et vers l’aéroport de Nelson',
        'Location de l’uniforme et d’un vélo',
        'Camp d’arrivée à Marahau, week-end au lac Rotoiti, trois jours à Kaikōura et trois jours de kayak',
        'Rencontre tous les quinze jours avec la coordinatrice et bilan aux parents chaque trimestre',
        'Journée de préparation à Porto, Londres ou Paris, ou par vidéo',
        'Dossier scolaire et aide à la reconnaissance de l’année',
      ],
      notIncluded: [
        'Les vols jusqu’à Nelson, de 1 600 à 2 200 € aller-retour',
        'Les frais de visa étudiant et les certificats médicaux',
        'L’argent de poche, de 50 à 70 € par semaine',
        'L’abonnement téléphonique',
        'Les sorties scolaires et cotisations sportives non citées',
      ],
      requirements: [
        'Avoir entre 14 et 18 ans le jour de la rentrée et être encore scolarisé',
        'Anglais à partir du A2 à 14 et 15 ans, du B1 dès 16 ans',
        'Bulletins des deux dernières années, sans matière restée en échec',
        'Un entretien avec vous, un autre avec vos parents',
        'Passeport valable trois mois après le séjour, et visa étudiant',
        'Fiche de santé signée par votre médecin',
      ],
      safety: `La loi néo-zélandaise impose aux écoles un code pour les élèves étrangers : foyers vérifiés, permanence à toute heure, accord écrit pour chaque voyage. La police contrôle tous les adultes de la maison. Kirsty s’y rend avant l’arrivée, puis une fois par trimestre.

Les vrais risques sont dehors. On nage entre les drapeaux, on met de la crème même par temps couvert, on n’entre jamais en forêt sans compagnie ni sans prévenir. La terre tremble parfois : à l’école, on apprend à se baisser, s’abriter et s’agripper. On ne conduit pas, et l’on ne monte pas avec un conducteur novice. Urgences : 111. Parents, lisez aussi [notre page sécurité](page:safety).`,
      accommodation: `Vous vivez dans une seule famille pendant tout le séjour, dans votre chambre, à quarante minutes au plus du lycée à vélo ou en bus. Certaines ont des enfants de votre âge, d’autres des petits, d’autres un chien et pas d’enfant. Leur lettre et leurs photos vous parviennent six semaines avant. Les repas se prennent à la maison, le déjeuner s’emporte.

Les maisons sont en bois et peu chauffées. En juillet, il peut faire 12 degrés au réveil. Prenez de la laine. Si l’entente manque, on parle d’abord ; ensuite on change, sans frais.`,
      price: `Le prix couvre trois trimestres et trente-quatre semaines, avec tout ce qui est compris. On règle 10 % à l’admission, 40 % à la confirmation du lycée, et le reste 45 jours avant le départ.

En cas de refus de visa, nous rendons tout sauf 300 €. Des bourses sont accordées chaque année, et nous disons comment nous décidons : voir [tarifs et bourses](page:prices).`,
      stories: [
        {
          quote:
            'La cinquième semaine, j’ai pleuré à la bibliothèque. La bibliothécaire m’a donné un biscuit et des livres à ranger. Je l’ai fait toute l’année.',
          name: 'Beatriz',
          detail: '16 ans, de Florianópolis, trois trimestres à partir de juillet',
          portrait: 'beatriz',
        },
        {
          quote:
            'Je n’avais jamais ramé, et il restait une place dans le bateau. En mars, je ne savais pas tenir une rame ; en septembre, nous étions troisièmes de la région.',
          name: 'Mateo',
          detail: '17 ans, de Valence en Espagne, quatre trimestres',
          portrait: 'mateo',
        },
      ],
      questions: [
        {
          question: 'L’année compte-t-elle à la maison ?',
          answer:
            'Dans la plupart des pays, c’est possible, si l’on choisit bien ses matières et si l’on en parle avant à son lycée. Nous fournissons la liste de ce que votre pays demande et, à la fin, un dossier tamponné.',
        },
        {
          question: 'Comment obtenir le visa ?',
          answer:
            'Au-delà de trois mois, il faut un visa étudiant. Une fois la place confirmée, la demande se fait en ligne avec notre liste ; comptez huit semaines. Voir [visas et permis](article:visas).',
        },
        {
          question: 'Pouvons-nous rendre visite à notre fils pendant l’année ?',
          answer:
            'Oui, de préférence dans la seconde moitié. Une visite dans les trois premiers mois complique l’adaptation, et la plupart des familles nous disent ensuite avoir bien fait d’attendre.',
        },
        {
          question: 'Et si cela ne se passe pas bien ?',
          answer:
            'D’abord une conversation avec Kirsty, puis avec le lycée et avec vous. On peut changer de famille à tout moment. En cas de retour anticipé, nous remboursons les semaines d’hébergement restantes, avec un préavis de quatre semaines.',
        },
        {
          question: 'Pourquoi peut-on aussi commencer en avril ou en juillet ?',
          answer:
            'Les lycées accueillent de nouveaux élèves au début de chaque trimestre. Juillet convient au calendrier européen : trois trimestres là-bas, avec les grandes vacances d’été au milieu.',
        },
      ],
    },
  },
} satisfies Program;
