import type { Program } from '../source.ts';

export default {
  key: 'kyoto',
  kind: 'university',
  continents: ['asia'],
  countries: ['JP'],
  place: {
    en: 'Kyoto, Japan',
    pt: 'Quioto, Japão',
    es: 'Kioto, Japón',
    fr: 'Kyoto, Japon',
  },
  stops: [
    {
      name: { en: 'Kyoto', pt: 'Quioto', es: 'Kioto', fr: 'Kyoto' },
      latitude: 35.0116,
      longitude: 135.7681,
    },
    {
      name: { en: 'Uji', pt: 'Uji', es: 'Uji', fr: 'Uji' },
      latitude: 34.8843,
      longitude: 135.7998,
    },
    {
      name: { en: 'Nara', pt: 'Nara', es: 'Nara', fr: 'Nara' },
      latitude: 34.6851,
      longitude: 135.8048,
    },
    {
      name: { en: 'Hiroshima', pt: 'Hiroshima', es: 'Hiroshima', fr: 'Hiroshima' },
      latitude: 34.3853,
      longitude: 132.4553,
    },
  ],
  weeks: { min: 18, max: 46 },
  departures: [
    { month: 3, day: 25, weeks: 18, places: 'open' },
    { month: 3, day: 25, weeks: 46, places: 'few' },
    { month: 9, day: 21, weeks: 20, places: 'open' },
    { month: 9, day: 21, weeks: 45, places: 'full' },
  ],
  ages: { min: 18, max: 28 },
  price: { from: 7900, currency: 'EUR' },
  longerStays: [
    { weeks: 20, amount: 7900 },
    { weeks: 45, amount: 14800 },
    { weeks: 46, amount: 14800 },
  ],
  extras: [
    {
      name: {
        en: 'A second term, with room',
        pt: 'Um segundo semestre, com quarto',
        es: 'Un segundo semestre, con habitación',
        fr: 'Un second semestre, chambre comprise',
      },
      amount: 6900,
    },
    {
      name: {
        en: 'Two weeks of intensive Japanese before term',
        pt: 'Duas semanas de japonês intensivo antes do semestre',
        es: 'Dos semanas de japonés intensivo antes del semestre',
        fr: 'Deux semaines de japonais intensif avant le semestre',
      },
      amount: 890,
    },
    {
      name: {
        en: 'Four weeks with a host family during the vacation, two meals a day',
        pt: 'Quatro semanas em casa de família nas férias, com duas refeições por dia',
        es: 'Cuatro semanas con una familia en vacaciones, con dos comidas al día',
        fr: 'Quatre semaines en famille pendant les vacances, deux repas par jour',
      },
      amount: 980,
    },
    {
      name: {
        en: 'Tea ceremony, ten lessons',
        pt: 'Cerimônia do chá, dez aulas',
        es: 'Ceremonia del té, diez clases',
        fr: 'Cérémonie du thé, dix leçons',
      },
      amount: 240,
    },
  ],
  languages: ['japanese', 'english'],
  accommodation: ['residence', 'host_family'],
  group: { min: 6, max: 15 },
  scenes: ['kyoto-pagoda', 'kyoto-torii'],
  itinerary: [
    { unit: 'week', from: 1, to: 1 },
    { unit: 'week', from: 2, to: 3 },
    { unit: 'week', from: 4, to: 6 },
    { unit: 'week', from: 7, to: 9 },
    { unit: 'week', from: 10, to: 12 },
    { unit: 'week', from: 13, to: 15 },
    { unit: 'week', from: 16, to: 17 },
    { unit: 'week', from: 18, to: 18 },
  ],
  tags: ['city', 'languages', 'daily-life', 'paperwork'],
  relatedPrograms: ['bologna', 'mekong', 'berlin'],
  relatedArticles: ['day-in-kyoto', 'visas', 'costs', 'packing'],
  text: {
    en: {
      uid: 'university-term-kyoto',
      title: 'A university semester in Kyoto',
      tagline:
        'Lectures in English, mornings in Japanese, and a bicycle for everything in between.',
      summary:
        'A term or a year at a university in Kyoto: courses in English, Japanese every morning, a room in a residence and help with the student visa.',
      highlights: [
        {
          title: 'Japanese every morning',
          text: 'Ninety minutes from Monday to Friday, in groups of up to twelve, from the first syllables to reading a newspaper column.',
        },
        {
          title: 'Courses that count',
          text: 'Three courses in English, from Japanese cinema to the economics of an aging country. Your university receives a transcript with credits.',
        },
        {
          title: 'A city made for cycling',
          text: 'Flat, with a river path from north to south. The residence lends you a bicycle; the fine for parking it wrongly is about €20.',
        },
        {
          title: 'A club, not a course',
          text: 'Archery, calligraphy, a choir, mountain walking. Clubs take exchange students who come to every practice. Friendships start there.',
        },
        {
          title: 'A tutor of your age',
          text: 'A Japanese student helps you at the ward office, at the bank and with the trash calendar, which has five kinds of bag.',
        },
      ],
      overview: `Classes start at nine, and at a quarter to nine the path along the Kamo river is full of students on bicycles, standing on the pedals because they are late. Herons stand in the shallows. The mountains close the city on three sides, so you always know where north is.

Kitaoji University is private and of middling size: 6,000 students, some 250 of them from abroad. You spend the mornings on Japanese and two or three afternoons a week in seminars taught in English together with Japanese students. There are presentations, short essays and one examination period. The level is that of a second or third year at a European university.

Kyoto is not a museum. It has convenience stores open at three in the morning, a student quarter with noodles for four euros, and crowds in April that make the buses useless. It also has a temple gate at the end of your street where someone rakes the gravel before six. You get used to both.

Not everything is easy. Forms are many and in Japanese. Summer is hot and wet, winter rooms are cold, and politeness takes longer to read than kanji. Yumi, our coordinator, has heard every question and is patient with all of them. Read [a day in Kyoto](article:day-in-kyoto) to see how a week feels.`,
      itinerary: [
        {
          title: 'Landing and papers, counted from the March start',
          text: 'Yumi meets you at Kansai airport. Residence card, address at the ward office, national health insurance, a telephone number. Between the forms, the first cherry blossom.',
        },
        {
          title: 'Placement and choice of courses',
          text: 'Japanese test, then two weeks in which you may try any seminar. You meet your tutor, who shows you the cheap canteen and the good one.',
        },
        {
          title: 'Hiragana to sentences',
          text: 'The pace is quick: a quiz every morning. The first free week is Golden Week, when all Japan travels; we stay and walk the eastern hills instead.',
        },
        {
          title: 'Uji and Nara',
          text: 'Two Saturdays out: new tea in Uji, where you grind your own, and Nara with its bronze Buddha and its deer, which read maps by eating them.',
        },
        {
          title: 'Rain, and half-time',
          text: 'The rainy season. Hydrangeas, damp laundry, mid-term essays. A talk with Yumi about how the courses go and what your home university needs.',
        },
        {
          title: 'Hiroshima',
          text: 'A weekend by train: the Peace Memorial, and the conversation afterward that nobody hurries. On Sunday the ferry to Miyajima.',
        },
        {
          title: 'Gion festival and exams',
          text: 'In July tall wooden floats are built in the streets without a single nail. You see them by night, between two revision days. Exams and final presentations.',
        },
        {
          title: 'Closing the room',
          text: 'Cancel the bank account, give back the bicycle, sort the trash one last time. Certificate, a dinner by the river, and the train to the airport.',
        },
      ],
      included: [
        'Tuition for one term: Japanese and three courses in English',
        'Eighteen weeks in a single room in a residence, with utilities and internet',
        'Certificate of eligibility and help with the student visa',
        'Transfer from Kansai airport and back',
        'A bicycle for the term',
        'Day trips to Uji and Nara, weekend in Hiroshima with train and lodging',
        'A student tutor and our coordinator in Kyoto',
        'Official transcript of credits',
      ],
      notIncluded: [
        'Flights to Osaka Kansai, about €800 to €1,200 round trip',
        'Meals: about €60 to €80 a week if you use the canteen',
        'Japanese national health insurance, about €15 a month',
        'Private travel and liability insurance',
        'Books, about €90, and visa fees where they apply',
      ],
      requirements: [
        'Between 18 and 28 years old and enrolled at a university',
        'At least two terms completed',
        'English at B2, by certificate or by interview with us',
        'No Japanese needed; those who have some are placed by test',
        'Passport valid for the whole stay; documents six months before the start',
        'Proof of means, about €4,000 for one term, as the visa requires',
      ],
      safety: `Violent crime is rare; people leave a bag on a chair to keep the seat. The risks are of another kind. Earthquakes: every room has a flashlight and a helmet, and in the first week the residence practices what to do. Typhoons between August and October: trains stop, and you stay in. Heat in July: drink before you are thirsty. On a bicycle, keep left, use lights, and never ride after drinking; the penalties are severe.

Police answer on 110, ambulance and fire on 119. Doctors who speak English are on Yumi’s list, and a counsellor at the university has hours every day. Our own line is open [day and night](page:safety).`,
      accommodation: `The residence stands in a quiet street in Kita ward, fifteen minutes from campus by bicycle. You have a room of about eleven square meters with a bed, a desk, a small fridge and a balcony for laundry. Kitchen, showers and a common room with a rice cooker are shared by ten. Half of the residents are Japanese.

Quiet from eleven, no shoes beyond the step, guests until ten. Bring slippers that slip off easily. During the vacation you may live with a family outside the city for four weeks.`,
      price: `The price covers a term of eighteen weeks with everything listed as included; the fall semester has twenty and costs the same. You pay 10% on acceptance, 40% when the university confirms your place, and the rest 45 days before departure.

If the visa is refused we return everything except €300. Many universities let you keep your grant: ask yours, and see [prices and scholarships](page:prices).`,
      stories: [
        {
          quote:
            'I joined the archery club. For six weeks I was not allowed to shoot, only to stand. I have never learned so much about standing.',
          name: 'Aoife',
          detail: '20, from Cork, a term in spring',
          portrait: 'aoife',
        },
        {
          quote:
            'The woman at the ward office drew me a map, with a cat where to turn left. I still have it.',
          name: 'Oscar',
          detail: '22, from Gothenburg, a whole year',
          portrait: 'oscar',
        },
      ],
      questions: [
        {
          question: 'Will my university recognize the courses?',
          answer:
            'Usually, if you agree on a learning agreement beforehand. We send course descriptions and hours. One term normally corresponds to 20 to 30 European credits.',
        },
        {
          question: 'How long does the visa take?',
          answer:
            'The university applies for the certificate of eligibility; that takes two to three months. With it, the consulate usually needs about a week. Begin six months ahead. Step by step: [visas and permits](article:visas).',
        },
        {
          question: 'May I work?',
          answer:
            'With a permit that you can request on arrival, up to 28 hours a week in term. We advise against it in the first two months. Speaking some Japanese helps to find anything at all.',
        },
        {
          question: 'I do not speak a word of Japanese. Is that foolish?',
          answer:
            'No. A third of the group starts from nothing. Learn the two syllabaries before you fly, an hour a day for three weeks, and the first month will be far easier.',
        },
        {
          question: 'I am vegetarian. What will I eat?',
          answer:
            'More than you fear and less than you hope: fish stock is in most soups. The canteen marks dishes, the kitchen is yours, and Kyoto has a temple cuisine without meat or fish.',
        },
      ],
    },
    pt: {
      uid: 'semestre-universitario-em-quioto',
      title: 'Um semestre na universidade em Quioto',
      tagline:
        'Seminários em inglês, manhãs em japonês e uma bicicleta para tudo o que fica no meio.',
      summary:
        'Um semestre ou um ano numa universidade em Quioto: matérias em inglês, japonês toda manhã, quarto em residência e ajuda com o visto.',
      highlights: [
        {
          title: 'Japonês toda manhã',
          text: 'Noventa minutos de segunda a sexta, em turmas de até doze, das primeiras sílabas até a coluna do jornal.',
        },
        {
          title: 'Matérias que valem crédito',
          text: 'Três disciplinas em inglês, do cinema japonês à economia de um país que envelhece. Sua universidade recebe o histórico com os créditos.',
        },
        {
          title: 'Uma cidade feita para pedalar',
          text: 'Plana, com um caminho de norte a sul pela beira do rio. A residência empresta a bicicleta; a multa por estacionar errado é de uns € 20.',
        },
        {
          title: 'Um clube, não um curso',
          text: 'Arco e flecha, caligrafia, coral, caminhada na montanha. Os clubes aceitam intercambistas que vão a todos os treinos. É lá que nascem as amizades.',
        },
        {
          title: 'Um tutor da sua idade',
          text: 'Um estudante japonês acompanha você na subprefeitura, no banco e no calendário do lixo, que tem cinco tipos de saco.',
        },
      ],
      overview: `As aulas começam às nove, e às quinze para as nove o caminho do rio Kamo está cheio de estudantes pedalando em pé, atrasados. Há garças na água rasa. As montanhas fecham a cidade por três lados, e por isso você sempre sabe onde fica o norte.

A Universidade Kitaoji é particular e de tamanho médio: 6 mil alunos, uns 250 deles de fora. De manhã você estuda japonês; em duas ou três tardes por semana, faz seminários em inglês ao lado de alunos japoneses. Há apresentações, trabalhos curtos e um período de provas. O nível é o de um segundo ou terceiro ano de graduação.

Quioto não é um museu. Tem lojas abertas às três da manhã, um bairro estudantil com macarrão a quatro euros e, em abril, tanta gente que o ônibus não serve para nada. Tem também um portão de templo no fim da sua rua, onde alguém passa o ancinho no cascalho antes das seis. Você se acostuma com as duas coisas.

Nem tudo é fácil. Os formulários são muitos e em japonês. O verão é quente e úmido, os quartos no inverno são frios, e a gentileza leva mais tempo para decifrar do que os kanji. Yumi, nossa coordenadora, já ouviu todas as perguntas e tem paciência com cada uma. Leia [um dia em Quioto](article:day-in-kyoto) para sentir como é uma semana.`,
      itinerary: [
        {
          title: 'Chegada e papéis, contando a partir de março',
          text: 'Yumi espera você no aeroporto de Kansai. Cartão de residente, endereço na subprefeitura, seguro nacional de saúde, número de celular. Entre um formulário e outro, as primeiras cerejeiras.',
        },
        {
          title: 'Nivelamento e escolha das matérias',
          text: 'Teste de japonês e depois quinze dias para experimentar qualquer seminário. Você conhece seu tutor, que mostra o refeitório barato e o bom.',
        },
        {
          title: 'Do hiragana às frases',
          text: 'O ritmo é puxado: miniprova toda manhã. A primeira folga é a Golden Week, quando o Japão inteiro viaja; nós ficamos e caminhamos pelas colinas do leste.',
        },
        {
          title: 'Uji e Nara',
          text: 'Dois sábados fora: chá novo em Uji, que você mesmo mói, e Nara, com seu Buda de bronze e seus cervos, que leem mapas comendo o papel.',
        },
        {
          title: 'Chuva e meio do caminho',
          text: 'A estação chuvosa. Hortênsias, roupa que não seca, trabalhos de meio de semestre. Conversa com Yumi sobre as matérias e o que a sua universidade pede.',
        },
        {
          title: 'Hiroshima',
          text: 'Um fim de semana de trem: o Memorial da Paz e a conversa depois, que ninguém apressa. No domingo, a balsa para Miyajima.',
        },
        {
          title: 'Festival de Gion e provas',
          text: 'Em julho, carros altos de madeira são montados na rua sem um prego. Você os vê à noite, entre dois dias de estudo. Provas e apresentações finais.',
        },
        {
          title: 'Fechar o quarto',
          text: 'Encerrar a conta no banco, devolver a bicicleta, separar o lixo pela última vez. Certificado, um jantar à beira do rio e o trem para o aeroporto.',
        },
      ],
      included: [
        'Mensalidades de um semestre: japonês e três disciplinas em inglês',
        'Dezoito semanas em quarto individual numa residência, com contas e internet',
        'Certificado de elegibilidade e ajuda com o visto de estudante',
        'Transporte do aeroporto de Kansai e de volta',
        'Uma bicicleta pelo semestre',
        'Passeios a Uji e a Nara, fim de semana em Hiroshima com trem e hospedagem',
        'Um tutor estudante e a nossa coordenadora em Quioto',
        'Histórico oficial com créditos',
      ],
      notIncluded: [
        'Passagens até Osaka Kansai, de € 800 a € 1.200 ida e volta a partir da Europa',
        'Refeições: de € 60 a € 80 por semana usando o refeitório',
        'Seguro nacional de saúde japonês, cerca de € 15 por mês',
        'Seguro particular de viagem e responsabilidade civil',
        'Livros, cerca de € 90, e taxas de visto, quando houver',
      ],
      requirements: [
        'Ter entre 18 e 28 anos e estar matriculado numa universidade',
        'Ter concluído pelo menos dois semestres',
        'Inglês B2, por certificado ou entrevista conosco',
        'Não é preciso saber japonês; quem já sabe faz um teste',
        'Passaporte válido por toda a estadia; documentos seis meses antes do início',
        'Comprovante de renda de cerca de € 4.000 por semestre, exigido para o visto',
      ],
      safety: `Crime violento é raro; as pessoas deixam a bolsa na cadeira para guardar o lugar. Os riscos são outros. Terremotos: todo quarto tem lanterna e capacete, e na primeira semana a residência treina o que fazer. Tufões entre agosto e outubro: os trens param e você fica em casa. Calor em julho: beba antes de ter sede. De bicicleta, ande pela esquerda, com farol, e nunca depois de beber; as penas são pesadas.

A polícia atende no 110, ambulância e bombeiros no 119. Yumi tem uma lista de médicos que falam inglês, e a universidade oferece psicólogo todos os dias. A nossa linha funciona [dia e noite](page:safety).`,
      accommodation: `A residência fica numa rua quieta do distrito de Kita, a quinze minutos do campus de bicicleta. Você tem um quarto de uns onze metros quadrados, com cama, escrivaninha, frigobar e sacada para secar roupa. Cozinha, chuveiros e uma sala com panela de arroz são divididos entre dez. Metade dos moradores é japonesa.

Silêncio a partir das onze, sapato fica no degrau, visita até as dez. Leve chinelo fácil de tirar. Nas férias, dá para passar quatro semanas com uma família fora da cidade.`,
      price: `O preço vale para um semestre de dezoito semanas, com tudo o que está incluído; o de outono tem vinte e custa o mesmo. Você paga 10% ao ser aceito, 40% quando a universidade confirma a vaga e o restante até 45 dias antes da viagem.

Se o visto for negado, devolvemos tudo menos € 300. Muitas universidades deixam manter a bolsa: pergunte na sua e veja [preços e bolsas](page:prices).`,
      stories: [
        {
          quote:
            'Entrei no clube de arco e flecha. Por seis semanas não pude atirar, só ficar em pé. Nunca aprendi tanto sobre ficar em pé.',
          name: 'Aoife',
          detail: '20 anos, de Cork, um semestre na primavera',
          portrait: 'aoife',
        },
        {
          quote:
            'A moça da subprefeitura desenhou um mapa para mim, com um gato onde eu devia virar à esquerda. Guardo até hoje.',
          name: 'Oscar',
          detail: '22 anos, de Gotemburgo, um ano inteiro',
          portrait: 'oscar',
        },
      ],
      questions: [
        {
          question: 'Minha universidade vai aproveitar as matérias?',
          answer:
            'Em geral, sim, se você combinar um plano de estudos antes. Mandamos ementas e carga horária. Um semestre costuma corresponder a 20 a 30 créditos europeus.',
        },
        {
          question: 'Quanto demora o visto?',
          answer:
            'A universidade pede o certificado de elegibilidade, e isso leva de dois a três meses. Com ele, o consulado costuma precisar de uma semana. Comece seis meses antes. Passo a passo: [vistos e autorizações](article:visas).',
        },
        {
          question: 'Posso trabalhar?',
          answer:
            'Com uma permissão que você pode pedir na chegada, até 28 horas por semana durante as aulas. Não aconselhamos nos dois primeiros meses. Falar um pouco de japonês ajuda a encontrar qualquer coisa.',
        },
        {
          question: 'Não falo uma palavra de japonês. É loucura?',
          answer:
            'Não. Um terço do grupo começa do zero. Aprenda os dois silabários antes de embarcar, uma hora por dia durante três semanas, e o primeiro mês será bem mais leve.',
        },
        {
          question: 'Sou vegetariano. O que vou comer?',
          answer:
            'Mais do que você teme e menos do que espera: quase toda sopa leva caldo de peixe. O refeitório sinaliza os pratos, a cozinha é sua, e Quioto tem uma culinária de templo sem carne nem peixe.',
        },
      ],
    },
    es: {
      uid: 'semestre-universitario-kioto',
      title: 'Un semestre de universidad en Kioto',
      tagline:
        'Seminarios en inglés, mañanas en japonés y una bicicleta para todo lo que queda en medio.',
      summary:
        'Un semestre o un año en una universidad de Kioto: asignaturas en inglés, japonés cada mañana, habitación en residencia y ayuda con el visado.',
      highlights: [
        {
          title: 'Japonés cada mañana',
          text: 'Noventa minutos de lunes a viernes, en grupos de hasta doce, desde las primeras sílabas hasta la columna de un periódico.',
        },
        {
          title: 'Asignaturas que cuentan',
          text: 'Tres en inglés, del cine japonés a la economía de un país que envejece. Tu universidad recibe el expediente con los créditos.',
        },
        {
          title: 'Una ciudad para ir en bici',
          text: 'Llana, con un camino junto al río de norte a sur. La residencia te presta la bicicleta; la multa por aparcarla mal ronda los 20 €.',
        },
        {
          title: 'Un club, no un curso',
          text: 'Tiro con arco, caligrafía, coro, montaña. Los clubes aceptan a estudiantes de intercambio que no falten a los ensayos. Ahí empiezan las amistades.',
        },
        {
          title: 'Un tutor de tu edad',
          text: 'Un estudiante japonés te ayuda en la oficina del distrito, en el banco y con el calendario de la basura, que tiene cinco tipos de bolsa.',
        },
      ],
      overview: `Las clases empiezan a las nueve, y a menos cuarto el camino del río Kamo va lleno de estudiantes que pedalean de pie porque llegan tarde. Hay garzas en la orilla. Las montañas cierran la ciudad por tres lados, así que siempre se sabe dónde está el norte.

La Universidad Kitaoji es privada y de tamaño medio: 6.000 alumnos, unos 250 de fuera. Por la mañana estudias japonés; dos o tres tardes por semana tienes seminarios en inglés junto a alumnos japoneses. Hay exposiciones, trabajos cortos y una época de exámenes. El nivel es el de segundo o tercero en una universidad europea.

Kioto no es un museo. Tiene tiendas abiertas a las tres de la madrugada, un barrio estudiantil con fideos a cuatro euros y, en abril, tanta gente que los autobuses no sirven. También tiene la puerta de un templo al final de tu calle, donde alguien rastrilla la grava antes de las seis. Te acostumbras a ambas cosas.

No todo es fácil. Los formularios son muchos y en japonés. El verano es caluroso y húmedo, las habitaciones en invierno son frías y la cortesía tarda más en leerse que los kanji. Yumi, nuestra coordinadora, ha oído todas las preguntas y tiene paciencia con cada una. Lee [un día en Kioto](article:day-in-kyoto) para ver a qué sabe una semana.`,
      itinerary: [
        {
          title: 'Llegada y papeles, contando desde marzo',
          text: 'Yumi te recoge en el aeropuerto de Kansai. Tarjeta de residente, empadronamiento, seguro nacional de salud, número de móvil. Entre formulario y formulario, los primeros cerezos.',
        },
        {
          title: 'Nivel y elección de asignaturas',
          text: 'Prueba de japonés y dos semanas para asomarte a cualquier seminario. Conoces a tu tutor, que te enseña el comedor barato y el bueno.',
        },
        {
          title: 'Del hiragana a las frases',
          text: 'El ritmo es vivo: un test cada mañana. El primer descanso es la Golden Week, cuando viaja todo Japón; nosotros nos quedamos y andamos por las colinas del este.',
        },
        {
          title: 'Uji y Nara',
          text: 'Dos sábados fuera: té nuevo en Uji, que mueles tú, y Nara, con su Buda de bronce y sus ciervos, que leen los mapas comiéndoselos.',
        },
        {
          title: 'Lluvia y mitad de camino',
          text: 'La estación de lluvias. Hortensias, ropa húmeda, trabajos de mitad de semestre. Charla con Yumi sobre las asignaturas y lo que pide tu universidad.',
        },
        {
          title: 'Hiroshima',
          text: 'Un fin de semana en tren: el Memorial de la Paz y la conversación de después, que nadie apura. El domingo, el ferri a Miyajima.',
        },
        {
          title: 'Festival de Gion y exámenes',
          text: 'En julio se montan en la calle carrozas altas de madera sin un solo clavo. Las ves de noche, entre dos días de repaso. Exámenes y exposiciones finales.',
        },
        {
          title: 'Cerrar la habitación',
          text: 'Cancelar la cuenta del banco, devolver la bici, separar la basura por última vez. Certificado, una cena junto al río y el tren al aeropuerto.',
        },
      ],
      included: [
        'Matrícula de un semestre: japonés y tres asignaturas en inglés',
        'Dieciocho semanas en habitación individual de residencia, con suministros e internet',
        'Certificado de elegibilidad y ayuda con el visado de estudiante',
        'Traslado desde el aeropuerto de Kansai y vuelta',
        'Una bicicleta durante el semestre',
        'Excursiones a Uji y Nara, fin de semana en Hiroshima con tren y alojamiento',
        'Un estudiante tutor y nuestra coordinadora en Kioto',
        'Expediente oficial con créditos',
      ],
      notIncluded: [
        'Vuelos a Osaka Kansai, de 800 a 1.200 € ida y vuelta',
        'Comidas: de 60 a 80 € a la semana si usas el comedor',
        'Seguro nacional de salud japonés, unos 15 € al mes',
        'Seguro privado de viaje y responsabilidad civil',
        'Libros, unos 90 €, y tasas de visado, si las hay',
      ],
      requirements: [
        'Tener entre 18 y 28 años y estar matriculado en una universidad',
        'Haber terminado al menos dos semestres',
        'Inglés B2, con certificado o entrevista con nosotros',
        'No hace falta saber japonés; quien sabe algo hace una prueba',
        'Pasaporte válido toda la estancia; documentos seis meses antes del comienzo',
        'Justificante de unos 4.000 € por semestre, como pide el visado',
      ],
      safety: `El delito violento es raro; la gente deja el bolso en la silla para guardar el sitio. Los riesgos son otros. Terremotos: en cada habitación hay linterna y casco, y la primera semana la residencia ensaya qué hacer. Tifones, de agosto a octubre: los trenes paran y te quedas en casa. Calor en julio: bebe antes de tener sed. En bici, por la izquierda, con luces y nunca después de beber; las penas son duras.

Policía, 110; ambulancia y bomberos, 119. Yumi tiene una lista de médicos que hablan inglés, y la universidad ofrece psicólogo todos los días. Nuestra línea atiende [día y noche](page:safety).`,
      accommodation: `La residencia está en una calle tranquila del distrito de Kita, a quince minutos del campus en bici. Tienes una habitación de unos once metros cuadrados con cama, escritorio, nevera pequeña y balcón para tender. Cocina, duchas y una sala con arrocera se comparten entre diez. La mitad de los residentes son japoneses.

Silencio desde las once, zapatos en el escalón, visitas hasta las diez. Trae zapatillas que se quiten solas. En vacaciones puedes pasar cuatro semanas con una familia fuera de la ciudad.`,
      price: `El precio es para un semestre de dieciocho semanas con todo lo incluido; el de otoño tiene veinte y cuesta lo mismo. Se paga un 10 % al ser admitido, un 40 % cuando la universidad confirma la plaza y el resto hasta 45 días antes de salir.

Si te deniegan el visado, devolvemos todo menos 300 €. Muchas universidades permiten conservar la beca: pregunta en la tuya y mira [precios y becas](page:prices).`,
      stories: [
        {
          quote:
            'Me apunté a tiro con arco. Durante seis semanas no pude disparar, solo estar de pie. Nunca aprendí tanto sobre estar de pie.',
          name: 'Aoife',
          detail: '20 años, de Cork, un semestre en primavera',
          portrait: 'aoife',
        },
        {
          quote:
            'La mujer de la oficina del distrito me dibujó un mapa, con un gato donde había que girar a la izquierda. Lo conservo.',
          name: 'Oscar',
          detail: '22 años, de Gotemburgo, un año entero',
          portrait: 'oscar',
        },
      ],
      questions: [
        {
          question: '¿Me reconocerá las asignaturas mi universidad?',
          answer:
            'Normalmente, si firmas antes un acuerdo académico. Enviamos programas y horas. Un semestre suele corresponder a entre 20 y 30 créditos europeos.',
        },
        {
          question: '¿Cuánto tarda el visado?',
          answer:
            'La universidad pide el certificado de elegibilidad, que tarda de dos a tres meses. Con él, el consulado suele necesitar una semana. Empieza seis meses antes. Paso a paso: [visados y permisos](article:visas).',
        },
        {
          question: '¿Puedo trabajar?',
          answer:
            'Con un permiso que se puede pedir al llegar, hasta 28 horas por semana en periodo de clases. No lo aconsejamos los dos primeros meses. Hablar algo de japonés ayuda a encontrar lo que sea.',
        },
        {
          question: 'No sé ni una palabra de japonés. ¿Es una locura?',
          answer:
            'No. Un tercio del grupo empieza de cero. Apréndete los dos silabarios antes de volar, una hora al día durante tres semanas, y el primer mes será mucho más fácil.',
        },
        {
          question: 'Soy vegetariano. ¿Qué voy a comer?',
          answer:
            'Más de lo que temes y menos de lo que esperas: casi todas las sopas llevan caldo de pescado. El comedor señala los platos, la cocina es tuya y Kioto tiene una cocina de templo sin carne ni pescado.',
        },
      ],
    },
    fr: {
      uid: 'semestre-universitaire-kyoto',
      title: 'Un semestre à l’université de Kyoto',
      tagline:
        'Des séminaires en anglais, des matinées en japonais et un vélo pour tout ce qu’il y a entre les deux.',
      summary:
        'Un semestre ou une année d’études à Kyoto : cours en anglais, japonais chaque matin, chambre en résidence et aide pour le visa.',
      highlights: [
        {
          title: 'Du japonais chaque matin',
          text: 'Quatre-vingt-dix minutes du lundi au vendredi, par groupes de douze au plus, des premières syllabes à la colonne d’un journal.',
        },
        {
          title: 'Des cours qui comptent',
          text: 'Trois cours en anglais, du cinéma japonais à l’économie d’un pays qui vieillit. Votre université reçoit un relevé avec les crédits.',
        },
        {
          title: 'Une ville pour le vélo',
          text: 'Plate, avec un chemin au bord du fleuve du nord au sud. La résidence prête le vélo ; l’amende pour mauvais stationnement est d’environ 20 €.',
        },
        {
          title: 'Un club, pas un cours',
          text: 'Tir à l’arc, calligraphie, chorale, montagne. Les clubs acceptent les étudiants étrangers qui ne manquent aucune séance. Les amitiés naissent là.',
        },
        {
          title: 'Un tuteur de votre âge',
          text: 'Un étudiant japonais vous aide à la mairie d’arrondissement, à la banque et devant le calendrier du tri, qui compte cinq sortes de sacs.',
        },
      ],
      overview: `Les cours commencent à 9 h, et à 8 h 45 le chemin de la rivière Kamo est plein d’étudiants en danseuse sur leur vélo, parce qu’ils sont en retard. Des hérons se tiennent dans l’eau basse. Les montagnes ferment la ville sur trois côtés : on sait toujours où est le nord.

L’université Kitaoji est privée et de taille moyenne : 6 000 étudiants, dont environ 250 venus d’ailleurs. Le matin, du japonais ; deux ou trois après-midi par semaine, des séminaires en anglais avec des étudiants japonais. Il y a des exposés, de courts devoirs et une période d’examens. Le niveau est celui d’une deuxième ou troisième année de licence.

Kyoto n’est pas un musée. On y trouve des supérettes ouvertes à 3 h du matin, un quartier étudiant où les nouilles coûtent quatre euros et, en avril, une foule qui rend les bus inutiles. On y trouve aussi, au bout de la rue, la porte d’un temple où quelqu’un ratisse le gravier avant 6 h. On s’habitue aux deux.

Tout n’est pas facile. Les formulaires sont nombreux, et en japonais. L’été est chaud et humide, les chambres sont froides en hiver, et la politesse se déchiffre moins vite que les kanji. Yumi, notre coordinatrice, a entendu toutes les questions et garde sa patience pour chacune. Lisez [une journée à Kyoto](article:day-in-kyoto) pour voir à quoi ressemble une semaine.`,
      itinerary: [
        {
          title: 'Arrivée et papiers, en comptant depuis mars',
          text: 'Yumi vous attend à l’aéroport du Kansai. Carte de résident, adresse à la mairie d’arrondissement, assurance maladie nationale, numéro de téléphone. Entre deux formulaires, les premiers cerisiers.',
        },
        {
          title: 'Test et choix des cours',
          text: 'Test de japonais, puis quinze jours pour essayer tous les séminaires. Vous rencontrez votre tuteur, qui vous montre la cantine bon marché et la bonne.',
        },
        {
          title: 'Des hiragana aux phrases',
          text: 'Le rythme est vif : une interrogation chaque matin. La première pause est la Golden Week, quand tout le Japon voyage ; nous restons et marchons dans les collines de l’est.',
        },
        {
          title: 'Uji et Nara',
          text: 'Deux samedis dehors : le thé nouveau à Uji, que l’on moud soi-même, et Nara, son bouddha de bronze et ses daims, qui lisent les plans en les mangeant.',
        },
        {
          title: 'La pluie, et la mi-temps',
          text: 'La saison des pluies. Hortensias, linge humide, devoirs de mi-semestre. Entretien avec Yumi sur les cours et sur ce que demande votre université.',
        },
        {
          title: 'Hiroshima',
          text: 'Un week-end en train : le Mémorial de la Paix, et la conversation qui suit, que personne ne presse. Le dimanche, le bateau pour Miyajima.',
        },
        {
          title: 'Fête de Gion et examens',
          text: 'En juillet, de hauts chars de bois se montent dans la rue sans un clou. On les voit de nuit, entre deux jours de révision. Examens et exposés finaux.',
        },
        {
          title: 'Fermer la chambre',
          text: 'Clore le compte en banque, rendre le vélo, trier une dernière fois. Certificat, dîner au bord de l’eau et train pour l’aéroport.',
        },
      ],
      included: [
        'Les frais d’études d’un semestre : japonais et trois cours en anglais',
        'Dix-huit semaines en chambre individuelle dans une résidence, charges et internet compris',
        'Le certificat d’éligibilité et l’aide pour le visa étudiant',
        'Transferts depuis et vers l’aéroport du Kansai',
        'Un vélo pour le semestre',
        'Sorties à Uji et à Nara, week-end à Hiroshima avec train et hébergement',
        'Un tuteur étudiant et notre coordinatrice à Kyoto',
        'Relevé officiel des crédits',
      ],
      notIncluded: [
        'Les vols jusqu’à Osaka-Kansai, de 800 à 1 200 € aller-retour',
        'Les repas : de 60 à 80 € par semaine à la cantine',
        'L’assurance maladie nationale japonaise, environ 15 € par mois',
        'L’assurance privée voyage et responsabilité civile',
        'Les livres, environ 90 €, et les frais de visa s’il y en a',
      ],
      requirements: [
        'Avoir entre 18 et 28 ans et être inscrit dans une université',
        'Avoir validé au moins deux semestres',
        'Anglais B2, par certificat ou entretien avec nous',
        'Aucune notion de japonais exigée ; test de niveau pour les autres',
        'Passeport valable pendant tout le séjour ; dossier six mois avant le début',
        'Justificatif d’environ 4 000 € par semestre, demandé pour le visa',
      ],
      safety: `La violence est rare ; on laisse son sac sur une chaise pour garder la place. Les risques sont ailleurs. Les séismes : chaque chambre a une lampe et un casque, et la première semaine la résidence fait un exercice. Les typhons, d’août à octobre : les trains s’arrêtent, on reste chez soi. La chaleur de juillet : on boit avant d’avoir soif. À vélo, à gauche, avec des feux, et jamais après avoir bu ; les peines sont lourdes.

Police : 110 ; ambulance et pompiers : 119. Yumi a une liste de médecins anglophones, et l’université propose chaque jour une écoute psychologique. Notre ligne répond [jour et nuit](page:safety).`,
      accommodation: `La résidence se trouve dans une rue calme de l’arrondissement de Kita, à quinze minutes du campus à vélo. Vous avez une chambre d’environ onze mètres carrés, avec lit, bureau, petit réfrigérateur et balcon pour le linge. Cuisine, douches et salle commune avec cuiseur à riz se partagent à dix. La moitié des résidents sont japonais.

Silence dès 23 h, chaussures au seuil, visites jusqu’à 22 h. Prenez des chaussons faciles à ôter. Pendant les vacances, on peut vivre quatre semaines en famille hors de la ville.`,
      price: `Le prix couvre un semestre de dix-huit semaines, avec tout ce qui est compris ; celui d’automne en compte vingt et coûte le même prix. On règle 10 % à l’admission, 40 % à la confirmation de l’université et le reste 45 jours avant le départ.

En cas de refus de visa, nous rendons tout sauf 300 €. Bien des universités laissent garder la bourse : demandez à la vôtre et voyez [tarifs et bourses](page:prices).`,
      stories: [
        {
          quote:
            'Je suis entrée au club de tir à l’arc. Pendant six semaines, pas une flèche : seulement se tenir debout. Je n’ai jamais autant appris là-dessus.',
          name: 'Aoife',
          detail: '20 ans, de Cork, un semestre au printemps',
          portrait: 'aoife',
        },
        {
          quote:
            'À la mairie d’arrondissement, une dame m’a dessiné un plan, avec un chat là où il fallait tourner à gauche. Je l’ai encore.',
          name: 'Oscar',
          detail: '22 ans, de Göteborg, une année entière',
          portrait: 'oscar',
        },
      ],
      questions: [
        {
          question: 'Mon université reconnaîtra-t-elle les cours ?',
          answer:
            'En général, oui, si vous signez avant un contrat d’études. Nous envoyons les descriptifs et les volumes horaires. Un semestre correspond d’ordinaire à 20 à 30 crédits européens.',
        },
        {
          question: 'Combien de temps prend le visa ?',
          answer:
            'L’université demande le certificat d’éligibilité : deux à trois mois. Ensuite, le consulat met en général une semaine. Commencez six mois avant. Pas à pas : [visas et permis](article:visas).',
        },
        {
          question: 'Peut-on travailler ?',
          answer:
            'Avec une autorisation à demander à l’arrivée, jusqu’à 28 heures par semaine pendant les cours. Nous le déconseillons les deux premiers mois. Un peu de japonais aide à trouver quoi que ce soit.',
        },
        {
          question: 'Je ne parle pas un mot de japonais. Est-ce déraisonnable ?',
          answer:
            'Non. Un tiers du groupe part de zéro. Apprenez les deux syllabaires avant le départ, une heure par jour pendant trois semaines, et le premier mois sera bien plus facile.',
        },
        {
          question: 'Je suis végétarien. Que vais-je manger ?',
          answer:
            'Plus que vous ne craignez, moins que vous n’espérez : la plupart des soupes sont au bouillon de poisson. La cantine signale les plats, la cuisine est à vous, et Kyoto a une cuisine de temple sans viande ni poisson.',
        },
      ],
    },
  },
} satisfies Program;
