/** What a move did, and what could not be moved, in sentences. */
export interface Report {
  documents: { written: number; unchanged: number };
  files: { written: number; unchanged: number };
  problems: string[];
}

export function emptyReport(): Report {
  return {
    documents: { written: 0, unchanged: 0 },
    files: { written: 0, unchanged: 0 },
    problems: [],
  };
}
