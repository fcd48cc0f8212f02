export { benchService, type Engine, type Measured } from './growing.ts';
