import type { Article } from '../source.ts';

export default {
  key: 'coming-home',
  date: '2026-10-22',
  author: 'joao',
  scenes: ['ferry-crossing'],
  tags: ['daily-life', 'parents'],
  relatedPrograms: ['nelson', 'lunenburg', 'boa-vista'],
  relatedArticles: ['homesick', 'host-family', 'for-parents'],
  draft: true,
  text: {
    en: {
      uid: 'coming-home-again',
      title: 'Coming home again',
      lead: 'You prepared for months to go away. For coming back you have a taxi from the airport.',
      summary:
        'Why coming home can be harder than leaving: the first week, the story nobody asks for, old friends, the résumé, and what parents should expect.',
      body: `The ferry from Boa Vista came into Praia late, with goats on deck, and I stood at the rail and was happy. Thirty hours afterward I stood in our kitchen in Recife in front of a drawer full of cutlery. There was so much of it. My mother asked whether I was hungry. I had two months to tell, and I said yes.

Nobody had warned me. Everyone speaks of the shock of arriving. The second one, on the way back, has less of a name and lasts about as long.

## The first week

For three days you are a guest of honor. They cook your favorite dish. Then it is Thursday, the trash goes out, and everybody takes it for granted that you are back.

Your body is slower than the airplane. It is hungry at the wrong hours and awake at four. Give it a day for each hour of time difference. See daylight in the morning, and put nothing important in that week: no exam, no move, no talk about the future.

Unpack on the second day, all of it. A suitcase that stands in the hall for three weeks is a suitcase waiting for a train. Put one thing from there where you see it every day, and use it. Not the mask on the wall. The cup.

## The story nobody asks for

They will ask: “So, how was it?” They expect one sentence. You have two months, and it all wants to come out at once, so you say “great”, and the subject turns to the neighbor’s new car.

It is not want of love. They have no picture to hang your words on. Help them:

- Have **one sentence** ready that is true and a little strange. “I counted turtles at night and learned to gut a fish by flashlight.”
- Have **one story** of two minutes, with an end. Practice it, like a song.
- Have **one person** for the rest. Someone who has been away, or your group. Fix a time, an hour a week, until you no longer need it.

And ask, too. While you were gone, people here broke up, passed exams, buried a grandfather. They were living as well, only without photographs.

## Not fitting any more

You have changed in places that cannot be seen. You drink tea at three. You find the shops too bright and people’s worries too small, and you say so at supper, and that does not go down well.

Wait with judgements for a month. Some of what annoys you now, you loved before you left, and will again. Some you will not, and then it is right to change it. But you see better after thirty nights in your own bed.

With old friends it goes best side by side. Not across a table, telling, but cooking, running, repairing a bicycle. Some friendships take it up where it lay. One or two do not. That happened to those who stayed at home, too.

## What stays, and what to do with it

A language runs out like sand. Speak it once a week, with whomever you can: an exchange partner, the choir of the other parish, your host mother on Sundays. Fifteen minutes regularly are better than a whole day in March.

Write down, in the first two weeks, what you can do now. Not “intercultural competence”. Write: *shared a room with three strangers for eight weeks; handled a cash box; gave a talk in my third language; got forty people onto the right boat.* That is what belongs in a résumé and what you will be asked about in interviews.

Finish things off. Thank your family there, and send the photographs you promised. Ask for the certificate while the person who signs it still knows your name. Have credits recognized, return the bank card, cancel the telephone number. Paperwork also helps you to understand that it is over.

Then do something with it for others. Schools need people who can tell others what the third week feels like. So do we: those just back run our evenings before departure, better than I do.

## If you are waiting at the arrivals gate

You are fetching somebody you know and do not know. Bring bread from home, and time. Do not plan a party for the first evening. Do not say “you have changed” at once, even with a smile.

Ask small things. What did it smell like when you opened the door in the morning? Who snored? What did the milk taste of? The great things come by themselves, three weeks later, at night, while you are loading the dishwasher. Keep still then, and go on loading.

And if after two months there is only gray, if nothing gives pleasure and the door stays shut, speak to a doctor. [Call us](page:contact) too. We sent your child out, and we are still there when they are back.

I still have the cup. It is blue, enamelled, with a chip at the rim. I drink from it every morning, and sometimes, with the window open, I smell the goats.`,
      sources: [
        { title: 'NHS: mental health', url: 'https://www.nhs.uk' },
        {
          title: 'Europass: writing down what you have learned',
          url: 'https://europass.europa.eu',
        },
      ],
    },
    pt: {
      uid: 'voltar-para-casa',
      title: 'Voltar para casa',
      lead: 'Para ir, você se preparou durante meses. Para voltar, tem um táxi no aeroporto.',
      summary:
        'Por que voltar pode ser mais difícil que partir: a primeira semana, a história que ninguém pede, os amigos, o currículo e o papel dos pais.',
      body: `O barco de Boa Vista chegou tarde à Praia, com cabras no convés, e eu estava na amurada, feliz. Trinta horas depois, estava na nossa cozinha, no Recife, diante de uma gaveta cheia de talheres. Era talher demais. Minha mãe perguntou se eu tinha fome. Eu tinha dois meses para contar, e disse que sim.

Ninguém tinha avisado. Todo mundo fala do choque da chegada. O segundo, o da volta, tem menos nome e dura mais ou menos o mesmo.

## A primeira semana

Por três dias você é convidado de honra. Fazem o seu prato preferido. Aí é quinta-feira, alguém precisa levar o lixo, e todos acham natural que você esteja de volta.

O corpo é mais lento que o avião. Tem fome na hora errada e acorda às quatro. Dê a ele um dia para cada hora de fuso. Pegue luz de manhã e não marque nada importante na primeira semana: nem prova, nem mudança, nem conversa sobre o futuro.

Desfaça a mala no segundo dia, inteira. Mala que fica três semanas no corredor é mala esperando trem. Ponha uma coisa de lá onde você a veja todo dia, e use. Não a máscara na parede. A caneca.

## A história que ninguém pede

Vão perguntar: “e aí, como foi?”. Esperam uma frase. Você tem dois meses querendo sair de uma vez, então responde “foi ótimo”, e a conversa passa para o carro novo do vizinho.

Não é falta de amor. É que eles não têm imagem nenhuma onde pendurar as suas palavras. Ajude:

- Tenha pronta **uma frase** verdadeira e meio esquisita. “Eu contava tartarugas de noite e aprendi a limpar peixe com lanterna.”
- Tenha **uma história** de dois minutos, com final. Ensaie, como uma canção.
- Tenha **uma pessoa** para o resto. Alguém que já morou fora, ou o seu grupo. Combine uma hora por semana, até não precisar mais.

E pergunte também. Enquanto você estava longe, aqui teve gente que se separou, passou em prova, enterrou o avô. Eles também viveram, só que sem foto.

## Já não caber direito

Você mudou em lugares que não se veem. Toma chá às três. Acha as lojas claras demais e as preocupações dos outros pequenas demais, diz isso no jantar, e não cai bem.

Deixe os julgamentos para daqui a um mês. Parte do que irrita agora você amava antes, e vai amar de novo. Outra parte não, e aí é justo mudar: outro curso, outra turma, menos coisas. Mas se enxerga melhor depois de trinta noites na própria cama.

Com os amigos antigos, o melhor é lado a lado. Não contando, um de cada lado da mesa, mas cozinhando, correndo, consertando bicicleta. Há amizades que continuam de onde estavam. Uma ou duas não. Isso também aconteceu com quem ficou.

## O que fica, e o que fazer com isso

Língua escorre como areia. Fale uma vez por semana, com quem der: um parceiro de conversa, o coral da outra paróquia, a mãe anfitriã aos domingos. Quinze minutos com regularidade valem mais que um dia inteiro em março.

Nas duas primeiras semanas, anote o que você sabe fazer agora. Nada de “competência intercultural”. Escreva: *dividi o quarto com três desconhecidos por oito semanas; cuidei do caixa; dei uma palestra na minha terceira língua; pus quarenta pessoas no barco certo.* É isso que vai para o currículo e é sobre isso que vão perguntar na entrevista.

Encerre as coisas. Agradeça à família de lá e mande as fotos prometidas. Peça o certificado enquanto quem assina ainda sabe o seu nome. Valide os créditos, devolva o cartão do banco, cancele o chip. É burocracia, e também ajuda a entender que acabou.

Depois faça algo pelos outros com isso. As escolas precisam de quem conte aos calouros como é a terceira semana. Nós também: quem acabou de voltar conduz as nossas noites antes da partida, e faz isso melhor que eu.

## Se você está esperando no desembarque

Você vai buscar alguém que conhece e não conhece. Leve pão de casa, e tempo. Não marque festa para a primeira noite. Não diga logo “como você mudou”, nem sorrindo.

Pergunte coisas pequenas. Que cheiro tinha quando você abria a porta de manhã? Quem roncava? Que gosto tinha o leite? As grandes vêm sozinhas, três semanas depois, de noite, quando você estiver arrumando a louça. Fique quieto nessa hora, e continue arrumando.

E se depois de dois meses só houver cinza, se nada der prazer e a porta ficar fechada, procure um médico. [Ligue para nós](page:contact) também. Fomos nós que mandamos seu filho para longe, e continuamos aqui quando ele volta.

Ainda tenho a caneca. É azul, de esmalte, com a borda lascada. Bebo nela toda manhã no Recife e, às vezes, com a janela aberta, sinto o cheiro das cabras.`,
      sources: [
        { title: 'NHS, o sistema público de saúde britânico', url: 'https://www.nhs.uk' },
        { title: 'Europass: registrar o que se aprendeu', url: 'https://europass.europa.eu' },
      ],
    },
    es: {
      uid: 'volver-a-casa',
      title: 'Volver a casa',
      lead: 'Para irte te preparaste durante meses. Para volver tienes un taxi desde el aeropuerto.',
      summary:
        'Por qué volver puede costar más que irse: la primera semana, la historia que nadie pide, los amigos, el currículum y el papel de los padres.',
      body: `El barco de Boa Vista llegó tarde a Praia, con cabras en cubierta, y yo iba en la borda, feliz. Treinta horas después estaba en nuestra cocina de Recife, delante de un cajón lleno de cubiertos. Había muchísimos. Mi madre me preguntó si tenía hambre. Yo tenía dos meses que contar, y dije que sí.

Nadie me había avisado. Todo el mundo habla del choque de llegar. El segundo, el de la vuelta, tiene menos nombre y dura más o menos lo mismo.

## La primera semana

Durante tres días eres invitado de honor. Te hacen tu plato favorito. Luego es jueves, hay que bajar la basura, y a todos les parece natural que estés otra vez.

El cuerpo es más lento que el avión. Tiene hambre a deshora y se despierta a las cuatro. Dale un día por cada hora de diferencia. Busca la luz de la mañana y no pongas nada importante en la primera semana: ni un examen, ni una mudanza, ni una charla sobre el futuro.

Deshaz la maleta el segundo día, entera. Una maleta que pasa tres semanas en el pasillo está esperando un tren. Pon una cosa de allí donde la veas a diario, y úsala. La máscara de la pared no. La taza.

## La historia que nadie pide

Te preguntarán: «bueno, ¿y qué tal?». Esperan una frase. Tú tienes dos meses que quieren salir a la vez, así que dices «genial», y se pasa a hablar del coche nuevo del vecino.

No es falta de cariño. Es que no tienen ninguna imagen donde colgar tus palabras. Ayúdales:

- Ten preparada **una frase** que sea verdad y un poco rara. «Contaba tortugas de noche y aprendí a limpiar pescado con linterna.»
- Ten **una historia** de dos minutos, con final. Ensáyala, como una canción.
- Ten **una persona** para el resto. Alguien que haya estado fuera, o tu grupo. Fijad una hora a la semana, hasta que ya no haga falta.

Y pregunta tú también. Mientras no estabas, aquí hubo quien rompió, quien aprobó, quien enterró a un abuelo. También han vivido, solo que sin fotos.

## Ya no encajar del todo

Has cambiado en sitios que no se ven. Tomas té a las tres. Las tiendas te parecen demasiado iluminadas y los problemas de los demás demasiado pequeños, lo dices en la cena y no sienta bien.

Espera un mes antes de juzgar. Parte de lo que ahora te molesta te encantaba antes de irte, y te volverá a encantar. Otra parte no, y entonces es justo cambiarla: otra carrera, otra gente, menos cosas. Pero se ve mejor después de treinta noches en tu cama.

Con los amigos de antes funciona mejor estar codo con codo. No contando, cada uno a un lado de la mesa, sino cocinando, corriendo, arreglando una bici. Hay amistades que siguen donde estaban. Una o dos no. A los que se quedaron también les ha pasado.

## Lo que queda, y qué hacer con ello

Un idioma se escurre como la arena. Háblalo una vez por semana con quien puedas: una pareja de intercambio, el coro de la otra parroquia, tu madre anfitriona los domingos. Quince minutos con constancia valen más que un día entero en marzo.

Apunta, en los primeros quince días, lo que ahora sabes hacer. Nada de «competencia intercultural». Escribe: *compartí habitación con tres desconocidos ocho semanas; llevé una caja; di una charla en mi tercer idioma; subí a cuarenta personas al barco correcto.* Eso es lo que va en un currículum y por lo que te preguntarán en las entrevistas.

Cierra las cosas. Da las gracias a la familia de allí y manda las fotos prometidas. Pide el certificado mientras quien lo firma aún se acuerda de tu nombre. Convalida los créditos, devuelve la tarjeta del banco, da de baja el número. Es papeleo, y también ayuda a entender que se ha acabado.

Después haz algo con ello por otros. Los institutos necesitan a quien cuente a los nuevos cómo es la tercera semana. Nosotros también: quienes acaban de volver llevan nuestras tardes antes de la salida, y lo hacen mejor que yo.

## Si esperas en la puerta de llegadas

Vas a recoger a alguien que conoces y no conoces. Lleva pan de casa, y tiempo. No organices una fiesta la primera noche. No digas enseguida «cómo has cambiado», ni con una sonrisa.

Pregunta cosas pequeñas. ¿A qué olía al abrir la puerta por la mañana? ¿Quién roncaba? ¿A qué sabía la leche? Las grandes vienen solas, tres semanas después, de noche, mientras llenas el lavavajillas. Entonces calla, y sigue llenándolo.

Y si a los dos meses todo es gris, si nada le da gusto y la puerta sigue cerrada, habla con un médico. [Llámanos](page:contact) también. Fuimos nosotros quienes lo enviamos fuera, y seguimos aquí cuando vuelve.

Conservo la taza. Es azul, esmaltada, con una mella en el borde. Bebo en ella todas las mañanas en Recife y a veces, con la ventana abierta, huelo las cabras.`,
      sources: [
        { title: 'NHS, la sanidad pública británica', url: 'https://www.nhs.uk' },
        { title: 'Europass: dejar constancia de lo aprendido', url: 'https://europass.europa.eu' },
      ],
    },
    fr: {
      uid: 'rentrer-chez-soi',
      title: 'Rentrer chez soi',
      lead: 'Pour partir, vous vous êtes préparé des mois. Pour rentrer, vous avez un taxi à l’aéroport.',
      summary:
        'Pourquoi rentrer est parfois plus dur que partir : la première semaine, le récit que nul ne demande, les amis, le CV et le rôle des parents.',
      body: `Le bateau de Boa Vista est arrivé tard à Praia, avec des chèvres sur le pont, et j’étais au bastingage, heureux. Trente heures plus tard, j’étais dans notre cuisine de Recife, devant un tiroir plein de couverts. Il y en avait tant. Ma mère m’a demandé si j’avais faim. J’avais deux mois à raconter, et j’ai dit oui.

Personne ne m’avait prévenu. Tout le monde parle du choc de l’arrivée. Le second, celui du retour, a moins de nom et dure à peu près autant.

## La première semaine

Pendant trois jours, vous êtes l’invité d’honneur. On vous fait votre plat préféré. Puis c’est jeudi, il faut sortir les poubelles, et chacun trouve naturel que vous soyez rentré.

Le corps est plus lent que l’avion. Il a faim au mauvais moment et se réveille à quatre heures. Accordez-lui un jour par heure de décalage. Prenez la lumière le matin et ne prévoyez rien d’important cette semaine-là : ni examen, ni déménagement, ni discussion sur l’avenir.

Défaites la valise le deuxième jour, en entier. Une valise qui reste trois semaines dans le couloir attend un train. Posez un objet de là-bas à un endroit où vous le voyez chaque jour, et servez-vous-en. Pas le masque au mur. La tasse.

## Le récit que personne ne demande

On vous demandera : « Alors, c’était comment ? » On attend une phrase. Vous avez deux mois qui veulent sortir d’un coup, vous répondez « super », et l’on passe à la nouvelle voiture du voisin.

Ce n’est pas un manque d’amour. Ils n’ont aucune image où accrocher vos mots. Aidez-les :

- Ayez **une phrase** vraie et un peu étrange. « Je comptais des tortues la nuit et j’ai appris à vider un poisson à la lampe. »
- Ayez **une histoire** de deux minutes, avec une fin. Répétez-la, comme une chanson.
- Ayez **une personne** pour le reste. Quelqu’un qui est parti, ou votre groupe. Fixez une heure par semaine, jusqu’à ne plus en avoir besoin.

Et demandez, vous aussi. En votre absence, on s’est séparé, on a réussi un examen, on a enterré un grand-père. Ils ont vécu, eux aussi, mais sans photos.

## Ne plus tout à fait rentrer dans le cadre

Vous avez changé à des endroits qui ne se voient pas. Vous buvez du thé à trois heures. Vous trouvez les magasins trop éclairés et les soucis des gens trop petits, vous le dites à table, et cela passe mal.

Attendez un mois pour juger. Une partie de ce qui vous agace, vous l’aimiez avant, et vous l’aimerez de nouveau. Une autre, non, et il est juste alors de changer : d’autres études, d’autres gens, moins d’objets. Mais on y voit plus clair après trente nuits dans son lit.

Avec les vieux amis, le mieux est d’être côte à côte. Non pas à raconter de part et d’autre d’une table, mais à cuisiner, à courir, à réparer un vélo. Certaines amitiés reprennent où elles étaient. Une ou deux, non. C’est arrivé aussi à ceux qui sont restés.

## Ce qui reste, et qu’en faire

Une langue s’écoule comme du sable. Parlez-la une fois par semaine avec qui vous pouvez : un partenaire de conversation, la chorale de l’autre paroisse, votre mère d’accueil le dimanche. Un quart d’heure régulier vaut mieux qu’une journée entière en mars.

Notez, dans les quinze premiers jours, ce que vous savez faire. Pas « compétence interculturelle ». Écrivez : *partagé une chambre avec trois inconnus pendant huit semaines ; tenu une caisse ; fait un exposé dans ma troisième langue ; mis quarante personnes dans le bon bateau.* Voilà ce qui va dans un CV, et ce dont on vous parlera en entretien.

Terminez les choses. Remerciez la famille de là-bas et envoyez les photos promises. Demandez l’attestation tant que celui qui la signe se rappelle votre nom. Faites valider les crédits, rendez la carte bancaire, résiliez le numéro. C’est de la paperasse, et cela aide à comprendre que c’est fini.

Puis faites-en quelque chose pour d’autres. Les lycées ont besoin de gens qui racontent la troisième semaine. Nous aussi : ceux qui viennent de rentrer animent nos soirées d’avant départ, et ils le font mieux que moi.

## Si c’est vous qui attendez à la sortie

Vous venez chercher quelqu’un que vous connaissez et ne connaissez pas. Apportez du pain de la maison, et du temps. Pas de fête le premier soir. Ne dites pas tout de suite « comme tu as changé », même en souriant.

Demandez de petites choses. Qu’est-ce que cela sentait, le matin, en ouvrant la porte ? Qui ronflait ? Quel goût avait le lait ? Les grandes viennent seules, trois semaines après, le soir, pendant que vous remplissez le lave-vaisselle. Taisez-vous alors, et continuez de le remplir.

Et si au bout de deux mois tout est gris, si rien ne fait plaisir et que la porte reste close, parlez-en à un médecin. [Appelez-nous](page:contact) aussi. C’est nous qui l’avons fait partir, et nous sommes encore là au retour.

J’ai toujours la tasse. Elle est bleue, émaillée, ébréchée au bord. J’y bois chaque matin à Recife et parfois, la fenêtre ouverte, je sens les chèvres.`,
      sources: [
        { title: 'NHS, le service public de santé britannique', url: 'https://www.nhs.uk' },
        {
          title: 'Europass : garder trace de ce qu’on a appris',
          url: 'https://europass.europa.eu',
        },
      ],
    },
  },
} satisfies Article;
