/** What server components have of React, and contexts that always have their first value: pages then render in one piece. */
export { createElement, Fragment } from 'react';

interface Context<Value> {
  value: Value;
}

export const createContext = <Value>(value: Value): Context<Value> => ({ value });

export const useContext = <Value>({ value }: Context<Value>): Value => value;

/** Renders the parts of a page; the other systems render it whole. */
export function renderToString(): never {
  throw new Error('Here is nothing to render in parts.');
}
