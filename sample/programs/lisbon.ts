import type { Program } from '../source.ts';

export default {
  key: 'lisbon',
  kind: 'language_course',
  continents: ['europe'],
  countries: ['PT'],
  place: {
    en: 'Lisbon, Portugal',
    pt: 'Lisboa, Portugal',
    es: 'Lisboa, Portugal',
    fr: 'Lisbonne, Portugal',
  },
  stops: [
    {
      name: { en: 'Lisbon', pt: 'Lisboa', es: 'Lisboa', fr: 'Lisbonne' },
      latitude: 38.7166,
      longitude: -9.1311,
    },
    {
      name: { en: 'Sintra', pt: 'Sintra', es: 'Sintra', fr: 'Sintra' },
      latitude: 38.7979,
      longitude: -9.3906,
    },
    {
      name: {
        en: 'Cabo da Roca',
        pt: 'Cabo da Roca',
        es: 'Cabo da Roca',
        fr: 'Cabo da Roca',
      },
      latitude: 38.7804,
      longitude: -9.4989,
    },
    {
      name: {
        en: 'Arrábida hills',
        pt: 'Serra da Arrábida',
        es: 'Sierra de Arrábida',
        fr: 'Serra da Arrábida',
      },
      latitude: 38.4797,
      longitude: -8.976,
    },
  ],
  weeks: { min: 2, max: 12 },
  departures: [
    { month: 1, day: 11, weeks: 2, places: 'open' },
    { month: 3, day: 8, weeks: 4, places: 'open' },
    { month: 5, day: 10, weeks: 2, places: 'few' },
    { month: 6, day: 28, weeks: 2, places: 'full' },
    { month: 9, day: 6, weeks: 12, places: 'open' },
  ],
  ages: { min: 18, max: 30 },
  price: { from: 1490, currency: 'EUR' },
  longerStays: [
    { weeks: 4, amount: 2530 },
    { weeks: 12, amount: 6690 },
  ],
  extras: [
    {
      name: {
        en: 'Each further week, room included',
        pt: 'Cada semana a mais, com quarto',
        es: 'Cada semana más, con habitación',
        fr: 'Chaque semaine en plus, chambre comprise',
      },
      amount: 520,
    },
    {
      name: {
        en: 'Host family with half board, per week',
        pt: 'Casa de família com meia pensão, por semana',
        es: 'Familia con media pensión, por semana',
        fr: 'Famille d’accueil en demi-pension, par semaine',
      },
      amount: 95,
    },
    {
      name: {
        en: 'Five private lessons',
        pt: 'Cinco aulas particulares',
        es: 'Cinco clases particulares',
        fr: 'Cinq cours particuliers',
      },
      amount: 190,
    },
    {
      name: {
        en: 'A day in Évora, with train and guide',
        pt: 'Um dia em Évora, com trem e guia',
        es: 'Un día en Évora, con tren y guía',
        fr: 'Une journée à Évora, train et guide compris',
      },
      amount: 65,
    },
  ],
  languages: ['portuguese'],
  accommodation: ['shared_flat', 'host_family'],
  group: { min: 4, max: 8 },
  scenes: ['lisbon-hills', 'lisbon-alley'],
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
  tags: ['city', 'sea', 'languages', 'first-time-abroad'],
  relatedPrograms: ['galway', 'buenos-aires', 'bologna'],
  relatedArticles: ['choosing', 'packing', 'costs'],
  text: {
    en: {
      uid: 'portuguese-course-lisbon',
      title: 'Portuguese in Lisbon',
      tagline:
        'Lessons until lunch, grilled sardines after, and a city that makes you climb for its views.',
      summary:
        'Two to twelve weeks of Portuguese in Lisbon: groups of eight at most, a room in the Graça quarter and weekends in Sintra and Arrábida.',
      highlights: [
        {
          title: 'A school on a hill people live on',
          text: 'Graça has a baker, a primary school and old men playing cards under the trees. You order in Portuguese because nobody hurries to switch.',
        },
        {
          title: 'Eight at the table, never more',
          text: 'In a group this small you speak in every lesson, including the ones you would rather sit out.',
        },
        {
          title: 'Tuesdays with a partner',
          text: 'A student from Lisbon who is learning your language meets you for an hour and a half. Half the time is yours, half is theirs.',
        },
        {
          title: 'The Atlantic at both weekends',
          text: 'First the cliffs of Cabo da Roca, the westernmost point of mainland Europe, then the clear, cold coves below the Arrábida hills.',
        },
      ],
      overview: `At a quarter to nine the number 28 tram grinds up the hill, and you walk faster than it does. The Escola de Línguas Vila Berta has six classrooms on the first floor of an old workers’ row in Graça. Lessons run from nine until twenty to one, Monday to Friday, in groups of four to eight.

The Portuguese of Lisbon swallows its vowels. On the first day you will read a menu well enough and understand almost nothing the waiter says. That gap is what the course works on: two lessons of grammar and vocabulary, then two spent listening and answering. In the afternoons you buy fish, ask the way, complain about the weather. Small errands, set as homework.

Our coordinator, Marta, grew up three streets from the school. On Wednesdays she takes the group somewhere she would go anyway: a workshop where tiles are still painted by hand, the ferry to Cacilhas at six, a tavern where someone’s aunt sings fado. The rest of the time is your own.

You can come for two weeks or stay for twelve. Two will carry a beginner through a meal and a bus ride. For a conversation, count on eight.`,
      itinerary: [
        {
          title: 'Arrival and the first hill',
          text: 'Marta meets you at the airport and brings you to your apartment. A short oral test at four, then a walk to the Senhora do Monte viewpoint before dinner together.',
        },
        {
          title: 'First lessons',
          text: 'Sounds first: the nasal vowels, the sh at the end of words. On the afternoon of day two you meet your conversation partner.',
        },
        {
          title: 'Market Portuguese',
          text: 'Numbers, prices, please and thank you. You shop for a real list with a real budget and cook what you bought in the school kitchen.',
        },
        {
          title: 'Sintra and Cabo da Roca',
          text: 'The early train to Sintra, the palace before the lines, a bus to the cape. Bring a jacket: the wind there is serious even in June.',
        },
        {
          title: 'A Sunday of your own',
          text: 'Sleep, wash, telephone home. Some go to the beach at Carcavelos, half an hour by train, others to the Gulbenkian gardens.',
        },
        {
          title: 'The past tense, and the river',
          text: 'Three mornings on telling what happened. On Wednesday the group takes the ferry to Cacilhas and eats clams facing the city.',
        },
        {
          title: 'A conversation, recorded',
          text: 'You talk for ten minutes with a teacher you have not met. You keep the recording and the written report, and the certificate on Friday.',
        },
        {
          title: 'The Arrábida coast',
          text: 'By minibus to Portinho da Arrábida for a walk above the sea and a swim, if you can bear 17 °C. Lunch in Setúbal: fried cuttlefish.',
        },
        {
          title: 'Leaving, or staying on',
          text: 'Keys back by eleven and a transfer to the airport. Whoever booked more weeks moves up a group on Monday.',
        },
      ],
      included: [
        '36 lessons of 50 minutes on nine mornings, with course book',
        '13 nights in a single room in a shared apartment, with linen',
        'Transfer from and to Lisbon airport',
        'Monthly public transport pass, valid as far as Sintra, Cascais and Setúbal',
        'Excursions to Sintra, Cabo da Roca and Arrábida',
        'A conversation partner, once a week',
        'Level test, written report and certificate',
        'Our coordinator in Graça and a telephone answered day and night',
      ],
      notIncluded: [
        'Flights or trains to Lisbon',
        'Meals, except two group dinners and one lunch',
        'Travel and health insurance',
        'Entrance to palaces and museums',
        'Visa or travel authorization, where your passport needs one',
      ],
      requirements: [
        'Between 18 and 30 years old on the day you arrive',
        'No Portuguese needed; groups from beginner (A1) to C1',
        'Passport or, for citizens of the European Union, identity card',
        'Health cover valid in Portugal',
        'Legs for stairs: neither the school nor most apartments have an elevator',
      ],
      safety: `Lisbon is a calm city by the measure of European capitals. What goes missing is telephones and wallets, mostly on the 28 tram, in the Baixa and at crowded viewpoints. On the first evening Marta shows you which streets she takes home and why.

Two things surprise newcomers. The limestone sidewalks turn to soap when it rains, so bring shoes with a grip. And the Atlantic has currents: swim where there is a lifeguard and a green flag. The European emergency number is 112. Ours is on the card in your welcome folder, and someone answers at any hour. More on [how we look after people](page:safety).`,
      accommodation: `You have your own room in an apartment with three to five other students, ten to twenty minutes’ walk from the school, in Graça, Penha de França or Anjos. Kitchen, washing machine and bathroom are shared. The buildings are old: high ceilings, tiled stairs, no elevator. Between December and February they are colder inside than you expect, and we provide a heater and blankets.

If you would rather live with a family, we have six, all within half an hour. Breakfast and dinner come with it.`,
      price: `The price covers two weeks with everything listed as included. A deposit of 20% holds your place; the rest is due 45 days before you leave. There are no enrollment fees and no charge for paying by card.

Allow about €180 a week for food, coffee and evenings out. You can live on less if you cook. Our page on [prices and scholarships](page:prices) explains refunds.`,
      stories: [
        {
          quote:
            'For four days I understood nothing. On the fifth, the woman at the bakery told me about her knee, and I understood all of it.',
          name: 'Lucie',
          detail: '21, from Nantes, four weeks in March',
          portrait: 'lucie',
        },
        {
          quote: 'Nobody had told me about the stairs. I would do it again, with better shoes.',
          name: 'Oscar',
          detail: '24, from Gothenburg, two weeks in May',
          portrait: 'oscar',
        },
        {
          quote:
            'I grew up hearing Portuguese from my grandmother and answering in English. After twelve weeks I wrote her a letter.',
          name: 'Clara',
          detail: '19, from London, twelve weeks from September',
          portrait: 'clara',
        },
      ],
      questions: [
        {
          question: 'I already speak Brazilian Portuguese. Is there a point?',
          answer:
            'If you grew up with it at school, honestly, no: look at [Galway](program:galway) or [Buenos Aires](program:buenos-aires). If you speak it at home but never learned to write it, there is a group for you from four people upward, with texts by authors from Portugal, Brazil and Cape Verde.',
        },
        {
          question: 'How far will I get in two weeks?',
          answer:
            'A beginner reaches the first half of A1: introducing yourself, ordering, asking the way, telling the time. Someone at B1 mostly gains in listening, which is the hard part in Lisbon.',
        },
        {
          question: 'Can I come on my own?',
          answer:
            'Most do. Of every ten people, about eight arrive without knowing anyone. The group dinner on the first evening is there for that.',
        },
        {
          question: 'When is the weather best?',
          answer:
            'May, June and September are warm and dry. July and August reach 35 °C on some days. January is mild and often rainy, and the city is at its least crowded.',
        },
        {
          question: 'Will everybody answer me in English?',
          answer:
            'In the Baixa, often. In Graça, less. We teach you the sentence that helps: that you are learning, and would they mind going slowly.',
        },
      ],
    },
    pt: {
      uid: 'curso-de-portugues-em-lisboa',
      title: 'Português em Lisboa',
      tagline:
        'Aula até a hora do almoço, sardinha na brasa depois, e uma cidade que se ganha subindo ladeira.',
      summary:
        'De duas a doze semanas de português em Lisboa: turmas de até oito pessoas, quarto no bairro da Graça e fins de semana em Sintra e na Arrábida.',
      highlights: [
        {
          title: 'Uma escola num bairro de verdade',
          text: 'Na Graça tem padaria, escola primária e senhores jogando cartas debaixo das árvores. Você pede em português, porque ninguém tem pressa de trocar de língua.',
        },
        {
          title: 'Oito na mesa, nunca mais',
          text: 'Numa turma desse tamanho, você fala em todas as aulas, até naquelas em que preferia ficar quieto.',
        },
        {
          title: 'Terça é dia de conversa',
          text: 'Um estudante de Lisboa que aprende a sua língua passa uma hora e meia com você. Metade do tempo é sua, metade é dele.',
        },
        {
          title: 'O Atlântico nos dois fins de semana',
          text: 'Primeiro as falésias do Cabo da Roca, o ponto mais ocidental da Europa continental; depois as enseadas claras e geladas da Arrábida.',
        },
      ],
      overview: `Às quinze para as nove, o bonde 28 sobe a ladeira rangendo, e a pé você chega antes dele. A Escola de Línguas Vila Berta ocupa seis salas no primeiro andar de uma antiga vila operária da Graça. As aulas vão das nove às 12h40, de segunda a sexta, em turmas de quatro a oito pessoas.

O português de Lisboa engole as vogais. No primeiro dia dá para ler o cardápio e não entender quase nada do que o garçom diz. É nessa distância que o curso trabalha: duas aulas de gramática e vocabulário, depois duas só de ouvir e responder. À tarde você compra peixe, pergunta o caminho, reclama do tempo. São pequenas tarefas de rua, passadas como lição de casa.

Nossa coordenadora, Marta, cresceu a três ruas da escola. Às quartas ela leva o grupo aonde iria de qualquer jeito: uma oficina que ainda pinta azulejo à mão, a barca para Cacilhas às seis da tarde, uma tasca onde a tia de alguém canta fado. O resto do tempo é seu.

Dá para vir por duas semanas ou ficar doze. Em duas, quem começa do zero se vira numa refeição e numa viagem de ônibus. Para conversar de verdade, conte com oito.`,
      itinerary: [
        {
          title: 'Chegada e primeira ladeira',
          text: 'Marta espera você no aeroporto e leva até o apartamento. Às quatro, um teste oral curto; depois, caminhada até o miradouro da Senhora do Monte e jantar com o grupo.',
        },
        {
          title: 'Primeiras aulas',
          text: 'Os sons vêm antes de tudo: as vogais nasais, o chiado no fim das palavras. Na tarde do segundo dia você conhece seu parceiro de conversa.',
        },
        {
          title: 'Português de mercado',
          text: 'Números, preços, por favor e obrigado. Você faz compras com uma lista e um orçamento de verdade e cozinha o que comprou na cozinha da escola.',
        },
        {
          title: 'Sintra e Cabo da Roca',
          text: 'Trem cedo para Sintra, o palácio antes das filas, ônibus até o cabo. Leve casaco: lá o vento é sério até em junho.',
        },
        {
          title: 'Domingo livre',
          text: 'Dormir, lavar roupa, ligar para casa. Uns vão à praia de Carcavelos, a meia hora de trem; outros, aos jardins da Gulbenkian.',
        },
        {
          title: 'O passado e o rio',
          text: 'Três manhãs aprendendo a contar o que aconteceu. Na quarta, o grupo pega a barca para Cacilhas e come amêijoas de frente para a cidade.',
        },
        {
          title: 'Uma conversa gravada',
          text: 'Você fala por dez minutos com um professor que ainda não conhece. A gravação e o relatório ficam com você; o certificado sai na sexta.',
        },
        {
          title: 'A costa da Arrábida',
          text: 'De van até o Portinho da Arrábida, para uma trilha acima do mar e um mergulho, se você aguentar 17 °C. Almoço em Setúbal: choco frito.',
        },
        {
          title: 'Ir embora ou ficar',
          text: 'Chaves devolvidas até as onze e transporte para o aeroporto. Quem reservou mais semanas sobe de turma na segunda.',
        },
      ],
      included: [
        '36 aulas de 50 minutos em nove manhãs, com livro',
        '13 noites em quarto individual num apartamento compartilhado, com roupa de cama',
        'Transporte do aeroporto de Lisboa e de volta',
        'Passe mensal de transporte público, válido até Sintra, Cascais e Setúbal',
        'Passeios a Sintra, ao Cabo da Roca e à Arrábida',
        'Um parceiro de conversa, uma vez por semana',
        'Teste de nível, relatório escrito e certificado',
        'Nossa coordenadora na Graça e um telefone atendido dia e noite',
      ],
      notIncluded: [
        'Passagens até Lisboa',
        'Refeições, exceto dois jantares e um almoço em grupo',
        'Seguro de viagem e saúde',
        'Ingressos de palácios e museus',
        'Visto ou autorização de viagem, quando o seu passaporte exigir',
      ],
      requirements: [
        'Ter entre 18 e 30 anos no dia da chegada',
        'Não é preciso saber português; há turmas do nível inicial (A1) ao C1',
        'Passaporte ou, para cidadãos da União Europeia, carteira de identidade',
        'Cobertura de saúde válida em Portugal',
        'Disposição para escadas: nem a escola nem a maioria dos prédios tem elevador',
      ],
      safety: `Lisboa é tranquila para uma capital europeia. O que some são celulares e carteiras, quase sempre no bonde 28, na Baixa e nos miradouros cheios. Na primeira noite, Marta mostra por quais ruas ela volta para casa e por quê.

Duas coisas pegam os recém-chegados de surpresa. A calçada de pedra vira sabão quando chove, então traga um calçado que não escorregue. E o Atlântico tem correnteza: nade onde houver salva-vidas e bandeira verde. O número de emergência europeu é 112. O nosso está no cartão que você recebe na chegada, e alguém atende a qualquer hora. Veja também [como cuidamos de quem viaja](page:safety).`,
      accommodation: `Você tem um quarto só seu num apartamento com mais três a cinco estudantes, a dez ou vinte minutos a pé da escola, na Graça, na Penha de França ou nos Anjos. Cozinha, máquina de lavar e banheiro são compartilhados. Os prédios são antigos: pé-direito alto, escada de azulejos, sem elevador. De dezembro a fevereiro faz mais frio lá dentro do que você imagina, e deixamos aquecedor e cobertores.

Se preferir morar com uma família, temos seis, todas a no máximo meia hora, com café da manhã e jantar.`,
      price: `O preço vale para duas semanas, com tudo o que está na lista do incluído. Uma entrada de 20% garante a vaga; o restante é pago até 45 dias antes da viagem. Não há taxa de matrícula nem acréscimo para pagar com cartão.

Reserve uns € 180 por semana para comida, café e noites fora. Cozinhando, dá para gastar menos. A página de [preços e bolsas](page:prices) explica os reembolsos.`,
      stories: [
        {
          quote:
            'Passei quatro dias sem entender nada. No quinto, a moça da padaria me contou do joelho dela e eu entendi tudo.',
          name: 'Lucie',
          detail: '21 anos, de Nantes, quatro semanas em março',
          portrait: 'lucie',
        },
        {
          quote: 'Ninguém tinha me avisado das escadas. Eu faria de novo, com um tênis melhor.',
          name: 'Oscar',
          detail: '24 anos, de Gotemburgo, duas semanas em maio',
          portrait: 'oscar',
        },
        {
          quote:
            'Cresci ouvindo minha avó falar português e respondendo em inglês. Depois de doze semanas, escrevi uma carta para ela.',
          name: 'Clara',
          detail: '19 anos, de Londres, doze semanas a partir de setembro',
          portrait: 'clara',
        },
      ],
      questions: [
        {
          question: 'Eu já falo português do Brasil. Vale a pena?',
          answer:
            'Se você estudou em português, sinceramente, não: olhe [Galway](program:galway) ou [Buenos Aires](program:buenos-aires). Se fala em casa mas nunca aprendeu a escrever, há uma turma para você, a partir de quatro pessoas, com textos de autores de Portugal, do Brasil e de Cabo Verde.',
        },
        {
          question: 'Até onde dá para chegar em duas semanas?',
          answer:
            'Quem começa do zero cobre a primeira metade do A1: apresentar-se, fazer um pedido, perguntar o caminho, dizer as horas. Quem está no B1 ganha sobretudo em compreensão oral, que é a parte difícil em Lisboa.',
        },
        {
          question: 'Posso ir sozinho?',
          answer:
            'A maioria vai. De cada dez pessoas, umas oito chegam sem conhecer ninguém. O jantar da primeira noite existe por causa disso.',
        },
        {
          question: 'Qual é a melhor época?',
          answer:
            'Maio, junho e setembro são quentes e secos. Em julho e agosto, alguns dias chegam a 35 °C. Janeiro é ameno, chove bastante, e é quando a cidade está mais vazia.',
        },
        {
          question: 'Não vão me responder sempre em inglês?',
          answer:
            'Na Baixa, muitas vezes. Na Graça, menos. Ensinamos a frase que ajuda: dizer que você está aprendendo e pedir que falem devagar.',
        },
      ],
    },
    es: {
      uid: 'curso-de-portugues-lisboa',
      title: 'Portugués en Lisboa',
      tagline:
        'Clase hasta la hora de comer, sardinas a la brasa después y cuestas que acaban en un mirador.',
      summary:
        'De dos a doce semanas de portugués en Lisboa: grupos de ocho como mucho, habitación en el barrio de Graça y fines de semana en Sintra y Arrábida.',
      highlights: [
        {
          title: 'Una escuela en un barrio con vecinos',
          text: 'En Graça hay panadería, colegio y jubilados que juegan a las cartas bajo los árboles. Pides en portugués porque nadie tiene prisa por cambiar de idioma.',
        },
        {
          title: 'Ocho en la mesa, ni uno más',
          text: 'En un grupo así hablas en todas las clases, también en las que preferirías callarte.',
        },
        {
          title: 'Los martes, intercambio',
          text: 'Un estudiante de Lisboa que aprende tu lengua queda contigo hora y media. La mitad del tiempo es tuya; la otra mitad, suya.',
        },
        {
          title: 'El Atlántico, los dos fines de semana',
          text: 'Primero los acantilados de Cabo da Roca, el punto más occidental de la Europa continental; luego, las calas limpias y frías de Arrábida.',
        },
      ],
      overview: `A las nueve menos cuarto el tranvía 28 sube la cuesta chirriando, y tú a pie vas más rápido. La Escola de Línguas Vila Berta ocupa seis aulas en el primer piso de una antigua colonia obrera de Graça. Las clases van de nueve a una menos veinte, de lunes a viernes, en grupos de cuatro a ocho.

El portugués de Lisboa se come las vocales. Si hablas español, el primer día leerás la carta sin problema y no entenderás casi nada de lo que diga el camarero. Esa distancia es la que trabaja el curso: dos clases de gramática y vocabulario y otras dos solo de escuchar y contestar. Por la tarde compras pescado, preguntas por una calle, te quejas del tiempo. Son recados pequeños, puestos como deberes.

Nuestra coordinadora, Marta, se crio a tres calles de la escuela. Los miércoles lleva al grupo adonde iría de todos modos: un taller donde aún se pintan azulejos a mano, el ferri a Cacilhas a las seis, una tasca donde canta fado la tía de alguien. El resto del tiempo es tuyo.

Puedes venir dos semanas o quedarte doce. Con dos, quien empieza de cero se defiende en una comida y en un autobús. Para mantener una conversación, cuenta con ocho.`,
      itinerary: [
        {
          title: 'Llegada y primera cuesta',
          text: 'Marta te recoge en el aeropuerto y te acompaña al piso. A las cuatro, una prueba oral corta; después, paseo hasta el mirador de Senhora do Monte y cena con el grupo.',
        },
        {
          title: 'Primeras clases',
          text: 'Antes que nada, los sonidos: las vocales nasales, la ese final que suena a «sh». La tarde del segundo día conoces a tu pareja de conversación.',
        },
        {
          title: 'Portugués de mercado',
          text: 'Números, precios, por favor y gracias. Haces la compra con una lista y un presupuesto de verdad y cocinas lo comprado en la escuela.',
        },
        {
          title: 'Sintra y Cabo da Roca',
          text: 'Tren temprano a Sintra, el palacio antes de las colas, autobús hasta el cabo. Lleva chaqueta: allí el viento va en serio hasta en junio.',
        },
        {
          title: 'Domingo para ti',
          text: 'Dormir, poner una lavadora, llamar a casa. Unos van a la playa de Carcavelos, a media hora en tren; otros, a los jardines de la Gulbenkian.',
        },
        {
          title: 'El pasado y el río',
          text: 'Tres mañanas para aprender a contar lo que ha pasado. El miércoles el grupo cruza en ferri a Cacilhas y cena almejas frente a la ciudad.',
        },
        {
          title: 'Una conversación grabada',
          text: 'Hablas diez minutos con un profesor al que no conoces. Te quedas la grabación y el informe; el viernes, el certificado.',
        },
        {
          title: 'La costa de Arrábida',
          text: 'En minibús a Portinho da Arrábida: un sendero sobre el mar y un baño, si aguantas los 17 °C. Comida en Setúbal: choco frito.',
        },
        {
          title: 'Marcharse o quedarse',
          text: 'Llaves antes de las once y traslado al aeropuerto. Quien ha reservado más semanas sube de grupo el lunes.',
        },
      ],
      included: [
        '36 clases de 50 minutos en nueve mañanas, con libro',
        '13 noches en habitación individual de un piso compartido, con ropa de cama',
        'Traslado desde el aeropuerto de Lisboa y vuelta',
        'Abono mensual de transporte público, válido hasta Sintra, Cascais y Setúbal',
        'Excursiones a Sintra, Cabo da Roca y Arrábida',
        'Pareja de conversación, una vez por semana',
        'Prueba de nivel, informe escrito y certificado',
        'Nuestra coordinadora en Graça y un teléfono atendido día y noche',
      ],
      notIncluded: [
        'Vuelos o trenes a Lisboa',
        'Comidas, salvo dos cenas y una comida en grupo',
        'Seguro médico y de viaje',
        'Entradas a palacios y museos',
        'Visado o autorización de viaje, si tu pasaporte los necesita',
      ],
      requirements: [
        'Tener entre 18 y 30 años el día de la llegada',
        'No hace falta saber portugués; hay grupos desde cero (A1) hasta C1',
        'Pasaporte o, para ciudadanos de la Unión Europea, DNI',
        'Cobertura sanitaria válida en Portugal',
        'Piernas para las escaleras: ni la escuela ni casi ningún piso tiene ascensor',
      ],
      safety: `Para ser una capital europea, Lisboa es tranquila. Lo que desaparece son móviles y carteras, casi siempre en el tranvía 28, en la Baixa y en los miradores llenos. La primera noche, Marta te enseña por qué calles vuelve ella a casa y por qué.

Hay dos sorpresas. La acera de piedra caliza se vuelve jabón cuando llueve, así que trae un calzado que agarre. Y el Atlántico tiene corrientes: báñate donde haya socorrista y bandera verde. El número de emergencias es el 112. El nuestro está en la tarjeta que te damos al llegar, y alguien contesta a cualquier hora. Más detalles, en [cómo cuidamos de quien viaja](page:safety).`,
      accommodation: `Tienes habitación propia en un piso con otros tres a cinco estudiantes, a diez o veinte minutos a pie de la escuela, en Graça, Penha de França o Anjos. Se comparten cocina, lavadora y baño. Los edificios son antiguos: techos altos, escaleras de azulejo, sin ascensor. De diciembre a febrero hace dentro más frío del que esperas, y dejamos estufa y mantas.

Si prefieres vivir con una familia, tenemos seis, todas a menos de media hora, con desayuno y cena.`,
      price: `El precio es para dos semanas con todo lo que figura como incluido. Con un 20 % reservas la plaza; el resto se paga hasta 45 días antes de salir. No hay matrícula ni recargo por pagar con tarjeta.

Calcula unos 180 € a la semana para comida, cafés y salidas. Cocinando se vive con menos. En [precios y becas](page:prices) explicamos las devoluciones.`,
      stories: [
        {
          quote:
            'Cuatro días sin entender nada. Al quinto, la mujer de la panadería me habló de su rodilla y lo entendí todo.',
          name: 'Lucie',
          detail: '21 años, de Nantes, cuatro semanas en marzo',
          portrait: 'lucie',
        },
        {
          quote: 'Nadie me había avisado de las escaleras. Repetiría, con mejor calzado.',
          name: 'Oscar',
          detail: '24 años, de Gotemburgo, dos semanas en mayo',
          portrait: 'oscar',
        },
        {
          quote:
            'Crecí oyendo el portugués de mi abuela y contestándole en inglés. A las doce semanas le escribí una carta.',
          name: 'Clara',
          detail: '19 años, de Londres, doce semanas desde septiembre',
          portrait: 'clara',
        },
      ],
      questions: [
        {
          question: 'Ya hablo portugués de Brasil. ¿Tiene sentido?',
          answer:
            'Si estudiaste en portugués, sinceramente, no: mira [Galway](program:galway) o [Buenos Aires](program:buenos-aires). Si lo hablas en casa pero nunca aprendiste a escribirlo, hay un grupo para ti a partir de cuatro personas, con textos de autores de Portugal, Brasil y Cabo Verde.',
        },
        {
          question: '¿Hasta dónde se llega en dos semanas?',
          answer:
            'Quien empieza de cero cubre la primera mitad del A1: presentarse, pedir, preguntar por una calle, decir la hora. Quien llega con un B1 gana sobre todo oído, que en Lisboa es lo difícil.',
        },
        {
          question: '¿Puedo ir por mi cuenta?',
          answer:
            'Es lo habitual. De cada diez personas, unas ocho llegan sin conocer a nadie. La cena de la primera noche está para eso.',
        },
        {
          question: '¿Cuándo hace mejor tiempo?',
          answer:
            'Mayo, junio y septiembre son cálidos y secos. En julio y agosto algunos días se llega a 35 °C. Enero es suave y lluvioso, y es cuando menos gente hay.',
        },
        {
          question: '¿No me contestarán siempre en inglés?',
          answer:
            'En la Baixa, a menudo. En Graça, menos. Te enseñamos la frase que ayuda: que estás aprendiendo y que si pueden hablar despacio.',
        },
      ],
    },
    fr: {
      uid: 'cours-de-portugais-lisbonne',
      title: 'Le portugais à Lisbonne',
      tagline:
        'Des cours jusqu’au déjeuner, des sardines grillées ensuite, et des points de vue qui se méritent.',
      summary:
        'De deux à douze semaines de portugais à Lisbonne : groupes de huit au plus, chambre à Graça, week-ends à Sintra et dans l’Arrábida.',
      highlights: [
        {
          title: 'Une école dans un quartier habité',
          text: 'À Graça, il y a un boulanger, une école primaire et des retraités qui jouent aux cartes sous les arbres. On commande en portugais, car personne n’est pressé de changer de langue.',
        },
        {
          title: 'Huit autour de la table, jamais plus',
          text: 'Dans un groupe de cette taille, on parle à chaque cours, y compris les jours où l’on préférerait se taire.',
        },
        {
          title: 'Le mardi, c’est tandem',
          text: 'Un étudiant de Lisbonne qui apprend votre langue vous retrouve pendant une heure et demie. La moitié du temps pour vous, l’autre pour lui.',
        },
        {
          title: 'L’Atlantique, deux week-ends de suite',
          text: 'D’abord les falaises du Cabo da Roca, point le plus à l’ouest de l’Europe continentale, puis les criques claires et froides de l’Arrábida.',
        },
      ],
      overview: `À neuf heures moins le quart, le tramway 28 monte la côte en grinçant, et à pied vous allez plus vite que lui. L’Escola de Línguas Vila Berta occupe six salles au premier étage d’une ancienne cité ouvrière de Graça. Les cours durent de 9 h à 12 h 40, du lundi au vendredi, par groupes de quatre à huit.

Le portugais de Lisbonne avale ses voyelles. Le premier jour, on déchiffre à peu près la carte et l’on ne comprend presque rien de ce que dit le serveur. C’est sur cet écart que travaille le cours : deux leçons de grammaire et de vocabulaire, puis deux leçons pour écouter et répondre. L’après-midi, on achète du poisson, on demande son chemin, on se plaint du temps. De petites courses, données comme devoirs.

Notre coordinatrice, Marta, a grandi à trois rues de l’école. Le mercredi, elle emmène le groupe là où elle irait de toute façon : un atelier où l’on peint encore les azulejos à la main, le bac de Cacilhas à 18 h, une taverne où la tante de quelqu’un chante le fado. Le reste du temps est à vous.

On peut venir deux semaines ou en rester douze. Deux suffisent à un débutant pour se tirer d’un repas et d’un trajet en bus. Pour tenir une conversation, comptez-en huit.`,
      itinerary: [
        {
          title: 'Arrivée et première côte',
          text: 'Marta vous attend à l’aéroport et vous conduit à l’appartement. Court test oral à 16 h, puis marche jusqu’au belvédère de Senhora do Monte et dîner en groupe.',
        },
        {
          title: 'Premiers cours',
          text: 'Les sons d’abord : les voyelles nasales, le chuintement en fin de mot. L’après-midi du deuxième jour, rencontre avec votre partenaire de tandem.',
        },
        {
          title: 'Le portugais du marché',
          text: 'Les nombres, les prix, s’il vous plaît et merci. Vous faites de vraies courses, avec une liste et un budget, et les cuisinez à l’école.',
        },
        {
          title: 'Sintra et le Cabo da Roca',
          text: 'Le premier train pour Sintra, le palais avant la file d’attente, un bus jusqu’au cap. Prenez une veste : le vent y est sérieux, même en juin.',
        },
        {
          title: 'Un dimanche à vous',
          text: 'Dormir, faire une lessive, appeler la maison. Certains vont à la plage de Carcavelos, à une demi-heure de train, d’autres aux jardins Gulbenkian.',
        },
        {
          title: 'Le passé et le fleuve',
          text: 'Trois matinées pour apprendre à raconter ce qui s’est passé. Le mercredi, le groupe prend le bac de Cacilhas et dîne de palourdes face à la ville.',
        },
        {
          title: 'Une conversation enregistrée',
          text: 'Dix minutes avec un professeur que vous n’avez jamais vu. L’enregistrement et le bilan écrit sont à vous ; le certificat arrive le vendredi.',
        },
        {
          title: 'La côte de l’Arrábida',
          text: 'En minibus jusqu’à Portinho da Arrábida : un sentier au-dessus de la mer et un bain, si 17 °C ne vous arrêtent pas. Déjeuner à Setúbal : de la seiche frite.',
        },
        {
          title: 'Partir ou rester',
          text: 'Les clés avant 11 h et le transfert vers l’aéroport. Ceux qui ont réservé d’autres semaines changent de groupe le lundi.',
        },
      ],
      included: [
        '36 leçons de 50 minutes sur neuf matinées, avec le manuel',
        '13 nuits en chambre individuelle dans un appartement partagé, draps fournis',
        'Transferts depuis et vers l’aéroport de Lisbonne',
        'Carte de transport mensuelle, valable jusqu’à Sintra, Cascais et Setúbal',
        'Excursions à Sintra, au Cabo da Roca et dans l’Arrábida',
        'Un partenaire de tandem, une fois par semaine',
        'Test de niveau, bilan écrit et certificat',
        'Notre coordinatrice à Graça et un téléphone où l’on répond jour et nuit',
      ],
      notIncluded: [
        'Le voyage jusqu’à Lisbonne',
        'Les repas, sauf deux dîners et un déjeuner en groupe',
        'L’assurance voyage et santé',
        'Les entrées dans les palais et les musées',
        'Le visa ou l’autorisation de voyage, si votre passeport l’exige',
      ],
      requirements: [
        'Avoir entre 18 et 30 ans le jour de l’arrivée',
        'Aucune notion de portugais exigée ; groupes du niveau débutant (A1) au C1',
        'Passeport ou, pour les citoyens de l’Union européenne, carte d’identité',
        'Couverture santé valable au Portugal',
        'De bonnes jambes : ni l’école ni la plupart des immeubles n’ont d’ascenseur',
      ],
      safety: `Pour une capitale européenne, Lisbonne est calme. Ce qui disparaît, ce sont les téléphones et les portefeuilles, surtout dans le tram 28, dans la Baixa et aux belvédères bondés. Dès le premier soir, Marta montre par quelles rues elle rentre chez elle, et pourquoi.

Deux choses surprennent. Les pavés de calcaire deviennent du savon sous la pluie : prévoyez des semelles qui accrochent. Et l’Atlantique a des courants : baignez-vous là où il y a un sauveteur et un drapeau vert. Le numéro d’urgence est le 112. Le nôtre figure sur la carte remise à l’arrivée, et quelqu’un répond à toute heure. Voir aussi [comment nous veillons sur vous](page:safety).`,
      accommodation: `Vous avez votre chambre dans un appartement occupé par trois à cinq autres étudiants, à dix ou vingt minutes à pied de l’école, à Graça, Penha de França ou Anjos. Cuisine, lave-linge et salle de bains se partagent. Les immeubles sont anciens : hauts plafonds, escaliers carrelés, pas d’ascenseur. De décembre à février, il y fait plus froid qu’on ne croit ; un radiateur et des couvertures sont fournis.

Pour vivre plutôt en famille, nous en connaissons six, toutes à moins d’une demi-heure, petit déjeuner et dîner compris.`,
      price: `Le prix couvre deux semaines et tout ce qui figure dans la liste « compris ». Un acompte de 20 % retient la place ; le solde se règle 45 jours avant le départ. Pas de frais d’inscription, pas de supplément pour un paiement par carte.

Prévoyez environ 180 € par semaine pour la nourriture, les cafés et les sorties, moins si vous cuisinez. La page [tarifs et bourses](page:prices) détaille les remboursements.`,
      stories: [
        {
          quote:
            'Pendant quatre jours, je n’ai rien compris. Le cinquième, la boulangère m’a parlé de son genou et j’ai tout compris.',
          name: 'Lucie',
          detail: '21 ans, de Nantes, quatre semaines en mars',
          portrait: 'lucie',
        },
        {
          quote:
            'Personne ne m’avait prévenu pour les escaliers. Je le referais, avec de meilleures chaussures.',
          name: 'Oscar',
          detail: '24 ans, de Göteborg, deux semaines en mai',
          portrait: 'oscar',
        },
        {
          quote:
            'J’ai grandi en entendant ma grand-mère parler portugais et en lui répondant en anglais. Au bout de douze semaines, je lui ai écrit une lettre.',
          name: 'Clara',
          detail: '19 ans, de Londres, douze semaines à partir de septembre',
          portrait: 'clara',
        },
      ],
      questions: [
        {
          question: 'Je parle déjà le portugais du Brésil. Est-ce utile ?',
          answer:
            'Si vous avez été scolarisé dans cette langue, honnêtement, non : regardez [Galway](program:galway) ou [Buenos Aires](program:buenos-aires). Si vous la parlez à la maison sans avoir appris à l’écrire, un groupe existe à partir de quatre personnes, avec des textes du Portugal, du Brésil et du Cap-Vert.',
        },
        {
          question: 'Jusqu’où va-t-on en deux semaines ?',
          answer:
            'Un débutant couvre la première moitié du A1 : se présenter, commander, demander son chemin, dire l’heure. Au niveau B1, on gagne surtout à l’oreille, et c’est le plus difficile à Lisbonne.',
        },
        {
          question: 'Peut-on venir sans connaître personne ?',
          answer:
            'C’est le cas le plus courant : environ huit personnes sur dix arrivent seules. Le dîner du premier soir est là pour cela.',
        },
        {
          question: 'Quelle est la meilleure saison ?',
          answer:
            'Mai, juin et septembre sont chauds et secs. En juillet et en août, certains jours atteignent 35 °C. Janvier est doux et souvent pluvieux ; c’est aussi le mois le plus tranquille.',
        },
        {
          question: 'Ne va-t-on pas me répondre en anglais ?',
          answer:
            'Dans la Baixa, souvent. À Graça, moins. Nous vous apprenons la phrase qui aide : dire que l’on apprend et demander qu’on parle lentement.',
        },
      ],
    },
  },
} satisfies Program;
