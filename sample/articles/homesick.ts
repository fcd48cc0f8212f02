import type { Article } from '../source.ts';

export default {
  key: 'homesick',
  date: '2026-04-02',
  author: 'maeve',
  scenes: ['footbridge-dawn'],
  tags: ['daily-life', 'first-time-abroad', 'parents'],
  relatedPrograms: ['lunenburg', 'kyoto', 'galway'],
  relatedArticles: ['host-family', 'for-parents'],
  text: {
    en: {
      uid: 'homesickness-and-what-helps',
      title: 'Homesickness, and what helps',
      lead: 'It comes on a Sunday, usually around four. It is not a sign that you chose wrong.',
      summary:
        'When homesickness comes, why the third week is the worst, what helps on a Sunday afternoon, and what parents can say on the telephone.',
      body: `I answer the emergency line. People imagine broken legs and stolen passports, and there are some. But the call I know best comes at night, begins with “it’s nothing really”, and then nobody speaks for a while. I wait. I can hear a fridge, or rain, or a scooter going by under a window in a town I have visited.

Then somebody says: I want to go home.

Nearly all of those people stayed. Not because I am good on the telephone, but because homesickness has a shape, and it helps to know it.

## The shape of it

The first week is too full. You are busy with keys and names. In the second week you post pictures. In the third the strangeness stops being interesting and is simply strange, and you have nobody yet to whom you can be rude. That is the low point for most people, somewhere between day fifteen and day thirty. It comes again, smaller, at the first family birthday you miss, and once more at Christmas.

It also has hours. Sunday, four in the afternoon. The time after supper. The moment you wake, before you remember where the window is.

And it has a body. You sleep badly, you are not hungry or cannot stop eating cookies, you are tired after two hours in a foreign language as if you had carried something. You have. A brain that listens to every word works hard.

## What helps the same day

None of this is wise. All of it works better than lying down.

1. **Go out before you decide anything.** Twenty minutes, to a place with a name: the bridge, the harbor wall, the bakery. Say good morning to one person.
2. **Do something with your hands.** Wash socks. Peel an orange. Write three lines on paper.
3. **Eat something warm.**
4. **Tell one person near you, in one sentence.** “I am a bit homesick today.” In every language I know of, people then move up and make room.
5. **Call home last.** Not first. Call when you have something to tell apart from the sadness.

Stay off the pictures of the party you are missing. They were taken in the best four seconds of the evening.

## What helps the same month

Make one thing regular. A choir, a five-a-side team that is short of a goalkeeper, the same stool in the same café on Wednesdays. Belonging does not come from liking people. It comes from being expected by them. In [Lunenburg](program:lunenburg) one of our students joined the curling club without knowing what curling was. By November they noticed when she was late.

Call home once a week, at a fixed hour. It sounds hard-hearted, and for the first two weeks you may call more. But whoever talks to the kitchen at home every evening never quite sits in the kitchen where they are. Letters are better than calls, and voice messages better than video, because nobody has to look cheerful.

Keep a list of things you can do now that you could not do in the first week. Buying a bus ticket. Laughing at the right moment. Finding the light switch in the dark. It grows faster than you think, and on a bad Sunday you can read it.

## If you are the one at home

You will hear the worst of it, because you are the safe person. They cry to you and then go and have a nice evening. You lie awake.

Ask what they ate, who sat beside them, what the weather is doing. Do not ask “are you all right?” three times. Do not say “you can come home at any time”, though it is true: at that moment it sounds like “I do not think you can do it”. Say “tell me about tomorrow”. If you are worried, [call us](page:contact), not them, and we will go and look. There is more in our pages [for parents](article:for-parents).

## When it is more than that

Homesickness moves. It is bad in the morning and forgotten at a soccer match. If it does not move, if for two weeks there is no good hour, if you do not get up, do not eat, drink in order to sleep, or think of hurting yourself, then it is something else, and it needs a doctor. Tell the coordinator, a teacher, us. We know who speaks your language. If you are in danger, call the local emergency number now.

And if you have rested, waited, spoken with someone, and still want to go home? Then you go. We book the flight without a sermon. I have met people years later who went home in week five and did well, and others who stayed to the end out of stubbornness and did well too.

Most, though, cross that footbridge one morning in the second month on the way to the bus, thinking of nothing in particular. Half-way over they notice that they have not looked at the time at home for days.`,
      sources: [
        { title: 'World Health Organization: mental health', url: 'https://www.who.int' },
        { title: 'NHS: mental health', url: 'https://www.nhs.uk' },
      ],
    },
    pt: {
      uid: 'saudade-de-casa',
      title: 'Saudade de casa, e o que ajuda',
      lead: 'Ela chega num domingo, quase sempre lá pelas quatro. Não quer dizer que você escolheu errado.',
      summary:
        'Quando a saudade aperta, por que a terceira semana é a pior, o que fazer no domingo à tarde e o que os pais podem dizer ao telefone.',
      body: `Eu atendo a linha de emergência. Imaginam perna quebrada e passaporte roubado, e disso há também. Mas a ligação que conheço melhor vem de noite, começa com “não é nada, não”, e depois ninguém fala. Eu espero. Ouço uma geladeira, ou a chuva, ou uma moto passando debaixo de uma janela, numa cidade que já visitei.

Aí alguém diz: quero ir para casa.

Quase todos ficaram. Não porque eu seja boa ao telefone, mas porque a saudade tem um desenho, e conhecer o desenho ajuda. Em português ela tem até nome próprio. Vocês saem na frente.

## O desenho dela

A primeira semana é cheia demais: são chaves, são nomes. Na segunda, você posta fotos. Na terceira, o estranho deixa de ser interessante e fica só estranho, e ainda não há ninguém com quem você possa ser mal-educado. Para a maioria, o fundo do poço fica entre o dia quinze e o dia trinta. Volta, menor, no primeiro aniversário da família que você perde, e mais uma vez no Natal.

Tem também horário. Domingo, quatro da tarde. Depois do jantar. O segundo em que você acorda, antes de lembrar onde fica a janela.

E tem corpo. Você dorme mal, perde a fome ou não larga o pacote de biscoito, e cansa depois de duas horas de língua estrangeira como se tivesse carregado peso. Carregou. Um cérebro que escuta cada palavra trabalha muito.

## O que ajuda no mesmo dia

Nada disto é sábio. Tudo funciona melhor que ficar deitado.

1. **Saia antes de decidir qualquer coisa.** Vinte minutos, até um lugar com nome: a ponte, o cais, a padaria. Dê bom-dia a uma pessoa.
2. **Use as mãos.** Lave meias. Descasque uma laranja. Escreva três linhas no papel.
3. **Coma alguma coisa quente.**
4. **Conte a alguém por perto, em uma frase.** “Hoje estou com saudade de casa.” Em toda língua que conheço, as pessoas chegam para o lado e abrem espaço.
5. **Ligue para casa por último.** Ligue quando tiver algo para contar além da tristeza.

Fuja das fotos da festa que você perdeu. Foram tiradas nos quatro melhores segundos da noite.

## O que ajuda no mesmo mês

Torne uma coisa regular. Um coral, um time de futsal sem goleiro, o mesmo banco no mesmo café às quartas. Fazer parte não vem de gostar das pessoas. Vem de ser esperado por elas. Em [Lunenburg](program:lunenburg), uma aluna nossa entrou no clube de curling sem saber o que era curling. Em novembro já reparavam quando ela atrasava.

Ligue para casa uma vez por semana, com hora marcada. Parece frieza, e na primeira quinzena pode ligar mais. Mas quem conversa toda noite com a cozinha de casa nunca se senta de verdade na cozinha onde está. Carta é melhor que ligação, e áudio é melhor que vídeo, porque ninguém precisa fazer cara boa.

Faça uma lista do que você já sabe fazer e não sabia na primeira semana. Comprar a passagem do ônibus. Rir na hora certa. Achar o interruptor no escuro. Ela cresce mais rápido do que parece, e num domingo ruim dá para ler.

## Se você é quem ficou

Você vai ouvir a pior parte, porque é o porto seguro. Eles choram no seu ouvido e depois têm uma noite ótima. Você não dorme.

Pergunte o que comeram, quem sentou do lado, como está o tempo. Não pergunte três vezes “está tudo bem?”. Não diga “pode voltar quando quiser”, embora seja verdade: naquela hora soa como “acho que você não dá conta”. Diga “me conta como vai ser amanhã”. Se ficar preocupado, [ligue para nós](page:contact), não para eles, e a gente vai lá ver. Há mais na página [para os pais](article:for-parents).

## Quando é mais do que isso

Saudade se mexe. Está ruim de manhã e some num jogo de futebol. Se não se mexe, se em duas semanas não houve uma hora boa, se você não levanta, não come, bebe para dormir ou pensa em se machucar, então é outra coisa e precisa de médico. Conte ao coordenador, a um professor, a nós. Sabemos quem fala a sua língua. Em perigo, ligue agora para a emergência local.

E se você descansou, esperou, conversou e ainda quer voltar? Volta. Compramos a passagem sem sermão. Já encontrei, anos depois, gente que voltou na quinta semana e ficou bem, e gente que ficou até o fim por teimosia e ficou bem também.

A maioria, porém, cruza aquela passarela numa manhã do segundo mês, a caminho do ônibus, sem pensar em nada. No meio da travessia percebe que faz dias que não olha que horas são em casa.`,
      sources: [
        { title: 'Organização Mundial da Saúde: saúde mental', url: 'https://www.who.int' },
        { title: 'NHS, o sistema público de saúde britânico', url: 'https://www.nhs.uk' },
      ],
    },
    es: {
      uid: 'echar-de-menos-tu-casa',
      title: 'Echar de menos tu casa, y lo que ayuda',
      lead: 'Llega un domingo, casi siempre hacia las cuatro. No significa que hayas elegido mal.',
      summary:
        'Cuándo llega la nostalgia, por qué la tercera semana es la peor, qué hacer un domingo por la tarde y qué pueden decir los padres.',
      body: `Yo contesto el teléfono de emergencias. La gente se imagina piernas rotas y pasaportes robados, y algo de eso hay. Pero la llamada que mejor conozco llega de noche, empieza con «no es nada, de verdad» y luego nadie habla. Espero. Oigo una nevera, o la lluvia, o una moto que pasa bajo una ventana en una ciudad que he visitado.

Entonces alguien dice: quiero volver a casa.

Casi todos se quedaron. No porque a mí se me dé bien el teléfono, sino porque la nostalgia tiene una forma, y conocerla ayuda.

## Qué forma tiene

La primera semana está demasiado llena: llaves, nombres. La segunda subes fotos. La tercera, lo extraño deja de ser interesante y es solo extraño, y todavía no tienes a nadie con quien puedas estar de mal humor. Para la mayoría, el punto más bajo cae entre el día quince y el treinta. Vuelve, más pequeño, con el primer cumpleaños de la familia que te pierdes, y otra vez en Navidad.

También tiene horario. El domingo a las cuatro. El rato después de cenar. El segundo en que te despiertas, antes de acordarte de dónde está la ventana.

Y tiene cuerpo. Duermes mal, no tienes hambre o no sueltas las galletas, y dos horas en otro idioma te cansan como si hubieras cargado con algo. Has cargado. Un cerebro que escucha cada palabra trabaja mucho.

## Lo que ayuda el mismo día

Nada de esto es sabiduría. Todo funciona mejor que quedarse en la cama.

1. **Sal antes de decidir nada.** Veinte minutos, hasta un sitio con nombre: el puente, el muelle, la panadería. Da los buenos días a una persona.
2. **Haz algo con las manos.** Lava calcetines. Pela una naranja. Escribe tres líneas en papel.
3. **Come algo caliente.**
4. **Díselo a alguien cercano en una frase.** «Hoy echo de menos mi casa.» En todos los idiomas que conozco, la gente se aparta un poco y te hace sitio.
5. **Llama a casa lo último.** Cuando tengas algo que contar además de la tristeza.

No mires las fotos de la fiesta que te estás perdiendo. Se hicieron en los cuatro mejores segundos de la noche.

## Lo que ayuda el mismo mes

Haz que algo sea fijo. Un coro, un equipo de fútbol sala al que le falta portero, el mismo taburete del mismo café los miércoles. Ser de un sitio no viene de que la gente te caiga bien. Viene de que te esperen. En [Lunenburg](program:lunenburg), una alumna nuestra se apuntó al club de curling sin saber qué era el curling. En noviembre ya notaban si llegaba tarde.

Llama a casa una vez por semana, a hora fija. Suena frío, y los primeros quince días puedes llamar más. Pero quien habla cada noche con la cocina de su casa no acaba de sentarse en la cocina donde está. Mejor una carta que una llamada, y mejor un audio que un vídeo, porque así nadie tiene que poner buena cara.

Lleva una lista de lo que ya sabes hacer y la primera semana no sabías. Comprar un billete de autobús. Reírte a tiempo. Encontrar el interruptor a oscuras. Crece más rápido de lo que parece, y un domingo malo se puede leer.

## Si eres quien se ha quedado en casa

Oirás lo peor, porque contigo se sienten a salvo. Te lloran por teléfono y después pasan una buena noche. Quien no duerme eres tú.

Pregunta qué han comido, quién se sentó al lado, qué tiempo hace. No preguntes tres veces «¿estás bien?». No digas «puedes volver cuando quieras», aunque sea verdad: en ese momento suena a «no creo que puedas». Di «cuéntame qué haces mañana». Si te preocupas, [llámanos a nosotros](page:contact) y no a ellos, y vamos a ver. Hay más en la página [para padres](article:for-parents).

## Cuando es algo más

La nostalgia se mueve. Por la mañana duele y en un partido se olvida. Si no se mueve, si en dos semanas no ha habido una hora buena, si no te levantas, no comes, bebes para dormir o piensas en hacerte daño, entonces es otra cosa y hace falta un médico. Díselo al coordinador, a un profesor, a nosotros. Sabemos quién habla tu idioma. Si hay peligro, llama ya a emergencias.

¿Y si has descansado, has esperado, has hablado y sigues queriendo volver? Vuelves. Reservamos el vuelo sin sermones. Me he encontrado años después con gente que volvió en la quinta semana y le fue bien, y con gente que aguantó por cabezonería y también le fue bien.

La mayoría, sin embargo, cruza esa pasarela una mañana del segundo mes, camino del autobús, sin pensar en nada. A mitad del puente se da cuenta de que hace días que no mira qué hora es en casa.`,
      sources: [
        { title: 'Organización Mundial de la Salud: salud mental', url: 'https://www.who.int' },
        { title: 'NHS, la sanidad pública británica', url: 'https://www.nhs.uk' },
      ],
    },
    fr: {
      uid: 'mal-du-pays-que-faire',
      title: 'Le mal du pays, et ce qui aide',
      lead: 'Il vient un dimanche, en général vers quatre heures. Il ne veut pas dire que vous avez mal choisi.',
      summary:
        'Quand vient le mal du pays, pourquoi la troisième semaine est la pire, que faire un dimanche après-midi et que dire quand on est parent.',
      body: `Je réponds au numéro d’urgence. On imagine des jambes cassées et des passeports volés, et il y en a. Mais l’appel que je connais le mieux vient la nuit, commence par « ce n’est rien, vraiment », puis plus personne ne parle. J’attends. J’entends un réfrigérateur, ou la pluie, ou un scooter qui passe sous une fenêtre, dans une ville où je suis allée.

Puis quelqu’un dit : je veux rentrer.

Presque tous sont restés. Non que je sois douée au téléphone, mais le mal du pays a une forme, et la connaître aide.

## Sa forme

La première semaine est trop pleine : les clés, les prénoms. La deuxième, vous publiez des photos. La troisième, l’étrange cesse d’être intéressant, il n’est plus qu’étrange, et vous n’avez encore personne devant qui être de mauvaise humeur. Pour la plupart, le creux se situe entre le quinzième et le trentième jour. Il revient, plus petit, au premier anniversaire manqué, et encore une fois à Noël.

Il a aussi ses heures. Le dimanche à quatre heures. L’après-dîner. L’instant du réveil, avant que l’on se rappelle où est la fenêtre.

Et il a un corps. Vous dormez mal, vous n’avez pas faim ou vous videz le paquet de biscuits, et deux heures dans une langue étrangère vous fatiguent comme si vous aviez porté quelque chose. C’est le cas. Un cerveau qui écoute chaque mot travaille dur.

## Ce qui aide le jour même

Rien de tout cela n’est profond. Tout vaut mieux que de rester couché.

1. **Sortez avant de décider quoi que ce soit.** Vingt minutes, jusqu’à un endroit qui a un nom : le pont, la jetée, la boulangerie. Dites bonjour à quelqu’un.
2. **Occupez vos mains.** Lavez des chaussettes. Épluchez une orange. Écrivez trois lignes sur du papier.
3. **Mangez quelque chose de chaud.**
4. **Dites-le en une phrase à quelqu’un de proche.** « Aujourd’hui, la maison me manque. » Dans toutes les langues que je connais, les gens se poussent et font de la place.
5. **Appelez chez vous en dernier.** Quand vous aurez autre chose à raconter que la tristesse.

Laissez de côté les photos de la fête que vous manquez. Elles ont été prises dans les quatre meilleures secondes de la soirée.

## Ce qui aide dans le mois

Ayez un rendez-vous fixe. Une chorale, une équipe de futsal sans gardien, le même tabouret du même café le mercredi. Être d’un endroit ne vient pas de ce qu’on aime les gens. Cela vient de ce qu’ils vous attendent. À [Lunenburg](program:lunenburg), une de nos élèves s’est inscrite au club de curling sans savoir ce que c’était. En novembre, on remarquait ses retards.

Appelez chez vous une fois par semaine, à heure fixe. Cela paraît dur, et les quinze premiers jours vous pouvez appeler davantage. Mais qui parle chaque soir à la cuisine de chez soi ne s’assoit jamais tout à fait dans celle où il se trouve. Une lettre vaut mieux qu’un appel, et un message vocal mieux qu’une vidéo, car personne n’est obligé d’avoir bonne mine.

Tenez la liste de ce que vous savez faire et que vous ne saviez pas la première semaine. Acheter un billet de bus. Rire au bon moment. Trouver l’interrupteur dans le noir. Elle s’allonge plus vite qu’on ne croit, et un mauvais dimanche, elle se relit.

## Si c’est vous qui êtes resté à la maison

Vous entendrez le pire, parce que vous êtes la personne sûre. Votre enfant pleure à votre oreille, puis passe une bonne soirée. C’est vous qui ne dormez pas.

Demandez ce qu’il a mangé, qui était assis à côté, quel temps il fait. Ne demandez pas trois fois « ça va ? ». Ne dites pas « tu peux rentrer quand tu veux », même si c’est vrai : à cet instant, cela s’entend comme « je ne t’en crois pas capable ». Dites plutôt : « raconte-moi demain ». Si vous êtes inquiet, [appelez-nous](page:contact), nous, et nous irons voir. Vous en lirez davantage dans nos pages [pour les parents](article:for-parents).

## Quand c’est plus que cela

Le mal du pays bouge. Il serre le matin et s’oublie pendant un match. S’il ne bouge pas, si en deux semaines il n’y a pas eu une bonne heure, si vous ne vous levez plus, ne mangez plus, buvez pour dormir ou pensez à vous faire du mal, c’est autre chose, et il faut un médecin. Parlez-en au coordinateur, à un professeur, à nous. Nous savons qui parle votre langue. En cas de danger, appelez tout de suite les secours du pays.

Et si, après du repos, de la patience et des conversations, vous voulez encore rentrer ? Vous rentrez. Nous réservons le vol sans sermon. J’ai revu, des années après, des gens rentrés la cinquième semaine qui allaient bien, et d’autres restés par entêtement qui allaient bien aussi.

La plupart, pourtant, traversent cette passerelle un matin du deuxième mois, en allant prendre le bus, sans penser à rien. Au milieu, ils s’aperçoivent qu’ils n’ont pas regardé l’heure de la maison depuis des jours.`,
      sources: [
        { title: 'Organisation mondiale de la santé : santé mentale', url: 'https://www.who.int' },
        { title: 'NHS, le service public de santé britannique', url: 'https://www.nhs.uk' },
      ],
    },
  },
} satisfies Article;
