import type { Article } from '../source.ts';

export default {
  key: 'for-parents',
  date: '2026-05-12',
  author: 'camille',
  scenes: ['harbour-morning'],
  tags: ['parents', 'safety'],
  relatedPrograms: ['nelson', 'lunenburg', 'alps'],
  relatedArticles: ['safety', 'homesick', 'host-family'],
  text: {
    en: {
      uid: 'for-parents-before-during-and-after',
      title: 'For parents: before, during and after',
      lead: 'Somebody in your house wants to leave, and you have been asked to help. It is an odd job: the better you do it, the less you are needed.',
      summary:
        'What parents can do when a son or daughter goes abroad: the papers, the first two weeks, when to call, when to act, and what coming home is like.',
      body: `I have two daughters. One spent a school year in Canada at sixteen, the other has never wanted to sleep further away than her grandmother’s. I also answer the telephone at Farol when parents call. Most calls are about insurance for the first three minutes. Then comes a pause, and the real question, which is nearly always the same: how will I know that everything is all right?

## Before: decide who does what

The rule that has helped our families most is a simple one. Everything the traveler can do, the traveler does. A seventeen-year-old who has rung a consulate, been put on hold and rung again will manage a missed connection. One whose mother did it will call his mother.

That leaves a few things which are truly yours.

- **The papers of a minor.** Consent to travel, consent to medical treatment, a copy of your own identity document. Ask early whether your country and the other one want them certified and translated.
- **The medical file.** Vaccinations, allergies, regular medicines, with the names of the substances. And an honest word about what has been difficult: sleep, eating, low moods. We do not turn people away for it. We only cannot help with what nobody told us.
- **The insurance.** Read it as if you had to use it tomorrow. Who is called first? Does it bring a parent over if a child is in the hospital? Does it cover skiing, surfing, a scooter?
- **The money.** One card in the pocket, a second one somewhere else, a ceiling you have agreed on, and a clear answer to “what happens if it runs out?”.

Ask the provider three questions and listen to how they are answered. Who exactly is there, with a name and a telephone, on a Sunday night? What happened the last time something went wrong? What would make you send a student home? Anyone who has done this for years has answers, and they are not smooth ones.

## The airport

Be brief. Say the important thing at home, in the kitchen, the evening before. At the airport there is only the bag, a hug, and a door. If you want to cry, the car park is excellent for it; most of us have been there.

## During: the first two weeks

Expect one call that frightens you. It usually comes between the fifth and the twelfth day, in the evening. The food is strange, the family talks too fast, everyone else has friends already. It is as bad as it sounds, and it is nearly always over within days. What your child needs is not a solution. It is somebody who listens, asks what tomorrow looks like, and does not look at flights. There is more on this in [homesickness, and what helps](article:homesick).

Agree on a rhythm before departure. Once or twice a week, at a fixed time, is plenty. Calling every day keeps one foot at home, and a silent telephone on a Wednesday means, as a rule, that life is going well. Agree as well on one word which means “please call me now, alone”. It costs nothing, and two of our families have used it.

Please do not visit in the first two months. Later, come, and let yourself be guided: let your daughter order, buy the tickets, explain the house rules of her [host family](article:host-family). You will meet someone you have not met before.

## When to worry, and whom to call

Sadness that comes and goes is part of it. These things are not:

1. Weeks without sleeping or eating properly
2. Missing school or work, and hiding it
3. No contact at all, against what you agreed
4. Any sign of being afraid of someone in the house

Then do not wait for Sunday. Call the coordinator first, because she can be at the door in an hour and you cannot. In immediate danger the local emergency number comes before everything else; across the European Union it is 112. Consulates help with lost passports, accidents and arrests, though they cannot pay bills or get anyone out of trouble with the law. Write these numbers on a sheet of paper and put it on the fridge. Our own arrangements are on [safety](page:safety).

## After: a guest with a key

Nobody warns you about the return. She comes back in June, you have painted the room, and by the third day she is silent at dinner. Home has stayed the same and she has not. She misses a bus route, a smell, people whose names you mix up. It is not ingratitude.

Give it a month. Ask small questions rather than “so, how was it?”: what did breakfast sound like, who made you laugh, what can you cook. Let her cook it. Do not put the old curfew back on the table in the first week. She has been finding her own way home, in another language, for a year.

My daughter cooked fish chowder. It was far too thick, and she explained at length that this was how it had to be. I had seconds, and I understood that she had another kitchen in the world now, in which I was not needed. That had been the plan. It still took me the evening.`,
      sources: [
        {
          title: 'UK Government: foreign travel advice and help abroad',
          url: 'https://www.gov.uk/foreign-travel-advice',
        },
        { title: 'European Youth Portal', url: 'https://europa.eu/youth' },
      ],
    },
    pt: {
      uid: 'para-os-pais-antes-durante-e-depois',
      title: 'Para os pais: antes, durante e depois',
      lead: 'Alguém na sua casa quer ir embora e pediu a sua ajuda. É um trabalho esquisito: quanto melhor você faz, menos precisam de você.',
      summary:
        'O que os pais podem fazer quando um filho vai morar fora: papéis, as duas primeiras semanas, quando ligar, quando agir e como é a volta.',
      body: `Tenho duas filhas. Uma fez um ano de escola no Canadá, aos dezesseis; a outra nunca quis dormir mais longe do que na casa da avó. Também sou eu que atendo o telefone na Farol quando os pais ligam. Nos três primeiros minutos, quase sempre se fala de seguro. Depois vem uma pausa e a pergunta de verdade, que é quase sempre a mesma: como vou saber que está tudo bem?

## Antes: decidam quem faz o quê

A regra que mais ajudou as nossas famílias é simples. Tudo o que quem viaja pode fazer, faz quem viaja. Um garoto de dezessete anos que ligou para o consulado, ficou na espera e ligou de novo se vira com uma conexão perdida. Aquele cuja mãe ligou por ele vai ligar para a mãe.

Sobram algumas coisas que são mesmo suas.

- **Os papéis de quem é menor.** Autorização de viagem, autorização para tratamento médico, cópia do seu documento. Pergunte cedo se o seu país e o outro exigem firma reconhecida e tradução.
- **A ficha médica.** Vacinas, alergias, remédios de uso contínuo, com o nome das substâncias. E uma palavra sincera sobre o que anda difícil: sono, comida, tristeza. Não recusamos ninguém por isso. Só não dá para ajudar com o que ninguém contou.
- **O seguro.** Leia como se fosse usar amanhã. Para quem se liga primeiro? Ele paga a viagem de um dos pais se o filho for internado? Cobre esqui, surfe, patinete?
- **O dinheiro.** Um cartão no bolso, outro guardado em outro lugar, um teto combinado e uma resposta clara para “e se acabar?”.

Faça três perguntas à empresa e repare em como ela responde. Quem exatamente está lá, com nome e telefone, num domingo à noite? O que aconteceu na última vez em que algo deu errado? O que faria vocês mandarem um estudante de volta? Quem faz isso há anos tem respostas, e elas não são redondinhas.

## O aeroporto

Seja breve. Diga o importante em casa, na cozinha, na noite anterior. No aeroporto só há a mala, um abraço e uma porta. Se der vontade de chorar, o estacionamento é ótimo para isso; quase todos nós já passamos por lá.

## Durante: as duas primeiras semanas

Conte com uma ligação que assusta. Costuma vir entre o quinto e o décimo segundo dia, à noite. A comida é estranha, a família fala rápido demais, todo mundo já tem amigos. É tão ruim quanto parece, e quase sempre passa em poucos dias. Quem está longe não precisa de solução. Precisa de alguém que escute, pergunte como vai ser o dia seguinte e não abra o site da companhia aérea. Falamos mais disso em [saudade de casa e o que ajuda](article:homesick).

Combinem um ritmo antes da partida. Uma ou duas vezes por semana, com hora marcada, basta. Ligar todo dia deixa um pé em casa, e um telefone calado numa quarta-feira quer dizer, em geral, que a vida lá vai bem. Combinem também uma palavra que signifique “me ligue agora, a sós”. Não custa nada, e duas das nossas famílias já usaram.

Por favor, não visite nos dois primeiros meses. Depois, vá, e deixe que conduzam você: deixe a sua filha fazer o pedido, comprar o bilhete, explicar as regras da [família anfitriã](article:host-family). Você vai conhecer alguém que ainda não conhecia.

## Quando se preocupar e para quem ligar

Tristeza que vai e vem faz parte. Isto não faz:

1. Semanas sem dormir ou comer direito
2. Faltar à escola ou ao trabalho e esconder
3. Nenhum contato, contra o que foi combinado
4. Qualquer sinal de medo de alguém da casa

Nesse caso, não espere o domingo. Ligue primeiro para a coordenadora, porque em uma hora ela bate àquela porta e você não. Em perigo imediato, o número de emergência do lugar vem antes de tudo; em toda a União Europeia é o 112. Consulado ajuda com passaporte perdido, acidente e prisão, mas não paga conta nem livra ninguém da justiça. Escreva esses números em uma folha e prenda na geladeira. O que nós fazemos está em [segurança](page:safety).

## Depois: um hóspede com a chave

Da volta ninguém avisa. Ela chega em junho, você pintou o quarto, e no terceiro dia ela janta calada. A casa continuou igual, ela não. Faz falta uma linha de ônibus, um cheiro, umas pessoas cujos nomes você confunde. Não é ingratidão.

Dê um mês. Faça perguntas pequenas em vez de “e aí, como foi?”: qual era o barulho do café da manhã, quem fazia você rir, o que você aprendeu a cozinhar. Deixe que ela cozinhe. Não ponha de volta na mesa, logo na primeira semana, o antigo horário de chegar em casa. Faz um ano que ela acha o caminho sozinha, em outra língua.

A minha filha fez uma sopa cremosa de peixe. Ficou grossa demais, e ela explicou longamente que tinha de ser assim. Repeti o prato e entendi que ela agora tinha outra cozinha no mundo, uma em que eu não fazia falta. Era esse o plano. Mesmo assim, levei a noite inteira para engolir.`,
      sources: [
        {
          title: 'Ministério das Relações Exteriores: assistência consular a brasileiros',
          url: 'https://www.gov.br/mre',
        },
        {
          title: 'Polícia Federal: autorização de viagem para menores',
          url: 'https://www.gov.br/pf',
        },
      ],
    },
    es: {
      uid: 'para-padres-y-madres-antes-durante-y-despues',
      title: 'Para padres y madres: antes, durante y después',
      lead: 'Alguien en tu casa quiere irse y te ha pedido que le ayudes. Es un trabajo raro: cuanto mejor lo haces, menos falta haces.',
      summary:
        'Qué pueden hacer los padres cuando un hijo se va fuera: los papeles, las dos primeras semanas, cuándo llamar, cuándo actuar y cómo es la vuelta.',
      body: `Tengo dos hijas. Una hizo un curso escolar en Canadá con dieciséis años; la otra nunca ha querido dormir más lejos que en casa de su abuela. También soy yo quien coge el teléfono en Farol cuando llaman los padres. Durante los tres primeros minutos se habla casi siempre del seguro. Luego hay una pausa y llega la pregunta de verdad, que suele ser la misma: ¿cómo voy a saber que todo va bien?

## Antes: decidid quién hace qué

La regla que más ha ayudado a nuestras familias es sencilla. Todo lo que pueda hacer quien viaja, lo hace quien viaja. Un chico de diecisiete años que ha llamado a un consulado, ha esperado con la musiquita y ha vuelto a llamar sabrá salir de una conexión perdida. Si llamó su madre, llamará a su madre.

Quedan unas cuantas cosas que sí son tuyas.

- **Los papeles de un menor.** Permiso de viaje, autorización para tratamiento médico, copia de tu documento de identidad. Pregunta pronto si tu país y el otro los quieren legalizados y traducidos.
- **La ficha médica.** Vacunas, alergias, medicación habitual, con el principio activo. Y unas palabras sinceras sobre lo que ha costado: el sueño, la comida, los bajones. No rechazamos a nadie por eso. Solo que no podemos ayudar con lo que nadie nos contó.
- **El seguro.** Léelo como si fueras a usarlo mañana. ¿A quién se llama primero? ¿Paga el viaje de un padre si el hijo está ingresado? ¿Cubre el esquí, el surf, un patinete?
- **El dinero.** Una tarjeta en el bolsillo, otra en otro sitio, un tope acordado y una respuesta clara a «¿y si se acaba?».

Haz tres preguntas a la empresa y fíjate en cómo las contesta. ¿Quién está allí exactamente, con nombre y teléfono, un domingo por la noche? ¿Qué pasó la última vez que algo salió mal? ¿Por qué motivo mandaríais a alguien a casa? Quien lleva años en esto tiene respuestas, y no son redondas.

## El aeropuerto

Sé breve. Lo importante se dice en casa, en la cocina, la noche antes. En el aeropuerto solo hay una maleta, un abrazo y una puerta. Si te entran ganas de llorar, el aparcamiento es un sitio excelente; casi todos hemos estado allí.

## Durante: las dos primeras semanas

Cuenta con una llamada que te asustará. Suele llegar entre el quinto y el duodécimo día, por la noche. La comida es rara, la familia habla muy deprisa, los demás ya tienen amigos. Es tan malo como suena y casi siempre se pasa en unos días. No necesita una solución. Necesita a alguien que escuche, que pregunte qué hay mañana y que no se ponga a mirar vuelos. Hay más en [la morriña y lo que ayuda](article:homesick).

Acordad un ritmo antes de la salida. Una o dos veces por semana, a hora fija, es de sobra. Llamar a diario deja un pie en casa, y un teléfono callado un miércoles significa, por lo general, que la vida va bien. Acordad también una palabra que quiera decir «llámame ya, a solas». No cuesta nada, y dos de nuestras familias la han usado.

Por favor, no vayas de visita los dos primeros meses. Después ve, y déjate llevar: que tu hija pida en el restaurante, compre los billetes y te explique las normas de su [familia anfitriona](article:host-family). Vas a conocer a alguien que no conocías.

## Cuándo preocuparse y a quién llamar

La tristeza que va y viene forma parte del asunto. Esto no:

1. Semanas sin dormir o sin comer bien
2. Faltar a clase o al trabajo y ocultarlo
3. Ningún contacto, en contra de lo acordado
4. Cualquier señal de miedo a alguien de la casa

Entonces no esperes al domingo. Llama primero a la coordinadora, porque ella puede estar en la puerta en una hora y tú no. Si hay peligro inmediato, el número de emergencias del lugar va antes que nada; en toda la Unión Europea es el 112. Los consulados ayudan con pasaportes perdidos, accidentes y detenciones, pero no pagan facturas ni libran a nadie de la justicia. Escribe esos números en una hoja y ponla en la nevera. Cómo trabajamos nosotros está en [seguridad](page:safety).

## Después: un huésped con llave

De la vuelta no avisa nadie. Llega en junio, has pintado la habitación y al tercer día cena sin decir palabra. La casa sigue igual y ella no. Echa de menos una línea de autobús, un olor, a gente cuyos nombres confundes. No es ingratitud.

Dale un mes. Haz preguntas pequeñas en lugar de «bueno, ¿qué tal?»: a qué sonaba el desayuno, quién te hacía reír, qué has aprendido a cocinar. Que lo cocine. No vuelvas a sacar la primera semana la hora de llegada de antes. Lleva un año encontrando sola el camino a casa en otro idioma.

Mi hija hizo una sopa espesa de pescado. Le quedó espesísima, y explicó largo y tendido que tenía que ser así. Repetí, y entendí que ahora tenía otra cocina en el mundo, una en la que yo no hacía falta. Ese era el plan. Aun así, me llevó toda la noche.`,
      sources: [
        {
          title: 'Ministerio de Asuntos Exteriores: asistencia a los españoles en el exterior',
          url: 'https://www.exteriores.gob.es',
        },
        { title: 'Portal Europeo de la Juventud', url: 'https://europa.eu/youth' },
      ],
    },
    fr: {
      uid: 'pour-les-parents-avant-pendant-et-apres',
      title: 'Pour les parents : avant, pendant et après',
      lead: 'Quelqu’un chez vous veut partir, et l’on vous a demandé votre aide. C’est un drôle de métier : mieux vous le faites, moins on a besoin de vous.',
      summary:
        'Ce que peuvent faire les parents quand leur enfant part : papiers, deux premières semaines, quand appeler, quand agir, et comment se passe le retour.',
      body: `J’ai deux filles. L’une a passé une année de lycée au Canada à seize ans, l’autre n’a jamais voulu dormir plus loin que chez sa grand-mère. C’est aussi moi qui réponds au téléphone, chez Farol, quand les parents appellent. Les trois premières minutes, il est presque toujours question d’assurance. Puis vient un silence, et la vraie question, qui est à peu près toujours la même : comment saurai-je que tout va bien ?

## Avant : décider qui fait quoi

La règle qui a le plus aidé nos familles est simple. Tout ce que peut faire la personne qui part, c’est elle qui le fait. Un garçon de dix-sept ans qui a appelé un consulat, patienté, puis rappelé saura se débrouiller d’une correspondance manquée. Celui dont la mère a appelé à sa place appellera sa mère.

Restent quelques affaires qui sont vraiment les vôtres.

- **Les papiers d’un mineur.** Autorisation de voyage, autorisation de soins, copie de votre pièce d’identité. Demandez tôt si votre pays et l’autre les veulent certifiés et traduits.
- **Le dossier médical.** Vaccins, allergies, traitements, avec le nom des substances. Et un mot franc sur ce qui a été difficile : le sommeil, la nourriture, les moments sombres. Nous ne refusons personne pour cela. Nous ne pouvons simplement pas aider si personne ne nous a rien dit.
- **L’assurance.** Lisez-la comme si elle devait servir demain. Qui appelle-t-on en premier ? Fait-elle venir un parent si l’enfant est hospitalisé ? Couvre-t-elle le ski, le surf, la trottinette ?
- **L’argent.** Une carte dans la poche, une deuxième ailleurs, un plafond convenu, et une réponse claire à « que se passe-t-il s’il n’y en a plus ? ».

Posez trois questions à l’organisme, et écoutez comment il y répond. Qui est sur place, au juste, avec un nom et un téléphone, un dimanche soir ? Que s’est-il passé la dernière fois que quelque chose a mal tourné ? Pour quelle raison renverriez-vous un élève chez lui ? Ceux qui font ce métier depuis des années ont des réponses, et elles ne sont pas lisses.

## L’aéroport

Soyez bref. L’important se dit à la maison, dans la cuisine, la veille au soir. À l’aéroport, il n’y a plus qu’un sac, une étreinte et une porte. S’il vous faut pleurer, le parking convient très bien ; la plupart d’entre nous y sont passés.

## Pendant : les deux premières semaines

Attendez-vous à un appel qui vous fera peur. Il arrive d’ordinaire entre le cinquième et le douzième jour, le soir. La nourriture est étrange, la famille parle trop vite, tous les autres ont déjà des amis. C’est aussi dur que cela en a l’air, et c’est presque toujours passé en quelques jours. Votre enfant n’a pas besoin d’une solution. Il a besoin de quelqu’un qui écoute, qui demande de quoi demain sera fait, et qui ne regarde pas les vols. Nous en parlons dans [le mal du pays et ce qui aide](article:homesick).

Convenez d’un rythme avant le départ. Une ou deux fois par semaine, à heure fixe, suffit largement. Appeler chaque jour, c’est garder un pied à la maison, et un téléphone muet le mercredi signifie en général que la vie va bien. Convenez aussi d’un mot qui veuille dire « appelez-moi maintenant, sans témoin ». Cela ne coûte rien, et deux de nos familles s’en sont servies.

De grâce, pas de visite les deux premiers mois. Ensuite, venez, et laissez-vous guider : que votre fille commande, achète les billets, explique les règles de sa [famille d’accueil](article:host-family). Vous rencontrerez quelqu’un que vous ne connaissiez pas.

## Quand s’inquiéter, et qui appeler

Une tristesse qui va et vient fait partie du voyage. Ceci n’en fait pas partie :

1. Des semaines sans dormir ou sans manger correctement
2. Manquer les cours ou le travail, et le cacher
3. Plus aucun contact, contre ce qui était convenu
4. Le moindre signe de peur envers quelqu’un de la maison

Alors n’attendez pas le dimanche. Appelez d’abord la coordinatrice, car elle peut être à la porte dans l’heure, et vous non. En cas de danger immédiat, le numéro d’urgence local passe avant tout ; dans toute l’Union européenne, c’est le 112. Les consulats aident en cas de passeport perdu, d’accident ou d’arrestation, mais ils ne règlent pas les factures et ne soustraient personne à la justice. Notez ces numéros sur une feuille, et la feuille sur le réfrigérateur. Notre propre organisation est décrite à la page [sécurité](page:safety).

## Après : une invitée qui a la clé

Du retour, personne ne vous prévient. Elle rentre en juin, vous avez repeint la chambre, et le troisième jour elle dîne sans un mot. La maison est restée la même, elle non. Il lui manque une ligne de bus, une odeur, des gens dont vous mélangez les prénoms. Ce n’est pas de l’ingratitude.

Comptez un mois. Posez de petites questions plutôt que « alors, c’était comment ? » : quel bruit faisait le petit déjeuner, qui la faisait rire, ce qu’elle sait cuisiner. Laissez-la cuisiner. Et ne remettez pas sur la table, dès la première semaine, l’ancienne heure de rentrée. Voilà un an qu’elle retrouve seule son chemin, dans une autre langue.

Ma fille a fait une soupe de poisson épaisse. Beaucoup trop épaisse, et elle a expliqué longuement qu’elle devait l’être. J’en ai repris, et j’ai compris qu’elle avait désormais une autre cuisine dans le monde, une cuisine où l’on n’avait pas besoin de moi. C’était le but. Il m’a quand même fallu la soirée.`,
      sources: [
        {
          title: 'Ministère de l’Europe et des Affaires étrangères : conseils aux voyageurs',
          url: 'https://www.diplomatie.gouv.fr',
        },
        {
          title: 'Service-Public : papiers et voyages des mineurs',
          url: 'https://www.service-public.fr',
        },
      ],
    },
  },
} satisfies Article;
