import { minuteMs } from '@farol/content-model';
import type { Page, Route } from '@playwright/test';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { expectAccessible } from './editor-accessible.ts';
import { expectOpened } from './editor-arrived.ts';
import { beginSession, comeIn, password, signIn } from './editor-people.ts';
import { startEditor } from './editor-product.ts';
import { searchPages } from './editor-search.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

const name = 'Ana Ribeiro';
const somebodyElse = 'Eva Prado';

test.use({
  expectedErrors:
    /^Failed to load resource: (?:net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|the server responded with a status of 4)/,
});
test.describe.configure({ mode: 'serial' });

/** A product of its own: its content is changed, and at the end removed. */
let product: WholeProduct;

test.beforeAll(async () => {
  product = await startEditor();
});
test.afterAll(() => product.stop());

async function openProgram(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('searchbox', { name: 'Find everything' })).toBeFocused();
  // The key means the answer to the whole text, whatever the list shows by then.
  await page.keyboard.type('portuguese-course-lisbon');
  await page.keyboard.press('Enter');
  await expect(tagline(page)).toBeVisible();
  await expectOpened(page);
}

const tagline = (page: Page) => page.getByLabel('One line under the title');
const saved = (page: Page) => page.locator('.saved');

test('a page is begun by the keyboard alone', async ({ page }) => {
  await comeIn(page, product, 'Kim');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('searchbox', { name: 'Find everything' }).fill('new page');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await expect(dialog.getByLabel('Name in lists')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('who comes in stands before the pages, however late it is answered who is here', async ({
  page,
}) => {
  await page.route(
    '**/api/farol/v1/me',
    async (route) => {
      const nobody = await route.fetch();
      await expect(page).not.toHaveURL(/welcome/);
      // By then it may not be waited for any more.
      await route.fulfill({ response: nobody }).catch(() => {});
    },
    { times: 1 },
  );
  await comeIn(page, product, 'Noa Prado');
});

test('no button of a welcome stands where another one will come', async ({ page }) => {
  const inspected = page.waitForResponse('**/one-time-links/inspection');
  let buttons = -1;
  await page.route('**/v1/sign-in', async (route) => {
    await inspected;
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 300)));
    buttons = await page.getByRole('button').count();
    await route.continue();
  });
  await comeIn(page, product, 'Mia Prado');
  expect(buttons).toBe(0);
});

test('what is written to sign in stays when the ways in are asked for again', async ({ page }) => {
  await page.route('**/v1/sign-in', (route) =>
    route.fulfill({ status: 403, json: { message: 'Not now.' } }),
  );
  await page.goto(`${product.service}/edit`);
  const called = page.getByLabel('Name');
  await called.fill('Mia Prado');
  const again = page.waitForResponse('**/v1/sign-in');
  // As whoever comes back from another tab.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await again;
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 100)));
  await expect(called).toHaveValue('Mia Prado');
});

test('a button that has nothing left to send leaves the focus in its form', async ({ page }) => {
  await comeIn(page, product, 'Lia');
  await page.goto(`${product.service}/edit/account`);
  const called = page.getByLabel('Name', { exact: true });
  await called.fill('Lia Prado');
  const button = page.locator('form', { has: called }).getByRole('button');
  await button.press('Enter');
  await expect(button).toBeDisabled();
  await expect(called).toBeFocused();
  // What a password must have is still there once one writes it.
  await page.getByLabel('New password').fill('short');
  await expect(page.getByText('at least twelve characters')).toBeVisible();
});

