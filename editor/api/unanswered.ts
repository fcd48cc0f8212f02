/**
 * Adds an idempotency key to a request. The same request keeps its key until it is answered, so that it is carried out
 * once.
 */
export class Unanswered {
  readonly #keys = new Map<string, string>();

  async send<Answer>(request: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const text = JSON.stringify(request);
    const key = this.#keys.get(text) ?? crypto.randomUUID();
    this.#keys.set(text, key);
    const answer = await send(key);
    this.#keys.delete(text);
    return answer;
  }
}
