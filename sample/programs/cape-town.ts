import type { Program } from '../source.ts';

export default {
  key: 'cape-town',
  kind: 'internship',
  continents: ['africa'],
  countries: ['ZA'],
  place: {
    en: 'Cape Town, South Africa',
    pt: 'Cidade do Cabo, África do Sul',
    es: 'Ciudad del Cabo, Sudáfrica',
    fr: 'Le Cap, Afrique du Sud',
  },
  stops: [
    {
      name: { en: 'Cape Town', pt: 'Cidade do Cabo', es: 'Ciudad del Cabo', fr: 'Le Cap' },
      latitude: -33.9249,
      longitude: 18.4241,
    },
    {
      name: {
        en: 'Simon’s Town',
        pt: 'Simon’s Town',
        es: 'Simon’s Town',
        fr: 'Simon’s Town',
      },
      latitude: -34.1929,
      longitude: 18.4356,
    },
    {
      name: { en: 'Cape Point', pt: 'Cape Point', es: 'Cape Point', fr: 'Cape Point' },
      latitude: -34.3568,
      longitude: 18.497,
    },
    {
      name: { en: 'Stellenbosch', pt: 'Stellenbosch', es: 'Stellenbosch', fr: 'Stellenbosch' },
      latitude: -33.9346,
      longitude: 18.861,
    },
    {
      name: { en: 'Hermanus', pt: 'Hermanus', es: 'Hermanus', fr: 'Hermanus' },
      latitude: -34.4187,
      longitude: 19.2345,
    },
  ],
  weeks: { min: 12, max: 24 },
  departures: [
    { month: 1, day: 19, weeks: 12, places: 'few' },
    { month: 4, day: 13, weeks: 12, places: 'open' },
    { month: 7, day: 6, weeks: 24, places: 'open' },
    { month: 9, day: 7, weeks: 12, places: 'open' },
  ],
  ages: { min: 19, max: 28 },
  price: { from: 3290, currency: 'EUR' },
  longerStays: [{ weeks: 24, amount: 5630 }],
  extras: [
    {
      name: {
        en: 'Each further four weeks, room included',
        pt: 'Cada quatro semanas a mais, com quarto',
        es: 'Cada cuatro semanas más, con habitación',
        fr: 'Quatre semaines de plus, chambre comprise',
      },
      amount: 780,
    },
    {
      name: {
        en: 'Host family with breakfast and supper instead of a shared apartment, twelve weeks',
        pt: 'Casa de família com café da manhã e jantar em vez de apartamento, doze semanas',
        es: 'Familia con desayuno y cena en lugar de piso compartido, doce semanas',
        fr: 'Famille d’accueil en demi-pension au lieu de la colocation, douze semaines',
      },
      amount: 940,
    },
    {
      name: {
        en: 'Business English, two evenings a week for six weeks',
        pt: 'Inglês profissional, duas noites por semana durante seis semanas',
        es: 'Inglés para el trabajo, dos tardes por semana durante seis semanas',
        fr: 'Anglais professionnel, deux soirs par semaine pendant six semaines',
      },
      amount: 320,
    },
    {
      name: {
        en: 'Surfing lessons at Muizenberg, five Saturdays',
        pt: 'Aulas de surfe em Muizenberg, cinco sábados',
        es: 'Clases de surf en Muizenberg, cinco sábados',
        fr: 'Cours de surf à Muizenberg, cinq samedis',
      },
      amount: 130,
    },
  ],
  languages: ['english'],
  accommodation: ['shared_flat', 'host_family'],
  group: { min: 4, max: 12 },
  scenes: ['cape-town-table', 'cape-town-penguins'],
  itinerary: [
    { unit: 'week', from: 1, to: 1 },
    { unit: 'week', from: 2, to: 3 },
    { unit: 'week', from: 4, to: 5 },
    { unit: 'week', from: 6, to: 6 },
    { unit: 'week', from: 7, to: 9 },
    { unit: 'week', from: 10, to: 11 },
    { unit: 'week', from: 12, to: 12 },
  ],
  tags: ['city', 'sea', 'mountains'],
  relatedPrograms: ['berlin', 'mexico-city', 'boa-vista'],
  relatedArticles: ['safety', 'visas', 'costs'],
  text: {
    en: {
      uid: 'internship-cape-town-south-africa',
      title: 'An internship in Cape Town',
      tagline: 'Twelve weeks in a small firm between a flat-topped mountain and two kinds of sea.',
      summary:
        'A 12-week internship in Cape Town, South Africa: a real desk in a small firm, a room in Observatory, visa help and a Farol coordinator in the city.',
      highlights: [
        {
          title: 'A desk with a task on it',
          text: 'Before you fly you have had two interviews and hold a written plan: what you will do, for whom, and what you should be able to do at the end.',
        },
        {
          title: 'Work you can point to',
          text: 'Tourism, communications, software, architecture, conservation offices. Teams of three to twenty-five, where an intern is noticed.',
        },
        {
          title: 'Mountain after hours',
          text: 'Offices close at half past four or five. In summer that leaves three hours of light for Lion’s Head or a tidal pool.',
        },
        {
          title: 'Penguins by train',
          text: 'The southern line follows False Bay to Simon’s Town, where African penguins nest a short walk from the station road.',
        },
        {
          title: 'Straight talk on safety',
          text: 'Cape Town asks for habits most of us do not have. We teach them in the first week and repeat them in the second.',
        },
      ],
      overview: `Cape Town wakes early. By seven the promenade at Sea Point is full of runners, dogs and people drinking coffee with their backs to the mountain, because they see it every day. You take the train or a shared car to work in Woodstock or the City Bowl, where old warehouses hold design studios, tour operators, software firms and the offices of half the conservation bodies in the country. English is the language of work. Around it you hear Afrikaans, isiXhosa and a good deal of laughter.

We place you in a small firm that has time for you. That is the whole trick. A small team gives an intern work that is used: a walking route written and sold, a page of code in service, a survey of alien trees on a slope. It also means that, if you do not turn up, somebody misses you. The internship is unpaid. Some hosts give lunch or travel money, none has to.

This is also one of the most unequal cities on earth, and you see it through the window on the first morning. There are places you will not go and hours at which you will not walk. The power still fails now and then, and from October the south-easter can blow for a week. People who come knowing this tend to stay in touch with the city for good.`,
      itinerary: [
        {
          title: 'Landing on your feet',
          text: 'Nomsa, our coordinator, meets you at the airport. Three days of city sense: which trains, which streets, which hours, which app. Then you meet your supervisor and see your desk.',
        },
        {
          title: 'Learning the job',
          text: 'Small tasks, many questions, a first review on the second Friday. On the Saturday a walk through District Six with a man whose family was moved out in the 1970s, and lunch in the Bo-Kaap.',
        },
        {
          title: 'Your own piece of work',
          text: 'You take over something with a beginning and an end. By train to Simon’s Town for the penguins, then on by minibus to Cape Point, where the wind has opinions.',
        },
        {
          title: 'Halfway',
          text: 'You, your supervisor and Nomsa sit down for an hour. What was promised, what happened, what must change. In nearly every group one plan is rewritten, which is what this week is for.',
        },
        {
          title: 'In the middle of things',
          text: 'You know the names of everyone’s children. A Saturday in Stellenbosch under the oaks, and Table Mountain on foot in a group, up Platteklip Gorge, starting at six.',
        },
        {
          title: 'Finishing',
          text: 'The project is wrapped up, tested, handed to someone who stays. A day in Hermanus. From July to November southern right whales come so close that you hear them breathe.',
        },
        {
          title: 'Showing it',
          text: 'A short talk to the team, a reference written while they still remember why they liked you, a braai in somebody’s backyard. Then the airport, with more luggage than you came with.',
        },
      ],
      included: [
        'Search, two interviews and a placement in one of your three fields',
        'A written learning plan and a review at half-time',
        'A single room in a shared apartment in Observatory for 12 weeks, bills included',
        'Airport transfer on arrival and a three-day introduction',
        'Letters and a document check for the visa',
        'Outings to Simon’s Town, Cape Point, Stellenbosch and Hermanus',
        'A local SIM card with the emergency numbers stored',
        'A Farol coordinator in the city and an emergency number answered at all hours',
        'A certificate and a reference from your host',
      ],
      notIncluded: [
        'Flights to and from Cape Town',
        'Travel, health and liability insurance, required',
        'Visa fee and police certificate',
        'Food, about 45 to 60 euros a week',
        'Trains and evening rides, about 20 to 30 euros a week',
      ],
      requirements: [
        'Between 19 and 28 on the day of arrival',
        'One year of studies or training, or a year of work, in the field you choose',
        'English at B2, tested in the first interview',
        'A visa that allows the internship: apply three months before',
        'A passport with two empty pages, valid at least 30 days after you leave',
        'A clean police record, no older than six months',
      ],
      safety: `We will not tell you that Cape Town is safe. It is a city with a high rate of crime, very unevenly spread, where a few firm habits make a large difference. After dark you go by ordered car, door to door, even for four streets. The telephone stays in a pocket on the sidewalk. No one walks on the mountain alone, and everyone is down an hour before dark. Trains by day, with others, on the southern line only.

Nomsa teaches all this in the first week, street by street. The apartments have alarms and armed response, as is usual there, and a guard in the evening. A private hospital is six minutes away. You sign our list of areas that are out of bounds. More on [our safety page](page:safety), and in [small habits that help](article:safety).`,
      accommodation: `Observatory, “Obs” to everybody, is an old quarter of iron balconies, second-hand bookshops and students, fifteen minutes by train from the center. You have a room of your own in a house for four to six interns, with a shared kitchen, a yard and a lemon tree. Light but no heating: winter evenings from June to August are cold indoors, so pack a jersey. A battery keeps lamps and internet going when the power is cut. A cleaner comes weekly. Host families live in Pinelands, ten minutes away.`,
      price: `From €3,290 for twelve weeks, with everything listed as included. About half is your room, a quarter the search, the plan and the supervision, the rest arrival, outings and our people. You pay a deposit of 20% on signing, and have it back if we find no placement you accept within ten weeks. The balance is due 45 days before you leave. See [prices and scholarships](page:prices).`,
      stories: [
        {
          quote:
            'I was afraid of making coffee for three months. In week five they gave me the audio guide for a harbor walk. In week eleven I stood behind two strangers who were listening to it.',
          name: 'Hana',
          detail: 'From Brno, tourism, twelve weeks from January',
          portrait: 'hana',
        },
        {
          quote:
            'The rules annoyed me for four days. Then they were just how one lives here, like a seat belt. What I kept is the light at six in the evening.',
          name: 'Oscar',
          detail: 'From Gothenburg, architecture, twelve weeks from September',
          portrait: 'oscar',
        },
      ],
      questions: [
        {
          question: 'Is the internship paid?',
          answer:
            'No. Unemployment among young South Africans is very high, and a paid position ought to go to one of them. Our hosts confirm in writing that you add to a team and replace nobody.',
        },
        {
          question: 'Which visa do I need?',
          answer:
            'A tourist’s entry stamp does not allow an internship. You apply to the South African mission for a visitor’s visa that does, with our letters and your host’s. Give it three months: [how visas work](article:visas).',
        },
        {
          question: 'Can I work with children or in a hospital?',
          answer:
            'Not with us. Short stays do children no good, and medicine is for those who have learned it. If you would like to be useful, look at conservation offices and social enterprises.',
        },
        {
          question: 'What if the placement is wrong?',
          answer:
            'Tell Nomsa in the first three weeks. Usually the tasks can be changed. If not, we move you to another host within ten working days, at no cost.',
        },
        {
          question: 'When is the best time to go?',
          answer:
            'January for beaches, April for clear still days, July for whales and cheap flights but rain, September for flowers on the West Coast. The work is the same all year, though many offices close from mid-December to early January.',
        },
      ],
    },
    pt: {
      uid: 'estagio-cidade-do-cabo-africa-do-sul',
      title: 'Estágio na Cidade do Cabo',
      tagline:
        'Doze semanas numa empresa pequena, entre uma montanha de topo plano e dois tipos de mar.',
      summary:
        'Estágio de 12 semanas na Cidade do Cabo: lugar de verdade numa empresa pequena, quarto em Observatory, ajuda com o visto e coordenadora na cidade.',
      highlights: [
        {
          title: 'Mesa com tarefa em cima',
          text: 'Antes de embarcar você já fez duas entrevistas e tem um plano por escrito: o que vai fazer, para quem e o que deve saber no fim.',
        },
        {
          title: 'Trabalho que dá para mostrar',
          text: 'Turismo, comunicação, software, arquitetura, escritórios de conservação. Equipes de três a vinte e cinco pessoas, onde se repara no estagiário.',
        },
        {
          title: 'Montanha depois do expediente',
          text: 'O escritório fecha às quatro e meia ou cinco. No verão sobram três horas de luz para subir a Lion’s Head ou nadar numa piscina de maré.',
        },
        {
          title: 'Pinguins de trem',
          text: 'A linha sul acompanha a False Bay até Simon’s Town, onde pinguins-africanos fazem ninho a uma caminhada da estação.',
        },
        {
          title: 'Conversa franca sobre segurança',
          text: 'A cidade pede hábitos próprios. Ensinamos na primeira semana e repetimos na segunda.',
        },
      ],
      overview: `A Cidade do Cabo acorda cedo. Às sete, o calçadão de Sea Point já está cheio de corredores, cachorros e gente tomando café de costas para a montanha, porque a vê todo dia. Você vai de trem ou de carro compartilhado para Woodstock ou para o City Bowl, onde antigos galpões abrigam estúdios de design, operadoras de turismo, empresas de software e os escritórios de metade das entidades de conservação do país. Trabalha-se em inglês. Em volta se ouve africâner, isiXhosa e muita risada.

Colocamos você numa empresa pequena, que tenha tempo para você. O segredo é só esse. Equipe pequena dá ao estagiário trabalho que é usado: um roteiro a pé escrito e vendido, uma página de código no ar, um levantamento de árvores invasoras numa encosta. E, se você não aparece, alguém sente falta. O estágio não é remunerado. Há quem dê almoço ou ajuda de transporte, mas ninguém é obrigado.

É também uma das cidades mais desiguais do planeta, e isso se vê pela janela já na primeira manhã. Há lugares aonde você não vai e horas em que não anda a pé. A luz ainda cai de vez em quando, e a partir de outubro o vento sudeste pode soprar uma semana inteira. Quem chega sabendo disso costuma guardar a cidade para sempre.`,
      itinerary: [
        {
          title: 'Chegar bem',
          text: 'A Nomsa, nossa coordenadora, espera você no aeroporto. Três dias para aprender a cidade: que trens, que ruas, que horas, que aplicativo. Depois você conhece quem vai orientar o estágio e vê a sua mesa.',
        },
        {
          title: 'Aprender o serviço',
          text: 'Tarefas pequenas, muitas perguntas, primeira avaliação na segunda sexta-feira. No sábado, caminhada pelo District Six com um homem cuja família foi expulsa dali nos anos 1970, e almoço no Bo-Kaap.',
        },
        {
          title: 'Um trabalho seu',
          text: 'Você assume algo com começo e fim. De trem a Simon’s Town para ver os pinguins e, de van, até Cape Point, onde o vento tem opinião.',
        },
        {
          title: 'Metade do caminho',
          text: 'Você, quem orienta o estágio e a Nomsa conversam por uma hora. O que foi prometido, o que aconteceu, o que precisa mudar. Em quase todo grupo um plano é reescrito, e a semana serve para isso.',
        },
        {
          title: 'No meio de tudo',
          text: 'Você já sabe o nome dos filhos de todo mundo. Um sábado em Stellenbosch, debaixo dos carvalhos, e a Table Mountain a pé, em grupo, pela garganta de Platteklip, com saída às seis.',
        },
        {
          title: 'Terminar',
          text: 'O projeto é fechado, testado e entregue a quem fica. Um dia em Hermanus. De julho a novembro as baleias-francas chegam tão perto que se escuta a respiração.',
        },
        {
          title: 'Mostrar',
          text: 'Uma fala curta para a equipe, uma carta de recomendação escrita enquanto ainda se lembram por que gostaram de você, um braai no quintal de alguém. E o aeroporto, com mais bagagem do que na vinda.',
        },
      ],
      included: [
        'Busca, duas entrevistas e uma vaga em uma das suas três áreas',
        'Plano de aprendizagem por escrito e avaliação no meio do estágio',
        'Quarto individual em casa compartilhada em Observatory por 12 semanas, com as contas',
        'Traslado na chegada e três dias de introdução à cidade',
        'Cartas e conferência dos documentos do visto',
        'Passeios a Simon’s Town, Cape Point, Stellenbosch e Hermanus',
        'Chip local com os números de emergência gravados',
        'Coordenadora da Farol na cidade e telefone de emergência a qualquer hora',
        'Certificado e carta de recomendação da empresa',
      ],
      notIncluded: [
        'Passagem aérea de ida e volta',
        'Seguro de viagem, saúde e responsabilidade civil, obrigatório',
        'Taxa do visto e certidão de antecedentes',
        'Comida, cerca de 45 a 60 euros por semana',
        'Trem e corridas à noite, cerca de 20 a 30 euros por semana',
      ],
      requirements: [
        'Ter entre 19 e 28 anos no dia da chegada',
        'Um ano de estudo, curso técnico ou trabalho na área escolhida',
        'Inglês B2, testado na primeira entrevista',
        'Visto que permita o estágio: peça três meses antes',
        'Passaporte com duas páginas livres, válido por pelo menos 30 dias após a saída',
        'Certidão de antecedentes limpa, com no máximo seis meses',
      ],
      safety: `Não vamos dizer que a Cidade do Cabo é segura. É uma cidade com muita criminalidade, distribuída de forma muito desigual, onde alguns hábitos firmes fazem grande diferença. Depois que escurece, só de carro chamado, de porta a porta, mesmo que sejam quatro quadras. Na calçada, celular no bolso. Ninguém sobe a montanha só, e todos descem uma hora antes de escurecer. Trem, de dia, em companhia e apenas na linha sul.

A Nomsa ensina tudo isso na primeira semana, rua por rua. As casas têm alarme e resposta armada, como é costume lá, e vigia à noite. Há um hospital particular a seis minutos. Temos uma lista de áreas proibidas, que você assina. O resto está na [página de segurança](page:safety) e em [pequenos hábitos que ajudam](article:safety).`,
      accommodation: `Observatory, ou “Obs”, como todo mundo diz, é um bairro antigo de varandas de ferro, sebos e estudantes, a quinze minutos de trem do centro. Você tem um quarto só seu numa casa para quatro a seis estagiários, com cozinha comum, quintal e um limoeiro. Aquecimento não há: de junho a agosto as noites são frias dentro de casa, então leve um suéter. Uma bateria mantém a luz e a internet quando falta energia. A faxina é semanal. As famílias moram em Pinelands, a dez minutos.`,
      price: `A partir de € 3.290 por doze semanas, com tudo o que está na lista de incluídos. Cerca de metade é o quarto, um quarto do valor é a busca, o plano e o acompanhamento, e o resto é chegada, passeios e a nossa gente. Você paga 20% de entrada ao assinar, e recebe de volta se em dez semanas não acharmos uma vaga que lhe sirva. O saldo vence 45 dias antes da viagem. Veja [preços e bolsas](page:prices).`,
      stories: [
        {
          quote:
            'Meu medo era passar três meses fazendo café. Na quinta semana me deram o audioguia de uma caminhada pelo porto. Na décima primeira fiquei atrás de dois desconhecidos que estavam ouvindo.',
          name: 'Hana',
          detail: 'De Brno, turismo, doze semanas a partir de janeiro',
          portrait: 'hana',
        },
        {
          quote:
            'As regras me irritaram por quatro dias. Depois viraram o jeito de viver ali, como cinto de segurança. O que ficou foi a luz das seis da tarde.',
          name: 'Oscar',
          detail: 'De Gotemburgo, arquitetura, doze semanas a partir de setembro',
          portrait: 'oscar',
        },
      ],
      questions: [
        {
          question: 'O estágio é pago?',
          answer:
            'Não. O desemprego entre os jovens sul-africanos é altíssimo, e uma vaga paga deve ser de um deles. As empresas confirmam por escrito que você soma à equipe e não substitui ninguém.',
        },
        {
          question: 'De que visto eu preciso?',
          answer:
            'O carimbo de turista não permite estágio. Você pede à representação sul-africana um visto de visitante que permita, com as nossas cartas e as da empresa. Conte três meses: [como funcionam os vistos](article:visas).',
        },
        {
          question: 'Posso trabalhar com crianças ou em hospital?',
          answer:
            'Com a gente, não. Estadias curtas não fazem bem a criança nenhuma, e medicina é para quem estudou. Se você quer ser útil, olhe os escritórios de conservação e os negócios sociais.',
        },
        {
          question: 'E se o estágio não der certo?',
          answer:
            'Fale com a Nomsa nas três primeiras semanas. Em geral dá para mudar as tarefas. Se não der, passamos você para outra empresa em até dez dias úteis, sem custo.',
        },
        {
          question: 'Qual é a melhor época?',
          answer:
            'Janeiro pela praia, abril pelos dias claros e sem vento, julho pelas baleias e pelas passagens baratas, mas com chuva, setembro pelas flores da costa oeste. O trabalho é igual o ano todo, embora muito escritório feche de meados de dezembro ao começo de janeiro.',
        },
      ],
    },
    es: {
      uid: 'practicas-ciudad-del-cabo-sudafrica',
      title: 'Prácticas en Ciudad del Cabo',
      tagline: 'Doce semanas en una empresa pequeña, entre una montaña plana y dos clases de mar.',
      summary:
        'Prácticas de 12 semanas en Ciudad del Cabo, Sudáfrica: un puesto real en una empresa pequeña, habitación en Observatory y ayuda con el visado.',
      highlights: [
        {
          title: 'Una mesa con tarea',
          text: 'Antes de volar has pasado dos entrevistas y tienes un plan por escrito: qué harás, para quién y qué deberías saber al acabar.',
        },
        {
          title: 'Trabajo que se puede enseñar',
          text: 'Turismo, comunicación, software, arquitectura, oficinas de conservación. Equipos de tres a veinticinco personas, donde a quien está en prácticas se le ve.',
        },
        {
          title: 'Montaña al salir',
          text: 'Se cierra a las cuatro y media o a las cinco. En verano quedan tres horas de luz para subir a Lion’s Head o nadar en una piscina de marea.',
        },
        {
          title: 'Pingüinos en tren',
          text: 'La línea sur bordea False Bay hasta Simon’s Town, donde los pingüinos africanos anidan a un paseo de la estación.',
        },
        {
          title: 'Seguridad sin rodeos',
          text: 'La ciudad pide costumbres que casi nadie trae de casa. Las enseñamos la primera semana y las repetimos la segunda.',
        },
      ],
      overview: `Ciudad del Cabo madruga. A las siete, el paseo de Sea Point está lleno de corredores, perros y gente que toma café de espaldas a la montaña, porque la ve todos los días. Vas en tren o en coche compartido a Woodstock o al City Bowl, donde las antiguas naves alojan estudios de diseño, agencias de viajes, empresas de software y las oficinas de media conservación del país. Se trabaja en inglés. Alrededor oirás afrikáans, isiXhosa y muchas risas.

Te buscamos sitio en una empresa pequeña que tenga tiempo para ti. Ese es todo el truco. Un equipo pequeño da trabajo que se usa: una ruta a pie escrita y vendida, una página de código en marcha, un recuento de árboles invasores en una ladera. Y si no apareces, alguien te echa en falta. Las prácticas no se pagan. Hay quien da la comida o el transporte, pero nadie está obligado.

También es una de las ciudades más desiguales del mundo, y se ve por la ventanilla la primera mañana. Hay sitios a los que no irás y horas a las que no caminarás. La luz todavía se va de vez en cuando, y desde octubre el viento del sureste puede soplar una semana seguida. Quien llega sabiéndolo suele quedarse con la ciudad para siempre.`,
      itinerary: [
        {
          title: 'Aterrizar de pie',
          text: 'Nomsa, nuestra coordinadora, te espera en el aeropuerto. Tres días de sentido común local: qué trenes, qué calles, qué horas, qué aplicación. Luego conoces a tu tutor y ves tu mesa.',
        },
        {
          title: 'Aprender el oficio',
          text: 'Tareas pequeñas, muchas preguntas y una primera revisión el segundo viernes. El sábado, un paseo por District Six con un hombre cuya familia fue expulsada en los años 1970, y comida en el Bo-Kaap.',
        },
        {
          title: 'Algo tuyo',
          text: 'Te encargas de algo con principio y fin. En tren a Simon’s Town por los pingüinos y después en furgoneta a Cape Point, donde el viento tiene opiniones.',
        },
        {
          title: 'A mitad',
          text: 'Tu tutor, Nomsa y tú os sentáis una hora. Qué se prometió, qué ha pasado, qué hay que cambiar. En casi todos los grupos se reescribe algún plan, y para eso está esta semana.',
        },
        {
          title: 'En pleno trabajo',
          text: 'Ya sabes cómo se llaman los hijos de todos. Un sábado en Stellenbosch bajo los robles y la Table Mountain a pie, en grupo, por la garganta de Platteklip, saliendo a las seis.',
        },
        {
          title: 'Rematar',
          text: 'El proyecto se cierra, se prueba y pasa a alguien que se queda. Un día en Hermanus. De julio a noviembre las ballenas francas se acercan tanto que se las oye respirar.',
        },
        {
          title: 'Enseñarlo',
          text: 'Una charla corta al equipo, una carta de referencia escrita cuando aún recuerdan por qué les caíste bien, un braai en el jardín de alguien. Y al aeropuerto, con más equipaje del que traías.',
        },
      ],
      included: [
        'Búsqueda, dos entrevistas y una plaza en una de tus tres áreas',
        'Plan de aprendizaje por escrito y revisión a mitad de estancia',
        'Habitación individual en casa compartida en Observatory, 12 semanas, con los gastos',
        'Traslado a la llegada y tres días de introducción a la ciudad',
        'Cartas y revisión de los papeles del visado',
        'Excursiones a Simon’s Town, Cape Point, Stellenbosch y Hermanus',
        'Tarjeta SIM local con los números de emergencia guardados',
        'Coordinadora de Farol en la ciudad y teléfono de emergencias a cualquier hora',
        'Certificado y carta de referencia de la empresa',
      ],
      notIncluded: [
        'Los vuelos de ida y vuelta',
        'Seguro de viaje, salud y responsabilidad civil, obligatorio',
        'Tasa del visado y certificado de antecedentes',
        'La comida, de 45 a 60 euros por semana',
        'Trenes y coches de noche, de 20 a 30 euros por semana',
      ],
      requirements: [
        'Tener entre 19 y 28 años el día de llegada',
        'Un año de carrera, de formación profesional o de trabajo en el área que elijas',
        'Inglés B2, comprobado en la primera entrevista',
        'Un visado que permita hacer prácticas: pídelo tres meses antes',
        'Pasaporte con dos páginas libres, válido al menos 30 días después de salir',
        'Certificado de antecedentes penales limpio, de menos de seis meses',
      ],
      safety: `No te vamos a decir que Ciudad del Cabo es segura. Es una ciudad con mucha delincuencia, repartida de manera muy desigual, donde unas pocas costumbres firmes cambian mucho las cosas. De noche se va en coche pedido, de puerta a puerta, aunque sean cuatro calles. En la acera, el móvil en el bolsillo. A la montaña no sube nadie solo, y se baja una hora antes de anochecer. Trenes, de día, en compañía y solo en la línea sur.

Nomsa lo enseña todo la primera semana, calle por calle. Las casas tienen alarma y respuesta armada, como es costumbre allí, y vigilante por la noche. Hay un hospital privado a seis minutos. Llevamos una lista de zonas prohibidas que firmas al llegar. Lo demás, en la [página de seguridad](page:safety) y en [pequeñas costumbres que ayudan](article:safety).`,
      accommodation: `Observatory, «Obs» para todos, es un barrio viejo de balcones de hierro, librerías de segunda mano y estudiantes, a quince minutos en tren del centro. Tienes habitación propia en una casa para cuatro a seis personas en prácticas, con cocina común, patio y un limonero. Calefacción no hay: de junio a agosto las noches son frías dentro de casa, así que trae un jersey. Una batería mantiene la luz e internet cuando hay cortes. Vienen a limpiar cada semana. Las familias viven en Pinelands, a diez minutos.`,
      price: `Desde 3.290 € por doce semanas, con todo lo que figura como incluido. La mitad, más o menos, es la habitación; una cuarta parte, la búsqueda, el plan y el seguimiento; el resto, la llegada, las excursiones y nuestra gente. Se paga un 20 % al firmar, y lo recuperas si en diez semanas no damos con una plaza que aceptes. Lo demás, 45 días antes de salir. Mira [precios y becas](page:prices).`,
      stories: [
        {
          quote:
            'Temía pasarme tres meses haciendo café. En la quinta semana me dieron la audioguía de un paseo por el puerto. En la undécima estaba detrás de dos desconocidos que la escuchaban.',
          name: 'Hana',
          detail: 'De Brno, turismo, doce semanas desde enero',
          portrait: 'hana',
        },
        {
          quote:
            'Las normas me fastidiaron cuatro días. Luego eran simplemente la manera de vivir allí, como el cinturón del coche. Me quedo con la luz de las seis de la tarde.',
          name: 'Oscar',
          detail: 'De Gotemburgo, arquitectura, doce semanas desde septiembre',
          portrait: 'oscar',
        },
      ],
      questions: [
        {
          question: '¿Están pagadas las prácticas?',
          answer:
            'No. El paro juvenil en Sudáfrica es altísimo, y un puesto pagado debe ser para alguien de allí. Las empresas confirman por escrito que te sumas al equipo y no sustituyes a nadie.',
        },
        {
          question: '¿Qué visado necesito?',
          answer:
            'El sello de turista no permite hacer prácticas. Pides a la representación sudafricana un visado de visitante que sí lo permita, con nuestras cartas y las de la empresa. Cuenta tres meses: [cómo funcionan los visados](article:visas).',
        },
        {
          question: '¿Puedo trabajar con niños o en un hospital?',
          answer:
            'Con nosotros, no. Las estancias cortas no hacen ningún bien a los niños, y la medicina es para quien la ha estudiado. Si quieres ser útil, mira las oficinas de conservación y las empresas sociales.',
        },
        {
          question: '¿Y si las prácticas no funcionan?',
          answer:
            'Díselo a Nomsa en las tres primeras semanas. Casi siempre se pueden cambiar las tareas. Si no, te pasamos a otra empresa en diez días laborables, sin coste.',
        },
        {
          question: '¿Cuál es la mejor época?',
          answer:
            'Enero por la playa, abril por los días claros y sin viento, julio por las ballenas y los vuelos baratos, aunque llueve, septiembre por las flores de la costa oeste. El trabajo es igual todo el año, aunque muchas oficinas cierran de mediados de diciembre a principios de enero.',
        },
      ],
    },
    fr: {
      uid: 'stage-le-cap-afrique-du-sud',
      title: 'Un stage au Cap',
      tagline:
        'Douze semaines dans une petite entreprise, entre une montagne plate et deux sortes de mer.',
      summary:
        'Un stage de 12 semaines au Cap, en Afrique du Sud : une vraie place dans une petite entreprise, une chambre à Observatory et une aide pour le visa.',
      highlights: [
        {
          title: 'Un bureau, et du travail dessus',
          text: 'Avant le départ, vous avez passé deux entretiens et tenez un plan écrit : ce que vous ferez, pour qui, et ce que vous devrez savoir faire à la fin.',
        },
        {
          title: 'Un travail qui se montre',
          text: 'Tourisme, communication, logiciel, architecture, bureaux de conservation. Des équipes de trois à vingt-cinq personnes, où un stagiaire se remarque.',
        },
        {
          title: 'La montagne après le travail',
          text: 'On ferme à seize heures trente ou dix-sept heures. L’été, il reste trois heures de jour pour Lion’s Head ou un bassin de marée.',
        },
        {
          title: 'Des manchots par le train',
          text: 'La ligne du sud longe False Bay jusqu’à Simon’s Town, où les manchots du Cap nichent à quelques pas de la gare.',
        },
        {
          title: 'Parler franchement de sécurité',
          text: 'La ville demande des habitudes que l’on n’a pas en arrivant. Nous les enseignons la première semaine et les répétons la deuxième.',
        },
      ],
      overview: `Le Cap se lève tôt. À sept heures, la promenade de Sea Point est pleine de coureurs, de chiens et de gens qui boivent leur café dos à la montagne, parce qu’ils la voient tous les jours. Vous prenez le train ou une voiture partagée pour Woodstock ou le City Bowl, où d’anciens entrepôts abritent des studios de design, des voyagistes, des éditeurs de logiciels et les bureaux de la moitié des organismes de conservation du pays. On travaille en anglais. Autour, on entend l’afrikaans, l’isiXhosa et beaucoup de rires.

Nous vous plaçons dans une petite entreprise qui a du temps pour vous. Tout le secret est là. Une petite équipe confie un travail qui sert : un parcours à pied écrit et vendu, une page de code en service, un relevé d’arbres envahissants sur un versant. Et si vous ne venez pas, vous manquez à quelqu’un. Le stage n’est pas payé. Certains offrent le déjeuner ou les trajets, aucun n’y est tenu.

C’est aussi l’une des villes les plus inégales du monde, et cela se voit par la vitre dès le premier matin. Il y a des lieux où vous n’irez pas et des heures où vous ne marcherez pas. Le courant saute encore parfois et, dès octobre, le vent de sud-est peut souffler une semaine. Ceux qui viennent en le sachant gardent souvent la ville pour toujours.`,
      itinerary: [
        {
          title: 'Atterrir sur ses pieds',
          text: 'Nomsa, notre coordinatrice, vous attend à l’aéroport. Trois jours pour apprendre la ville : quels trains, quelles rues, quelles heures, quelle application. Puis vous rencontrez votre tuteur et voyez votre bureau.',
        },
        {
          title: 'Apprendre le métier',
          text: 'De petites tâches, beaucoup de questions, un premier bilan le deuxième vendredi. Le samedi, promenade dans District Six avec un homme dont la famille en fut chassée dans les années 1970, et déjeuner au Bo-Kaap.',
        },
        {
          title: 'Un travail à vous',
          text: 'Vous prenez en charge quelque chose qui a un début et une fin. En train à Simon’s Town pour les manchots, puis en minibus à Cape Point, où le vent a des opinions.',
        },
        {
          title: 'À mi-chemin',
          text: 'Vous, votre tuteur et Nomsa vous asseyez une heure. Ce qui était promis, ce qui s’est passé, ce qui doit changer. Dans presque chaque groupe, un plan est réécrit : cette semaine est faite pour cela.',
        },
        {
          title: 'En plein dedans',
          text: 'Vous connaissez le prénom des enfants de chacun. Un samedi à Stellenbosch sous les chênes, et la montagne de la Table à pied, en groupe, par la gorge de Platteklip, départ à six heures.',
        },
        {
          title: 'Finir',
          text: 'Le projet est bouclé, essayé, remis à quelqu’un qui reste. Une journée à Hermanus. De juillet à novembre, les baleines franches viennent si près qu’on les entend respirer.',
        },
        {
          title: 'Le montrer',
          text: 'Un petit exposé devant l’équipe, une lettre de recommandation écrite tant qu’on sait encore pourquoi l’on vous apprécie, un braai dans un jardin. Puis l’aéroport, avec plus de bagages qu’à l’aller.',
        },
      ],
      included: [
        'La recherche, deux entretiens et une place dans l’un de vos trois domaines',
        'Un plan d’apprentissage écrit et un bilan à mi-parcours',
        'Une chambre individuelle en maison partagée à Observatory, 12 semaines, charges comprises',
        'Le transfert à l’arrivée et trois jours d’introduction à la ville',
        'Les lettres et la relecture du dossier de visa',
        'Les sorties à Simon’s Town, Cape Point, Stellenbosch et Hermanus',
        'Une carte SIM locale avec les numéros d’urgence enregistrés',
        'Une coordinatrice Farol en ville et un numéro d’urgence joignable à toute heure',
        'Une attestation et une lettre de recommandation de l’entreprise',
      ],
      notIncluded: [
        'Les vols jusqu’au Cap et le retour',
        'L’assurance voyage, santé et responsabilité civile, obligatoire',
        'Les frais de visa et l’extrait de casier judiciaire',
        'Les repas, environ 45 à 60 euros par semaine',
        'Les trains et les courses du soir, environ 20 à 30 euros par semaine',
      ],
      requirements: [
        'Avoir entre 19 et 28 ans le jour de l’arrivée',
        'Une année d’études, de formation ou de travail dans le domaine choisi',
        'Un anglais de niveau B2, vérifié au premier entretien',
        'Un visa qui autorise le stage : demandez-le trois mois avant',
        'Un passeport avec deux pages vierges, valable au moins 30 jours après le départ du pays',
        'Un casier judiciaire vierge, extrait de moins de six mois',
      ],
      safety: `Nous ne vous dirons pas que Le Cap est une ville sûre. La criminalité y est forte, très inégalement répartie, et quelques habitudes fermes changent beaucoup de choses. À la nuit tombée, on circule en voiture commandée, de porte à porte, même pour quatre rues. Sur le trottoir, le téléphone reste dans la poche. Personne ne marche seul en montagne, et l’on redescend une heure avant la nuit. Le train, de jour, à plusieurs, sur la ligne du sud seulement.

Nomsa enseigne tout cela la première semaine, rue par rue. Les maisons ont une alarme et une intervention armée, comme il est d’usage là-bas, et un gardien le soir. Un hôpital privé est à six minutes. Vous signez une liste de quartiers interdits. Le reste est sur [notre page sécurité](page:safety) et dans [ces petites habitudes utiles](article:safety).`,
      accommodation: `Observatory, « Obs » pour tous, est un vieux quartier de balcons de fer, de bouquinistes et d’étudiants, à quinze minutes du centre en train. Vous avez votre chambre dans une maison de quatre à six stagiaires, avec une cuisine commune, une cour et un citronnier. Pas de chauffage : de juin à août, les soirées sont froides à l’intérieur, prenez un pull. Une batterie maintient la lumière et internet pendant les coupures. Le ménage est fait chaque semaine. Les familles d’accueil habitent Pinelands, à dix minutes.`,
      price: `À partir de 3 290 € pour douze semaines, toutes les prestations comprises. La moitié environ paie la chambre, un quart la recherche, le plan et le suivi, le reste l’accueil, les sorties et notre équipe. Vous versez un acompte de 20 % à la signature, rendu si nous ne trouvons pas en dix semaines une place qui vous convienne. Le solde se règle 45 jours avant le départ. Voyez [tarifs et bourses](page:prices).`,
      stories: [
        {
          quote:
            'J’avais peur de faire du café pendant trois mois. La cinquième semaine, on m’a confié l’audioguide d’une promenade sur le port. La onzième, j’étais derrière deux inconnus qui l’écoutaient.',
          name: 'Hana',
          detail: 'De Brno, tourisme, douze semaines à partir de janvier',
          portrait: 'hana',
        },
        {
          quote:
            'Les règles m’ont agacé quatre jours. Ensuite c’était la façon de vivre là-bas, comme la ceinture en voiture. Ce que je garde, c’est la lumière de dix-huit heures.',
          name: 'Oscar',
          detail: 'De Göteborg, architecture, douze semaines à partir de septembre',
          portrait: 'oscar',
        },
      ],
      questions: [
        {
          question: 'Le stage est-il payé ?',
          answer:
            'Non. Le chômage des jeunes est très élevé en Afrique du Sud, et un poste payé doit revenir à l’un d’eux. Les entreprises confirment par écrit que vous vous ajoutez à l’équipe et ne remplacez personne.',
        },
        {
          question: 'Quel visa faut-il ?',
          answer:
            'Le tampon de touriste ne permet pas de faire un stage. Vous demandez à la représentation sud-africaine un visa de visiteur qui l’autorise, avec nos lettres et celles de l’entreprise. Comptez trois mois : [comment marchent les visas](article:visas).',
        },
        {
          question: 'Peut-on travailler avec des enfants ou à l’hôpital ?',
          answer:
            'Pas avec nous. Les séjours courts ne font aucun bien aux enfants, et la médecine est à ceux qui l’ont apprise. Pour vous rendre utile, regardez les bureaux de conservation et les entreprises sociales.',
        },
        {
          question: 'Et si le stage ne convient pas ?',
          answer:
            'Dites-le à Nomsa dans les trois premières semaines. Le plus souvent, on change les tâches. Sinon, nous vous plaçons ailleurs en dix jours ouvrés, sans frais.',
        },
        {
          question: 'Quelle est la meilleure saison ?',
          answer:
            'Janvier pour les plages, avril pour les jours clairs et sans vent, juillet pour les baleines et les vols bon marché, mais il pleut, septembre pour les fleurs de la côte ouest. Le travail est le même toute l’année, même si bien des bureaux ferment de la mi-décembre au début de janvier.',
        },
      ],
    },
  },
} satisfies Program;
