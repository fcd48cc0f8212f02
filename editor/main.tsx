import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Offline } from './api/faults.ts';
import { Queries } from './api/queries.ts';
import { App } from './app.tsx';
import { showColourMode } from './colour-mode.ts';
import { firstLanguage, LanguageProvider, likelyLanguage } from './messages/messages.tsx';
import { NotArrived } from './parts/not-arrived.tsx';
import './style/index.css';

showColourMode();

const queries = new Queries({
  // A browser that is offline may still reach a service on its own machine: requests are not held back, but fail.
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      // Only unanswered requests are retried; refusals are not.
      retry: (failures, fault) => fault instanceof Offline && failures < 3,
      staleTime: 5_000,
    },
    mutations: { networkMode: 'always' },
  },
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
const first = await firstLanguage().catch(() => null);
createRoot(root).render(
  <StrictMode>
    {first ? (
      <LanguageProvider first={first}>
        <QueryClientProvider client={queries}>
          <App />
        </QueryClientProvider>
      </LanguageProvider>
    ) : (
      <NotArrived language={likelyLanguage()} />
    )}
  </StrictMode>,
);
