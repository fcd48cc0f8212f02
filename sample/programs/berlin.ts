import type { Program } from '../source.ts';

export default {
  key: 'berlin',
  kind: 'internship',
  continents: ['europe'],
  countries: ['DE'],
  place: {
    en: 'Berlin, Germany',
    pt: 'Berlim, Alemanha',
    es: 'Berlín, Alemania',
    fr: 'Berlin, Allemagne',
  },
  stops: [
    {
      name: { en: 'Berlin', pt: 'Berlim', es: 'Berlín', fr: 'Berlin' },
      latitude: 52.52,
      longitude: 13.405,
    },
    {
      name: {
        en: 'Schlachtensee',
        pt: 'Lago Schlachtensee',
        es: 'Lago Schlachtensee',
        fr: 'Schlachtensee',
      },
      latitude: 52.4425,
      longitude: 13.2136,
    },
    {
      name: { en: 'Potsdam', pt: 'Potsdam', es: 'Potsdam', fr: 'Potsdam' },
      latitude: 52.3906,
      longitude: 13.0645,
    },
    {
      name: { en: 'Leipzig', pt: 'Leipzig', es: 'Leipzig', fr: 'Leipzig' },
      latitude: 51.3397,
      longitude: 12.3731,
    },
  ],
  weeks: { min: 12, max: 24 },
  departures: [
    { month: 1, day: 12, weeks: 12, places: 'open' },
    { month: 3, day: 30, weeks: 12, places: 'open' },
    { month: 6, day: 15, weeks: 12, places: 'few' },
    { month: 9, day: 7, weeks: 24, places: 'open' },
    { month: 9, day: 21, weeks: 12, places: 'full' },
  ],
  ages: { min: 18, max: 28 },
  price: { from: 3280, currency: 'EUR' },
  longerStays: [{ weeks: 24, amount: 5650 }],
  extras: [
    {
      name: {
        en: 'Each further four weeks: room, ticket and support',
        pt: 'Cada quatro semanas a mais: quarto, passe e acompanhamento',
        es: 'Cada cuatro semanas más: habitación, abono y seguimiento',
        fr: 'Quatre semaines supplémentaires : chambre, abonnement et suivi',
      },
      amount: 790,
    },
    {
      name: {
        en: 'Intensive German, two weeks before the start, room included',
        pt: 'Alemão intensivo, duas semanas antes do início, com quarto',
        es: 'Alemán intensivo, dos semanas antes del inicio, con habitación',
        fr: 'Allemand intensif, deux semaines avant le début, chambre comprise',
      },
      amount: 690,
    },
    {
      name: {
        en: 'Transfer from the airport, with someone waiting for you',
        pt: 'Traslado do aeroporto, com alguém à sua espera',
        es: 'Traslado desde el aeropuerto, con alguien esperándote',
        fr: 'Transfert depuis l’aéroport, avec une personne à l’arrivée',
      },
      amount: 45,
    },
  ],
  languages: ['english', 'german'],
  accommodation: ['shared_flat'],
  group: { min: 6, max: 16 },
  scenes: ['berlin-spree', 'berlin-lake'],
  itinerary: [
    { unit: 'week', from: 1, to: 1 },
    { unit: 'week', from: 2, to: 2 },
    { unit: 'week', from: 3, to: 4 },
    { unit: 'week', from: 5, to: 6 },
    { unit: 'week', from: 7, to: 8 },
    { unit: 'week', from: 9, to: 10 },
    { unit: 'week', from: 11, to: 11 },
    { unit: 'week', from: 12, to: 12 },
  ],
  tags: ['city', 'money', 'paperwork', 'daily-life', 'languages'],
  relatedPrograms: ['mexico-city', 'cape-town', 'bologna'],
  relatedArticles: ['costs', 'visas', 'choosing'],
  text: {
    en: {
      uid: 'internship-in-berlin',
      title: 'Internship in Berlin',
      tagline:
        'Twelve weeks of real work, a room in a shared apartment and a lake at the end of the S-Bahn.',
      summary:
        'A 12-week internship in Berlin for ages 18 to 28: a place found to suit you, a room in a shared apartment, German classes and someone to call.',
      highlights: [
        {
          title: 'A desk with your name on it',
          text: 'Before you pay in full, you have spoken to the person you will work for and seen in writing what your weeks will contain.',
        },
        {
          title: 'German from the first Tuesday',
          text: 'Two evenings a week in a class of at most ten. Enough to order, apologize and follow half of the lunch table by week twelve.',
        },
        {
          title: 'A room, not a bunk',
          text: 'Your own door in an apartment of three or four, in Neukölln, Wedding or Moabit, with a kitchen where people do cook.',
        },
        {
          title: 'Lakes after work',
          text: 'From the center to Schlachtensee takes about half an hour by S-Bahn. In July half the carriage gets off with a towel.',
        },
      ],
      overview: `At half past eight the U8 is full of bicycles, coffee cups and people who do not talk. By nine you are at your desk: in an architecture office in Kreuzberg, a small publisher in Mitte, a bicycle workshop that also writes software, a neighborhood museum, a studio that makes radio. We choose the place with you over four to six weeks, from your course, your portfolio and one honest talk about what you can and cannot do yet.

Berlin is a good city to begin working in. It is large enough to have every trade and loose enough to let a beginner try things. Many teams work in English. The city around them does not always, and the letter from the electricity company certainly will not, so German classes are part of the program.

It is not all canal sunsets. January is gray, it can be dark by four, and your first month at work will hold some tasks nobody else wanted. Feedback is direct: “this does not work yet” is an ordinary sentence here, not an insult. Most people tell us they missed that honesty when they got home. If you would rather have sun and Spanish, look at [Mexico City](program:mexico-city).`,
      itinerary: [
        {
          title: 'Arriving',
          text: 'Keys, SIM card, the rules for sorting trash. On Tuesday the group walks along the Landwehrkanal with Katrin, our coordinator. Thursday and Friday: first days at your host, with an early finish.',
        },
        {
          title: 'Learning the ropes',
          text: 'First full week. You agree three aims with your supervisor and write them down. German begins on Tuesday evening, with the numbers and the bakery.',
        },
        {
          title: 'Your first own task',
          text: 'Something small with your name on it: a model, a page, a set of interviews. On Saturday by regional train to Potsdam, through the park of Sanssouci on foot.',
        },
        {
          title: 'Into the rhythm',
          text: 'You know which colleague eats at noon sharp. Katrin visits you at work and hears both sides. In summer, a swim at Schlachtensee; in winter, an evening at the sauna of the public baths.',
        },
        {
          title: 'The middle',
          text: 'The larger project, and often the low point: the novelty has gone and it is your turn to clean the stairs. A group supper on Wednesday, cooked by whoever lost at cards.',
        },
        {
          title: 'More responsibility',
          text: 'You present to the team, in English or in brave German. A weekend in Leipzig: the cotton mill that became studios, St Thomas’s Church, a youth hostel for one night.',
        },
        {
          title: 'Finishing well',
          text: 'Handing over, tidying folders, asking for your Arbeitszeugnis, the written reference that German employers read between the lines. We read it with you.',
        },
        {
          title: 'Goodbye, with cake',
          text: 'In Germany the one who leaves brings the cake. The last talk with your supervisor, the last German lesson, the room handed back on Saturday by noon.',
        },
      ],
      included: [
        'Finding the internship: talk, application papers, interviews with up to three hosts',
        'A room of your own in a shared apartment for 12 weeks, with heating and internet',
        'German classes, two evenings a week, and the course book',
        'A monthly ticket for buses, trams, U-Bahn and S-Bahn in the city',
        'Health, accident and liability insurance',
        'A coordinator in Berlin, a visit at your workplace and a telephone answered day and night',
        'Outings to Potsdam and Schlachtensee, and the weekend in Leipzig',
        'Help with the visa and, for longer stays, with registering your address',
      ],
      notIncluded: [
        'The journey to Berlin and back',
        'Meals: count on €60 to €80 a week if you cook, and €7 to €10 for a canteen lunch',
        'The fee for the visa, if you need one (about €75)',
        'The deposit for the room (€300, returned when you leave)',
        'Pocket money',
      ],
      requirements: [
        'Between 18 and 28 years old, enrolled as a student or with school finished',
        'English at level B1 or better; German helps but only some hosts ask for it',
        'A curriculum vitae and a letter in English, which we go through with you',
        'Applied at least 12 weeks ahead, or 20 weeks if you need a visa',
        'Without a European Union passport: as a rule, enrollment at a university and an internship tied to your subject',
      ],
      safety: `Berlin is an easy city to move around in, also at night: on weekends the U-Bahn runs through. What happens is theft. Telephones vanish from café tables, bicycles from lamp posts, so we lend you a lock that weighs more than you would like.

Our hosts are visited before we send anyone and again while you are there. You work at most 40 hours a week, with breaks, and never alone at a machine. If something at work feels wrong, you tell Katrin and not your boss first; we have moved interns to another host within a week. The emergency number is 112, ours is on your key ring. More about how we prepare is on [our safety page](page:safety).`,
      accommodation: `You live in a shared apartment with two or three others, some of them interns, some of them Berliners. Your room has a bed, a desk, a wardrobe and a door that locks; bathroom and kitchen are shared. Most apartments are in old buildings in Neukölln, Wedding or Moabit: high ceilings, creaking floors, often the third or fourth floor without an elevator.

Work is 20 to 45 minutes away. There is a cleaning schedule, and quiet after ten. Bed linen is there, towels are not.`,
      price: `The price is for 12 weeks and holds everything listed under included. You pay a deposit of 20% when you apply and the rest once you have accepted a host, 45 days before the start. If we find no suitable host, you get everything back. Some hosts pay an allowance, between €200 and €500 a month, but please do not plan on it. What Berlin costs week by week is in [what a stay really costs](article:costs).`,
      stories: [
        {
          quote:
            'On my fourth day I was told my drawing was wrong, in front of everyone, very calmly. I went home furious. By June I was the one asking for it: tell me what does not work yet.',
          name: 'Inês',
          detail: '22, from Setúbal, twelve weeks in an architecture office',
          portrait: 'ines',
        },
        {
          quote:
            'I came for the job and stayed for the Wednesdays. Six of us, one pot, a kitchen in Wedding. My German is still bad, but I can now lose at cards in it.',
          name: 'Mateo',
          detail: '24, from Valencia, twelve weeks at a radio studio',
          portrait: 'mateo',
        },
      ],
      questions: [
        {
          question: 'Will I be paid?',
          answer:
            'Perhaps. German law does not require the minimum wage for compulsory internships, nor for voluntary ones of up to three months that go with your studies or help you choose them. About half of our hosts pay an allowance. We tell you before you accept.',
        },
        {
          question: 'Can I stay longer than 12 weeks?',
          answer:
            'Yes, up to 24 weeks, if the internship is a compulsory part of your degree. Voluntary internships end at three months, because the law changes there and most small hosts cannot follow.',
        },
        {
          question: 'Do I need a visa?',
          answer:
            'Not with a passport of the European Union, Iceland, Liechtenstein, Norway or Switzerland. With any other, ask before you book: an internship is not tourism, even where tourists need no visa. Begin with [our guide to visas](article:visas).',
        },
        {
          question: 'What if I do not get on with my host?',
          answer:
            'Tell us in the first week rather than the fifth. We talk with both sides. If it does not get better, we look for another place and you pay nothing more.',
        },
        {
          question: 'Can I choose the company?',
          answer:
            'You choose the field and say no to what does not suit you. We propose up to three hosts, you speak to each of them, and both sides decide. Nobody is placed unseen.',
        },
      ],
    },
    pt: {
      uid: 'estagio-em-berlim',
      title: 'Estágio em Berlim',
      tagline:
        'Doze semanas de trabalho de verdade, um quarto só seu e um lago no fim da linha do S-Bahn.',
      summary:
        'Estágio de 12 semanas em Berlim, dos 18 aos 28 anos: vaga escolhida com você, quarto em apartamento dividido, aulas de alemão e apoio por perto.',
      highlights: [
        {
          title: 'Uma mesa com o seu nome',
          text: 'Antes de pagar o valor total, você já conversou com quem vai ser seu chefe e viu por escrito o que vai fazer em cada etapa.',
        },
        {
          title: 'Alemão desde a primeira terça',
          text: 'Duas noites por semana, turma de no máximo dez. Na semana doze você pede, se desculpa e entende metade da conversa do almoço.',
        },
        {
          title: 'Quarto, e não beliche',
          text: 'Uma porta só sua num apartamento de três ou quatro pessoas, em Neukölln, Wedding ou Moabit, com uma cozinha que se usa mesmo.',
        },
        {
          title: 'Lago depois do expediente',
          text: 'Do centro ao Schlachtensee dá mais ou menos meia hora de S-Bahn. Em julho, metade do vagão desce com a toalha no ombro.',
        },
      ],
      overview: `Às oito e meia o U8 vai cheio de bicicletas, copos de café e gente calada. Às nove você está na sua mesa: num escritório de arquitetura em Kreuzberg, numa editora pequena em Mitte, numa oficina de bicicletas que também faz software, num museu de bairro, num estúdio que produz rádio. A vaga a gente procura junto, em quatro a seis semanas, a partir do seu curso, do seu portfólio e de uma conversa franca sobre o que você já sabe e o que ainda não.

Berlim é um bom lugar para começar a trabalhar. É grande o bastante para ter de tudo e solta o bastante para deixar um iniciante experimentar. Muitas equipes falam inglês entre si. A cidade em volta nem sempre, e a carta da companhia de luz com certeza não: por isso as aulas de alemão fazem parte do programa.

Nem tudo é pôr do sol no canal. Janeiro é cinza, às quatro pode já estar escuro, e o primeiro mês traz tarefas que ninguém mais queria. A crítica vem direta: “isso ainda não funciona” é uma frase normal, não uma ofensa. Muita gente volta e sente falta dessa franqueza. Se você prefere sol e espanhol, veja a [Cidade do México](program:mexico-city).`,
      itinerary: [
        {
          title: 'A chegada',
          text: 'Chaves, chip de celular, as regras da separação do lixo. Na terça o grupo caminha ao longo do Landwehrkanal com a Katrin, nossa coordenadora. Quinta e sexta são os primeiros dias na empresa, com saída mais cedo.',
        },
        {
          title: 'Pegando o jeito',
          text: 'Primeira semana inteira. Você combina três objetivos com quem orienta seu trabalho e põe no papel. O alemão começa na terça à noite, pelos números e pela padaria.',
        },
        {
          title: 'A primeira tarefa só sua',
          text: 'Algo pequeno com a sua assinatura: uma maquete, uma página, uma série de entrevistas. No sábado, trem regional até Potsdam e o parque de Sanssouci a pé.',
        },
        {
          title: 'No ritmo',
          text: 'Você já sabe qual colega almoça ao meio-dia em ponto. A Katrin visita seu local de trabalho e ouve os dois lados. No verão, banho no Schlachtensee; no inverno, uma noite na sauna da piscina pública.',
        },
        {
          title: 'O meio do caminho',
          text: 'Vem o projeto maior e, muitas vezes, o desânimo: passou a novidade e é a sua vez de limpar a escada. Na quarta, jantar do grupo, feito por quem perdeu no baralho.',
        },
        {
          title: 'Mais responsabilidade',
          text: 'Você apresenta o projeto para a equipe, em inglês ou num alemão corajoso. Um fim de semana em Leipzig: a fiação de algodão que virou ateliês, a igreja de São Tomás, uma noite de albergue.',
        },
        {
          title: 'Fechar bem',
          text: 'Passar o trabalho adiante, arrumar as pastas, pedir o Arbeitszeugnis, a carta de referência que o empregador alemão lê nas entrelinhas. A gente lê com você.',
        },
        {
          title: 'Despedida com bolo',
          text: 'Na Alemanha, quem vai embora leva o bolo. A última conversa com a chefia, a última aula de alemão e o quarto entregue no sábado até o meio-dia.',
        },
      ],
      included: [
        'Busca do estágio: conversa, currículo e carta revisados, entrevistas com até três empresas',
        'Quarto individual em apartamento dividido por 12 semanas, com aquecimento e internet',
        'Aulas de alemão duas noites por semana, com o livro',
        'Passe mensal de ônibus, bonde, U-Bahn e S-Bahn na cidade',
        'Seguro de saúde, acidentes e responsabilidade civil',
        'Coordenadora em Berlim, visita ao seu local de trabalho e telefone atendido dia e noite',
        'Passeios a Potsdam e ao Schlachtensee e o fim de semana em Leipzig',
        'Ajuda com o visto e, em estadias mais longas, com o registro de endereço',
      ],
      notIncluded: [
        'A viagem de ida e volta até Berlim',
        'Alimentação: conte com € 60 a € 80 por semana cozinhando em casa, e € 7 a € 10 por almoço no refeitório',
        'A taxa do visto, se você precisar (cerca de € 75)',
        'A caução do quarto (€ 300, devolvida na saída)',
        'Dinheiro para gastos pessoais',
      ],
      requirements: [
        'Ter de 18 a 28 anos, estar matriculado num curso ou já ter concluído a escola',
        'Inglês B1 ou melhor; alemão ajuda, mas só algumas empresas exigem',
        'Currículo e carta em inglês, que revisamos juntos',
        'Inscrição com pelo menos 12 semanas de antecedência, ou 20 se precisar de visto',
        'Sem passaporte da União Europeia: em regra, matrícula em universidade e estágio ligado ao seu curso',
      ],
      safety: `Berlim é uma cidade fácil de circular, mesmo à noite: no fim de semana o U-Bahn não para. O que acontece é furto. Celular some da mesa do café, bicicleta some do poste; por isso emprestamos um cadeado mais pesado do que você gostaria.

Visitamos cada empresa antes de mandar alguém e de novo enquanto você está lá. São no máximo 40 horas por semana, com pausas, e ninguém fica sozinho com uma máquina. Se algo no trabalho não parecer certo, fale com a Katrin antes de falar com o chefe; já mudamos estagiários de lugar em menos de uma semana. A emergência é 112, e o nosso número vai no seu chaveiro. Veja como nos preparamos na [página de segurança](page:safety).`,
      accommodation: `Você mora num apartamento com mais duas ou três pessoas, estagiários ou berlinenses. O quarto tem cama, escrivaninha, armário e porta com chave; banheiro e cozinha são divididos. Quase todos ficam em prédios antigos de Neukölln, Wedding ou Moabit: pé-direito alto, piso que range, em geral terceiro ou quarto andar sem elevador.

O trabalho fica a 20 a 45 minutos. Existe escala de limpeza e silêncio depois das dez. Roupa de cama tem; toalha, traga a sua.`,
      price: `O preço vale para 12 semanas e cobre tudo o que está em “incluído”. Você paga 20% na inscrição e o restante depois de aceitar uma empresa, 45 dias antes do início. Se não acharmos uma vaga adequada, devolvemos tudo. Algumas empresas pagam uma ajuda de € 200 a € 500 por mês, mas não conte com isso no seu orçamento. Quanto se gasta em Berlim por semana está em [quanto custa de verdade](article:costs).`,
      stories: [
        {
          quote:
            'No quarto dia me disseram que o meu desenho estava errado, na frente de todos, com a maior calma. Fui para casa furiosa. Em junho era eu quem pedia: me diga o que ainda não funciona.',
          name: 'Inês',
          detail: '22 anos, de Setúbal, doze semanas num escritório de arquitetura',
          portrait: 'ines',
        },
        {
          quote:
            'Fui pelo trabalho e fiquei pelas quartas-feiras. Seis pessoas, uma panela, uma cozinha em Wedding. Meu alemão continua ruim, mas já sei perder no baralho em alemão.',
          name: 'Mateo',
          detail: '24 anos, de Valência, doze semanas num estúdio de rádio',
          portrait: 'mateo',
        },
      ],
      questions: [
        {
          question: 'Vou receber salário?',
          answer:
            'Talvez. A lei alemã não exige salário mínimo em estágios obrigatórios, nem nos voluntários de até três meses ligados ao curso ou à escolha dele. Cerca de metade das nossas empresas paga uma ajuda. Você fica sabendo antes de aceitar.',
        },
        {
          question: 'Dá para ficar mais de 12 semanas?',
          answer:
            'Sim, até 24, desde que o estágio seja obrigatório no seu curso. O voluntário termina aos três meses, porque daí em diante a lei muda e a maioria das empresas pequenas não consegue acompanhar.',
        },
        {
          question: 'Preciso de visto?',
          answer:
            'Com passaporte da União Europeia, Islândia, Liechtenstein, Noruega ou Suíça, não. Com qualquer outro, inclusive o brasileiro, pergunte antes de reservar: estágio não é turismo, mesmo onde o turista entra sem visto. Comece pelo [nosso guia de vistos](article:visas).',
        },
        {
          question: 'E se eu não me der bem com a empresa?',
          answer:
            'Conte na primeira semana, não na quinta. Conversamos com os dois lados. Se não melhorar, procuramos outro lugar e você não paga nada a mais.',
        },
        {
          question: 'Posso escolher a empresa?',
          answer:
            'Você escolhe a área e recusa o que não serve. Propomos até três empresas, você conversa com cada uma e os dois lados decidem. Ninguém é colocado às cegas.',
        },
      ],
    },
    es: {
      uid: 'practicas-en-berlin',
      title: 'Prácticas en Berlín',
      tagline:
        'Doce semanas de trabajo de verdad, una habitación propia y un lago al final de la línea.',
      summary:
        'Prácticas de 12 semanas en Berlín, de 18 a 28 años: un puesto elegido contigo, habitación en piso compartido, clases de alemán y apoyo cercano.',
      highlights: [
        {
          title: 'Una mesa con tu nombre',
          text: 'Antes de pagar el total ya has hablado con la persona que te va a dirigir y has visto por escrito en qué consistirá tu trabajo.',
        },
        {
          title: 'Alemán desde el primer martes',
          text: 'Dos tardes por semana, en grupos de diez como mucho. En la semana doce pides, te disculpas y sigues media conversación a la hora de comer.',
        },
        {
          title: 'Una habitación, no una litera',
          text: 'Tu propia puerta en un piso de tres o cuatro, en Neukölln, Wedding o Moabit, con una cocina en la que se cocina de verdad.',
        },
        {
          title: 'Al lago al salir',
          text: 'Del centro al Schlachtensee hay una media hora en S-Bahn. En julio, medio vagón se baja con la toalla al hombro.',
        },
      ],
      overview: `A las ocho y media el U8 va lleno de bicicletas, vasos de café y gente que no habla. A las nueve estás en tu mesa: en un estudio de arquitectura de Kreuzberg, una editorial pequeña de Mitte, un taller de bicicletas que también programa, un museo de barrio, un estudio que hace radio. El puesto lo buscamos contigo durante cuatro o seis semanas, a partir de tus estudios, tu porfolio y una charla sincera sobre lo que sabes y lo que todavía no.

Berlín es buen sitio para empezar a trabajar. Es lo bastante grande para que haya de todo y lo bastante suelta para que un principiante pruebe. Muchos equipos trabajan en inglés. La ciudad que los rodea, no siempre, y la carta de la compañía eléctrica seguro que no; por eso las clases de alemán forman parte del programa.

No todo son atardeceres en el canal. Enero es gris, a las cuatro puede ser ya de noche y el primer mes trae tareas que nadie más quería. Las críticas son directas: «esto todavía no funciona» es una frase normal, no un insulto. Muchos, al volver, echan de menos esa franqueza. Si prefieres sol y hablar español, mira [Ciudad de México](program:mexico-city).`,
      itinerary: [
        {
          title: 'La llegada',
          text: 'Llaves, tarjeta SIM, las reglas para separar la basura. El martes el grupo pasea por el Landwehrkanal con Katrin, nuestra coordinadora. Jueves y viernes, primeros días en la empresa, con salida temprana.',
        },
        {
          title: 'Cogerle el aire',
          text: 'Primera semana completa. Acuerdas tres objetivos con tu tutora o tutor y los pones por escrito. El alemán empieza el martes por la tarde, con los números y la panadería.',
        },
        {
          title: 'Tu primera tarea propia',
          text: 'Algo pequeño con tu firma: una maqueta, una página, una serie de entrevistas. El sábado, tren regional a Potsdam y el parque de Sanssouci a pie.',
        },
        {
          title: 'Con ritmo',
          text: 'Ya sabes qué compañero come a las doce en punto. Katrin te visita en el trabajo y escucha a las dos partes. En verano, baño en el Schlachtensee; en invierno, una tarde de sauna en la piscina municipal.',
        },
        {
          title: 'El ecuador',
          text: 'Llega el proyecto grande y, muchas veces, el bajón: se ha ido la novedad y te toca fregar la escalera. El miércoles, cena de grupo; cocina quien perdió a las cartas.',
        },
        {
          title: 'Más responsabilidad',
          text: 'Presentas tu trabajo al equipo, en inglés o en un alemán valiente. Un fin de semana en Leipzig: la hilandería convertida en talleres de artistas, la iglesia de Santo Tomás, una noche de albergue.',
        },
        {
          title: 'Terminar bien',
          text: 'Traspasar el trabajo, ordenar carpetas, pedir el Arbeitszeugnis, la carta de referencia que las empresas alemanas leen entre líneas. La leemos contigo.',
        },
        {
          title: 'Adiós, con tarta',
          text: 'En Alemania, quien se va lleva la tarta. La última charla con tu responsable, la última clase de alemán y la habitación, entregada el sábado antes de las doce.',
        },
      ],
      included: [
        'Búsqueda de las prácticas: entrevista, papeles de solicitud y conversaciones con hasta tres empresas',
        'Habitación propia en piso compartido durante 12 semanas, con calefacción e internet',
        'Clases de alemán dos tardes por semana, con el libro',
        'Abono mensual de autobús, tranvía, U-Bahn y S-Bahn en la ciudad',
        'Seguro médico, de accidentes y de responsabilidad civil',
        'Coordinadora en Berlín, visita en tu trabajo y un teléfono atendido día y noche',
        'Excursiones a Potsdam y al Schlachtensee y el fin de semana en Leipzig',
        'Ayuda con el visado y, si te quedas más tiempo, con el empadronamiento',
      ],
      notIncluded: [
        'El viaje de ida y vuelta a Berlín',
        'Las comidas: calcula de 60 a 80 € por semana si cocinas y de 7 a 10 € por un menú de comedor',
        'La tasa del visado, si lo necesitas (unos 75 €)',
        'La fianza de la habitación (300 €, que se devuelven al salir)',
        'Dinero de bolsillo',
      ],
      requirements: [
        'Tener entre 18 y 28 años y estar estudiando o haber terminado el instituto',
        'Inglés B1 o superior; el alemán ayuda, pero solo lo piden algunas empresas',
        'Un currículum y una carta en inglés, que repasamos contigo',
        'Solicitud con 12 semanas de antelación como mínimo, o 20 si necesitas visado',
        'Sin pasaporte de la Unión Europea: por norma, matrícula universitaria y prácticas relacionadas con tus estudios',
      ],
      safety: `Por Berlín es fácil moverse, también de noche: los fines de semana el U-Bahn no para. Lo que hay son hurtos. Los móviles desaparecen de las mesas de los cafés y las bicis de las farolas, así que te prestamos un candado que pesa más de lo que querrías.

Visitamos cada empresa antes de enviar a nadie y otra vez mientras estás allí. Trabajas 40 horas semanales como máximo, con pausas, y nunca a solas con una máquina. Si algo en el trabajo no te parece bien, díselo a Katrin antes que a tu jefe; hemos cambiado de sitio a gente en menos de una semana. El número de emergencias es el 112 y el nuestro va en tu llavero. Más sobre cómo nos preparamos, en [nuestra página de seguridad](page:safety).`,
      accommodation: `Vives en un piso con otras dos o tres personas, unas en prácticas, otras berlinesas. Tu habitación tiene cama, escritorio, armario y una puerta con llave; el baño y la cocina se comparten. Casi todos los pisos están en edificios antiguos de Neukölln, Wedding o Moabit: techos altos, suelos que crujen y, a menudo, un tercero o un cuarto sin ascensor.

El trabajo queda a entre 20 y 45 minutos. Hay turnos de limpieza y silencio a partir de las diez. La ropa de cama está; las toallas, no.`,
      price: `El precio es por 12 semanas y cubre todo lo que figura como incluido. Pagas un 20 % con la solicitud y el resto cuando ya has aceptado una empresa, 45 días antes de empezar. Si no encontramos un sitio adecuado, te lo devolvemos todo. Algunas empresas dan una ayuda de entre 200 y 500 € al mes, pero no hagas cuentas con ella. Lo que se gasta en Berlín cada semana está en [lo que cuesta de verdad](article:costs).`,
      stories: [
        {
          quote:
            'El cuarto día me dijeron que mi dibujo estaba mal, delante de todos y con mucha calma. Me fui a casa furiosa. En junio era yo quien lo pedía: dime qué es lo que todavía no funciona.',
          name: 'Inês',
          detail: '22 años, de Setúbal, doce semanas en un estudio de arquitectura',
          portrait: 'ines',
        },
        {
          quote:
            'Fui por el trabajo y me quedé por los miércoles. Seis personas, una olla, una cocina en Wedding. Mi alemán sigue siendo malo, pero ya sé perder a las cartas en alemán.',
          name: 'Mateo',
          detail: '24 años, de Valencia, doce semanas en un estudio de radio',
          portrait: 'mateo',
        },
      ],
      questions: [
        {
          question: '¿Me van a pagar?',
          answer:
            'Quizá. La ley alemana no exige el salario mínimo en las prácticas obligatorias, ni en las voluntarias de hasta tres meses ligadas a los estudios o a su elección. Más o menos la mitad de nuestras empresas da una ayuda. Te lo decimos antes de que aceptes.',
        },
        {
          question: '¿Puedo quedarme más de 12 semanas?',
          answer:
            'Sí, hasta 24, si las prácticas son obligatorias en tu carrera. Las voluntarias terminan a los tres meses, porque a partir de ahí cambia la ley y la mayoría de las empresas pequeñas no puede asumirlo.',
        },
        {
          question: '¿Necesito visado?',
          answer:
            'Con pasaporte de la Unión Europea, Islandia, Liechtenstein, Noruega o Suiza, no. Con cualquier otro, pregunta antes de reservar: unas prácticas no son turismo, aunque el turista entre sin visado. Empieza por [nuestra guía de visados](article:visas).',
        },
        {
          question: '¿Y si no encajo en la empresa?',
          answer:
            'Cuéntanoslo la primera semana, no la quinta. Hablamos con las dos partes. Si no mejora, buscamos otro sitio y no pagas nada más.',
        },
        {
          question: '¿Puedo elegir la empresa?',
          answer:
            'Eliges el sector y dices que no a lo que no te encaje. Proponemos hasta tres empresas, hablas con cada una y deciden las dos partes. Nadie va a ciegas.',
        },
      ],
    },
    fr: {
      uid: 'stage-a-berlin',
      title: 'Stage à Berlin',
      tagline:
        'Douze semaines de vrai travail, une chambre à vous et un lac au bout de la ligne de S-Bahn.',
      summary:
        'Un stage de 12 semaines à Berlin, de 18 à 28 ans : une entreprise choisie avec vous, une chambre en colocation, des cours d’allemand et un suivi.',
      highlights: [
        {
          title: 'Un bureau à votre nom',
          text: 'Avant de payer le solde, vous avez parlé à la personne qui vous encadrera et lu noir sur blanc ce que vous ferez de vos semaines.',
        },
        {
          title: 'De l’allemand dès le premier mardi',
          text: 'Deux soirs par semaine, dix élèves au plus. À la douzième semaine, vous commandez, vous vous excusez et vous suivez la moitié du déjeuner.',
        },
        {
          title: 'Une chambre, pas un lit superposé',
          text: 'Votre porte à vous dans un appartement de trois ou quatre, à Neukölln, Wedding ou Moabit, avec une cuisine où l’on cuisine vraiment.',
        },
        {
          title: 'Le lac après le bureau',
          text: 'Du centre au Schlachtensee, comptez une demi-heure de S-Bahn. En juillet, la moitié du wagon descend avec une serviette.',
        },
      ],
      overview: `À huit heures et demie, la ligne U8 est pleine de vélos, de gobelets de café et de gens qui se taisent. À neuf heures, vous êtes à votre bureau : dans une agence d’architecture de Kreuzberg, une petite maison d’édition de Mitte, un atelier de vélos qui écrit aussi des logiciels, un musée de quartier, un studio de radio. Nous cherchons la place avec vous pendant quatre à six semaines, à partir de vos études, de vos travaux et d’une conversation franche sur ce que vous savez faire ou pas encore.

Berlin est une bonne ville pour débuter. Assez grande pour compter tous les métiers, assez souple pour laisser un débutant essayer. Beaucoup d’équipes travaillent en anglais. La ville autour, pas toujours, et la lettre de la compagnie d’électricité certainement pas : les cours d’allemand font donc partie du programme.

Tout n’est pas coucher de soleil sur le canal. Janvier est gris, il peut faire nuit à quatre heures, et le premier mois apporte des tâches dont personne ne voulait. Les remarques sont directes : « cela ne marche pas encore » est ici une phrase ordinaire, pas une insulte. Au retour, cette franchise manque à beaucoup. Si vous préférez le soleil et l’espagnol, regardez [Mexico](program:mexico-city).`,
      itinerary: [
        {
          title: 'L’arrivée',
          text: 'Les clés, la carte SIM, les règles du tri des déchets. Mardi, le groupe longe le Landwehrkanal avec Katrin, notre coordinatrice. Jeudi et vendredi, premiers jours dans l’entreprise, avec une sortie plus tôt.',
        },
        {
          title: 'Prendre ses marques',
          text: 'Première semaine complète. Vous fixez trois objectifs avec votre responsable, par écrit. L’allemand commence mardi soir, par les nombres et la boulangerie.',
        },
        {
          title: 'Une première tâche à vous',
          text: 'Quelque chose de modeste qui porte votre nom : une maquette, une page, une série d’entretiens. Samedi, train régional pour Potsdam et parc de Sanssouci à pied.',
        },
        {
          title: 'Le rythme',
          text: 'Vous savez quel collègue déjeune à midi pile. Katrin vient sur place et écoute les deux parties. L’été, baignade au Schlachtensee ; l’hiver, une soirée au sauna de la piscine municipale.',
        },
        {
          title: 'Le milieu',
          text: 'Le grand projet, et souvent le creux : la nouveauté est passée et c’est votre tour de laver l’escalier. Mercredi, dîner de groupe, préparé par qui a perdu aux cartes.',
        },
        {
          title: 'Plus de responsabilités',
          text: 'Vous présentez votre travail à l’équipe, en anglais ou dans un allemand courageux. Un week-end à Leipzig : la filature devenue ateliers d’artistes, l’église Saint-Thomas, une nuit en auberge.',
        },
        {
          title: 'Bien finir',
          text: 'Transmettre, ranger les dossiers, demander l’Arbeitszeugnis, ce certificat de travail que les employeurs allemands lisent entre les lignes. Nous le lisons avec vous.',
        },
        {
          title: 'L’au revoir, avec un gâteau',
          text: 'En Allemagne, c’est celui qui part qui apporte le gâteau. Dernier entretien, dernier cours d’allemand, et la chambre rendue samedi avant midi.',
        },
      ],
      included: [
        'La recherche du stage : entretien, dossier de candidature, échanges avec trois entreprises au plus',
        'Une chambre individuelle en colocation pendant 12 semaines, chauffage et internet compris',
        'Les cours d’allemand deux soirs par semaine, avec le manuel',
        'Un abonnement mensuel aux bus, tramways, U-Bahn et S-Bahn de la ville',
        'L’assurance santé, accident et responsabilité civile',
        'Une coordinatrice à Berlin, une visite sur votre lieu de stage et un téléphone joignable jour et nuit',
        'Les sorties à Potsdam et au Schlachtensee, et le week-end à Leipzig',
        'L’aide pour le visa et, pour un séjour plus long, pour la déclaration de domicile',
      ],
      notIncluded: [
        'Le voyage aller et retour',
        'Les repas : comptez 60 à 80 € par semaine en cuisinant, et 7 à 10 € pour un déjeuner à la cantine',
        'Les frais de visa éventuels (environ 75 €)',
        'La caution de la chambre (300 €, rendus au départ)',
        'L’argent de poche',
      ],
      requirements: [
        'Avoir de 18 à 28 ans, être étudiant ou avoir terminé le lycée',
        'Un anglais de niveau B1 au moins ; l’allemand aide, mais seules certaines entreprises le demandent',
        'Un CV et une lettre en anglais, que nous relisons avec vous',
        'Une inscription au moins 12 semaines à l’avance, 20 si un visa est nécessaire',
        'Sans passeport de l’Union européenne : en règle générale, une inscription à l’université et un stage lié aux études',
      ],
      safety: `On se déplace facilement à Berlin, même la nuit : le week-end, le U-Bahn roule sans interruption. Ce qui arrive, ce sont les vols. Les téléphones disparaissent des tables de café et les vélos des réverbères ; nous vous prêtons donc un antivol plus lourd que vous ne le voudriez.

Nous visitons chaque entreprise avant d’y envoyer quelqu’un, puis pendant le stage. Vous travaillez au plus 40 heures par semaine, avec des pauses, et personne ne reste seul devant une machine. Si quelque chose vous gêne au travail, parlez-en d’abord à Katrin ; il nous est arrivé de changer une personne de place en moins d’une semaine. Le numéro d’urgence est le 112, le nôtre est sur votre porte-clés. Notre préparation est décrite [à la page sécurité](page:safety).`,
      accommodation: `Vous habitez avec deux ou trois colocataires, stagiaires ou Berlinois. La chambre a un lit, un bureau, une armoire et une porte qui ferme à clé ; la salle de bains et la cuisine sont communes. La plupart des appartements sont dans des immeubles anciens de Neukölln, Wedding ou Moabit : hauts plafonds, parquet qui grince, souvent un troisième ou un quatrième étage sans ascenseur.

Le travail est à 20 à 45 minutes. Il y a un tour de ménage, et le calme après vingt-deux heures. Les draps sont fournis, pas les serviettes.`,
      price: `Le prix vaut pour 12 semaines et comprend tout ce qui figure dans la liste. Vous versez 20 % à l’inscription et le reste une fois l’entreprise acceptée, 45 jours avant le début. Si nous ne trouvons rien qui convienne, tout vous est rendu. Certaines entreprises versent une gratification de 200 à 500 € par mois, mais n’y comptez pas dans votre budget. Les dépenses d’une semaine à Berlin sont détaillées dans [ce que coûte vraiment un séjour](article:costs).`,
      stories: [
        {
          quote:
            'Le quatrième jour, on m’a dit que mon dessin était faux, devant tout le monde, très calmement. Je suis rentrée furieuse. En juin, c’est moi qui demandais : dites-moi ce qui ne marche pas encore.',
          name: 'Inês',
          detail: '22 ans, de Setúbal, douze semaines dans une agence d’architecture',
          portrait: 'ines',
        },
        {
          quote:
            'Je suis venu pour le travail et resté pour les mercredis. Six personnes, une marmite, une cuisine à Wedding. Mon allemand reste mauvais, mais je sais perdre aux cartes dans cette langue.',
          name: 'Mateo',
          detail: '24 ans, de Valence en Espagne, douze semaines dans un studio de radio',
          portrait: 'mateo',
        },
      ],
      questions: [
        {
          question: 'Le stage est-il payé ?',
          answer:
            'Peut-être. La loi allemande n’impose pas le salaire minimum pour un stage obligatoire, ni pour un stage volontaire de trois mois au plus lié aux études ou à l’orientation. Environ la moitié de nos entreprises versent une gratification. Vous le savez avant d’accepter.',
        },
        {
          question: 'Peut-on rester plus de 12 semaines ?',
          answer:
            'Oui, jusqu’à 24, si le stage est obligatoire dans votre cursus. Un stage volontaire s’arrête à trois mois : au-delà, la loi change et la plupart des petites entreprises ne peuvent pas suivre.',
        },
        {
          question: 'Faut-il un visa ?',
          answer:
            'Pas avec un passeport de l’Union européenne, d’Islande, du Liechtenstein, de Norvège ou de Suisse. Avec un autre, posez la question avant de réserver : un stage n’est pas du tourisme, même là où les touristes entrent sans visa. Commencez par [notre guide des visas](article:visas).',
        },
        {
          question: 'Et si cela se passe mal dans l’entreprise ?',
          answer:
            'Dites-le la première semaine plutôt que la cinquième. Nous parlons aux deux parties. Si rien ne s’améliore, nous cherchons une autre place, sans supplément.',
        },
        {
          question: 'Peut-on choisir l’entreprise ?',
          answer:
            'Vous choisissez le domaine et refusez ce qui ne vous convient pas. Nous proposons jusqu’à trois entreprises, vous parlez à chacune, et les deux parties décident. Personne n’est placé à l’aveugle.',
        },
      ],
    },
  },
} satisfies Program;
