/** Reports the progress of a long task: what is counted, how many are done, and the total where it is known. */
export type Progress = (what: string, done: number, of?: number) => void;
