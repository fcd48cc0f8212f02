export { benchService, type Engine, type Measured } from './growing.ts';
export { benchLists } from './lists.ts';
