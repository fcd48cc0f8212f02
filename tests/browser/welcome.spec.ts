import { expect, test } from '@playwright/test';
import { buildEditor } from '../../launch/builds.ts';
import { invitationTo } from '../../launch/new-person.ts';
import { type NewService, startNewService } from '../../launch/new-service.ts';

let service: NewService;

test.beforeAll(async () => {
  await buildEditor(() => {});
  service = await startNewService();
});
test.afterAll(() => service.stop());

const address = () => invitationTo(service.address, service.environment, { role: 'administrator' });

test('a one-time address lets somebody in by a password, once', async ({ page }) => {
  const once = await address();
  await page.goto(once);
  await expect(page.getByText('You are joining as an administrator.')).toBeVisible();
  // Neither the address nor the history of the browser has the secret any more.
  expect(page.url()).toBe(`${service.address}/edit/welcome`);
  await page.getByLabel('Name').fill('Inês <b>Faria</b>');
  await page.getByLabel('Password').fill('seven lamps on the quay');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.codes li')).toHaveCount(10);
  const me = await page.evaluate(async () => (await fetch('/api/farol/v1/me')).json());
  expect(me).toMatchObject({ name: 'Inês <b>Faria</b>', role: 'administrator' });
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.goto('about:blank');
  await page.goto(once);
  await expect(page.getByRole('alert')).toContainText(/This link is no longer valid: it was used/);
  await expect(page.locator('form')).toHaveCount(0);
});

test('a one-time address lets somebody in by a passkey', async ({ page }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto(await address());
  await page.getByLabel('Name').fill('Rui');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.locator('.codes li')).toHaveCount(10);
  const me = await page.evaluate(async () => (await fetch('/api/farol/v1/me')).json());
  expect(me.waysIn).toEqual({ password: false, passkeys: 1, recoveryCodes: 10 });
  await page.getByRole('button', { name: 'I have saved them' }).click();

  // Signed out, the same device opens without a name.
  await page.getByRole('button', { name: 'Rui' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Rui' })).toBeVisible();
});

test('there is no page at a name that was rebound', async ({ request }) => {
  const { port } = new URL(service.address);
  const rebound = await request.get(`${service.address}/edit/welcome`, {
    headers: { host: `rebound.example:${port}` },
  });
  expect(rebound.status()).toBe(404);
});
