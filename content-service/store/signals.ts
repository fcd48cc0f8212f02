/**
 * Short messages between the processes on one database. Not stored: they only reach current listeners. A store
 * without a way to send has no other processes.
 */
export interface Signals {
  /** At most a few thousand characters. A message that cannot be sent is lost. */
  send(text: string): Promise<void>;
  /**
   * Receives messages of other processes; an empty text if it is only known that one wrote something. Returns how to
   * unsubscribe.
   */
  listen(listener: (text: string) => void): () => void;
}

export const noSignals: Signals = {
  async send() {},
  listen: () => () => {},
};
