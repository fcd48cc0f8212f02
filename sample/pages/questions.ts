import type { Page } from '../source.ts';

export default {
  key: 'questions',
  scenes: ['kitchen-table'],
  text: {
    en: {
      uid: 'frequently-asked-questions',
      title: 'Questions',
      lead: 'The twelve questions we hear every week, with the answers we give on the telephone.',
      summary:
        'The twelve questions we hear every week about going abroad with Farol: choosing, papers and money, and daily life once you are there.',
      slices: [
        {
          slice: 'questions',
          title: 'Before you decide',
          questions: [
            {
              question: 'How good must my English be?',
              answer:
                'For most language courses, no level at all. For school, university and internships it depends on the place, and the program’s page names the level. We test you in a talk of fifteen minutes, without grammar tables.',
            },
            {
              question: 'I am seventeen. May I go?',
              answer:
                'On school years, summer camps and some language courses, yes. Each program shows its ages. Your parents sign, and some countries want that signature certified.',
            },
            {
              question: 'Am I too old at thirty-four?',
              answer:
                'Not for volunteering: those programs go up to thirty-five. The average age is lower, so ask us who is in your group.',
            },
            {
              question: 'Which place is right for me?',
              answer:
                'Start from an ordinary day, not from a photograph. We have written down how in [choosing a destination](article:choosing).',
            },
          ],
        },
        {
          slice: 'questions',
          title: 'Papers and money',
          questions: [
            {
              question: 'Do you get the visa for me?',
              answer:
                'We prepare it with you, line by line. You apply and go to the appointment yourself. Dates and documents are under [visas](article:visas).',
            },
            {
              question: 'How long must my passport be valid?',
              answer:
                'Many countries want six months beyond your return, and two empty pages. If yours runs out sooner, renew it before you do anything else.',
            },
            {
              question: 'Can I work beside the course?',
              answer:
                'Only where your visa allows it, and never in the first month if you want to sleep. We say what applies to your passport.',
            },
            {
              question: 'What does it cost in the end?',
              answer:
                'Our price, the journey, pocket money and usually one surprise. The amounts are under [prices](page:prices).',
            },
          ],
        },
        {
          slice: 'questions',
          title: 'Once you are there',
          questions: [
            {
              question: 'What if I do not get on with my family?',
              answer:
                'Tell the coordinator, early and plainly. First we talk, all together. If that does not help, you move, usually within a week, at no cost.',
            },
            {
              question: 'I am vegetarian. Is that a problem?',
              answer:
                'Hardly anywhere. Tell us beforehand and bring one dish you can cook. In Buenos Aires you will have to say it twice.',
            },
            {
              question: 'How often should I call home?',
              answer:
                'Once a week at a fixed hour works better than every evening. Why that is, you can read in [homesickness](article:homesick).',
            },
            {
              question: 'What if I want to come home?',
              answer:
                'Then you come home. We ask you to sleep three nights on it and to speak with somebody twice. After that nobody persuades you.',
            },
          ],
        },
        {
          slice: 'call_to_action',
          title: 'Yours is not here?',
          text: 'Good. We like new ones.',
          actions: [{ label: 'Ask us', target: 'page:contact' }],
        },
      ],
    },
    pt: {
      uid: 'perguntas-frequentes',
      title: 'Perguntas',
      lead: 'As doze perguntas que ouvimos toda semana, com as respostas que damos ao telefone.',
      summary:
        'As doze perguntas que ouvimos toda semana sobre morar fora com a Farol: a escolha, os documentos, o dinheiro e o dia a dia quando você chega.',
      slices: [
        {
          slice: 'questions',
          title: 'Antes de decidir',
          questions: [
            {
              question: 'Meu inglês precisa ser bom?',
              answer:
                'Para quase todo curso de idiomas, não há nível mínimo. Para escola, universidade e estágio depende do lugar, e a página do programa diz qual é. Testamos numa conversa de quinze minutos, sem tabela de gramática.',
            },
            {
              question: 'Tenho dezessete anos. Posso ir?',
              answer:
                'Em ano escolar, acampamento e alguns cursos de idiomas, pode. Cada programa mostra as idades. Seus pais assinam, e alguns países exigem firma reconhecida.',
            },
            {
              question: 'Com trinta e quatro anos já é tarde?',
              answer:
                'Para voluntariado, não: vai até os trinta e cinco. A média é mais baixa, então pergunte quem está no seu grupo.',
            },
            {
              question: 'Que lugar combina comigo?',
              answer:
                'Parta de um dia comum, e não de uma foto. Explicamos como em [escolher o destino](article:choosing).',
            },
          ],
        },
        {
          slice: 'questions',
          title: 'Documentos e dinheiro',
          questions: [
            {
              question: 'Vocês tiram o visto para mim?',
              answer:
                'Preparamos com você, linha por linha. O pedido e a entrevista são seus. Prazos e papéis estão em [vistos](article:visas).',
            },
            {
              question: 'Quanto tempo de validade o passaporte precisa ter?',
              answer:
                'Muitos países pedem seis meses além da volta e duas páginas livres. Se o seu vence antes, renove antes de qualquer outra coisa.',
            },
            {
              question: 'Posso trabalhar durante o curso?',
              answer:
                'Só onde o visto permite, e nunca no primeiro mês, se você gosta de dormir. A gente diz o que vale para o seu passaporte.',
            },
            {
              question: 'Quanto custa no fim das contas?',
              answer:
                'O nosso preço, a passagem, o dinheiro de bolso e quase sempre uma surpresa. Os valores estão em [preços](page:prices).',
            },
          ],
        },
        {
          slice: 'questions',
          title: 'Quando você já estiver lá',
          questions: [
            {
              question: 'E se eu não me der bem com a família?',
              answer:
                'Fale com o coordenador, cedo e com clareza. Primeiro conversamos todos juntos. Se não resolver, você se muda, em geral em uma semana, sem pagar nada.',
            },
            {
              question: 'Sou vegetariano. Atrapalha?',
              answer:
                'Em quase nenhum lugar. Avise antes e leve uma receita que saiba fazer. Em Buenos Aires você vai ter que repetir.',
            },
            {
              question: 'De quanto em quanto tempo ligo para casa?',
              answer:
                'Uma vez por semana, com hora marcada, funciona melhor que toda noite. O porquê está em [saudade de casa](article:homesick).',
            },
            {
              question: 'E se eu quiser voltar?',
              answer:
                'Você volta. Pedimos que durma três noites com a ideia e converse duas vezes com alguém. Depois disso ninguém insiste.',
            },
          ],
        },
        {
          slice: 'call_to_action',
          title: 'A sua não está aqui?',
          text: 'Melhor. A gente gosta das novas.',
          actions: [{ label: 'Perguntar', target: 'page:contact' }],
        },
      ],
    },
    es: {
      uid: 'dudas-frecuentes',
      title: 'Preguntas',
      lead: 'Las doce preguntas que oímos cada semana, con las respuestas que damos por teléfono.',
      summary:
        'Las doce preguntas que oímos cada semana sobre vivir fuera con Farol: la elección, los papeles, el dinero y el día a día al llegar.',
      slices: [
        {
          slice: 'questions',
          title: 'Antes de decidir',
          questions: [
            {
              question: '¿Qué nivel de inglés hace falta?',
              answer:
                'Para casi todos los cursos de idiomas, ninguno. Para instituto, universidad y prácticas depende del sitio, y lo dice la página del programa. Te evaluamos en una charla de quince minutos, sin tablas de gramática.',
            },
            {
              question: 'Tengo diecisiete años. ¿Puedo ir?',
              answer:
                'A un curso escolar, a un campamento y a algunos cursos de idiomas, sí. Cada programa indica las edades. Firman tus padres, y algunos países quieren esa firma ante notario.',
            },
            {
              question: '¿Con treinta y cuatro es tarde?',
              answer:
                'Para el voluntariado, no: llega hasta los treinta y cinco. La media es más baja, así que pregúntanos quién va en tu grupo.',
            },
            {
              question: '¿Qué sitio es para mí?',
              answer:
                'Parte de un día corriente, no de una foto. Contamos cómo en [elegir destino](article:choosing).',
            },
          ],
        },
        {
          slice: 'questions',
          title: 'Papeles y dinero',
          questions: [
            {
              question: '¿Me sacáis el visado?',
              answer:
                'Lo preparamos contigo, línea por línea. La solicitud y la cita son cosa tuya. Plazos y documentos, en [visados](article:visas).',
            },
            {
              question: '¿Cuánta validez necesita el pasaporte?',
              answer:
                'Muchos países piden seis meses después de la vuelta y dos páginas libres. Si el tuyo caduca antes, renuévalo lo primero.',
            },
            {
              question: '¿Puedo trabajar durante el curso?',
              answer:
                'Solo donde lo permite el visado, y nunca el primer mes si te gusta dormir. Te decimos lo que vale para tu pasaporte.',
            },
            {
              question: '¿Cuánto cuesta al final?',
              answer:
                'Nuestro precio, el viaje, el dinero de bolsillo y casi siempre una sorpresa. Las cantidades están en [precios](page:prices).',
            },
          ],
        },
        {
          slice: 'questions',
          title: 'Cuando ya estés allí',
          questions: [
            {
              question: '¿Y si no me llevo bien con la familia?',
              answer:
                'Díselo al coordinador, pronto y con claridad. Primero hablamos todos juntos. Si no sirve, te mudas, normalmente en una semana y sin pagar nada.',
            },
            {
              question: 'Soy vegetariana. ¿Es un problema?',
              answer:
                'En casi ningún sitio. Avísanos antes y llévate una receta que sepas hacer. En Buenos Aires tendrás que decirlo dos veces.',
            },
            {
              question: '¿Cada cuánto llamo a casa?',
              answer:
                'Una vez por semana a hora fija va mejor que todas las noches. El porqué está en [echar de menos](article:homesick).',
            },
            {
              question: '¿Y si quiero volver?',
              answer:
                'Vuelves. Te pedimos que lo pienses tres noches y que hables dos veces con alguien. Después nadie te insiste.',
            },
          ],
        },
        {
          slice: 'call_to_action',
          title: '¿La tuya no está?',
          text: 'Mejor. Nos gustan las nuevas.',
          actions: [{ label: 'Pregúntanos', target: 'page:contact' }],
        },
      ],
    },
    fr: {
      uid: 'questions-frequentes',
      title: 'Questions',
      lead: 'Les douze questions que nous entendons chaque semaine, avec les réponses que nous donnons au téléphone.',
      summary:
        'Les douze questions que nous entendons chaque semaine avant un séjour avec Farol : le choix, les papiers, l’argent et la vie sur place.',
      slices: [
        {
          slice: 'questions',
          title: 'Avant de décider',
          questions: [
            {
              question: 'Quel niveau d’anglais faut-il ?',
              answer:
                'Pour presque tous les séjours linguistiques, aucun. Pour le lycée, l’université et les stages, cela dépend du lieu, et la page du programme l’indique. Nous vous testons au cours d’une conversation d’un quart d’heure, sans tableau de grammaire.',
            },
            {
              question: 'J’ai dix-sept ans. Puis-je partir ?',
              answer:
                'Pour une année scolaire, une colonie de vacances et certains séjours linguistiques, oui. Chaque programme indique les âges. Vos parents signent, et certains pays veulent que cette signature soit légalisée.',
            },
            {
              question: 'À trente-quatre ans, est-ce trop tard ?',
              answer:
                'Pas pour le volontariat, ouvert jusqu’à trente-cinq ans. La moyenne est plus basse : demandez-nous qui sera dans votre groupe.',
            },
            {
              question: 'Quel lieu me convient ?',
              answer:
                'Partez d’une journée ordinaire, pas d’une photo. Nous expliquons comment dans [choisir sa destination](article:choosing).',
            },
          ],
        },
        {
          slice: 'questions',
          title: 'Papiers et argent',
          questions: [
            {
              question: 'Obtenez-vous le visa à ma place ?',
              answer:
                'Nous le préparons avec vous, ligne par ligne. La demande et le rendez-vous vous reviennent. Délais et pièces se trouvent dans [visas](article:visas).',
            },
            {
              question: 'Combien de temps mon passeport doit-il rester valable ?',
              answer:
                'Beaucoup de pays demandent six mois après le retour et deux pages vierges. S’il expire plus tôt, renouvelez-le avant toute chose.',
            },
            {
              question: 'Puis-je travailler pendant le séjour ?',
              answer:
                'Seulement là où le visa le permet, et jamais le premier mois si vous aimez dormir. Nous vous disons ce qui vaut pour votre passeport.',
            },
            {
              question: 'Combien cela coûte-t-il, au bout du compte ?',
              answer:
                'Notre prix, le trajet, l’argent de poche et, le plus souvent, une surprise. Les montants figurent dans les [tarifs](page:prices).',
            },
          ],
        },
        {
          slice: 'questions',
          title: 'Une fois sur place',
          questions: [
            {
              question: 'Et si je ne m’entends pas avec la famille ?',
              answer:
                'Dites-le au coordinateur, tôt et simplement. On commence par se parler, tous ensemble. Si cela ne suffit pas, vous changez de maison, en général sous une semaine, sans frais.',
            },
            {
              question: 'Je suis végétarienne. Est-ce un problème ?',
              answer:
                'Presque nulle part. Prévenez-nous et apportez un plat que vous savez cuisiner. À Buenos Aires, il faudra le dire deux fois.',
            },
            {
              question: 'À quel rythme appeler la maison ?',
              answer:
                'Une fois par semaine à heure fixe vaut mieux que chaque soir. La raison se trouve dans [le mal du pays](article:homesick).',
            },
            {
              question: 'Et si je veux rentrer ?',
              answer:
                'Vous rentrez. Nous demandons trois nuits de réflexion et deux conversations. Après quoi personne n’insiste.',
            },
          ],
        },
        {
          slice: 'call_to_action',
          title: 'La vôtre n’y est pas ?',
          text: 'Tant mieux. Nous aimons les nouvelles.',
          actions: [{ label: 'Nous la poser', target: 'page:contact' }],
        },
      ],
    },
  },
} satisfies Page;
