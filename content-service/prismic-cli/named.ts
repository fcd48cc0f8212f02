import type { Repository } from '../repository/repository.ts';

/** The repository's name and the address of its slice simulator, under each name that versions of the tools read. */
export function identityOf({ state, repositoryName }: Repository) {
  const { name, simulator } = state;
  return {
    name: name ?? repositoryName,
    framework: '',
    ...(simulator === null ? {} : { simulator_url: simulator, simulatorUrl: simulator }),
  };
}
