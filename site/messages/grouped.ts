/** Groups thousands from 1.000 on; by default Spanish would start at 10.000. */
export const grouped = { useGrouping: 'always' } as const;
