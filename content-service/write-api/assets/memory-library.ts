import type { AssetLibrary, AssetRecord, AssetTag } from './asset-library.ts';

/** An asset library that lives as long as the process, for tests and trials. */
export function memoryLibrary(): AssetLibrary {
  const records = new Map<string, AssetRecord>();
  const tags = new Map<string, AssetTag>();
  return {
    list: () => [...records.values()],
    get: (id) => records.get(id),
    async add(record) {
      records.set(record.id, record);
    },
    async change(id, patch) {
      const record = records.get(id);
      if (!record) return undefined;
      const changed = { ...record, ...patch };
      records.set(id, changed);
      return changed;
    },
    async remove(id) {
      return records.delete(id);
    },
    tags: () => [...tags.values()],
    async addTag(tag) {
      const kept = tags.get(tag.name) ?? tag;
      tags.set(tag.name, kept);
      return kept;
    },
  };
}
