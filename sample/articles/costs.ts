import type { Article } from '../source.ts';

export default {
  key: 'costs',
  date: '2026-04-16',
  author: 'diego',
  scenes: ['market-stalls'],
  tags: ['money', 'choosing'],
  relatedPrograms: ['lisbon', 'bologna', 'berlin'],
  relatedArticles: ['choosing', 'visas', 'for-parents'],
  text: {
    en: {
      uid: 'what-a-stay-abroad-really-costs',
      title: 'What a stay abroad really costs',
      lead: 'The price on the page is the easy part. The rest is not hidden, only scattered: a stamp here, a deposit there, a tram ticket forty times over.',
      summary:
        'How to work out what a stay abroad will cost you: five drawers, one weekly sum, the places where money leaks away, and what is worth paying for.',
      body: `I kept every receipt of my first term abroad in a shoebox. In December I tipped them out on the kitchen table and sorted them. The course was what I had been told it would be. So was the room. What I had not seen coming was a tall, untidy pile of small paper: coffees, adapters, a second comforter, three weekends I had called “not really a trip”. That pile was a quarter of the whole.

## Five drawers

Every stay has the same five drawers. Put a figure in each one, even a bad figure, before you compare anything.

1. **Before you go.** Passport, visa, certified translations, vaccinations, perhaps a laptop. Paid early, forgotten early.
2. **Getting there.** The flight, but also the bag in the hold, the train to the airport, and the flight home on the date when everybody goes home.
3. **The program.** What the provider charges. Read two lists, what is included and what is not, and read the second one first.
4. **Living.** Food, transport, telephone, laundry, a haircut. Small, and every day.
5. **The cushion.** A tenth of everything above, kept apart and not for beer. It pays for the broken phone, the changed flight, the deposit that comes back three weeks late.

If two offers differ by a lot, the reason is nearly always in drawer three: one includes meals, insurance or the transfer from the airport, and the other does not. Our own lists are on every program, and [prices](page:prices) says how payment works.

## The weekly sum

Drawer four frightens people because they try to guess it. You can calculate it instead.

Take the website of an ordinary supermarket in the town you are going to and fill a basket for one week: pasta, rice, eggs, vegetables, fruit, coffee, laundry detergent. Add a monthly transport pass divided by four. Add two meals out and one movie ticket. Add the phone plan. Then ask someone who lived there last year whether you are mad.

Say it comes to 90 euros a week. For twelve weeks that is 1,080 euros, and with the cushion 1,188. The figure is an example, not a promise: [Lisbon](program:lisbon) and [Berlin](program:berlin) will give you different ones, and so will your appetite. But you now have a number with reasons behind it.

One correction. The first two weeks cost nearly double. You do not yet know which bakery is cheap, you take the wrong ticket, you eat out because the kitchen is full of strangers. This is normal. Plan for it and stop feeling guilty in week three.

## Where the money leaks

- **The card machine that speaks your language.** If a terminal or ATM abroad offers to charge you in your own currency, say no. Choose the local currency and let your bank convert. The other way, you pay whatever rate the machine likes.
- **Small withdrawals.** Many banks charge per withdrawal. Take out more, less often, from a machine attached to a real bank.
- **Cards with a foreign-currency fee.** Ask your bank before you leave, in writing. Within the euro area a bank may not charge you more for a euro payment in another country than for one at home.
- **Lunch.** A sandwich near the school every day costs more than most rents rise in a year. Cook double in the evening.
- **Weekends.** Nobody regrets them. Just give them a line of their own, so that they do not eat the groceries.

## Where it pays to spend

Thrift has a limit, and it lies in three places.

**Insurance.** The European Health Insurance Card is free and worth carrying, and Britons have one of their own, but neither brings you home after an accident nor pays for private care. Read what your policy says about sport, about excess, and about the telephone number you must call first.

**Distance.** A cheap room an hour from the school costs two hours a day and every evening that ends after the last bus. Walk the map before you sign.

**People.** The soccer club, the choir, the climbing wall. It will be the best money of the term, because it is where the language and the friends are.

## Paying less without getting less

- Go outside the high season. The same room and the same teacher are easier to come by in October than in July.
- Stay longer rather than going twice. The flight, the visa and the expensive first two weeks are paid once.
- Choose the second city. [Bologna](program:bologna) is no less Italian than Rome.
- Ask about grants before you enroll, not after: your university, your region, Erasmus+ if you study or train in Europe. Deadlines are early and the forms are duller than they are difficult.
- Where a visa allows paid work, treat it as a bonus. If the plan only holds with a job you have not found, the plan does not hold yet.

Then write the whole thing on one sheet, five drawers, one total, and show it to whoever is helping you pay. It is a better conversation than the one about the shoebox.`,
      sources: [
        {
          title: 'European Youth Portal: studying, volunteering and grants',
          url: 'https://europa.eu/youth',
        },
        { title: 'European Commission: Erasmus+', url: 'https://erasmus-plus.ec.europa.eu' },
        {
          title: 'UK Government: Global Health Insurance Card',
          url: 'https://www.gov.uk/global-health-insurance-card',
        },
      ],
    },
    pt: {
      uid: 'quanto-custa-de-verdade-estudar-fora',
      title: 'Quanto custa de verdade uma temporada fora',
      lead: 'O preço da página é a parte fácil. O resto não está escondido, só está espalhado: uma taxa aqui, uma caução ali, a passagem do bonde quarenta vezes.',
      summary:
        'Como calcular quanto vai custar a sua temporada fora: cinco gavetas, uma conta por semana, por onde o dinheiro escapa e o que vale pagar.',
      body: `Guardei em uma caixa de sapatos todos os recibos do meu primeiro semestre fora. Em dezembro virei tudo na mesa da cozinha e separei em montes. O curso custou o que tinham me dito. O quarto também. O que eu não tinha visto chegar era um monte alto e bagunçado de papelzinho: café, adaptador, um segundo edredom, três fins de semana que eu chamava de “nem é viagem”. Aquele monte era um quarto do total.

## Cinco gavetas

Toda temporada fora tem as mesmas cinco gavetas. Ponha um número em cada uma, mesmo um número ruim, antes de comparar qualquer coisa.

1. **Antes de ir.** Passaporte, visto, tradução juramentada, vacinas, talvez um notebook. Paga-se cedo e se esquece cedo.
2. **Chegar lá.** O voo, mas também a mala despachada, o trem até o aeroporto e a volta justo na data em que todo mundo volta.
3. **O programa.** O que a empresa cobra. Leia as duas listas, a do que está incluído e a do que não está, e comece pela segunda.
4. **Viver.** Comida, transporte, celular, lavanderia, cabelo. Pouco, e todo dia.
5. **O colchão.** Um décimo de tudo isso, separado, e não é para cerveja. Paga o celular quebrado, o voo remarcado, a caução que só volta três semanas depois.

Se duas ofertas são muito diferentes, o motivo quase sempre está na gaveta três: uma inclui refeições, seguro ou traslado do aeroporto, a outra não. As nossas listas estão em cada programa, e em [preços](page:prices) contamos como se paga.

## A conta da semana

A gaveta quatro assusta porque a gente tenta adivinhar. Dá para calcular.

Abra o site de um supermercado comum da cidade aonde você vai e encha um carrinho para sete dias: macarrão, arroz, ovos, legumes, fruta, café, sabão em pó. Some o passe mensal de transporte dividido por quatro. Some duas refeições fora e um cinema. Some o plano do celular. Depois pergunte a quem morou lá no ano passado se você enlouqueceu.

Digamos que dê 90 euros por semana. Em doze semanas são 1.080 euros; com o colchão, 1.188. O número é um exemplo, não uma promessa: [Lisboa](program:lisbon) e [Berlim](program:berlin) dão contas diferentes, e o seu apetite também. Mas agora você tem um valor com motivos. Quem ganha em reais faz ainda outra conta: o mesmo total com o euro dez por cento mais caro. Se ela também fecha, dá para dormir.

Uma correção. As duas primeiras semanas custam quase o dobro. Você ainda não sabe qual padaria é barata, compra o bilhete errado, come fora porque a cozinha está cheia de desconhecidos. É normal. Ponha na conta e pare de se culpar na terceira semana.

## Por onde o dinheiro escapa

- **A maquininha que fala a sua língua.** Se um caixa ou terminal lá fora oferecer a cobrança na sua moeda, diga não. Escolha a moeda local e deixe o seu banco converter. Do outro jeito, vale a cotação que a máquina quiser.
- **Saques pequenos.** Muitos bancos cobram por saque. Tire mais, menos vezes, em caixa de banco de verdade.
- **Cartão com taxa e imposto.** Pergunte ao banco antes de ir, por escrito, quanto sai cada compra lá fora com tudo incluído. Quem abre conta na zona do euro não pode pagar mais por um pagamento em euros em outro país do que paga em casa.
- **O almoço.** Um sanduíche perto da escola todo dia pesa mais do que muito reajuste de aluguel. Cozinhe em dobro à noite.
- **Os fins de semana.** Ninguém se arrepende deles. Só dê a eles uma linha própria, para não comerem o supermercado.

## Onde vale gastar

Economia tem limite, e ele fica em três lugares.

**Seguro.** O cartão europeu de saúde é gratuito para quem tem direito, o britânico também, mas nenhum dos dois traz você para casa depois de um acidente nem paga médico particular. Leia o que a apólice diz sobre esporte, sobre franquia e sobre o telefone para o qual é preciso ligar primeiro.

**Distância.** Um quarto barato a uma hora da escola custa duas horas por dia e toda noite que acaba depois do último ônibus. Percorra o mapa antes de assinar.

**Gente.** O futebol, o coral, a parede de escalada. Vai ser o dinheiro mais bem gasto do semestre, porque é ali que estão a língua e os amigos.

## Pagar menos sem levar menos

- Vá fora da alta temporada. O mesmo quarto e o mesmo professor são mais fáceis de achar em outubro do que em julho.
- Fique mais tempo em vez de ir duas vezes. O voo, o visto e a quinzena cara se pagam uma vez só.
- Escolha a segunda cidade. [Bolonha](program:bologna) não é menos italiana do que Roma.
- Pergunte por bolsas antes da matrícula, não depois: sua universidade, seu estado, o Erasmus+, que também tem bolsas para quem vem de fora da Europa. Os prazos vencem cedo, e os formulários são mais chatos do que difíceis.
- Onde o visto deixa trabalhar, conte com isso como extra. Se o plano só fecha com um emprego que você não achou, ele ainda não fecha.

Depois escreva tudo em uma folha, cinco gavetas, um total, e mostre a quem vai ajudar a pagar. É uma conversa melhor do que aquela da caixa de sapatos.`,
      sources: [
        { title: 'Banco Central do Brasil: câmbio e cartões', url: 'https://www.bcb.gov.br' },
        {
          title: 'Comissão Europeia: Erasmus+',
          url: 'https://erasmus-plus.ec.europa.eu',
        },
        {
          title: 'Portal Europeu da Juventude',
          url: 'https://europa.eu/youth',
        },
      ],
    },
    es: {
      uid: 'cuanto-cuesta-de-verdad-estudiar-fuera',
      title: 'Lo que cuesta de verdad una estancia fuera',
      lead: 'El precio que ves en la página es lo fácil. Lo demás no está escondido, solo disperso: una tasa, una fianza, el billete del tranvía cuarenta veces.',
      summary:
        'Cómo calcular lo que te costará una estancia fuera: cinco cajones, una cuenta por semana, por dónde se va el dinero y en qué sí merece la pena.',
      body: `Guardé en una caja de zapatos todos los tiques de mi primer trimestre fuera. En diciembre los volqué en la mesa de la cocina y los ordené. El curso había costado lo que me dijeron. La habitación también. Lo que no vi venir era un montón alto y desordenado de papelitos: cafés, adaptadores, un segundo edredón, tres fines de semana que yo llamaba «eso no es un viaje». Aquel montón era la cuarta parte del total.

## Cinco cajones

Toda estancia tiene los mismos cinco cajones. Pon una cifra en cada uno, aunque sea mala, antes de comparar nada.

1. **Antes de irte.** Pasaporte, visado, traducciones juradas, vacunas, quizá un portátil. Se paga pronto y se olvida pronto.
2. **Llegar.** El vuelo, pero también la maleta facturada, el tren al aeropuerto y la vuelta justo el día en que vuelve todo el mundo.
3. **El programa.** Lo que cobra la empresa. Lee las dos listas, lo que incluye y lo que no, y empieza por la segunda.
4. **Vivir.** Comida, transporte, teléfono, lavandería, peluquería. Poco y a diario.
5. **El colchón.** Una décima parte de lo anterior, aparte, y no es para cañas. Paga el móvil roto, el cambio de vuelo, la fianza que te devuelven tres semanas tarde.

Si dos ofertas se llevan mucho, la razón está casi siempre en el tercer cajón: una incluye comidas, seguro o traslado desde el aeropuerto y la otra no. Nuestras listas están en cada programa, y en [precios](page:prices) explicamos cómo se paga.

## La cuenta de la semana

El cuarto cajón asusta porque intentamos adivinarlo. Es mejor calcularlo.

Entra en la web de un supermercado corriente de la ciudad a la que vas y llena una cesta para siete días: pasta, arroz, huevos, verdura, fruta, café, detergente. Suma el abono mensual de transporte dividido entre cuatro. Suma dos comidas fuera y una entrada de cine. Suma la tarifa del móvil. Luego pregunta a alguien que viviera allí el año pasado si has perdido la cabeza.

Pongamos que salen 90 euros por semana. En doce semanas son 1.080 euros, y con el colchón 1.188. La cifra es un ejemplo, no una promesa: [Lisboa](program:lisbon) y [Berlín](program:berlin) te darán otras, y tu apetito también. Pero ahora tienes un número con sus razones.

Una corrección. Las dos primeras semanas cuestan casi el doble. Aún no sabes qué panadería es barata, sacas el billete que no era, comes fuera porque la cocina está llena de desconocidos. Es lo normal. Cuenta con ello y deja de sentirte culpable a la tercera.

## Por dónde se escapa el dinero

- **El datáfono que habla tu idioma.** Si un cajero o un terminal de fuera te ofrece cobrarte en tu moneda, di que no. Elige la local y que convierta tu banco. Al revés, pagas el cambio que le apetezca a la máquina.
- **Sacar poco muchas veces.** Muchos bancos cobran por retirada. Saca más y menos a menudo, en el cajero de un banco de verdad.
- **Las tarjetas con comisión por divisa.** Pregunta a tu banco antes de irte, y por escrito. En la zona euro no te pueden cobrar más por un pago en euros en otro país que por uno en casa.
- **La comida de mediodía.** Un bocadillo al lado de la escuela todos los días pesa más que muchas subidas de alquiler. Cocina el doble por la noche.
- **Los fines de semana.** Nadie se arrepiente de ellos. Dales una línea propia para que no se coman la compra.

## En qué merece la pena gastar

El ahorro tiene un límite, y está en tres sitios.

**El seguro.** La tarjeta sanitaria europea es gratuita y conviene llevarla, y los británicos tienen la suya, pero ninguna te trae a casa tras un accidente ni paga un médico privado. Lee qué dice tu póliza del deporte, de la franquicia y del teléfono al que hay que llamar antes que a nadie.

**La distancia.** Una habitación barata a una hora de la escuela cuesta dos horas al día y todas las noches que acaban después del último autobús. Recorre el mapa antes de firmar.

**La gente.** El equipo de fútbol, el coro, el rocódromo. Será el dinero mejor gastado del trimestre, porque ahí están el idioma y los amigos.

## Pagar menos sin recibir menos

- Ve fuera de temporada alta. La misma habitación y el mismo profesor son más fáciles de encontrar en octubre que en julio.
- Quédate más tiempo en vez de ir dos veces. El vuelo, el visado y la quincena cara se pagan una sola vez.
- Elige la segunda ciudad. [Bolonia](program:bologna) no es menos italiana que Roma.
- Pregunta por las becas antes de matricularte, no después: tu universidad, tu comunidad autónoma, Erasmus+ si estudias o haces prácticas en Europa. Los plazos vencen pronto y los formularios son más aburridos que difíciles.
- Si el visado permite trabajar, tómalo como un extra. Un plan que solo cuadra con un empleo que aún no tienes todavía no cuadra.

Después escríbelo todo en una hoja, cinco cajones, un total, y enséñasela a quien te vaya a ayudar a pagar. Es mejor conversación que la de la caja de zapatos.`,
      sources: [
        { title: 'Portal Europeo de la Juventud', url: 'https://europa.eu/youth' },
        {
          title: 'Servicio Español para la Internacionalización de la Educación (SEPIE)',
          url: 'https://www.sepie.es',
        },
        {
          title: 'Banco de España: portal del cliente bancario',
          url: 'https://clientebancario.bde.es',
        },
      ],
    },
    fr: {
      uid: 'combien-coute-vraiment-un-sejour-a-l-etranger',
      title: 'Ce que coûte vraiment un séjour à l’étranger',
      lead: 'Le prix affiché est la partie facile. Le reste n’est pas caché, seulement éparpillé : un timbre, une caution, un ticket de tram quarante fois de suite.',
      summary:
        'Calculer le coût d’un séjour à l’étranger : cinq tiroirs, une somme par semaine, les fuites à connaître et les dépenses qui en valent la peine.',
      body: `J’ai gardé dans une boîte à chaussures tous les tickets de mon premier trimestre à l’étranger. En décembre, je les ai renversés sur la table de la cuisine et triés. Le cours avait coûté ce qu’on m’avait dit. La chambre aussi. Ce que je n’avais pas vu venir, c’était un tas haut et mal rangé de petits papiers : cafés, adaptateurs, une deuxième couette, trois week-ends que j’appelais « pas vraiment un voyage ». Ce tas faisait le quart du total.

## Cinq tiroirs

Tous les séjours ont les cinq mêmes tiroirs. Mettez un chiffre dans chacun, même un mauvais chiffre, avant de comparer quoi que ce soit.

1. **Avant le départ.** Passeport, visa, traductions assermentées, vaccins, peut-être un ordinateur. Payé tôt, oublié tôt.
2. **Le trajet.** Le vol, mais aussi le bagage en soute, le train pour l’aéroport et le retour, le jour précis où tout le monde rentre.
3. **Le programme.** Ce que facture l’organisme. Lisez les deux listes, ce qui est compris et ce qui ne l’est pas, en commençant par la seconde.
4. **La vie sur place.** Nourriture, transports, téléphone, lessive, coiffeur. De petites sommes, chaque jour.
5. **Le matelas.** Un dixième de tout ce qui précède, mis à part, et pas pour les soirées. Il paie le téléphone cassé, le vol modifié, la caution rendue trois semaines trop tard.

Si deux offres sont très éloignées, la raison est presque toujours dans le troisième tiroir : l’une comprend les repas, l’assurance ou le trajet depuis l’aéroport, l’autre non. Nos listes figurent sur chaque programme, et la page [tarifs](page:prices) explique comment on paie.

## La somme de la semaine

Le quatrième tiroir fait peur parce qu’on essaie de le deviner. Mieux vaut le calculer.

Ouvrez le site d’un supermarché ordinaire de la ville où vous allez et remplissez un panier pour sept jours : pâtes, riz, œufs, légumes, fruits, café, lessive. Ajoutez l’abonnement de transport divisé par quatre. Ajoutez deux repas dehors et une place de cinéma. Ajoutez le forfait du téléphone. Puis demandez à quelqu’un qui vivait là-bas l’an dernier si vous avez perdu la raison.

Supposons 90 euros par semaine. Sur douze semaines, cela fait 1 080 euros, et 1 188 avec le matelas. C’est un exemple, pas une promesse : [Lisbonne](program:lisbon) et [Berlin](program:berlin) donneront d’autres chiffres, votre appétit aussi. Mais vous tenez maintenant un nombre qui a ses raisons.

Une correction, tout de même. Les deux premières semaines coûtent presque le double. On ne sait pas encore quelle boulangerie est bon marché, on prend le mauvais ticket, on mange dehors parce que la cuisine est pleine d’inconnus. C’est normal. Prévoyez-le, et cessez de vous en vouloir à la troisième.

## Par où l’argent s’en va

- **Le terminal qui parle votre langue.** Si un distributeur ou une caisse à l’étranger propose de vous débiter dans votre monnaie, refusez. Choisissez la monnaie locale et laissez votre banque convertir. Sinon, vous payez au taux qui plaît à la machine.
- **Les petits retraits.** Beaucoup de banques facturent chaque retrait. Retirez davantage, moins souvent, au distributeur d’une vraie banque.
- **Les cartes à commission.** Interrogez votre banque avant le départ, par écrit. Dans la zone euro, un paiement en euros dans un autre pays ne peut pas vous coûter plus cher que chez vous.
- **Le déjeuner.** Un sandwich chaque jour près de l’école pèse plus que bien des hausses de loyer. Le soir, cuisinez pour deux repas.
- **Les week-ends.** Personne ne les regrette. Donnez-leur simplement une ligne à eux, pour qu’ils ne mangent pas les courses.

## Là où il vaut la peine de dépenser

L’économie a une limite, et elle se trouve à trois endroits.

**L’assurance.** La carte européenne d’assurance maladie est gratuite et mérite sa place dans le portefeuille, les Britanniques ont la leur, mais aucune ne vous rapatrie après un accident ni ne paie une clinique privée. Lisez ce que dit votre contrat du sport, de la franchise et du numéro à appeler en premier.

**La distance.** Une chambre bon marché à une heure de l’école coûte deux heures par jour et toutes les soirées qui finissent après le dernier bus. Parcourez la carte avant de signer.

**Les gens.** Le club de foot, la chorale, le mur d’escalade. Ce sera l’argent le mieux dépensé du trimestre, car c’est là que se trouvent la langue et les amis.

## Payer moins sans recevoir moins

- Partez hors saison. La même chambre et le même professeur se trouvent plus facilement en octobre qu’en juillet.
- Restez plus longtemps au lieu de partir deux fois. Le vol, le visa et la quinzaine chère se paient une seule fois.
- Choisissez la deuxième ville. [Bologne](program:bologna) n’est pas moins italienne que Rome.
- Demandez les bourses avant de vous inscrire, pas après : l’université, Erasmus+ pour des études ou un stage en Europe, et la région, dont nous parlons dans [les aides](page:aides). Les dates limites tombent tôt, et les formulaires sont plus ennuyeux que difficiles.
- Là où le visa permet de travailler, comptez-le comme un supplément. Un budget qui ne tient qu’avec un emploi pas encore trouvé ne tient pas encore.

Puis écrivez le tout sur une feuille, cinq tiroirs, un total, et montrez-la à qui vous aide à payer. C’est une meilleure conversation que celle de la boîte à chaussures.`,
      sources: [
        { title: 'Erasmus+ France', url: 'https://info.erasmusplus.fr' },
        {
          title: 'Ameli, l’Assurance maladie : la carte européenne',
          url: 'https://www.ameli.fr',
        },
        {
          title:
            'Assurance Banque Épargne Info Service, le site de la Banque de France et de l’ACPR',
          url: 'https://www.abe-infoservice.fr',
        },
      ],
    },
  },
} satisfies Article;
