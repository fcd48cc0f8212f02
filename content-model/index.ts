export * from './crop.ts';
export type * from './generated.ts';
export * from './languages.ts';
export * from './memoized.ts';
export * from './merge/index.ts';
export * from './own.ts';
export * from './routes.ts';
export type * from './seed.ts';
