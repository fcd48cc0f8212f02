import type { Repository } from '../repository/repository.ts';

/** What a repository is called and where its slices are shown, under each name that versions of tools read. */
export function named({ state, repositoryName }: Repository) {
  const { name, simulator } = state;
  return {
    name: name ?? repositoryName,
    framework: '',
    ...(simulator === null ? {} : { simulator_url: simulator, simulatorUrl: simulator }),
  };
}
