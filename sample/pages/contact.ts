import type { Page } from '../source.ts';

export default {
  key: 'contact',
  scenes: ['harbour-morning'],
  text: {
    en: {
      uid: 'contact',
      title: 'Contact',
      lead: 'Write, call or come by. A person answers, usually on the same day, never later than the second.',
      summary:
        'How to reach Farol in Porto, London and Paris by email or telephone, when somebody is there, and the emergency line for day and night.',
      slices: [
        {
          slice: 'contact',
          title: 'Three offices',
          offices: [
            {
              place: 'Porto (head office)',
              address: 'Rua do Farol 12, Porto, Portugal',
              telephone: '+351 20 000 01 12',
              whatsapp: '+351 20 000 01 12',
              location: { latitude: 41.1423, longitude: -8.6155 },
              email: 'ola@farol.example',
              hours: 'Monday to Friday, 9.00 to 18.00. Come in, there is coffee.',
              open_days: 'weekdays',
              opens: '09:00',
              closes: '18:00',
              time_zone: 'Europe/Lisbon',
            },
            {
              place: 'London',
              address: 'By appointment',
              telephone: '+44 20 7946 0110',
              email: 'london@farol.example',
              hours: 'Monday to Friday, 9.00 to 17.30',
              open_days: 'weekdays',
              opens: '09:00',
              closes: '17:30',
              time_zone: 'Europe/London',
              for_programs: true,
            },
            {
              place: 'Paris',
              address: 'By appointment',
              telephone: '+33 1 99 00 12 40',
              email: 'paris@farol.example',
              hours: 'Monday to Friday, 9.30 to 18.00',
              open_days: 'weekdays',
              opens: '09:30',
              closes: '18:00',
              time_zone: 'Europe/Paris',
            },
          ],
        },
        {
          slice: 'text',
          body: `## What to write

Three lines are enough: how old you are, what you would like to do, and when you could leave. If you know your budget, say it. We will not spend it for you, but we will stop showing you Antarctica.

We answer in English, Portuguese, Spanish and French. Parents are welcome to write on their own account; from eighteen on, though, we answer the traveler.

**Already abroad and something is wrong?** Call the emergency line, day and night: [+44 20 7946 0199](tel:+442079460199). Everything else can be found under [questions](page:questions).`,
        },
      ],
    },
    pt: {
      uid: 'contato',
      title: 'Contato',
      lead: 'Escreva, ligue ou apareça. Uma pessoa responde, em geral no mesmo dia e no máximo no dia seguinte.',
      summary:
        'Como falar com a Farol no Porto, em Londres e em Paris, por e-mail ou telefone, em que horários, e a linha de emergência dia e noite.',
      slices: [
        {
          slice: 'contact',
          title: 'Três escritórios',
          offices: [
            {
              place: 'Porto (sede)',
              address: 'Rua do Farol 12, Porto, Portugal',
              telephone: '+351 20 000 01 12',
              whatsapp: '+351 20 000 01 12',
              location: { latitude: 41.1423, longitude: -8.6155 },
              email: 'ola@farol.example',
              hours: 'De segunda a sexta, das 9h às 18h. Pode entrar, tem café.',
              open_days: 'weekdays',
              opens: '09:00',
              closes: '18:00',
              time_zone: 'Europe/Lisbon',
              for_programs: true,
            },
            {
              place: 'Londres',
              address: 'Com hora marcada',
              telephone: '+44 20 7946 0110',
              email: 'london@farol.example',
              hours: 'De segunda a sexta, das 9h às 17h30',
              open_days: 'weekdays',
              opens: '09:00',
              closes: '17:30',
              time_zone: 'Europe/London',
            },
            {
              place: 'Paris',
              address: 'Com hora marcada',
              telephone: '+33 1 99 00 12 40',
              email: 'paris@farol.example',
              hours: 'De segunda a sexta, das 9h30 às 18h',
              open_days: 'weekdays',
              opens: '09:30',
              closes: '18:00',
              time_zone: 'Europe/Paris',
            },
          ],
        },
        {
          slice: 'text',
          body: `## O que escrever

Três linhas bastam: quantos anos você tem, o que gostaria de fazer e quando pode viajar. Se já sabe o orçamento, diga. Não vamos gastá-lo por você, mas paramos de mostrar a Antártida.

Respondemos em português, inglês, espanhol e francês. Pais também podem escrever por conta própria, mas a partir dos dezoito anos respondemos a quem viaja.

**Já está fora e algo deu errado?** Ligue para a linha de emergência, dia e noite: [+44 20 7946 0199](tel:+442079460199). O resto está em [perguntas](page:questions).`,
        },
      ],
    },
    es: {
      uid: 'contacto',
      title: 'Contacto',
      lead: 'Escribe, llama o pásate. Contesta una persona, casi siempre el mismo día y nunca después del segundo.',
      summary:
        'Cómo hablar con Farol en Oporto, Londres y París, por correo o por teléfono, en qué horario, y el teléfono de emergencias día y noche.',
      slices: [
        {
          slice: 'contact',
          title: 'Tres oficinas',
          offices: [
            {
              place: 'Oporto (sede central)',
              address: 'Rua do Farol 12, Oporto, Portugal',
              telephone: '+351 20 000 01 12',
              whatsapp: '+351 20 000 01 12',
              location: { latitude: 41.1423, longitude: -8.6155 },
              email: 'ola@farol.example',
              hours: 'De lunes a viernes, de 9:00 a 18:00. Entra, hay café.',
              open_days: 'weekdays',
              opens: '09:00',
              closes: '18:00',
              time_zone: 'Europe/Lisbon',
              for_programs: true,
            },
            {
              place: 'Londres',
              address: 'Con cita previa',
              telephone: '+44 20 7946 0110',
              email: 'london@farol.example',
              hours: 'De lunes a viernes, de 9:00 a 17:30',
              open_days: 'weekdays',
              opens: '09:00',
              closes: '17:30',
              time_zone: 'Europe/London',
            },
            {
              place: 'París',
              address: 'Con cita previa',
              telephone: '+33 1 99 00 12 40',
              email: 'paris@farol.example',
              hours: 'De lunes a viernes, de 9:30 a 18:00',
              open_days: 'weekdays',
              opens: '09:30',
              closes: '18:00',
              time_zone: 'Europe/Paris',
            },
          ],
        },
        {
          slice: 'text',
          body: `## Qué contarnos

Bastan tres líneas: cuántos años tienes, qué te gustaría hacer y cuándo podrías irte. Si sabes tu presupuesto, dilo. No lo vamos a gastar por ti, pero dejaremos de enseñarte la Antártida.

Contestamos en español, inglés, portugués y francés. Los padres pueden escribir por su cuenta; a partir de los dieciocho, eso sí, respondemos a quien viaja.

**¿Ya estás fuera y algo va mal?** Llama al teléfono de emergencias, de día y de noche: [+44 20 7946 0199](tel:+442079460199). Lo demás está en [preguntas](page:questions).`,
        },
      ],
    },
    fr: {
      uid: 'contact',
      title: 'Contact',
      lead: 'Écrivez, appelez ou passez. Une vraie personne répond, en général le jour même, jamais après le lendemain.',
      summary:
        'Joindre Farol à Porto, à Londres et à Paris par courriel ou par téléphone, nos horaires, et le numéro d’urgence ouvert jour et nuit.',
      slices: [
        {
          slice: 'contact',
          title: 'Trois bureaux',
          offices: [
            {
              place: 'Porto (siège)',
              address: 'Rua do Farol 12, Porto, Portugal',
              telephone: '+351 20 000 01 12',
              whatsapp: '+351 20 000 01 12',
              location: { latitude: 41.1423, longitude: -8.6155 },
              email: 'ola@farol.example',
              hours: 'Du lundi au vendredi, de 9 h à 18 h. Entrez, il y a du café.',
              open_days: 'weekdays',
              opens: '09:00',
              closes: '18:00',
              time_zone: 'Europe/Lisbon',
            },
            {
              place: 'Londres',
              address: 'Sur rendez-vous',
              telephone: '+44 20 7946 0110',
              email: 'london@farol.example',
              hours: 'Du lundi au vendredi, de 9 h à 17 h 30',
              open_days: 'weekdays',
              opens: '09:00',
              closes: '17:30',
              time_zone: 'Europe/London',
            },
            {
              place: 'Paris',
              address: 'Sur rendez-vous',
              telephone: '+33 1 99 00 12 40',
              email: 'paris@farol.example',
              hours: 'Du lundi au vendredi, de 9 h 30 à 18 h',
              open_days: 'weekdays',
              opens: '09:30',
              closes: '18:00',
              time_zone: 'Europe/Paris',
              for_programs: true,
            },
          ],
        },
        {
          slice: 'text',
          body: `## Que nous écrire

Trois lignes suffisent : votre âge, ce que vous aimeriez faire, et quand vous pourriez partir. Si vous connaissez votre budget, dites-le. Nous ne le dépenserons pas à votre place, mais nous cesserons de vous montrer l’Antarctique.

Nous répondons en français, en anglais, en espagnol et en portugais. Les parents peuvent nous écrire de leur côté ; à partir de dix-huit ans, toutefois, c’est au voyageur que nous répondons.

**Déjà sur place, et quelque chose ne va pas ?** Appelez le numéro d’urgence, jour et nuit : [+44 20 7946 0199](tel:+442079460199). Pour le reste, voyez les [questions](page:questions).`,
        },
      ],
    },
  },
} satisfies Page;
