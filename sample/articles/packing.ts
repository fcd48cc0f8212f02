import type { Article } from '../source.ts';

export default {
  key: 'packing',
  date: '2026-03-19',
  author: 'rita',
  scenes: ['packed-bag'],
  tags: ['first-time-abroad', 'daily-life'],
  relatedPrograms: ['galway', 'mekong', 'patagonia'],
  relatedArticles: ['visas', 'costs', 'host-family'],
  text: {
    en: {
      uid: 'pack-three-months-in-one-bag',
      title: 'Three months in one bag',
      lead: 'Nobody has ever come home and told us they packed too little. They come home with four T-shirts they never unfolded and a sore shoulder.',
      summary:
        'What to pack for three months abroad in one bag: a list by weight, what to leave at home, what must stay in the cabin, and how to try it out.',
      body: `The first time I went away for a term I took two suitcases, a backpack and a bag that held the things which did not fit in the others. On the third evening I carried all of it up five floors in Lisbon, in September, in two trips. I have packed one bag ever since. Here is how, and why it works for three months as well as for three weeks.

## Pack for one week, wash twelve times

There is no such thing as packing for three months. You pack for a week, and then you do the laundry. Once you accept that, the rest is arithmetic.

One bag means about forty liters and less than ten kilos when full. Weigh it on the bathroom scales, with you and without you. If you cannot carry it up four flights without stopping, it is too heavy, because somewhere there will be four flights.

For a mild climate, this is the whole wardrobe:

- Five T-shirts or shirts, two of them good enough for a dinner
- Two pairs of pants and one pair of shorts or a skirt
- One warm layer, in wool or fleece, and one thin one to go under it
- A rain jacket that really is waterproof; an umbrella will not survive a week in [Galway](program:galway)
- Seven sets of underwear, five pairs of socks, something to sleep in, a swimsuit
- Two pairs of shoes: one to walk in all day, one for everything else. Wear the heavy pair on the plane.

Choose three colors that go together and everything goes with everything. For cold places add thin layers rather than one enormous coat, which you can buy second-hand when you get there, and leave behind when you go.

## What earns its place

Some small things are worth ten times their weight.

1. **A folder with papers.** Passport copies, insurance certificate, letter of admission, address of the place where you sleep tonight, all on paper. Phones die at borders.
2. **A plug adapter for the right country.** Ireland and Britain use one kind, Argentina and Australia another, South Africa one of its own. Japan’s current is only 100 volts: a phone charger copes, a hairdryer from Europe does not.
3. **Medicines, in their boxes,** with a copy of the prescription giving the name of the substance rather than the brand. Some ordinary cold remedies and several medicines for attention disorders are restricted or forbidden in Japan and elsewhere. Ask the embassy before you pack them.
4. **A towel that dries in an hour,** a small padlock, a cotton bag, ten clothes pegs. Do not laugh at the pegs.
5. **Something from home to give away.** A tea towel with your town on it, cookies in a tin, a book of photographs. Your [host family](article:host-family) will keep it for years. It should be light, and it should not be cheese.

## What stays in the cabin

Anything you could not do without for two days travels on your back: papers, medicines, glasses, chargers, one change of clothes. Checked bags do get lost, mostly when there is a short connection, and they usually turn up on the second day.

Spare batteries and power banks are not allowed in the hold at all, because a fire there cannot be reached. They go in the cabin, and many airlines now limit their size and number, so read your own airline’s page. Liquids, knives and anything that looks like a knife are the usual trap. So is the souvenir jar of jam on the way back, which counts as a liquid.

Some countries also check what comes in on your boots. New Zealand and Australia are serious about it: mud, seeds, wood, fruit, honey. Scrub your walking shoes before you fly, declare whatever you are unsure about, and nobody will mind. Fail to declare an apple and you may pay for it.

## What to leave at home

- Shampoo for three months. They have shampoo.
- Jeans number two and number three
- Guidebooks. Tear out the pages, or read them on the phone.
- The hairdryer, the iron, the travel kettle
- Anything that would make you cry if it were stolen
- The shoes for the occasion that might come up. It will not, and if it does, someone has your size.

People bring too many clothes for the same reason they bring too many plans: they are nervous. It passes within a week. What you really lack will cost little at the market, and buying it is your first proper conversation in the new language.

## The rehearsal

Pack three days before you go, not on the night itself. Then walk for an hour with the bag on your back, round your own town, up some stairs, onto a bus. When you get home, take out three things. You already know which.

Last, leave a fifth of the bag empty. It looks wrong, but you will need the room: for the sweater from the Saturday market, the notebooks, the stone from the beach that you will not be able to explain to anyone. The [costs](article:costs) of excess baggage are real; so is the pleasure of walking past the baggage belt and straight out of the door.`,
      sources: [
        {
          title: 'UK Government: hand luggage restrictions at airports',
          url: 'https://www.gov.uk/hand-luggage-restrictions',
        },
        {
          title: 'World Health Organization: travel advice',
          url: 'https://www.who.int/travel-advice',
        },
        {
          title: 'European Union Aviation Safety Agency: advice for passengers',
          url: 'https://www.easa.europa.eu',
        },
      ],
    },
    pt: {
      uid: 'o-que-levar-na-mala-para-tres-meses-fora',
      title: 'Três meses em uma mala só',
      lead: 'Até hoje ninguém voltou dizendo que levou pouca coisa. As pessoas voltam com quatro camisetas que nem desdobraram e com o ombro doendo.',
      summary:
        'O que levar para três meses fora em uma mala só: a lista por peso, o que fica em casa, o que vai na cabine e como fazer um ensaio antes.',
      body: `Na primeira vez que passei um semestre fora, levei duas malas, uma mochila e uma sacola com o que não tinha cabido no resto. Na terceira noite subi com tudo aquilo cinco andares em Lisboa, em setembro, em duas viagens. Desde então levo uma mala só. Explico como, e por que funciona tão bem para três meses quanto para três semanas.

## Arrume para uma semana, lave doze vezes

Não existe mala para três meses. Existe mala para uma semana e máquina de lavar. Aceito isso, o resto é conta.

Uma mala quer dizer uns quarenta litros e menos de dez quilos, cheia. Suba na balança do banheiro com ela e sem ela. Se você não consegue subir quatro andares sem parar, está pesada demais, porque em algum lugar vai haver quatro andares.

Para um clima ameno, o guarda-roupa inteiro é este:

- Cinco camisetas ou camisas, duas delas boas para um jantar
- Duas calças e uma bermuda ou saia
- Uma peça quente, de lã ou fleece, e uma fina para usar por baixo
- Uma jaqueta impermeável de verdade; guarda-chuva não dura uma semana em [Galway](program:galway)
- Sete mudas de roupa íntima, cinco pares de meia, algo para dormir, roupa de banho
- Dois pares de sapato: um para andar o dia todo, outro para o resto. Viaje com o mais pesado no pé.

Escolha três cores que combinem, e tudo vai com tudo. Para lugar frio, some camadas finas em vez de um casaco enorme. O casaco se compra usado quando você chega, e fica lá quando você volta.

## O que merece o espaço

Algumas coisas pequenas valem dez vezes o que pesam.

1. **Uma pasta com papéis.** Cópias do passaporte, apólice do seguro, carta de aceitação, endereço de onde você dorme hoje. Tudo impresso. Celular morre justamente na fronteira.
2. **O adaptador do país certo.** A tomada brasileira de três pinos quase não existe fora daqui. Irlanda e Grã-Bretanha usam um tipo, Argentina e Austrália outro, a África do Sul tem o dela. No Japão a corrente é de só 100 volts: o carregador do celular aguenta, um secador de 220 não.
3. **Remédios, na caixa,** com cópia da receita que traga o nome da substância, não o da marca. Alguns antigripais comuns e vários remédios para déficit de atenção têm restrição ou são proibidos no Japão e em outros países. Pergunte à embaixada antes de colocar na mala.
4. **Uma toalha que seca em uma hora,** um cadeado pequeno, uma sacola de pano, dez pregadores de roupa. Não ria dos pregadores.
5. **Algo de casa para dar.** Um pano de prato com o nome da sua cidade, bala de banana, um livro de fotos. A [família anfitriã](article:host-family) vai guardar por anos. Que seja leve, e que não seja queijo.

## O que vai na cabine

Tudo aquilo sem o que você não passa dois dias viaja nas suas costas: documentos, remédios, óculos, carregadores, uma muda de roupa. Mala despachada se perde, sim, sobretudo em conexão curta, e em geral aparece no segundo dia.

Bateria avulsa e power bank não podem ir no porão de jeito nenhum, porque lá ninguém alcança um incêndio. Vão na cabine, e muitas companhias limitam tamanho e quantidade, então leia a página da sua. Líquidos, canivete e tudo que pareça canivete são a armadilha de sempre. Na volta, a armadilha é o pote de geleia, que conta como líquido.

Há países que olham até a sola da sua bota. Nova Zelândia e Austrália levam isso a sério: terra, sementes, madeira, fruta, mel. Escove o tênis de trilha antes do voo, declare o que deixar dúvida e ninguém vai se incomodar. Já uma maçã não declarada pode sair cara.

## O que fica em casa

- Xampu para três meses. Lá tem xampu.
- A segunda e a terceira calça jeans
- Guias de viagem. Arranque as páginas ou leia no celular.
- Secador, ferro, chaleira de viagem
- Qualquer coisa que faria você chorar se fosse roubada
- O sapato para aquela ocasião que pode surgir. Não vai surgir, e, se surgir, alguém calça o seu número.

A gente leva roupa demais pelo mesmo motivo que faz planos demais: nervosismo. Passa em uma semana. O que faltar de verdade custa pouco na feira, e comprar é a sua primeira conversa séria na língua nova.

## O ensaio

Feche a mala três dias antes, não na véspera. Depois ande uma hora com ela nas costas pela sua cidade, suba escada, pegue um ônibus. De volta em casa, tire três coisas. Você já sabe quais.

Por fim, deixe um quinto da mala vazio. Parece errado, mas o espaço vai fazer falta: para o suéter da feira de sábado, os cadernos, a pedra da praia que você não vai saber explicar a ninguém. O excesso de bagagem entra na conta de [quanto custa](article:costs) a viagem. O prazer de passar direto pela esteira e sair pela porta não tem preço de tabela.`,
      sources: [
        {
          title: 'ANAC, Agência Nacional de Aviação Civil: bagagem e itens proibidos',
          url: 'https://www.gov.br/anac',
        },
        {
          title: 'Anvisa: viajantes e medicamentos',
          url: 'https://www.gov.br/anvisa',
        },
      ],
    },
    es: {
      uid: 'que-llevar-tres-meses-en-una-sola-maleta',
      title: 'Tres meses en una sola mochila',
      lead: 'Nadie ha vuelto todavía diciendo que llevaba poco. La gente vuelve con cuatro camisetas sin desdoblar y con dolor de hombro.',
      summary:
        'Qué llevar para tres meses fuera en una sola mochila: la lista por peso, lo que se queda en casa, lo que va en cabina y un ensayo previo.',
      body: `La primera vez que pasé un trimestre fuera llevé dos maletas, una mochila y una bolsa con lo que no cabía en lo demás. La tercera noche lo subí todo a un quinto piso de Lisboa, en septiembre, en dos viajes. Desde entonces llevo un solo bulto. Te cuento cómo, y por qué sirve igual para tres meses que para tres semanas.

## Haz la maleta para una semana y lava doce veces

No se puede hacer la maleta para tres meses. Se hace para una semana y luego se pone la lavadora. Aceptado eso, lo demás son cuentas.

Un solo bulto quiere decir unos cuarenta litros y menos de diez kilos, lleno. Súbete a la báscula del baño con él y sin él. Si no puedes con cuatro pisos de un tirón, pesa demasiado, porque en algún sitio habrá cuatro pisos.

Para un clima templado, el armario entero es este:

- Cinco camisetas o camisas, dos de ellas dignas de una cena
- Dos pantalones y un pantalón corto o una falda
- Una prenda de abrigo, de lana o forro polar, y otra fina para debajo
- Un chubasquero impermeable de verdad; en [Galway](program:galway) un paraguas no llega al domingo
- Siete mudas, cinco pares de calcetines, algo para dormir, un bañador
- Dos pares de zapatos: uno para andar todo el día y otro para lo demás. El que más pesa, puesto en el avión.

Elige tres colores que se lleven bien y todo combinará con todo. Para sitios fríos añade capas finas en vez de un abrigo enorme. El abrigo se compra de segunda mano al llegar y allí se queda cuando te vas.

## Lo que se gana su sitio

Hay cosas pequeñas que valen diez veces lo que pesan.

1. **Una carpeta con papeles.** Copias del pasaporte, póliza del seguro, carta de admisión, dirección de donde duermes esta noche. En papel. Los móviles se mueren en las fronteras.
2. **El adaptador del país que toca.** Irlanda y Gran Bretaña usan un enchufe, Argentina y Australia otro, Sudáfrica el suyo. En Japón la corriente es de solo 100 voltios: el cargador del móvil aguanta, el secador de casa no.
3. **Los medicamentos, en su caja,** con copia de la receta en la que conste el principio activo y no la marca. Algunos anticatarrales corrientes y varios fármacos para el déficit de atención están restringidos o prohibidos en Japón y en otros países. Pregunta en la embajada antes de meterlos.
4. **Una toalla que se seque en una hora,** un candado pequeño, una bolsa de tela y diez pinzas de tender. No te rías de las pinzas.
5. **Algo de casa para regalar.** Un paño de cocina con tu ciudad, una lata de galletas, un libro de fotos. Tu [familia anfitriona](article:host-family) lo guardará años. Que pese poco y que no sea queso.

## Lo que va en cabina

Todo lo que no podrías pasar dos días sin tener viaja a tu espalda: documentos, medicinas, gafas, cargadores y una muda. Las maletas facturadas se pierden, sobre todo con escalas cortas, y suelen aparecer al segundo día.

Las baterías sueltas y externas no pueden ir en la bodega de ninguna manera, porque allí no se llega a apagar un fuego. Van en cabina, y muchas aerolíneas limitan su tamaño y su número, así que lee la página de la tuya. Los líquidos, las navajas y lo que parezca una navaja son la trampa de siempre. A la vuelta lo es el tarro de mermelada, que cuenta como líquido.

Algunos países miran incluso lo que traes en las botas. Nueva Zelanda y Australia se lo toman en serio: barro, semillas, madera, fruta, miel. Cepilla el calzado de monte antes de volar, declara lo que te haga dudar y nadie se molestará. Una manzana sin declarar, en cambio, puede salir cara.

## Lo que se queda en casa

- Champú para tres meses. Allí tienen champú.
- Los vaqueros número dos y número tres
- Las guías de viaje. Arranca las páginas o léelas en el móvil.
- El secador, la plancha, el hervidor de viaje
- Cualquier cosa que te haría llorar si te la robaran
- Los zapatos para esa ocasión que a lo mejor surge. No surge, y si surge, alguien calza tu número.

Metemos demasiada ropa por lo mismo que hacemos demasiados planes: por nervios. Se pasan en una semana. Lo que falte de verdad costará poco en el mercado, y comprarlo será tu primera conversación en serio en el idioma nuevo.

## El ensayo

Haz la maleta tres días antes, no la última noche. Después camina una hora con ella a cuestas por tu ciudad, sube escaleras, coge un autobús. Al volver a casa, saca tres cosas. Ya sabes cuáles.

Y deja libre una quinta parte. Parece un error, pero ese hueco te hará falta: para el jersey del mercado del sábado, los cuadernos, la piedra de la playa que no sabrás explicarle a nadie. El exceso de equipaje es parte de lo que [cuesta](article:costs) irse. El gusto de pasar de largo ante la cinta de maletas y salir por la puerta no sale en ninguna factura.`,
      sources: [
        {
          title: 'Agencia Estatal de Seguridad Aérea: derechos y equipaje de los pasajeros',
          url: 'https://www.seguridadaerea.gob.es',
        },
        {
          title: 'Organización Mundial de la Salud',
          url: 'https://www.who.int/es',
        },
      ],
    },
    fr: {
      uid: 'que-mettre-dans-sa-valise-pour-trois-mois',
      title: 'Trois mois dans un seul sac',
      lead: 'Personne n’est encore rentré en regrettant d’avoir trop peu emporté. On rentre avec quatre T-shirts jamais dépliés et mal à l’épaule.',
      summary:
        'Que mettre dans un seul sac pour trois mois à l’étranger : la liste, ce qui reste à la maison, ce qui va en cabine, et une répétition avant.',
      body: `La première fois que je suis partie un trimestre, j’avais deux valises, un sac à dos et un cabas pour ce qui n’entrait pas ailleurs. Le troisième soir, j’ai monté le tout au cinquième étage, à Lisbonne, en septembre, en deux voyages. Depuis, je n’emporte qu’un sac. Voici comment, et pourquoi cela marche aussi bien pour trois mois que pour trois semaines.

## Prévoir une semaine, laver douze fois

On ne fait pas un sac pour trois mois. On le fait pour une semaine, puis on lance une machine. Une fois cela admis, le reste est du calcul.

Un seul sac, cela veut dire environ quarante litres et moins de dix kilos une fois plein. Montez sur le pèse-personne avec lui, puis sans lui. Si vous ne pouvez pas le porter quatre étages d’une traite, il est trop lourd, car il y aura bien, quelque part, quatre étages.

Pour un climat doux, voici toute la garde-robe :

- Cinq T-shirts ou chemises, dont deux présentables pour un dîner
- Deux pantalons, un short ou une jupe
- Un vêtement chaud, laine ou polaire, et un plus fin à mettre dessous
- Une veste de pluie vraiment imperméable ; à [Galway](program:galway), un parapluie ne passe pas la semaine
- Sept sous-vêtements, cinq paires de chaussettes, de quoi dormir, un maillot de bain
- Deux paires de chaussures : une pour marcher toute la journée, une pour le reste. La plus lourde, aux pieds dans l’avion.

Choisissez trois couleurs qui s’entendent, et tout ira avec tout. Pour les pays froids, ajoutez des couches fines plutôt qu’un énorme manteau. Le manteau s’achète d’occasion à l’arrivée, et reste là-bas au départ.

## Ce qui mérite sa place

Quelques petites choses valent dix fois leur poids.

1. **Une pochette de papiers.** Copies du passeport, attestation d’assurance, lettre d’admission, adresse de la première nuit. Sur papier. Les téléphones s’éteignent aux frontières.
2. **L’adaptateur du bon pays.** L’Irlande et la Grande-Bretagne ont leur prise, l’Argentine et l’Australie une autre, l’Afrique du Sud la sienne. Au Japon, le courant n’est que de 100 volts : un chargeur de téléphone s’en accommode, un sèche-cheveux d’ici, non.
3. **Les médicaments, dans leur boîte,** avec une copie de l’ordonnance où figure la substance et non la marque. Certains remèdes courants contre le rhume et plusieurs traitements du trouble de l’attention sont réglementés ou interdits au Japon et ailleurs. Demandez à l’ambassade avant de les emporter.
4. **Une serviette qui sèche en une heure,** un petit cadenas, un sac en coton, dix pinces à linge. Ne riez pas des pinces.
5. **Quelque chose de chez vous à offrir.** Un torchon aux couleurs de votre ville, des biscuits en boîte, un livre de photos. Votre [famille d’accueil](article:host-family) le gardera des années. Que ce soit léger, et que ce ne soit pas du fromage.

## Ce qui va en cabine

Tout ce dont vous ne pourriez pas vous passer deux jours voyage sur votre dos : papiers, médicaments, lunettes, chargeurs, une tenue de rechange. Les bagages en soute se perdent parfois, surtout quand la correspondance est courte, et réapparaissent en général le deuxième jour.

Les batteries de rechange et les batteries externes sont interdites en soute, car on ne peut pas y éteindre un feu. Elles vont en cabine, et beaucoup de compagnies en limitent la taille et le nombre : lisez la page de la vôtre. Les liquides, les couteaux et ce qui ressemble à un couteau sont le piège habituel. Au retour, c’est le pot de confiture, qui compte comme un liquide.

Certains pays regardent même sous vos semelles. La Nouvelle-Zélande et l’Australie ne plaisantent pas : boue, graines, bois, fruits, miel. Brossez vos chaussures de marche avant le vol, déclarez ce dont vous doutez, et personne ne vous en voudra. Une pomme non déclarée, en revanche, peut coûter cher.

## Ce qui reste à la maison

- Le shampooing pour trois mois. On trouve du shampooing partout.
- Les jeans numéro deux et numéro trois
- Les guides de voyage. Arrachez les pages, ou lisez-les sur le téléphone.
- Le sèche-cheveux, le fer, la bouilloire de voyage
- Tout ce dont le vol vous ferait pleurer
- Les chaussures pour l’occasion qui se présentera peut-être. Elle ne se présentera pas, ou alors quelqu’un fera votre pointure.

On emporte trop de vêtements comme on fait trop de projets : par nervosité. Elle passe en une semaine. Ce qui manque vraiment coûtera peu au marché, et l’acheter sera votre première vraie conversation dans la nouvelle langue.

## La répétition

Faites le sac trois jours avant, pas la veille au soir. Puis marchez une heure avec lui dans votre ville, montez des escaliers, prenez un bus. En rentrant, retirez trois choses. Vous savez déjà lesquelles.

Enfin, laissez vide un cinquième du sac. Cela paraît absurde, mais cette place servira : au pull du marché du samedi, aux cahiers, au caillou de la plage que vous ne saurez expliquer à personne. Les bagages en trop font partie de ce que [coûte](article:costs) un départ. Le plaisir de passer devant le tapis à bagages sans s’arrêter, lui, n’est sur aucune facture.`,
      sources: [
        {
          title: 'Service-Public : ce que l’on peut emporter en avion',
          url: 'https://www.service-public.fr',
        },
        {
          title: 'Organisation mondiale de la Santé : conseils aux voyageurs',
          url: 'https://www.who.int/fr',
        },
      ],
    },
  },
} satisfies Article;
