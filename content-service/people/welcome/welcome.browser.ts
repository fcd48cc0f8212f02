/**
 * The page that a one-time address leads to. The secret stands behind `#`: it is taken out of the address at once,
 * and sent only when somebody has clicked.
 */
const secret = location.hash.slice(1);
history.replaceState(null, '', location.pathname);

function part<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${id}.`);
}

const form = part('form', HTMLFormElement);
const what = part('what', HTMLElement);
const fault = part('fault', HTMLElement);
const nameField = part('name', HTMLInputElement);
const passwordField = part('password', HTMLInputElement);

async function ask(path: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`/api/farol/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const read = await answer.json();
  if (!answer.ok) throw new Error(read.message);
  return read;
}

async function begin(): Promise<void> {
  if (secret === '') {
    what.textContent = 'This address is not whole. Open it once more, all of it.';
    return;
  }
  const [link, ways] = await Promise.all([
    ask('/one-time-links/inspection', { secret }),
    ask('/sign-in'),
  ]);
  const isNew = link.purpose === 'invitation';
  what.textContent = isNew
    ? `You come as ${link.role}. Choose how you will sign in.`
    : `${link.name}, choose how you will sign in from now on. What opened before opens nothing then.`;
  part('named', HTMLElement).hidden = !isNew;
  nameField.required = isNew;
  if (!isNew) nameField.value = String(link.name);
  part('passkeys', HTMLElement).hidden = ways.passkeys !== true || !window.PublicKeyCredential;
  part('passwords', HTMLElement).hidden = ways.passwords !== true;
  form.hidden = false;
}

async function passkey(): Promise<object> {
  const options = await ask('/one-time-links/challenge', { secret, name: nameField.value });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey });
  if (!(made instanceof PublicKeyCredential)) throw new Error('The device made no passkey.');
  const { id, rawId, type, response } = made.toJSON() as RegistrationResponseJSON;
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    label: navigator.platform || 'My device',
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports },
    },
  };
}

async function redeem(way: string): Promise<void> {
  const given =
    way === 'passkey' ? { passkey: await passkey() } : { password: passwordField.value };
  const answer = await ask('/one-time-links/redemption', {
    secret,
    name: nameField.value,
    ...given,
  });
  form.remove();
  what.textContent = 'You are signed in.';
  const codes = answer.recoveryCodes as string[];
  part('codes', HTMLOListElement).replaceChildren(
    ...codes.map((code) => Object.assign(document.createElement('li'), { textContent: code })),
  );
  part('done', HTMLElement).hidden = false;
}

async function told(work: Promise<void>): Promise<void> {
  fault.textContent = '';
  await work.catch((reason: Error) => {
    fault.textContent = reason.message;
  });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const way = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'password';
  void told(redeem(way));
});
void told(
  begin().catch((reason: Error) => {
    what.textContent = '';
    throw reason;
  }),
);
