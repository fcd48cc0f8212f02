import type { Article } from '../source.ts';

export default {
  key: 'day-in-kyoto',
  date: '2026-11-05',
  author: 'lucie',
  scenes: ['kyoto-pagoda', 'kyoto-torii'],
  tags: ['daily-life', 'city'],
  relatedPrograms: ['kyoto', 'bologna'],
  relatedArticles: ['homesick', 'visas', 'packing'],
  text: {
    en: {
      uid: 'a-day-as-an-exchange-student-in-kyoto',
      title: 'A Thursday in Kyoto',
      lead: 'Not the day with the temples. An ordinary Thursday at the end of October, with trash to take out, a kanji test at eleven and a bird that wanted my lunch.',
      summary:
        'An exchange student writes down one ordinary Thursday in Kyoto, hour by hour: yellow trash bags, a kanji test, the river, the bath house.',
      body: `People ask for the golden temple. I have been there, once, with four hundred others, and it is as golden as they say. But I live here until February, and what I want to write down before I forget it is a day on which nothing happened.

## 6.40, the yellow bag

Burnable trash in Kyoto goes into a yellow bag that you buy at the supermarket, and in my street it goes out on Mondays and Thursdays, in the morning, under a blue net that keeps the crows off. In my first week I put it out the night before. Nobody said anything. Mrs. Okada from number four simply stood next to me the following Thursday, at a quarter to seven, and put hers down too, and bowed. I have never been late since.

The room is cold. Houses here are built for the summer, which is as hot and damp as a laundry, and by late October one can see why everybody owns a blanket for the knees.

## 8.15, the river

I cycle. Everyone does: the city is flat, and there is a registration sticker on every bicycle, mine included. Park it in the wrong place and it will be taken away to a depot at the far end of a train line. That happens once to each of us.

The way to the [university](program:kyoto) follows the Kamo, on the gravel, with mountains on three sides. At this hour the river belongs to the herons, to men doing stretching exercises to a radio, and to a student who practices the trombone under a bridge because no landlord would have him. Near Demachiyanagi two rivers meet and a row of stepping stones crosses the water, some of them cut in the shape of turtles. It would be quicker to take the bridge. I take the turtles.

## 10.30, ninety minutes

A class lasts ninety minutes, which is long in a language you have been learning for two years. In the mornings we have Japanese: twelve of us, from nine countries, and Professor Mori, who corrects with a green pen because red is unfriendly. The test at eleven was thirty characters. I knew twenty-four. In September it was eleven.

In the afternoon I follow one course with the Japanese students, on the history of the city, and understand about half. The first weeks were hard. Nobody speaks to you in a lecture hall, and I took shyness for coldness. Then I asked my neighbor, Yui, for her notes on the Ōnin War. She gave me the notes, a tangerine, and the address of the hiking club.

If you are thinking of coming, three things I wish I had known:

- **Learn the two syllabaries before you land.** Forty-six signs each, two weeks of evenings. Without them you cannot read a bus.
- **Bring shoes that come off easily.** You will do it five times a day. Check your socks for holes.
- **Carry cash and a small towel.** Plenty of old places take only coins, and public toilets often have nothing to dry your hands with.

## 12.20, lunch and a thief

The canteen is good and cheap, and at twenty past twelve it is a line. So I bought two rice balls and went back to the river, and there, with my eyes on my telephone, I lost one. Black kites circle over the Kamo, and they know exactly what the crackle of a wrapper means. I felt a wing on my hair. There are signs about it. I had photographed one in my first week because I thought it was funny.

## 16.30, Fushimi

Yui had never been up to the top of Fushimi Inari, although she was born twenty minutes away. That is how it is with famous things. We took the Keihan train and started up between the red gates as the day visitors were coming down. There are thousands of them, each one given by a firm or a family, with the donor’s name painted on the back, so that going up you see red and coming down you read. Halfway, at the crossing with the view, most people turn round. Above it we were alone with the foxes of stone, the cats, and the sound of somebody sweeping. It takes two hours there and back. It costs nothing and never closes, and by half past five it was dark.

## 20.00, hot water

On the way home I stop at the bath house. The one in my street has survived: a curtain in the doorway, shoes in a locker with a wooden key, a price set by the prefecture. You wash first, sitting on a little stool, thoroughly, and only then do you get into the water, which is far too hot for four minutes and then exactly right. The old ladies were discussing knees. I understood nearly everything, and I think it was my best Japanese of the day.

It was not always like this. In the fourth week I cried in a supermarket because I could not find the salt; [homesickness](article:homesick) came exactly when they had told us it would. What helped was not a temple. It was having a Thursday: a bag to put out, a test to half fail, someone to share a tangerine with. I go home in February. I have already asked Mrs. Okada who will look after the net.`,
      sources: [
        {
          title: 'Study in Japan, the official guide of the Japanese government',
          url: 'https://www.studyinjapan.go.jp/en/',
        },
        { title: 'Kyoto City Official Travel Guide', url: 'https://kyoto.travel' },
      ],
    },
    pt: {
      uid: 'um-dia-de-intercambista-em-quioto',
      title: 'Uma quinta-feira em Quioto',
      lead: 'Não é o dia dos templos. É uma quinta qualquer do fim de outubro, com lixo para pôr na rua, prova de kanji às onze e um pássaro de olho no meu almoço.',
      summary:
        'Uma intercambista anota, hora a hora, uma quinta-feira comum em Quioto: o saco de lixo amarelo, a prova de kanji, o rio e a casa de banho.',
      body: `Sempre me perguntam do templo dourado. Fui uma vez, junto com outras quatrocentas pessoas, e ele é dourado como dizem. Mas eu moro aqui até fevereiro, e o que quero anotar antes de esquecer é um dia em que não aconteceu nada.

## 6h40, o saco amarelo

Em Quioto o lixo que se queima vai em um saco amarelo que a gente compra no supermercado. Na minha rua ele sai às segundas e às quintas, de manhã, debaixo de uma rede azul que espanta os corvos. Na primeira semana coloquei o meu na noite anterior. Ninguém disse nada. A senhora Okada, do número quatro, só parou do meu lado na quinta seguinte, às quinze para as sete, pôs o dela no chão e fez uma reverência. Nunca mais errei o horário.

O quarto é gelado. As casas daqui são feitas para o verão, quente e úmido como uma lavanderia, e no fim de outubro dá para entender por que todo mundo tem uma manta para os joelhos.

## 8h15, o rio

Vou de bicicleta. Todo mundo vai: a cidade é plana, e cada bicicleta tem um adesivo de registro, a minha também. Quem para no lugar errado vai buscar a sua em um depósito no fim de uma linha de trem. Acontece uma vez com cada um de nós.

O caminho até a [universidade](program:kyoto) acompanha o Kamo, pelo cascalho, com montanha de três lados. A essa hora o rio é das garças, dos senhores que se alongam ao som do rádio e de um estudante que ensaia trombone debaixo de uma ponte, porque nenhum senhorio o aguentaria. Perto de Demachiyanagi dois rios se encontram, e uma fileira de pedras atravessa a água, algumas em forma de tartaruga. Pela ponte seria mais rápido. Eu vou pelas tartarugas.

## 10h30, noventa minutos

Uma aula dura noventa minutos, o que é muito em uma língua que você estuda há dois anos. De manhã temos japonês: doze alunos de nove países e a professora Mori, que corrige com caneta verde porque vermelho é antipático. A prova das onze tinha trinta caracteres. Eu sabia vinte e quatro. Em setembro eram onze.

À tarde faço uma disciplina com os estudantes japoneses, sobre a história da cidade, e entendo mais ou menos metade. As primeiras semanas foram duras. Ninguém puxa conversa em um auditório, e eu confundi timidez com frieza. Aí pedi à menina do lado, a Yui, as anotações sobre a Guerra de Ōnin. Ela me deu as anotações, uma mexerica e o endereço do clube de caminhada.

Se você pensa em vir, três coisas que eu queria ter sabido:

- **Aprenda os dois silabários antes de embarcar.** São quarenta e seis sinais cada um, duas semanas de noites. Sem eles não dá para ler um ônibus.
- **Traga sapato fácil de tirar.** Você vai fazer isso cinco vezes por dia. Confira se a meia não tem furo.
- **Ande com dinheiro vivo e uma toalhinha.** Muito lugar antigo só aceita moeda, e banheiro público muitas vezes não tem nada para secar a mão.

## 12h20, almoço e ladrão

O refeitório é bom, é barato e, ao meio-dia e vinte, é uma fila. Então comprei dois bolinhos de arroz e voltei para o rio, e lá, de olho no celular, perdi um. Uns gaviões, os milhafres-pretos, rodam em cima do Kamo e sabem muito bem o que significa barulho de embalagem. Senti uma asa no cabelo. Há placas avisando. Eu tinha até fotografado uma na primeira semana, porque achei engraçada.

## 16h30, Fushimi

A Yui nunca tinha subido até o alto de Fushimi Inari, e olha que nasceu a vinte minutos dali. Com lugar famoso é assim. Pegamos o trem da Keihan e começamos a subir entre os portais vermelhos quando os visitantes do dia já desciam. São milhares, cada um doado por uma empresa ou uma família, com o nome pintado atrás, de modo que na subida se vê vermelho e na descida se lê. No meio do caminho, no cruzamento com vista, quase todo mundo volta. Dali para cima éramos nós, as raposas de pedra, os gatos e alguém varrendo. Ida e volta dão duas horas. Não custa nada, não fecha nunca, e às cinco e meia já era noite.

## 20h, água quente

Na volta passo na casa de banho. A do meu bairro sobreviveu: uma cortina na porta, um armário de sapatos com chave de madeira, um preço fixado pela província. Primeiro você se lava, sentada em um banquinho, com capricho, e só depois entra na água, que é quente demais durante quatro minutos e depois fica perfeita. As senhoras falavam de joelho. Entendi quase tudo, e acho que foi o meu melhor japonês do dia.

Nem sempre foi assim. Na quarta semana chorei no supermercado porque não achava o sal; a [saudade](article:homesick) veio exatamente quando tinham dito que viria. O que ajudou não foi nenhum templo. Foi ter uma quinta-feira: um saco para pôr na rua, uma prova para errar um pouco, alguém com quem dividir uma mexerica. Volto em fevereiro. Já perguntei à senhora Okada quem vai cuidar da rede.`,
      sources: [
        { title: 'Embaixada do Japão no Brasil', url: 'https://www.br.emb-japan.go.jp' },
        {
          title: 'Study in Japan, o guia oficial do governo japonês (em inglês)',
          url: 'https://www.studyinjapan.go.jp/en/',
        },
      ],
    },
    es: {
      uid: 'un-dia-de-estudiante-de-intercambio-en-kioto',
      title: 'Un jueves en Kioto',
      lead: 'No el día de los templos. Un jueves cualquiera de finales de octubre, con la basura por sacar, un examen de kanjis a las once y un pájaro pendiente de mi almuerzo.',
      summary:
        'Una estudiante de intercambio apunta hora a hora un jueves corriente en Kioto: la bolsa amarilla, el examen de kanjis, el río y la casa de baños.',
      body: `Todo el mundo me pregunta por el templo dorado. Fui una vez, con otras cuatrocientas personas, y es tan dorado como dicen. Pero yo vivo aquí hasta febrero, y lo que quiero apuntar antes de que se me olvide es un día en que no pasó nada.

## 6.40, la bolsa amarilla

En Kioto la basura que se quema va en una bolsa amarilla que se compra en el supermercado, y en mi calle se saca los lunes y los jueves por la mañana, debajo de una red azul que mantiene a raya a los cuervos. La primera semana la saqué la noche anterior. Nadie dijo nada. La señora Okada, la del número cuatro, se puso a mi lado el jueves siguiente, a las siete menos cuarto, dejó la suya y se inclinó. No he vuelto a equivocarme de hora.

La habitación está helada. Las casas de aquí se hacen pensando en el verano, que es caluroso y húmedo como una lavandería, y a finales de octubre se entiende por qué todo el mundo tiene una manta para las rodillas.

## 8.15, el río

Voy en bici. Va todo el mundo: la ciudad es llana, y cada bicicleta lleva su pegatina de registro, la mía también. Si la dejas donde no debes, se la llevan a un depósito al final de una línea de tren. Nos pasa a todos una vez.

El camino a la [universidad](program:kyoto) sigue el Kamo, por la gravilla, con montañas en tres lados. A esa hora el río es de las garzas, de unos señores que hacen estiramientos al ritmo de una radio y de un estudiante que ensaya el trombón debajo de un puente, porque no habría casero que lo aguantara. Cerca de Demachiyanagi se juntan dos ríos y una hilera de piedras cruza el agua, algunas con forma de tortuga. Por el puente se tarda menos. Yo voy por las tortugas.

## 10.30, noventa minutos

Una clase dura noventa minutos, que es mucho en una lengua que llevas dos años estudiando. Por la mañana tenemos japonés: doce alumnos de nueve países y la profesora Mori, que corrige con boli verde porque el rojo le parece antipático. El examen de las once eran treinta caracteres. Me sabía veinticuatro. En septiembre eran once.

Por la tarde sigo una asignatura con los estudiantes japoneses, historia de la ciudad, y entiendo más o menos la mitad. Las primeras semanas fueron duras. En un aula grande nadie te habla, y yo tomé la timidez por frialdad. Hasta que le pedí a mi vecina de mesa, Yui, los apuntes de la guerra de Ōnin. Me dio los apuntes, una mandarina y la dirección del club de senderismo.

Si te estás pensando venir, tres cosas que me habría gustado saber:

- **Apréndete los dos silabarios antes de aterrizar.** Cuarenta y seis signos cada uno, dos semanas de tardes. Sin ellos no hay quien lea un autobús.
- **Trae zapatos que se quiten rápido.** Lo harás cinco veces al día. Mira si los calcetines tienen agujeros.
- **Lleva efectivo y una toallita.** Muchos sitios antiguos solo aceptan monedas, y en los aseos públicos a menudo no hay con qué secarse las manos.

## 12.20, el almuerzo y un ladrón

El comedor es bueno, barato y, a las doce y veinte, una cola. Así que compré dos bolas de arroz y volví al río, y allí, mirando el móvil, perdí una. Sobre el Kamo dan vueltas los milanos negros, que saben perfectamente lo que significa el crujido de un envoltorio. Noté un ala en el pelo. Hay carteles que avisan. Yo misma había fotografiado uno la primera semana porque me hizo gracia.

## 16.30, Fushimi

Yui no había subido nunca hasta lo alto de Fushimi Inari, y eso que nació a veinte minutos. Con lo famoso pasa siempre. Cogimos el tren de Keihan y empezamos a subir entre las puertas rojas cuando los visitantes del día ya bajaban. Hay miles, cada una donada por una empresa o una familia, con el nombre pintado por detrás, de modo que al subir ves rojo y al bajar lees. A medio camino, en el cruce de las vistas, casi todos se dan la vuelta. Más arriba solo estábamos nosotras, los zorros de piedra, los gatos y alguien que barría. Son dos horas entre ir y volver. No cuesta nada, no cierra nunca, y a las cinco y media ya era de noche.

## 20.00, agua caliente

De vuelta paro en la casa de baños. La de mi barrio ha sobrevivido: una cortina en la puerta, los zapatos en una taquilla con llave de madera, un precio que fija la prefectura. Primero te lavas, sentada en un taburete y a conciencia, y solo entonces entras en el agua, que está demasiado caliente durante cuatro minutos y luego en su punto. Las señoras hablaban de rodillas. Lo entendí casi todo, y creo que fue mi mejor japonés del día.

No siempre ha sido así. La cuarta semana lloré en un supermercado porque no encontraba la sal; la [morriña](article:homesick) llegó justo cuando nos habían dicho que llegaría. Lo que ayudó no fue un templo. Fue tener un jueves: una bolsa que sacar, un examen que fallar a medias, alguien con quien compartir una mandarina. En febrero me vuelvo. Ya le he preguntado a la señora Okada quién se va a ocupar de la red.`,
      sources: [
        { title: 'Embajada del Japón en España', url: 'https://www.es.emb-japan.go.jp' },
        {
          title: 'Oficina Nacional de Turismo de Japón',
          url: 'https://www.japan.travel/es/es/',
        },
      ],
    },
    fr: {
      uid: 'une-journee-d-etudiante-en-echange-a-kyoto',
      title: 'Un jeudi à Kyoto',
      lead: 'Pas le jour des temples. Un jeudi ordinaire de la fin octobre, avec une poubelle à sortir, un contrôle de kanji à onze heures et un oiseau qui convoitait mon déjeuner.',
      summary:
        'Une étudiante en échange note, heure par heure, un jeudi ordinaire à Kyoto : le sac jaune, le contrôle de kanji, la rivière et le bain public.',
      body: `On me demande toujours le temple d’or. J’y suis allée une fois, avec quatre cents autres personnes, et il est aussi doré qu’on le dit. Mais j’habite ici jusqu’en février, et ce que je veux noter avant de l’oublier, c’est un jour où il ne s’est rien passé.

## 6 h 40, le sac jaune

À Kyoto, les déchets à brûler vont dans un sac jaune qui s’achète au supermarché. Dans ma rue, on le sort le lundi et le jeudi matin, sous un filet bleu qui tient les corbeaux à distance. La première semaine, je l’ai sorti la veille au soir. Personne n’a rien dit. Madame Okada, du numéro quatre, est simplement venue à côté de moi le jeudi suivant, à sept heures moins le quart, a posé le sien et s’est inclinée. Je ne me suis plus jamais trompée d’heure.

La chambre est froide. Ici, les maisons sont faites pour l’été, chaud et humide comme une buanderie, et fin octobre on comprend pourquoi chacun possède une couverture pour les genoux.

## 8 h 15, la rivière

Je pars à vélo. Tout le monde le fait : la ville est plate, et chaque bicyclette porte un autocollant d’enregistrement, la mienne aussi. Mal garée, elle part pour une fourrière au bout d’une ligne de train. Cela arrive une fois à chacun de nous.

Le chemin de l’[université](program:kyoto) longe la Kamo, sur le gravier, avec des montagnes de trois côtés. À cette heure, la rivière est aux hérons, à des messieurs qui s’étirent au son d’une radio et à un étudiant qui travaille son trombone sous un pont, parce qu’aucun propriétaire ne voudrait de lui. Près de Demachiyanagi, deux rivières se rejoignent, et un gué de pierres traverse l’eau, certaines taillées en forme de tortue. Par le pont, ce serait plus court. Je prends les tortues.

## 10 h 30, quatre-vingt-dix minutes

Un cours dure quatre-vingt-dix minutes, ce qui est long dans une langue apprise depuis deux ans. Le matin, c’est japonais : douze étudiants de neuf pays, et madame Mori, qui corrige au stylo vert parce que le rouge n’est pas aimable. Le contrôle de onze heures comptait trente caractères. J’en savais vingt-quatre. En septembre, c’était onze.

L’après-midi, je suis un cours avec les étudiants japonais, sur l’histoire de la ville, et j’en comprends la moitié à peu près. Les premières semaines ont été dures. Personne ne vous parle dans un amphithéâtre, et j’ai pris la timidité pour de la froideur. Puis j’ai demandé à ma voisine, Yui, ses notes sur la guerre d’Ōnin. Elle m’a donné les notes, une mandarine et l’adresse du club de randonnée.

Si vous songez à venir, voici trois choses que j’aurais aimé savoir :

- **Apprenez les deux syllabaires avant d’atterrir.** Quarante-six signes chacun, deux semaines de soirées. Sans eux, impossible de lire un bus.
- **Prenez des chaussures qui s’enlèvent vite.** Vous le ferez cinq fois par jour. Vérifiez que vos chaussettes n’ont pas de trou.
- **Ayez des espèces et une petite serviette.** Bien des vieilles adresses n’acceptent que les pièces, et les toilettes publiques n’ont souvent rien pour s’essuyer les mains.

## 12 h 20, un déjeuner et un voleur

La cantine est bonne, bon marché et, à midi vingt, c’est une file d’attente. J’ai donc acheté deux boulettes de riz et je suis retournée à la rivière où, les yeux sur mon téléphone, j’en ai perdu une. Des milans noirs tournent au-dessus de la Kamo et savent très bien ce que veut dire un emballage qui craque. J’ai senti une aile dans mes cheveux. Des panneaux préviennent. J’en avais même photographié un la première semaine, parce qu’il me faisait rire.

## 16 h 30, Fushimi

Yui n’était jamais montée tout en haut de Fushimi Inari, alors qu’elle est née à vingt minutes de là. C’est ainsi avec les lieux célèbres. Nous avons pris le train Keihan et commencé à monter entre les portiques rouges quand les visiteurs du jour redescendaient. Il y en a des milliers, chacun offert par une entreprise ou une famille dont le nom est peint au dos : on monte dans le rouge, on redescend en lisant. À mi-chemin, au carrefour d’où l’on voit la ville, presque tous font demi-tour. Plus haut, il n’y avait plus que nous, les renards de pierre, les chats et quelqu’un qui balayait. Deux heures aller et retour. C’est gratuit, cela ne ferme jamais, et à cinq heures et demie il faisait nuit.

## 20 h, l’eau chaude

Sur le chemin du retour, je m’arrête au bain public. Le mien a survécu : un rideau à l’entrée, les chaussures dans un casier à clé de bois, un prix fixé par la préfecture. On se lave d’abord, assise sur un petit tabouret, soigneusement, et seulement ensuite on entre dans l’eau, beaucoup trop chaude pendant quatre minutes, puis parfaite. Les vieilles dames parlaient de leurs genoux. J’ai presque tout compris, et je crois que c’était mon meilleur japonais de la journée.

Il n’en a pas toujours été ainsi. La quatrième semaine, j’ai pleuré dans un supermarché parce que je ne trouvais pas le sel ; le [mal du pays](article:homesick) est venu exactement quand on nous l’avait annoncé. Ce qui m’a aidée, ce n’est pas un temple. C’est d’avoir un jeudi : un sac à sortir, un contrôle à moitié raté, quelqu’un avec qui partager une mandarine. Je rentre en février. J’ai déjà demandé à madame Okada qui s’occupera du filet.`,
      sources: [
        { title: 'Ambassade du Japon en France', url: 'https://www.fr.emb-japan.go.jp' },
        {
          title: 'Office national du tourisme japonais',
          url: 'https://www.japan.travel/fr/fr/',
        },
      ],
    },
  },
} satisfies Article;
