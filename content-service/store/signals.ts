/**
 * Short messages between the processes on one database, kept nowhere: who is not listening does not hear them. Where
 * a store has no way to send, there is nobody to tell.
 */
export interface Signals {
  /** At most some thousand characters. What cannot be sent is lost. */
  send(text: string): Promise<void>;
  /**
   * Hears what other processes send; an empty text where it is only known that one wrote something. Returns a
   * function that ends it.
   */
  hear(listener: (text: string) => void): () => void;
}

export const noSignals: Signals = {
  async send() {},
  hear: () => () => {},
};
