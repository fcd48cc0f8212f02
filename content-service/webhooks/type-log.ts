import type { Event } from '../repository/events.ts';
import { type Operations, operations } from './operations.ts';

interface TypeChange {
  id: string;
  label: string;
}

/** Follows the custom types, so that the label of a removed one is still known. */
export class TypeLog {
  readonly #labels = new Map<string, string>();
  #changes: Required<Operations<TypeChange>> = { addition: [], update: [], deletion: [] };

  follow(event: Event): void {
    if (event.kind === 'type-saved') {
      const { id, label } = event.model;
      const kind = this.#labels.has(id) ? 'update' : 'addition';
      this.#labels.set(id, label ?? id);
      this.#changes[kind].push({ id, label: label ?? id });
    }
    if (event.kind === 'type-removed') {
      this.#changes.deletion.push({ id: event.id, label: this.#labels.get(event.id) ?? event.id });
      this.#labels.delete(event.id);
    }
  }

  settle(): Operations<TypeChange> {
    const result = operations(this.#changes);
    this.#changes = { addition: [], update: [], deletion: [] };
    return result;
  }
}
