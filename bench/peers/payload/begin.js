import config from './payload.config.js';
import { getPayload } from 'payload';

/** Fills the empty database with one user and one page. */
const payload = await getPayload({ config });
await payload.create({
  collection: 'users',
  data: { email: process.env.PEER_EMAIL, password: process.env.PEER_PASSWORD },
});
await payload.create({
  collection: 'pages',
  data: { title: 'Lisbon', tagline: 'The sea at the end of the street', _status: 'published' },
});
process.exit(0);
