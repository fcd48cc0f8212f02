/** A running server to be measured. */
export interface System {
  name: string;
  /** Scheme, host and port. */
  origin: string;
  pid: number | undefined;
  stop(): Promise<void>;
}
