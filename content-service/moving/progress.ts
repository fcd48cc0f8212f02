/** Tells how far a long piece of work is: what is counted, how many so far, of how many where that is known. */
export type Progress = (what: string, done: number, of?: number) => void;
