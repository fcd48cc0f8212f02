import type { Program } from '../source.ts';

export default {
  key: 'boa-vista',
  kind: 'volunteering',
  continents: ['africa'],
  countries: ['CV'],
  place: {
    en: 'Boa Vista, Cape Verde',
    pt: 'Boa Vista, Cabo Verde',
    es: 'Boa Vista, Cabo Verde',
    fr: 'Boa Vista, Cap-Vert',
  },
  stops: [
    {
      name: {
        en: 'Fundo das Figueiras',
        pt: 'Fundo das Figueiras',
        es: 'Fundo das Figueiras',
        fr: 'Fundo das Figueiras',
      },
      latitude: 16.1375,
      longitude: -22.7275,
    },
    {
      name: {
        en: 'Morro Negro lighthouse',
        pt: 'Farol do Morro Negro',
        es: 'Faro de Morro Negro',
        fr: 'Phare de Morro Negro',
      },
      latitude: 16.106,
      longitude: -22.677,
    },
    {
      name: {
        en: 'Viana Desert',
        pt: 'Deserto de Viana',
        es: 'Desierto de Viana',
        fr: 'Désert de Viana',
      },
      latitude: 16.14,
      longitude: -22.85,
    },
    {
      name: { en: 'Sal Rei', pt: 'Sal Rei', es: 'Sal Rei', fr: 'Sal Rei' },
      latitude: 16.177,
      longitude: -22.917,
    },
    {
      name: {
        en: 'Santa Mónica beach',
        pt: 'Praia de Santa Mónica',
        es: 'Playa de Santa Mónica',
        fr: 'Plage de Santa Mónica',
      },
      latitude: 16.0013,
      longitude: -22.9194,
    },
  ],
  weeks: { min: 4, max: 8 },
  departures: [
    { month: 4, day: 6, weeks: 4, places: 'open' },
    { month: 6, day: 22, weeks: 8, places: 'open' },
    { month: 7, day: 20, weeks: 4, places: 'full' },
    { month: 8, day: 17, weeks: 4, places: 'few' },
    { month: 9, day: 14, weeks: 4, places: 'open' },
  ],
  ages: { min: 18, max: 35 },
  price: { from: 1780, currency: 'EUR' },
  longerStays: [{ weeks: 8, amount: 2940 }],
  extras: [
    {
      name: {
        en: 'Each further week, up to eight',
        pt: 'Cada semana a mais, até oito',
        es: 'Cada semana más, hasta ocho',
        fr: 'Chaque semaine supplémentaire, jusqu’à huit',
      },
      amount: 290,
    },
    {
      name: {
        en: 'A tent to yourself for the four weeks',
        pt: 'Barraca só para você nas quatro semanas',
        es: 'Una tienda para ti solo durante las cuatro semanas',
        fr: 'Une tente pour vous seul pendant les quatre semaines',
      },
      amount: 140,
    },
    {
      name: {
        en: 'Two nights in a guest house in Sal Rei before you fly home',
        pt: 'Duas noites em pousada em Sal Rei antes do voo de volta',
        es: 'Dos noches en una pensión de Sal Rei antes de volver',
        fr: 'Deux nuits dans une pension de Sal Rei avant le vol du retour',
      },
      amount: 95,
    },
  ],
  languages: ['portuguese', 'english'],
  accommodation: ['camp', 'host_family'],
  group: { min: 4, max: 12 },
  scenes: ['boa-vista-turtles', 'boa-vista-dunes'],
  itinerary: [
    { unit: 'day', from: 1, to: 2 },
    { unit: 'day', from: 3, to: 5 },
    { unit: 'day', from: 6, to: 12 },
    { unit: 'day', from: 13, to: 14 },
    { unit: 'day', from: 15, to: 19 },
    { unit: 'day', from: 20, to: 21 },
    { unit: 'day', from: 22, to: 26 },
    { unit: 'day', from: 27, to: 28 },
  ],
  tags: ['sea', 'wildlife', 'safety'],
  relatedPrograms: ['mindo', 'cape-town', 'lisbon'],
  relatedArticles: ['volunteering-well', 'packing', 'choosing'],
  text: {
    en: {
      uid: 'sea-turtle-volunteering-boa-vista-cape-verde',
      title: 'Sea turtle volunteering on Boa Vista',
      tagline:
        'Four weeks of night patrols on an Atlantic beach, with the island’s own rangers and biologists.',
      summary:
        'Volunteer with loggerhead turtles on Boa Vista, Cape Verde: four weeks of night patrols, nests and beach work, led by local rangers and biologists.',
      highlights: [
        {
          title: 'Nights by red light',
          text: 'Eight kilometers on sand, no flashlight but a red one, and then a track as wide as a tractor’s that leads up from the water.',
        },
        {
          title: 'One of the great nesting islands',
          text: 'Cape Verde has one of the largest loggerhead populations on earth. Most of it comes ashore here.',
        },
        {
          title: 'Village rangers lead',
          text: 'Every patrol is led by a paid ranger from Fundo das Figueiras or João Galego. Part of your price is part of those wages.',
        },
        {
          title: 'Whales in spring',
          text: 'The April group counts humpbacks and their calves from the cliffs, before the turtles arrive.',
        },
      ],
      overview: `From June to October loggerhead turtles haul themselves out of the Atlantic on the east of Boa Vista, dig with their back flippers for the best part of an hour, lay some eighty eggs and go. They weigh as much as a grown man and breathe like one. About seven weeks later the sand stirs and small dark heads come up. Very few live to return. That is why each nest counts.

For a long time they were eaten here, and on some beaches people still kill them at night. Tartarugas do Leste, the association we work with, answers with presence: patrols until dawn, walked by young people from the villages who are paid for it, with a biologist, Edna, and a handful of volunteers. You help measure, write down, move nests the tide would drown, guard the hatchery and check it again when the eggs have hatched. In the day you sleep, mend, pick up plastic and cook.

It is beautiful and it is hard. The wind does not stop, water is rationed to a bucket, and by the third night the legs complain. You may walk until four and see only tracks. No one rides, lifts, lights up or photographs a turtle with a flash. In April, when there are no turtles, the work is whales, beaches and building the hatchery. We say so because the pictures elsewhere do not.`,
      itinerary: [
        {
          title: 'Landing',
          text: 'A jeep fetches you from the airport at Rabil and crosses the island, stones and goats most of the way. First night with a family in Fundo das Figueiras: cachupa, a bucket shower, a very dark sky.',
        },
        {
          title: 'Training in camp',
          text: 'Tents, water rules, how to behave near an animal that must not notice you. Edna explains the data sheet, and you practice measuring on a shell of painted wood.',
        },
        {
          title: 'First patrols',
          text: 'Five nights out of seven, from nine to one or from one to five, in teams of three behind a ranger. Mornings of sleep, a shared lunch, an hour of Portuguese or Creole in the shade.',
        },
        {
          title: 'Dunes and a day off',
          text: 'The Viana Desert, sand blown here from the Sahara, white and rippled. Then Sal Rei: fish on the quay, a cold drink, and a small band playing morna after supper.',
        },
        {
          title: 'Hatchery weeks',
          text: 'Patrols go on. By day you sieve sand, mark out nests in rows, shade them and note temperatures. From mid-August on the first hatch, and are carried to the waterline at dusk.',
        },
        {
          title: 'To the lighthouse',
          text: 'A walk to Morro Negro, the easternmost point of the country, then by jeep to Santa Mónica, where the beach runs on for kilometers and one may swim.',
        },
        {
          title: 'On your own feet',
          text: 'By now you read a track at a glance. You keep the sheet for your team, show the new ones how to walk without a light, and help open the hatched nests to count what came out.',
        },
        {
          title: 'Clearing up',
          text: 'The month’s numbers go up on a board in the village hall, and people come to argue with them. Tents aired, sand shaken out of everything, a last supper with your first family.',
        },
      ],
      included: [
        'Transfers between Rabil airport, village and camp',
        'Bed in a two-person tent with mattress, and nights off with a village family',
        'Three meals a day, mostly fish, beans, rice and vegetables',
        'Training by a biologist, red headlamp and data kit on loan',
        'Outings to Viana, Sal Rei, Morro Negro and Santa Mónica',
        'A contribution of 480 euros to the association, rangers’ wages first',
        'A Farol coordinator on the island and an emergency number answered at all hours',
        'A certificate stating hours and tasks',
      ],
      notIncluded: [
        'Flights to and from Boa Vista',
        'Travel and health insurance with evacuation, required',
        'Online pre-registration, airport tax and any visa or extension',
        'Drinks in the village and extra water beyond your ration',
        'A warm layer: nights in the wind are cooler than you expect',
      ],
      requirements: [
        'Between 18 and 35 on the day of arrival',
        'Able to walk eight kilometers on soft sand at night',
        'English at B1 or some Portuguese',
        'A passport valid six months beyond your arrival',
        'No smoking, alcohol or white light on the nesting beach',
        'Ready to live without a flush toilet for four weeks',
      ],
      safety: `Boa Vista is a calm island. In Sal Rei you watch your bag as in any port, and nobody walks the empty beaches alone, by day or by night. Patrols keep radio contact with the camp. If poachers are about, the team withdraws and the ranger calls the police: you never step between.

The sea is the greater risk. There are currents off the nesting beaches, so we swim only where the ranger says, never at night. Sun and thirst come next, and you will be told to drink until it bores you. Bring repellent, as dengue occurs after the rains. The island’s health center is in Sal Rei, about forty minutes from the village. Serious cases are flown out. See [safety at Farol](page:safety).`,
      accommodation: `The camp stands behind the dunes: canvas tents for two with real mattresses, a kitchen under a roof of palm, composting toilets, solar panels for lamps and telephones, and a signal on one hill. You wash with a bucket, some eight liters a day. One night a week, and at both ends of the stay, you sleep in the village with a family, in a bed, with a shower that works most evenings. Sheets are provided. Bring a thin sleeping bag and ear plugs against the wind.`,
      price: `From €1,780 for four weeks with everything listed as included. Of that, 480 euros goes to Tartarugas do Leste, 620 to food, tents and families, the rest to transport, training, our coordinator and the office. A deposit of 20% holds your place; the rest is due 45 days before you leave. If we cancel, all of it is returned. For grants, see [prices and scholarships](page:prices).`,
      stories: [
        {
          quote:
            'On the fourth night one came up two meters from me and I forgot to write the time down. The ranger, Nelito, laughed, then made me write a hundred times: 02.14.',
          name: 'Aoife',
          detail: 'From Cork, four weeks in August',
          portrait: 'aoife',
        },
        {
          quote:
            'I can speak with everyone here, more or less, since Creole has Portuguese in it. So I heard the other side too: what it means to stop eating something your grandmother cooked.',
          name: 'João',
          detail: 'From Recife, eight weeks from June',
          portrait: 'joao',
        },
      ],
      questions: [
        {
          question: 'Am I sure to see turtles?',
          answer:
            'In July, August and September almost every team does, most nights. In late June it takes some luck. In April you will see none: that group works on whales and beaches, and the price is the same because the costs are.',
        },
        {
          question: 'May I touch them?',
          answer:
            'Only when the biologist asks you to hold a tape or shade the eyes. Eggs are moved by trained hands, which after a week may be yours. Hatchlings walk to the sea on their own feet.',
        },
        {
          question: 'Do I take a job from somebody?',
          answer:
            'No. Rangers, cooks and drivers are hired in the villages first, and your contribution helps to hire more. We explain how we look at this in [volunteering that does good](article:volunteering-well).',
        },
        {
          question: 'Do I need a visa?',
          answer:
            'Many nationalities enter for a month with an online registration. For a longer stay you ask for an extension on the island. We tell you what holds for your passport, and so does [our guide](article:visas).',
        },
        {
          question: 'How do people reach me?',
          answer:
            'There is a signal on the hill behind the kitchen and internet in the village. The emergency telephone reaches the camp by radio at any hour. Tell your family they will hear from you every second day, not every hour.',
        },
      ],
    },
    pt: {
      uid: 'voluntariado-tartarugas-boa-vista-cabo-verde',
      title: 'Voluntariado com tartarugas na Boa Vista',
      tagline:
        'Quatro semanas de rondas noturnas numa praia do Atlântico, com guardas e biólogos da própria ilha.',
      summary:
        'Voluntariado com tartarugas-cabeçudas na Boa Vista, em Cabo Verde: rondas noturnas, ninhos e praia por quatro semanas, com guardas e biólogos locais.',
      highlights: [
        {
          title: 'Noites de luz vermelha',
          text: 'Oito quilômetros de areia, só uma lanterna vermelha e, de repente, um rastro largo como o de um trator subindo da água.',
        },
        {
          title: 'Uma das grandes ilhas de desova',
          text: 'Cabo Verde tem uma das maiores populações de tartaruga-cabeçuda do mundo. A maior parte sai do mar aqui.',
        },
        {
          title: 'Quem guia são os guardas da vila',
          text: 'Toda ronda é conduzida por um guarda assalariado de Fundo das Figueiras ou João Galego. Parte do que você paga vira parte desse salário.',
        },
        {
          title: 'Baleias na primavera',
          text: 'O grupo de abril conta jubartes e filhotes do alto das falésias, antes da chegada das tartarugas.',
        },
      ],
      overview: `De junho a outubro, as tartarugas-cabeçudas se arrastam para fora do Atlântico no leste da Boa Vista, cavam com as nadadeiras de trás por quase uma hora, põem uns oitenta ovos e vão embora. Pesam o mesmo que um homem adulto e respiram como um. Umas sete semanas depois, a areia se mexe e aparecem cabecinhas escuras. Poucas vivem para voltar. Por isso cada ninho conta.

Durante muito tempo elas foram comida por aqui, e em algumas praias ainda há quem as mate à noite. A Tartarugas do Leste, associação com quem trabalhamos, responde com presença: rondas até o amanhecer, feitas por jovens das vilas que recebem por isso, com uma bióloga, a Edna, e um punhado de voluntários. Você ajuda a medir, anotar, mudar de lugar os ninhos que a maré afogaria, vigiar o viveiro e conferir tudo depois da eclosão. De dia se dorme, se conserta, se recolhe plástico e se cozinha.

É bonito e é duro. O vento não para, a água é um balde por pessoa, e na terceira noite as pernas reclamam. Às vezes você anda até as quatro e só vê rastro. Ninguém monta, levanta, ilumina nem fotografa tartaruga com flash. Em abril não há tartaruga: o trabalho é com baleias, limpeza de praia e construção do viveiro. Dizemos isso porque as fotos por aí não dizem.`,
      itinerary: [
        {
          title: 'Chegada',
          text: 'Um jipe busca você no aeroporto de Rabil e atravessa a ilha, quase só pedra e cabra. Primeira noite com uma família em Fundo das Figueiras: cachupa, banho de balde, um céu muito escuro.',
        },
        {
          title: 'Treino no acampamento',
          text: 'Barracas, regras da água, como se comportar perto de um animal que não pode notar você. A Edna explica a ficha de campo, e o treino de medição é num casco de madeira pintada.',
        },
        {
          title: 'Primeiras rondas',
          text: 'Cinco noites em sete, das nove à uma ou da uma às cinco, em trios atrás de um guarda. Manhã de sono, almoço de todo mundo, uma hora de crioulo na sombra.',
        },
        {
          title: 'Dunas e uma folga',
          text: 'O Deserto de Viana, areia que o vento trouxe do Saara, branca e ondulada. Depois Sal Rei: peixe no cais, alguma coisa gelada e um grupinho tocando morna depois do jantar.',
        },
        {
          title: 'Viveiro de ninhos',
          text: 'As rondas seguem. De dia você peneira areia, marca os ninhos em fileiras, faz sombra e anota temperaturas. A partir de meados de agosto nascem os primeiros filhotes, levados à beira da água ao anoitecer.',
        },
        {
          title: 'Até o farol',
          text: 'Caminhada ao Morro Negro, o ponto mais a leste do país, e depois de jipe até Santa Mónica, onde a praia segue por quilômetros e o banho de mar é liberado.',
        },
        {
          title: 'Com as próprias pernas',
          text: 'A essa altura você lê um rastro de relance. Cuida da ficha da equipe, ensina os novatos a andar sem luz e ajuda a abrir os ninhos já eclodidos para contar o que saiu.',
        },
        {
          title: 'Arrumar e partir',
          text: 'Os números do mês vão para um quadro no salão da vila, e o pessoal aparece para discutir. Barracas arejadas, areia sacudida de tudo, um último jantar com a sua primeira família.',
        },
      ],
      included: [
        'Traslados entre o aeroporto de Rabil, a vila e o acampamento',
        'Lugar em barraca dupla com colchão, e folgas na casa de uma família da vila',
        'Três refeições por dia, quase sempre peixe, feijão, arroz e legumes',
        'Treinamento com bióloga, lanterna vermelha e material de campo emprestados',
        'Passeios a Viana, Sal Rei, Morro Negro e Santa Mónica',
        'Contribuição de 480 euros para a associação, a começar pelos salários dos guardas',
        'Coordenação da Farol na ilha e telefone de emergência a qualquer hora',
        'Certificado com horas e tarefas',
      ],
      notIncluded: [
        'Passagem aérea de ida e volta à Boa Vista',
        'Seguro de viagem e saúde com remoção, obrigatório',
        'Pré-registro on-line, taxa aeroportuária e eventual visto ou prorrogação',
        'Bebidas na vila e água além da sua cota',
        'Um agasalho: com o vento, a noite é mais fria do que parece',
      ],
      requirements: [
        'Ter entre 18 e 35 anos no dia da chegada',
        'Conseguir andar oito quilômetros de noite em areia fofa',
        'Português, ou inglês B1',
        'Passaporte válido por seis meses a partir da chegada',
        'Nada de cigarro, álcool ou luz branca na praia de desova',
        'Topar quatro semanas sem vaso com descarga',
      ],
      safety: `A Boa Vista é uma ilha tranquila. Em Sal Rei se cuida da bolsa como em qualquer porto, e ninguém anda só nas praias vazias, nem de dia nem de noite. As rondas ficam em contato por rádio com o acampamento. Se há caçadores por perto, a equipe recua e o guarda chama a polícia: você nunca se mete no meio.

O risco maior é o mar. Há correnteza nas praias de desova, então só se entra na água onde o guarda indica, e nunca à noite. Depois vêm o sol e a sede: vamos mandar você beber água até enjoar. Traga repelente, porque há dengue depois das chuvas. O centro de saúde fica em Sal Rei, a uns quarenta minutos da vila. Casos graves saem de avião. Veja [segurança na Farol](page:safety).`,
      accommodation: `O acampamento fica atrás das dunas: barracas de lona para dois com colchão de verdade, cozinha com teto de palha, banheiro seco, painéis solares para lâmpadas e celulares, e sinal em cima de um morro. O banho é de balde, uns oito litros por dia. Uma noite por semana, e no começo e no fim da estadia, você dorme na vila com uma família, em cama, com chuveiro que funciona quase toda noite. A roupa de cama é nossa. Traga um saco de dormir fino e protetor de ouvido contra o vento.`,
      price: `A partir de € 1.780 por quatro semanas, com tudo o que está na lista de incluídos. Desse valor, 480 euros vão para a Tartarugas do Leste, 620 para comida, barracas e famílias, e o resto para transporte, treinamento, a nossa coordenação e o escritório. Uma entrada de 20% garante a vaga; o restante é pago até 45 dias antes da viagem. Se nós cancelarmos, devolvemos tudo. Sobre bolsas, veja [preços e bolsas](page:prices).`,
      stories: [
        {
          quote:
            'Na quarta noite uma saiu do mar a dois metros de mim e eu esqueci de anotar a hora. O guarda, o Nelito, riu, e depois me fez escrever cem vezes: 02h14.',
          name: 'Aoife',
          detail: 'De Cork, quatro semanas em agosto',
          portrait: 'aoife',
        },
        {
          quote:
            'Dá para conversar com todo mundo, mais ou menos, porque o crioulo tem português dentro. Então ouvi o outro lado também: o que é deixar de comer uma coisa que a sua avó fazia.',
          name: 'João',
          detail: 'Do Recife, oito semanas a partir de junho',
          portrait: 'joao',
        },
      ],
      questions: [
        {
          question: 'É certo que vou ver tartarugas?',
          answer:
            'Em julho, agosto e setembro quase toda equipe vê, na maioria das noites. No fim de junho é preciso um pouco de sorte. Em abril, nenhuma: esse grupo trabalha com baleias e praias, e paga o mesmo porque o custo é o mesmo.',
        },
        {
          question: 'Posso tocar nelas?',
          answer:
            'Só quando a bióloga pede para segurar a fita ou fazer sombra nos olhos. Os ovos são levados por mãos treinadas, que depois de uma semana podem ser as suas. Os filhotes vão para o mar com as próprias nadadeiras.',
        },
        {
          question: 'Estou tirando o emprego de alguém?',
          answer:
            'Não. Guardas, cozinheiras e motoristas são contratados nas vilas em primeiro lugar, e a sua contribuição ajuda a contratar mais. Explicamos como pensamos isso em [voluntariado que faz bem](article:volunteering-well).',
        },
        {
          question: 'Preciso de visto?',
          answer:
            'Muitas nacionalidades entram por um mês com um registro on-line. Para ficar mais, pede-se a prorrogação na ilha. Dizemos o que vale para o seu passaporte, e o [nosso guia](article:visas) também ajuda.',
        },
        {
          question: 'Como falam comigo?',
          answer:
            'Há sinal no morro atrás da cozinha e internet na vila. O telefone de emergência alcança o acampamento por rádio a qualquer hora. Avise a família: notícia dia sim, dia não, e não de hora em hora.',
        },
      ],
    },
    es: {
      uid: 'voluntariado-tortugas-boa-vista-cabo-verde',
      title: 'Voluntariado con tortugas en Boa Vista',
      tagline:
        'Cuatro semanas de rondas nocturnas en una playa atlántica, con guardas y biólogos de la isla.',
      summary:
        'Voluntariado con tortugas bobas en Boa Vista, Cabo Verde: cuatro semanas de rondas nocturnas, nidos y trabajo de playa con guardas y biólogos locales.',
      highlights: [
        {
          title: 'Noches de luz roja',
          text: 'Ocho kilómetros de arena, una linterna roja y, de pronto, un rastro ancho como el de un tractor que sube desde el agua.',
        },
        {
          title: 'Una de las grandes islas de puesta',
          text: 'Cabo Verde tiene una de las mayores poblaciones de tortuga boba del mundo. La mayor parte sale a tierra aquí.',
        },
        {
          title: 'Guían los guardas del pueblo',
          text: 'Cada ronda la dirige un guarda con sueldo, de Fundo das Figueiras o de João Galego. Una parte de lo que pagas es parte de ese sueldo.',
        },
        {
          title: 'Ballenas en primavera',
          text: 'El grupo de abril cuenta yubartas y ballenatos desde los acantilados, antes de que lleguen las tortugas.',
        },
      ],
      overview: `De junio a octubre las tortugas bobas salen a rastras del Atlántico en el este de Boa Vista, cavan con las aletas de atrás durante casi una hora, ponen unos ochenta huevos y se van. Pesan como un hombre y respiran igual. Unas siete semanas después la arena se mueve y asoman cabecitas oscuras. Muy pocas vivirán para volver. Por eso cuenta cada nido.

Durante mucho tiempo aquí se comían, y en algunas playas todavía hay quien las mata de noche. Tartarugas do Leste, la asociación con la que trabajamos, responde estando: rondas hasta el alba que hacen jóvenes de los pueblos, cobrando por ello, con una bióloga, Edna, y unos pocos voluntarios. Tú ayudas a medir, apuntar, trasladar los nidos que ahogaría la marea, vigilar el vivero y revisarlo cuando los huevos han eclosionado. De día se duerme, se arregla, se recoge plástico y se cocina.

Es hermoso y es duro. El viento no para, el agua va racionada a un cubo, y a la tercera noche las piernas protestan. Puedes andar hasta las cuatro y no ver más que rastros. Nadie monta, levanta, alumbra ni fotografía con flash a una tortuga. En abril no las hay: el trabajo son las ballenas, limpiar playas y levantar el vivero. Lo decimos porque las fotos que circulan por ahí no lo cuentan.`,
      itinerary: [
        {
          title: 'Llegada',
          text: 'Un todoterreno te recoge en el aeropuerto de Rabil y cruza la isla, casi toda piedras y cabras. Primera noche con una familia de Fundo das Figueiras: cachupa, ducha de cubo y un cielo muy oscuro.',
        },
        {
          title: 'Formación en el campamento',
          text: 'Tiendas, normas del agua, cómo moverse cerca de un animal que no debe notarte. Edna explica la ficha de datos y se practica a medir con un caparazón de madera pintada.',
        },
        {
          title: 'Primeras rondas',
          text: 'Cinco noches de cada siete, de nueve a una o de una a cinco, de tres en tres detrás de un guarda. Mañanas de sueño, comida común y una hora de portugués o criollo a la sombra.',
        },
        {
          title: 'Dunas y un día libre',
          text: 'El desierto de Viana, arena que el viento trajo del Sáhara, blanca y ondulada. Luego Sal Rei: pescado en el muelle, algo frío y un grupito que toca mornas después de cenar.',
        },
        {
          title: 'Días de vivero',
          text: 'Siguen las rondas. De día se criba arena, se marcan los nidos en filas, se les da sombra y se apunta la temperatura. Desde mediados de agosto nacen las primeras crías, que se llevan a la orilla al anochecer.',
        },
        {
          title: 'Hasta el faro',
          text: 'Caminata a Morro Negro, el punto más oriental del país, y después en todoterreno a Santa Mónica, donde la playa sigue durante kilómetros y sí se puede nadar.',
        },
        {
          title: 'Por tu cuenta',
          text: 'A estas alturas lees un rastro de un vistazo. Llevas la ficha de tu equipo, enseñas a los nuevos a andar sin luz y ayudas a abrir los nidos eclosionados para contar lo que salió.',
        },
        {
          title: 'Recoger',
          text: 'Los números del mes se cuelgan en el local del pueblo y la gente viene a discutirlos. Tiendas al aire, arena fuera de todas partes y una última cena con tu primera familia.',
        },
      ],
      included: [
        'Traslados entre el aeropuerto de Rabil, el pueblo y el campamento',
        'Plaza en tienda doble con colchón, y noches libres con una familia del pueblo',
        'Tres comidas al día, sobre todo pescado, alubias, arroz y verdura',
        'Formación con una bióloga, frontal rojo y material de campo en préstamo',
        'Salidas a Viana, Sal Rei, Morro Negro y Santa Mónica',
        'Una aportación de 480 euros a la asociación, empezando por los sueldos de los guardas',
        'Coordinación de Farol en la isla y teléfono de emergencias a cualquier hora',
        'Un certificado con horas y tareas',
      ],
      notIncluded: [
        'Los vuelos de ida y vuelta a Boa Vista',
        'Seguro de viaje y salud con evacuación, obligatorio',
        'Prerregistro en línea, tasa aeroportuaria y, si toca, visado o prórroga',
        'Bebidas en el pueblo y agua por encima de tu ración',
        'Una prenda de abrigo: con viento, la noche es más fría de lo que parece',
      ],
      requirements: [
        'Tener entre 18 y 35 años el día de llegada',
        'Poder andar ocho kilómetros de noche por arena blanda',
        'Inglés B1 o algo de portugués',
        'Pasaporte válido seis meses desde la llegada',
        'Ni tabaco, ni alcohol, ni luz blanca en la playa de puesta',
        'Aceptar cuatro semanas sin cisterna',
      ],
      safety: `Boa Vista es una isla tranquila. En Sal Rei se vigila la mochila como en cualquier puerto, y por las playas vacías no va nadie solo, ni de día ni de noche. Las rondas mantienen contacto por radio con el campamento. Si hay furtivos cerca, el equipo se retira y el guarda avisa a la policía: tú nunca te pones en medio.

El mayor riesgo es el mar. Hay corrientes en las playas de puesta, así que solo se nada donde dice el guarda y nunca de noche. Después vienen el sol y la sed: te diremos que bebas hasta aburrirte. Trae repelente, porque tras las lluvias hay dengue. El centro de salud está en Sal Rei, a unos cuarenta minutos del pueblo. Los casos graves salen en avión. Más en [seguridad en Farol](page:safety).`,
      accommodation: `El campamento está detrás de las dunas: tiendas de lona para dos con colchón de verdad, cocina bajo techo de palma, baño seco, placas solares para lámparas y móviles, y cobertura en lo alto de una loma. Te lavas con un cubo, unos ocho litros al día. Una noche por semana, y al principio y al final, duermes en el pueblo con una familia, en cama y con una ducha que funciona casi siempre. Las sábanas las ponemos nosotros. Trae un saco fino y tapones para el viento.`,
      price: `Desde 1.780 € por cuatro semanas, con todo lo que figura como incluido. De ahí, 480 euros van a Tartarugas do Leste, 620 a comida, tiendas y familias, y el resto a transporte, formación, nuestra coordinación y la oficina. Con un 20 % reservas la plaza; lo demás se paga hasta 45 días antes de salir. Si cancelamos nosotros, te lo devolvemos entero. Sobre ayudas, mira [precios y becas](page:prices).`,
      stories: [
        {
          quote:
            'La cuarta noche salió una a dos metros de mí y se me olvidó apuntar la hora. El guarda, Nelito, se rio y luego me la hizo escribir cien veces: 02:14.',
          name: 'Aoife',
          detail: 'De Cork, cuatro semanas en agosto',
          portrait: 'aoife',
        },
        {
          quote:
            'Puedo hablar con casi todos, porque el criollo lleva portugués dentro. Así que oí también la otra parte: lo que es dejar de comer algo que cocinaba tu abuela.',
          name: 'João',
          detail: 'De Recife, ocho semanas desde junio',
          portrait: 'joao',
        },
      ],
      questions: [
        {
          question: '¿Es seguro que veré tortugas?',
          answer:
            'En julio, agosto y septiembre las ve casi todo el mundo, la mayoría de las noches. A finales de junio hace falta algo de suerte. En abril, ninguna: ese grupo trabaja con ballenas y playas, y paga lo mismo porque cuesta lo mismo.',
        },
        {
          question: '¿Puedo tocarlas?',
          answer:
            'Solo si la bióloga te pide que sujetes la cinta o le hagas sombra en los ojos. Los huevos los mueven manos entrenadas, que al cabo de una semana pueden ser las tuyas. Las crías van al mar por su propio pie.',
        },
        {
          question: '¿Le quito el trabajo a alguien?',
          answer:
            'No. Guardas, cocineras y conductores se contratan primero en los pueblos, y tu aportación ayuda a contratar a más. Lo explicamos en [voluntariado que hace bien](article:volunteering-well).',
        },
        {
          question: '¿Necesito visado?',
          answer:
            'Muchas nacionalidades entran por un mes con un registro en línea. Para quedarse más se pide una prórroga en la isla. Te decimos qué vale para tu pasaporte, y también lo cuenta [nuestra guía](article:visas).',
        },
        {
          question: '¿Cómo se ponen en contacto conmigo?',
          answer:
            'Hay cobertura en la loma de detrás de la cocina e internet en el pueblo. El teléfono de emergencias llega al campamento por radio a cualquier hora. Dile a tu familia que sabrá de ti un día sí y otro no, no cada hora.',
        },
      ],
    },
    fr: {
      uid: 'volontariat-tortues-marines-boa-vista-cap-vert',
      title: 'Volontariat auprès des tortues à Boa Vista',
      tagline:
        'Quatre semaines de rondes de nuit sur une plage atlantique, avec les gardes et biologistes de l’île.',
      summary:
        'Volontariat auprès des tortues caouannes à Boa Vista, au Cap-Vert : rondes de nuit, nids et plages, avec les gardes et les biologistes de l’île.',
      highlights: [
        {
          title: 'Des nuits à la lampe rouge',
          text: 'Huit kilomètres de sable, une seule lampe rouge et, soudain, une trace large comme celle d’un tracteur qui monte de l’eau.',
        },
        {
          title: 'Une des grandes îles de ponte',
          text: 'Le Cap-Vert abrite l’une des plus grandes populations de caouannes au monde. La plupart viennent à terre ici.',
        },
        {
          title: 'Les gardes du village mènent',
          text: 'Chaque ronde est conduite par un garde salarié de Fundo das Figueiras ou de João Galego. Une part de votre prix est une part de ce salaire.',
        },
        {
          title: 'Des baleines au printemps',
          text: 'Le groupe d’avril compte les baleines à bosse et leurs petits du haut des falaises, avant l’arrivée des tortues.',
        },
      ],
      overview: `De juin à octobre, les caouannes se hissent hors de l’Atlantique à l’est de Boa Vista, creusent près d’une heure de leurs nageoires arrière, pondent quelque quatre-vingts œufs et repartent. Elles pèsent le poids d’un homme et respirent comme lui. Sept semaines plus tard environ, le sable remue et de petites têtes sombres en sortent. Très peu vivront assez pour revenir. C’est pourquoi chaque nid compte.

Longtemps on les a mangées ici, et sur certaines plages on les tue encore la nuit. Tartarugas do Leste, l’association avec laquelle nous travaillons, répond par sa présence : des rondes jusqu’à l’aube, menées par des jeunes des villages qui en sont payés, avec une biologiste, Edna, et une poignée de volontaires. Vous aidez à mesurer, à noter, à déplacer les nids que la marée noierait, à garder l’écloserie et à la vérifier après les naissances. Le jour, on dort, on répare, on ramasse du plastique, on cuisine.

C’est beau et c’est dur. Le vent ne tombe pas, l’eau est comptée au seau et, la troisième nuit, les jambes se plaignent. On peut marcher jusqu’à quatre heures et ne voir que des traces. Personne ne monte, ne soulève, n’éclaire ni ne photographie une tortue au flash. En avril, il n’y en a pas : le travail, ce sont les baleines, les plages et l’écloserie à bâtir.`,
      itinerary: [
        {
          title: 'Arrivée',
          text: 'Un tout-terrain vient vous chercher à l’aéroport de Rabil et traverse l’île, presque toute en pierres et en chèvres. Première nuit dans une famille de Fundo das Figueiras : cachupa, douche au seau, ciel très noir.',
        },
        {
          title: 'Formation au camp',
          text: 'Les tentes, les règles de l’eau, la conduite à tenir près d’un animal qui ne doit pas vous remarquer. Edna explique la fiche de relevé et l’on s’exerce à mesurer sur une carapace de bois peint.',
        },
        {
          title: 'Premières rondes',
          text: 'Cinq nuits sur sept, de neuf heures à une heure ou d’une heure à cinq heures, par trois derrière un garde. Le matin, on dort ; à midi, on mange ensemble ; puis une heure de portugais ou de créole à l’ombre.',
        },
        {
          title: 'Des dunes et un jour de repos',
          text: 'Le désert de Viana, du sable venu du Sahara par le vent, blanc et ridé. Puis Sal Rei : du poisson sur le quai, une boisson fraîche et un petit orchestre de morna après le dîner.',
        },
        {
          title: 'Au rythme de l’écloserie',
          text: 'Les rondes continuent. Le jour, on tamise, on aligne les nids, on les ombrage, on relève les températures. À partir de la mi-août naissent les premiers petits, portés au bord de l’eau à la tombée du jour.',
        },
        {
          title: 'Jusqu’au phare',
          text: 'Marche vers Morro Negro, le point le plus oriental du pays, puis en tout-terrain à Santa Mónica, où la plage court sur des kilomètres et où l’on peut se baigner.',
        },
        {
          title: 'Sans qu’on vous tienne la main',
          text: 'Vous lisez désormais une trace d’un coup d’œil. Vous tenez la fiche de l’équipe, apprenez aux nouveaux à marcher sans lumière et aidez à ouvrir les nids éclos pour compter ce qui en est sorti.',
        },
        {
          title: 'Ranger et partir',
          text: 'Les chiffres du mois sont affichés à la salle du village, et l’on vient les discuter. Tentes aérées, sable secoué de partout, un dernier dîner dans votre première famille.',
        },
      ],
      included: [
        'Les transferts entre l’aéroport de Rabil, le village et le camp',
        'Une place en tente double avec matelas, et des nuits de repos dans une famille du village',
        'Trois repas par jour, surtout poisson, haricots, riz et légumes',
        'La formation par une biologiste, une frontale rouge et le matériel de relevé prêtés',
        'Les sorties à Viana, Sal Rei, Morro Negro et Santa Mónica',
        'Une contribution de 480 euros à l’association, d’abord pour le salaire des gardes',
        'Une coordination Farol sur l’île et un numéro d’urgence joignable à toute heure',
        'Une attestation des heures et des tâches',
      ],
      notIncluded: [
        'Les vols jusqu’à Boa Vista et le retour',
        'L’assurance voyage et santé avec rapatriement, obligatoire',
        'Le préenregistrement en ligne, la taxe d’aéroport et, s’il le faut, le visa ou la prolongation',
        'Les boissons au village et l’eau au-delà de votre ration',
        'Un vêtement chaud : dans le vent, les nuits sont plus fraîches qu’on ne croit',
      ],
      requirements: [
        'Avoir entre 18 et 35 ans le jour de l’arrivée',
        'Pouvoir marcher huit kilomètres de nuit dans le sable mou',
        'Un anglais de niveau B1 ou un peu de portugais',
        'Un passeport valable six mois après l’arrivée',
        'Ni tabac, ni alcool, ni lumière blanche sur la plage de ponte',
        'Accepter quatre semaines sans chasse d’eau',
      ],
      safety: `Boa Vista est une île calme. À Sal Rei, on surveille son sac comme dans tout port, et personne ne marche seul sur les plages vides, de jour ni de nuit. Les rondes restent en contact radio avec le camp. Si des braconniers rôdent, l’équipe se retire et le garde appelle la police : vous ne vous interposez jamais.

Le vrai risque, c’est la mer. Les plages de ponte ont des courants : on ne nage que là où le garde le dit, jamais la nuit. Viennent ensuite le soleil et la soif, et nous vous dirons de boire jusqu’à l’ennui. Emportez un répulsif, car la dengue suit les pluies. Le centre de santé est à Sal Rei, à quarante minutes environ du village. Les cas graves sont évacués par avion. Voyez [la sécurité chez Farol](page:safety).`,
      accommodation: `Le camp se tient derrière les dunes : des tentes de toile pour deux avec de vrais matelas, une cuisine sous un toit de palmes, des toilettes sèches, des panneaux solaires pour les lampes et les téléphones, du réseau sur une butte. On se lave au seau, huit litres par jour environ. Une nuit par semaine, et aux deux bouts du séjour, vous dormez au village dans une famille, dans un lit, avec une douche qui marche presque tous les soirs. Les draps sont fournis. Prenez un sac de couchage léger et des bouchons d’oreilles.`,
      price: `À partir de 1 780 € pour quatre semaines, toutes les prestations comprises. Sur cette somme, 480 euros vont à Tartarugas do Leste, 620 aux repas, aux tentes et aux familles, le reste aux transports, à la formation, à notre coordination et au bureau. Un acompte de 20 % retient la place ; le solde se règle 45 jours avant le départ. Si nous annulons, tout vous est rendu. Pour les aides, voyez [tarifs et bourses](page:prices).`,
      stories: [
        {
          quote:
            'La quatrième nuit, une tortue est sortie à deux mètres de moi et j’ai oublié de noter l’heure. Le garde, Nelito, a ri, puis me l’a fait écrire cent fois : 2 h 14.',
          name: 'Aoife',
          detail: 'De Cork, quatre semaines en août',
          portrait: 'aoife',
        },
        {
          quote:
            'Je peux parler avec presque tout le monde, car le créole a du portugais en lui. J’ai donc entendu l’autre côté aussi : ce que c’est que de renoncer à un plat de sa grand-mère.',
          name: 'João',
          detail: 'De Recife, huit semaines à partir de juin',
          portrait: 'joao',
        },
      ],
      questions: [
        {
          question: 'Est-on sûr de voir des tortues ?',
          answer:
            'En juillet, août et septembre, presque toutes les équipes en voient, la plupart des nuits. Fin juin, il faut un peu de chance. En avril, aucune : ce groupe s’occupe des baleines et des plages, et paie le même prix parce que les frais sont les mêmes.',
        },
        {
          question: 'Peut-on les toucher ?',
          answer:
            'Seulement si la biologiste vous demande de tenir le ruban ou de faire de l’ombre sur les yeux. Les œufs passent par des mains formées, qui au bout d’une semaine peuvent être les vôtres. Les petits gagnent la mer tout seuls.',
        },
        {
          question: 'Est-ce que je prends l’emploi de quelqu’un ?',
          answer:
            'Non. Gardes, cuisinières et chauffeurs sont d’abord embauchés dans les villages, et votre contribution aide à en embaucher d’autres. Nous l’expliquons dans [le volontariat qui fait du bien](article:volunteering-well).',
        },
        {
          question: 'Faut-il un visa ?',
          answer:
            'Beaucoup de nationalités entrent pour un mois avec un enregistrement en ligne. Pour rester davantage, on demande une prolongation sur place. Nous vous disons ce qui vaut pour votre passeport, et [notre guide](article:visas) aussi.',
        },
        {
          question: 'Comment peut-on me joindre ?',
          answer:
            'Il y a du réseau sur la butte derrière la cuisine et internet au village. Le numéro d’urgence atteint le camp par radio à toute heure. Prévenez vos proches : des nouvelles tous les deux jours, pas toutes les heures.',
        },
      ],
    },
  },
} satisfies Program;
