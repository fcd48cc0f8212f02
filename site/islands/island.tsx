import type { ReactNode } from 'react';
import { ReadyPart } from '../render/parts.tsx';

interface IslandProperties {
  name: string;
  /** What the browser needs to take over, as JSON; small, for it goes into the page. */
  json: string;
  /** What the island shows, drawn on the server. */
  children: ReactNode;
  /** Further HTML that the island may show later. */
  store?: ReactNode;
}

/** A part of the page that comes alive in the browser; until then, and without script, it is plain HTML. */
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
