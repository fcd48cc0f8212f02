import { type InEach, own } from '@farol/content-model';
import { useQuery } from '@tanstack/react-query';
import { readNames } from '../api/people.ts';
import { useWords } from '../messages/messages.tsx';

/** The history identifies people by id, programs by name. */
const person = /^person\/(.+)$/;

/** The service's own actions. */
const programs: InEach<Readonly<Record<string, string>>> = {
  en: {
    'first start': 'the first start',
    schedule: 'the schedule',
    'command line': 'the command line',
    'clean-up': 'the clean-up',
    import: 'the import',
    restore: 'the restoring of a backup',
    assets: 'the asset API',
  },
  pt: {
    'first start': 'a primeira inicialização',
    schedule: 'a agenda',
    'command line': 'a linha de comando',
    'clean-up': 'a limpeza',
    import: 'a importação',
    restore: 'a restauração de um backup',
    assets: 'a API de arquivos',
  },
  es: {
    'first start': 'el primer arranque',
    schedule: 'la programación',
    'command line': 'la línea de comandos',
    'clean-up': 'la limpieza',
    import: 'la importación',
    restore: 'la restauración de una copia',
    assets: 'la API de archivos',
  },
  fr: {
    'first start': 'le premier démarrage',
    schedule: 'la programmation',
    'command line': 'la ligne de commande',
    'clean-up': 'le nettoyage',
    import: 'l’importation',
    restore: 'la restauration d’une sauvegarde',
    assets: 'l’API des fichiers',
  },
};

/** Whoever was removed is not named any more. */
const left: InEach<string> = {
  en: 'somebody who left the team',
  pt: 'alguém que saiu da equipe',
  es: 'alguien que dejó el equipo',
  fr: 'une personne qui a quitté l’équipe',
};

export type Names = readonly { id: string; name: string }[];

/** The names of all people; undefined until they are there. */
export function useAllNames(): Names | undefined {
  const names = useQuery({
    queryKey: ['names'],
    queryFn: ({ signal }) => readNames(signal),
    staleTime: 60_000,
  });
  return names.data?.names;
}

export function useNames(): (by: string) => string {
  const names = useAllNames();
  const words = { programs: useWords(programs), left: useWords(left) };
  return (by) => nameAmong(names, words, by);
}

const personIn = (by: string): string | undefined => person.exec(by)?.[1];

/** Whether somebody is not among the names: a person who came in later, or left. */
export function isNameless(names: Names, by: string): boolean {
  const id = personIn(by);
  return id !== undefined && !names.some((each) => each.id === id);
}

/** The same for all who left, who have one name. */
export function calledApart(names: Names | undefined, by: string): string {
  return names && isNameless(names, by) ? 'person/' : by;
}

/** All who left, among these and those chosen already, as one value; undefined where nobody did. */
export function allWhoLeft(
  all: readonly string[],
  chosen: string | undefined,
  names: Names | undefined,
): string | undefined {
  const left = [...all, ...(chosen?.split(',') ?? [])].filter(
    (by) => names && isNameless(names, by),
  );
  return left.length === 0 ? undefined : [...new Set(left)].sort().join();
}

/** Those who can be chosen: everybody, and who was chosen before leaving. */
export function peopleToChoose(
  names: Names | undefined,
  chosen: string | null,
  nameOf: (by: string) => string,
): Names {
  const by = `person/${chosen}`;
  const isGone = chosen && names && isNameless(names, by);
  return [...(names ?? []), ...(isGone ? [{ id: chosen, name: nameOf(by) }] : [])];
}

export function usePeopleToChoose(chosen: string | null): Names {
  return peopleToChoose(useAllNames(), chosen, useNames());
}

export function nameAmong(
  names: Names | undefined,
  words: { programs: Readonly<Record<string, string>>; left: string },
  by: string,
): string {
  const id = personIn(by);
  if (id === undefined) return own(words.programs, by) ?? by;
  return names ? (names.find((each) => each.id === id)?.name ?? words.left) : '…';
}
