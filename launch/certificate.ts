import { join } from 'node:path';
import { makeCertificate, readSettings, tokenFile } from '@farol/content-service';

/** The port that is proposed where TLS_PORT is not set. */
const USUAL_PORT = 3443;

/** Makes the certificate Prismic's command line needs to reach the service, and says what to set. */
export async function certificate(): Promise<void> {
  const settings = readSettings(process.env);
  const { file, names, isNew } = await makeCertificate(settings, new Date());
  const port = settings.TLS_PORT || USUAL_PORT;
  console.log(`${isNew ? 'Made' : 'Kept'} ${file}

For the service, in .env, then start it again:
  TLS_PORT=${port}

For Prismic's command line:
  export NODE_EXTRA_CA_CERTS="${file}"
  export PRISMIC_HOST=${settings.TLS_NAME}:${port}
  export PRISMIC_TOKEN=$(cat "${tokenFile(join(settings.DATA_DIR, 'service'))}")
  export PRISMIC_TELEMETRY_ENABLED=false

Where these names do not lead to this machine, in /etc/hosts:
  127.0.0.1 ${names.join(' ')}`);
}
