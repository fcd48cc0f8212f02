import { type LanguageKey, own } from '@farol/content-model';
import { useQuery } from '@tanstack/react-query';
import { readNames } from '../api/people.ts';
import { useWords } from '../messages/messages.tsx';

/** The history identifies people by id, programs by name. */
const person = /^person\/(.+)$/;

/** The service's own actions. */
const programs: Record<LanguageKey, Readonly<Record<string, string>>> = {
  en: {
    'first start': 'the first start',
    schedule: 'the schedule',
    'command line': 'the command line',
  },
  pt: {
    'first start': 'a primeira inicialização',
    schedule: 'a agenda',
    'command line': 'a linha de comando',
  },
  es: {
    'first start': 'el primer arranque',
    schedule: 'la programación',
    'command line': 'la línea de comandos',
  },
  fr: {
    'first start': 'le premier démarrage',
    schedule: 'la programmation',
    'command line': 'la ligne de commande',
  },
};

/** The names of all people. */
export function useAllNames(): readonly { id: string; name: string }[] {
  const names = useQuery({
    queryKey: ['names'],
    queryFn: ({ signal }) => readNames(signal),
    staleTime: 60_000,
  });
  return names.data?.names ?? [];
}

export function useNames(): (by: string) => string {
  const names = useAllNames();
  const known = useWords(programs);
  return (by) => nameAmong(names, known, by);
}

export function nameAmong(
  names: readonly { id: string; name: string }[],
  known: Readonly<Record<string, string>>,
  by: string,
): string {
  const id = person.exec(by)?.[1];
  return (id && names.find((each) => each.id === id)?.name) ?? own(known, by) ?? by;
}
