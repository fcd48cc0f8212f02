import { changeModels } from '../../repository/commands/settings.ts';
import { exampleEditor } from '../editor.testing.ts';

const story = {
  id: 'story',
  label: 'Story',
  repeatable: true,
  status: true,
  json: { Main: { cover: { type: 'Image' as const }, more: { type: 'Link' as const } } },
};

/** The editors' API with stories that show pictures, and a signed-in publisher. */
export async function exampleStories() {
  const editor = await exampleEditor();
  const insert = { type: 'CUSTOM_TYPE_INSERT', id: story.id, payload: story } as const;
  await editor.repository.do('test', changeModels([insert]));
  return { editor, person: await editor.signedIn({ role: 'publisher' }) };
}

export type ExampleStories = Awaited<ReturnType<typeof exampleStories>>;