test('everything is found by one key, and the keys are shown by another', async ({ page }) => {
  await comeIn(page, product, name);
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('dark');
  await expect(dialog.getByRole('menuitem').first()).toHaveText('Dark mode');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(dialog).toHaveCount(0);

  await openProgram(page);
  // Who works by keyboard goes on in the page, not in the menu above it.
  await expect(page.locator('#main')).toBeFocused();
  // What is possible on this screen is in the list, and what is not is not.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog.getByRole('menuitem', { name: 'Archive', exact: true })).toBeVisible();
  await expect(dialog.getByRole('menuitem', { name: 'Undo' })).toHaveCount(0);
  await expect(dialog.getByRole('menuitem', { name: 'Français' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('Translate');
  await page.keyboard.press('Enter');
  await expect(page.locator('.side-by-side').first()).toBeVisible();
  await page.goBack();
  await expectOpened(page);

  await page.locator('.bar h1').click();
  await page.keyboard.press('?');
  await expect(dialog.getByRole('definition').filter({ hasText: 'Redo' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: /^Keyboard shortcuts/ }).click();
  // Keys that count where one is, too.
  await expect(dialog.getByText('Send, in a form')).toBeVisible();
  await expect(dialog.getByText('Move a section or an item')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await page.keyboard.press('Escape');

  // In a field a sign is a sign.
  await tagline(page).fill('');
  await tagline(page).press('?');
  await expect(tagline(page)).toHaveValue('?');
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('link', { name: 'Content' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a first visit teaches by doing, and is left out for ever with one key', async ({ page }) => {
  await signIn(page, product, name);
  const steps = page.getByRole('complementary', { name: 'Your first visit' });
  /** Of each step, where some need more lines than others. */
  const heights = new Set<number | undefined>();
  const measure = async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    heights.add((await steps.boundingBox())?.height);
    if (size) await page.setViewportSize(size);
  };
  await expect(steps).toContainText('Step 1 of 5');
  await expectAccessible(page);
  await measure();
  await searchPages(page, 'portuguese-course-lisbon');
  await expect(page.getByText('One page', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Portuguese in Lisbon' }).click();
  await expect(steps).toContainText('Step 2 of 5');
  await measure();
  await tagline(page).fill('Written on a first visit');
  await expect(steps).toContainText('Step 3 of 5');
  await measure();
  // What is below is not moved by a step that is taken while something is pressed.
  expect(heights.size).toBe(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(steps).toContainText('Step 4 of 5');
  await expect(saved(page)).toHaveText(/^Saved/);
  await page.reload();
  await expect(steps).toContainText('Step 4 of 5');
  await page.locator('.bar h1').click();
  await page.keyboard.press('0');
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(tagline(page)).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('the bar fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, product, name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Content' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a session that ends while somebody writes is begun again over the page', async ({ page }) => {
  await signIn(page, product, name);
  await openProgram(page);
  await tagline(page).fill('Written while nobody was signed in');
  await page.context().clearCookies();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(tagline(page)).toHaveValue('Written while nobody was signed in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByLabel('Password').fill('not this one at all');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(saved(page)).toHaveText(/^Saved/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tagline(page)).not.toHaveValue('Written while nobody was signed in');
  await expect(saved(page)).toHaveText(/^Saved/);
});

test('what one person wrote is not saved by another who signs in over the page', async ({
  page,
  browser,
}) => {
  await comeIn(await (await browser.newContext()).newPage(), product, somebodyElse);
  await signIn(page, product, name);
  await openProgram(page);
  const before = await tagline(page).inputValue();
  // The session ends after the last letter and before it is saved.
  await page.context().setOffline(true);
  await tagline(page).fill('Written by Ana alone');
  await expect(saved(page)).toHaveText(/^Kept on this device/);
  await page.context().clearCookies();
  await page.context().setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Name').fill(somebodyElse);
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(tagline(page)).toHaveValue(before);
  await expectOpened(page);
  await expect(tagline(page)).toHaveValue(before);

  await page.context().clearCookies();
  await signIn(page, product, name);
  await openProgram(page);
  await expect(tagline(page)).toHaveValue('Written by Ana alone');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tagline(page)).toHaveValue(before);
  await expect(saved(page)).toHaveText(/^Saved/);
});

test('what one person wrote is not saved by another who signs in in a second tab', async ({
  page,
}) => {
  await signIn(page, product, name);
  await openProgram(page);
  const before = await tagline(page).inputValue();
  await page.context().setOffline(true);
  await tagline(page).fill('Written beside another tab');
  await expect(saved(page)).toHaveText(/^Kept on this device/);
  await beginSession(page, product, somebodyElse);
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: somebodyElse })).toBeVisible();
  await expect(tagline(page)).toHaveValue(before);

  await signIn(page, product, name);
  await openProgram(page);
  await expect(tagline(page)).toHaveValue('Written beside another tab');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tagline(page)).toHaveValue(before);
  await expect(saved(page)).toHaveText(/^Saved/);
});

test('who signs out is told where that failed', async ({ page }) => {
  await signIn(page, product, name);
  await page.context().setOffline(true);
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const failed = page.getByRole('alertdialog', { name: 'Sign out' });
  await expect(failed).toContainText('The content service is not responding.');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

/** Refuses what is done only soon after signing in. */
const longAfterSigningIn = (route: Route) =>
  route.fulfill({
    status: 403,
    json: { message: 'Sign in again.', signInAgain: true, code: 'sign_in_again' },
  });

test('a person looks after her own account', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, product, name);
  await signIn(page, product, name);
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText('10 codes are left.')).toBeVisible();
  await expectAccessible(page);
  const sessions = page.locator('section').filter({ hasText: 'Where you are signed in' });
  await expect(sessions.getByText('(here)')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByText('Only here.')).toBeVisible();
  await elsewhere.emulateMedia({ colorScheme: 'dark' });
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(elsewhere.locator('html')).toHaveAttribute('data-mode', 'dark');
  await elsewhere.context().close();

  await page.getByLabel('New password').fill(`${password} again`);
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  // Long after signing in, the same is asked once more, over the page.
  await page.route('**/me/recovery-codes', longAfterSigningIn, { times: 1 });
  await page.getByRole('button', { name: 'Create ten new codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('.codes li')).toHaveCount(10);

  // What waited for her is not done for somebody else who signs in there.
  await page.reload();
  await page.route('**/me/recovery-codes', longAfterSigningIn, { times: 1 });
  await page.getByRole('button', { name: 'Create ten new codes' }).click();
  await dialog.getByLabel('Name').fill(somebodyElse);
  await dialog.getByLabel('Password').fill(password);
  let isRepeated = false;
  page.on('request', (request) => {
    isRepeated ||= request.url().endsWith('/me/recovery-codes');
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: somebodyElse })).toBeVisible();
  expect(isRepeated).toBe(false);
});

test.describe('beside a service of another version', () => {
  test.use({ expectedErrors: /TypeError/ });

  test('the editor asks to be loaded again', async ({ page }) => {
    await signIn(page, product, name);
    await page.route('**/api/farol/v1/activity*', (route) => route.fulfill({ json: {} }));
    await page.getByRole('link', { name: 'Administration' }).click();
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Something went wrong in the editor itself.',
    );
    await page.unroute('**/api/farol/v1/activity*');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.locator('ol.lines > li').first()).toBeVisible();
  });
});

/** One's own line, and in it the button for a new link, whose request first takes a new sign-in. */
async function ownResetThatIsRefused(page: Page) {
  await page.getByRole('link', { name: 'Administration' }).click();
  const herself = page.locator('.lines > li').filter({ hasText: '(you)' });
  const reset = herself.getByRole('button', { name: 'New sign-in link' });
  await expect(reset).toBeVisible();
  await page.route('**/reset', longAfterSigningIn, { times: 1 });
  return { herself, reset };
}

test('what is refused while somebody signs in again goes on after it, too', async ({ page }) => {
  await comeIn(page, product, 'Lia Serra');
  const { reset } = await ownResetThatIsRefused(page);
  const signingIn = Promise.withResolvers<void>();
  await page.route('**/invitations', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await page.unroute('**/invitations');
    await signingIn.promise;
    await longAfterSigningIn(route);
  });
  await page.route('**/sessions', async (route) => {
    const refused = page.waitForResponse('**/invitations');
    signingIn.resolve();
    await refused;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Create an invitation link' }).click();
  await reset.click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('.secret code')).toHaveCount(2);
  await expect(dialog).toHaveCount(0);
});

test('whose session ends while she is to sign in again does so once', async ({ page }) => {
  await comeIn(page, product, 'Lia Prates');
  const { herself, reset } = await ownResetThatIsRefused(page);
  const sessionEnd = Promise.withResolvers<void>();
  await page.route('**/invitations', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await sessionEnd.promise;
    await route.fulfill({ status: 401, json: { message: 'Sign in.' } });
  });
  await page.getByRole('button', { name: 'Create an invitation link' }).click();
  await reset.click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password').fill(password);
  await page.context().clearCookies();
  sessionEnd.resolve();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByText('Sign in to continue.')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(herself.locator('.secret code')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is confirmed while something else is carried out waits for it', async ({ page }) => {
  await comeIn(page, product, 'Pia');
  await page.goto(`${product.service}/edit/administration/tokens`);
  const create = async (name: string) => {
    await page.getByLabel('What it is for').fill(name);
    await page.getByRole('button', { name: 'Create' }).click();
  };
  await create('a screen in the hall');
  const screen = page.locator('.lines > li').filter({ hasText: 'a screen in the hall' });
  const answer = await holdRequests(page, '**/tokens', 'POST');
  await create('a clock in the hall');
  await screen.getByRole('button', { name: 'Revoke' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' });
  await expect(confirm).toBeDisabled();
  await confirm.press('Enter');
  answer();
  await confirm.click();
  await expect(screen).toHaveCount(0);
});

test('an administrator looks after people, tokens, webhooks and what was done', async ({
  page,
  browser,
}) => {
  await signIn(page, product, name);
  await page.getByRole('link', { name: 'Administration' }).click();
  const screens = page.getByRole('navigation', { name: 'Administration' });
  const open = async (screen: string) => {
    await screens.getByRole('link', { name: screen, exact: true }).click();
    await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible();
    await expect(page.locator('.loading')).toHaveCount(0);
  };

  // Somebody is invited to write articles in Portuguese, comes, and finds no more than that.
  const portuguese = page.getByRole('checkbox', { name: 'Português' }).first();
  await expect(portuguese).toBeVisible();
  await expect(page.locator('.loading')).toHaveCount(0);
  await portuguese.check();
  await page.getByRole('checkbox', { name: 'Article', exact: true }).first().check();
  await page.getByRole('button', { name: 'Create an invitation link' }).click();
  const address = await page.locator('.secret code').innerText();
  await expectAccessible(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await other.getByLabel('Name').fill('Rui Costa');
  await other.getByLabel('Password').fill(password);
  await other.getByRole('button', { name: 'Begin' }).click();
  await other.getByRole('button', { name: 'I have saved them' }).click();
  await other.getByRole('link', { name: 'Administration' }).click();
  await expect(other.getByRole('heading', { name: 'Find and replace' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Tokens' })).toHaveCount(0);
  await other.goto(`${product.service}/edit/administration/tokens`);
  await expect(other.getByText('This is for administrators.')).toBeVisible();

  await page.reload();
  const rui = page.locator('.lines > li').filter({ hasText: 'Rui Costa' });
  await expect(rui).toContainText('Writer, can edit Português / Article');
  await expect(page.locator('.loading')).toHaveCount(0);
  await rui.getByText('What this person can edit').click();
  // Walking through the roles by arrow keys grants nothing yet.
  await rui.getByLabel('Role').selectOption('Administrator');
  await expect(rui.getByRole('checkbox')).toHaveCount(0);
  await rui.getByLabel('Role').selectOption('Publisher');
  await expect(rui).toContainText('Writer, can edit Português / Article');
  // Whoever would rather not sign in again keeps what she chose; once she has, it is done.
  await page.route('**/people/*', longAfterSigningIn, { times: 2 });
  await rui.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('You signed in a while ago.')).toBeVisible();
  await expect(rui.getByLabel('Role')).toHaveValue('publisher');
  await rui.getByRole('button', { name: 'Save' }).click();
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(rui).toContainText('Publisher, can edit Português / Article');
  await rui.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(rui).toContainText('0 sessions');
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await rui.getByRole('button', { name: 'New sign-in link' }).click();
  await expect(rui.locator('.secret code')).toHaveText(/\/edit\/welcome#/);
  // The key that sends a form presses the button that one is at.
  await rui.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).press('ControlOrMeta+Enter');
  await expect(question).toHaveCount(0);
  await rui.getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(rui).toHaveCount(0);
  await other.context().close();

  await open('Tokens');
  await page.getByLabel('What it is for').fill('the reading website');
  await page.getByRole('button', { name: 'Create' }).click();
  const token = await page.locator('.secret code').innerText();
  await expect(page.locator('.lines')).toContainText('the reading website');
  expect(await page.locator('.lines').innerText()).not.toContain(token);
  // Where reading the list again fails, the secret that is shown only once stays.
  await page.route('**/tokens', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 403, json: { message: 'Not now.' } })
      : route.fallback(),
  );
  await page.getByLabel('What it is for').fill('another website');
  const reading = page.waitForResponse((answer) => answer.status() === 403);
  await page.getByRole('button', { name: 'Create' }).click();
  await reading;
  await expect(page.locator('.secret code')).not.toHaveText(token);
  await expect(page.locator('.secret code')).toBeVisible();
  await page.unroute('**/tokens');
  await expectAccessible(page);

  await open('Webhooks');
  await page.getByLabel('Name').fill('Nobody listens there');
  await page.getByLabel('Address to call').fill('http://127.0.0.1:9/');
  await page.getByLabel('Secret sent with each call').fill('for that address');
  await page.getByRole('button', { name: 'Create' }).click();
  const webhook = page.locator('.lines > li').filter({ hasText: 'Nobody listens there' });
  await webhook.getByRole('button', { name: 'Send a test' }).click();
  await expect(webhook).toContainText('not answered: Webhooks go to the ports 80, 443');
  await webhook.getByText('Deliveries').click();
  await expect(webhook.locator('.fault')).toBeVisible();
  await expectAccessible(page);
  await webhook.getByRole('button', { name: 'Change address' }).click();
  const move = page.getByRole('alertdialog');
  await expect(move).toContainText('The secret is not sent to another address');
  await expectAccessible(page);
  await move.getByLabel('Address to call').fill('http://127.0.0.1:9/elsewhere');
  await move.getByRole('button', { name: 'Change address' }).click();
  await expect(webhook).toContainText('http://127.0.0.1:9/elsewhere');
  await webhook.getByRole('button', { name: 'Change address' }).click();
  await expect(move).not.toContainText('The secret is not sent to another address');
  // What was not confirmed is not there again, and the same address is not sent.
  await move.getByLabel('Address to call').fill('http://127.0.0.1:9/dropped');
  await move.getByLabel('Secret sent with each call').fill('dropped, too');
  await move.getByRole('button', { name: 'Cancel' }).click();
  await webhook.getByRole('button', { name: 'Change address' }).click();
  await expect(move.getByLabel('Address to call')).toHaveValue('http://127.0.0.1:9/elsewhere');
  await expect(move.getByLabel('Secret sent with each call')).toHaveValue('');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await move.getByRole('button', { name: 'Change address' }).click();
  await expect(move).toHaveCount(0);
  await open('Languages');
  await expect(page.locator('.lines strong')).toHaveCount(4);
  expect(sent).not.toContain('PATCH');

  await open('Languages');
  await expect(page.locator('.lines strong')).toHaveText([
    'English',
    'Português',
    'Español',
    'Français',
  ]);
  for (const screen of ['Archive', 'Preview links', 'Languages', 'Overview', 'Activity']) {
    await open(screen);
    await expectAccessible(page);
  }
  const entries = page.locator('ol.lines > li');
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(50);
  await page.getByLabel('Everything').selectOption('People');
  await expect(entries.first()).toContainText('somebody removed');
  await page.getByLabel('By anyone').selectOption(name);
  await page.reload();
  await expect(entries.first()).toContainText(name);
  await page.getByLabel('Until').fill('2020-01-01');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();

  // What was saved several times on another day is listed with the time of each.
  const noon = new Date(2026, 2, 1, 12).getTime();
  const saved = { group: 'documents', what: 'saved', document: 'any', version: null } as const;
  const changes = [{ ...saved, release: null, subject: null, obstacle: null }];
  const deeds = [3, 2, 1].map((minute) => ({
    ...{ id: String(minute), at: noon + minute * minuteMs, person: null, program: 'a program' },
    changes,
  }));
  await page.route('**/api/farol/v1/activity?*', (route) =>
    route.fulfill({ json: { deeds, next: null } }),
  );
  await page.reload();
  await entries.getByText('3 times').click();
  await expect(entries.locator('.times li')).toHaveText([
    'Mar 1, 2026, 12:03 PM',
    'Mar 1, 2026, 12:02 PM',
    'Mar 1, 2026, 12:01 PM',
  ]);
});

test('a name is replaced in every language, row by row, and undone as one', async ({ page }) => {
  await signIn(page, product, name);
  await page.keyboard.press('ControlOrMeta+k');
  const everything = page.getByRole('searchbox', { name: 'Find everything' });
  await everything.fill('find and replace');
  await expect(page.getByRole('menuitem', { name: 'Find and replace' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByLabel('Find', { exact: true }).fill('Alfama');
  await page.getByLabel('Replace with').fill('Mouraria');
  await page.keyboard.press('Enter');
  const rows = page.locator('.occurrences > li');
  await expect(rows.first().locator('del')).toHaveText('Alfama');
  // Places are named as in the form.
  await expect(rows.locator('small').filter({ hasText: /\w\.\d/ })).toHaveCount(0);
  const places = await rows.count();
  for (const language of ['English', 'Português'])
    await expect(rows.filter({ hasText: language }).first()).toBeVisible();
  await expectAccessible(page);
  await rows.first().getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: `Replace it in ${places - 1} places` }).click();
  await expect(page.getByText(/drafts were changed/)).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Find', { exact: true }).fill('Mouraria');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(places - 1);
  await page.getByLabel('Find', { exact: true }).fill('Alfama');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Replace it in one place' }).click();
  await page.getByRole('button', { name: 'Undo all of it' }).click();
  await expect(page.getByText('Everything is as it was.')).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(rows).toHaveCount(1);
});

test('the sample goes after a typed word, and the site stands', async ({ page }) => {
  await signIn(page, product, name);
  await page.goto(`${product.service}/edit/administration/begin`);
  await expect(page.getByText('Their texts stay in the archive').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove the sample' }).click();
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page);
  const home = await (await fetch(product.site)).text();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('begin');
  await dialog.getByRole('button', { name: 'Remove the sample' }).click();
  await expect(page.getByText('The sample is gone.')).toBeVisible();

  await expect
    .poll(async () => (await fetch(`${product.site}/programs/portuguese-course-lisbon`)).status)
    .toBe(404);
  for (const path of [
    '',
    '/programs',
    '/articles',
    '/pt',
    '/es',
    '/pt/programs',
    '/es/articles',
    '/search',
  ]) {
    const answer = await fetch(product.site + path);
    expect(answer.status, path).toBe(200);
    const text = await answer.text();
    expect(text, path).not.toBe(home);
    // What the navigation leads to is there.
    const inside = [...text.matchAll(/href="(\/[^"#?]*)"/g)].map(([, to = '']) => to);
    for (const to of new Set(inside.filter((each) => !each.includes('.'))))
      expect((await fetch(product.site + to)).status, `${path} leads to ${to}`).toBe(200);
  }
  await page.goto(`${product.site}/`);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});
