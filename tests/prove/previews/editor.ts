import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, wordsOf } from '../requests.ts';
import type { Drafts } from './drafts.ts';

/** Milliseconds for each page an editor opened, and what was wrong. */
export interface Looks {
  first: number[];
  next: number[];
  edited: number[];
  faults: string[];
}

/** Contained in every draft, and in nothing published. */
const secret = `s3cret${randomBytes(8).toString('hex')}`;

/** An editor with a preview of a draft, who opens its page and others. */
export class Editor {
  readonly #site: string;
  readonly #drafts: Drafts;
  readonly #document: string;
  readonly #agent = new Agent({ keepAlive: true });
  readonly looks: Looks = { first: [], next: [], edited: [], faults: [] };
  #token = '';
  #path = '';
  #words = '';

  constructor(site: string, drafts: Drafts, document: string) {
    this.#site = site;
    this.#drafts = drafts;
    this.#document = document;
  }

  /** Writes a draft and opens its preview through the link, as the editor's browser does. */
  async open(): Promise<void> {
    this.#token = await this.#drafts.open(this.#document, this.#newWords());
    const query = new URLSearchParams({ token: this.#token, documentId: this.#document });
    const asked = performance.now();
    const started = await ask(this.#site, `/api/preview?${query}`, { agent: this.#agent });
    this.#path = started.headers.location ?? '';
    if (started.status !== 307) this.looks.faults.push(`the start answered ${started.status}`);
    await this.#ownPage();
    this.looks.first.push(performance.now() - asked);
  }

  /** Opens any page in the preview. */
  async look(path: string): Promise<void> {
    const asked = performance.now();
    const answer = await this.#ask(path);
    this.looks.next.push(performance.now() - asked);
    if (answer.status !== 200) this.looks.faults.push(`${path} answered ${answer.status}`);
  }

  /** Saves another text, takes the new token as the toolbar does, and opens the page again. */
  async edit(): Promise<void> {
    this.#token = await this.#drafts.edit(this.#token, this.#document, this.#newWords());
    const asked = performance.now();
    await this.#ownPage();
    this.looks.edited.push(performance.now() - asked);
  }

  /** Opens one page after the other, with an edit now and then and pauses as for reading. */
  async work(paths: readonly string[], isOver: () => boolean): Promise<void> {
    await pause(Math.random() * 1_000);
    await this.open();
    for (let number = 1; !isOver(); number += 1) {
      await pause(300 + Math.random() * 700);
      if (number % 8 === 0) await this.edit();
      else await this.look(paths[Math.floor(Math.random() * paths.length)] ?? '/');
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #newWords(): string {
    this.#words = `${secret} ${randomBytes(6).toString('hex')}`;
    return this.#words;
  }

  async #ownPage(): Promise<void> {
    const answer = await this.#ask(this.#path);
    const isShown = (await wordsOf(answer)).includes(this.#words);
    if (!isShown) this.looks.faults.push(`${this.#path} did not show the draft`);
  }

  #ask(path: string) {
    const cookie = `io.prismic.preview=${encodeURIComponent(this.#token)}`;
    const headers = { cookie, 'accept-encoding': 'gzip, deflate, br, zstd' };
    return ask(this.#site, path, { headers, agent: this.#agent });
  }
}
