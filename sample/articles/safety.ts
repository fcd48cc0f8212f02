import type { Article } from '../source.ts';

export default {
  key: 'safety',
  date: '2026-08-06',
  author: 'maeve',
  scenes: ['lighthouse'],
  tags: ['safety', 'first-time-abroad', 'daily-life'],
  relatedPrograms: ['mekong', 'cape-town', 'mexico-city'],
  relatedArticles: ['for-parents', 'packing', 'host-family'],
  text: {
    en: {
      uid: 'safe-abroad-small-habits-that-help',
      title: 'Safe abroad: small habits that help',
      lead: 'Fear keeps nobody safe. Habits do, and most of them take less than a minute. Here are the ones we have seen work.',
      summary:
        'What really goes wrong abroad, and the small habits that prevent it: traffic, water, the first evening, saying no, and what to do if it happens.',
      body: `For years mine has been the telephone that rings at night. I can tell you what people ask about before they leave: kidnapping, snakes, pickpockets. And I can tell you what the telephone rings for: a scooter, a wave, the last drink, a dog. Once you know the difference, you can stop worrying about the first list and do something about the second.

## What really goes wrong

**Traffic.** The World Health Organization counts road injuries as the leading cause of death between the ages of five and twenty-nine, and being abroad does not make it better. In Ireland, South Africa, Japan, Australia and New Zealand cars come from the other side. For the first week look both ways, even in a one-way street. Wear the belt in the back of a taxi. Do not rent a scooter if you have never ridden one; without the right license your insurance will probably not pay either.

**Water.** Swim where there are flags and someone watching. If a current carries you out, do not fight it. Float, raise an arm, and swim along the beach until it lets go of you. Never after drinking, never alone, never head first into water whose floor you have not seen.

**Drink.** Keep your glass in your hand and order things that come in a sealed bottle. Very cheap or home-made spirits may contain methanol, which blinds and kills, in places where nobody at the bar would guess. Beer is the safer choice. So is leaving with the people you came with.

**Animals.** Any bite or scratch from a dog, monkey or bat, however small: wash it with soap and running water for fifteen minutes and see a doctor the same day. Rabies can be prevented, but it cannot be cured.

## The first evening

Whatever the country, do these five things before you sleep.

1. Write the address of your bed on paper, in the local script as well.
2. Save three numbers: emergency services, your coordinator, the insurer’s helpline. In the European Union emergencies are 112; elsewhere look it up, because it changes with the border.
3. Put the second bank card and a copy of your passport somewhere other than your wallet.
4. Send one message home: arrived, address, when you will next be in touch.
5. Find the stairs. Hotel, residence or family home, know how you would get out in the dark.

The next morning, walk the way to the school or the office in daylight, with somebody who lives there. Ask the dull questions. Which street do you avoid, and from what hour? Which taxis do you take? Where do you cross? In [Mexico City](program:mexico-city) and in [Cape Town](program:cape-town) the answers differ from one block to the next, and the person who knows them is your neighbor, not a map.

## Habits that take a minute

- **Telephone away at the curb.** Most are taken out of a hand, near a road, from someone who is looking at a map. Step into a shop to look.
- **Bag in front in a crowd, nothing in back pockets,** no bag on the chair behind you.
- **An ATM inside a bank,** by day. Cover the keypad.
- **Tell one person the plan.** Where, with whom, back at what time. Not for permission, but so that someone begins to wonder at the right hour.
- **Battery above a third** before the evening starts, and the way home decided before the first drink, with the money for it kept apart.
- **On a mountain or a boat, the weather first.** Turning round is part of the sport.
- **If someone wants your things, give them.** No telephone is worth an argument.

## The word no

Most of us are brought up to be polite to our hosts, and abroad we are everyone’s guest. So it needs saying: you may be rude. You may get off the bus a stop early, leave a dinner, close a door, say that you have changed your mind. You do not owe a stranger a reason, or the truth about where you live.

The same holds with people you know. If somebody in the house, at work or in the group makes you uneasy, tell us while it is only a feeling. No one has ever been in trouble with us for changing a room without an explanation, and a [host family](article:host-family) that is right for others may be wrong for you.

## If something happens

1. **Get to a safe place.** A lit shop, a hotel reception, a café with families in it.
2. **Call the emergency number** if anyone is hurt or in danger. Then the coordinator.
3. **Block** the cards and the telephone, report the theft to the police and ask for the paper. The insurer wants it.
4. **Call the insurer before paying** for hospital treatment, whenever there is time.
5. **Lost passport:** the consulate. Citizens of the European Union whose country has none there may turn to that of any other member state.
6. **Then talk to someone.** A fright goes on working for days. That is not weakness.

Before you go, read your government’s travel advice for the country, the whole page, and sign up for its alerts. Who answers at night, and how often we check, is on [safety](page:safety).

None of this should make you walk around with your shoulders up. A lighthouse does not keep ships in the harbor. It stands there so that they can sail.`,
      sources: [
        {
          title: 'UK Government: foreign travel advice',
          url: 'https://www.gov.uk/foreign-travel-advice',
        },
        { title: 'World Health Organization', url: 'https://www.who.int' },
      ],
    },
    pt: {
      uid: 'seguranca-no-exterior-pequenos-habitos',
      title: 'Segurança lá fora: pequenos hábitos que ajudam',
      lead: 'Medo não protege ninguém. Hábito protege, e quase todos levam menos de um minuto. Estes são os que vimos funcionar.',
      summary:
        'O que dá errado de verdade numa viagem e os pequenos hábitos que evitam: trânsito, água, a primeira noite, dizer não e o que fazer se acontecer.',
      body: `Há anos é o meu telefone que toca de madrugada. Sei o que as pessoas perguntam antes de ir: sequestro, cobra, batedor de carteira. E sei por que o telefone toca: uma moto, uma onda, a última dose, um cachorro. Quando se entende a diferença, dá para largar a primeira lista e cuidar da segunda.

## O que dá errado de verdade

**Trânsito.** Segundo a Organização Mundial da Saúde, acidente de trânsito é a principal causa de morte entre os cinco e os vinte e nove anos, e estar longe de casa não melhora nada. Na Irlanda, na África do Sul, no Japão, na Austrália e na Nova Zelândia os carros vêm do outro lado. Na primeira semana, olhe para os dois, até em rua de mão única. Use cinto no banco de trás do táxi. Não alugue moto se nunca pilotou; sem a habilitação certa, é provável que o seguro também não pague.

**Água.** Entre no mar onde há bandeira e salva-vidas. Se a corrente puxar, não lute com ela. Boie, levante um braço e nade paralelo à praia até ela soltar. Nunca depois de beber, nunca sem companhia, nunca de cabeça em água cujo fundo você não viu.

**Bebida.** Fique com o copo na mão e peça o que vem em garrafa fechada. Destilado muito barato ou caseiro pode ter metanol, que cega e mata, em lugares onde ninguém no balcão desconfiaria. Cerveja é a escolha mais segura. Ir embora com quem você chegou, também.

**Bichos.** Mordida ou arranhão de cachorro, macaco ou morcego, por menor que seja: lave com água corrente e sabão por quinze minutos e procure um médico no mesmo dia. Raiva se previne, mas não tem cura.

## A primeira noite

Em qualquer país, faça estas cinco coisas antes de dormir.

1. Escreva no papel o endereço da sua cama, também na escrita do lugar.
2. Salve três números: emergência, a sua coordenadora, a central do seguro. Na União Europeia a emergência é 112; fora dela, confira, porque muda com a fronteira.
3. Guarde o segundo cartão e uma cópia do passaporte longe da carteira.
4. Mande uma mensagem para casa: cheguei, endereço, quando dou notícia de novo.
5. Ache a escada. Hotel, residência ou casa de família, saiba como sair no escuro.

Na manhã seguinte, faça o caminho da escola ou do escritório de dia, com alguém que more ali. Pergunte o óbvio. Que rua você evita, e a partir de que horas? Que táxi você pega? Onde atravessa? Na [Cidade do México](program:mexico-city) e na [Cidade do Cabo](program:cape-town) a resposta muda de um quarteirão para o outro, e quem sabe é o vizinho, não o mapa.

## Hábitos de um minuto

- **Celular guardado na beira da calçada.** Quase sempre ele some da mão de quem olhava o mapa, perto da rua. Entre numa loja para olhar.
- **Mochila na frente na multidão, nada no bolso de trás,** nada pendurado na cadeira.
- **Caixa eletrônico dentro de banco,** de dia. Cubra o teclado.
- **Conte o plano a alguém.** Onde, com quem, volta a que horas. Não é pedir licença. É para alguém estranhar na hora certa.
- **Bateria acima de um terço** antes de a noite começar, e a volta decidida antes da primeira dose, com o dinheiro dela separado.
- **Na montanha e no barco, primeiro o tempo.** Dar meia-volta faz parte do esporte.
- **Se alguém quiser as suas coisas, entregue.** Nenhum celular vale uma discussão.

## A palavra não

A gente aprende a ser educado com quem recebe, e lá fora somos visita de todo mundo. Por isso é bom dizer com todas as letras: você tem direito à grosseria. Pode descer do ônibus um ponto antes, sair de um jantar, fechar a porta, mudar de ideia. Você não deve a um estranho nem o motivo, nem a verdade sobre onde mora.

Vale também para conhecidos. Se alguém da casa, do trabalho ou do grupo deixa você desconfortável, conte para nós enquanto ainda é só uma sensação. Ninguém jamais teve problema conosco por trocar de quarto sem explicar, e uma [família anfitriã](article:host-family) boa para os outros pode não ser boa para você.

## Se acontecer alguma coisa

1. **Vá para um lugar seguro.** Uma loja iluminada, a recepção de um hotel, um café com famílias.
2. **Ligue para a emergência** se houver alguém ferido ou em perigo. Depois, para a coordenadora.
3. **Bloqueie** os cartões e o celular, faça o boletim de ocorrência e peça uma cópia. O seguro exige.
4. **Ligue para o seguro antes de pagar** o hospital, sempre que der tempo.
5. **Passaporte perdido:** consulado. Quem tem cidadania da União Europeia e não encontra o do seu país pode procurar o de qualquer outro membro.
6. **Depois converse com alguém.** Um susto continua trabalhando por dias. Não é fraqueza.

Antes de ir, leia a página do governo sobre o país, inteira, e anote o plantão do consulado brasileiro mais próximo. O que nós fazemos, quem atende de madrugada e com que frequência conferimos está em [segurança](page:safety).

Nada disso é para você andar de ombros encolhidos. Um farol não serve para prender os barcos no porto. Ele está ali para que possam sair.`,
      sources: [
        {
          title: 'Ministério das Relações Exteriores: alertas e assistência consular',
          url: 'https://www.gov.br/mre',
        },
        {
          title: 'Organização Pan-Americana da Saúde',
          url: 'https://www.paho.org/pt',
        },
      ],
    },
    es: {
      uid: 'seguridad-en-el-extranjero-pequenos-habitos',
      title: 'Seguridad fuera de casa: pequeños hábitos que ayudan',
      lead: 'El miedo no protege a nadie. Los hábitos sí, y casi todos llevan menos de un minuto. Estos son los que hemos visto funcionar.',
      summary:
        'Lo que de verdad sale mal en el extranjero y los hábitos que lo evitan: tráfico, agua, la primera noche, decir que no y qué hacer si pasa algo.',
      body: `Desde hace años, el teléfono que suena de madrugada es el mío. Sé lo que pregunta la gente antes de irse: secuestros, serpientes, carteristas. Y sé por qué suena el teléfono: una moto, una ola, la última copa, un perro. En cuanto se entiende la diferencia, se puede dejar en paz la primera lista y hacer algo con la segunda.

## Lo que de verdad sale mal

**El tráfico.** Según la Organización Mundial de la Salud, los accidentes son la primera causa de muerte entre los cinco y los veintinueve años, y estar lejos de casa no mejora las cosas. En Irlanda, Sudáfrica, Japón, Australia y Nueva Zelanda los coches vienen por el otro lado. La primera semana mira a los dos, incluso en calles de sentido único. Ponte el cinturón en el asiento trasero del taxi. No alquiles una moto si nunca has llevado una; sin el carné que toca, lo más probable es que el seguro tampoco pague.

**El agua.** Báñate donde haya banderas y socorrista. Si te arrastra una corriente, no luches contra ella. Flota, levanta un brazo y nada en paralelo a la playa hasta que te suelte. Nunca después de beber, nunca sin compañía, nunca de cabeza en un agua cuyo fondo no has visto.

**El alcohol.** El vaso, en la mano, y pide lo que venga en botella cerrada. Los licores muy baratos o caseros pueden llevar metanol, que deja ciego y mata, en sitios donde nadie en la barra lo sospecharía. La cerveza es más segura. También lo es marcharse con quien has venido.

**Los animales.** Cualquier mordedura o arañazo de perro, mono o murciélago, por pequeño que sea: lávalo quince minutos con agua corriente y jabón y ve al médico ese mismo día. La rabia se puede prevenir, pero no se cura.

## La primera noche

Sea cual sea el país, haz estas cinco cosas antes de dormir.

1. Apunta en papel la dirección de tu cama, también en la escritura local.
2. Guarda tres números: emergencias, tu coordinadora, la asistencia del seguro. En la Unión Europea, emergencias es el 112; fuera, míralo, porque cambia con la frontera.
3. Pon la segunda tarjeta y una copia del pasaporte en otro sitio que no sea la cartera.
4. Manda un mensaje a casa: he llegado, dirección, cuándo vuelvo a escribir.
5. Busca las escaleras. Hotel, residencia o casa de familia, has de saber salir a oscuras.

A la mañana siguiente, haz de día el camino a la escuela o a la oficina con alguien que viva allí. Pregunta lo evidente. ¿Qué calle evitas, y a partir de qué hora? ¿Qué taxis coges? ¿Por dónde cruzas? En [Ciudad de México](program:mexico-city) y en [Ciudad del Cabo](program:cape-town) la respuesta cambia de una manzana a otra, y quien la sabe es el vecino, no el mapa.

## Hábitos de un minuto

- **El móvil, guardado al borde de la acera.** Casi todos los roban de la mano, cerca de la calzada, a alguien que miraba el mapa. Entra en una tienda para mirarlo.
- **La mochila delante en las aglomeraciones, nada en los bolsillos de atrás** y nada colgado de la silla.
- **Cajeros dentro de un banco,** y de día. Tapa el teclado.
- **Cuéntale el plan a alguien.** Dónde, con quién, a qué hora vuelves. No es pedir permiso. Es que alguien se extrañe a la hora debida.
- **La batería por encima de un tercio** antes de salir de noche, y la vuelta decidida antes de la primera copa, con su dinero aparte.
- **En el monte y en barco, primero el tiempo.** Darse la vuelta forma parte del deporte.
- **Si alguien quiere tus cosas, dáselas.** Ningún móvil vale una discusión.

## La palabra no

Nos educan para ser amables con quien nos recibe, y fuera somos invitados de todos. Así que hay que decirlo: tienes derecho a la mala educación. Puedes bajarte del autobús una parada antes, irte de una cena, cerrar una puerta, cambiar de idea. A un desconocido no le debes ni un motivo ni la verdad sobre dónde vives.

Vale también con conocidos. Si alguien de la casa, del trabajo o del grupo te incomoda, dínoslo cuando aún sea solo una sensación. Nadie ha tenido nunca problemas con nosotros por cambiar de habitación sin dar explicaciones, y una [familia anfitriona](article:host-family) buena para otros puede no serlo para ti.

## Si pasa algo

1. **Ve a un lugar seguro.** Una tienda iluminada, la recepción de un hotel, una cafetería con familias.
2. **Llama a emergencias** si hay alguien herido o en peligro. Después, a la coordinadora.
3. **Bloquea** las tarjetas y el móvil, denuncia el robo y pide copia. El seguro la exige.
4. **Llama al seguro antes de pagar** un hospital, siempre que haya tiempo.
5. **Pasaporte perdido:** el consulado. Si tu país no tiene ninguno allí y eres de la Unión Europea, puedes acudir al de cualquier otro Estado miembro.
6. **Luego habla con alguien.** Un susto sigue trabajando varios días. No es debilidad.

Antes de irte, lee las recomendaciones de viaje del Ministerio sobre el país, la página entera, e inscríbete en su Registro de Viajeros. Qué hacemos nosotros, quién contesta de noche y cada cuánto comprobamos está en [seguridad](page:safety).

Nada de esto es para ir con los hombros encogidos. Un faro no está para retener los barcos en el puerto. Está para que puedan salir.`,
      sources: [
        {
          title: 'Ministerio de Asuntos Exteriores: recomendaciones de viaje',
          url: 'https://www.exteriores.gob.es',
        },
        { title: 'Organización Mundial de la Salud', url: 'https://www.who.int/es' },
      ],
    },
    fr: {
      uid: 'securite-a-l-etranger-les-petites-habitudes',
      title: 'En sécurité à l’étranger : de petites habitudes qui aident',
      lead: 'La peur ne protège personne. Les habitudes, si, et la plupart prennent moins d’une minute. Voici celles que nous avons vues à l’œuvre.',
      summary:
        'Ce qui tourne vraiment mal à l’étranger et les habitudes qui l’évitent : la route, l’eau, le premier soir, savoir dire non, et que faire ensuite.',
      body: `Depuis des années, c’est mon téléphone qui sonne la nuit. Je sais ce que l’on me demande avant de partir : les enlèvements, les serpents, les pickpockets. Et je sais pourquoi le téléphone sonne : un scooter, une vague, le dernier verre, un chien. Une fois la différence comprise, on peut laisser la première liste en paix et s’occuper de la seconde.

## Ce qui tourne vraiment mal

**La route.** Selon l’Organisation mondiale de la Santé, c’est la première cause de décès entre cinq et vingt-neuf ans, et partir loin n’y change rien. En Irlande, en Afrique du Sud, au Japon, en Australie et en Nouvelle-Zélande, les voitures arrivent de l’autre côté. La première semaine, regardez des deux, même dans une rue à sens unique. À l’arrière du taxi, attachez-vous. Ne louez pas de scooter si vous n’en avez jamais conduit ; sans le bon permis, l’assurance ne paiera sans doute pas non plus.

**L’eau.** Baignez-vous là où il y a des drapeaux et un sauveteur. Si un courant vous emporte, ne luttez pas. Flottez, levez un bras et nagez le long de la plage jusqu’à ce qu’il vous lâche. Jamais après avoir bu, jamais sans compagnie, jamais la tête la première dans une eau dont on n’a pas vu le fond.

**L’alcool.** Gardez votre verre à la main et commandez ce qui vient en bouteille fermée. Les alcools forts très bon marché ou faits maison peuvent contenir du méthanol, qui rend aveugle et qui tue, là où personne au comptoir ne s’en douterait. La bière est un choix plus sûr. Repartir avec les gens avec qui l’on est venu, aussi.

**Les animaux.** Toute morsure ou griffure de chien, de singe ou de chauve-souris, même minime : lavez quinze minutes à l’eau courante et au savon, et voyez un médecin le jour même. La rage se prévient, mais ne se guérit pas.

## Le premier soir

Quel que soit le pays, faites ces cinq choses avant de dormir.

1. Notez sur papier l’adresse de votre lit, dans l’écriture du pays aussi.
2. Enregistrez trois numéros : les urgences, la coordinatrice, l’assistance de l’assurance. Dans l’Union européenne, les urgences, c’est le 112 ; ailleurs, vérifiez, car cela change avec la frontière.
3. Rangez la deuxième carte bancaire et une copie du passeport ailleurs que dans le portefeuille.
4. Envoyez un message chez vous : bien arrivé, adresse, prochain signe de vie.
5. Repérez l’escalier. Hôtel, résidence ou famille, sachez comment sortir dans le noir.

Le lendemain, faites de jour le chemin de l’école ou du bureau, avec quelqu’un du quartier. Posez les questions banales. Quelle rue évitez-vous, et à partir de quelle heure ? Quels taxis prenez-vous ? Où traversez-vous ? À [Mexico](program:mexico-city) et au [Cap](program:cape-town), la réponse change d’un pâté de maisons à l’autre, et celui qui la connaît est un voisin, pas une carte.

## Des habitudes d’une minute

- **Le téléphone rangé au bord du trottoir.** La plupart sont arrachés d’une main, près de la chaussée, à quelqu’un qui lisait un plan. Entrez dans une boutique pour regarder.
- **Le sac devant soi dans la foule, rien dans les poches arrière,** rien sur le dossier de la chaise.
- **Un distributeur à l’intérieur d’une banque,** de jour. Cachez le clavier.
- **Dites le programme à quelqu’un.** Où, avec qui, retour à quelle heure. Pas pour la permission, mais pour que quelqu’un s’étonne à la bonne heure.
- **La batterie au-dessus du tiers** avant la soirée, et le retour décidé avant le premier verre, avec son argent mis à part.
- **En montagne et en bateau, la météo d’abord.** Faire demi-tour fait partie du sport.
- **Si quelqu’un veut vos affaires, donnez-les.** Aucun téléphone ne vaut une dispute.

## Le mot non

On nous apprend à être polis avec ceux qui nous reçoivent, et à l’étranger nous sommes les invités de tous. Il faut donc le dire : l’impolitesse est permise. Vous pouvez descendre du bus un arrêt plus tôt, quitter un dîner, fermer une porte, changer d’avis. À un inconnu, vous ne devez ni raison, ni la vérité sur votre adresse.

Cela vaut aussi avec les gens que l’on connaît. Si quelqu’un à la maison, au travail ou dans le groupe vous met mal à l’aise, dites-le-nous tant que ce n’est qu’une impression. Personne n’a jamais eu d’ennuis chez nous pour avoir changé de chambre sans explication, et une [famille d’accueil](article:host-family) bonne pour d’autres peut ne pas l’être pour vous.

## S’il arrive quelque chose

1. **Gagnez un lieu sûr.** Une boutique éclairée, la réception d’un hôtel, un café où il y a des familles.
2. **Appelez les urgences** s’il y a un blessé ou un danger. Puis la coordinatrice.
3. **Bloquez** les cartes et le téléphone, déclarez le vol à la police et demandez le papier. L’assurance l’exige.
4. **Appelez l’assurance avant de payer** un hôpital, chaque fois qu’on en a le temps.
5. **Passeport perdu :** le consulat. Les citoyens de l’Union européenne dont le pays n’en a pas sur place peuvent s’adresser à celui d’un autre État membre.
6. **Ensuite, parlez à quelqu’un.** Une frayeur travaille encore des jours. Ce n’est pas de la faiblesse.

Avant le départ, lisez en entier les conseils aux voyageurs du ministère sur le pays, et inscrivez-vous sur son service Ariane. Qui répond la nuit, à quel rythme nous vérifions : c’est à la page [sécurité](page:safety).

Rien de tout cela ne doit vous faire marcher les épaules rentrées. Un phare n’est pas là pour retenir les bateaux au port. Il est là pour qu’ils puissent sortir.`,
      sources: [
        {
          title: 'Conseils aux voyageurs et service Ariane, ministère des Affaires étrangères',
          url: 'https://www.diplomatie.gouv.fr',
        },
        { title: 'Organisation mondiale de la Santé', url: 'https://www.who.int/fr' },
      ],
    },
  },
} satisfies Article;
