import type { Article } from '../source.ts';

export default {
  key: 'gap-year-plan',
  date: '2026-09-03',
  author: 'rita',
  scenes: ['night-train'],
  tags: ['choosing', 'money', 'paperwork'],
  relatedPrograms: ['patagonia', 'mekong', 'melbourne'],
  relatedArticles: ['costs', 'visas', 'packing'],
  text: {
    en: {
      uid: 'planning-a-gap-year-month-by-month',
      title: 'Planning a gap year, month by month',
      lead: 'Twelve months is a long time to fill and a short time to do everything. Plan the half of it, and plan that half well.',
      summary:
        'A gap year plan from January to September of the year after: what to decide, book and save each month, and why to leave half of it empty.',
      body: `The best gap year I know of had a plan that fitted on the back of a rail ticket. *Autumn: work. Winter: south. Spring: French. Summer: see.* The boy who wrote it is a shipwright today. The worst had a spreadsheet with forty-one tabs, and ended in week six with a sprained ankle and nothing to do.

Between the ticket and the spreadsheet lies a reasonable calendar. Here is ours, for somebody who finishes school in June and begins to study in the autumn of the year after.

## January to March: ask the dull questions

Talk to your future university first. Can you be admitted now and start a year later? Some say yes, some make you apply again. Get the answer in writing.

Then sit down with your parents and a calculator. Four numbers are enough: what you have, what you can earn until you leave, what they can give, what has to be left on the day you return. The last one is forgotten most often. Two months’ rent is a good size for it. Our amounts are in [what a stay abroad really costs](article:costs).

Choose two fixed points, not more. One is something you learn. The other is something you are needed for, or something you have dreamed of since you were nine. Put at least six weeks of nothing between them.

## April to June: book the fixed points

Now the things with few places: an au pair family, a school term, a voyage to the Antarctic Peninsula. [Our route through Patagonia](program:patagonia) follows the southern summer, so its months are fixed by the ice and not by us.

Check your passport. It should be valid for six months after the end of the year, not after the beginning. Read up on [visas](article:visas) for every country, also those you only change trains in. Working-holiday visas have age limits, some of them have quotas, and a few want to see savings in the bank.

See the dentist. I am serious. See the doctor too: some vaccinations need three jabs over several weeks.

## July to September: earn

This is the part without photographs. Harvest, warehouse, ice-cream counter, early shift at the bakery. Ten weeks of full-time work pay for a large piece of the year, and you learn what an hour costs. Open an account without fees for drawing money abroad. Take out insurance for the whole time, including liability, and read the page on sport.

Practice, too. Go somewhere alone for four days, by train, with the bag that you mean to take. You will come home knowing three things that you can leave out. The rest is in [what to pack](article:packing).

## October to December: the first half

Begin with something that has a shape: a course, a group, a timetable. People who start with six free weeks are often lonely by the second. A language course of eight weeks is a good beginning, since everything that follows is easier in it.

Take the night train once. Lie on the upper berth between two cities, with a jacket for a pillow, and hear the couplings at three in the morning, and somebody on a platform calling a name you cannot read. You cannot plan that. You can only leave room for it.

In December it gets dark, wherever you are, also inside. Decide beforehand where you will be for the vacation, and with whom. What to do otherwise is in [homesickness](article:homesick).

## January to April: the second fixed point

By now you are quicker, cheaper and a little vain about it. That is the right moment for the big thing: the trek, the river, the farm. In the [Mekong](program:mekong) countries these months are mostly dry, and the hottest weeks come in April. In Patagonia the days are long until March.

Halfway, stop for one week. Wash everything. Go through the money. Write to the three people you have neglected. Ask yourself one question: is there something I am only doing because it is on the list? Cross it out.

## May to September: the empty part, and home

Leave this open for as long as you can. Something will have come up by then: a friend in Bologna, a job on a boat, an uncle who needs a roof done. Say yes to one of them.

Confirm your university place in spring, not from a beach in August. Fly home three weeks before term starts, because you will need them. You will be tired, your room will be smaller, and nobody will ask the question that you have the answer to.

And keep the ticket with the plan on it. Not because you kept to it. So that one day you can see, in your own handwriting, who set off.`,
      sources: [
        { title: 'European Youth Portal: travel and volunteering', url: 'https://youth.europa.eu' },
        { title: 'GOV.UK: foreign travel advice', url: 'https://www.gov.uk' },
      ],
    },
    pt: {
      uid: 'planejar-ano-sabatico-mes-a-mes',
      title: 'Como planejar um ano sabático, mês a mês',
      lead: 'Doze meses são muito para preencher e pouco para fazer tudo. Planeje metade, e planeje bem essa metade.',
      summary:
        'Um plano de ano sabático para quem termina a escola em junho: o que decidir, reservar e economizar mês a mês, e por que deixar metade vazia.',
      body: `O melhor ano sabático que conheço tinha um plano que cabia no verso de uma passagem de trem. *Outono: trabalhar. Inverno: sul. Primavera: francês. Verão: ver.* O rapaz que escreveu isso hoje constrói barcos. O pior tinha uma planilha com quarenta e uma abas e acabou na sexta semana, com um tornozelo torcido e nada para fazer.

Entre a passagem e a planilha cabe um calendário sensato. Este é o nosso, feito para quem termina a escola em junho, como na Europa, e começa a faculdade no outono do ano seguinte. Se o seu ano letivo acaba em dezembro, como no Brasil, ande seis meses com tudo; só as estações do destino não mudam.

## De janeiro a março: as perguntas sem graça

Fale primeiro com a futura faculdade. Dá para ser aprovado agora e trancar por um ano? Algumas aceitam, outras mandam prestar de novo. Peça a resposta por escrito.

Depois sente com seus pais e uma calculadora. Bastam quatro números: quanto você tem, quanto consegue ganhar até a viagem, quanto eles podem dar e quanto precisa sobrar no dia da volta. O último é o mais esquecido. Dois meses de aluguel é um bom tamanho. Os nossos valores estão em [quanto custa de verdade](article:costs).

Escolha dois pontos fixos, não mais. Um é algo que se aprende. O outro é algo em que precisam de você, ou com que você sonha desde os nove anos. Entre os dois, ponha pelo menos seis semanas de nada.

## De abril a junho: reserve os pontos fixos

Agora vem o que tem poucas vagas: família para au pair, semestre numa escola, viagem de navio à Península Antártica. [Nossa rota pela Patagônia](program:patagonia) acompanha o verão austral, então quem marca os meses é o gelo, não a gente.

Olhe o passaporte. Ele precisa valer até seis meses depois do fim do ano, e não do começo. Leia sobre [vistos](article:visas) de cada país, também daqueles em que você só troca de trem. Vistos de férias e trabalho têm limite de idade, alguns têm cota e há os que pedem dinheiro no banco.

Vá ao dentista. É sério. E ao médico: há vacinas em três doses, com semanas entre uma e outra.

## De julho a setembro: ganhe dinheiro

Esta parte não rende foto. Colheita, depósito, balcão de sorveteria, primeiro turno da padaria. Dez semanas em tempo integral pagam um bom pedaço do ano, e você aprende quanto custa uma hora. Abra uma conta que não cobre saque no exterior. Faça um seguro para o período inteiro, com responsabilidade civil, e leia a página sobre esportes.

Treine também. Passe quatro dias sozinho em algum lugar, de ônibus ou de trem, com a mochila que pretende levar. Você volta sabendo três coisas que pode deixar em casa. O resto está em [o que pôr na mala](article:packing).

## De outubro a dezembro: a primeira metade

Comece por algo que tenha forma: um curso, um grupo, um horário. Quem abre com seis semanas livres costuma estar sozinho já na segunda. Um curso de idiomas de oito semanas é um bom início, porque tudo o que vem depois fica mais fácil na língua.

Pegue um trem noturno ao menos uma vez. Deite no leito de cima, entre duas cidades, com o casaco de travesseiro, e ouça os engates às três da manhã e alguém na plataforma chamando um nome que você não sabe ler. Isso não se planeja. Só dá para abrir espaço.

Em dezembro escurece, no hemisfério norte e às vezes por dentro. Decida antes onde e com quem vai passar as festas. O que fazer se apertar está em [saudade de casa](article:homesick).

## De janeiro a abril: o segundo ponto fixo

A esta altura você está mais rápido, mais econômico e um pouco convencido. É a hora do grande projeto: a trilha, o rio, o sítio. Nos países do [Mekong](program:mekong) estes meses são quase sempre secos, e as semanas mais quentes chegam em abril. Na Patagônia, os dias são longos até março.

No meio do caminho, pare uma semana. Lave tudo. Refaça as contas. Escreva para as três pessoas que você deixou de lado. E se pergunte: tem alguma coisa que só faço porque está na lista? Risque.

## De maio a setembro: a parte vazia, e a volta

Deixe este trecho aberto o quanto puder. Alguma coisa vai ter aparecido: um amigo em Bolonha, um trabalho num barco, um tio que precisa trocar o telhado. Diga sim a uma delas.

Confirme a vaga na faculdade com meses de antecedência, e não de uma praia em agosto. Volte três semanas antes das aulas, porque vai precisar delas. Você vai estar cansado, o quarto vai estar menor, e ninguém fará a pergunta para a qual você tem resposta.

E guarde a passagem com o plano no verso. Não porque você o cumpriu. Para um dia poder ver, na sua própria letra, quem foi que partiu.`,
      sources: [
        { title: 'Portal Europeu da Juventude', url: 'https://youth.europa.eu' },
        { title: 'Ministério das Relações Exteriores: Portal Consular', url: 'https://www.gov.br' },
      ],
    },
  },
} satisfies Article;
