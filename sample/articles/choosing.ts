import type { Article } from '../source.ts';

export default {
  key: 'choosing',
  date: '2026-06-23',
  author: 'paulo',
  scenes: ['mountain-path'],
  tags: ['choosing', 'first-time-abroad', 'languages'],
  relatedPrograms: ['galway', 'buenos-aires', 'mexico-city'],
  relatedArticles: ['costs', 'visas', 'volunteering-well'],
  text: {
    en: {
      uid: 'how-to-choose-where-to-go-abroad',
      title: 'How to choose where to go',
      lead: 'Most people choose a country by its best photograph. You will live there on a Tuesday in the rain. Choose the Tuesday.',
      summary:
        'How to choose a destination for a stay abroad: the size of the place, light and climate, language, distance, and two weeks to make up your mind.',
      body: `There is a question I ask everyone who comes to our office with a name already on their lips. Not “why Italy?”, which always has good answers. I ask what they did last Tuesday between four and ten in the evening. They swam, or sat in a café with two friends, or fed a horse, or played something in a cellar with the amplifier turned down. Then we look for a place where that Tuesday exists. I know no better method.

## Think of a Tuesday

A vacation is made of exceptions. A stay is made of habits, with a few exceptions on the weekend. If you are happy on a bicycle, a flat city will do more for you than a famous one. If you need trees, do not take the capital and hope for the parks.

So write down the six things which make an ordinary week good for you. Sport, quiet, music, sea, a library that stays open late, being known at the bakery. Put a star by the two you could not do without for three months. Those two stars decide more than the country does.

## Four questions that narrow it down

**How big?** In [Lunenburg](program:lunenburg), with some two thousand people, half the town will know your name by the second Friday. In [Mexico City](program:mexico-city) nobody will, ever, and there is something open at every hour. Some of us need to be seen, others need to disappear for a while. Neither is braver.

**What light, what weather?** South of the equator the year is upside down: the jacarandas of [Buenos Aires](program:buenos-aires) flower in November, and Cape Town has its rain in June. In December, Berlin and Galway get less than eight hours of day, and in June about seventeen. Mexico City lies at 2,240 meters, so the first week of stairs is a serious matter. None of this is a reason against. It is a reason to look at the month as well as the map.

**Which language, and how much of it already?** With none at all, choose a place where beginners are expected and teachers are used to it. With a little, avoid the cities where everyone will kindly answer in English. If you are somewhere in the middle, at B1 on the European scale, a small town will carry you further in eight weeks than a big school in the center. Worry about the accent after A2. Before that, they are all fast.

**How far?** Not in kilometers: in hours of the clock. In New Zealand you have breakfast while Europe is getting ready for bed, and a telephone call home takes planning. For some that is hard. For others it is the point, and they say so with a look at their parents.

## Reasons that do not hold

- **“A friend is going.”** Lovely for the flight. After that, you speak your own language at dinner for three months.
- **“I have been there on vacation.”** You have met its August. Ask somebody who has met its February.
- **“It looks good on a résumé.”** What looks good is what you can tell about it, and you tell it better if you liked it.
- **“It is the cheapest.”** A place you come home from early is never cheap. See [what it really costs](article:costs).
- **“Everybody loves it.”** Then it is full, the rents are high, and you will see it from behind somebody’s raised telephone.

There are good reasons which sound like bad ones. A grandmother’s last name. A film. A dish you would like to eat where it comes from. Curiosity does not have to be sensible; it only has to be still there after a month.

## Not only where, but what

The same town is another place depending on what you do there all day. At a language school you meet other foreigners. In a family with children you learn the words for shoelace and tantrum. As an intern you are useful on good days and in the way on others. A volunteer is tired at nine and happy about it, if the work makes sense; how to tell is in [volunteering that does good](article:volunteering-well).

If you cannot decide on a country, decide on the occupation first. The country often follows.

## Two weeks to make up your mind

1. **Days one and two.** The six things, the two stars. Three places, no more.
2. **Day three.** For each, the month you would be there: temperature, rain, hours of daylight, school vacations.
3. **Day four.** The passport question. Some drop out here; better now than in May. [Visas](article:visas) says how to find out.
4. **Days five to nine.** Talk to one person per place who has lived there, not traveled there. Ask what they complained about. If you shrug, it is a good sign.
5. **Day ten.** Walk down a street of each on a map with photographs: the way from bed to school, to the end.
6. **Then nothing, for four days.** The place you have told your friends about without meaning to is the one.

If you still hesitate between two, take the one you know less about. And if it turns out to be wrong? It happens. About half of the people who ask us in week two whether they may change have forgotten the question by week five. The other half have learned what their Tuesday looks like, which is not a small thing to bring home.`,
      sources: [
        {
          title: 'World Meteorological Organization: World Weather Information Service',
          url: 'https://worldweather.wmo.int',
        },
        { title: 'European Youth Portal', url: 'https://europa.eu/youth' },
        {
          title: 'Council of Europe: Common European Framework of Reference for Languages',
          url: 'https://www.coe.int',
        },
      ],
    },
    pt: {
      uid: 'como-escolher-o-destino-do-intercambio',
      title: 'Como escolher para onde ir',
      lead: 'Quase todo mundo escolhe um país pela foto mais bonita. Você vai morar lá numa terça-feira de chuva. Escolha a terça-feira.',
      summary:
        'Como escolher o destino de um intercâmbio: tamanho do lugar, luz e clima, língua, distância, e duas semanas para se decidir sem pressa.',
      body: `Há uma pergunta que faço a todo mundo que chega ao escritório já com um nome na ponta da língua. Não é “por que a Itália?”, que sempre tem boa resposta. Pergunto o que a pessoa fez na última terça, das quatro da tarde às dez da noite. Nadou, ficou num café com dois amigos, deu comida a um cavalo, tocou numa garagem com o amplificador baixinho. Aí procuramos um lugar onde essa terça exista. É o melhor método que conheço, e já surpreendeu muita gente, a começar por mim.

## Pense numa terça-feira

Férias são feitas de exceções. Morar fora é feito de hábitos, com algumas exceções no fim de semana. Se você é feliz de bicicleta, uma cidade plana vai lhe fazer mais bem do que uma cidade famosa. Se precisa de árvore, não escolha a capital contando com os parques.

Então escreva as seis coisas que deixam boa uma semana comum sua. Esporte, silêncio, música, mar, uma biblioteca que fecha tarde, ser conhecido na padaria. Ponha uma estrela nas duas sem as quais você não passaria três meses. Essas duas estrelas decidem mais do que o país.

## Quatro perguntas que afunilam

**De que tamanho?** Em [Lunenburg](program:lunenburg), com umas duas mil pessoas, meia cidade vai saber o seu nome na segunda sexta-feira. Na [Cidade do México](program:mexico-city) ninguém vai saber, nunca, e a qualquer hora há algo aberto. Há quem precise ser visto e há quem precise sumir um pouco. Ninguém é mais corajoso por isso.

**Que luz, que tempo?** Do outro lado do equador o ano anda ao contrário: em Berlim e em Galway, dezembro tem menos de oito horas de dia, e junho, umas dezessete. Mais perto de casa, os jacarandás de [Buenos Aires](program:buenos-aires) florescem em novembro, e a chuva da Cidade do Cabo cai em junho. A Cidade do México fica a 2.240 metros, e na primeira semana uma escada é coisa séria. Nada disso é motivo para não ir. É motivo para olhar o mês, e não só o mapa.

**Que língua, e quanto dela você já tem?** Com zero, escolha um lugar que espere iniciantes e tenha professores acostumados. Com um pouco, fuja das cidades onde todos vão responder, por gentileza, em inglês. No meio do caminho, no B1 da escala europeia, uma cidade menor leva você mais longe em oito semanas do que uma escola grande no centro. E só pense em sotaque depois do A2. Antes disso, todo mundo fala rápido.

**A que distância?** Não em quilômetros: em horas de relógio. Na Nova Zelândia você acorda quando o Brasil ainda está na tarde da véspera, e ligar para casa exige planejamento. Para uns é duro. Para outros é justamente a graça, e eles dizem isso olhando para os pais.

## Motivos que não se sustentam

- **“Uma amiga vai.”** Ótimo para o voo. Depois, são três meses jantando na sua própria língua.
- **“Já fui de férias.”** Você conheceu o julho de lá. Pergunte a quem conheceu o novembro.
- **“Fica bem no currículo.”** O que fica bem é o que você sabe contar, e vai contar melhor se gostou de estar lá.
- **“É o mais barato.”** Um lugar barato de onde se volta antes da hora sai caro. Primeiro calcule [quanto custa de verdade](article:costs).
- **“Todo mundo ama.”** Então está lotado, o aluguel é alto e você vai ficar atrás de um celular erguido.

Há bons motivos que parecem ruins. O sobrenome de uma avó. Um filme. Um prato que você quer comer onde ele nasceu. Curiosidade não precisa ser sensata; só precisa continuar ali depois de um mês.

## Não só onde, mas o quê

A mesma cidade é outra conforme o que você faz nela o dia inteiro. Na escola de línguas, você conhece outros estrangeiros. Numa família com crianças, aprende a dizer cadarço e birra. No estágio, é útil nos dias bons e atrapalha nos outros. Voluntário está cansado às nove da noite, e contente, se o trabalho faz sentido; como saber está em [voluntariado que faz bem](article:volunteering-well).

Se o país não se decide, decida primeiro a ocupação. O país muitas vezes vem atrás.

## Duas semanas para se decidir

1. **Dias um e dois.** As seis coisas, as duas estrelas. Três lugares, não mais.
2. **Dia três.** Para cada um, o mês em que você estaria lá: temperatura, chuva, horas de luz, férias escolares.
3. **Dia quatro.** A questão do passaporte. Alguns lugares caem aqui; melhor agora do que em maio. Em [vistos](article:visas) contamos como descobrir.
4. **Do dia cinco ao nove.** Converse, para cada lugar, com uma pessoa que morou lá, não que passou por lá. Pergunte do que ela reclamava. Se você der de ombros, é bom sinal.
5. **Dia dez.** Ande por uma rua de cada lugar num mapa com fotos: o caminho da cama à escola, no seu passo, até o fim.
6. **Depois, quatro dias de nada.** O lugar de que você falou aos amigos sem perceber é o lugar.

Se ainda ficar em dúvida entre dois, vá para aquele que conhece menos. E se der errado? Acontece. De quem nos pergunta na segunda semana se pode trocar, mais ou menos metade já esqueceu a pergunta na quinta. A outra metade descobriu como é a sua terça-feira, e isso não é pouca coisa para trazer para casa.`,
      sources: [
        {
          title: 'Organização Meteorológica Mundial: informações sobre o tempo no mundo',
          url: 'https://worldweather.wmo.int',
        },
        { title: 'Portal Europeu da Juventude', url: 'https://europa.eu/youth' },
      ],
    },
    es: {
      uid: 'como-elegir-destino-para-estudiar-fuera',
      title: 'Cómo elegir adónde ir',
      lead: 'Casi todos eligen un país por su mejor foto. Pero vivirás allí un martes de lluvia. Elige el martes.',
      summary:
        'Cómo elegir destino para una estancia fuera: el tamaño del sitio, la luz y el clima, el idioma, la distancia y dos semanas para decidirse.',
      body: `Hay una pregunta que hago a todos los que llegan a la oficina con un nombre ya en los labios. No es «¿por qué Italia?», que siempre tiene buena respuesta. Pregunto qué hicieron el martes pasado entre las cuatro de la tarde y las diez de la noche. Nadaron, estuvieron en un café con dos amigos, dieron de comer a un caballo, tocaron algo en un sótano con el amplificador bajito. Y entonces buscamos un lugar donde exista ese martes. Es el mejor método que conozco y ha sorprendido a mucha gente, empezando por mí.

## Piensa en un martes

Las vacaciones se hacen de excepciones. Una estancia se hace de costumbres, con alguna excepción el fin de semana. Si eres feliz en bicicleta, una ciudad llana te dará más que una famosa. Si necesitas árboles, no cojas la capital confiando en los parques.

Así que escribe las seis cosas que hacen buena una semana corriente tuya. Deporte, silencio, música, mar, una biblioteca que cierre tarde, que te conozcan en la panadería. Pon una estrella a las dos sin las que no pasarías tres meses. Esas dos estrellas deciden más que el país.

## Cuatro preguntas que van cerrando

**¿De qué tamaño?** En [Lunenburg](program:lunenburg), con unas dos mil personas, medio pueblo sabrá cómo te llamas el segundo viernes. En [Ciudad de México](program:mexico-city) no lo sabrá nadie, nunca, y a cualquier hora hay algo abierto. Unos necesitamos que nos vean y otros desaparecer una temporada. No es más valiente nadie.

**¿Qué luz, qué tiempo?** Al sur del ecuador el año va del revés: las jacarandas de [Buenos Aires](program:buenos-aires) florecen en noviembre y en Ciudad del Cabo llueve en junio. En diciembre, Berlín y Galway tienen menos de ocho horas de día, y en junio unas diecisiete. Ciudad de México está a 2.240 metros, así que la primera semana una escalera es cosa seria. Nada de eso es una razón en contra. Es una razón para mirar el mes y no solo el mapa.

**¿Qué idioma, y cuánto traes ya?** Si nada, elige un sitio que cuente con principiantes y donde los profesores estén hechos a ello. Si un poco, evita las ciudades donde todos te contestarán, por amabilidad, en inglés. Si andas por la mitad, en el B1 de la escala europea, una ciudad pequeña te llevará más lejos en ocho semanas que una escuela grande del centro. Y del acento, preocúpate a partir del A2. Antes de eso, todos hablan deprisa.

**¿A qué distancia?** No en kilómetros: en horas de reloj. Nueva Zelanda son casi exactamente nuestras antípodas. Allí se desayuna cuando aquí se acerca la hora de dormir, y llamar a casa hay que planearlo. Para algunos es duro. Para otros es justo lo que buscaban, y lo dicen mirando a sus padres.

## Razones que no se sostienen

- **«Va una amiga.»** Estupendo para el vuelo. Después son tres meses cenando en tu propio idioma.
- **«Estuve de vacaciones.»** Has conocido su agosto. Pregunta a quien haya conocido su febrero.
- **«Queda bien en el currículum.»** Lo que queda bien es lo que sepas contar, y lo contarás mejor si estuviste a gusto.
- **«Es lo más barato.»** Un sitio barato del que te vuelves antes de tiempo sale caro. Calcula antes [lo que cuesta de verdad](article:costs).
- **«Le encanta a todo el mundo.»** Entonces está lleno, los alquileres son altos y verás la ciudad por detrás de un móvil en alto.

Hay razones buenas que parecen malas. El apellido de una abuela. Una película. Un plato que quieres comer donde nació. La curiosidad no tiene que ser sensata; solo tiene que seguir ahí al cabo de un mes.

## No solo dónde, también qué

La misma ciudad es otra según lo que hagas en ella todo el día. En una escuela de idiomas conoces a otros extranjeros. En una familia con niños aprendes a decir cordón y rabieta. En unas prácticas eres útil los días buenos y estorbas los demás. De voluntario, a las nueve de la noche no puedes con tu alma y te alegras, si el trabajo tiene sentido; cómo saberlo está en [voluntariado que hace bien](article:volunteering-well).

Si no te decides por un país, decide primero la ocupación. El país suele venir detrás.

## Dos semanas para decidirse

1. **Días uno y dos.** Las seis cosas, las dos estrellas. Tres sitios, no más.
2. **Día tres.** Para cada uno, el mes en que estarías allí: temperatura, lluvia, horas de luz, vacaciones escolares.
3. **Día cuatro.** La cuestión del pasaporte. Aquí se caen algunos; mejor ahora que en mayo. En [visados](article:visas) explicamos cómo averiguarlo.
4. **Del cinco al nueve.** Habla, por cada sitio, con una persona que haya vivido allí, no que haya pasado por allí. Pregúntale de qué se quejaba. Si te encoges de hombros, buena señal.
5. **Día diez.** Recorre una calle de cada sitio en un mapa con fotos: el camino de la cama a la escuela, a tu paso, hasta el final.
6. **Después, cuatro días de nada.** El lugar del que has hablado a tus amigos sin darte cuenta es ese.

Si aún dudas entre dos, elige el que conozcas menos. ¿Y si te equivocas? Pasa. De quienes nos preguntan la segunda semana si pueden cambiar, más o menos la mitad ha olvidado la pregunta en la quinta. La otra mitad ha aprendido cómo es su martes, que no es poca cosa para traerse a casa.`,
      sources: [
        {
          title: 'Organización Meteorológica Mundial: el tiempo en el mundo',
          url: 'https://worldweather.wmo.int',
        },
        {
          title: 'Instituto Cervantes: Marco común europeo de referencia para las lenguas',
          url: 'https://cvc.cervantes.es',
        },
      ],
    },
    fr: {
      uid: 'comment-choisir-sa-destination-a-l-etranger',
      title: 'Comment choisir où partir',
      lead: 'On choisit presque toujours un pays sur sa plus belle photo. Mais on y vivra un mardi, sous la pluie. Choisissez le mardi.',
      summary:
        'Choisir sa destination pour un séjour à l’étranger : la taille du lieu, la lumière, la langue, la distance, et deux semaines pour se décider.',
      body: `Il y a une question que je pose à tous ceux qui arrivent au bureau avec un nom déjà sur les lèvres. Ce n’est pas « pourquoi l’Italie ? », qui a toujours de bonnes réponses. Je demande ce qu’ils ont fait mardi dernier, entre seize heures et vingt-deux heures. Ils ont nagé, traîné au café avec deux amis, nourri un cheval, joué dans une cave avec l’ampli au minimum. Alors nous cherchons un endroit où ce mardi existe. Je ne connais pas de meilleure méthode.

## Pensez à un mardi

Les vacances sont faites d’exceptions. Un séjour est fait d’habitudes, avec quelques exceptions le week-end. Si vous êtes heureux à vélo, une ville plate fera plus pour vous qu’une ville célèbre. S’il vous faut des arbres, ne prenez pas la capitale en comptant sur les parcs.

Écrivez donc les six choses qui font pour vous une bonne semaine ordinaire. Le sport, le silence, la musique, la mer, une bibliothèque ouverte tard, être connu à la boulangerie. Mettez une étoile aux deux dont vous ne pourriez pas vous passer trois mois. Ces deux étoiles décident plus que le pays.

## Quatre questions pour resserrer

**De quelle taille ?** À [Lunenburg](program:lunenburg), deux mille habitants environ, la moitié de la ville connaîtra votre prénom dès le deuxième vendredi. À [Mexico](program:mexico-city), personne ne le connaîtra jamais, et il y a toujours quelque chose d’ouvert. Certains ont besoin d’être vus, d’autres de disparaître un peu. L’un n’est pas plus courageux que l’autre.

**Quelle lumière, quel temps ?** Au sud de l’équateur, l’année est à l’envers : les jacarandas de [Buenos Aires](program:buenos-aires) fleurissent en novembre, et la pluie du Cap tombe en juin. En décembre, Berlin et Galway ont moins de huit heures de jour, en juin environ dix-sept. Mexico est à 2 240 mètres, et la première semaine un escalier est une affaire sérieuse. Rien de tout cela n’est une raison de renoncer. C’en est une de regarder le mois, et pas seulement la carte.

**Quelle langue, et avec quel bagage ?** Sans aucun, choisissez un lieu qui attend les débutants et des professeurs qui en ont l’habitude. Avec un peu, évitez les villes où tout le monde vous répondra, par gentillesse, en anglais. Entre les deux, au niveau B1 de l’échelle européenne, une petite ville vous mènera plus loin en huit semaines qu’une grande école du centre. Quant à l’accent, on s’en souciera après le A2. Avant, tout le monde parle vite.

**À quelle distance ?** Pas en kilomètres : en heures d’horloge. En Nouvelle-Zélande, on prend le petit déjeuner quand l’Europe va bientôt se coucher, et appeler la maison demande de l’organisation. Pour certains, c’est dur. Pour d’autres, c’est justement l’intérêt, et ils le disent en regardant leurs parents.

## Des raisons qui ne tiennent pas

- **« Une amie y va. »** Parfait pour le vol. Ensuite, vous dînerez trois mois dans votre propre langue.
- **« J’y suis allé en vacances. »** Vous connaissez son mois d’août. Interrogez quelqu’un qui connaît son mois de février.
- **« C’est bien sur un CV. »** Ce qui est bien, c’est ce que l’on sait en raconter, et l’on raconte mieux un endroit que l’on a aimé.
- **« C’est le moins cher. »** L’endroit bon marché dont on rentre avant la fin revient cher. Calculez d’abord [ce que cela coûte vraiment](article:costs).
- **« Tout le monde adore. »** Alors c’est plein, les loyers sont hauts, et vous verrez la ville derrière un téléphone levé.

Il existe de bonnes raisons qui en paraissent de mauvaises. Le nom d’une grand-mère. Un film. Un plat que l’on voudrait manger là d’où il vient. La curiosité n’a pas à être raisonnable ; il suffit qu’elle soit encore là au bout d’un mois.

## Pas seulement où, mais quoi

La même ville change selon ce que l’on y fait toute la journée. À l’école de langue, on rencontre d’autres étrangers. Dans une famille avec enfants, on apprend à dire lacet et caprice. En stage, on est utile les bons jours et encombrant les autres. En mission bénévole, on tombe de fatigue à vingt et une heures, et l’on en est heureux, si le travail a un sens ; comment le savoir, c’est dans [le bénévolat qui fait du bien](article:volunteering-well).

Si le pays ne se décide pas, décidez d’abord de l’occupation. Le pays suit souvent.

## Deux semaines pour se décider

1. **Jours un et deux.** Les six choses, les deux étoiles. Trois lieux, pas davantage.
2. **Jour trois.** Pour chacun, le mois où vous y seriez : température, pluie, heures de jour, vacances scolaires.
3. **Jour quatre.** La question du passeport. Certains lieux tombent ici ; mieux vaut maintenant qu’en mai. L’article [visas](article:visas) dit comment se renseigner.
4. **Du cinquième au neuvième.** Parlez, pour chaque lieu, à une personne qui y a vécu, pas à quelqu’un de passage. Demandez-lui de quoi elle se plaignait. Si vous haussez les épaules, c’est bon signe.
5. **Jour dix.** Suivez une rue de chaque lieu sur un plan avec photos : le chemin du lit à l’école, à votre pas, jusqu’au bout.
6. **Puis rien, quatre jours.** Le lieu dont vous avez parlé à vos amis sans y penser, c’est celui-là.

Si vous hésitez encore entre deux, prenez celui que vous connaissez le moins. Et si c’était une erreur ? Cela arrive. Parmi ceux qui nous demandent la deuxième semaine s’ils peuvent changer, la moitié environ a oublié la question à la cinquième. L’autre moitié a appris à quoi ressemble son mardi, et ce n’est pas peu de chose à rapporter chez soi.`,
      sources: [
        {
          title: 'Organisation météorologique mondiale : le temps dans le monde',
          url: 'https://worldweather.wmo.int',
        },
        {
          title: 'Conseil de l’Europe : Cadre européen commun de référence pour les langues',
          url: 'https://www.coe.int/fr',
        },
      ],
    },
  },
} satisfies Article;
