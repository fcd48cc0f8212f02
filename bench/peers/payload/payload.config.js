import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';

/** The setup of the manual: pages with autosaved drafts, in a SQLite file. */
export default buildConfig({
  secret: 'only for measurements',
  telemetry: false,
  admin: { user: 'users' },
  editor: lexicalEditor(),
  db: sqliteAdapter({ client: { url: `file:${process.env.PEER_DATA}/payload.db` }, push: true }),
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'pages',
      admin: { useAsTitle: 'title' },
      versions: { drafts: { autosave: true } },
      fields: [
        { name: 'title', type: 'text' },
        { name: 'tagline', type: 'text' },
        { name: 'body', type: 'richText' },
      ],
    },
  ],
});
