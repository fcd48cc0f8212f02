import { expect, test } from '@playwright/test';

// What the site itself writes is refused nowhere: every other test of the browser fails where something is.

const planted = `<script>document.documentElement.dataset.planted = 'yes'</script>
<script type="module">document.documentElement.dataset.planted = 'yes'</script>
<img src="/none" onerror="document.documentElement.dataset.planted = 'yes'">
<style>h1 { outline: 7px solid rgb(1, 2, 3) }</style>
<h2 style="outline: 7px solid rgb(1, 2, 3)">Planted</h2>`;

for (const path of ['/', '/programs', '/search?q=lisbon', '/there-is-no-such-page'])
  test(`nothing runs that is planted into ${path}`, { tag: '@pictures' }, async ({ page }) => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // Both in the head and within the text, wherever a hole may be.
      const body = html
        .replace('<title>', `${planted}<title>`)
        .replace('</main>', `${planted}</main>`);
      await route.fulfill({ response, body });
    });
    await page.addInitScript(() => {
      const refused: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        refused.push(effectiveDirective);
        document.documentElement.dataset.refused = refused.join(' ');
      });
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Planted' }).first()).toBeVisible();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-refused', /script-src-elem/);
    await expect(root).toHaveAttribute('data-refused', /script-src-attr/);
    await expect(root).toHaveAttribute('data-refused', /style-src-elem/);
    await expect(root).toHaveAttribute('data-refused', /style-src-attr/);
    await expect(root).not.toHaveAttribute('data-planted');
    for (const heading of await page.locator('h1, h2').all())
      await expect(heading).not.toHaveCSS('outline-width', '7px');
  });
