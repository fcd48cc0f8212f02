import type { InEach } from '@farol/content-model';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

export const messages: InEach<Messages> = { en, pt, es, fr };
