// The folder stands for itself: what lies above belongs to another project.
const root = import.meta.dirname;

export default { outputFileTracingRoot: root, turbopack: { root } };
