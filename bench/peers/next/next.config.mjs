// The folder is a project of its own: the folders above belong to another one.
const root = import.meta.dirname;

export default { outputFileTracingRoot: root, turbopack: { root } };
