import type { Page } from '../source.ts';

export default {
  key: 'safety',
  scenes: ['footbridge-dawn', 'lighthouse'],
  text: {
    en: {
      uid: 'safety',
      title: 'Safety',
      lead: 'No one can promise that nothing will happen. We can promise that somebody is near, that they know what to do, and that you are told the truth.',
      summary:
        'How Farol looks after people abroad: checks before departure, a coordinator at each place, an emergency line day and night, and what we report.',
      slices: [
        {
          slice: 'text',
          body: `## What we check before anyone leaves

Each place is visited once a year, in a different season each time. We look at the dull things: the lock on the street door, the smoke alarm, the last bus home, the distance to a hospital with an emergency ward, and who has a key.

- **Host families** are visited at home by two people. Every adult in the house shows a clean police certificate, renewed every two years.
- **Apartments and residences** have working smoke alarms and two ways out. Otherwise we do not take them.
- **Drivers, boats and guides** are licensed and insured where they work. We keep copies.
- **Our coordinators** hold a first-aid certificate and have training in looking after young people.

We follow the advice of the foreign ministries of Portugal, the United Kingdom and France. If one of the three advises against travel to a place, we do not send anyone there. If the advice changes while you are there, we bring you home, and the cost is ours.`,
        },
        {
          slice: 'steps',
          title: 'When something happens',
          text: 'The same five steps, whether it is a lost passport or a broken wrist.',
          steps: [
            {
              title: 'You are safe first',
              text: 'Get to a lit place with people in it. If there is danger, call the local emergency number before you call us.',
            },
            {
              title: 'You call',
              text: 'Your coordinator, or the emergency line. A person answers, in English, Portuguese, Spanish or French.',
            },
            {
              title: 'Somebody comes',
              text: 'In town within an hour. In the mountains, at sea or in the forest, the field team is with you and has its own plan, practiced every season.',
            },
            {
              title: 'We tell your family',
              text: 'At eighteen and over you decide whether, when and what. Under eighteen we call your parents within the hour.',
            },
            {
              title: 'We write it down',
              text: 'What happened, what we did, what we change. You get a copy.',
            },
          ],
        },
        {
          slice: 'questions',
          title: 'What parents ask',
          questions: [
            {
              question: 'Which insurance is included?',
              answer:
                'Medical treatment, transport home and liability, for the whole stay including the travel days. It is not included in every program: the list on the program’s page says so. Theft of telephones is never covered, and we say that now.',
            },
            {
              question: 'Who looks after under-eighteens?',
              answer:
                'The host parents and our coordinator, who sees them every two weeks, and the school. House rules are in writing, with hours. A journey without the family needs your consent by email.',
            },
            {
              question: 'Can I call the coordinator myself?',
              answer:
                'Yes. You get the number with the papers. For everyday worries, wait one night. Most worries are gone by breakfast. There is more in [for parents](article:for-parents).',
            },
            {
              question: 'What about alcohol and going out?',
              answer:
                'The law of the country applies, and the house rules. We speak about it plainly on the first evening: how to get home, how to keep an eye on a drink, whom to call without being told off.',
            },
            {
              question: 'Do you publish what goes wrong?',
              answer:
                'Each January we send a report to everyone who asks: accidents, thefts, changed families, stays broken off. Names left out, numbers left in.',
            },
          ],
        },
        {
          slice: 'contact',
          offices: [
            {
              place: 'Emergency line',
              address: 'For travelers and their families',
              telephone: '+44 20 7946 0199',
              email: 'urgent@farol.example',
              hours: 'Day and night, every day',
            },
            {
              place: 'Questions about safety',
              address: 'Maeve Brennan, London',
              telephone: '+44 20 7946 0118',
              email: 'safety@farol.example',
              hours: 'Monday to Friday, 9.00 to 17.30',
            },
          ],
          title: 'Numbers to save now',
        },
        {
          slice: 'text',
          body: `## In danger, call the local number first

In the European Union it is **112**, and it works without credit. It is **999** in the United Kingdom, **911** in Canada, Mexico, Argentina, Ecuador and Costa Rica, **111** in New Zealand, **000** in Australia. Japan has **110** for the police and **119** for ambulance and fire. The number for your place is on the card you get on arrival, together with your own address in the local language.

Small habits do more than any number. We have collected them in [safe abroad](article:safety).`,
        },
      ],
    },
    pt: {
      uid: 'seguranca',
      title: 'Segurança',
      lead: 'Ninguém pode prometer que nada vai acontecer. Podemos prometer que alguém está perto, que sabe o que fazer e que a verdade será dita.',
      summary:
        'Como a Farol cuida de quem está fora: vistorias antes da viagem, coordenador em cada lugar, linha de emergência dia e noite e relatório anual.',
      slices: [
        {
          slice: 'text',
          body: `## O que conferimos antes de alguém embarcar

Cada lugar é visitado uma vez por ano, sempre em outra estação. Olhamos as coisas sem graça: a fechadura da porta da rua, o detector de fumaça, o último ônibus, a distância até um hospital com pronto-socorro, e quem tem a chave.

- **Famílias anfitriãs** recebem em casa a visita de duas pessoas. Todo adulto da casa apresenta certidão de antecedentes limpa, renovada a cada dois anos.
- **Apartamentos e residências** têm detector de fumaça funcionando e duas saídas. Sem isso, não ficamos com eles.
- **Motoristas, barcos e guias** têm licença e seguro do lugar onde trabalham. Guardamos cópia.
- **Nossos coordenadores** têm certificado de primeiros socorros e formação para cuidar de jovens.

Seguimos os alertas dos ministérios das relações exteriores de Portugal, do Reino Unido e da França. Se um dos três desaconselha a viagem a um lugar, não mandamos ninguém para lá. Se o alerta muda com você no destino, trazemos você de volta, por nossa conta.`,
        },
        {
          slice: 'steps',
          title: 'Quando acontece alguma coisa',
          text: 'Os mesmos cinco passos, para passaporte perdido ou punho quebrado.',
          steps: [
            {
              title: 'Primeiro, um lugar seguro',
              text: 'Vá para um lugar com luz e com gente. Em perigo, ligue para a emergência local antes de ligar para nós.',
            },
            {
              title: 'Você liga',
              text: 'Para o coordenador ou para a linha de emergência. Uma pessoa atende em português, inglês, espanhol ou francês.',
            },
            {
              title: 'Alguém chega',
              text: 'Na cidade, em até uma hora. Na montanha, no mar ou na mata, a equipe de campo está com você e tem plano próprio, ensaiado a cada temporada.',
            },
            {
              title: 'A gente avisa a família',
              text: 'A partir dos dezoito, você decide se, quando e o quê. Antes disso, ligamos para os pais em até uma hora.',
            },
            {
              title: 'A gente registra',
              text: 'O que houve, o que fizemos, o que vai mudar. Você recebe uma cópia.',
            },
          ],
        },
        {
          slice: 'questions',
          title: 'O que os pais perguntam',
          questions: [
            {
              question: 'Que seguro está incluído?',
              answer:
                'Tratamento médico, volta para casa e responsabilidade civil, durante toda a estadia e nos dias de viagem. Não está em todos os programas: a lista na página de cada um diz. Roubo de celular nunca é coberto, e é melhor falar agora.',
            },
            {
              question: 'Quem cuida dos menores de idade?',
              answer:
                'Os pais anfitriões, a escola e o nosso coordenador, que os vê a cada quinze dias. As regras da casa são por escrito, com horários. Viagem sem a família, só com a sua autorização por e-mail.',
            },
            {
              question: 'Posso ligar direto para o coordenador?',
              answer:
                'Pode. O número vem com os documentos. Para as preocupações do dia a dia, espere uma noite: quase todas somem até o café da manhã. Há mais em [para os pais](article:for-parents).',
            },
            {
              question: 'E a bebida, e as saídas à noite?',
              answer:
                'Vale a lei do país, e valem as regras da casa. Na primeira noite falamos disso sem rodeio: como voltar, como cuidar do copo, para quem ligar sem levar bronca.',
            },
            {
              question: 'Vocês publicam o que dá errado?',
              answer:
                'Todo mês de janeiro mandamos um relatório a quem pedir: acidentes, furtos, famílias trocadas, estadias interrompidas. Sem nomes, com números.',
            },
          ],
        },
        {
          slice: 'contact',
          title: 'Números para salvar já',
          offices: [
            {
              place: 'Linha de emergência',
              address: 'Para viajantes e famílias',
              telephone: '+44 20 7946 0199',
              email: 'urgent@farol.example',
              hours: 'Dia e noite, todos os dias',
            },
            {
              place: 'Dúvidas sobre segurança',
              address: 'Maeve Brennan, Londres',
              telephone: '+44 20 7946 0118',
              email: 'safety@farol.example',
              hours: 'De segunda a sexta, das 9h às 17h30 (Londres)',
            },
          ],
        },
        {
          slice: 'text',
          body: `## Em perigo, primeiro o número local

Na União Europeia é **112**, e funciona sem crédito. É **999** no Reino Unido, **911** no Canadá, no México, na Argentina, no Equador e na Costa Rica, **111** na Nova Zelândia, **000** na Austrália. No Japão, **110** é a polícia e **119**, ambulância e bombeiros. O número do seu destino vem no cartão entregue na chegada, junto com o seu endereço na língua local.

Pequenos hábitos fazem mais que qualquer número. Juntamos os melhores em [seguro lá fora](article:safety).`,
        },
      ],
    },
    es: {
      uid: 'seguridad',
      title: 'Seguridad',
      lead: 'Nadie puede prometer que no pasará nada. Sí podemos prometer que habrá alguien cerca, que sabrá qué hacer y que se dirá la verdad.',
      summary:
        'Cómo cuida Farol de quien está fuera: visitas previas, coordinador en cada lugar, teléfono de emergencias día y noche e informe anual.',
      slices: [
        {
          slice: 'text',
          body: `## Lo que comprobamos antes de que nadie salga

Visitamos cada lugar una vez al año, cada vez en otra estación. Miramos lo aburrido: la cerradura del portal, el detector de humo, el último autobús, la distancia hasta un hospital con urgencias y quién tiene llave.

- **A las familias anfitrionas** las visitan en casa dos personas. Cada adulto presenta un certificado de antecedentes limpio, que se renueva cada dos años.
- **Los pisos y residencias** tienen detectores que funcionan y dos salidas. Si no, no los cogemos.
- **Los conductores, barcos y guías** tienen licencia y seguro allí donde trabajan. Guardamos copia.
- **Nuestros coordinadores** tienen título de primeros auxilios y formación para tratar con jóvenes.

Seguimos las recomendaciones de los ministerios de Exteriores de Portugal, el Reino Unido y Francia. Si uno de los tres desaconseja viajar a un sitio, no enviamos a nadie. Si la recomendación cambia contigo allí, te traemos de vuelta y pagamos nosotros.`,
        },
        {
          slice: 'steps',
          title: 'Cuando pasa algo',
          text: 'Los mismos cinco pasos, sea un pasaporte perdido o una muñeca rota.',
          steps: [
            {
              title: 'Primero, ponte a salvo',
              text: 'Ve a un sitio con luz y con gente. Si hay peligro, llama a emergencias antes que a nosotros.',
            },
            {
              title: 'Llamas',
              text: 'A tu coordinador o al teléfono de emergencias de Farol. Contesta una persona en español, inglés, portugués o francés.',
            },
            {
              title: 'Va alguien',
              text: 'En ciudad, en menos de una hora. En la montaña, en el mar o en el bosque, el equipo está contigo y tiene su propio plan, ensayado cada temporada.',
            },
            {
              title: 'Avisamos a tu familia',
              text: 'Con dieciocho o más decides tú si se avisa, cuándo y de qué. Con menos, llamamos a tus padres antes de una hora.',
            },
            {
              title: 'Lo dejamos escrito',
              text: 'Qué pasó, qué hicimos, qué vamos a cambiar. Recibes una copia.',
            },
          ],
        },
        {
          slice: 'questions',
          title: 'Lo que preguntan los padres',
          questions: [
            {
              question: '¿Qué seguro está incluido?',
              answer:
                'Asistencia médica, repatriación y responsabilidad civil, durante toda la estancia y los días de viaje. No va en todos los programas: lo dice la lista de cada página. El robo del móvil no se cubre nunca, y es mejor saberlo ya.',
            },
            {
              question: '¿Quién cuida de los menores?',
              answer:
                'La familia anfitriona, el centro y nuestro coordinador, que los ve cada dos semanas. Las normas de la casa van por escrito, con horas. Para un viaje sin la familia hace falta vuestro permiso por correo.',
            },
            {
              question: '¿Podemos llamar al coordinador?',
              answer:
                'Sí. El número va con la documentación. Para las preocupaciones de diario, esperad una noche: casi todas se van con el desayuno. Hay más en [para padres](article:for-parents).',
            },
            {
              question: '¿Y el alcohol, y salir de noche?',
              answer:
                'Rigen la ley del país y las normas de la casa. La primera noche se habla claro: cómo volver, cómo vigilar el vaso, a quién llamar sin que caiga una bronca.',
            },
            {
              question: '¿Publicáis lo que sale mal?',
              answer:
                'Cada enero enviamos un informe a quien lo pide: accidentes, robos, familias cambiadas, estancias interrumpidas. Sin nombres y con números.',
            },
          ],
        },
        {
          slice: 'contact',
          title: 'Números para guardar ya',
          offices: [
            {
              place: 'Teléfono de emergencias',
              address: 'Para viajeros y familias',
              telephone: '+44 20 7946 0199',
              email: 'urgent@farol.example',
              hours: 'Día y noche, todos los días',
            },
            {
              place: 'Dudas sobre seguridad',
              address: 'Maeve Brennan, Londres',
              telephone: '+44 20 7946 0118',
              email: 'safety@farol.example',
              hours: 'De lunes a viernes, de 9:00 a 17:30 (Londres)',
            },
          ],
        },
        {
          slice: 'text',
          body: `## En peligro, primero el número local

En la Unión Europea es el **112**, y funciona sin saldo. Es el **999** en el Reino Unido, el **911** en Canadá, México, Argentina, Ecuador y Costa Rica, el **111** en Nueva Zelanda y el **000** en Australia. En Japón, el **110** es la policía y el **119**, ambulancias y bomberos. El de tu destino viene en la tarjeta que te damos al llegar, junto con tu dirección escrita en el idioma del lugar.

Las pequeñas costumbres hacen más que cualquier número. Las hemos reunido en [seguridad lejos de casa](article:safety).`,
        },
      ],
    },
    fr: {
      uid: 'securite',
      title: 'Sécurité',
      lead: 'Personne ne peut promettre qu’il n’arrivera rien. Nous promettons que quelqu’un sera tout près, saura quoi faire et dira la vérité.',
      summary:
        'Comment Farol veille sur vous : contrôles avant le départ, coordinateur sur place, numéro d’urgence jour et nuit et rapport annuel.',
      slices: [
        {
          slice: 'text',
          body: `## Ce que nous vérifions avant tout départ

Chaque lieu est visité une fois par an, chaque fois à une autre saison. Nous regardons ce qui est ennuyeux : la serrure de la porte d’entrée, le détecteur de fumée, le dernier bus, la distance jusqu’à un hôpital doté d’urgences, et qui possède une clé.

- **Les familles d’accueil** reçoivent chez elles la visite de deux personnes. Chaque adulte du foyer présente un casier vierge, vérifié tous les deux ans.
- **Les appartements et résidences** ont des détecteurs en état de marche et deux issues. Sinon, nous ne les prenons pas.
- **Les chauffeurs, bateaux et guides** ont licence et assurance là où ils travaillent. Nous en gardons copie.
- **Nos coordinateurs** ont un brevet de secourisme et une formation à l’accompagnement des jeunes.

Nous suivons les conseils des ministères des Affaires étrangères du Portugal, du Royaume-Uni et de la France. Si l’un des trois déconseille un lieu, nous n’y envoyons personne. Si l’avis change pendant le séjour, nous organisons le retour, à nos frais.`,
        },
        {
          slice: 'steps',
          title: 'Quand il se passe quelque chose',
          text: 'Les cinq mêmes étapes, pour un passeport perdu ou un poignet cassé.',
          steps: [
            {
              title: 'D’abord, se mettre à l’abri',
              text: 'Gagnez un endroit éclairé où il y a du monde. En cas de danger, appelez les secours du pays avant de nous appeler.',
            },
            {
              title: 'Vous appelez',
              text: 'Votre coordinateur, ou le numéro d’urgence. Une personne répond en français, en anglais, en espagnol ou en portugais.',
            },
            {
              title: 'Quelqu’un vient',
              text: 'En ville, en moins d’une heure. En montagne, en mer ou en forêt, l’équipe est avec vous et suit son propre plan, répété chaque saison.',
            },
            {
              title: 'Nous prévenons la famille',
              text: 'À partir de dix-huit ans, vous décidez si, quand et quoi. Avant, nous appelons les parents dans l’heure.',
            },
            {
              title: 'Nous l’écrivons',
              text: 'Ce qui s’est passé, ce que nous avons fait, ce que nous changeons. Vous en recevez une copie.',
            },
          ],
        },
        {
          slice: 'questions',
          title: 'Ce que demandent les parents',
          questions: [
            {
              question: 'Quelle assurance est comprise ?',
              answer:
                'Les soins, le rapatriement et la responsabilité civile, pendant tout le séjour et les jours de voyage. Elle n’est pas comprise dans tous les programmes : la liste de chaque page le précise. Le vol de téléphone n’est jamais couvert, autant le dire maintenant.',
            },
            {
              question: 'Qui veille sur les mineurs ?',
              answer:
                'Les parents d’accueil, l’établissement et notre coordinateur, qui les voit tous les quinze jours. Les règles de la maison sont écrites, avec des horaires. Un voyage sans la famille suppose votre accord par courriel.',
            },
            {
              question: 'Puis-je appeler le coordinateur ?',
              answer:
                'Oui. Vous recevez son numéro avec les documents. Pour les soucis de tous les jours, attendez une nuit : la plupart ont disparu au petit déjeuner. Vous en lirez plus dans [pour les parents](article:for-parents).',
            },
            {
              question: 'Et l’alcool, et les sorties ?',
              answer:
                'La loi du pays s’applique, les règles de la maison aussi. Le premier soir, nous en parlons sans détour : comment rentrer, comment surveiller son verre, qui appeler sans se faire gronder.',
            },
            {
              question: 'Publiez-vous ce qui tourne mal ?',
              answer:
                'Chaque mois de janvier, nous envoyons un rapport à qui le demande : accidents, vols, familles changées, séjours interrompus. Sans les noms, avec les chiffres.',
            },
          ],
        },
        {
          slice: 'contact',
          title: 'Des numéros à enregistrer tout de suite',
          offices: [
            {
              place: 'Numéro d’urgence',
              address: 'Pour les voyageurs et leurs familles',
              telephone: '+44 20 7946 0199',
              email: 'urgent@farol.example',
              hours: 'Jour et nuit, tous les jours',
            },
            {
              place: 'Questions de sécurité',
              address: 'Maeve Brennan, Londres',
              telephone: '+44 20 7946 0118',
              email: 'safety@farol.example',
              hours: 'Du lundi au vendredi, de 9 h à 17 h 30 (Londres)',
            },
          ],
        },
        {
          slice: 'text',
          body: `## En cas de danger, d’abord le numéro local

Dans l’Union européenne, c’est le **112**, qui fonctionne même sans crédit. C’est le **999** au Royaume-Uni, le **911** au Canada, au Mexique, en Argentine, en Équateur et au Costa Rica, le **111** en Nouvelle-Zélande, le **000** en Australie. Au Japon, le **110** appelle la police et le **119** les ambulances et les pompiers. Celui de votre destination figure sur la carte remise à l’arrivée, avec votre adresse dans la langue du pays.

Les petites habitudes font plus que n’importe quel numéro. Nous les avons réunies dans [en sécurité à l’étranger](article:safety).`,
        },
      ],
    },
  },
} satisfies Page;
