import type { Article } from '../source.ts';

export default {
  key: 'volunteering-well',
  date: '2026-06-18',
  author: 'rita',
  scenes: ['mindo-cloud-forest'],
  tags: ['choosing', 'wildlife', 'money'],
  relatedPrograms: ['mindo', 'boa-vista'],
  relatedArticles: ['choosing', 'costs'],
  text: {
    en: {
      uid: 'volunteering-that-does-good',
      title: 'Volunteering that does good',
      lead: 'Good will is not enough. Ask what would happen to the project if you did not come. The answer should be: it would go on.',
      summary:
        'How to tell a good volunteering project from a bad one: seven questions to ask, why we send nobody to orphanages, and where the money goes.',
      body: `On my first morning in the cloud forest above Mindo I was given a machete, a pair of rubber boots one size too large, and a job: clear the path to the seedling beds. I cleared it. On the second day Don Hernán, who has worked that hillside for thirty years, walked the path behind me and cleared it again. He said nothing. He showed me where the roots were.

It took me until the second week to be of any use. I tell this to everyone who wants to “give something back” in ten days.

## Who needs whom?

The honest order is this. First you learn, and that is paid for by somebody’s time. Then, after a while, you can do simple things well: count, carry, plant, wash, enter numbers into a table. If you stay long enough you can do one or two things that were not done before. A good project knows this order and has planned for it. A bad one sells you the third step on the first day, with a photograph.

So the question is not whether you are needed. It is whether your hands are useful to people who decide for themselves what they are used for.

## Why not children

We send nobody to orphanages. Most children in institutions around the world have at least one living parent, and in some countries places have been opened because visitors pay. A child who grows fond of someone new every four weeks learns that people leave. Public bodies and children’s organizations have warned against it for years.

Nor do we send people without training to teach a class on their own, to treat patients, or to build walls that a local mason would build better and needs the wage for. If you may not do it at home, you should not do it there.

What works is dull and slow. Turtle nests that have to be checked at night. Seedlings. Trail work. Data. Kitchen and translation. On [Boa Vista](program:boa-vista) the most valued volunteer of last season was a girl from Leeds who repaired the spreadsheet.

## Seven questions

Put them to every provider, also to us. Short answers are a good sign.

1. Who runs the project, and do the people there lead it?
2. What happens when no volunteers come?
3. What will I do on an ordinary Tuesday, from when to when?
4. Who trains me, and for how long?
5. How much of my money stays at the place, and for what?
6. What has gone wrong in the last two years, and what has been changed?
7. How many weeks must I stay at least, and why?

If the answer to the last one is “as long as you like”, it is a vacation. There is nothing wrong with a vacation. It should only be called one.

Beware of animals you may cuddle. A sloth that is handed round, a cub that drinks from a bottle, an elephant that carries you: none of them is being protected. On a real project you see wild animals from a distance, often wet, and mostly from behind.

## Where the money goes

It seems odd to pay for work. But you eat, you sleep, somebody trains you, and somebody fetches you from the bus at night. For four weeks in [Mindo](program:mindo) a part goes straight to the reserve and the cooperative, a larger part to bed and board, and the rest to training, transport, our coordinator and the office. The amounts are on the program’s page. Ask others for theirs. A provider who does not know them has not asked either.

There are ways that cost less. The European Solidarity Corps pays for young people’s travel, board and pocket money, up to the age of thirty. Places are limited and you need patience with forms. If it suits you, take it, and write us a postcard.

## Being a good guest

Learn the language before you come, at least enough to joke about your own mistakes. Ask before you photograph, and do not photograph children. Do not hand out presents: give what you have to the project, and let it decide. Wear what the others wear to work. Turn up on time, also on the day after the feast.

Do not compare all the time. Nobody on a hillside in Ecuador wants to hear how it is done at home, at least not before the third week, and then only if asked.

And go on afterward, smaller. Count the swifts in your own street. Join the group that clears the stream behind the supermarket; it is short of people every single Saturday.

On my last day Don Hernán walked the path behind me again. He stopped once, bent down, and moved a branch by the width of a hand. Then he nodded and went to have his coffee. I have had certificates since. I remember the nod.`,
      sources: [
        { title: 'UNICEF: children in alternative care', url: 'https://www.unicef.org' },
        {
          title: 'European Youth Portal: European Solidarity Corps',
          url: 'https://youth.europa.eu',
        },
      ],
    },
    pt: {
      uid: 'voluntariado-que-faz-bem',
      title: 'Voluntariado que faz bem de verdade',
      lead: 'Boa vontade não basta. Pergunte o que seria do projeto se você não fosse. A resposta certa é: continuaria.',
      summary:
        'Como separar um bom projeto de voluntariado de um ruim: sete perguntas, por que não mandamos ninguém a orfanatos e para onde vai o dinheiro.',
      body: `Na primeira manhã na floresta nublada, acima de Mindo, me deram um facão, um par de botas de borracha um número maior e uma tarefa: limpar a trilha até o viveiro de mudas. Limpei. No segundo dia, Don Hernán, que trabalha naquela encosta há trinta anos, veio atrás de mim e limpou de novo. Não disse nada. Só me mostrou onde ficavam as raízes.

Levei duas semanas para servir para alguma coisa. Conto isso a todo mundo que quer “retribuir” em dez dias.

## Quem precisa de quem?

A ordem honesta é esta. Primeiro você aprende, e quem paga é o tempo de alguém. Depois de um tempo, faz bem as coisas simples: contar, carregar, plantar, lavar, passar números para a planilha. Se ficar o bastante, fará uma ou duas coisas que antes ninguém fazia. Um bom projeto conhece essa ordem e se planeja por ela. Um ruim lhe vende a terceira etapa no primeiro dia, com foto.

A questão, então, não é se precisam de você. É se as suas mãos servem a gente que decide por conta própria o que fazer com elas.

## Por que não crianças

Não mandamos ninguém a orfanatos. No mundo, a maior parte das crianças em instituições tem pelo menos um dos pais vivo, e em alguns países abriram casas porque visitante paga. A criança que se apega a uma pessoa nova a cada quatro semanas aprende que as pessoas vão embora. Órgãos públicos e organizações da infância alertam para isso há anos.

Também não mandamos ninguém sem formação para dar aula sozinho, atender paciente ou levantar um muro que o pedreiro dali faria melhor e de cujo salário ele precisa. O que você não pode fazer na sua cidade não deve fazer lá.

O que funciona é chato e lento. Ninho de tartaruga que se confere de madrugada. Mudas. Trilhas. Dados. Cozinha e tradução. Em [Boa Vista](program:boa-vista), a voluntária mais querida da última temporada foi uma moça de Leeds que consertou a planilha.

## Sete perguntas

Faça a qualquer agência, à nossa também. Resposta curta é bom sinal.

1. Quem dirige o projeto? É gente do lugar?
2. O que acontece quando não vem voluntário?
3. O que vou fazer numa terça comum, de que horas a que horas?
4. Quem me treina, e por quanto tempo?
5. Quanto do meu dinheiro fica no lugar, e para quê?
6. O que deu errado nos últimos dois anos, e o que mudou?
7. Quantas semanas preciso ficar, no mínimo, e por quê?

Se a resposta da última for “quantas você quiser”, são férias. Não há nada de errado com férias. Só convém chamá-las pelo nome.

Desconfie de bicho que se deixa abraçar. Preguiça passando de colo em colo, filhote na mamadeira, elefante que carrega gente: nenhum está sendo protegido. Num projeto sério você vê animais selvagens de longe, quase sempre molhado e quase sempre por trás.

## Para onde vai o dinheiro

Parece estranho pagar para trabalhar. Mas você come, dorme, alguém ensina você e alguém o busca no ônibus à noite. Nas quatro semanas em [Mindo](program:mindo), uma parte vai direto para a reserva e a cooperativa, uma parte maior para cama e comida, e o resto para treinamento, transporte, a nossa coordenação e o escritório. Os valores estão na página do programa. Peça os dos outros. Quem não sabe dizer também não perguntou.

Existem caminhos mais baratos. No Brasil, muitos parques aceitam voluntários pelo programa do ICMBio, e as inscrições são públicas. Para quem mora na Europa, o Corpo Europeu de Solidariedade paga viagem, comida e uma ajuda de custo até os trinta anos. São poucas vagas e muitos formulários. Se servir para você, vá, e mande um cartão.

## Ser um bom hóspede

Aprenda a língua antes, pelo menos o bastante para rir dos próprios erros. Pergunte antes de fotografar, e não fotografe crianças. Não distribua presentes: entregue ao projeto, que sabe o que fazer. Vista o que os outros vestem para trabalhar. Chegue na hora, inclusive no dia depois da festa.

Não fique comparando. Ninguém numa encosta do Equador quer ouvir como se faz na sua terra, pelo menos não antes da terceira semana, e só se perguntarem.

E continue depois, em ponto menor. Conte os andorinhões da sua rua. Entre no mutirão que limpa o córrego atrás do supermercado; falta gente ali todo santo sábado.

No último dia, Don Hernán veio de novo atrás de mim pela trilha. Parou uma vez, se abaixou e mudou um galho de lugar, coisa de um palmo. Depois fez que sim com a cabeça e foi tomar café. Já ganhei diplomas. Do que me lembro é daquele sim.`,
      sources: [
        { title: 'UNICEF: crianças em acolhimento', url: 'https://www.unicef.org' },
        { title: 'Governo do Brasil: ICMBio, parques e voluntariado', url: 'https://www.gov.br' },
      ],
    },
    es: {
      uid: 'voluntariado-que-ayuda-de-verdad',
      title: 'Voluntariado que ayuda de verdad',
      lead: 'La buena voluntad no basta. Pregunta qué sería del proyecto si no fueras. La respuesta correcta es: seguiría adelante.',
      summary:
        'Cómo distinguir un buen proyecto de voluntariado de uno malo: siete preguntas, por qué no vamos a orfanatos y adónde va el dinero.',
      body: `La primera mañana en el bosque nublado, por encima de Mindo, me dieron un machete, unas botas de goma una talla más grandes y una tarea: limpiar el sendero hasta el vivero. Lo limpié. Al segundo día don Hernán, que lleva treinta años trabajando esa ladera, pasó detrás de mí y lo limpió otra vez. No dijo nada. Me enseñó dónde estaban las raíces.

Tardé dos semanas en servir para algo. Se lo cuento a todo el que quiere «devolver algo» en diez días.

## ¿Quién necesita a quién?

El orden honrado es este. Primero aprendes, y eso lo paga el tiempo de alguien. Al cabo de un tiempo haces bien lo sencillo: contar, cargar, plantar, fregar, pasar números a una tabla. Si te quedas lo bastante, harás una o dos cosas que antes no se hacían. Un buen proyecto conoce ese orden y cuenta con él. Uno malo te vende el tercer paso el primer día, con foto.

La cuestión, entonces, no es si te necesitan. Es si tus manos les sirven a personas que deciden por sí mismas para qué usarlas.

## Por qué con niños no

No enviamos a nadie a orfanatos. En el mundo, la mayoría de los niños que viven en instituciones tienen al menos un progenitor vivo, y en algunos países se han abierto centros porque los visitantes pagan. Un niño que se encariña con alguien nuevo cada cuatro semanas aprende que la gente se va. Los organismos públicos y las organizaciones de infancia llevan años avisando.

Tampoco enviamos a nadie sin formación a dar clase solo, a atender pacientes o a levantar un muro que un albañil de allí haría mejor y cuyo jornal necesita. Lo que no puedes hacer en tu ciudad no debes hacerlo allí.

Lo que funciona es aburrido y lento. Nidos de tortuga que hay que revisar de noche. Plantones. Senderos. Datos. Cocina y traducción. En [Boa Vista](program:boa-vista), la voluntaria más apreciada de la última temporada fue una chica de Leeds que arregló la hoja de cálculo.

## Siete preguntas

Hazlas a cualquier organización, también a la nuestra. Las respuestas cortas son buena señal.

1. ¿Quién dirige el proyecto? ¿Es gente de allí?
2. ¿Qué pasa cuando no vienen voluntarios?
3. ¿Qué haré un martes cualquiera, de qué hora a qué hora?
4. ¿Quién me forma, y cuánto tiempo?
5. ¿Cuánto de mi dinero se queda en el lugar, y para qué?
6. ¿Qué ha salido mal en los dos últimos años, y qué se ha cambiado?
7. ¿Cuántas semanas tengo que quedarme como mínimo, y por qué?

Si a la última te contestan «las que quieras», son vacaciones. No tienen nada de malo. Solo conviene llamarlas por su nombre.

Desconfía de los animales que se dejan abrazar. Un perezoso que pasa de brazo en brazo, un cachorro con biberón, un elefante que te lleva: a ninguno lo están protegiendo. En un proyecto serio ves animales salvajes de lejos, a menudo empapada y casi siempre por detrás.

## Adónde va el dinero

Pagar por trabajar suena raro. Pero comes, duermes, alguien te forma y alguien te recoge del autobús de noche. En las cuatro semanas de [Mindo](program:mindo), una parte va directa a la reserva y a la cooperativa, otra mayor se va en cama y comida, y el resto en formación, transporte, nuestra coordinación y la oficina. Las cantidades están en la página del programa. Pide las suyas a los demás. Quien no las sabe es que tampoco ha preguntado.

Hay caminos más baratos. El Cuerpo Europeo de Solidaridad paga el viaje, la manutención y un dinero de bolsillo hasta los treinta años. Hay pocas plazas y muchos formularios. Si te encaja, adelante, y mándanos una postal.

## Ser un buen huésped

Aprende el idioma antes, al menos lo justo para reírte de tus errores. Pregunta antes de hacer una foto, y no fotografíes a niños. No repartas regalos: dáselos al proyecto, que sabrá qué hacer. Vístete como se visten los demás para trabajar. Llega a tu hora, también el día después de la fiesta.

No compares todo el rato. En una ladera de Ecuador nadie quiere oír cómo se hace en tu pueblo, al menos no antes de la tercera semana, y solo si preguntan.

Y sigue después, en pequeño. Cuenta los vencejos de tu calle. Apúntate al grupo que limpia el arroyo de detrás del supermercado; les falta gente cada sábado.

El último día, don Hernán volvió a recorrer el sendero detrás de mí. Se paró una vez, se agachó y movió una rama un palmo. Luego asintió y se fue a tomar café. Después me han dado diplomas. De lo que me acuerdo es de aquel gesto.`,
      sources: [
        { title: 'UNICEF: infancia sin cuidado parental', url: 'https://www.unicef.org' },
        {
          title: 'Portal Europeo de la Juventud: Cuerpo Europeo de Solidaridad',
          url: 'https://youth.europa.eu',
        },
      ],
    },
    fr: {
      uid: 'volontariat-utile-a-l-etranger',
      title: 'Un volontariat qui fait du bien',
      lead: 'La bonne volonté ne suffit pas. Demandez ce que deviendrait le projet sans vous. La bonne réponse : il continuerait.',
      summary:
        'Reconnaître un bon projet de volontariat : sept questions à poser, pourquoi nous n’envoyons personne en orphelinat, et où va votre argent.',
      body: `Le premier matin, dans la forêt de nuages au-dessus de Mindo, on m’a donné une machette, des bottes en caoutchouc une taille trop grandes et un travail : dégager le sentier jusqu’aux semis. Je l’ai dégagé. Le deuxième jour, don Hernán, qui travaille ce versant depuis trente ans, est passé derrière moi et a recommencé. Il n’a rien dit. Il m’a montré où étaient les racines.

Il m’a fallu deux semaines pour servir à quelque chose. Je le raconte à tous ceux qui veulent « donner en retour » en dix jours.

## Qui a besoin de qui ?

L’ordre honnête est celui-ci. D’abord vous apprenez, et c’est le temps de quelqu’un qui paie. Au bout d’un moment, vous faites bien des choses simples : compter, porter, planter, laver, saisir des chiffres dans un tableau. Si vous restez assez longtemps, vous ferez une ou deux choses qui ne se faisaient pas. Un bon projet connaît cet ordre et l’a prévu. Un mauvais vous vend la troisième étape le premier jour, avec une photo.

La question n’est donc pas de savoir si l’on a besoin de vous. Elle est de savoir si vos mains servent à des gens qui décident eux-mêmes de leur emploi.

## Pourquoi pas les enfants

Nous n’envoyons personne dans des orphelinats. Dans le monde, la plupart des enfants placés en institution ont au moins un parent en vie, et dans certains pays des foyers ont ouvert parce que les visiteurs paient. Un enfant qui s’attache à quelqu’un de nouveau toutes les quatre semaines apprend que les gens s’en vont. Des organismes publics et des associations de défense de l’enfance le répètent depuis des années.

Nous n’envoyons pas non plus de gens sans formation faire seuls la classe, soigner des malades, ou monter un mur qu’un maçon du village monterait mieux, et dont il attend le salaire. Ce que vous n’avez pas le droit de faire chez vous, ne le faites pas là-bas.

Ce qui marche est lent et un peu ennuyeux. Des nids de tortues à contrôler la nuit. Des semis. Des sentiers. Des données. La cuisine et la traduction. À [Boa Vista](program:boa-vista), la volontaire la plus appréciée de la dernière saison est une jeune femme de Leeds qui a réparé le tableur.

## Sept questions

Posez-les à tout organisme, nous compris. Une réponse courte est bon signe.

1. Qui dirige le projet ? Des gens du lieu ?
2. Que se passe-t-il quand aucun volontaire ne vient ?
3. Que ferai-je un mardi ordinaire, de quelle heure à quelle heure ?
4. Qui me forme, et combien de temps ?
5. Quelle part de mon argent reste sur place, et pour quoi ?
6. Qu’est-ce qui a mal tourné ces deux dernières années, et qu’a-t-on changé ?
7. Combien de semaines faut-il rester au minimum, et pourquoi ?

Si l’on répond à la dernière « autant que vous voulez », ce sont des vacances. Rien de mal à cela. Encore faut-il les appeler ainsi.

Méfiez-vous des animaux que l’on câline. Un paresseux qui passe de bras en bras, un lionceau au biberon, un éléphant qui vous porte : aucun n’est protégé. Sur un vrai projet, on voit les bêtes sauvages de loin, souvent trempé, et presque toujours de dos.

## Où va l’argent

Payer pour travailler paraît étrange. Mais vous mangez, vous dormez, quelqu’un vous forme, quelqu’un vient vous chercher au bus la nuit. Pour quatre semaines à [Mindo](program:mindo), une part va droit à la réserve et à la coopérative, une plus grande au gîte et au couvert, le reste à la formation, au transport, à notre coordination et au bureau. Les montants figurent sur la page du programme. Demandez les leurs aux autres. Qui ne les connaît pas n’a pas demandé non plus.

Il existe des voies moins chères. Le Corps européen de solidarité prend en charge le voyage, le couvert et un argent de poche jusqu’à trente ans, et le Service civique peut aussi se faire à l’étranger. Les places sont comptées et les formulaires nombreux. Si cela vous va, foncez, et envoyez-nous une carte.

## Être un bon hôte

Apprenez la langue avant, assez au moins pour rire de vos fautes. Demandez avant de photographier, et ne photographiez pas les enfants. Ne distribuez pas de cadeaux : donnez-les au projet, qui décidera. Habillez-vous comme les autres pour travailler. Soyez à l’heure, même le lendemain de la fête.

Ne comparez pas sans cesse. Sur un versant d’Équateur, personne n’a envie d’entendre comment on fait chez vous, du moins pas avant la troisième semaine, et seulement si on vous le demande.

Et continuez ensuite, en plus petit. Comptez les martinets de votre rue. Rejoignez le groupe qui nettoie le ruisseau derrière le supermarché ; il manque de bras chaque samedi.

Le dernier jour, don Hernán a de nouveau pris le sentier derrière moi. Il s’est arrêté une fois, s’est penché, et a déplacé une branche de la largeur d’une main. Puis il a hoché la tête et il est allé boire son café. J’ai reçu des diplômes depuis. C’est de ce signe que je me souviens.`,
      sources: [
        {
          title: 'UNICEF : les enfants privés de protection parentale',
          url: 'https://www.unicef.org',
        },
        {
          title: 'Service civique : missions à l’étranger',
          url: 'https://www.service-civique.gouv.fr',
        },
      ],
    },
  },
} satisfies Article;
