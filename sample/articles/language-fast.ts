import type { Article } from '../source.ts';

export default {
  key: 'language-fast',
  date: '2026-05-21',
  author: 'paulo',
  scenes: ['lisbon-alley'],
  tags: ['languages', 'daily-life', 'city'],
  relatedPrograms: ['lisbon', 'buenos-aires', 'galway'],
  relatedArticles: ['host-family', 'choosing'],
  text: {
    en: {
      uid: 'learn-a-language-where-it-is-spoken',
      title: 'Learning a language where it is spoken',
      lead: 'Living in a country does not teach you its language. Being a nuisance in it, politely and every day, does.',
      summary:
        'How to learn a language on the spot: forty sentences for the first week, one errand a day, what to do when people answer you in English.',
      body: `I know a man who has lived in Lisbon for eleven years and orders his coffee in English. He is not lazy. He has a job in English, friends in English and a telephone that speaks English. The country flows around him like water around a stone.

I also know Ingrid, who came for eight weeks in spring and by the end was arguing with a fruit seller about the word for coriander. She had no gift for it. She had a method, and most of it was cheek.

## The first week: forty sentences

Before you go, learn forty sentences by heart. Whole sentences, not words. A word is a brick, and you have no mortar yet. Take the ones that you will say on the first day whatever happens:

- Good morning. May I?
- I am learning. Please speak slowly.
- How do you say this? (Point.)
- Once more, please.
- The same as him, please.
- What do I owe you?
- I did not understand the last part.

The seventh is worth more than the others together. “I do not understand” makes people stop, or change to English. “I did not understand the last part” tells them that you understood the rest, and they say the last part again, in other words. You have just been given a lesson.

Say the forty aloud, walking, until they come without thinking. Eight a day, five days. Then go.

## One errand a day

Classes in the morning give you the bones. The flesh grows in lines. Set yourself one errand a day that cannot be done with a finger on a screen.

Have a key cut. Buy a stamp for abroad and ask which mailbox is emptied first. Return something. Ask the pharmacist what to take for a blister. Have your hair cut, which is an hour of talk with a person holding scissors, and an excellent reason to get the verb right.

Go at a slow time. At half past ten in the morning the woman in the haberdasher’s in Campo de Ourique has time for you. At six in the evening she has not. Go back to the same places. The third time, they will ask where you were yesterday, and that is the moment the language turns from a subject into a street.

## When they answer in English

They will. They mean well, or are in a hurry, or want to practice. It feels like a verdict, but it is not one.

Carry on in their language for one more sentence. If they go on in English, say once, and smile: “I am here to learn, may I try?” Most people straighten up and become teachers on the spot. Some do not. Let them, and try the next stall.

Choose company for this. Children do not change language. Neither do the old, nor people who are busy with something in their hands: cooks, gardeners, men under cars. A five-a-side team shouts the same twelve words for an hour, and you will never forget them. In [Buenos Aires](program:buenos-aires) they are not words your teacher will have given you.

## The notebook, and the evening

Carry a small notebook. In it goes what you heard, not what you were taught: on the tram, at the table, on a handwritten sign. Five entries a day are enough. In the evening you look up two of them and use one the next day. Those that you do not use, you may forget in peace.

Then tell the day to somebody, in the language, in ten sentences. Your host mother, a classmate from another country, or the bathroom mirror. Ten. On some evenings it is torture. But telling is what memory is made of, and in the second week you will catch yourself collecting things to tell.

Leave your own language an hour a day, no more. A film with subtitles in the language you are learning, not in yours. The telephone set to it from the first evening. It takes three days until you find the alarm clock again.

## What to expect, in numbers

The Council of Europe describes six levels, from A1 to C2. With twenty lessons a week, a host family and one errand a day, most of our people climb about one level in eight to ten weeks at the beginning. Later each level takes longer than the one before. Speakers of Spanish get through Portuguese in half the time and then spend years unlearning their accent.

There is a valley in week three. You understand more and seem to speak worse, because you now hear your mistakes. That is progress with a headache.

And one day it happens without you. For Ingrid it was in an alley in [Lisbon](program:lisbon), laundry overhead, someone’s radio, two women at two windows. One said something about the other’s soup. Ingrid laughed, and only three steps later noticed that nobody had translated it.`,
      sources: [
        { title: 'Council of Europe: language levels', url: 'https://www.coe.int' },
        { title: 'Instituto Camões: Portuguese language', url: 'https://www.instituto-camoes.pt' },
      ],
    },
    pt: {
      uid: 'aprender-um-idioma-no-exterior',
      title: 'Aprender um idioma onde ele é falado',
      lead: 'Morar num país não ensina a língua dele. O que ensina é incomodar os outros nela, com educação e todos os dias.',
      summary:
        'Como aprender uma língua no lugar: quarenta frases na primeira semana, uma tarefa por dia e o que fazer quando respondem em inglês.',
      body: `Conheço um homem que mora em Lisboa há onze anos e pede café em inglês. Preguiçoso ele não é. Trabalha em inglês, tem amigos em inglês e um celular que fala inglês. O país passa em volta dele como a água em volta da pedra.

Conheço também a Ingrid, que desembarcou ali na primavera sem uma palavra de português, ficou oito semanas e no fim já discutia com a moça da quitanda por causa de um maço de coentro. Talento especial, não tinha. Tinha método, e boa parte do método era cara de pau.

## A primeira semana: quarenta frases

Antes de ir, decore quarenta frases. Frases inteiras, não palavras. Palavra é tijolo, e você ainda não tem cimento. Pegue as que vai dizer no primeiro dia, aconteça o que acontecer:

- Bom dia. Com licença, posso?
- Estou aprendendo. Pode falar devagar?
- Como se diz isto? (Aponte.)
- Mais uma vez, por favor.
- O mesmo que ele, por favor.
- Quanto lhe devo?
- Não entendi a última parte.

A sétima vale mais que todas as outras. Com “não entendi”, a pessoa para ou muda para o inglês. Com “não entendi a última parte”, ela sabe que você entendeu o resto e repete o final com outras palavras. Você acabou de ganhar uma aula.

Diga as quarenta em voz alta, andando, até saírem sem pensar. Oito por dia, cinco dias. Depois embarque.

## Uma tarefa por dia

A aula da manhã dá os ossos. A carne cresce na fila. Invente para cada dia uma tarefa que não se resolva com o dedo na tela.

Mande fazer uma cópia da chave. Compre um selo para o exterior e pergunte qual caixa de correio recolhem primeiro. Devolva alguma coisa. Pergunte ao farmacêutico o que passar numa bolha no pé. Corte o cabelo: é uma hora de conversa com uma pessoa de tesoura na mão, ótimo motivo para acertar o verbo.

Vá num horário parado. Às dez e meia da manhã, a dona da loja de aviamentos tem tempo para você. Às seis da tarde, não tem. E volte aos mesmos lugares. Na terceira vez vão perguntar onde você esteve ontem, e é aí que a língua deixa de ser matéria e vira rua.

## Quando respondem em inglês

Se a língua que você veio aprender não é o inglês, vão responder em inglês. É gentileza, ou pressa, ou vontade de treinar. Parece sentença, mas não é.

Siga na língua deles por mais uma frase. Se insistirem, diga uma vez, sorrindo: “vim aqui para aprender, posso tentar?”. Quase todo mundo endireita as costas e vira professor na hora. Alguns não. Deixe, e tente na barraca do lado.

Escolha bem a companhia. Criança não troca de língua. Idoso também não, nem gente com as mãos ocupadas: cozinheiro, jardineiro, mecânico debaixo do carro. Um time de pelada grita as mesmas doze palavras durante uma hora, e você nunca mais esquece. Em [Buenos Aires](program:buenos-aires), não serão as que o professor ensinou.

E cuidado com a armadilha brasileira: com o espanhol, a gente entende quase tudo e por isso não aprende quase nada. Portunhol abre portas nos três primeiros dias e fecha nos três meses seguintes. Peça que corrijam você desde o começo.

## O caderno e a noite

Ande com um caderninho. Nele entra o que você ouviu, não o que ensinaram: no ônibus, na mesa, num cartaz escrito à mão. Cinco anotações por dia bastam. À noite, procure duas e use uma no dia seguinte. As que não usar, pode esquecer em paz.

Depois conte o dia a alguém, na língua, em dez frases. À mãe anfitriã, a um colega de outro país ou ao espelho do banheiro. Dez. Tem noite que é tortura. Mas é de contar que a memória é feita, e na segunda semana você vai se pegar juntando coisas para contar.

Dê à sua língua uma hora por dia, não mais. Filme com legenda na língua que você aprende, e não na sua. O celular também, desde a primeira noite. Em três dias você reencontra o despertador.

## O que esperar, em números

O Conselho da Europa descreve seis níveis, do A1 ao C2. Com vinte aulas por semana, família anfitriã e uma tarefa por dia, quase todos os nossos alunos sobem mais ou menos um nível em oito a dez semanas, no começo. Depois, cada nível demora mais que o anterior.

Existe um vale na terceira semana. Você entende mais e parece falar pior, porque agora escuta os próprios erros. É progresso com dor de cabeça.

E um dia acontece sem você. Para a Ingrid foi num beco de [Lisboa](program:lisbon), com roupa secando lá em cima, o rádio de alguém ligado e duas mulheres em duas janelas. Uma disse qualquer coisa sobre a sopa da outra. Ingrid riu, e só três passos adiante percebeu que ninguém tinha traduzido.`,
      sources: [
        { title: 'Conselho da Europa: níveis de idioma', url: 'https://www.coe.int' },
        { title: 'British Council: aprender inglês', url: 'https://www.britishcouncil.org' },
      ],
    },
  },
} satisfies Article;
