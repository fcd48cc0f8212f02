/** Additions, updates and deletions; empty lists are omitted. */
export interface Operations<Item> {
  addition?: Item[];
  update?: Item[];
  deletion?: Item[];
}

export function operations<Item>({
  addition = [],
  update = [],
  deletion = [],
}: Operations<Item>): Operations<Item> {
  return {
    ...(addition.length > 0 ? { addition } : {}),
    ...(update.length > 0 ? { update } : {}),
    ...(deletion.length > 0 ? { deletion } : {}),
  };
}
