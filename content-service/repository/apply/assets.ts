import { contentsOf } from '../asset-record.ts';
import type { EventOf } from '../events.ts';
import { keepName, type State } from '../state.ts';

export function storeAsset(
  state: State,
  { asset }: EventOf<'asset-stored' | 'asset-changed'>,
): void {
  state.assets.set(asset.id, asset);
  state.removedAssets.delete(asset.id);
  for (const { address } of contentsOf(asset))
    if (address !== asset.id) state.mediaAddresses.set(address, asset.id);
}

export function removeAsset(state: State, { asset: id }: EventOf<'asset-removed'>): void {
  const asset = state.assets.get(id);
  for (const { address } of asset ? contentsOf(asset) : []) state.mediaAddresses.delete(address);
  keepName(state, id, asset?.filename);
  state.assets.delete(id);
  state.removedAssets.add(id);
}
