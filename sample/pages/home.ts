import type { Page } from '../source.ts';

const programs = ['lisbon', 'nelson', 'kyoto', 'mindo', 'berlin', 'patagonia'];
const articles = ['choosing', 'host-family', 'for-parents'];

export default {
  key: 'home',
  scenes: ['lighthouse'],
  text: {
    en: {
      uid: 'home',
      title: 'Live somewhere else for a while',
      lead: 'Language courses, school years, volunteering, internships and gap years in small groups, with someone of ours waiting at the other end.',
      summary:
        'Language courses, school years, volunteering, internships and gap years abroad in small groups, with a coordinator of our own at each place.',
      slices: [
        {
          slice: 'hero',
          title: 'Somewhere, a window is already lit for you',
          text: 'A room in Nelson that smells of toast. A desk in Kyoto. A bunk on the night boat south. Tell us what you want to do, and we will tell you honestly what it takes.',
          scene: 'lighthouse',
          actions: [
            { label: 'See all programs', target: 'overview:programs' },
            { label: 'How it works', target: 'page:how-it-works' },
          ],
        },
        {
          slice: 'finder_doors',
          title: 'Which door is yours?',
          text: 'Learn, study, help, work or simply go. Start with what you want to be doing on a Tuesday morning.',
        },
        {
          slice: 'program_list',
          title: 'Six places to begin',
          text: 'A tiled hill, a bay with a slow tide, a cloud forest at breakfast. These are the ones people ask us about most.',
          programs,
        },
        {
          slice: 'steps',
          title: 'From first email to first morning',
          text: 'Most people need four to six months for it. Some do it in eight weeks, with fewer choices and more phone calls.',
          steps: [
            {
              title: 'We talk',
              text: 'Half an hour by video, with your parents if you like. You leave with two or three programs that fit, or with the advice to wait a year.',
            },
            {
              title: 'You decide',
              text: 'You get a written offer with every cost in it, also those we do not earn from. It stays good for fourteen days.',
            },
            {
              title: 'We prepare',
              text: 'Papers, insurance, flights, a list of what to pack. You meet your group and your coordinator on a call before you meet them on a sidewalk.',
            },
            {
              title: 'You arrive',
              text: 'Someone of ours stands at arrivals holding your name. They live there, they know your address, and they answer at night.',
            },
          ],
        },
        {
          slice: 'figures',
          title: 'Small, and glad of it',
          figures: [
            {
              value: '2009',
              label: 'the year two former exchange students rented one desk in Porto',
            },
            { value: '18', label: 'programs, each of them tried out by someone from our office' },
            {
              value: '1',
              label: 'coordinator of our own at every place, and not a hotline far away',
            },
            { value: '24 h', label: 'a person on the emergency line, every day of the year' },
          ],
        },
        {
          slice: 'quotes',
          title: 'They have been',
          quotes: [
            {
              quote:
                'The first week I counted the days. In the ninth I asked whether I could stay for the grape harvest.',
              name: 'Noémie',
              detail: 'school year in Nelson',
              portrait: 'noemie',
            },
            {
              quote:
                'Nobody told me I would love it. They told me about the mud, the hours and the frogs. It was all true.',
              name: 'Mateo',
              detail: 'volunteer in Mindo',
              portrait: 'mateo',
            },
            {
              quote:
                'My father had a list of nineteen questions. He got nineteen answers, and one of them was “we do not know yet”. That is when he trusted them.',
              name: 'Hana',
              detail: 'internship in Cape Town',
              portrait: 'hana',
            },
          ],
        },
        {
          slice: 'article_list',
          title: 'Before you pack',
          text: 'Written by people who got it wrong once.',
          articles,
        },
        {
          slice: 'call_to_action',
          title: 'Ask us the awkward question',
          text: 'About money, about fear, about the boyfriend who stays behind. Half an hour costs nothing and commits you to nothing.',
          actions: [
            { label: 'Talk to us', target: 'page:contact' },
            { label: 'See prices and scholarships', target: 'page:prices' },
          ],
        },
      ],
    },
    pt: {
      uid: 'home',
      title: 'Morar um tempo em outro lugar',
      lead: 'Cursos de idiomas, ano escolar, voluntariado, estágio e ano sabático em grupos pequenos, com gente nossa esperando do outro lado.',
      summary:
        'Cursos de idiomas, escola, voluntariado, estágio e ano sabático no exterior, em grupos pequenos, com um coordenador nosso em cada lugar.',
      slices: [
        {
          slice: 'hero',
          title: 'Lá longe já acenderam uma luz para você',
          text: 'Um quarto em Nelson com cheiro de torrada. Uma mesa de trabalho em Quioto. Um beliche no barco noturno para o sul. Conte o que você quer fazer e a gente conta, sem enfeite, o que é preciso.',
          scene: 'lighthouse',
          actions: [
            { label: 'Ver todos os programas', target: 'overview:programs' },
            { label: 'Como funciona', target: 'page:how-it-works' },
          ],
        },
        {
          slice: 'finder_doors',
          title: 'Qual é a sua porta?',
          text: 'Aprender, estudar, ajudar, trabalhar ou só ir. Comece pelo que você quer estar fazendo numa terça de manhã.',
        },
        {
          slice: 'program_list',
          title: 'Seis lugares para começar',
          text: 'Uma ladeira de azulejos, uma baía de maré lenta, a neblina da floresta no café da manhã. São os que mais perguntam para a gente.',
          programs,
        },
        {
          slice: 'steps',
          title: 'Do primeiro e-mail à primeira manhã',
          text: 'Quase todo mundo leva de quatro a seis meses. Há quem consiga em oito semanas, com menos opções e mais telefonemas.',
          steps: [
            {
              title: 'A gente conversa',
              text: 'Meia hora por vídeo, com seus pais se você quiser. Você sai com dois ou três programas que combinam com você, ou com o conselho de esperar um ano.',
            },
            {
              title: 'Você decide',
              text: 'Chega uma proposta por escrito com todos os custos, até os que não passam por nós. Ela vale por catorze dias.',
            },
            {
              title: 'A gente prepara',
              text: 'Documentos, seguro, passagem, lista da mala. Você conhece o grupo e o coordenador numa chamada antes de encontrá-los na calçada.',
            },
            {
              title: 'Você chega',
              text: 'Alguém da Farol está no desembarque com o seu nome num papel. Mora ali, sabe o seu endereço e atende de madrugada.',
            },
          ],
        },
        {
          slice: 'figures',
          title: 'Pequenos, e com gosto',
          figures: [
            {
              value: '2009',
              label: 'o ano em que dois ex-intercambistas alugaram uma mesa de trabalho no Porto',
            },
            { value: '18', label: 'programas, todos experimentados por alguém do escritório' },
            { value: '1', label: 'coordenador nosso em cada lugar, e não uma central distante' },
            { value: '24 h', label: 'uma pessoa na linha de emergência, todos os dias do ano' },
          ],
        },
        {
          slice: 'quotes',
          title: 'Quem já foi',
          quotes: [
            {
              quote:
                'Na primeira semana eu contava os dias. Na nona, perguntei se podia ficar para a colheita da uva.',
              name: 'Noémie',
              detail: 'ano escolar em Nelson',
              portrait: 'noemie',
            },
            {
              quote:
                'Ninguém me disse que eu ia amar. Falaram da lama, dos horários e dos sapos. Era tudo verdade.',
              name: 'Mateo',
              detail: 'voluntário em Mindo',
              portrait: 'mateo',
            },
            {
              quote:
                'Meu pai tinha uma lista de dezenove perguntas. Recebeu dezenove respostas, e uma delas foi “ainda não sabemos”. Foi aí que ele confiou.',
              name: 'Hana',
              detail: 'estágio na Cidade do Cabo',
              portrait: 'hana',
            },
          ],
        },
        {
          slice: 'article_list',
          title: 'Antes de fechar a mala',
          text: 'Escrito por quem já errou uma vez.',
          articles,
        },
        {
          slice: 'call_to_action',
          title: 'Faça a pergunta difícil',
          text: 'Sobre dinheiro, sobre medo, sobre o namorado que fica. Meia hora de conversa não custa nada e não compromete ninguém.',
          actions: [
            { label: 'Falar com a gente', target: 'page:contact' },
            { label: 'Ver preços e bolsas', target: 'page:prices' },
          ],
        },
      ],
    },
    es: {
      uid: 'home',
      title: 'Vivir una temporada en otra parte',
      lead: 'Cursos de idiomas, año escolar, voluntariado, prácticas y año sabático en grupos pequeños, con alguien nuestro esperándote al otro lado.',
      summary:
        'Cursos de idiomas, instituto, voluntariado, prácticas y año sabático en el extranjero, en grupos pequeños y con coordinador propio.',
      slices: [
        {
          slice: 'hero',
          title: 'Lejos de aquí ya hay una luz encendida',
          text: 'Una habitación en Nelson que huele a tostadas. Un escritorio en Kioto. Una litera en el barco nocturno hacia el sur. Dinos qué quieres hacer y te diremos, sin adornos, lo que hace falta.',
          scene: 'lighthouse',
          actions: [
            { label: 'Ver todos los programas', target: 'overview:programs' },
            { label: 'Cómo funciona', target: 'page:how-it-works' },
          ],
        },
        {
          slice: 'finder_doors',
          title: '¿Cuál es tu puerta?',
          text: 'Aprender, estudiar, ayudar, trabajar o sencillamente irte. Empieza por lo que te gustaría estar haciendo un martes por la mañana.',
        },
        {
          slice: 'program_list',
          title: 'Seis sitios por los que empezar',
          text: 'Una cuesta de azulejos, una bahía de marea lenta, un bosque nublado a la hora del desayuno. Son los que más nos preguntan.',
          programs,
        },
        {
          slice: 'steps',
          title: 'Del primer correo a la primera mañana',
          text: 'Casi todo el mundo tarda entre cuatro y seis meses. Hay quien lo hace en ocho semanas, con menos opciones y más llamadas.',
          steps: [
            {
              title: 'Hablamos',
              text: 'Media hora por videollamada, con tus padres si quieres. Te vas con dos o tres programas que encajan, o con el consejo de esperar un año.',
            },
            {
              title: 'Decides',
              text: 'Recibes una propuesta por escrito con todos los gastos, también los que no cobramos nosotros. Es válida catorce días.',
            },
            {
              title: 'Preparamos',
              text: 'Papeles, seguro, vuelos, la lista de la maleta. Conoces al grupo y a tu coordinador en una llamada antes de verlos en la acera.',
            },
            {
              title: 'Llegas',
              text: 'Alguien de Farol te espera en llegadas con tu nombre en un papel. Vive allí, sabe tu dirección y coge el teléfono de noche.',
            },
          ],
        },
        {
          slice: 'figures',
          title: 'Pequeños, y a gusto',
          figures: [
            {
              value: '2009',
              label:
                'el año en que dos antiguos estudiantes de intercambio alquilaron un escritorio en Oporto',
            },
            { value: '18', label: 'programas, todos probados por alguien de la oficina' },
            { value: '1', label: 'coordinador propio en cada lugar, y no una centralita lejana' },
            {
              value: '24 h',
              label: 'una persona al teléfono de emergencias, todos los días del año',
            },
          ],
        },
        {
          slice: 'quotes',
          title: 'Quienes ya han ido',
          quotes: [
            {
              quote:
                'La primera semana contaba los días. La novena pregunté si podía quedarme a la vendimia.',
              name: 'Noémie',
              detail: 'curso escolar en Nelson',
              portrait: 'noemie',
            },
            {
              quote:
                'Nadie me dijo que me iba a encantar. Me hablaron del barro, de los horarios y de las ranas. Era todo verdad.',
              name: 'Mateo',
              detail: 'voluntario en Mindo',
              portrait: 'mateo',
            },
            {
              quote:
                'Mi padre llevaba una lista de diecinueve preguntas. Le dieron diecinueve respuestas, y una fue «todavía no lo sabemos». Ahí empezó a fiarse.',
              name: 'Hana',
              detail: 'prácticas en Ciudad del Cabo',
              portrait: 'hana',
            },
          ],
        },
        {
          slice: 'article_list',
          title: 'Antes de cerrar la maleta',
          text: 'Escrito por gente que se equivocó una vez.',
          articles,
        },
        {
          slice: 'call_to_action',
          title: 'Haznos la pregunta incómoda',
          text: 'Sobre el dinero, sobre el miedo, sobre el novio que se queda. Media hora no cuesta nada ni te compromete a nada.',
          actions: [
            { label: 'Habla con nosotros', target: 'page:contact' },
            { label: 'Ver precios y becas', target: 'page:prices' },
          ],
        },
      ],
    },
    fr: {
      uid: 'home',
      title: 'Farol : vivre ailleurs quelque temps',
      lead: 'Séjours linguistiques, lycée, volontariat, stages et année de césure en petits groupes, avec quelqu’un de chez nous qui attend à l’arrivée.',
      summary:
        'Séjours linguistiques, lycée, volontariat, stages et césure à l’étranger, en petits groupes, avec un coordinateur de Farol dans chaque lieu.',
      slices: [
        {
          slice: 'hero',
          title: 'Là-bas, une lampe est déjà allumée pour vous',
          text: 'Une chambre à Nelson qui sent le pain grillé. Un bureau à Kyoto. Une couchette sur le bateau de nuit vers le sud. Dites-nous ce que vous voulez faire, nous vous dirons franchement ce que cela demande.',
          scene: 'lighthouse',
          actions: [
            { label: 'Voir tous les programmes', target: 'overview:programs' },
            { label: 'Comment ça marche', target: 'page:how-it-works' },
          ],
        },
        {
          slice: 'finder_doors',
          title: 'Quelle porte est la vôtre ?',
          text: 'Apprendre, étudier, aider, travailler ou simplement partir. Commencez par ce que vous aimeriez faire un mardi matin.',
        },
        {
          slice: 'program_list',
          title: 'Six endroits pour commencer',
          text: 'Une ruelle d’azulejos, une baie aux marées lentes, une forêt de nuages au petit déjeuner. Ce sont ceux dont on nous parle le plus.',
          programs,
        },
        {
          slice: 'steps',
          title: 'Du premier message au premier matin',
          text: 'Il faut en général quatre à six mois. Certains y arrivent en huit semaines, avec moins de choix et plus de coups de fil.',
          steps: [
            {
              title: 'On se parle',
              text: 'Une demi-heure en visio, avec vos parents si vous le souhaitez. Vous repartez avec deux ou trois programmes qui vous vont, ou avec le conseil d’attendre un an.',
            },
            {
              title: 'Vous décidez',
              text: 'Vous recevez une offre écrite où figurent tous les frais, même ceux qui ne passent pas par nous. Elle est valable quatorze jours.',
            },
            {
              title: 'On prépare',
              text: 'Papiers, assurance, vols, liste de bagages. Vous rencontrez le groupe et votre coordinateur en visio avant de les croiser sur un trottoir.',
            },
            {
              title: 'Vous arrivez',
              text: 'Quelqu’un de Farol se tient à la sortie avec votre nom sur une feuille. Cette personne vit là, connaît votre adresse et répond la nuit.',
            },
          ],
        },
        {
          slice: 'figures',
          title: 'Petits, et contents de l’être',
          figures: [
            {
              value: '2009',
              label: 'l’année où deux anciens lycéens partis en échange ont loué un bureau à Porto',
            },
            {
              value: '17',
              label: 'programmes en français, tous essayés par quelqu’un de l’équipe',
            },
            {
              value: '1',
              label: 'coordinateur à nous dans chaque lieu, et non une plateforme lointaine',
            },
            {
              value: '24 h',
              label: 'une vraie voix au numéro d’urgence, tous les jours de l’année',
            },
          ],
        },
        {
          slice: 'quotes',
          title: 'Ils y sont allés',
          quotes: [
            {
              quote:
                'La première semaine, je comptais les jours. La neuvième, j’ai demandé si je pouvais rester pour les vendanges.',
              name: 'Noémie',
              detail: 'année scolaire à Nelson',
              portrait: 'noemie',
            },
            {
              quote:
                'Personne ne m’a promis que j’allais adorer. On m’a parlé de la boue, des horaires et des grenouilles. Tout était vrai.',
              name: 'Mateo',
              detail: 'volontaire à Mindo',
              portrait: 'mateo',
            },
            {
              quote:
                'Mon père avait une liste de dix-neuf questions. Il a eu dix-neuf réponses, dont une « nous ne savons pas encore ». C’est là qu’il leur a fait confiance.',
              name: 'Hana',
              detail: 'stage au Cap',
              portrait: 'hana',
            },
          ],
        },
        {
          slice: 'article_list',
          title: 'Avant de boucler le sac',
          text: 'Écrit par des gens qui se sont trompés une fois.',
          articles,
        },
        {
          slice: 'call_to_action',
          title: 'Posez-nous la question gênante',
          text: 'Sur l’argent, sur la peur, sur l’amoureux qui reste. Une demi-heure ne coûte rien et n’engage à rien.',
          actions: [
            { label: 'Nous parler', target: 'page:contact' },
            { label: 'Voir les tarifs et les bourses', target: 'page:prices' },
          ],
        },
      ],
    },
  },
} satisfies Page;
