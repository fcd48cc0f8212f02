/** Thousands are set apart from 1.000 on: left alone, Spanish would do so from 10.000 on only. */
export const grouped = { useGrouping: 'always' } as const;
