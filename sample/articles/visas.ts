import type { Article } from '../source.ts';

export default {
  key: 'visas',
  date: '2026-02-24',
  author: 'paulo',
  scenes: ['above-the-clouds'],
  tags: ['paperwork', 'first-time-abroad'],
  relatedPrograms: ['kyoto', 'lyon', 'melbourne'],
  relatedArticles: ['packing', 'costs', 'choosing'],
  text: {
    en: {
      uid: 'student-visas-what-to-ask-for-and-when',
      title: 'Visas and permits: what to ask for, and when',
      lead: 'A visa is rarely refused because of who you are. It is delayed because one paper was missing, or because it was asked for in the wrong order.',
      summary:
        'Visitor, student or working holiday? How to find the right visa for a stay abroad, in which order to gather the papers, and when to begin.',
      body: `Ask ten people who have lived abroad about their visa and you will hear ten stories about a photograph that was two millimeters too wide. The stories are true, and they hide the real lesson. The form is easy. The order of things is what costs people their summer: the school letter comes before the appointment, the appointment before the flight, and the passport before everything.

## Start with three questions

The name of the visa depends on three answers, and nobody can help you until you have them.

1. **Which passport do you travel on?** Not where you live: which passport. A friend from the same class may need nothing at all while you need an interview.
2. **What will you do there?** Visiting, studying, working for pay, working without pay and looking after children are different things to a border officer, even when they look alike to you.
3. **How long, counted in days?** Ninety days and three months are not the same, and the day you land usually counts.

With those answers, open the website of the embassy or immigration service of the country you are going to. Not a forum, not an agency that sells forms. Rules change, and only one page is ever up to date.

## The four families of permission

Countries use a hundred names for what are mostly four things.

- **Free movement.** Citizens of the European Union may live and study in another member state without a visa. After three months you may have to register with the town hall, and it is worth doing.
- **Short visit.** In the Schengen area, many nationalities may stay up to 90 days in any 180 without a visa, Brazilians and Britons among them. Those days add up across all the countries of the area. Ireland is in the Union but not in Schengen and has its own rules.
- **Electronic authorization.** The United Kingdom, Canada and New Zealand ask many visitors to register online before they fly. It is quick, but it is not a visa and gives no right to work.
- **Study, work or working holiday.** Anything longer or paid. Canada generally wants a study permit for courses of more than six months. New Zealand wants a student visa for more than three. Japan starts with a certificate of eligibility, which your university requests for you and which you then take to the consulate. Our students in [Kyoto](program:kyoto) wait for that sheet more eagerly than for exam results.

Volunteering and internships are the trap. “Unpaid” does not mean “allowed on a visitor’s stamp”. Describe exactly what you will do, in writing, and ask the consulate which category it falls in.

## What takes longest

It is never the form. Three things are slow, and all three can be started before you have chosen a town.

- **The passport.** Many countries want it to be valid for six months after you arrive. The Schengen area wants three months beyond the day you leave, and an issue date less than ten years ago. Renew early, because a new passport has a new number and the visa hangs on it.
- **Papers from other offices.** A criminal record certificate, a birth certificate, sometimes an apostille and a sworn translation. Each has its own line, and some expire. Ask for the slow ones first and the ones with a short life last.
- **The appointment.** Consulates receive by appointment, and between May and August the calendar is full. Take a date as soon as you have your letter of admission. You can gather the rest while you wait.

Proof of money deserves a word of its own. Officers like a dull account: regular income, a steady balance, three to six months of statements. A large sum that arrived last Tuesday raises more questions than a small one that has always been there.

## If you are under eighteen

Minors need one thing more: their parents’ agreement, on paper. France has a form for leaving the country without a parent, Brazil and Portugal ask for a signed and certified authorization, and in Spain the declaration is signed before the police or a notary. Airlines have rules of their own, and so may the country of arrival. If parents live apart, find out early whether both must sign. More than one family has learned this at the check-in desk at five in the morning. We say more [for parents](article:for-parents).

## A calendar that works

- **Nine months before:** check the passport, answer the three questions, read the official page twice.
- **Six months before:** enroll, so that the school can write its letter. Book the appointment.
- **Four months before:** certificates, translations, insurance with the cover the visa asks for.
- **After the visa is in your hand:** the flight. Until then, reserve only what can be canceled.

How long a decision takes, and what it costs, depends on the country and the season. Ask the consulate, then add a month. And read the visa when you get it: name, dates, number of entries. A misspelled last name is a ten-minute correction at the counter and a bad night at an airport.

We check every file with you before it goes in, and we tell you when we do not know. How that works is on [how it works](page:how-it-works). Nobody honest can promise you a visa. What we can promise is that no sheet will be missing.`,
      sources: [
        {
          title: 'European Commission, Migration and Home Affairs: visa policy',
          url: 'https://home-affairs.ec.europa.eu',
        },
        {
          title: 'UK Government: foreign travel advice, with entry requirements by country',
          url: 'https://www.gov.uk/foreign-travel-advice',
        },
        {
          title: 'Study in Japan, the official guide of the Japanese government',
          url: 'https://www.studyinjapan.go.jp/en/',
        },
      ],
    },
    pt: {
      uid: 'visto-de-estudante-como-e-quando-pedir',
      title: 'Vistos e autorizações: o que pedir e quando',
      lead: 'Raramente um visto é negado por causa de quem você é. Ele atrasa porque faltou um papel, ou porque tudo foi pedido na ordem errada.',
      summary:
        'Turista, estudante ou férias-trabalho? Como descobrir o visto certo para a sua temporada fora, em que ordem juntar os papéis e quando começar.',
      body: `Pergunte a dez pessoas que já moraram fora como foi tirar o visto e você vai ouvir dez histórias sobre uma foto dois milímetros mais larga do que devia. São histórias verdadeiras, mas escondem o principal. O formulário é fácil. O que faz alguém perder o verão é a ordem: a carta da escola vem antes do agendamento, o agendamento antes da passagem, e o passaporte antes de tudo.

## Comece com três perguntas

O nome do visto depende de três respostas. Sem elas, ninguém consegue ajudar.

1. **Com qual passaporte você viaja?** Não é onde você mora, é o passaporte. Um colega da mesma sala pode não precisar de nada, enquanto você precisa de entrevista.
2. **O que você vai fazer lá?** Passear, estudar, trabalhar com salário, trabalhar sem salário e cuidar de crianças são coisas diferentes para quem carimba, mesmo que pareçam iguais para você.
3. **Quanto tempo, contado em dias?** Noventa dias não são três meses, e o dia da chegada costuma contar.

Com as respostas na mão, abra o site da embaixada ou do serviço de imigração do país de destino. Nada de fórum, nada de site que cobra para preencher formulário. As regras mudam, e só uma página está sempre em dia.

## As quatro famílias de permissão

Os países usam uma centena de nomes para o que, no fundo, são quatro coisas.

- **Livre circulação.** Quem tem cidadania da União Europeia pode morar e estudar em outro país do bloco sem visto. Depois de três meses, pode ser preciso se registrar na prefeitura, e vale a pena.
- **Visita curta.** No espaço Schengen, muitas nacionalidades, entre elas brasileiros e britânicos, podem ficar até 90 dias a cada 180 sem visto. Os dias se somam em todos os países da área. A Irlanda está na União, mas não em Schengen, e tem regras próprias.
- **Autorização eletrônica.** Reino Unido, Canadá e Nova Zelândia pedem a muitos visitantes um registro on-line antes do voo. É rápido, mas não é visto e não dá direito a trabalhar.
- **Estudo, trabalho ou férias-trabalho.** Tudo o que é mais longo ou remunerado. O Canadá em geral exige permissão de estudo para cursos de mais de seis meses. A Nova Zelândia pede visto de estudante acima de três. No Japão, o primeiro passo é um certificado de elegibilidade que a universidade solicita por você e que depois vai com você ao consulado. Nossos estudantes em [Quioto](program:kyoto) esperam por essa folha com mais ansiedade do que por nota de prova.

Voluntariado e estágio são a armadilha. “Sem salário” não quer dizer “permitido com carimbo de turista”. Descreva por escrito exatamente o que você vai fazer e pergunte ao consulado em que categoria isso entra.

## O que mais demora

Nunca é o formulário. Três coisas são lentas, e as três podem começar antes mesmo de você escolher a cidade.

- **O passaporte.** Muitos países querem seis meses de validade depois da chegada. O espaço Schengen quer três meses além da data de saída e emissão há menos de dez anos. Renove cedo, porque passaporte novo tem número novo, e é nesse número que o visto se apoia.
- **Os papéis de outros órgãos.** Certidão de antecedentes, certidão de nascimento, às vezes apostila e tradução juramentada. Cada um tem sua fila, e alguns vencem. Peça primeiro os demorados e por último os que vencem logo.
- **O agendamento.** Consulado atende com hora marcada, e entre maio e agosto a agenda lota. Marque assim que tiver a carta de aceitação. O resto você junta enquanto espera.

O comprovante financeiro merece uma palavra à parte. O consulado gosta de conta sem graça: renda regular, saldo estável, de três a seis meses de extrato. Um valor alto que caiu na terça passada levanta mais dúvidas do que um valor pequeno que sempre esteve ali.

## Se você tem menos de dezoito anos

Menor de idade precisa de mais uma coisa: a autorização dos pais, no papel. O Brasil e Portugal pedem autorização assinada e reconhecida, a França tem um formulário próprio para sair do país sem os pais, e na Espanha a declaração é assinada na polícia ou em cartório. As companhias aéreas têm regras delas, e o país de chegada também pode ter. Se os pais moram separados, descubra cedo se os dois precisam assinar. Mais de uma família aprendeu isso no balcão do check-in, às cinco da manhã. Falamos mais disso no texto [para os pais](article:for-parents).

## Um calendário que funciona

- **Nove meses antes:** confira o passaporte, responda às três perguntas, leia a página oficial duas vezes.
- **Seis meses antes:** matricule-se, para que a escola possa escrever a carta. Marque também o atendimento no consulado.
- **Quatro meses antes:** certidões, traduções, seguro com a cobertura que o visto pede.
- **Com o visto na mão:** a passagem. Até lá, só reserve o que dá para cancelar.

O prazo e a taxa dependem do país e da época do ano. Pergunte ao consulado e acrescente um mês. E leia o visto quando ele chegar: nome, datas, número de entradas. Um sobrenome errado se corrige em dez minutos no guichê e vira uma noite ruim no aeroporto.

Conferimos cada processo com você antes da entrega e dizemos quando não sabemos. Está tudo em [como funciona](page:how-it-works). Ninguém honesto promete um visto. O que dá para prometer é que não vai faltar nenhuma folha.`,
      sources: [
        {
          title: 'Ministério das Relações Exteriores do Brasil',
          url: 'https://www.gov.br/mre',
        },
        {
          title: 'Polícia Federal: passaporte e viagem de menores ao exterior',
          url: 'https://www.gov.br/pf',
        },
        {
          title: 'Comissão Europeia, Migração e Assuntos Internos (em inglês)',
          url: 'https://home-affairs.ec.europa.eu',
        },
      ],
    },
    es: {
      uid: 'visados-para-estudiar-fuera-que-pedir-y-cuando',
      title: 'Visados y permisos: qué pedir y cuándo',
      lead: 'Un visado casi nunca se deniega por ser quien eres. Se retrasa porque faltaba un papel o porque se pidió en el orden equivocado.',
      summary:
        '¿Visita, estudios o vacaciones y trabajo? Cómo saber qué visado te toca, en qué orden reunir los papeles y cuándo conviene empezar.',
      body: `Pregunta por su visado a diez personas que hayan vivido fuera y oirás diez historias sobre una foto que se pasaba dos milímetros de ancho. Son ciertas, y tapan lo importante. El formulario es fácil. Lo que deja a la gente sin verano es el orden: la carta de la escuela va antes que la cita, la cita antes que el vuelo y el pasaporte antes que todo.

## Empieza por tres preguntas

El nombre del visado depende de tres respuestas. Sin ellas no te puede ayudar nadie.

1. **¿Con qué pasaporte viajas?** No dónde vives: qué pasaporte. Puede que tu compañera de clase no necesite nada y tú tengas que pasar una entrevista.
2. **¿Qué vas a hacer allí?** Visitar, estudiar, trabajar con sueldo, trabajar sin sueldo y cuidar niños son cosas distintas para quien está en la frontera, aunque a ti te parezcan casi lo mismo.
3. **¿Cuánto tiempo, contado en días?** Noventa días no son tres meses, y el de llegada suele contar.

Con eso claro, entra en la web de la embajada o del servicio de inmigración del país al que vas. Ni foros ni páginas que cobran por rellenar formularios. Las normas cambian y solo hay un sitio que está siempre al día.

## Las cuatro familias de permisos

Los países usan cien nombres para lo que casi siempre son cuatro cosas.

- **Libre circulación.** Con nacionalidad de la Unión Europea puedes vivir y estudiar en otro Estado miembro sin visado. Pasados tres meses quizá tengas que inscribirte en el registro que toque, y vale la pena.
- **Visita corta.** En el espacio Schengen, muchas nacionalidades, entre ellas la brasileña y la británica, pueden pasar hasta 90 días de cada 180 sin visado. Esos días se suman en todos los países de la zona. Irlanda está en la Unión pero no en Schengen y tiene sus propias reglas.
- **Autorización electrónica.** El Reino Unido, Canadá y Nueva Zelanda piden a muchos visitantes que se registren por internet antes de volar. Es rápido, pero no es un visado ni da derecho a trabajar.
- **Estudios, trabajo o vacaciones y trabajo.** Todo lo que dure más o se pague. Canadá exige por lo general un permiso de estudios para cursos de más de seis meses. Nueva Zelanda, un visado de estudiante a partir de tres. En Japón se empieza por un certificado de elegibilidad que solicita la universidad por ti y que después llevas al consulado. Nuestros estudiantes de [Kioto](program:kyoto) esperan esa hoja con más nervios que las notas.

El voluntariado y las prácticas son la trampa. «Sin sueldo» no significa «permitido con sello de turista». Cuenta por escrito qué vas a hacer exactamente y pregunta al consulado en qué categoría entra.

## Lo que más tarda

Nunca es el formulario. Hay tres cosas lentas, y las tres se pueden empezar antes de haber elegido ciudad.

- **El pasaporte.** Muchos países quieren que le queden seis meses de validez al llegar. El espacio Schengen pide tres meses más allá de la salida y que se haya expedido hace menos de diez años. Renuévalo pronto, porque un pasaporte nuevo lleva un número nuevo y de ese número cuelga el visado.
- **Los papeles de otras oficinas.** Antecedentes penales, partida de nacimiento, a veces apostilla y traducción jurada. Cada uno tiene su cola y algunos caducan. Pide primero los lentos y al final los que duran poco.
- **La cita.** Los consulados atienden con cita previa, y de mayo a agosto la agenda está llena. Coge fecha en cuanto tengas la carta de admisión. Lo demás se reúne mientras esperas.

La prueba de medios económicos merece un comentario. En los consulados gustan las cuentas aburridas: ingresos regulares, saldo estable, extractos de tres a seis meses. Una cantidad grande que entró el martes pasado despierta más dudas que una pequeña que siempre ha estado ahí.

## Si eres menor de edad

Antes de los dieciocho hace falta algo más: el permiso de tus padres, por escrito. En España la declaración se firma ante la policía, la Guardia Civil o un notario; Francia tiene un formulario propio para salir sin los padres; Brasil y Portugal piden una autorización firmada y legalizada. Las aerolíneas tienen sus normas y el país de llegada puede tener otras. Si tus padres viven separados, averigua pronto si han de firmar los dos. Más de una familia se ha enterado en el mostrador de facturación, a las cinco de la mañana. Hay más sobre esto en el artículo [para padres y madres](article:for-parents).

## Un calendario que funciona

- **Nueve meses antes:** revisa el pasaporte, responde a las tres preguntas, lee dos veces la página oficial.
- **Seis meses antes:** matricúlate, para que la escuela pueda escribir la carta. Pide la cita.
- **Cuatro meses antes:** certificados, traducciones y un seguro con la cobertura que exige el visado.
- **Con el visado en la mano:** el vuelo. Hasta entonces, reserva solo lo que se pueda anular.

El plazo y la tasa dependen del país y de la época. Pregunta en el consulado y añade un mes. Y lee el visado cuando te lo den: nombre, fechas, número de entradas. Un apellido mal escrito son diez minutos en la ventanilla o una mala noche en un aeropuerto.

Revisamos contigo cada expediente antes de presentarlo y te decimos cuándo no sabemos algo. Mira [cómo funciona](page:how-it-works). Nadie honrado puede prometerte un visado. Lo que sí podemos prometer es que no faltará ninguna hoja.`,
      sources: [
        {
          title: 'Ministerio de Asuntos Exteriores, Unión Europea y Cooperación',
          url: 'https://www.exteriores.gob.es',
        },
        {
          title: 'Tu Europa: derechos de los ciudadanos de la Unión',
          url: 'https://europa.eu/youreurope',
        },
      ],
    },
    fr: {
      uid: 'visa-etudiant-quelles-demarches-et-quand',
      title: 'Visas et permis : que demander, et quand',
      lead: 'On refuse rarement un visa à cause de la personne. Il prend du retard parce qu’une pièce manquait, ou parce que tout a été demandé dans le désordre.',
      summary:
        'Visite, études ou vacances-travail : comment trouver le bon visa, dans quel ordre réunir les papiers et à quel moment s’y mettre.',
      body: `Interrogez sur leur visa dix personnes qui ont vécu à l’étranger : vous entendrez dix histoires de photo trop large de deux millimètres. Elles sont vraies, et elles cachent l’essentiel. Le formulaire est facile. Ce qui coûte un été, c’est l’ordre des choses : la lettre de l’école vient avant le rendez-vous, le rendez-vous avant le vol, et le passeport avant tout le reste.

## Commencer par trois questions

Le nom du visa dépend de trois réponses. Sans elles, personne ne peut vous aider.

1. **Avec quel passeport voyagez-vous ?** Il ne s’agit pas du pays où vous habitez, mais bien du passeport. Votre voisine de classe n’aura peut-être rien à demander quand on vous convoquera à un entretien.
2. **Qu’allez-vous faire sur place ?** Visiter, étudier, travailler contre salaire, travailler sans salaire, garder des enfants : pour un agent à la frontière, ce sont cinq choses différentes, même si elles vous semblent voisines.
3. **Combien de temps, compté en jours ?** Quatre-vingt-dix jours ne font pas trois mois, et le jour de l’arrivée compte en général.

Ensuite, ouvrez le site de l’ambassade ou du service d’immigration du pays. Pas un forum, pas un site qui fait payer des formulaires. Les règles changent, et une seule page est toujours à jour.

## Les quatre familles d’autorisations

Les pays emploient cent noms pour ce qui se ramène presque toujours à quatre choses.

- **La libre circulation.** Les citoyens de l’Union européenne vivent et étudient sans visa dans un autre État membre. Au-delà de trois mois, il faut parfois se déclarer à la mairie, et cela en vaut la peine.
- **Le court séjour.** Dans l’espace Schengen, beaucoup de nationalités, dont les Brésiliens et les Britanniques, peuvent rester sans visa jusqu’à 90 jours sur 180. Ces jours s’additionnent dans tous les pays de la zone. L’Irlande est dans l’Union mais pas dans Schengen, et suit ses propres règles.
- **L’autorisation électronique.** Le Royaume-Uni, le Canada et la Nouvelle-Zélande demandent à de nombreux visiteurs de s’inscrire en ligne avant le vol. C’est rapide, mais ce n’est pas un visa, et cela ne permet pas de travailler.
- **Études, travail ou vacances-travail.** Tout ce qui dure ou se paie. Le Canada exige en général un permis d’études pour un cursus de plus de six mois. La Nouvelle-Zélande, un visa d’étudiant au-delà de trois. Au Japon, tout commence par un certificat d’éligibilité que l’université demande pour vous et que vous portez ensuite au consulat. À [Kyoto](program:kyoto), nos étudiants guettent cette feuille plus que leurs notes.

Le bénévolat et les stages sont le piège. « Sans salaire » ne veut pas dire « permis avec un tampon de touriste ». Décrivez par écrit ce que vous ferez, exactement, et demandez au consulat dans quelle catégorie cela tombe.

## Ce qui prend le plus de temps

Ce n’est jamais le formulaire. Trois choses sont lentes, et toutes trois peuvent commencer avant d’avoir choisi une ville.

- **Le passeport.** Beaucoup de pays le veulent valable six mois après l’arrivée. L’espace Schengen demande trois mois au-delà du départ et une délivrance de moins de dix ans. Renouvelez-le tôt : un nouveau passeport porte un nouveau numéro, et le visa y est attaché.
- **Les papiers des autres administrations.** Casier judiciaire, acte de naissance, parfois apostille et traduction assermentée. Chacun a sa file d’attente, et certains se périment. Demandez d’abord les plus lents, en dernier ceux qui durent peu.
- **Le rendez-vous.** Les consulats reçoivent sur rendez-vous, et de mai à août l’agenda est plein. Prenez une date dès la lettre d’admission. Le reste se réunit en attendant.

Un mot sur les ressources. Un agent aime les comptes ennuyeux : des revenus réguliers, un solde stable, trois à six mois de relevés. Une grosse somme arrivée mardi dernier soulève plus de questions qu’une petite qui a toujours été là.

## Pour les mineurs

Avant dix-huit ans, il faut une chose de plus : l’accord des parents, sur papier. La France a son autorisation de sortie du territoire, le Brésil et le Portugal demandent une autorisation signée et certifiée, et en Espagne la déclaration se signe devant la police ou un notaire. Les compagnies aériennes ont leurs règles, le pays d’arrivée peut avoir les siennes. Si les parents vivent séparés, renseignez-vous tôt : faut-il deux signatures ? Plus d’une famille l’a découvert au comptoir d’enregistrement, à cinq heures du matin. Nous en disons davantage dans l’article [pour les parents](article:for-parents).

## Un calendrier qui tient

- **Neuf mois avant :** vérifier le passeport, répondre aux trois questions, lire deux fois la page officielle.
- **Six mois avant :** s’inscrire, pour que l’école puisse écrire sa lettre. Prendre rendez-vous.
- **Quatre mois avant :** certificats, traductions, assurance avec les garanties que le visa exige.
- **Le visa en main :** le vol. Jusque-là, ne réservez que ce qui s’annule.

Le délai et le tarif dépendent du pays et de la saison. Demandez au consulat, puis ajoutez un mois. Et lisez le visa quand vous le recevez : nom, dates, nombre d’entrées. Un nom mal écrit, c’est dix minutes au guichet ou une mauvaise nuit à l’aéroport.

Nous relisons chaque dossier avec vous avant le dépôt, et nous le disons quand nous ne savons pas. Tout est expliqué dans [comment ça marche](page:how-it-works). Personne d’honnête ne peut promettre un visa. Ce que nous pouvons promettre, c’est qu’il ne manquera pas une feuille.`,
      sources: [
        {
          title: 'Ministère de l’Europe et des Affaires étrangères',
          url: 'https://www.diplomatie.gouv.fr',
        },
        {
          title: 'Service-Public : autorisation de sortie du territoire d’un mineur',
          url: 'https://www.service-public.fr',
        },
        {
          title: 'L’Europe est à vous : circuler et étudier dans l’Union',
          url: 'https://europa.eu/youreurope',
        },
      ],
    },
  },
} satisfies Article;
