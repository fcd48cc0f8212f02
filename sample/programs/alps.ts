import type { Program } from '../source.ts';

export default {
  key: 'alps',
  kind: 'summer_camp',
  continents: ['europe'],
  countries: ['CH'],
  place: {
    en: 'Lauterbrunnen, Switzerland',
    pt: 'Lauterbrunnen, Suíça',
    es: 'Lauterbrunnen, Suiza',
    fr: 'Lauterbrunnen, Suisse',
  },
  stops: [
    {
      name: {
        en: 'Lauterbrunnen',
        pt: 'Lauterbrunnen',
        es: 'Lauterbrunnen',
        fr: 'Lauterbrunnen',
      },
      latitude: 46.5935,
      longitude: 7.9091,
    },
    {
      name: { en: 'Mürren', pt: 'Mürren', es: 'Mürren', fr: 'Mürren' },
      latitude: 46.5592,
      longitude: 7.8925,
    },
    {
      name: {
        en: 'Kleine Scheidegg',
        pt: 'Kleine Scheidegg',
        es: 'Kleine Scheidegg',
        fr: 'Petite Scheidegg',
      },
      latitude: 46.5853,
      longitude: 7.9611,
    },
    {
      name: {
        en: 'Lake Oeschinen',
        pt: 'Lago Oeschinen',
        es: 'Lago Oeschinen',
        fr: 'Lac d’Oeschinen',
      },
      latitude: 46.4983,
      longitude: 7.727,
    },
    {
      name: { en: 'Bönigen', pt: 'Bönigen', es: 'Bönigen', fr: 'Bönigen' },
      latitude: 46.6863,
      longitude: 7.8945,
    },
  ],
  weeks: { min: 2, max: 4 },
  departures: [
    { month: 6, day: 22, weeks: 2, places: 'open' },
    { month: 7, day: 6, weeks: 2, places: 'few' },
    { month: 7, day: 6, weeks: 4, places: 'open' },
    { month: 7, day: 20, weeks: 2, places: 'full' },
    { month: 8, day: 3, weeks: 2, places: 'open' },
  ],
  ages: { min: 14, max: 17 },
  price: { from: 2450, currency: 'EUR' },
  longerStays: [{ weeks: 4, amount: 4600 }],
  extras: [
    {
      name: {
        en: 'Two more weeks',
        pt: 'Mais duas semanas',
        es: 'Una segunda quincena',
        fr: 'Une deuxième quinzaine',
      },
      amount: 2150,
    },
    {
      name: {
        en: 'Being met at Zurich or Geneva airport, and taken back',
        pt: 'Acompanhamento do aeroporto de Zurique ou Genebra, ida e volta',
        es: 'Acompañamiento desde el aeropuerto de Zúrich o Ginebra, ida y vuelta',
        fr: 'Accompagnement depuis l’aéroport de Zurich ou de Genève, aller et retour',
      },
      amount: 110,
    },
    {
      name: {
        en: 'A day’s climbing on real rock with a mountain guide',
        pt: 'Um dia de escalada em rocha com guia de montanha',
        es: 'Un día de escalada en roca con guía de montaña',
        fr: 'Une journée d’escalade en falaise avec un guide de montagne',
      },
      amount: 125,
    },
  ],
  languages: ['english', 'german'],
  accommodation: ['lodge'],
  group: { min: 16, max: 32 },
  scenes: ['alps-valley', 'alps-lake'],
  itinerary: [
    { unit: 'day', from: 1, to: 1 },
    { unit: 'day', from: 2, to: 3 },
    { unit: 'day', from: 4, to: 4 },
    { unit: 'day', from: 5, to: 6 },
    { unit: 'day', from: 7, to: 7 },
    { unit: 'day', from: 8, to: 9 },
    { unit: 'day', from: 10, to: 11 },
    { unit: 'day', from: 12, to: 12 },
    { unit: 'day', from: 13, to: 14 },
  ],
  tags: ['mountains', 'first-time-abroad', 'parents', 'languages'],
  relatedPrograms: ['samara', 'galway', 'lunenburg'],
  relatedArticles: ['for-parents', 'homesick', 'packing'],
  text: {
    en: {
      uid: 'summer-camp-swiss-alps',
      title: 'Summer camp in the Alps',
      tagline:
        'Two weeks between waterfalls: English or German in the morning, paths and lakes after lunch.',
      summary:
        'A two-week camp in Lauterbrunnen for ages 14 to 17: English or German lessons, guided walks, a cold lake and one night in a mountain hut.',
      highlights: [
        {
          title: 'A waterfall as neighbor',
          text: 'Staubbach falls 297 meters down the cliff, in sight of the breakfast table. On windy days it never quite arrives.',
        },
        {
          title: 'One night up high',
          text: 'A hut at almost 2,000 meters, bunks under the roof, soup at six, and the Jungfrau turning pink before bed.',
        },
        {
          title: 'Eighteen lessons',
          text: 'English or German in classes of at most eight, often outdoors. The test is to buy bread, ask the way and read a timetable.',
        },
        {
          title: 'One adult for eight',
          text: 'Leaders who live in the house, wake when someone knocks, and know each camper’s name by supper on the first day.',
        },
      ],
      overview: `You hear the valley before you see it: water, everywhere, from 72 falls by the local count, and cow bells from the far side. Lauterbrunnen lies at about 800 meters between two walls of rock. The sun comes late over the eastern one, and at nine, when lessons begin, the grass in front of the house is still wet.

Mornings are for language. Afternoons are for legs: up to Mürren where no cars go, down into the gorge at Trümmelbach, once to a lake so cold that people shout. Nobody has to be sporty. Everybody has to be ready to walk three or four hours, sometimes in rain, because in July it does rain.

We keep the camp small, with 16 to 32 young people from eight or ten countries and never more than six who share a first language. Telephones come out for one hour in the evening. The first two days feel long; some cry, most on the second night, and our leaders are good at that. By the end of the first week the trouble is getting them to bed. For warm water there is [the camp in Costa Rica](program:samara).`,
      itinerary: [
        {
          title: 'Arriving',
          text: 'We meet at Zurich main station at one o’clock and travel together, with changes and mountains on the left. Beds, house rules, macaroni with apple sauce, a first walk to the foot of the Staubbach.',
        },
        {
          title: 'Finding your feet',
          text: 'Lessons, then the mountain rules: who walks in front, who at the back, what to do when you are lost. On the second afternoon the thundering gorge at Trümmelbach, raincoats on.',
        },
        {
          title: 'Up to Mürren',
          text: 'By cable car to Grütschalp, then two hours on an almost level path with Eiger, Mönch and Jungfrau across the valley. Ice cream at 1,638 meters. Strong walkers go down on foot.',
        },
        {
          title: 'Lessons and lake',
          text: 'A project in pairs: interview someone who works here. On Saturday to the lido at Bönigen on Lake Brienz, with lifeguards, a raft and a picnic.',
        },
        {
          title: 'A slow Sunday',
          text: 'Sleeping in until nine. Laundry, a telephone call home, board games, bread baked in the wood oven. In the evening a fire by the river, if the forest is wet enough.',
        },
        {
          title: 'Lake Oeschinen',
          text: 'By train to Kandersteg and by gondola to a lake of turquoise under rock walls. Rowing boats, a swim of some seconds at about 16 °C. The next day lessons, and legs up.',
        },
        {
          title: 'The hut',
          text: 'Backpacks with little in them. Two to three hours uphill, cards, stars, thirteen people in one dormitory. In the morning tea, bread, and down through the alps where cheese is made.',
        },
        {
          title: 'Under the Eiger',
          text: 'The rack railway to Kleine Scheidegg and a path beneath the north face, close enough to see climbers through a telescope. A summer snowball, most years.',
        },
        {
          title: 'The last evening',
          text: 'Projects shown to everyone, a supper cooked by the campers, addresses in notebooks. On Sunday the train to Zurich, arriving at noon. Bring tissues to the station.',
        },
      ],
      included: [
        'Thirteen nights: twelve in the chalet, one in the hut',
        'All meals, vegetarian food and diets we have been told of',
        'Eighteen lessons of English or German, with material',
        'All excursions, cable cars, trains and entrance fees on the plan',
        'The group journey from Zurich main station and back',
        'Leaders day and night, one for at most eight campers',
        'Health, accident and rescue insurance, helicopter included',
        'Bed linen, and a wash of clothes once a week',
      ],
      notIncluded: [
        'The journey to Zurich and back',
        'Walking boots that cover the ankle, and a rain jacket',
        'Pocket money: €60 to €80 for two weeks; Switzerland is dear',
        'Flight fees for children traveling alone',
        'The extras above, if wished',
      ],
      requirements: [
        'Between 14 and 17 years old on the first day',
        'Able to walk four hours with a small backpack',
        'Able to swim 50 meters, confirmed by a parent',
        'English or German at level A2, enough to understand a safety rule',
        'Parents’ consent, a health form and a copy of the vaccination card',
        'A passport or identity card, with the travel consent your country asks for',
      ],
      safety: `One leader looks after at most eight young people, day and night. All hold a first aid certificate and have been checked for work with minors. Mountain walks are led by trained walk leaders; we look at the weather at seven and at noon, and thunder means no hut. We swim only where there are lifeguards or our own.

The hospital in Interlaken is about twenty minutes away, and the rescue helicopter is stationed nearby. Anyone ill is looked after in a quiet room, and parents are called the same day. Alcohol, smoking and going off alone mean a talk, then a train home. What we tell parents, before and during, is in [for parents](article:for-parents).`,
      accommodation: `The house is a wooden chalet more than a hundred years old, ten minutes on foot from the station. Girls and boys sleep on separate floors, in rooms for four with bunk beds, and a leader sleeps on each floor. Two showers per floor, a drying room for boots, a dining room with long tables, a meadow with a table-tennis table.

The floors creak. By half past ten they should not. At the hut everyone sleeps in one dormitory, with leaders between the groups.`,
      price: `The price is for two weeks from Zurich and holds everything listed under included. You pay 20% to book and the rest 45 days before the start, in up to ten parts at no extra cost. A brother or sister pays €150 less. Cancel up to 45 days before and you lose only the deposit; nothing at all with a doctor’s note. Help for families on small incomes is on [prices and scholarships](page:prices).`,
      stories: [
        {
          quote:
            'I wanted to go home on day two. My leader said: stay until the hut, then we call your mom together. After the hut I forgot to call.',
          name: 'Clara',
          detail: '14, from London, first time away alone',
          portrait: 'clara',
        },
        {
          quote:
            'The baker never answered in English, even when I was slow and there was a line. On the last day he said my German was quite good. Quite good is a lot for him.',
          name: 'Hana',
          detail: '16, from Brno, two weeks with German lessons',
          portrait: 'hana',
        },
      ],
      questions: [
        {
          question: 'Can we telephone our child?',
          answer:
            'Telephones are handed out from six to seven each evening. Before that, and at night, you reach the camp director on a number we give you. We post pictures twice a week. No news between them is good news.',
        },
        {
          question: 'What if it rains for three days?',
          answer:
            'Then we get wet for two of them, and on the third we bake, climb at an indoor wall and go to the swimming pool. Paths near streams are closed to us after heavy rain.',
        },
        {
          question: 'My child has an allergy. Is that possible?',
          answer:
            'In nearly all cases. Write it in the health form and talk to our cook by video beforehand. Leaders keep medicine under lock, except emergency pens and inhalers, which stay with your child.',
        },
        {
          question: 'What about homesickness?',
          answer:
            'Most have some, usually on the second or third evening. It helps to speak about it before leaving, and not to promise to fetch them. We wrote down what helps in [homesickness](article:homesick).',
        },
        {
          question: 'Is it too hard for a beginner?',
          answer:
            'No, if four hours of walking with breaks is possible. There are two speeds on every walk, and a third for those who would rather stay and draw.',
        },
      ],
    },
    pt: {
      uid: 'acampamento-nos-alpes-suicos',
      title: 'Acampamento de verão nos Alpes',
      tagline:
        'Duas semanas entre cachoeiras: inglês ou alemão de manhã, trilhas e lagos depois do almoço.',
      summary:
        'Duas semanas em Lauterbrunnen, dos 14 aos 17 anos: aulas de inglês ou alemão, caminhadas guiadas, um lago gelado e uma noite em refúgio.',
      highlights: [
        {
          title: 'Cachoeira de vizinha',
          text: 'A Staubbach despenca 297 metros do paredão, à vista da mesa do café. Com vento, a água nem chega direito ao chão.',
        },
        {
          title: 'Uma noite lá em cima',
          text: 'Um refúgio a quase 2.000 metros, beliches sob o telhado, sopa às seis e a Jungfrau cor-de-rosa antes de dormir.',
        },
        {
          title: 'Dezoito aulas',
          text: 'Inglês ou alemão, no máximo oito por turma, muitas vezes ao ar livre. A prova é comprar pão, pedir informação e ler um horário de trem.',
        },
        {
          title: 'Um adulto para oito',
          text: 'Monitores que moram na casa, acordam se alguém bate à porta e sabem o nome de todos até o jantar do primeiro dia.',
        },
      ],
      overview: `Antes de ver o vale, você escuta: água por todo lado, 72 quedas na conta dos moradores, e os sinos das vacas do outro lado. Lauterbrunnen fica a uns 800 metros de altitude, entre dois paredões. O sol demora a passar pelo do leste, e às nove, quando começam as aulas, a grama na frente da casa ainda está molhada.

A manhã é do idioma. A tarde é das pernas: até Mürren, onde não entra carro, até a garganta de Trümmelbach, uma vez até um lago tão frio que todo mundo grita. Ninguém precisa ser esportista. Todos precisam topar três ou quatro horas de caminhada, às vezes na chuva, porque em julho chove mesmo.

O acampamento é pequeno: de 16 a 32 jovens de oito ou dez países, e nunca mais de seis com a mesma língua materna. O celular aparece uma hora por noite. Os dois primeiros dias parecem compridos; alguns choram, quase sempre na segunda noite, e os monitores sabem lidar com isso. No fim da primeira semana, difícil é mandar todo mundo para a cama. Para água quente existe [o acampamento na Costa Rica](program:samara).`,
      itinerary: [
        {
          title: 'A chegada',
          text: 'O encontro é na estação central de Zurique, à uma da tarde, e seguimos juntos, com baldeações e montanhas do lado esquerdo. Camas, regras da casa, macarrão com purê de maçã e um passeio ao pé da Staubbach.',
        },
        {
          title: 'Tomando pé',
          text: 'Aulas e depois as regras da montanha: quem vai na frente, quem fecha a fila, o que fazer se se perder. Na segunda tarde, a garganta de Trümmelbach, que troveja, todos de capa de chuva.',
        },
        {
          title: 'Subida a Mürren',
          text: 'Teleférico até Grütschalp e duas horas de caminho quase plano, com Eiger, Mönch e Jungfrau do outro lado do vale. Sorvete a 1.638 metros. Quem tem fôlego desce a pé.',
        },
        {
          title: 'Aulas e lago',
          text: 'Um projeto em dupla: entrevistar alguém que trabalha ali. No sábado, o balneário de Bönigen, no lago de Brienz, com salva-vidas, plataforma flutuante e piquenique.',
        },
        {
          title: 'Domingo sem pressa',
          text: 'Dormir até as nove. Roupa lavada, ligação para casa, jogos de tabuleiro, pão no forno a lenha. À noite, fogueira na beira do rio, se o mato estiver úmido.',
        },
        {
          title: 'Lago Oeschinen',
          text: 'Trem até Kandersteg e bondinho até um lago turquesa cercado de rocha. Barco a remo e um mergulho de alguns segundos, a uns 16 °C. No dia seguinte, aula e pernas para o ar.',
        },
        {
          title: 'O refúgio',
          text: 'Mochila quase vazia. De duas a três horas de subida, baralho, estrelas, treze pessoas num só dormitório. De manhã, chá com pão e a descida pelos pastos onde se faz queijo.',
        },
        {
          title: 'Aos pés do Eiger',
          text: 'O trem de cremalheira até Kleine Scheidegg e uma trilha sob a face norte, tão perto que a luneta mostra os escaladores. Quase todo ano dá para fazer uma bola de neve.',
        },
        {
          title: 'A última noite',
          text: 'Os projetos apresentados a todos, jantar feito pelos jovens, endereços no caderno. No domingo, trem até Zurique, chegada ao meio-dia. Leve lenço para a estação.',
        },
      ],
      included: [
        'Treze noites: doze no chalé e uma no refúgio',
        'Todas as refeições, com opção vegetariana e dietas avisadas antes',
        'Dezoito aulas de inglês ou alemão, com material',
        'Todos os passeios, teleféricos, trens e entradas do roteiro',
        'A viagem em grupo desde a estação central de Zurique, ida e volta',
        'Monitores dia e noite, um para no máximo oito jovens',
        'Seguro de saúde, acidentes e resgate, helicóptero incluído',
        'Roupa de cama, e lavagem de roupa uma vez por semana',
      ],
      notIncluded: [
        'A viagem até Zurique e de volta',
        'Bota de caminhada que cubra o tornozelo e jaqueta de chuva',
        'Mesada: € 60 a € 80 para duas semanas; a Suíça é cara',
        'Taxa da companhia aérea para menor desacompanhado',
        'Os extras acima, se quiser',
      ],
      requirements: [
        'Ter de 14 a 17 anos no primeiro dia',
        'Caminhar quatro horas com mochila pequena',
        'Nadar 50 metros, com confirmação dos pais',
        'Inglês ou alemão A2, o bastante para entender uma regra de segurança',
        'Autorização dos pais, ficha de saúde e cópia da carteira de vacinação',
        'Passaporte e a autorização de viagem que o seu país exigir de menores',
      ],
      safety: `Cada monitor cuida de no máximo oito jovens, dia e noite. Todos têm curso de primeiros socorros e tiveram os antecedentes verificados para trabalhar com menores. As caminhadas são guiadas por gente formada para isso; olhamos o tempo às sete e ao meio-dia, e com trovoada não se sobe ao refúgio. Só nadamos onde há salva-vidas, do lugar ou nosso.

O hospital de Interlaken fica a uns vinte minutos, e o helicóptero de resgate tem base perto. Quem adoece fica num quarto calmo, e os pais são avisados no mesmo dia. Álcool, cigarro e sair sozinho dão conversa e, depois, trem para casa. O que contamos aos pais está em [para os pais](article:for-parents).`,
      accommodation: `A casa é um chalé de madeira com mais de cem anos, a dez minutos a pé da estação. Meninas e meninos dormem em andares separados, em quartos de quatro com beliches, e em cada andar dorme um monitor. Há dois chuveiros por andar, um cômodo para secar botas, refeitório de mesas compridas e um gramado com pingue-pongue.

O assoalho range. Depois das dez e meia, não deveria. No refúgio todos dormem no mesmo dormitório, com os monitores entre os grupos.`,
      price: `O preço vale para duas semanas a partir de Zurique e cobre tudo o que está em “incluído”. Você paga 20% na reserva e o restante 45 dias antes, em até dez vezes sem acréscimo. Irmãos pagam € 150 a menos. Cancelando até 45 dias antes, só se perde o sinal; com atestado médico, nem isso. A ajuda para famílias de renda menor está em [preços e bolsas](page:prices).`,
      stories: [
        {
          quote:
            'No segundo dia eu queria ir embora. A monitora disse: fica até o refúgio e aí a gente liga junto para a sua mãe. Depois do refúgio, esqueci de ligar.',
          name: 'Clara',
          detail: '14 anos, de Londres, primeira vez sozinha fora de casa',
          portrait: 'clara',
        },
        {
          quote:
            'O padeiro nunca respondia em inglês, mesmo eu demorando e a fila crescendo. No último dia disse que meu alemão era razoável. Vindo dele, razoável é muito.',
          name: 'Hana',
          detail: '16 anos, de Brno, duas semanas com aulas de alemão',
          portrait: 'hana',
        },
      ],
      questions: [
        {
          question: 'Podemos ligar para o nosso filho?',
          answer:
            'Os celulares são entregues das seis às sete da noite. Fora disso, e de madrugada, a direção do acampamento atende num número que passamos a vocês. Publicamos fotos duas vezes por semana. Entre uma e outra, falta de notícia é boa notícia.',
        },
        {
          question: 'E se chover três dias seguidos?',
          answer:
            'Em dois a gente se molha, e no terceiro faz pão, escala em parede coberta e vai à piscina. Depois de chuva forte, não usamos trilhas perto de córregos.',
        },
        {
          question: 'Minha filha tem alergia. Dá para ir?',
          answer:
            'Quase sempre. Escreva na ficha de saúde e fale antes por vídeo com a nossa cozinha. Os remédios ficam trancados com os monitores, menos caneta de emergência e bombinha, que ficam com ela.',
        },
        {
          question: 'E a saudade de casa?',
          answer:
            'A maioria sente, em geral na segunda ou terceira noite. Ajuda falar disso antes e não prometer ir buscar. Contamos o que funciona em [saudade de casa](article:homesick).',
        },
        {
          question: 'É puxado para quem não tem costume?',
          answer:
            'Não, se quatro horas de caminhada com pausas forem possíveis. Toda caminhada tem dois ritmos, e um terceiro para quem prefere ficar e desenhar.',
        },
      ],
    },
    es: {
      uid: 'campamento-alpes-suizos',
      title: 'Campamento de verano en los Alpes',
      tagline:
        'Dos semanas entre cascadas: inglés o alemán por la mañana, senderos y lagos después de comer.',
      summary:
        'Dos semanas en Lauterbrunnen, de 14 a 17 años: clases de inglés o alemán, caminatas con guía, un lago helado y una noche en un refugio.',
      highlights: [
        {
          title: 'Una cascada de vecina',
          text: 'La Staubbach cae 297 metros por la pared, a la vista de la mesa del desayuno. Los días de viento no llega del todo al suelo.',
        },
        {
          title: 'Una noche arriba',
          text: 'Un refugio a casi 2.000 metros, literas bajo el tejado, sopa a las seis y el Jungfrau rosa antes de acostarse.',
        },
        {
          title: 'Dieciocho clases',
          text: 'Inglés o alemán, ocho por grupo como mucho, a menudo al aire libre. El examen es comprar pan, preguntar el camino y leer un horario.',
        },
        {
          title: 'Un adulto por cada ocho',
          text: 'Monitores que viven en la casa, se despiertan si alguien llama y saben el nombre de todos en la cena del primer día.',
        },
      ],
      overview: `El valle se oye antes de verse: agua por todas partes, 72 cascadas según la cuenta local, y cencerros al otro lado. Lauterbrunnen está a unos 800 metros, entre dos paredes de roca. El sol tarda en asomar por la del este, y a las nueve, cuando empiezan las clases, la hierba de delante de la casa sigue mojada.

Las mañanas son para el idioma. Las tardes, para las piernas: a Mürren, donde no entran coches; al desfiladero de Trümmelbach; una vez, a un lago tan frío que la gente grita. No hace falta ser deportista. Sí hay que estar dispuesto a caminar tres o cuatro horas, a veces con lluvia, porque en julio llueve.

El campamento es pequeño: de 16 a 32 chicos y chicas de ocho o diez países, y nunca más de seis con la misma lengua materna. El móvil sale una hora por la tarde. Los dos primeros días se hacen largos; hay quien llora, casi siempre la segunda noche, y nuestros monitores saben qué hacer. Al final de la primera semana lo difícil es mandarlos a la cama. Para agua templada está [el campamento de Costa Rica](program:samara).`,
      itinerary: [
        {
          title: 'La llegada',
          text: 'Nos vemos a la una en la estación central de Zúrich y viajamos juntos, con transbordos y montañas a la izquierda. Camas, normas de la casa, macarrones con compota de manzana y un primer paseo hasta el pie de la Staubbach.',
        },
        {
          title: 'Coger confianza',
          text: 'Clases y, después, las reglas de la montaña: quién va delante, quién cierra, qué hacer si te pierdes. La segunda tarde, el desfiladero de Trümmelbach, que atruena, con chubasquero.',
        },
        {
          title: 'Subida a Mürren',
          text: 'Teleférico a Grütschalp y dos horas por un camino casi llano, con el Eiger, el Mönch y el Jungfrau enfrente. Helado a 1.638 metros. Quien tenga piernas baja andando.',
        },
        {
          title: 'Clases y lago',
          text: 'Un proyecto en pareja: entrevistar a alguien que trabaja aquí. El sábado, la playa de Bönigen, en el lago de Brienz, con socorristas, plataforma flotante y picnic.',
        },
        {
          title: 'Un domingo lento',
          text: 'Dormir hasta las nueve. Colada, llamada a casa, juegos de mesa, pan en el horno de leña. Por la noche, hoguera junto al río, si el bosque está húmedo.',
        },
        {
          title: 'Lago Oeschinen',
          text: 'Tren a Kandersteg y telecabina hasta un lago turquesa bajo paredes de roca. Barcas de remos y un baño de unos segundos, a unos 16 °C. Al día siguiente, clases y piernas en alto.',
        },
        {
          title: 'El refugio',
          text: 'Mochilas casi vacías. De dos a tres horas de subida, cartas, estrellas, trece personas en un dormitorio. Por la mañana, té, pan y bajada por los pastos donde se hace el queso.',
        },
        {
          title: 'Bajo el Eiger',
          text: 'El tren cremallera a Kleine Scheidegg y un sendero bajo la cara norte, tan cerca que con el telescopio se ven escaladores. Casi todos los años da para una bola de nieve.',
        },
        {
          title: 'La última noche',
          text: 'Los proyectos ante todos, una cena cocinada por los chicos y chicas, direcciones en los cuadernos. El domingo, tren a Zúrich, con llegada a mediodía. Trae pañuelos a la estación.',
        },
      ],
      included: [
        'Trece noches: doce en el chalé y una en el refugio',
        'Todas las comidas, con opción vegetariana y las dietas avisadas',
        'Dieciocho clases de inglés o alemán, con material',
        'Todas las excursiones, teleféricos, trenes y entradas del plan',
        'El viaje en grupo desde la estación central de Zúrich, ida y vuelta',
        'Monitores día y noche, uno por cada ocho como máximo',
        'Seguro médico, de accidentes y de rescate, helicóptero incluido',
        'Ropa de cama, y una colada por semana',
      ],
      notIncluded: [
        'El viaje hasta Zúrich y de vuelta',
        'Botas que cubran el tobillo y chaqueta impermeable',
        'Dinero de bolsillo: de 60 a 80 € para dos semanas; Suiza es cara',
        'La tarifa de la aerolínea por menor sin acompañar',
        'Los extras de arriba, si se desean',
      ],
      requirements: [
        'Tener entre 14 y 17 años el primer día',
        'Poder caminar cuatro horas con una mochila pequeña',
        'Saber nadar 50 metros, confirmado por el padre o la madre',
        'Inglés o alemán A2, lo justo para entender una norma de seguridad',
        'Autorización de la familia, ficha de salud y copia de la cartilla de vacunación',
        'Pasaporte o DNI, con el permiso de viaje que pida tu país',
      ],
      safety: `Cada monitor cuida de ocho jóvenes como máximo, de día y de noche. Todos tienen formación en primeros auxilios y certificado para trabajar con menores. Las caminatas las dirigen guías titulados; miramos el tiempo a las siete y a mediodía, y con tormenta no se sube al refugio. Solo nos bañamos donde hay socorristas, del lugar o nuestros.

El hospital de Interlaken está a unos veinte minutos y el helicóptero de rescate tiene base cerca. Quien enferma descansa en una habitación tranquila, y se llama a la familia ese mismo día. Alcohol, tabaco o irse a solas suponen una charla y, después, un tren a casa. Lo que contamos a las familias está en [para padres y madres](article:for-parents).`,
      accommodation: `La casa es un chalé de madera de más de cien años, a diez minutos a pie de la estación. Chicas y chicos duermen en plantas separadas, en habitaciones de cuatro con literas, y en cada planta duerme un monitor. Hay dos duchas por planta, un cuarto para secar botas, un comedor de mesas largas y un prado con mesa de ping-pong.

El suelo cruje. A partir de las diez y media no debería. En el refugio todos comparten dormitorio, con los monitores entre los grupos.`,
      price: `El precio es por dos semanas desde Zúrich y cubre todo lo que figura como incluido. Se paga un 20 % al reservar y el resto 45 días antes, hasta en diez plazos sin recargo. Cada hermano o hermana paga 150 € menos. Si cancelas hasta 45 días antes, solo pierdes la señal; con justificante médico, ni eso. La ayuda para familias con menos ingresos está en [precios y becas](page:prices).`,
      stories: [
        {
          quote:
            'El segundo día quería irme a casa. Mi monitora me dijo: quédate hasta el refugio y luego llamamos juntas a tu madre. Después del refugio se me olvidó llamar.',
          name: 'Clara',
          detail: '14 años, de Londres, primera vez sola fuera de casa',
          portrait: 'clara',
        },
        {
          quote:
            'El panadero nunca contestaba en inglés, aunque yo tardara y hubiera cola. El último día dijo que mi alemán no estaba mal. Viniendo de él, es muchísimo.',
          name: 'Hana',
          detail: '16 años, de Brno, dos semanas con clases de alemán',
          portrait: 'hana',
        },
      ],
      questions: [
        {
          question: '¿Podemos llamar a nuestro hijo?',
          answer:
            'Los móviles se reparten de seis a siete de la tarde. Fuera de esa hora, y de noche, la dirección del campamento atiende en un número que os damos. Publicamos fotos dos veces por semana. Entre medias, no tener noticias es buena noticia.',
        },
        {
          question: '¿Y si llueve tres días?',
          answer:
            'Dos nos mojamos, y al tercero hacemos pan, escalamos en un rocódromo y vamos a la piscina. Tras una lluvia fuerte no usamos los senderos cercanos a los arroyos.',
        },
        {
          question: 'Mi hija tiene una alergia. ¿Puede ir?',
          answer:
            'Casi siempre. Escríbelo en la ficha de salud y habla antes por vídeo con nuestra cocina. Las medicinas las guardan los monitores bajo llave, salvo autoinyectores e inhaladores, que lleva ella.',
        },
        {
          question: '¿Y si echa de menos su casa?',
          answer:
            'Le pasa a la mayoría, sobre todo la segunda o la tercera noche. Ayuda hablarlo antes y no prometer que iréis a buscarlo. Lo que funciona está en [echar de menos](article:homesick).',
        },
        {
          question: '¿Es duro para quien no camina?',
          answer:
            'No, si puede andar cuatro horas con descansos. En cada caminata hay dos ritmos, y un tercero para quien prefiere quedarse a dibujar.',
        },
      ],
    },
    fr: {
      uid: 'colonie-alpes-suisses',
      title: 'Colonie de vacances dans les Alpes',
      tagline:
        'Deux semaines entre les cascades : anglais ou allemand le matin, sentiers et lacs l’après-midi.',
      summary:
        'Deux semaines à Lauterbrunnen, de 14 à 17 ans : cours d’anglais ou d’allemand, marches guidées, un lac glacé et une nuit en refuge.',
      highlights: [
        {
          title: 'Une cascade pour voisine',
          text: 'Le Staubbach tombe de 297 mètres le long de la paroi, en vue de la table du petit déjeuner. Les jours de vent, il n’arrive pas tout à fait.',
        },
        {
          title: 'Une nuit là-haut',
          text: 'Un refuge à près de 2 000 mètres, des couchettes sous le toit, la soupe à dix-huit heures et la Jungfrau rose avant le coucher.',
        },
        {
          title: 'Dix-huit leçons',
          text: 'Anglais ou allemand, huit élèves au plus, souvent dehors. L’examen : acheter du pain, demander son chemin, lire un horaire.',
        },
        {
          title: 'Un adulte pour huit',
          text: 'Des animateurs qui vivent dans la maison, se lèvent quand on frappe et savent tous les prénoms au dîner du premier jour.',
        },
      ],
      overview: `On entend la vallée avant de la voir : de l’eau partout, 72 chutes selon les habitants, et des cloches de vaches sur l’autre versant. Lauterbrunnen se trouve vers 800 mètres, entre deux murs de roche. Le soleil passe tard celui de l’est et, à neuf heures, quand les cours commencent, l’herbe devant la maison est encore mouillée.

Le matin est à la langue. L’après-midi est aux jambes : Mürren, où ne va aucune voiture, les gorges du Trümmelbach, une fois un lac si froid que tout le monde crie. Nul besoin d’être sportif. Il faut accepter de marcher trois ou quatre heures, parfois sous la pluie, car en juillet il pleut.

Le séjour reste petit : de 16 à 32 jeunes de huit ou dix pays, jamais plus de six qui partagent la même langue maternelle. Les téléphones sortent une heure le soir. Les deux premiers jours paraissent longs ; certains pleurent, le plus souvent la deuxième nuit, et nos animateurs savent y faire. À la fin de la première semaine, le difficile est de les mettre au lit. Pour apprendre l’anglais au bord de la mer, voyez aussi [Galway](program:galway).`,
      itinerary: [
        {
          title: 'L’arrivée',
          text: 'Rendez-vous à treize heures à la gare centrale de Zurich, puis voyage ensemble, avec des correspondances et les montagnes à gauche. Les lits, les règles, des macaronis à la compote de pommes, une promenade au pied du Staubbach.',
        },
        {
          title: 'Prendre pied',
          text: 'Les cours, puis les règles de la montagne : qui marche devant, qui ferme la marche, que faire si l’on se perd. Le deuxième après-midi, les gorges grondantes du Trümmelbach, en imperméable.',
        },
        {
          title: 'Montée à Mürren',
          text: 'Téléphérique jusqu’à Grütschalp, puis deux heures de chemin presque plat, face à l’Eiger, au Mönch et à la Jungfrau. Une glace à 1 638 mètres. Les bons marcheurs descendent à pied.',
        },
        {
          title: 'Leçons et lac',
          text: 'Un projet à deux : interroger quelqu’un qui travaille ici. Samedi, la plage de Bönigen, sur le lac de Brienz, avec des sauveteurs, un radeau et un pique-nique.',
        },
        {
          title: 'Un dimanche lent',
          text: 'Grasse matinée jusqu’à neuf heures. Lessive, appel à la maison, jeux de société, pain au four à bois. Le soir, un feu au bord de la rivière, si la forêt est assez humide.',
        },
        {
          title: 'Le lac d’Oeschinen',
          text: 'En train à Kandersteg, puis en télécabine jusqu’à un lac turquoise sous des parois. Des barques, une baignade de quelques secondes à environ 16 °C. Le lendemain, leçons et jambes en l’air.',
        },
        {
          title: 'Le refuge',
          text: 'Des sacs presque vides. Deux à trois heures de montée, les cartes, les étoiles, treize personnes dans un dortoir. Au matin, du thé, du pain, et la descente par les alpages où se fait le fromage.',
        },
        {
          title: 'Sous l’Eiger',
          text: 'Le train à crémaillère jusqu’à la Petite Scheidegg et un sentier sous la face nord, assez près pour voir les grimpeurs à la longue-vue. Presque chaque année, une boule de neige.',
        },
        {
          title: 'La dernière soirée',
          text: 'Les projets devant tous, un dîner préparé par les jeunes, des adresses dans les carnets. Dimanche, le train pour Zurich, arrivée à midi. Apportez des mouchoirs à la gare.',
        },
      ],
      included: [
        'Treize nuits : douze au chalet, une au refuge',
        'Tous les repas, avec cuisine végétarienne et régimes signalés',
        'Dix-huit leçons d’anglais ou d’allemand, avec le matériel',
        'Toutes les excursions, téléphériques, trains et entrées du programme',
        'Le voyage en groupe depuis la gare centrale de Zurich, aller et retour',
        'Des animateurs jour et nuit, un pour huit jeunes au plus',
        'L’assurance santé, accident et secours, hélicoptère compris',
        'Les draps, et une lessive par semaine',
      ],
      notIncluded: [
        'Le voyage jusqu’à Zurich et le retour',
        'Des chaussures de marche montantes et une veste de pluie',
        'L’argent de poche : 60 à 80 € pour deux semaines ; la Suisse est chère',
        'Les frais de compagnie aérienne pour un mineur seul',
        'Les suppléments ci-dessus, si vous les souhaitez',
      ],
      requirements: [
        'Avoir de 14 à 17 ans le premier jour',
        'Pouvoir marcher quatre heures avec un petit sac',
        'Savoir nager 50 mètres, attesté par un parent',
        'Un niveau A2 en anglais ou en allemand, de quoi comprendre une consigne de sécurité',
        'L’accord des parents, une fiche de santé et une copie du carnet de vaccination',
        'Un passeport ou une carte d’identité, avec l’autorisation de sortie du territoire si votre pays l’exige',
      ],
      safety: `Un animateur s’occupe de huit jeunes au plus, de jour comme de nuit. Tous sont formés aux premiers secours et leurs antécédents ont été vérifiés. Les marches sont conduites par des accompagnateurs diplômés ; nous regardons le ciel à sept heures et à midi, et l’orage annule le refuge. On ne se baigne qu’avec des sauveteurs, ceux du lieu ou les nôtres.

L’hôpital d’Interlaken est à une vingtaine de minutes et l’hélicoptère de secours a une base proche. Un jeune malade se repose au calme et les parents sont appelés le jour même. Alcool, tabac ou sortie seul : un entretien, puis le train du retour. Ce que nous disons aux familles est dans [pour les parents](article:for-parents).`,
      accommodation: `La maison est un chalet de bois plus que centenaire, à dix minutes à pied de la gare. Filles et garçons dorment à des étages séparés, dans des chambres de quatre à lits superposés, avec un animateur par étage. Deux douches par étage, une pièce où sécher les chaussures, une salle à manger aux longues tables, un pré et une table de ping-pong.

Le plancher grince. Après vingt-deux heures trente, il ne devrait plus. Au refuge, tous dorment dans le même dortoir, les animateurs entre les groupes.`,
      price: `Le prix vaut pour deux semaines au départ de Zurich et comprend tout ce qui figure dans la liste. Vous versez 20 % à la réservation et le reste 45 jours avant, en dix fois au plus, sans frais. Un frère ou une sœur paie 150 € de moins. En annulant au moins 45 jours avant, vous ne perdez que l’acompte ; rien du tout avec un certificat médical. Les aides sont à la page [tarifs et bourses](page:prices).`,
      stories: [
        {
          quote:
            'Le deuxième jour, je voulais rentrer. Mon animatrice a dit : reste jusqu’au refuge, ensuite on appelle ta mère ensemble. Après le refuge, j’ai oublié d’appeler.',
          name: 'Clara',
          detail: '14 ans, de Londres, première fois seule loin de chez elle',
          portrait: 'clara',
        },
        {
          quote:
            'Le boulanger ne répondait jamais en anglais, même quand j’étais lente et qu’il y avait la queue. Le dernier jour, il a dit que mon allemand n’était pas mal. De sa part, c’est beaucoup.',
          name: 'Hana',
          detail: '16 ans, de Brno, deux semaines avec cours d’allemand',
          portrait: 'hana',
        },
      ],
      questions: [
        {
          question: 'Pouvons-nous appeler notre enfant ?',
          answer:
            'Les téléphones sont rendus de dix-huit à dix-neuf heures. Le reste du temps, et la nuit, la direction du séjour répond à un numéro que nous vous donnons. Nous publions des photos deux fois par semaine. Entre-temps, pas de nouvelles, bonnes nouvelles.',
        },
        {
          question: 'Et s’il pleut trois jours ?',
          answer:
            'Deux jours, on se mouille ; le troisième, on fait du pain, on grimpe en salle et l’on va à la piscine. Après une forte pluie, les sentiers proches des torrents nous sont interdits.',
        },
        {
          question: 'Mon enfant a une allergie. Est-ce possible ?',
          answer:
            'Presque toujours. Indiquez-la dans la fiche de santé et parlez-en avant, par vidéo, à notre cuisine. Les médicaments sont sous clé, sauf stylos d’urgence et inhalateurs, qui restent avec l’enfant.',
        },
        {
          question: 'Et le mal du pays ?',
          answer:
            'La plupart le connaissent, surtout le deuxième ou le troisième soir. Il est utile d’en parler avant et de ne pas promettre de venir les chercher. Ce qui aide est dans [le mal du pays](article:homesick).',
        },
        {
          question: 'Est-ce trop dur pour un débutant ?',
          answer:
            'Non, si quatre heures de marche avec des pauses sont possibles. Chaque marche a deux allures, et une troisième pour qui préfère rester dessiner.',
        },
      ],
    },
  },
} satisfies Program;
