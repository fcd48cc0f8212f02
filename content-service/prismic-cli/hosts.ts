/** The repository's name in host names and in answers to the command line: Prismic allows lower case only. */
export function domainOf(repositoryName: string): string {
  return repositoryName.toLowerCase();
}

/** The hosts Prismic's command line calls, all subdomains of the name set in `PRISMIC_HOST`. */
export function hostNames(name: string, repositoryName: string) {
  const repository = domainOf(repositoryName);
  return {
    dashboard: name,
    auth: `auth.${name}`,
    customTypes: `customtypes.${name}`,
    users: `user-service.${name}`,
    internal: `api.internal.${name}`,
    repository: `${repository}.${name}`,
    content: `${repository}.cdn.${name}`,
  };
}
