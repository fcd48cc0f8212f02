import type { Article } from '../source.ts';

export default {
  key: 'host-family',
  date: '2026-03-05',
  author: 'camille',
  scenes: ['kitchen-table'],
  tags: ['daily-life', 'first-time-abroad', 'parents'],
  relatedPrograms: ['galway', 'nelson', 'lyon'],
  relatedArticles: ['homesick', 'for-parents'],
  text: {
    en: {
      uid: 'living-with-a-host-family',
      title: 'Living with a host family: the first week and the other forty',
      lead: 'A host family is not a hotel and not quite a family. It is a household with a spare room and its own way of loading the dishwasher.',
      summary:
        'What to ask on the first evening, how to say that something is wrong, and when to change: living with a host family without treading on toes.',
      body: `I have sat in more than two hundred kitchens to find out whether a family can take a guest. After the first ten I stopped looking at the spare room. Now I look at the table. Is there room for one more chair without moving the bread box? Do people sit down together at least three times a week? If so, the rest can be learned.

The rest is what this article is about.

## Before you arrive

Write a letter, one page, by hand if your writing can be read. Not a list of your qualities. Say what you do on a rainy Sunday, what you eat for breakfast, what you are no good at. The family in Nelson who took Noémie chose her because she wrote that she could not surf but liked watching people who could.

Then ask three questions: who lives in the house, at what time people get up, and whether there are animals. Everything else can wait until you see it.

Bring a present that can be eaten or used up. A can of sardines from Matosinhos, a jar of chestnut cream, a game of cards. Nobody needs a plate with your town on it.

## The first evening

You will be tired and you will want to go to bed at seven. Stay up until nine if you can. And before you sleep, ask these things. They feel silly for one minute and save you a month.

- When may I use the bathroom in the morning, and for how long?
- What may I take from the fridge without asking, and what not?
- How does the washing machine work, and on which day is it mine?
- What is the wifi password, and is there an hour when it should be off?
- What should I call you?
- When do I call if I am late?

The last is the one that matters. Almost every quarrel I have had to settle began with a person who came home forty minutes late and a dinner that went cold.

## Small things that count double

Make your bed. Not well, but every day. Carry your plate to the sink and one other plate with it. Close doors the way they close them. In Japan the shoes come off; in Ireland somebody will offer you tea, and the second no is taken as a yes.

Spend time where the others are. The strongest temptation of a tired person is the bedroom door, and behind it a phone with all your friends in it. Half an hour in the kitchen while someone peels potatoes is worth more than an hour of grammar. You hear how they interrupt each other. You learn the word for peeler.

Cook once, in the second or third week. One dish, one you have made before, for more people than you think. It does not have to succeed. A burnt tortilla is still being talked about in Lyon, fondly.

And keep some hours to yourself. Say so: “I am going for a walk, I will be back at six.” A host mother once told me that her best guest was the one who had her own Thursdays.

## When something is wrong

Say it in the first two weeks, when it is still small. Say it in the daytime, to one adult, sitting down. Begin with what happens, not with what they are like. “I am cold at night” works. “Your house is cold” does not. You will probably get a blanket and a story about the blanket.

If it stays wrong, call the coordinator. That is not telling tales. It is what the coordinator is for. We then talk all together, and often that is enough. When it is not, you move. About one family in twelve is changed in a year, mostly for dull reasons: an hour and a half on the bus, an allergy nobody knew of, two people who are both shy.

Some things need no patience at all. A door that cannot be locked while you wash, remarks about your body, a passport that is “kept safe” for you, shouting that frightens you. Leave the house and call us, at any hour. [How we check families](page:safety) is written down, but no check replaces your own feeling.

## And afterward

Write when you are home. Not the long letter that you will keep putting off. A photograph of your breakfast, three lines, on the first Sunday. Then again when something there is in the news, and at their festival, not only at yours.

There is a chair in that kitchen which is a little bit yours. It took you a year to get it. It costs one postcard now and then to keep.`,
      sources: [
        { title: 'Council of Europe: intercultural learning', url: 'https://www.coe.int' },
        { title: 'European Youth Portal', url: 'https://youth.europa.eu' },
      ],
    },
    pt: {
      uid: 'morar-com-familia-anfitria',
      title: 'Morar com uma família anfitriã: a primeira semana e as outras quarenta',
      lead: 'Família anfitriã não é hotel, e também não é bem família. É uma casa com um quarto sobrando e um jeito próprio de arrumar a louça.',
      summary:
        'O que perguntar na primeira noite, como dizer que algo vai mal e quando trocar de casa: guia para conviver bem com a família anfitriã.',
      body: `Já sentei em mais de duzentas cozinhas para saber se uma família pode receber alguém. Depois das dez primeiras, parei de olhar o quarto de visitas. Agora olho a mesa. Cabe mais uma cadeira sem tirar o cesto de pão do lugar? As pessoas comem juntas pelo menos três vezes por semana? Se sim, o resto se aprende.

E é do resto que trata este texto.

## Antes de chegar

Escreva uma carta de uma página, à mão se a sua letra ajudar. Nada de lista de qualidades. Conte o que você faz num domingo de chuva, o que come de manhã, no que é ruim. A família de Nelson que recebeu a Noémie a escolheu porque ela escreveu que não sabia surfar, mas gostava de ver quem sabia.

Depois faça três perguntas: quem mora na casa, a que horas acordam e se há bichos. O resto pode esperar até você ver.

Leve um presente que se coma ou se gaste. Uma goiabada, um pacote de café, um baralho. Ninguém precisa de um prato com o nome da sua cidade.

## A primeira noite

Você vai estar exausto e vai querer dormir às sete. Se conseguir, fique acordado até as nove. E antes de deitar pergunte o que vem a seguir. Dá vergonha por um minuto e poupa um mês.

- A que horas posso usar o banheiro de manhã, e por quanto tempo?
- O que posso pegar na geladeira sem pedir, e o que não?
- Como funciona a máquina de lavar, e qual é o meu dia?
- Qual é a senha do wifi, e há hora de desligar?
- Como devo chamar vocês?
- Quando aviso, se for me atrasar?

A última é a que importa. Quase toda briga que precisei resolver começou com alguém que chegou quarenta minutos depois e um jantar que esfriou. Para brasileiro, quarenta minutos parece pouco. Em muitas mesas do mundo, é uma ofensa com talheres.

## Coisas pequenas que valem em dobro

Arrume a cama. Não precisa ser bem, precisa ser todo dia. Leve o seu prato para a pia, e mais um junto. Feche as portas como eles fecham. No Japão, sapato fica na entrada; na Irlanda vão lhe oferecer chá, e o segundo não vale como sim.

Fique onde os outros estão. A maior tentação de quem está cansado é a porta do quarto, com o celular e todos os amigos lá dentro. Meia hora na cozinha enquanto alguém descasca batata rende mais que uma hora de gramática. Você ouve como eles se interrompem. Aprende a palavra para descascador.

Cozinhe uma vez, na segunda ou na terceira semana. Um prato que você já fez, para mais gente do que imagina. Não precisa dar certo. Em Lyon ainda falam, com carinho, de uma tortilla queimada.

E guarde umas horas para você. Avise: “vou caminhar, volto às seis”. Uma mãe anfitriã me disse que a melhor hóspede foi a que tinha as quintas-feiras só dela.

## Quando algo vai mal

Fale nas duas primeiras semanas, enquanto ainda é pequeno. De dia, com um adulto só, sentados. Comece pelo que acontece, e não por como eles são. “Sinto frio à noite” funciona. “A casa de vocês é fria” não. É provável que você ganhe um cobertor, e a história do cobertor.

Se continuar, ligue para o coordenador. Isso não é dedurar. É para isso que ele está lá. Conversamos todos juntos, e muitas vezes basta. Quando não basta, você se muda. Mais ou menos uma família em cada doze é trocada por ano, quase sempre por motivos sem graça: uma hora e meia de ônibus, uma alergia que ninguém conhecia, duas pessoas tímidas demais.

Há coisas que não pedem paciência nenhuma. Porta que não tranca na hora do banho, comentários sobre o seu corpo, passaporte “guardado” por outra pessoa, gritos que assustam. Saia da casa e ligue para nós, a qualquer hora. [Como checamos as famílias](page:safety) está por escrito, mas nenhuma vistoria substitui o que você sente.

## E depois

Escreva quando voltar. Não a carta comprida que você vai adiar para sempre. Uma foto do seu café da manhã, três linhas, no primeiro domingo. De novo quando o lugar sair no noticiário, e na festa deles, não só na sua.

Há uma cadeira naquela cozinha que é um pouco sua. Levou um ano para você conseguir. Para manter, custa um cartão de vez em quando.`,
      sources: [
        { title: 'Conselho da Europa: aprendizagem intercultural', url: 'https://www.coe.int' },
        { title: 'Portal Europeu da Juventude', url: 'https://youth.europa.eu' },
      ],
    },
    es: {
      uid: 'vivir-con-una-familia-de-acogida',
      title: 'Vivir con una familia anfitriona: la primera semana y las otras cuarenta',
      lead: 'Una familia anfitriona no es un hotel ni es del todo una familia. Es una casa con un cuarto libre y su manera de llenar el lavavajillas.',
      summary:
        'Qué preguntar la primera noche, cómo decir que algo va mal y cuándo cambiar: guía para convivir bien con una familia anfitriona.',
      body: `Me he sentado en más de doscientas cocinas para saber si una familia puede acoger a alguien. Después de las diez primeras dejé de mirar la habitación de invitados. Ahora miro la mesa. ¿Cabe una silla más sin mover la panera? ¿Se sientan todos juntos al menos tres veces por semana? Si es así, lo demás se aprende.

De lo demás va este artículo.

## Antes de llegar

Escribe una carta de una página, a mano si se te entiende la letra. Nada de una lista de virtudes. Cuenta qué haces un domingo de lluvia, qué desayunas, qué se te da mal. La familia de Nelson que acogió a Noémie la eligió porque escribió que no sabía hacer surf, pero que le gustaba mirar a quienes sí.

Después haz tres preguntas: quién vive en la casa, a qué hora se levantan y si hay animales. El resto puede esperar a que lo veas.

Lleva un regalo que se coma o se gaste. Una tableta de turrón, una lata de pimentón, una baraja. Nadie necesita un plato con el nombre de tu ciudad.

## La primera noche

Estarás agotada y querrás acostarte a las siete. Aguanta hasta las nueve si puedes. Y antes de dormir, pregunta lo que sigue. Da vergüenza un minuto y ahorra un mes.

- ¿Cuándo puedo usar el baño por la mañana, y cuánto rato?
- ¿Qué puedo coger de la nevera sin pedirlo, y qué no?
- ¿Cómo va la lavadora, y qué día me toca?
- ¿Cuál es la clave del wifi, y hay una hora de apagarlo?
- ¿Cómo os llamo?
- ¿Cuándo aviso si llego tarde?

La última es la que cuenta. Casi todas las peleas que he tenido que arreglar empezaron con alguien que llegó cuarenta minutos tarde y una cena que se enfrió. Y ojo con la hora: en medio mundo se cena a las seis, y a las nueve la cocina está recogida y a oscuras.

## Cosas pequeñas que cuentan el doble

Haz la cama. No bien, pero a diario. Lleva tu plato al fregadero, y otro más de paso. Cierra las puertas como las cierran ellos. En Japón los zapatos se quedan en la entrada; en Irlanda te ofrecerán té, y el segundo no se entiende como un sí.

Quédate donde están los demás. La gran tentación de quien está cansado es la puerta de su cuarto, y detrás el móvil con todos los amigos dentro. Media hora en la cocina mientras alguien pela patatas vale más que una hora de gramática. Oyes cómo se interrumpen. Aprendes la palabra para pelador.

Cocina una vez, la segunda o la tercera semana. Un plato que ya hayas hecho, para más gente de la que crees. No hace falta que salga bien. En Lyon todavía se habla, con cariño, de una tortilla quemada.

Y guarda unas horas para ti. Dilo: «salgo a andar, vuelvo a las seis». Una madre anfitriona me contó que su mejor huésped fue la que tenía sus jueves.

## Cuando algo va mal

Dilo en las dos primeras semanas, cuando aún es pequeño. De día, a un solo adulto, sentados. Empieza por lo que pasa, no por cómo son. «Tengo frío por la noche» funciona. «Vuestra casa es fría» no. Seguramente te darán una manta, y la historia de la manta.

Si sigue igual, llama al coordinador. No es chivarse. Está para eso. Hablamos todos juntos, y a menudo basta. Si no basta, te mudas. Al año se cambia más o menos una familia de cada doce, casi siempre por razones sosas: hora y media de autobús, una alergia que nadie conocía, dos personas igual de tímidas.

Hay cosas que no piden ninguna paciencia. Una puerta que no se cierra mientras te lavas, comentarios sobre tu cuerpo, un pasaporte que alguien «te guarda», gritos que dan miedo. Sal de la casa y llámanos, a la hora que sea. [Cómo revisamos a las familias](page:safety) está escrito, pero ninguna revisión sustituye a lo que tú notas.

## Y después

Escribe cuando vuelvas. No la carta larga que irás dejando. Una foto de tu desayuno y tres líneas, el primer domingo. Otra vez cuando aquel sitio salga en las noticias, y en su fiesta, no solo en la tuya.

Hay una silla en esa cocina que es un poco tuya. Tardaste un año en ganártela. Conservarla cuesta una postal de vez en cuando.`,
      sources: [
        { title: 'Consejo de Europa: aprendizaje intercultural', url: 'https://www.coe.int' },
        { title: 'Portal Europeo de la Juventud', url: 'https://youth.europa.eu' },
      ],
    },
    fr: {
      uid: 'vivre-en-famille-d-accueil',
      title: 'Vivre en famille d’accueil : la première semaine et les quarante autres',
      lead: 'Une famille d’accueil n’est pas un hôtel, ni tout à fait une famille. C’est une maison avec une chambre libre et sa façon de remplir le lave-vaisselle.',
      summary:
        'Que demander le premier soir, comment dire que quelque chose ne va pas, quand changer : bien vivre en famille d’accueil, sans se froisser.',
      body: `Je me suis assise dans plus de deux cents cuisines pour savoir si une famille pouvait accueillir quelqu’un. Après les dix premières, j’ai cessé de regarder la chambre d’amis. Je regarde la table. Peut-on y glisser une chaise de plus sans pousser la corbeille à pain ? Mange-t-on ensemble au moins trois fois par semaine ? Si oui, le reste s’apprend.

C’est du reste qu’il est question ici.

## Avant d’arriver

Écrivez une lettre d’une page, à la main si l’on peut vous lire. Pas une liste de qualités. Dites ce que vous faites un dimanche de pluie, ce que vous mangez le matin, ce que vous faites mal. À Nelson, la famille de Noémie l’a choisie parce qu’elle avait écrit qu’elle ne savait pas surfer, mais aimait regarder ceux qui savent.

Posez ensuite trois questions : qui vit dans la maison, à quelle heure on se lève, y a-t-il des animaux. Le reste peut attendre que vous l’ayez sous les yeux.

Apportez un cadeau qui se mange ou qui s’use. Un pot de crème de marrons, du sel de Guérande, un jeu de cartes. Personne n’a besoin d’une assiette au nom de votre ville.

## Le premier soir

Vous serez épuisé et voudrez dormir à sept heures. Tenez jusqu’à neuf si vous le pouvez. Et avant d’aller au lit, posez les questions qui suivent. Elles gênent une minute et épargnent un mois.

- Quand puis-je utiliser la salle de bains le matin, et combien de temps ?
- Que puis-je prendre dans le réfrigérateur sans demander ?
- Comment marche la machine à laver, et quel est mon jour ?
- Quel est le mot de passe du wifi, et y a-t-il une heure où l’on coupe ?
- Comment dois-je vous appeler ?
- À partir de quand prévenir d’un retard ?

La dernière est celle qui compte. Presque toutes les disputes que j’ai dû arranger ont commencé par quarante minutes de retard et un dîner refroidi. Méfiez-vous des heures : en Irlande ou en Nouvelle-Zélande, on dîne souvent à six heures.

## De petites choses qui comptent double

Faites votre lit. Pas bien, mais tous les jours. Portez votre assiette à l’évier, et une autre avec. Fermez les portes comme ils les ferment. Au Japon, les chaussures restent dans l’entrée ; en Irlande on vous offrira du thé, et le deuxième non vaut un oui.

Restez là où sont les autres. La grande tentation, quand on est fatigué, c’est la porte de sa chambre, et derrière elle un téléphone plein d’amis. Une demi-heure dans la cuisine pendant que quelqu’un épluche des pommes de terre vaut mieux qu’une heure de grammaire. Vous entendez comment ils se coupent la parole. Vous apprenez le mot « épluche-légumes ».

Cuisinez une fois, la deuxième ou la troisième semaine. Un plat que vous avez déjà fait, pour plus de monde que prévu. Il n’est pas obligé d’être réussi. À Lyon, on parle encore avec tendresse d’une tortilla carbonisée.

Et gardez des heures à vous. Dites-le : « Je vais marcher, je rentre à six heures. » Une mère d’accueil m’a confié que sa meilleure invitée était celle qui avait ses jeudis.

## Quand quelque chose ne va pas

Dites-le dans les deux premières semaines, tant que c’est petit. De jour, à un seul adulte, assis. Commencez par ce qui se passe, non par ce qu’ils sont. « J’ai froid la nuit » fonctionne. « Votre maison est froide », non. On vous donnera sans doute une couverture, et l’histoire de la couverture.

Si rien ne change, appelez le coordinateur. Ce n’est pas dénoncer, il est là pour cela. On se parle tous ensemble, et souvent cela suffit. Sinon, vous changez de maison. Cela concerne environ une famille sur douze par an, presque toujours pour des raisons banales : une heure et demie de bus, une allergie que l’on ignorait, deux grands timides face à face.

Certaines choses ne demandent aucune patience. Une porte qui ne ferme pas quand vous vous lavez, des remarques sur votre corps, un passeport que l’on vous « garde », des cris qui font peur. Sortez et appelez-nous, à toute heure. [Notre façon de vérifier les familles](page:safety) est écrite, mais aucune visite ne remplace ce que vous ressentez.

## Et ensuite

Écrivez une fois rentré. Pas la longue lettre que l’on remet sans cesse. Une photo de votre petit déjeuner, trois lignes, le premier dimanche. Puis quand on parle d’eux aux informations, et à leur fête, pas seulement à la vôtre.

Il y a dans cette cuisine une chaise qui est un peu la vôtre. Il a fallu un an pour la gagner. La garder coûte une carte postale de temps en temps.`,
      sources: [
        { title: 'Conseil de l’Europe : apprentissage interculturel', url: 'https://www.coe.int' },
        { title: 'Portail européen de la jeunesse', url: 'https://youth.europa.eu' },
      ],
    },
  },
} satisfies Article;
