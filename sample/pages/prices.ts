import type { Page } from '../source.ts';

export default {
  key: 'prices',
  scenes: ['market-stalls'],
  text: {
    en: {
      uid: 'prices-and-scholarships',
      title: 'Prices and scholarships',
      lead: 'One price, in euros, with a list of what is in it and a second list of what is not. The second list is the one to read.',
      summary:
        'What is in a Farol price and what is not, when to pay, what changing your mind costs, and how to apply for one of our scholarships.',
      slices: [
        {
          slice: 'table',
          title: 'In the price, and beside it',
          head: ['What', 'In the price?', 'Otherwise, about'],
          rows: [
            ['Room or family, as described', 'Yes', '–'],
            ['Course, placement or project', 'Yes', '–'],
            ['Our coordinator and the emergency line', 'Yes', '–'],
            ['Being met on the day you arrive', 'In most programs', '€45'],
            ['Flights or trains', 'No', '€80 to €2,200'],
            ['Visa and residence permit', 'No', '€0 to €500'],
            ['Insurance', 'See the program', '€35 to €60 a month'],
            ['Pocket money', 'No', '€25 to €220 a week'],
          ],
          note: 'Each program’s page has the exact list. We take no commission on flights or insurance.',
        },
        {
          slice: 'text',
          body: `## When to pay

- **Language courses, volunteering, internships and summer camps:** a deposit of 20% when you sign, the rest 45 days before you leave. If we find you no internship, the deposit comes back.
- **School years and university semesters:** three parts. 10% on acceptance, 40% when your place is confirmed, the rest 45 days before you leave. If the visa is refused, you get back all but 300 euros.
- **Gap years:** 20% when you book, the rest 90 days before, because berths and guides are paid early.
- **Au pair:** a small part when you register, the rest once a family and you have said yes.

There is no enrollment fee and no charge for paying by card.

If you need smaller steps, ask Paulo. He splits most prices over up to ten months, without interest.`,
        },
        {
          slice: 'table',
          title: 'If you cannot go after all',
          head: ['When you tell us', 'What we keep'],
          rows: [
            ['Within 14 days of signing, before departure', 'Nothing'],
            ['45 days or more before', 'The deposit, at most 20%'],
            ['44 to 30 days before', '40%'],
            ['29 to 8 days before', '70%'],
            ['Later', '90%'],
          ],
          note: 'If someone takes your place, we keep 80 euros and no more. With a doctor’s note a camp costs you nothing up to 45 days before. If we cancel, you get everything back.',
        },
        {
          slice: 'text',
          body: `## Scholarships

Two cents of every euro we take go into a fund. It pays for three things:

- **Grants** of up to a fifth of the price, for families below an income threshold that depends on the country. Open for every program.
- **Two places at half price** on the [Patagonia route](program:patagonia) each year.
- **Three places at half price** for a school year in [Nelson](program:nelson) or [Lunenburg](program:lunenburg) each year.

Apply by 31 March or 30 September. You send proof of income and one page about what you want to do. Three former travelers read it without name or photograph. Need counts first, then the page; grades do not count. You have an answer within four weeks, and a reason if it is no.`,
        },
        {
          slice: 'questions',
          title: 'About money',
          questions: [
            {
              question: 'Why is there no discount for booking early?',
              answer:
                'Because someone else would pay for it. The price in February is the price in July.',
            },
            {
              question: 'What if I come home early?',
              answer:
                'Nights and courses we can still cancel are paid back. In a school year, unused weeks with the family are refunded after four weeks’ notice.',
            },
            {
              question: 'Can I keep my state grant?',
              answer:
                'Often, for university and internships. Ask your university before you sign. What a stay costs beyond our price is in [what it really costs](article:costs).',
            },
          ],
        },
      ],
    },
    pt: {
      uid: 'precos-e-bolsas',
      title: 'Preços e bolsas',
      lead: 'Um preço só, em euros, com uma lista do que entra e outra do que fica de fora. Leia sobretudo a segunda.',
      summary:
        'O que entra e o que não entra no preço da Farol, quando se paga, quanto custa desistir e como se candidatar a uma das nossas bolsas.',
      slices: [
        {
          slice: 'table',
          title: 'No preço, e fora dele',
          head: ['O quê', 'Está no preço?', 'Se não, cerca de'],
          rows: [
            ['Quarto ou família, como descrito', 'Sim', '–'],
            ['Curso, vaga ou projeto', 'Sim', '–'],
            ['Nosso coordenador e a linha de emergência', 'Sim', '–'],
            ['Alguém à espera no dia da chegada', 'Em quase todos', '€ 45'],
            ['Passagens de avião ou trem', 'Não', '€ 80 a € 2.200'],
            ['Visto e autorização de residência', 'Não', '€ 0 a € 500'],
            ['Seguro', 'Veja o programa', '€ 35 a € 60 por mês'],
            ['Dinheiro de bolso', 'Não', '€ 25 a € 220 por semana'],
          ],
          note: 'A lista exata está na página de cada programa. Não ganhamos comissão sobre passagem nem seguro.',
        },
        {
          slice: 'text',
          body: `## Quando se paga

- **Cursos de idiomas, voluntariado, estágios e acampamentos:** 20% de sinal ao assinar e o resto 45 dias antes da viagem. Se não acharmos um estágio para você, o sinal volta.
- **Anos escolares e semestres na universidade:** três partes. 10% ao ser aceito, 40% quando a vaga é confirmada e o resto 45 dias antes da viagem. Se o visto for negado, devolvemos tudo menos 300 euros.
- **Anos sabáticos:** 20% na reserva e o resto 90 dias antes, porque navio e guias se pagam cedo.
- **Au pair:** uma parte pequena na inscrição e o resto quando você e uma família tiverem dito sim.

Não há taxa de matrícula nem acréscimo no cartão.

Se precisar de parcelas menores, fale com o Paulo. Ele divide quase todos os preços em até dez meses, sem juros.`,
        },
        {
          slice: 'table',
          title: 'Se afinal não der para ir',
          head: ['Quando você avisa', 'Quanto fica com a gente'],
          rows: [
            ['Até 14 dias depois de assinar, antes da partida', 'Nada'],
            ['45 dias ou mais antes', 'O sinal, no máximo 20%'],
            ['De 44 a 30 dias antes', '40%'],
            ['De 29 a 8 dias antes', '70%'],
            ['Depois disso', '90%'],
          ],
          note: 'Se alguém ficar com a sua vaga, descontamos 80 euros e só. Com atestado médico, o acampamento não custa nada até 45 dias antes. Se nós cancelarmos, você recebe tudo de volta.',
        },
        {
          slice: 'text',
          body: `## Bolsas

Dois centavos de cada euro que entra vão para um fundo. Ele paga três coisas:

- **Auxílios** de até um quinto do preço, para famílias abaixo de um limite de renda que depende do país. Valem para todos os programas.
- **Duas vagas pela metade do preço** por ano na [rota da Patagônia](program:patagonia).
- **Três vagas pela metade do preço** por ano para estudar em [Nelson](program:nelson) ou em [Lunenburg](program:lunenburg).

Candidate-se até 31 de março ou 30 de setembro. Mande o comprovante de renda e uma página sobre o que quer fazer. Três ex-viajantes leem sem nome nem foto. Conta primeiro a necessidade, depois a página; notas não contam. A resposta sai em quatro semanas e, se for não, vem com o motivo.`,
        },
        {
          slice: 'questions',
          title: 'Sobre dinheiro',
          questions: [
            {
              question: 'Por que não há desconto para quem fecha cedo?',
              answer:
                'Porque outra pessoa pagaria por ele. O preço de fevereiro é o preço de julho.',
            },
            {
              question: 'E se eu voltar antes?',
              answer:
                'Devolvemos as noites e as aulas que ainda der para cancelar. No ano escolar, as semanas não usadas com a família são devolvidas com aviso de quatro semanas.',
            },
            {
              question: 'Posso manter a bolsa que já tenho?',
              answer:
                'Muitas vezes sim, em universidade e estágio. Pergunte à sua faculdade antes de assinar. O que se gasta além do nosso preço está em [quanto custa de verdade](article:costs).',
            },
          ],
        },
      ],
    },
    es: {
      uid: 'precios-y-becas',
      title: 'Precios y becas',
      lead: 'Un solo precio, en euros, con una lista de lo que entra y otra de lo que no. La que hay que leer es la segunda.',
      summary:
        'Qué entra y qué no entra en el precio de Farol, cuándo se paga, cuánto cuesta echarse atrás y cómo pedir una de nuestras becas.',
      slices: [
        {
          slice: 'table',
          title: 'En el precio, y aparte',
          head: ['Qué', '¿Va en el precio?', 'Si no, unos'],
          rows: [
            ['Habitación o familia, tal como se describe', 'Sí', '–'],
            ['Curso, plaza o proyecto', 'Sí', '–'],
            ['Nuestro coordinador y el teléfono de emergencias', 'Sí', '–'],
            ['Alguien que te espera el día de llegada', 'En casi todos', '45 €'],
            ['Vuelos o trenes', 'No', 'De 80 a 2.200 €'],
            ['Visado y permiso de residencia', 'No', 'De 0 a 500 €'],
            ['Seguro', 'Según el programa', 'De 35 a 60 € al mes'],
            ['Dinero de bolsillo', 'No', 'De 25 a 220 € a la semana'],
          ],
          note: 'La lista exacta está en la página de cada programa. No cobramos comisión por vuelos ni seguros.',
        },
        {
          slice: 'text',
          body: `## Cuándo se paga

- **Cursos de idiomas, voluntariado, prácticas y campamentos:** una señal del 20 % al firmar y el resto 45 días antes de salir. Si no te encontramos prácticas, recuperas la señal.
- **Cursos escolares y semestres universitarios:** tres plazos. El 10 % al ser admitido, el 40 % cuando se confirma la plaza y el resto 45 días antes de salir. Si te deniegan el visado, devolvemos todo menos 300 euros.
- **Años sabáticos:** el 20 % al reservar y el resto 90 días antes, porque el barco y los guías se pagan pronto.
- **Au pair:** una parte pequeña al inscribirte y el resto cuando una familia y tú os habéis dicho que sí.

No hay matrícula ni recargo por tarjeta.

Si necesitas plazos más pequeños, habla con Paulo. Reparte casi todos los precios hasta en diez meses, sin intereses.`,
        },
        {
          slice: 'table',
          title: 'Si al final no puedes ir',
          head: ['Cuándo nos avisas', 'Qué nos quedamos'],
          rows: [
            ['En los 14 días tras la firma, antes de salir', 'Nada'],
            ['45 días o más antes', 'La señal, como mucho el 20 %'],
            ['Entre 44 y 30 días antes', '40 %'],
            ['Entre 29 y 8 días antes', '70 %'],
            ['Más tarde', '90 %'],
          ],
          note: 'Si alguien ocupa tu plaza, nos quedamos 80 euros y nada más. Con justificante médico, un campamento no cuesta nada hasta 45 días antes. Si cancelamos nosotros, se te devuelve todo.',
        },
        {
          slice: 'text',
          body: `## Becas

Dos céntimos de cada euro que ingresamos van a un fondo. Con él se pagan tres cosas:

- **Ayudas** de hasta la quinta parte del precio, para familias por debajo de un umbral de renta que depende del país. Sirven para todos los programas.
- **Dos plazas a mitad de precio** al año en la [ruta de la Patagonia](program:patagonia).
- **Tres plazas a mitad de precio** al año para un curso en [Nelson](program:nelson) o en [Lunenburg](program:lunenburg).

Se piden hasta el 31 de marzo o el 30 de septiembre. Mandas un justificante de ingresos y una página sobre lo que quieres hacer. La leen tres antiguos viajeros, sin nombre ni foto. Cuenta primero la necesidad y después la página; las notas no cuentan. La respuesta llega en cuatro semanas y, si es que no, con el motivo.`,
        },
        {
          slice: 'questions',
          title: 'Sobre el dinero',
          questions: [
            {
              question: '¿Por qué no hay descuento por reservar pronto?',
              answer: 'Porque lo pagaría otra persona. El precio de febrero es el de julio.',
            },
            {
              question: '¿Y si vuelvo antes?',
              answer:
                'Devolvemos las noches y las clases que aún se puedan anular. En un curso escolar, las semanas con la familia que no uses se devuelven avisando con cuatro semanas.',
            },
            {
              question: '¿Puedo conservar mi beca del Estado?',
              answer:
                'Muchas veces sí, en universidad y prácticas. Pregunta en tu universidad antes de firmar. Lo que se gasta aparte está en [lo que cuesta de verdad](article:costs).',
            },
          ],
        },
      ],
    },
    fr: {
      uid: 'tarifs-et-bourses',
      title: 'Tarifs et bourses',
      lead: 'Un seul prix, en euros, avec une liste de ce qui est compris et une autre de ce qui ne l’est pas. C’est la seconde qu’il faut lire.',
      summary:
        'Ce que comprend un prix Farol et ce qu’il ne comprend pas, quand payer, ce que coûte un renoncement, et comment demander une bourse.',
      slices: [
        {
          slice: 'table',
          title: 'Dans le prix, et à côté',
          head: ['Quoi', 'Dans le prix ?', 'Sinon, environ'],
          rows: [
            ['Chambre ou famille, comme décrit', 'Oui', '–'],
            ['Cours, stage ou projet', 'Oui', '–'],
            ['Notre coordinateur et le numéro d’urgence', 'Oui', '–'],
            ['L’accueil le jour de l’arrivée', 'Presque partout', '45 €'],
            ['Avion ou train', 'Non', '80 à 2 200 €'],
            ['Visa et titre de séjour', 'Non', '0 à 500 €'],
            ['Assurance', 'Selon le programme', '35 à 60 € par mois'],
            ['Argent de poche', 'Non', '25 à 220 € par semaine'],
          ],
          note: 'La liste exacte figure sur la page de chaque programme. Nous ne touchons rien sur les vols ni sur les assurances.',
        },
        {
          slice: 'text',
          body: `## Quand payer

- **Séjours linguistiques, volontariat, stages et colonies de vacances :** un acompte de 20 % à la signature, le reste 45 jours avant le départ. Si nous ne trouvons pas de stage, l’acompte vous est rendu.
- **Années scolaires et semestres universitaires :** trois versements. 10 % à l’admission, 40 % à la confirmation de la place, le reste 45 jours avant le départ. En cas de refus de visa, nous rendons tout sauf 300 euros.
- **Années de césure :** 20 % à la réservation, le reste 90 jours avant, car le navire et les guides se paient tôt.
- **Au pair :** une petite part à l’inscription, le reste quand une famille et vous vous êtes dit oui.

Il n’y a ni frais d’inscription, ni supplément pour la carte bancaire.

S’il vous faut des étapes plus petites, parlez-en à Paulo. Il étale presque tous les prix sur dix mois au plus, sans intérêts.`,
        },
        {
          slice: 'table',
          title: 'Si vous ne pouvez plus partir',
          head: ['Quand vous nous prévenez', 'Ce que nous gardons'],
          rows: [
            ['Dans les 14 jours après la signature, avant le départ', 'Rien'],
            ['45 jours avant, ou plus', 'L’acompte, 20 % au plus'],
            ['De 44 à 30 jours avant', '40 %'],
            ['De 29 à 8 jours avant', '70 %'],
            ['Plus tard', '90 %'],
          ],
          note: 'Si quelqu’un prend votre place, nous gardons 80 euros, pas davantage. Avec un certificat médical, un camp ne vous coûte rien jusqu’à 45 jours avant. Si nous annulons, tout vous est rendu.',
        },
        {
          slice: 'text',
          body: `## Les bourses

Sur chaque euro reçu, deux centimes vont à un fonds. Il finance trois choses :

- **Des aides** allant jusqu’à un cinquième du prix, pour les familles sous un plafond de revenus qui dépend du pays. Elles valent pour tous les programmes.
- **Deux places à moitié prix** par an sur la [route de Patagonie](program:patagonia).
- **Trois places à moitié prix** par an pour une année scolaire à [Nelson](program:nelson) ou à [Lunenburg](program:lunenburg).

La demande se fait avant le 31 mars ou le 30 septembre. Envoyez un justificatif de revenus et une page sur ce que vous voulez faire. Trois anciens voyageurs la lisent sans nom ni photo. Le besoin compte d’abord, la page ensuite ; les notes ne comptent pas. Vous avez une réponse en quatre semaines, et une raison si c’est non. Des aides publiques s’y ajoutent parfois : voyez les [aides régionales](page:aides).`,
        },
        {
          slice: 'questions',
          title: 'À propos d’argent',
          questions: [
            {
              question: 'Pourquoi pas de réduction pour qui réserve tôt ?',
              answer:
                'Parce que quelqu’un d’autre la paierait. Le prix de février est celui de juillet.',
            },
            {
              question: 'Et si je rentre plus tôt ?',
              answer:
                'Les nuits et les cours encore annulables vous sont remboursés. Pour une année scolaire, les semaines non passées en famille le sont avec un préavis de quatre semaines.',
            },
            {
              question: 'Puis-je garder ma bourse d’études ?',
              answer:
                'Souvent oui, pour l’université et les stages. Demandez à votre établissement avant de signer. Ce que l’on dépense en plus se trouve dans [ce que coûte vraiment un séjour](article:costs).',
            },
          ],
        },
      ],
    },
  },
} satisfies Page;
