/**
 * Adds an idempotency key to a request. The same request keeps its key until it is answered, so that it is carried out
 * once.
 */
export class Unanswered {
  #last: { request: string; key: string } | null = null;

  async send<Answer>(request: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const text = JSON.stringify(request);
    if (this.#last?.request !== text) this.#last = { request: text, key: crypto.randomUUID() };
    const answer = await send(this.#last.key);
    this.#last = null;
    return answer;
  }
}
