import type { Program } from '../source.ts';

export default {
  key: 'mindo',
  kind: 'volunteering',
  continents: ['south_america'],
  countries: ['EC'],
  place: {
    en: 'Mindo, Ecuador',
    pt: 'Mindo, Equador',
    es: 'Mindo, Ecuador',
    fr: 'Mindo, Équateur',
  },
  stops: [
    {
      name: { en: 'Mindo', pt: 'Mindo', es: 'Mindo', fr: 'Mindo' },
      latitude: -0.0488,
      longitude: -78.7752,
    },
    {
      name: {
        en: 'Pululahua crater',
        pt: 'Cratera do Pululahua',
        es: 'Cráter del Pululahua',
        fr: 'Cratère du Pululahua',
      },
      latitude: 0.038,
      longitude: -78.463,
    },
    {
      name: { en: 'Quito', pt: 'Quito', es: 'Quito', fr: 'Quito' },
      latitude: -0.2202,
      longitude: -78.5123,
    },
    {
      name: {
        en: 'Cotopaxi National Park',
        pt: 'Parque Nacional Cotopaxi',
        es: 'Parque Nacional Cotopaxi',
        fr: 'Parc national du Cotopaxi',
      },
      latitude: -0.6149,
      longitude: -78.4747,
    },
  ],
  weeks: { min: 4, max: 12 },
  departures: [
    { month: 1, day: 19, weeks: 4, places: 'open' },
    { month: 3, day: 30, weeks: 8, places: 'open' },
    { month: 6, day: 22, weeks: 4, places: 'few' },
    { month: 8, day: 10, weeks: 4, places: 'few' },
    { month: 9, day: 28, weeks: 12, places: 'open' },
  ],
  ages: { min: 18, max: 35 },
  price: { from: 1890, currency: 'EUR' },
  longerStays: [
    { weeks: 8, amount: 3130 },
    { weeks: 12, amount: 4370 },
  ],
  extras: [
    {
      name: {
        en: 'Each further week, up to twelve',
        pt: 'Cada semana a mais, até doze',
        es: 'Cada semana más, hasta doce',
        fr: 'Chaque semaine supplémentaire, jusqu’à douze',
      },
      amount: 310,
    },
    {
      name: {
        en: 'Spanish lessons in the village, ten hours one to one',
        pt: 'Aulas particulares de espanhol na vila, dez horas',
        es: 'Clases particulares de español en el pueblo, diez horas',
        fr: 'Cours particuliers d’espagnol au village, dix heures',
      },
      amount: 130,
    },
    {
      name: {
        en: 'A week with a growers’ family instead of at the station',
        pt: 'Uma semana na casa de uma família de produtores, em vez da estação',
        es: 'Una semana en casa de una familia de productores, en lugar de la estación',
        fr: 'Une semaine chez une famille de producteurs plutôt qu’à la station',
      },
      amount: 60,
    },
    {
      name: {
        en: 'Private transfer from Quito airport at night',
        pt: 'Traslado particular do aeroporto de Quito à noite',
        es: 'Traslado privado desde el aeropuerto de Quito de noche',
        fr: 'Transfert privé de nuit depuis l’aéroport de Quito',
      },
      amount: 85,
    },
  ],
  languages: ['spanish', 'english'],
  accommodation: ['lodge', 'host_family'],
  group: { min: 4, max: 10 },
  scenes: ['mindo-cloud-forest', 'mindo-volcano'],
  itinerary: [
    { unit: 'day', from: 1, to: 2 },
    { unit: 'day', from: 3, to: 5 },
    { unit: 'day', from: 6, to: 7 },
    { unit: 'day', from: 8, to: 12 },
    { unit: 'day', from: 13, to: 14 },
    { unit: 'day', from: 15, to: 19 },
    { unit: 'day', from: 20, to: 21 },
    { unit: 'day', from: 22, to: 26 },
    { unit: 'day', from: 27, to: 28 },
  ],
  tags: ['mountains', 'wildlife', 'daily-life'],
  relatedPrograms: ['boa-vista', 'patagonia', 'buenos-aires'],
  relatedArticles: ['volunteering-well', 'packing', 'safety'],
  text: {
    en: {
      uid: 'cloud-forest-volunteering-mindo-ecuador',
      title: 'Cloud forest volunteering in Mindo',
      tagline:
        'Four weeks of seedlings, bird counts and cacao, on the wet green side of the Andes.',
      summary:
        'Volunteer in the cloud forest of Mindo, Ecuador: four weeks or more of tree planting, bird counts and shade cacao, led by local biologists and growers.',
      highlights: [
        {
          title: 'Up before the birds',
          text: 'At five in the morning you stand in the dark while male cocks-of-the-rock, red as paint, squabble over a branch. You count them.',
        },
        {
          title: 'Trees with a number',
          text: 'Every seedling you plant is tagged and measured again each half year. You get the figures, including how many died.',
        },
        {
          title: 'Chocolate from the pod',
          text: 'Pick, ferment, dry, roast, grind: one week follows cacao with the families who live from it.',
        },
        {
          title: 'Led by people from here',
          text: 'Three Ecuadorian biologists and eleven growers decide what is done. We carry, dig, count and learn.',
        },
      ],
      overview: `Mindo lies at about 1,250 meters on the western slope of the Andes, two hours by bus from Quito and a different world from it. Clouds come up the valley after lunch and sit in the trees. Everything drips, everything grows: orchids on fence posts, ferns on roofs, moss on any boot left outside. Several hundred kinds of bird live within a morning’s walk, and toucans argue above the soccer field.

Much of the slope was cut for pasture two generations ago. The Quebrada Azul reserve, our partner, is putting forest back, strip by strip, so that animals can move between the pieces that remain. That takes seedlings, machetes, patience and data. In the mornings you work in the nursery, plant, clear trails or walk the bird transects with Rosa, Wilmer and Andrés, the three biologists. One week you spend with the growers of the Los Guarumos cooperative, who raise cacao and coffee under shade trees and sell a better crop for it.

What it is not: you will not cuddle an animal, teach a class or replace anybody who would be paid. The work is muddy, repetitive, often wet. Some days you plant two hundred trees in the rain and see no bird at all. Read [how we choose our projects](article:volunteering-well) before you decide. We would rather you stayed at home than came with the wrong picture.`,
      itinerary: [
        {
          title: 'Quito, slowly',
          text: 'We meet you at the airport and you sleep at 2,850 meters, so no running. A walk through the old town on the second morning, then the bus down into the green.',
        },
        {
          title: 'Learning the place',
          text: 'Boots, machete, safety talk, the names of twenty trees. Rosa shows you the nursery and how to prick out a seedling without breaking the root. First swim in the river, which is cold.',
        },
        {
          title: 'First weekend',
          text: 'Saturday at dawn at the display ground of the cock-of-the-rock, then coffee and nothing at all. On Sunday the village plays soccer and you are needed in goal.',
        },
        {
          title: 'Nursery and planting',
          text: 'Five mornings of filling bags, carrying trays up the hill and putting trees in the ground, about forty each a day. Afternoons for entering data, Spanish or a hammock.',
        },
        {
          title: 'Into a volcano',
          text: 'Down the footpath into the Pululahua crater, whose floor is farmed. The line of the equator runs just south of it. A night in a guest house in the valley.',
        },
        {
          title: 'With the growers',
          text: 'A week with the cooperative: pruning shade trees, opening pods, turning beans in the fermenting boxes. Lunch at a different farm each day, and a bar of chocolate that is partly yours.',
        },
        {
          title: 'High country',
          text: 'A weekend in Quito and, if the volcano authority allows, a day in Cotopaxi National Park: wild horses, a lagoon at 3,800 meters, a white cone when it cares to show itself.',
        },
        {
          title: 'Counting',
          text: 'Bird transects at sunrise, camera traps to empty, last year’s trees to measure. You learn what the numbers say and how sure one can be of them.',
        },
        {
          title: 'Handing over',
          text: 'You present the month’s results to the team and the growers, in whatever Spanish you have. A fire, a guitar, too much soup. On the last day we take you to Quito.',
        },
      ],
      included: [
        'Transfer from Quito airport by day, and back at the end',
        'First night in Quito, then a bed at the reserve’s field station',
        'Three meals a day, vegetarian on request, lunch in the field included',
        'Training, tools, rain poncho and rubber boots on loan',
        'Weekend trips to Pululahua and to Quito with Cotopaxi',
        'A contribution of 420 euros to the reserve and the cooperative',
        'A Farol coordinator in Mindo and an emergency number answered at all hours',
        'A certificate stating hours and tasks',
      ],
      notIncluded: [
        'Flights to and from Quito',
        'Travel and health insurance with evacuation, required',
        'Vaccinations and any visa fee',
        'Drinks, snacks and outings of your own, 25 to 40 euros a week',
        'Work clothes that may be ruined, and will be',
      ],
      requirements: [
        'Between 18 and 35 on the day of arrival',
        'Fit enough to walk three hours uphill with a small pack',
        'Basic Spanish, A2, or the ten lessons before you start',
        'A tetanus vaccination in date, and travel-health advice taken six weeks before',
        'A passport valid six months beyond your arrival',
        'Willing to rise at half past four twice a week',
      ],
      safety: `Parts of Ecuador have serious trouble with organized crime, mostly on the coast and near the Colombian border. We do not go there and neither do you while in our care. Mindo is a village where people know whose guest you are. In Quito you stay with the group after dark and use only taxis ordered by us. We read the official advice each week and postpone a departure when it changes.

In the forest nobody works alone, and every team carries a radio and a first-aid kit. Snakes exist, boots are worn, and we have not had a bite. The health post in the village treats small things. The hospitals of Quito are two hours away. Our rules in full: [safety at Farol](page:safety).`,
      accommodation: `The field station is a wooden house on stilts, twenty-five minutes’ walk above the village, with five rooms for two to four people, mosquito nets and a long porch. Showers are warm when the sun has been out. There is electricity, and internet in the kitchen only, which most people come to like. Nothing dries in the wet months, so bring less cotton than you think. Doña Marta cooks: rice, beans, plantain, river trout on Fridays. You wash your own plate and take turns to sweep.`,
      price: `From €1,890 for four weeks, everything under “included” covered. Of that, 420 euros goes straight to the reserve and the cooperative, 690 to bed and board, the rest to training, transport, outings, our coordinator and the office. A deposit of 20% holds your place; the balance is due 45 days before you leave. If we have to cancel, you get all of it back. More on the [prices page](page:prices).`,
      stories: [
        {
          quote:
            'I thought I would come back having saved something. I came back knowing how to fill eight hundred bags with soil, and that sixty-one per cent of last year’s trees are alive. I like that better.',
          name: 'Lucie',
          detail: 'From Nantes, four weeks in June',
          portrait: 'lucie',
        },
        {
          quote:
            'It rained for eleven days. On the twelfth the sun came out during the transect and there were thirty-four species before breakfast. Wilmer just said: you see.',
          name: 'Mateo',
          detail: 'From Valencia, eight weeks from March',
          portrait: 'mateo',
        },
      ],
      questions: [
        {
          question: 'Why do I pay to volunteer?',
          answer:
            'Because you cost something: bed, food, training, transport, a biologist’s time. A reserve that has to feed you for nothing is poorer for your visit. The price shows where each part goes.',
        },
        {
          question: 'Will I work with animals?',
          answer:
            'You will watch, count and film them. Nobody touches, feeds or holds one. If a bird is caught for ringing, it is done by a licensed biologist while you write down the figures.',
        },
        {
          question: 'When does it rain?',
          answer:
            'Most between January and May, least from June to September, and a little on almost any afternoon. The wet months are the best for planting, the dry ones for walking.',
        },
        {
          question: 'Do I need a visa?',
          answer:
            'It depends on your passport, the length of your stay and how Ecuador classes it. We tell you in writing which permit applies and prepare the letter from the reserve. Begin with [our guide to visas](article:visas).',
        },
        {
          question: 'Is the altitude a problem?',
          answer:
            'Mindo is low enough for nearly everybody. Quito is not: take the first two days gently, drink water, go without alcohol. Cotopaxi comes in the third week for that reason.',
        },
      ],
    },
    pt: {
      uid: 'voluntariado-floresta-nebular-mindo-equador',
      title: 'Voluntariado na floresta nebular de Mindo',
      tagline:
        'Quatro semanas de mudas, contagem de aves e cacau, no lado úmido e verde dos Andes.',
      summary:
        'Voluntariado na floresta nebular de Mindo, no Equador: quatro semanas ou mais de plantio, contagem de aves e cacau, com biólogos e produtores locais.',
      highlights: [
        {
          title: 'De pé antes dos pássaros',
          text: 'Às cinco da manhã você fica no escuro enquanto os galos-da-serra, de um vermelho de tinta, brigam por um galho. O seu papel é contá-los.',
        },
        {
          title: 'Árvore com número',
          text: 'Cada muda que você planta recebe uma etiqueta e é medida de novo a cada seis meses. Você recebe os dados, inclusive quantas morreram.',
        },
        {
          title: 'Chocolate desde o fruto',
          text: 'Colher, fermentar, secar, torrar, moer: uma semana inteira atrás do cacau, com as famílias que vivem dele.',
        },
        {
          title: 'Quem manda é gente daqui',
          text: 'Três biólogos equatorianos e onze produtores decidem o que se faz. A gente carrega, cava, conta e aprende.',
        },
      ],
      overview: `Mindo fica a uns 1.250 metros, na encosta oeste dos Andes, a duas horas de ônibus de Quito e num mundo bem diferente. Depois do almoço as nuvens sobem o vale e se sentam nas árvores. Tudo pinga, tudo cresce: orquídea em mourão de cerca, samambaia no telhado, musgo na bota que ficou do lado de fora. Há centenas de espécies de aves à distância de uma manhã de caminhada, e tucanos batem boca em cima do campo de futebol.

Boa parte da encosta virou pasto há duas gerações. A reserva Quebrada Azul, nossa parceira, está devolvendo a floresta, faixa por faixa, para que os bichos possam passar de um pedaço a outro. Isso pede mudas, facão, paciência e dados. De manhã você trabalha no viveiro, planta, abre trilha ou percorre os transectos de aves com a Rosa, o Wilmer e o Andrés, os três biólogos. Uma das semanas é com os produtores da cooperativa Los Guarumos, que cultivam cacau e café à sombra de outras árvores e, por isso, vendem melhor.

O que isto não é: você não vai abraçar bicho, dar aula nem ocupar o lugar de quem receberia salário. O trabalho é enlameado, repetitivo e quase sempre molhado. Há dias de duzentas mudas na chuva e nenhum pássaro. Leia [como escolhemos os projetos](article:volunteering-well) antes de decidir. Preferimos que você fique em casa a que venha com a imagem errada.`,
      itinerary: [
        {
          title: 'Quito, devagar',
          text: 'Esperamos você no aeroporto e a primeira noite é a 2.850 metros, então nada de correr. Na segunda manhã, uma caminhada pelo centro antigo. Depois, o ônibus desce para o verde.',
        },
        {
          title: 'Conhecer o lugar',
          text: 'Bota, facão, conversa sobre segurança, o nome de vinte árvores. A Rosa mostra o viveiro e como transplantar uma muda sem quebrar a raiz. Primeiro banho de rio, que é gelado.',
        },
        {
          title: 'Primeiro fim de semana',
          text: 'Sábado ao amanhecer na arena dos galos-da-serra, depois café e mais nada. No domingo a vila joga bola, e está faltando goleiro.',
        },
        {
          title: 'Viveiro e plantio',
          text: 'Cinco manhãs enchendo saquinhos, subindo o morro com bandejas e pondo árvore no chão, umas quarenta por pessoa ao dia. À tarde, planilha, espanhol ou rede.',
        },
        {
          title: 'Dentro de um vulcão',
          text: 'A trilha desce para a cratera do Pululahua, cujo fundo é plantado. A linha do equador passa logo ao sul. Uma noite numa pousada do vale.',
        },
        {
          title: 'Com os produtores',
          text: 'Uma semana na cooperativa: podar as árvores de sombra, abrir os frutos, revirar as amêndoas nos caixotes de fermentação. Almoço cada dia num sítio, e uma barra de chocolate que é um pouco sua.',
        },
        {
          title: 'Lá em cima',
          text: 'Fim de semana em Quito e, se o órgão que vigia o vulcão permitir, um dia no Parque Nacional Cotopaxi: cavalos soltos, uma lagoa a 3.800 metros, um cone branco quando ele resolve aparecer.',
        },
        {
          title: 'Contar',
          text: 'Transectos de aves ao nascer do sol, armadilhas fotográficas para esvaziar, as árvores do ano passado para medir. Você aprende o que os números dizem e até onde dá para confiar neles.',
        },
        {
          title: 'Passar adiante',
          text: 'Você apresenta os resultados do mês à equipe e aos produtores, no espanhol que tiver. Fogueira, violão, sopa demais. No último dia levamos você a Quito.',
        },
      ],
      included: [
        'Traslado de dia do aeroporto de Quito, e de volta no fim',
        'Primeira noite em Quito e depois cama na estação de campo da reserva',
        'Três refeições por dia, vegetarianas se você pedir, com almoço no campo',
        'Treinamento, ferramentas, capa de chuva e botas de borracha emprestadas',
        'Passeios de fim de semana a Pululahua e a Quito com Cotopaxi',
        'Contribuição de 420 euros para a reserva e a cooperativa',
        'Coordenação da Farol em Mindo e telefone de emergência a qualquer hora',
        'Certificado com horas e tarefas',
      ],
      notIncluded: [
        'Passagem aérea de ida e volta a Quito',
        'Seguro de viagem e saúde com remoção, obrigatório',
        'Vacinas e eventual taxa de visto',
        'Bebidas, lanches e passeios por conta própria, de 25 a 40 euros por semana',
        'Roupa de trabalho que possa estragar, porque vai',
      ],
      requirements: [
        'Ter entre 18 e 35 anos no dia da chegada',
        'Fôlego para subir três horas com uma mochila pequena',
        'Espanhol básico, A2, ou as dez aulas antes de começar',
        'Vacina de tétano em dia e consulta de saúde do viajante seis semanas antes',
        'Passaporte válido por seis meses a partir da chegada',
        'Disposição para acordar às quatro e meia duas vezes por semana',
      ],
      safety: `Há partes do Equador com problemas sérios de crime organizado, sobretudo no litoral e perto da fronteira com a Colômbia. Não vamos lá, e você também não vai enquanto estiver com a gente. Mindo é uma vila onde todo mundo sabe de quem você é hóspede. Em Quito, depois que escurece, o grupo anda junto e só usa táxi chamado por nós. Lemos os avisos oficiais toda semana e adiamos a partida quando eles mudam.

Na floresta ninguém trabalha só, e cada equipe leva rádio e estojo de primeiros socorros. Cobra existe, bota é obrigatória, e até hoje não houve picada. O posto de saúde da vila resolve o que é pequeno. Os hospitais de Quito ficam a duas horas. Todas as regras: [segurança na Farol](page:safety).`,
      accommodation: `A estação de campo é uma casa de madeira sobre estacas, a vinte e cinco minutos a pé acima da vila, com cinco quartos para duas a quatro pessoas, mosquiteiros e uma varanda comprida. O banho é quente quando fez sol. Há luz, e internet só na cozinha, coisa de que quase todo mundo acaba gostando. Nos meses de chuva nada seca, então traga menos algodão do que imagina. Quem cozinha é a dona Marta: arroz, feijão, banana-da-terra, truta de rio às sextas. Cada um lava o próprio prato e varre na sua vez.`,
      price: `A partir de € 1.890 por quatro semanas, com tudo o que está em “incluído”. Desse valor, 420 euros vão direto para a reserva e a cooperativa, 690 para cama e comida, e o resto para treinamento, transporte, passeios, a nossa coordenação e o escritório. Uma entrada de 20% garante a vaga; o restante é pago até 45 dias antes da viagem. Se formos nós a cancelar, devolvemos tudo. Mais na página de [preços](page:prices).`,
      stories: [
        {
          quote:
            'Achei que ia voltar tendo salvado alguma coisa. Voltei sabendo encher oitocentos saquinhos de terra e que sessenta e um por cento das árvores do ano passado estão vivas. Prefiro assim.',
          name: 'Lucie',
          detail: 'De Nantes, quatro semanas em junho',
          portrait: 'lucie',
        },
        {
          quote:
            'Choveu onze dias. No décimo segundo o sol abriu no meio do transecto e foram trinta e quatro espécies antes do café. O Wilmer só disse: está vendo.',
          name: 'Mateo',
          detail: 'De Valência, oito semanas a partir de março',
          portrait: 'mateo',
        },
      ],
      questions: [
        {
          question: 'Por que pago para ser voluntário?',
          answer:
            'Porque você custa: cama, comida, treinamento, transporte, o tempo de um biólogo. Uma reserva que precisa sustentar visita de graça sai perdendo. No preço está escrito para onde vai cada parte.',
        },
        {
          question: 'Vou trabalhar com animais?',
          answer:
            'Vai observar, contar e filmar. Ninguém toca, alimenta nem segura bicho. Se uma ave é capturada para anilhamento, quem faz isso é um biólogo licenciado, e você anota as medidas.',
        },
        {
          question: 'Quando chove?',
          answer:
            'Mais entre janeiro e maio, menos de junho a setembro, e um pouco em quase toda tarde. Os meses molhados são os melhores para plantar; os secos, para caminhar.',
        },
        {
          question: 'Preciso de visto?',
          answer:
            'Depende do seu passaporte, do tempo de estadia e de como o Equador a enquadra. Dizemos por escrito qual é a autorização certa e preparamos a carta da reserva. Comece pelo [nosso guia de vistos](article:visas).',
        },
        {
          question: 'A altitude atrapalha?',
          answer:
            'Mindo é baixo o bastante para quase todo mundo. Quito não é: passe os dois primeiros dias com calma, beba água, deixe o álcool de lado. É por isso que Cotopaxi fica para a terceira semana.',
        },
      ],
    },
    es: {
      uid: 'voluntariado-bosque-nublado-mindo-ecuador',
      title: 'Voluntariado en el bosque nublado de Mindo',
      tagline:
        'Cuatro semanas de plantones, censos de aves y cacao, en la ladera verde y húmeda de los Andes.',
      summary:
        'Voluntariado en el bosque nublado de Mindo, Ecuador: cuatro semanas o más de plantación, censos de aves y cacao, con biólogos y agricultores locales.',
      highlights: [
        {
          title: 'En pie antes que los pájaros',
          text: 'A las cinco de la mañana esperas a oscuras mientras los gallos de la peña, rojos como recién pintados, se disputan una rama. A ti te toca contarlos.',
        },
        {
          title: 'Árboles con número',
          text: 'Cada plantón lleva una etiqueta y se vuelve a medir cada seis meses. Te mandamos las cifras, también la de los que no salieron.',
        },
        {
          title: 'Chocolate desde la mazorca',
          text: 'Recoger, fermentar, secar, tostar, moler: una semana detrás del cacao con las familias que viven de él.',
        },
        {
          title: 'Decide la gente de aquí',
          text: 'Tres biólogos ecuatorianos y once agricultores dicen qué se hace. Nosotros cargamos, cavamos, contamos y aprendemos.',
        },
      ],
      overview: `Mindo está a unos 1.250 metros, en la vertiente occidental de los Andes, a dos horas de Quito en autobús y en otro mundo. Después de comer, las nubes suben por el valle y se sientan en los árboles. Todo gotea y todo crece: orquídeas en los postes, helechos en los tejados, musgo en la bota que se queda fuera. Hay varios cientos de especies de aves a una mañana de camino, y los tucanes discuten encima del campo de fútbol.

Buena parte de la ladera se taló para pastos hace dos generaciones. La reserva Quebrada Azul, nuestra socia, está devolviendo el bosque franja a franja, para que los animales puedan pasar de un resto a otro. Hacen falta plantones, machetes, paciencia y datos. Por la mañana trabajas en el vivero, plantas, abres senderos o recorres los transectos de aves con Rosa, Wilmer y Andrés, los tres biólogos. Una de las semanas es para los agricultores de la cooperativa Los Guarumos, que cultivan cacao y café a la sombra y por eso los venden mejor.

Lo que no es: no vas a abrazar animales, ni a dar clase, ni a quitarle el puesto a quien cobraría por él. El trabajo es embarrado, repetitivo y a menudo mojado. Hay días de doscientos árboles bajo la lluvia y ni un pájaro. Lee [cómo elegimos los proyectos](article:volunteering-well) antes de decidirte. Preferimos que te quedes en casa a que vengas con una idea equivocada.`,
      itinerary: [
        {
          title: 'Quito, despacio',
          text: 'Te esperamos en el aeropuerto y duermes a 2.850 metros, así que nada de correr. La segunda mañana, un paseo por el centro histórico, y luego el autobús que baja hacia lo verde.',
        },
        {
          title: 'Conocer el sitio',
          text: 'Botas, machete, charla de seguridad, el nombre de veinte árboles. Rosa te enseña el vivero y cómo trasplantar sin romper la raíz. Primer baño en el río, que está helado.',
        },
        {
          title: 'Primer fin de semana',
          text: 'El sábado, al alba, en el cantadero del gallo de la peña. Después, café y nada más. El domingo el pueblo juega al fútbol y falta portero.',
        },
        {
          title: 'Vivero y plantación',
          text: 'Cinco mañanas de llenar bolsas, subir bandejas y meter árboles en la tierra, unos cuarenta por persona y día. Por la tarde, hoja de datos, español o hamaca.',
        },
        {
          title: 'Dentro de un volcán',
          text: 'Bajamos por el sendero al cráter del Pululahua, que tiene el fondo cultivado. La línea del ecuador pasa justo al sur. Una noche en una casa de huéspedes del valle.',
        },
        {
          title: 'Con los agricultores',
          text: 'Una semana en la cooperativa: podar los árboles de sombra, abrir mazorcas, remover el grano en los cajones de fermentar. Cada día se come en una finca, y sales con una tableta que es un poco tuya.',
        },
        {
          title: 'Tierra alta',
          text: 'Fin de semana en Quito y, si quienes vigilan el volcán lo permiten, un día en el Parque Nacional Cotopaxi: caballos sueltos, una laguna a 3.800 metros y un cono blanco cuando le da por asomar.',
        },
        {
          title: 'Contar',
          text: 'Transectos de aves al salir el sol, cámaras trampa que vaciar, los árboles del año pasado por medir. Aprendes lo que dicen los números y hasta dónde hay que creérselos.',
        },
        {
          title: 'El relevo',
          text: 'Presentas los resultados del mes al equipo y a los agricultores, con el español que tengas. Hoguera, guitarra, demasiada sopa. El último día te llevamos a Quito.',
        },
      ],
      included: [
        'Traslado de día desde el aeropuerto de Quito, y de vuelta al final',
        'Primera noche en Quito y después cama en la estación de campo de la reserva',
        'Tres comidas al día, vegetarianas si las pides, con almuerzo en el campo',
        'Formación, herramientas, poncho de agua y botas de goma en préstamo',
        'Salidas de fin de semana al Pululahua y a Quito con el Cotopaxi',
        'Una aportación de 420 euros a la reserva y a la cooperativa',
        'Coordinación de Farol en Mindo y teléfono de emergencias a cualquier hora',
        'Un certificado con horas y tareas',
      ],
      notIncluded: [
        'Los vuelos de ida y vuelta a Quito',
        'Seguro de viaje y salud con evacuación, obligatorio',
        'Vacunas y tasas de visado, si las hay',
        'Bebidas, picoteo y salidas por tu cuenta, de 25 a 40 euros por semana',
        'Ropa de trabajo que se pueda estropear, porque se estropea',
      ],
      requirements: [
        'Tener entre 18 y 35 años el día de llegada',
        'Forma física para subir tres horas con una mochila pequeña',
        'Español básico, A2, si no es tu lengua, o las diez clases antes de empezar',
        'Vacuna del tétanos al día y consulta del viajero seis semanas antes',
        'Pasaporte válido seis meses desde la llegada',
        'Ganas de madrugar a las cuatro y media dos veces por semana',
      ],
      safety: `Hay zonas de Ecuador con problemas graves de crimen organizado, sobre todo en la costa y cerca de la frontera con Colombia. No vamos allí, y tú tampoco mientras estés a nuestro cargo. Mindo es un pueblo donde se sabe de quién eres huésped. En Quito, de noche, el grupo va junto y solo usa taxis pedidos por nosotros. Leemos cada semana los avisos oficiales y aplazamos la salida cuando cambian.

En el bosque nadie trabaja solo y cada equipo lleva radio y botiquín. Serpientes hay, las botas no se quitan y no hemos tenido ninguna mordedura. El centro de salud del pueblo atiende lo pequeño. Los hospitales de Quito quedan a dos horas. Todas las normas, en [seguridad en Farol](page:safety).`,
      accommodation: `La estación de campo es una casa de madera sobre pilotes, a veinticinco minutos a pie por encima del pueblo, con cinco habitaciones de dos a cuatro personas, mosquiteras y un porche largo. La ducha sale templada si ha hecho sol. Hay luz, e internet solo en la cocina, cosa que casi todos acaban agradeciendo. En los meses de lluvia no se seca nada: trae menos algodón del que crees. Cocina doña Marta: arroz, fréjoles, plátano y, los viernes, trucha de río. Cada cual friega su plato y barre cuando le toca.`,
      price: `Desde 1.890 € por cuatro semanas, con todo lo que figura como «incluido». De ahí, 420 euros van directamente a la reserva y a la cooperativa, 690 a cama y comida, y el resto a formación, transporte, salidas, nuestra coordinación y la oficina. Con un 20 % reservas la plaza; lo demás se paga hasta 45 días antes de salir. Si cancelamos nosotros, te lo devolvemos todo. Más en la página de [precios](page:prices).`,
      stories: [
        {
          quote:
            'Creía que iba a volver habiendo salvado algo. Volví sabiendo llenar ochocientas bolsas de tierra, y que el sesenta y uno por ciento de los árboles del año anterior sigue vivo. Lo prefiero.',
          name: 'Lucie',
          detail: 'De Nantes, cuatro semanas en junio',
          portrait: 'lucie',
        },
        {
          quote:
            'Llovió once días. El duodécimo salió el sol en pleno transecto y contamos treinta y cuatro especies antes de desayunar. Wilmer solo dijo: ¿ves?',
          name: 'Mateo',
          detail: 'De Valencia, ocho semanas desde marzo',
          portrait: 'mateo',
        },
      ],
      questions: [
        {
          question: '¿Por qué pago por ser voluntario?',
          answer:
            'Porque cuestas: cama, comida, formación, transporte, el tiempo de un biólogo. Una reserva que tiene que mantenerte gratis sale perdiendo con tu visita. En el precio pone adónde va cada parte.',
        },
        {
          question: '¿Voy a trabajar con animales?',
          answer:
            'Los vas a observar, contar y filmar. Nadie los toca, los alimenta ni los coge. Si se captura un ave para anillarla, lo hace un biólogo con licencia y tú apuntas las medidas.',
        },
        {
          question: '¿Cuándo llueve?',
          answer:
            'Más entre enero y mayo, menos de junio a septiembre, y un poco casi cualquier tarde. Los meses húmedos son los mejores para plantar, y los secos para andar.',
        },
        {
          question: '¿Necesito visado?',
          answer:
            'Depende de tu pasaporte, de cuánto te quedes y de cómo lo clasifique Ecuador. Te decimos por escrito qué permiso te toca y preparamos la carta de la reserva. Empieza por [nuestra guía de visados](article:visas).',
        },
        {
          question: '¿Es un problema la altitud?',
          answer:
            'Mindo está lo bastante bajo para casi todo el mundo. Quito no: los dos primeros días, con calma, mucha agua y nada de alcohol. Por eso el Cotopaxi va en la tercera semana.',
        },
      ],
    },
    fr: {
      uid: 'volontariat-foret-de-nuages-mindo-equateur',
      title: 'Volontariat dans la forêt de nuages de Mindo',
      tagline:
        'Quatre semaines de jeunes plants, de comptages d’oiseaux et de cacao, sur le versant vert des Andes.',
      summary:
        'Volontariat dans la forêt de nuages de Mindo, en Équateur : plantations, comptages d’oiseaux et cacao, avec des biologistes et des producteurs locaux.',
      highlights: [
        {
          title: 'Debout avant les oiseaux',
          text: 'À cinq heures du matin, vous attendez dans le noir que les coqs de roche, d’un rouge de peinture fraîche, se disputent une branche. Vous les comptez.',
        },
        {
          title: 'Des arbres numérotés',
          text: 'Chaque plant porte une étiquette et sera mesuré tous les six mois. Vous recevez les chiffres, y compris celui des arbres morts.',
        },
        {
          title: 'Le chocolat depuis la cabosse',
          text: 'Cueillir, fermenter, sécher, torréfier, broyer : une semaine à suivre le cacao avec les familles qui en vivent.',
        },
        {
          title: 'Ce sont les gens d’ici qui décident',
          text: 'Trois biologistes équatoriens et onze producteurs disent ce qu’il faut faire. Nous portons, creusons, comptons et apprenons.',
        },
      ],
      overview: `Mindo se trouve à quelque 1 250 mètres, sur le versant ouest des Andes, à deux heures de Quito en car et dans un tout autre monde. Après le déjeuner, les nuages remontent la vallée et s’assoient dans les arbres. Tout goutte, tout pousse : des orchidées sur les piquets, des fougères sur les toits, de la mousse sur la botte oubliée dehors. Plusieurs centaines d’espèces d’oiseaux vivent à une matinée de marche, et des toucans se querellent au-dessus du terrain de football.

Une bonne part de la pente a été défrichée pour les bêtes il y a deux générations. La réserve Quebrada Azul, notre partenaire, y ramène la forêt bande après bande, pour que les animaux circulent entre les morceaux qui restent. Il y faut des plants, des machettes, de la patience et des données. Le matin, vous travaillez à la pépinière, vous plantez, vous ouvrez des sentiers ou vous comptez les oiseaux avec Rosa, Wilmer et Andrés, les trois biologistes. Une semaine se passe chez les producteurs de la coopérative Los Guarumos, dont le cacao et le café d’ombre se vendent mieux.

Ce que ce séjour n’est pas : vous ne câlinerez aucun animal, vous ne ferez pas la classe, vous ne prendrez l’emploi de personne. Le travail est boueux, répétitif, souvent mouillé. Certains jours, c’est deux cents arbres sous la pluie et pas un oiseau. Lisez [comment nous choisissons nos projets](article:volunteering-well) avant de vous décider.`,
      itinerary: [
        {
          title: 'Quito, sans se presser',
          text: 'Nous vous attendons à l’aéroport et vous dormez à 2 850 mètres : on ne court pas. Le deuxième matin, promenade dans la vieille ville, puis le car descend vers le vert.',
        },
        {
          title: 'Apprendre les lieux',
          text: 'Bottes, machette, consignes de sécurité, le nom de vingt arbres. Rosa vous montre la pépinière et comment repiquer sans casser la racine. Première baignade dans la rivière, qui est glaciale.',
        },
        {
          title: 'Premier week-end',
          text: 'Samedi à l’aube, la place de parade des coqs de roche, puis un café et plus rien. Le dimanche, le village joue au football et il manque un gardien.',
        },
        {
          title: 'Pépinière et plantation',
          text: 'Cinq matinées à remplir des sachets, à monter des caisses et à mettre des arbres en terre, une quarantaine par personne et par jour. L’après-midi, saisie des données, espagnol ou hamac.',
        },
        {
          title: 'Dans un volcan',
          text: 'On descend à pied dans le cratère du Pululahua, dont le fond est cultivé. La ligne de l’équateur passe juste au sud. Une nuit en maison d’hôtes dans la vallée.',
        },
        {
          title: 'Chez les producteurs',
          text: 'Une semaine à la coopérative : tailler les arbres d’ombrage, ouvrir les cabosses, brasser les fèves dans les caisses de fermentation. On déjeune chaque jour dans une ferme, et une tablette est un peu la vôtre.',
        },
        {
          title: 'Les hautes terres',
          text: 'Un week-end à Quito et, si les autorités qui surveillent le volcan l’autorisent, une journée au parc national du Cotopaxi : chevaux en liberté, une lagune à 3 800 mètres, un cône blanc quand il veut bien se montrer.',
        },
        {
          title: 'Compter',
          text: 'Relevés d’oiseaux au lever du soleil, pièges photographiques à vider, arbres de l’an passé à mesurer. Vous apprenez ce que disent les chiffres, et jusqu’où les croire.',
        },
        {
          title: 'Passer le relais',
          text: 'Vous présentez les résultats du mois à l’équipe et aux producteurs, dans l’espagnol que vous avez. Un feu, une guitare, trop de soupe. Le dernier jour, nous vous ramenons à Quito.',
        },
      ],
      included: [
        'Le transfert de jour depuis l’aéroport de Quito, et le retour à la fin',
        'La première nuit à Quito, puis un lit à la station de la réserve',
        'Trois repas par jour, végétariens sur demande, déjeuner de terrain compris',
        'La formation, les outils, un poncho et des bottes en caoutchouc prêtés',
        'Les week-ends au Pululahua et à Quito avec le Cotopaxi',
        'Une contribution de 420 euros à la réserve et à la coopérative',
        'Une coordination Farol à Mindo et un numéro d’urgence joignable à toute heure',
        'Une attestation des heures et des tâches',
      ],
      notIncluded: [
        'Les vols jusqu’à Quito et le retour',
        'L’assurance voyage et santé avec rapatriement, obligatoire',
        'Les vaccins et, le cas échéant, les frais de visa',
        'Les boissons, les en-cas et vos sorties, 25 à 40 euros par semaine',
        'Des vêtements de travail que l’on peut abîmer, car ils le seront',
      ],
      requirements: [
        'Avoir entre 18 et 35 ans le jour de l’arrivée',
        'Pouvoir monter trois heures avec un petit sac',
        'Un espagnol élémentaire, A2, ou les dix heures de cours avant de commencer',
        'Un vaccin antitétanique à jour et une consultation du voyageur six semaines avant',
        'Un passeport valable six mois après l’arrivée',
        'Accepter de se lever à quatre heures et demie deux fois par semaine',
      ],
      safety: `Une partie de l’Équateur connaît de graves problèmes de criminalité organisée, surtout sur la côte et près de la frontière colombienne. Nous n’y allons pas, et vous non plus tant que vous êtes avec nous. À Mindo, un village, chacun sait de qui vous êtes l’hôte. À Quito, la nuit, le groupe reste ensemble et ne prend que des taxis commandés par nous. Nous lisons les conseils officiels chaque semaine et reportons un départ s’il le faut.

En forêt, personne ne travaille seul et chaque équipe a une radio et une trousse de secours. Il y a des serpents, on garde ses bottes, et nous n’avons eu aucune morsure. Le dispensaire soigne les petits maux. Les hôpitaux de Quito sont à deux heures. Toutes nos règles : [la sécurité chez Farol](page:safety).`,
      accommodation: `La station est une maison de bois sur pilotis, à vingt-cinq minutes de marche au-dessus du village : cinq chambres de deux à quatre lits, des moustiquaires, une longue galerie. La douche est chaude quand il a fait soleil. Il y a l’électricité, et internet dans la cuisine seulement, ce que presque tout le monde finit par apprécier. À la saison humide, rien ne sèche : emportez moins de coton que prévu. Doña Marta cuisine du riz, des haricots, de la banane plantain et, le vendredi, de la truite. Chacun lave son assiette et balaie à son tour.`,
      price: `À partir de 1 890 € pour quatre semaines, toutes les prestations comprises. Sur cette somme, 420 euros vont directement à la réserve et à la coopérative, 690 au gîte et au couvert, le reste à la formation, aux transports, aux sorties, à notre coordination et au bureau. Un acompte de 20 % retient la place ; le solde se règle 45 jours avant le départ. Si nous annulons, tout vous est rendu. Voyez la page des [tarifs](page:prices).`,
      stories: [
        {
          quote:
            'Je pensais revenir en ayant sauvé quelque chose. Je suis revenue en sachant remplir huit cents sachets de terre, et que soixante et un pour cent des arbres de l’an dernier sont en vie. J’aime mieux cela.',
          name: 'Lucie',
          detail: 'De Nantes, quatre semaines en juin',
          portrait: 'lucie',
        },
        {
          quote:
            'Il a plu onze jours. Le douzième, le soleil est sorti en plein relevé et nous avons noté trente-quatre espèces avant le petit déjeuner. Wilmer a juste dit : vous voyez.',
          name: 'Mateo',
          detail: 'De Valence, en Espagne, huit semaines à partir de mars',
          portrait: 'mateo',
        },
      ],
      questions: [
        {
          question: 'Pourquoi payer pour être volontaire ?',
          answer:
            'Parce que vous coûtez quelque chose : un lit, des repas, une formation, des trajets, le temps d’un biologiste. Une réserve qui vous entretient gratuitement perd à votre visite. Le prix dit où va chaque part.',
        },
        {
          question: 'Vais-je travailler avec des animaux ?',
          answer:
            'Vous allez les observer, les compter, les filmer. Personne ne les touche, ne les nourrit ni ne les tient. Si un oiseau est capturé pour être bagué, c’est par un biologiste agréé, et vous notez les mesures.',
        },
        {
          question: 'Quand pleut-il ?',
          answer:
            'Surtout de janvier à mai, moins de juin à septembre, et un peu presque tous les après-midi. Les mois humides sont les meilleurs pour planter, les mois secs pour marcher.',
        },
        {
          question: 'Faut-il un visa ?',
          answer:
            'Cela dépend de votre passeport, de la durée et de la catégorie que retient l’Équateur. Nous vous disons par écrit quel titre demander et préparons la lettre de la réserve. Commencez par [notre guide des visas](article:visas).',
        },
        {
          question: 'L’altitude est-elle un souci ?',
          answer:
            'Mindo est assez bas pour presque tout le monde. Quito, non : deux premiers jours tranquilles, de l’eau, pas d’alcool. C’est pour cela que le Cotopaxi vient en troisième semaine.',
        },
      ],
    },
  },
} satisfies Program;
