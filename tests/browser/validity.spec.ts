import { HtmlValidate } from 'html-validate';
import { type Kind, kindsOfPages } from './kinds.ts';
import { expect, languages, site, test } from './site.ts';

/** The HTML standard; each rule that is off or changed with its reason. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React writes them so; to a browser both spellings are one.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // What comes from our own address needs no proof that it is ours.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

for (const language of languages)
  test(`the HTML of every kind of page is valid, ${language}`, async () => {
    const addresses = await kindsOfPages();
    const faults: string[] = [];
    for (const [kind, inEach] of Object.entries(addresses) as [Kind, typeof addresses.home][]) {
      const html = await (await fetch(site + inEach[language])).text();
      const { results } = await validator.validateString(html, `${kind}.html`);
      for (const { messages } of results)
        for (const { ruleId, message, selector, column } of messages)
          faults.push(
            `${kind}: ${ruleId}: ${message} (${selector}) ${html.slice(column - 1, column + 70)}`,
          );
    }
    expect(faults).toEqual([]);
  });

test('no declaration of the style has lost its value on the way to the browser', async ({
  page,
}) => {
  await page.goto('/');
  const sheet = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
  const styles = await (await fetch(site + sheet)).text();
  expect(styles.length).toBeGreaterThan(10_000);
  expect(styles.match(/[^{};]*[{;][\w-]+:(?:!important)?[;}]/g) ?? []).toEqual([]);
});
