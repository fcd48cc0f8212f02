import type { Mutation } from './mutation.ts';

const validation = ['site/content/validate.test.ts'];
const preview = [
  'site/preview/preview.test.ts',
  'site/preview/cookie.test.ts',
  'site/preview/overlay.test.ts',
];

export const contentAndPreview: readonly Mutation[] = [
  {
    name: 'a wrong field makes the document invalid',
    file: 'site/content/validate.ts',
    text: 'if (faults.length + wrong.size === maxWrongFields)',
    instead: 'if (faults.length + wrong.size < maxWrongFields)',
    tests: validation,
  },
  {
    name: 'a field that is left out is not named',
    file: 'site/content/validate.ts',
    text: '    faults.push(...[...wrong.values()].map(({ fault }) => fault));\n',
    instead: '',
    tests: validation,
  },
  {
    name: 'a wrong field of a group costs the whole group',
    file: 'site/content/wrong-field.ts',
    text: "if (typeof item !== 'number' || (field?.type !== 'Group' && field?.type !== 'Slices'))",
    instead: "if (typeof item !== 'number' || field?.type !== 'Slices')",
    tests: validation,
  },
  {
    name: 'a wrong field of a slice costs all slices',
    file: 'site/content/wrong-field.ts',
    text: "if (typeof item !== 'number' || (field?.type !== 'Group' && field?.type !== 'Slices'))",
    instead: "if (typeof item !== 'number' || field?.type !== 'Group')",
    tests: validation,
  },
  {
    name: 'a page whose address is wrong is shown somewhere',
    file: 'site/content/validate.ts',
    text: "return name === 'uid' && withUid.has(type);",
    instead: "return name === 'uids' && withUid.has(type);",
    tests: validation,
  },
  {
    name: 'the fault of a field is not written down',
    file: 'site/content/copy.ts',
    text: 'mended.push({ id: document.id, fault })',
    instead: 'invalid.push({ id: document.id, fault })',
    tests: ['site/site.test.ts'],
  },
  {
    name: 'the preview of another repository is ours',
    file: 'site/preview/cookie.ts',
    text: 'return service !== null || url.hostname === `${repository}.prismic.io`;',
    instead: "return service !== null || url.hostname.endsWith('.prismic.io');",
    tests: preview,
  },
  {
    name: 'a preview leads wherever its link says',
    file: 'site/preview/preview.ts',
    text: "addressIn(previewed.edition, query.get('documentId') ?? '') ?? '/'",
    instead:
      "addressIn(previewed.edition, query.get('documentId') ?? '') ?? query.get('documentId') ?? '/'",
    tests: preview,
  },
  {
    name: 'a preview starts whatever the service says of it',
    file: 'site/preview/preview.ts',
    text: "  if (previewed.kind === 'refused') return refused('ended', request);\n",
    instead: "  if (previewed.kind === 'refused') return redirect('/', 307, 'never');\n",
    tests: preview,
  },
  {
    name: 'an editor reads in English that her preview has ended',
    file: 'site/preview/preview.ts',
    text: 'likelyLanguage(chosenLanguage(cookie), acceptLanguage)',
    instead: 'likelyLanguage(null, cookie && null)',
    tests: preview,
  },
  {
    name: 'each spelling of a token has a copy of its own',
    file: 'site/preview/overlay.ts',
    text: 'const { session, revision } = sessionOf(token);\n    const existing',
    instead:
      'const { session, revision } = { ...sessionOf(token), session: token };\n    const existing',
    tests: preview,
  },
  {
    name: 'an edit is not seen in a preview',
    file: 'site/preview/overlay.ts',
    text: 'if (existing?.revision === revision && isRecent(existing))',
    instead: 'if (existing && isRecent(existing))',
    tests: preview,
  },
  {
    name: 'a preview that was revoked is shown as long as its overlay is there',
    file: 'site/preview/overlay.ts',
    text: "if (reported?.kind === 'ended') return null;",
    instead: "if (reported?.kind === 'ended') return last;",
    tests: preview,
  },
  {
    name: 'a preview lies over what was published before',
    file: 'site/preview/overlay.ts',
    text: 'one?.content === other?.content',
    instead: 'one?.content !== null',
    tests: preview,
  },
  {
    name: 'drafts may be kept by others',
    file: 'site/preview/preview.ts',
    text: "    policy: 'never',",
    instead: "    policy: 'content',",
    tests: preview,
  },
];
