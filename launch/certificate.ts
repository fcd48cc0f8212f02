import { makeCertificate, type Settings, tokenFile } from '@farol/content-service';

/** Suggested if TLS_PORT is not set. */
const defaultPort = 3443;

/** Creates the certificate with which Prismic's command line reaches the service, and prints the settings for both. */
export async function setUpCertificate(settings: Settings): Promise<void> {
  const { file, names, isNew } = await makeCertificate(settings, new Date());
  const port = settings.TLS_PORT || defaultPort;
  console.log(`${isNew ? 'Made' : 'Kept'} ${file}

For the service, in .env, then start it again:
  TLS_PORT=${port}

For Prismic's command line:
  export NODE_EXTRA_CA_CERTS="${file}"
  export PRISMIC_HOST=${settings.TLS_NAME}:${port}
  export PRISMIC_TOKEN=$(cat "${tokenFile(settings.DATA_DIR)}")
  export PRISMIC_TELEMETRY_ENABLED=false

Where these names do not lead to this machine, in /etc/hosts:
  127.0.0.1 ${names.join(' ')}`);
}
