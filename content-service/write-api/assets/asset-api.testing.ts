import { join } from 'node:path';
import sharp from 'sharp';
import { folderFiles } from '../../media/files.ts';
import { contentKeeper } from '../../media/keeping.ts';
import { assetLibrary } from '../../repository/assets.ts';
import { createToken } from '../../repository/commands/settings.ts';
import { exampleRepository } from '../../repository/repository.testing.ts';
import { type AssetApiOptions, assetApi } from './asset-api.ts';

/** The asset API over a small repository, for tests; its clock advances by a second with each reading. */
export async function exampleAssetApi() {
  const example = await exampleRepository();
  const { folder, repository } = example;
  const library = assetLibrary(repository);
  const { id } = await repository.do('test', createToken('Ana', 'write'));
  const files = folderFiles(join(folder, 'media'));
  const faults: Error[] = [];
  let clock = 1_700_000_000_000;

  function request(path: string, init: RequestInit = {}, options: Partial<AssetApiOptions> = {}) {
    const app = assetApi({
      library,
      contents: contentKeeper(files, library.hasContent, (fault) => void faults.push(fault)),
      intake: { temporaryFolder: join(folder, 'incoming'), limits: { bytes: 100_000 } },
      authorize: (received) =>
        received.headers.get('authorization') === 'Bearer secret'
          ? { id, name: 'Ana' }
          : Response.json({ error: 'No.', message: 'No.' }, { status: 401 }),
      publicAddress: () => 'https://content.example',
      report: (fault) => void faults.push(fault),
      now: () => (clock += 1000),
      ...options,
    });
    return app.request(path, {
      ...init,
      headers: { authorization: 'Bearer secret', ...init.headers },
    });
  }

  return {
    folder,
    repository,
    store: example.store,
    library,
    files,
    faults,
    request,
    async upload(file: File) {
      return (await request('/assets', await form(['file', file]))).json();
    },
    remove: example.remove,
  };
}

export type ExampleAssetApi = Awaited<ReturnType<typeof exampleAssetApi>>;

export async function form(...fields: (readonly [string, string | File])[]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  const encoded = new Response(data);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { method: 'POST', headers, body: await encoded.arrayBuffer() };
}

export const text = (content: string, name: string) => new File([content], name);

export async function picture(name = 'Praia São João.PNG', width = 8): Promise<File> {
  const content = await sharp({ create: { width, height: 6, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(content)], name);
}

export const json = (method: string, body: unknown) => ({ method, body: JSON.stringify(body) });
