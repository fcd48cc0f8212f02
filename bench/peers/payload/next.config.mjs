import { withPayload } from '@payloadcms/next/withPayload';

// The folder stands for itself: what lies above belongs to another project.
const root = import.meta.dirname;

export default withPayload({ outputFileTracingRoot: root, turbopack: { root } });
