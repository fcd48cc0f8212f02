import type { ReactNode } from 'react';
import { ReadyPart } from '../render/parts.tsx';

interface IslandProperties {
  name: string;
  /** The data for hydration, as JSON. It is part of the page, so it should be small. */
  json: string;
  /** The server-rendered content. */
  children: ReactNode;
  /** HTML the island may show later. */
  store?: ReactNode;
}

/** A part of the page that is hydrated when it is touched; before that, and without script, it is plain HTML. */
export function Island({ name, json, children, store }: IslandProperties) {
  const text = json.replaceAll('<', '\\u003c');
  return (
    <div data-island={name}>
      <div data-island-root="">{children}</div>
      <ReadyPart html={`<script type="application/json">${text}</script>`}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above, so that no text can end it */}
        <script type="application/json" dangerouslySetInnerHTML={{ __html: text }} />
      </ReadyPart>
      {store && <template>{store}</template>}
    </div>
  );
}
