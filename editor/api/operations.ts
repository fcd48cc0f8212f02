// Made of content-service/openapi.json by `npm run types`; not to be changed by hand.

export type ChangedReleaseContents = {
  rows: ({
    document: string;
    version: string | null;
    action: 'publish' | 'unpublish';
    type: string;
    lang: string;
    title: string;
    uid: string | null;
    isNew: boolean;
    conflict: {
      version: string;
      at: number;
      by: string;
    } | null;
    newer: {
      version: string;
      at: number;
      by: string;
    } | null;
  })[];
  replaced: ({
    document: string;
    version: string;
  })[];
};

export type Delivery = {
  commit: number | null;
  at: number;
  status: number | null;
  fault: string | null;
  code: 'no_address' | 'not_allowed' | 'nobody_there' | 'not_trusted' | 'too_slow' | 'broken_off' | 'refused' | 'redirected' | 'left_out' | null;
  attempts: number;
  ms: number;
};

export type DocumentPresence = {
  document: string;
  people: ({
    tab: string;
    person: string;
    field: string | null;
    at: number;
  })[];
  typed: ({
    field: string;
    person: string;
    at: number;
  })[];
};

export type FieldConfig = {
  label?: string | null;
  placeholder?: string;
  help?: string;
  required?: boolean;
  maxLength?: number;
  default_value?: boolean | string;
  options?: string[];
  single?: string;
  multi?: string;
  fields?: Fields;
  thumbnails?: ({
    width?: number | null;
    height?: number | null;
    name: string;
  })[];
  constraint?: {
    width?: number | null;
    height?: number | null;
  };
  select?: 'document' | 'media' | 'web' | null;
  customtypes?: (string | {
    id: string;
  })[];
  allowText?: boolean;
  allowTargetBlank?: boolean;
  repeat?: boolean;
  choices?: Record<string, {
    type: string;
  }>;
  min?: number;
  max?: number;
  step?: number;
};

export type FieldModel = {
  type: string;
  config?: FieldConfig;
};

export type Fields = Record<string, FieldModel>;

export type ListedDocument = {
  id: string;
  type: string;
  lang: string;
  group: string;
  title: string;
  uid: string | null;
  tags: string[];
  archived: boolean;
  firstPublishedAt: number | null;
  lastPublishedAt: number | null;
  changedAt: number;
  changedBy: string;
  draft: string | null;
  published: string | null;
  releases: string[];
  inLanguages: Standing[];
};

export type ListedPage = {
  group: string;
  type: string;
  changedAt: number;
  documents: PageDocument[];
};

export type MediaFile = {
  id: string;
  hash: string;
  filename: string;
  extension: string;
  mime: string;
  kind: 'image' | 'document' | 'video' | 'audio';
  size: number;
  width: number | null;
  height: number | null;
  url: string;
  address: string;
  alt: string | null;
  descriptions: Record<string, string>;
  credits: string | null;
  notes: string | null;
  tags: string[];
  tagNames: string[];
  focus: {
    x: number;
    y: number;
  } | null;
  uses: number;
  earlier: ({
    address: string;
    filename: string;
    width: number | null;
    height: number | null;
  })[];
  createdAt: number;
  lastModified: number;
  uploader: string;
};

export type PageDocument = {
  id: string;
  type: string;
  lang: string;
  group: string;
  title: string;
  uid: string | null;
  tags: string[];
  draft: string | null;
  published: string | null;
  releases: string[];
  archived: boolean;
  firstPublishedAt: number | null;
  lastPublishedAt: number | null;
  changedAt: number;
  changedBy: string;
  state: 'draft' | 'changed' | 'published' | 'release' | 'archived';
  found: boolean;
};

export type PageFacets = Record<'type' | 'lang' | 'state' | 'tag' | 'by' | 'missing', ({
  value: string;
  count: number;
})[]>;

export type Preview = {
  id: string;
  place: 'draft' | {
    release: string;
  };
  until?: number;
  document: string | null;
  startedAt: number;
  expiresAt: number;
  shared: boolean;
  by: string;
  tokenId?: string;
  fingerprint: string;
};

export type Publication = {
  sequence: number;
  ref: string;
  at: number;
  by: string;
  release: string | null;
  published: string[];
  unpublished: string[];
  undoes: number | null;
};

export type Release = {
  id: string;
  label: string;
  scheduledAt: number | null;
  zone?: string | null;
  only?: string;
  createdAt: number;
  by: string;
  fingerprint: string;
  failure: {
    at: number;
    scheduledAt: number | null;
    reason: string;
    documents: string[];
    obstacle?: {
      kind: 'archived' | 'unfilled' | 'conflict';
      documents: ({
        document: string;
        lang: string;
        title: string;
      })[];
    } | {
      kind: 'forbidden';
      findings: ({
        rule: 'no-content' | 'archived' | 'no-title' | 'no-address' | 'address-taken' | 'address-changed' | 'still-linked' | 'link-to-nothing' | 'link-to-unpublished' | 'no-picture-description' | 'no-translation' | 'long-title' | 'no-description' | 'long-description' | 'heading-order' | 'empty-heading';
        level: 'forbids' | 'advises';
        path: string | null;
        what?: string;
        target?: string;
        length?: number;
        languages?: string[];
        redirect?: {
          from: string;
          to: string;
        } | null;
        document: string;
        lang: string;
        title: string;
      })[];
    };
  } | null;
  documents: ({
    document: string;
    version: string;
  })[];
  unpublishing: string[];
};

export type ReleaseContents = {
  rows: ({
    document: string;
    version: string | null;
    action: 'publish' | 'unpublish';
    type: string;
    lang: string;
    title: string;
    uid: string | null;
    isNew: boolean;
    conflict: {
      version: string;
      at: number;
      by: string;
    } | null;
    newer: {
      version: string;
      at: number;
      by: string;
    } | null;
  })[];
};

export type SavedView = {
  id: string;
  name: string;
  filters: Record<string, string>;
};

export type SliceModel = {
  id: string;
  name?: string;
  description?: string | null;
  variations: ({
    id: string;
    name?: string;
    description?: string | null;
    version?: string;
    primary?: Fields;
    items?: Fields;
  })[];
};

export type Standing = {
  id: string;
  lang: string;
  draft: string | null;
  published: string | null;
  archived: boolean;
};

export type TypeModel = {
  id: string;
  label?: string | null;
  repeatable: boolean;
  json: Record<string, Fields>;
};

export type Version = {
  id: string;
  document: string;
  group: string;
  type: string;
  lang: string;
  uid: string | null;
  tags: string[];
  title: string;
  slug: string | null;
  note: string;
  kind: 'saved' | 'autosave' | 'restored';
  since?: number;
  replaces?: string;
  unfilled?: true;
  origin?: {
    by: string;
    at: number;
  };
  at: number;
  by: string;
  dropped: boolean;
  publications: ({
    at: number;
    by: string;
    sequence: number;
    documents: number;
  })[];
};

export type VersionWithContent = {
  id: string;
  document: string;
  group: string;
  type: string;
  lang: string;
  uid: string | null;
  tags: string[];
  title: string;
  slug: string | null;
  note: string;
  kind: 'saved' | 'autosave' | 'restored';
  since?: number;
  replaces?: string;
  unfilled?: true;
  origin?: {
    by: string;
    at: number;
  };
  at: number;
  by: string;
  dropped: boolean;
  publications: ({
    at: number;
    by: string;
    sequence: number;
    documents: number;
  })[];
  data: Record<string, unknown>;
};

export type Webhook = {
  id: string;
  name: string | null;
  url: string;
  hasSecret: boolean;
  headerNames: string[];
  active: boolean;
  triggers: Record<'documentsPublished' | 'documentsUnpublished' | 'releasesCreated' | 'releasesUpdated' | 'tagsCreated' | 'tagsDeleted', boolean>;
  createdAt: number;
  failing: {
    attempts: number;
    fault: string | null;
    code: 'no_address' | 'not_allowed' | 'nobody_there' | 'not_trusted' | 'too_slow' | 'broken_off' | 'refused' | 'redirected' | 'left_out' | null;
  } | null;
};

export type WholeDocument = {
  id: string;
  type: string;
  lang: string;
  group: string;
  title: string;
  uid: string | null;
  tags: string[];
  archived: boolean;
  firstPublishedAt: number | null;
  lastPublishedAt: number | null;
  changedAt: number;
  changedBy: string;
  draft: VersionWithContent | null;
  published: VersionWithContent | null;
  releases: Record<string, string>;
};

/** What each operation takes and answers, by path and method. */
export interface Operations {
  '/events': {
    /** Follow what is published, as server-sent events */
    get: {
      query?: {
        access_token?: string | undefined;
      };
      events: {
        state: {
          ref: string;
          replayed: boolean;
        };
        publication: {
          ref: string;
          at: number;
          published: string[];
          unpublished: string[];
          everything: boolean;
        };
        refused: {
          message: string;
        };
      };
      answer: null;
    };
  };
  '/live': {
    /** Follow what happens to the content and who is where, as server-sent events */
    get: {
      query?: {
        lastEventId?: string | undefined;
      };
      events: {
        state: {
          replayed: boolean;
          presence: DocumentPresence[];
        };
        change: {
          at: number;
          by: string;
          drafts: ({
            document: string;
            version: string | null;
          })[];
          archive: string[];
          published: string[];
          unpublished: string[];
          releases: string[];
          media: string[];
          types: boolean;
          languages: boolean;
        };
        presence: DocumentPresence;
        refused: {
          message: string;
        };
      };
      answer: null;
    };
  };
  '/previews/{token}/changes': {
    /** Which documents a preview shows otherwise than published content */
    get: {
      parameters: {
        token: string;
      };
      query: {
        published: string;
        access_token?: string | undefined;
      };
      answer: {
        fingerprint: string;
        changed: string[];
        gone: string[];
      };
    };
  };
  '/previews/{token}/overlay': {
    /** What somebody who writes sees otherwise than published content */
    post: {
      parameters: {
        token: string;
      };
      body: {
        published: string;
        known?: Record<string, string> | undefined;
      };
      answer: {
        changed: Record<string, string>;
        gone: string[];
        documents: ({
          id: string;
        })[];
        faults: Record<string, string>;
      };
    };
  };
  '/previews/{token}/events': {
    /** Follow a preview of what somebody writes, as server-sent events */
    get: {
      parameters: {
        token: string;
      };
      answer: null;
    };
  };
  '/documents': {
    /** List and search documents, drafts included */
    get: {
      query?: {
        search?: string | undefined;
        type?: string | undefined;
        lang?: string | undefined;
        group?: string | undefined;
        tag?: string | undefined;
        state?: 'draft' | 'published' | 'archived' | 'release' | undefined;
        release?: string | undefined;
        page?: number | undefined;
        pageSize?: number | undefined;
      };
      answer: {
        page: number;
        pageSize: number;
        total: number;
        documents: ListedDocument[];
      };
    };
    /** Create a document as a draft, or in a release */
    post: {
      body: {
        id?: string | undefined;
        type: string;
        lang: string;
        title: string;
        uid?: string | null | undefined;
        tags?: readonly string[] | undefined;
        data?: Record<string, unknown> | undefined;
        translationOf?: string | undefined;
        translatedVersion?: string | undefined;
        place?: 'draft' | {
          release: string;
        } | undefined;
        note?: string | undefined;
      };
      answer: {
        document: string;
        version: string;
      };
    };
  };
  '/documents/{id}': {
    /** One document with the contents of its draft and its published version */
    get: {
      parameters: {
        id: string;
      };
      answer: WholeDocument;
    };
  };
  '/documents/{id}/draft': {
    /** Save the next version; 409 with both texts and the one they began with when somebody else saved first */
    put: {
      parameters: {
        id: string;
      };
      body: {
        title?: string | undefined;
        uid?: string | null | undefined;
        tags?: readonly string[] | undefined;
        data?: Record<string, unknown> | undefined;
        place?: 'draft' | {
          release: string;
        } | undefined;
        note?: string | undefined;
        basedOn: string;
        autosave?: boolean | undefined;
      };
      answer: {
        document: string;
        version: string;
        at: number;
        kind: 'saved' | 'autosave' | 'restored';
        advice: ({
          rule: 'no-content' | 'archived' | 'no-title' | 'no-address' | 'address-taken' | 'address-changed' | 'still-linked' | 'link-to-nothing' | 'link-to-unpublished' | 'no-picture-description' | 'no-translation' | 'long-title' | 'no-description' | 'long-description' | 'heading-order' | 'empty-heading';
          level: 'forbids' | 'advises';
          path: string | null;
          what?: string;
          target?: string;
          length?: number;
          languages?: string[];
          redirect?: {
            from: string;
            to: string;
          } | null;
        })[];
      };
    };
    /** Discard the draft and go back to what is published */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/documents/{id}/archive': {
    /** Archive a document; it leaves the published content at once */
    put: {
      parameters: {
        id: string;
      };
      answer: {
        publishedBefore: string | null;
      };
    };
    /** Restore an archived document as a draft */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/documents/{id}/publication': {
    /** Unpublish a document; what was published becomes its draft */
    delete: {
      parameters: {
        id: string;
      };
      answer: {
        publishedBefore: string | null;
      };
    };
  };
  '/publications': {
    /** Publish documents: all of them or none */
    post: {
      body: {
        documents: readonly ({
          document: string;
          version?: string | undefined;
        })[];
        redirects?: readonly ({
          from: string;
          to: string;
          permanent?: boolean | undefined;
        })[] | undefined;
      };
      answer: {
        documents: string[];
        ref: string;
      };
    };
    /** What was published and unpublished, by whom, newest first */
    get: {
      answer: {
        publications: Publication[];
      };
    };
  };
  '/publications/{sequence}': {
    /** One publication, what undoing it would do with each document, and why it cannot be */
    get: {
      parameters: {
        sequence: string;
      };
      answer: {
        sequence: number;
        ref: string;
        at: number;
        by: string;
        release: string | null;
        published: string[];
        unpublished: string[];
        undoes: number | null;
        documents: ({
          document: string;
          title: string;
          lang: string;
          type: string;
          becomes: 'as it was' | 'unpublished' | 'published';
        })[];
        inTheWay: string | null;
        code: 'not_there' | 'changed_meanwhile' | 'version_gone' | 'forbidden' | 'not_for_you' | 'takes_publisher' | 'takes_administrator' | 'archived' | 'nothing_to_publish' | 'not_published' | 'never_published' | 'undone_already' | 'published_since' | 'time_over' | 'address_taken' | 'address_form' | 'redirect_form' | 'webhook_form' | 'webhook_secrets' | 'own_address' | 'one_per_language' | 'translated_already' | 'type_gone' | 'no_title' | 'shown_by_pages' | 'other_kind' | 'file_too_big' | 'too_many_pixels' | 'wrong_file_type' | 'heic_photo' | 'damaged_picture' | 'empty_file' | 'password_short' | 'password_long' | 'password_simple' | 'password_name' | 'name_form' | 'name_taken' | 'name_reserved' | 'wrong_password' | 'wrong_code' | 'wrong_passkey' | 'used_already' | 'somebody_else' | 'link_over' | 'sign_in_again' | 'only_way_in' | 'no_way_in' | 'no_passkeys_here' | 'last_administrator' | 'administrator_limited' | 'too_many' | 'too_many_tries' | 'too_busy' | 'not_our_file' | 'out_of_room' | 'unavailable' | null;
      };
    };
  };
  '/publications/{sequence}/undoing': {
    /** Undo a publication, all of it or nothing: each document has on the site what it had before; 409 where one was published again since */
    post: {
      parameters: {
        sequence: string;
      };
      answer: {
        sequence: number;
        documents: string[];
        ref: string;
      };
    };
  };
  '/documents/{id}/versions': {
    /** The history of a document: who, when, what; newest first */
    get: {
      parameters: {
        id: string;
      };
      query?: {
        kind?: 'saved' | 'autosave' | 'restored' | 'published' | undefined;
        before?: string | undefined;
        pageSize?: number | undefined;
      };
      answer: {
        versions: Version[];
        total: number;
        next: string | null;
      };
    };
  };
  '/documents/{id}/versions/{version}': {
    /** One version with its content */
    get: {
      parameters: {
        id: string;
        version: string;
      };
      answer: VersionWithContent;
    };
  };
  '/documents/{id}/authorship': {
    /** Who wrote what: of each field the version it came with, and its words by versions */
    get: {
      parameters: {
        id: string;
      };
      answer: {
        fields: ({
          field: string;
          version: string;
          pieces: ({
            text: string;
            version: string;
          })[];
        })[];
        versions: ({
          id: string;
          at: number;
          by: string;
        })[];
      };
    };
  };
  '/documents/{id}/restorations': {
    /** Write what an earlier version said as the next one, whole or some of its fields */
    post: {
      parameters: {
        id: string;
      };
      body: {
        version: string;
        fields?: readonly string[] | undefined;
        basedOn: string;
      };
      answer: {
        document: string;
        version: string;
        at: number;
        kind: 'saved' | 'autosave' | 'restored';
      };
    };
  };
  '/checks': {
    /** What forbids publishing, and what is advised against it; nothing is changed */
    post: {
      body: {
        documents?: readonly ({
          document: string;
          version?: string | undefined;
        })[] | undefined;
        unpublish?: readonly string[] | undefined;
      };
      answer: {
        forbidden: boolean;
        findings: ({
          rule: 'no-content' | 'archived' | 'no-title' | 'no-address' | 'address-taken' | 'address-changed' | 'still-linked' | 'link-to-nothing' | 'link-to-unpublished' | 'no-picture-description' | 'no-translation' | 'long-title' | 'no-description' | 'long-description' | 'heading-order' | 'empty-heading';
          level: 'forbids' | 'advises';
          path: string | null;
          what?: string;
          target?: string;
          length?: number;
          languages?: string[];
          redirect?: {
            from: string;
            to: string;
          } | null;
          document: string;
          lang: string;
          title: string;
        })[];
      };
    };
  };
  '/pages': {
    /** Pages, each with its documents in all languages: filtered, counted, part by part */
    get: {
      query?: {
        search?: string | undefined;
        type?: string | undefined;
        lang?: string | undefined;
        state?: 'draft' | 'changed' | 'published' | 'release' | 'archived' | undefined;
        tag?: string | undefined;
        by?: string | undefined;
        from?: number | undefined;
        until?: number | undefined;
        release?: string | undefined;
        missing?: string | undefined;
        group?: string | undefined;
        sort?: 'changed' | 'title' | undefined;
        nearest?: string | undefined;
        cursor?: string | undefined;
        most?: number | undefined;
      };
      answer: {
        pages: ListedPage[];
        next: string | null;
        total: number | null;
        facets: PageFacets | null;
        areTextsRead: boolean;
      };
    };
  };
  '/batches': {
    /** Do one thing with many documents: with all of them or with none, answered row by row */
    post: {
      body: {
        do: 'publish' | 'unpublish' | 'archive' | 'restore';
        documents: readonly (string | {
          document: string;
          version: string;
        })[];
      } | {
        do: 'tag' | 'untag';
        documents: readonly (string | {
          document: string;
          version: string;
        })[];
        tag: string;
      } | {
        do: 'put into a release';
        documents: readonly (string | {
          document: string;
          version: string;
        })[];
        release: string;
      };
      answer: {
        isDone: boolean;
        rows: ({
          document: string;
          outcome: 'done' | 'unchanged' | 'refused' | 'left';
          message: string | null;
          code: 'not_there' | 'changed_meanwhile' | 'version_gone' | 'forbidden' | 'not_for_you' | 'takes_publisher' | 'takes_administrator' | 'archived' | 'nothing_to_publish' | 'not_published' | 'never_published' | 'undone_already' | 'published_since' | 'time_over' | 'address_taken' | 'address_form' | 'redirect_form' | 'webhook_form' | 'webhook_secrets' | 'own_address' | 'one_per_language' | 'translated_already' | 'type_gone' | 'no_title' | 'shown_by_pages' | 'other_kind' | 'file_too_big' | 'too_many_pixels' | 'wrong_file_type' | 'heic_photo' | 'damaged_picture' | 'empty_file' | 'password_short' | 'password_long' | 'password_simple' | 'password_name' | 'name_form' | 'name_taken' | 'name_reserved' | 'wrong_password' | 'wrong_code' | 'wrong_passkey' | 'used_already' | 'somebody_else' | 'link_over' | 'sign_in_again' | 'only_way_in' | 'no_way_in' | 'no_passkeys_here' | 'last_administrator' | 'administrator_limited' | 'too_many' | 'too_many_tries' | 'too_busy' | 'not_our_file' | 'out_of_room' | 'unavailable' | null;
          publishedBefore: string | null;
        })[];
      };
    };
  };
  '/titles': {
    /** The titles of some documents and the names of some files; none for what is not there */
    get: {
      query?: {
        documents?: string | undefined;
        files?: string | undefined;
      };
      answer: {
        titles: Record<string, string>;
      };
    };
  };
  '/documents/{id}/references': {
    /** What links to a document: published, in drafts and in releases */
    get: {
      parameters: {
        id: string;
      };
      query?: {
        most?: number | undefined;
      };
      answer: {
        total: number;
        references: ({
          document: string;
          type: string;
          lang: string;
          title: string;
          published: boolean;
          draft: boolean;
          releases: string[];
          paths: string[];
        })[];
      };
    };
  };
  '/media/{id}/references': {
    /** What shows a file or links to it: published, in drafts and in releases */
    get: {
      parameters: {
        id: string;
      };
      query?: {
        most?: number | undefined;
      };
      answer: {
        total: number;
        references: ({
          document: string;
          type: string;
          lang: string;
          title: string;
          published: boolean;
          draft: boolean;
          releases: string[];
          paths: string[];
        })[];
      };
    };
  };
  '/documents/{id}/addresses': {
    /** The address of a page in each of its languages, now and after publishing */
    get: {
      parameters: {
        id: string;
      };
      answer: {
        site: string;
        addresses: ({
          lang: string;
          document: string;
          now: string | null;
          afterPublishing: string | null;
        })[];
      };
    };
  };
  '/translations': {
    /** How all pages stand in all languages, and which translations are outdated */
    get: {
      answer: {
        languages: string[];
        pages: ({
          group: string;
          type: string;
          documents: ({
            id: string;
            lang: string;
            title: string;
            isDraft: boolean;
            isPublished: boolean;
            releases: string[];
            changedAt: number;
            changedBy: string;
            source: string | null;
            outdated: {
              since: number;
              fields?: number;
              words?: number;
            } | null;
          })[];
        })[];
      };
    };
  };
  '/documents/{id}/translation': {
    /** What a document was translated from, and what became of that since, by field */
    get: {
      parameters: {
        id: string;
      };
      query?: {
        of?: string | undefined;
      };
      answer: {
        source: {
          document: string;
          lang: string;
          version: string;
          at: number;
          by: string;
          title: string;
          uid: string | null;
          data: Record<string, unknown>;
          led: Record<string, unknown>;
        } | null;
        translated: {
          document: string;
          version: string;
          present: string;
          at: number;
          by: string;
          isGuessed: boolean;
        } | null;
        outdated: {
          since: number;
          fields?: number;
          words?: number;
        } | null;
        base: Record<string, unknown> | null;
        changes: ({
          path: (string | number)[];
          kind: 'changed' | 'added' | 'removed' | 'moved';
          before: unknown;
          after: unknown;
        })[];
      };
    };
    /** Say that a text is right as the translation of a version, or of nothing */
    put: {
      parameters: {
        id: string;
      };
      body: {
        from: {
          document: string;
          version: string;
        } | null;
      };
      answer: null;
    };
  };
  '/documents/{id}/translations': {
    /** Begin a translation: the text, or its form without words, with links led over */
    post: {
      parameters: {
        id: string;
      };
      body: {
        lang: string;
        words?: boolean | undefined;
      };
      answer: {
        document: string;
        version: string;
      };
    };
  };
  '/translation-exports': {
    /** The texts of documents of one language for a translation office, as XLIFF 2.1 */
    post: {
      body: {
        documents: readonly string[];
        to: string;
      };
      answer: {
        xliff: string;
      };
    };
  };
  '/translation-imports': {
    /** Take in a translated XLIFF file: each page becomes a draft, told row by row */
    post: {
      body: {
        xliff: string;
      };
      answer: {
        rows: ({
          title: string;
          document: string | null;
          result: 'created' | 'saved' | 'unchanged' | 'conflict' | 'refused';
          message: string;
          code: 'not_there' | 'changed_meanwhile' | 'version_gone' | 'forbidden' | 'not_for_you' | 'takes_publisher' | 'takes_administrator' | 'archived' | 'nothing_to_publish' | 'not_published' | 'never_published' | 'undone_already' | 'published_since' | 'time_over' | 'address_taken' | 'address_form' | 'redirect_form' | 'webhook_form' | 'webhook_secrets' | 'own_address' | 'one_per_language' | 'translated_already' | 'type_gone' | 'no_title' | 'shown_by_pages' | 'other_kind' | 'file_too_big' | 'too_many_pixels' | 'wrong_file_type' | 'heic_photo' | 'damaged_picture' | 'empty_file' | 'password_short' | 'password_long' | 'password_simple' | 'password_name' | 'name_form' | 'name_taken' | 'name_reserved' | 'wrong_password' | 'wrong_code' | 'wrong_passkey' | 'used_already' | 'somebody_else' | 'link_over' | 'sign_in_again' | 'only_way_in' | 'no_way_in' | 'no_passkeys_here' | 'last_administrator' | 'administrator_limited' | 'too_many' | 'too_many_tries' | 'too_busy' | 'not_our_file' | 'out_of_room' | 'unavailable' | null;
        })[];
      };
    };
  };
  '/reviews': {
    /** What was handed over to be looked through, and what waits for the one who asks */
    get: {
      answer: {
        waiting: number;
        reviews: ({
          document: string;
          type: string;
          lang: string;
          title: string;
          step: 'asked' | 'returned' | 'withdrawn';
          isChanged: boolean;
          person: string | null;
          note: string;
          at: number;
          by: string;
          author: string;
          isMine: boolean;
        })[];
        comments: ({
          document: string;
          title: string;
          text: string;
          at: number;
          by: string;
        })[];
      };
    };
  };
  '/documents/{id}/review': {
    /** Hand a draft over to a person, or to whoever can publish it */
    put: {
      parameters: {
        id: string;
      };
      body: {
        person?: string | null | undefined;
        note?: string | undefined;
      };
      answer: null;
    };
    /** Take a draft back that was handed over */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/documents/{id}/review/return': {
    /** Give a draft back to who handed it over, with the reason */
    put: {
      parameters: {
        id: string;
      };
      body: {
        reason: string;
      };
      answer: null;
    };
  };
  '/documents/{id}/comments': {
    /** What was said of the fields of a document, the oldest first */
    get: {
      parameters: {
        id: string;
      };
      answer: {
        comments: ({
          id: string;
          field: string;
          text: string;
          person: string | null;
          at: number;
          by: string;
          state: 'open' | 'answered' | 'done';
          answers: ({
            at: number;
            by: string;
            text: string;
          })[];
        })[];
      };
    };
    /** Say something of a field, or of the whole page, to a person or to everybody */
    post: {
      parameters: {
        id: string;
      };
      body: {
        field?: string | undefined;
        text: string;
        person?: string | null | undefined;
      };
      answer: {
        id: string;
      };
    };
  };
  '/documents/{id}/comments/{comment}/answers': {
    /** Answer a comment */
    post: {
      parameters: {
        id: string;
        comment: string;
      };
      body: {
        text: string;
      };
      answer: null;
    };
  };
  '/documents/{id}/comments/{comment}/state': {
    /** Call a comment done, or open it again */
    put: {
      parameters: {
        id: string;
        comment: string;
      };
      body: {
        state: 'open' | 'done';
      };
      answer: null;
    };
  };
  '/redirects': {
    /** What the site redirects, with where a visitor ends */
    get: {
      answer: {
        redirects: ({
          from: string;
          to: string;
          permanent: boolean;
          document: string;
          lang: string;
          end: 'page' | 'nowhere' | 'untranslated' | 'circle' | 'unused';
          last: string;
        })[];
      };
    };
    /** Redirect an old path of the site to another one, at once */
    post: {
      body: {
        from: string;
        to: string;
        permanent?: boolean | undefined;
      };
      answer: {
        documents: string[];
      };
    };
    /** Take a redirect away, at once */
    delete: {
      body: {
        from: string;
      };
      answer: {
        from: string;
        to: string;
        permanent: boolean;
      };
    };
  };
  '/releases': {
    /** The releases with the documents in them */
    get: {
      answer: {
        releases: Release[];
      };
    };
    /** Create a release, scheduled or not */
    post: {
      body: {
        label: string;
        scheduledAt?: number | null | undefined;
        zone?: string | null | undefined;
      };
      answer: {
        id: string;
        label: string;
        scheduledAt: number | null;
        zone?: string | null;
        only?: string;
      };
    };
  };
  '/releases/{id}': {
    /** One release with the documents in it */
    get: {
      parameters: {
        id: string;
      };
      answer: Release;
    };
    /** Rename or schedule a release; null lifts the schedule */
    patch: {
      parameters: {
        id: string;
      };
      body: {
        label?: string | undefined;
        scheduledAt?: number | null | undefined;
        zone?: string | null | undefined;
      };
      answer: {
        id: string;
        label: string;
        scheduledAt: number | null;
        zone?: string | null;
        only?: string;
      };
    };
    /** Remove a release; the documents stay as they are published */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/releases/{id}/documents/{document}': {
    /** Put the present text of a document into a release */
    put: {
      parameters: {
        id: string;
        document: string;
      };
      answer: {
        document: string;
        version: string;
        replaced: string | null;
      };
    };
    /** Take a document out of a release */
    delete: {
      parameters: {
        id: string;
        document: string;
      };
      answer: null;
    };
  };
  '/releases/{id}/publication': {
    /** Publish everything in a release: all of it or nothing */
    post: {
      parameters: {
        id: string;
      };
      answer: {
        documents: string[];
        ref: string;
      };
    };
  };
  '/releases/{id}/contents': {
    /** What a release publishes and takes off the site, with conflicts */
    get: {
      parameters: {
        id: string;
      };
      answer: ReleaseContents;
    };
    /** Put documents into a release, take them out, move them from another one: all or none */
    patch: {
      parameters: {
        id: string;
      };
      body: {
        put?: readonly string[] | undefined;
        unpublish?: readonly string[] | undefined;
        takeOut?: readonly string[] | undefined;
        move?: readonly ({
          document: string;
          from: string;
        })[] | undefined;
      };
      answer: ChangedReleaseContents;
    };
  };
  '/releases/{id}/checks': {
    /** What forbids publishing a release, and what is advised against it */
    get: {
      parameters: {
        id: string;
      };
      answer: {
        forbidden: boolean;
        findings: ({
          rule: 'no-content' | 'archived' | 'no-title' | 'no-address' | 'address-taken' | 'address-changed' | 'still-linked' | 'link-to-nothing' | 'link-to-unpublished' | 'no-picture-description' | 'no-translation' | 'long-title' | 'no-description' | 'long-description' | 'heading-order' | 'empty-heading';
          level: 'forbids' | 'advises';
          path: string | null;
          what?: string;
          target?: string;
          length?: number;
          languages?: string[];
          redirect?: {
            from: string;
            to: string;
          } | null;
          document: string;
          lang: string;
          title: string;
        })[];
      };
    };
  };
  '/releases/{id}/documents/{document}/resolution': {
    /** Say what counts where a document was published since it came into a release: what is in the release, what is published, or both brought together */
    put: {
      parameters: {
        id: string;
        document: string;
      };
      body: {
        keep: 'release' | 'published' | 'both';
      };
      answer: {
        both: string[];
      };
    };
  };
  '/past-releases': {
    /** Releases that were published, with what they published; the newest first */
    get: {
      query?: {
        before?: number | undefined;
        most?: number | undefined;
      };
      answer: {
        releases: ({
          id: string;
          label: string;
          scheduledAt: number | null;
          zone?: string | null;
          only?: string;
          createdAt: number;
          by: string;
          publishedAt: number;
          publishedBy: string;
          sequence: number;
          documents: ({
            document: string;
            version: string | null;
            title: string;
          })[];
        })[];
        next: number | null;
      };
    };
  };
  '/removed-releases': {
    /** Releases that were removed with something in them, the last one first */
    get: {
      answer: {
        releases: ({
          id: string;
          label: string;
          scheduledAt: number | null;
          zone?: string | null;
          only?: string;
          removedAt: number;
          removedBy: string;
          documents: number;
        })[];
      };
    };
  };
  '/removed-releases/{id}/restoration': {
    /** Bring back a release that was removed, with the texts that were in it */
    post: {
      parameters: {
        id: string;
      };
      answer: {
        release: {
          id: string;
          label: string;
          scheduledAt: number | null;
          zone?: string | null;
          only?: string;
        };
        left: string[];
      };
    };
  };
  '/documents/{id}/schedule': {
    /** Publish one document by itself at a time, or take it off the site then */
    put: {
      parameters: {
        id: string;
      };
      body: {
        at: number;
        zone: string;
        action?: 'publish' | 'unpublish' | undefined;
      };
      answer: {
        id: string;
        label: string;
        scheduledAt: number | null;
        zone?: string | null;
        only?: string;
      };
    };
    /** Call off what was to happen to a document by itself at a time */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/previews': {
    /** The preview sessions that are open, with who started each */
    get: {
      answer: {
        previews: Preview[];
      };
    };
    /** Start a preview of a draft or a release, for oneself or to share; its address is answered this once */
    post: {
      body: {
        document?: string | undefined;
        release?: string | undefined;
        until?: number | undefined;
        lastsMs?: number | undefined;
        shared?: boolean | undefined;
      };
      answer: {
        id: string;
        ref: string | null;
        startUrl: string | null;
        sites?: ({
          name: string;
          startUrl: string;
        })[];
        expiresAt?: number;
        shared?: boolean;
      };
    };
  };
  '/previews/{id}': {
    /** Revoke a preview session; its token is refused from now on */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/working-copies': {
    /** Who is writing in which document, the latest first; not what */
    get: {
      answer: {
        workingCopies: ({
          document: string;
          person: string;
          at: number;
          tab: string;
        })[];
      };
    };
  };
  '/documents/{id}/working-copy': {
    /** What one is writing oneself in a tab; gone an hour after the last word */
    get: {
      parameters: {
        id: string;
      };
      query?: {
        tab?: string | undefined;
      };
      answer: {
        document: string;
        person: string;
        at: number;
        title: string;
        uid: string | null;
        tags: string[];
        data: Record<string, unknown>;
      };
    };
    /** Say what one is writing: previews of the same tab show it. It makes no version */
    put: {
      parameters: {
        id: string;
      };
      query?: {
        tab?: string | undefined;
      };
      body: {
        title: string;
        uid: string | null;
        tags: readonly string[];
        data: Record<string, unknown>;
      };
      answer: null;
    };
    /** Say that one writes no more there in a tab */
    delete: {
      parameters: {
        id: string;
      };
      query?: {
        tab?: string | undefined;
      };
      answer: null;
    };
  };
  '/me/previews': {
    /** The previews of what one is writing, without their keys */
    get: {
      answer: {
        previews: ({
          id: string;
          document: string;
          version?: string;
          startedAt: number;
          endsAt: number;
        })[];
      };
    };
    /** Start a preview of every draft and of what one is writing in a tab, or of one version as it was; its address is answered this once, and ends with the session */
    post: {
      body: {
        document: string;
        version?: string | undefined;
        tab?: string | undefined;
      };
      answer: {
        id: string;
        document: string;
        version?: string;
        startedAt: number;
        endsAt: number;
        address: string;
      };
    };
  };
  '/me/previews/{id}': {
    /** End a preview of what one is writing */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/webhooks': {
    /** The webhooks; never their secrets */
    get: {
      answer: {
        webhooks: Webhook[];
      };
    };
    /** Create a webhook */
    post: {
      body: {
        name?: string | null | undefined;
        url: string;
        secret?: string | null | undefined;
        headers?: Record<string, string> | undefined;
        active?: boolean | undefined;
        triggers?: Partial<Record<'documentsPublished' | 'documentsUnpublished' | 'releasesCreated' | 'releasesUpdated' | 'tagsCreated' | 'tagsDeleted', boolean>> | undefined;
      };
      answer: {
        id: string;
      };
    };
  };
  '/webhooks/{id}': {
    /** One webhook, and the delivery that is tried again if there is one */
    get: {
      parameters: {
        id: string;
      };
      answer: Webhook;
    };
    /** Change a webhook; what is left out stays, but another url needs the secret and headers again; a delivery that failed is tried at once */
    patch: {
      parameters: {
        id: string;
      };
      body: {
        name?: string | null | undefined;
        url?: string | undefined;
        secret?: string | null | undefined;
        headers?: Record<string, string> | undefined;
        active?: boolean | undefined;
        triggers?: Partial<Record<'documentsPublished' | 'documentsUnpublished' | 'releasesCreated' | 'releasesUpdated' | 'tagsCreated' | 'tagsDeleted', boolean>> | undefined;
      };
      answer: null;
    };
    /** Remove a webhook with what waits for it */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/webhooks/{id}/deliveries': {
    /** How the last deliveries ended, newest first */
    get: {
      parameters: {
        id: string;
      };
      answer: {
        deliveries: Delivery[];
      };
    };
  };
  '/webhooks/{id}/test': {
    /** Send a test at once; the answer says what came back */
    post: {
      parameters: {
        id: string;
      };
      answer: {
        answer: {
          status: number;
          text: string;
        } | null;
        fault: string | null;
        code: 'no_address' | 'not_allowed' | 'nobody_there' | 'not_trusted' | 'too_slow' | 'broken_off' | 'refused' | 'redirected' | 'left_out' | null;
        ms: number;
      };
    };
  };
  '/media': {
    /** The files, newest first, with the tags there are and what is not described */
    get: {
      query?: {
        search?: string | undefined;
        kind?: 'image' | 'document' | 'video' | 'audio' | undefined;
        tag?: string | undefined;
        missing?: string | undefined;
        unused?: 'true' | 'false' | undefined;
        ids?: string | undefined;
        cursor?: string | undefined;
        limit?: number | undefined;
      };
      answer: {
        media: MediaFile[];
        total: number;
        cursor: string | null;
        tags: ({
          name: string;
          count: number;
        })[];
        missing: Record<string, number>;
        largest: number;
      };
    };
    /** Upload a file; the place where a photo was taken is left out */
    post: {
      query: {
        filename: string;
        tags?: string | undefined;
      };
      answer: MediaFile;
    };
  };
  '/media/{id}': {
    /** One file */
    get: {
      parameters: {
        id: string;
      };
      answer: MediaFile;
    };
    /** Describe, credit, tag or rename a file, or say what matters most in a picture */
    patch: {
      parameters: {
        id: string;
      };
      body: {
        filename?: string | undefined;
        descriptions?: Record<string, string | null> | undefined;
        credits?: string | null | undefined;
        notes?: string | null | undefined;
        tags?: readonly string[] | undefined;
        focus?: {
          x: number;
          y: number;
        } | null | undefined;
      };
      answer: MediaFile;
    };
    /** Delete a file; one that a document shows only when told to */
    delete: {
      parameters: {
        id: string;
      };
      query?: {
        evenIfShown?: 'true' | 'false' | undefined;
      };
      answer: null;
    };
  };
  '/media/{id}/content': {
    /** Put another content in the place of a file’s; it gets an address of its own */
    put: {
      parameters: {
        id: string;
      };
      query: {
        filename: string;
      };
      answer: MediaFile;
    };
  };
  '/media-references': {
    /** What shows each of some files or links to it */
    get: {
      query: {
        ids: string;
        most?: number | undefined;
      };
      answer: {
        files: ({
          total: number;
          references: ({
            document: string;
            type: string;
            lang: string;
            title: string;
            published: boolean;
            draft: boolean;
            releases: string[];
            paths: string[];
          })[];
          file: string;
        })[];
      };
    };
  };
  '/media-batches': {
    /** Do one thing with many files: with all of them or with none, answered row by row */
    post: {
      body: {
        do: 'tag' | 'untag';
        files: readonly string[];
        tag: string;
      } | {
        do: 'move';
        files: readonly string[];
        from: string;
        to: string;
      } | {
        do: 'delete';
        files: readonly string[];
        evenIfShown?: readonly string[] | undefined;
      };
      answer: {
        isDone: boolean;
        rows: ({
          file: string;
          outcome: 'done' | 'unchanged' | 'refused' | 'left';
          message: string | null;
          code: 'not_there' | 'changed_meanwhile' | 'version_gone' | 'forbidden' | 'not_for_you' | 'takes_publisher' | 'takes_administrator' | 'archived' | 'nothing_to_publish' | 'not_published' | 'never_published' | 'undone_already' | 'published_since' | 'time_over' | 'address_taken' | 'address_form' | 'redirect_form' | 'webhook_form' | 'webhook_secrets' | 'own_address' | 'one_per_language' | 'translated_already' | 'type_gone' | 'no_title' | 'shown_by_pages' | 'other_kind' | 'file_too_big' | 'too_many_pixels' | 'wrong_file_type' | 'heic_photo' | 'damaged_picture' | 'empty_file' | 'password_short' | 'password_long' | 'password_simple' | 'password_name' | 'name_form' | 'name_taken' | 'name_reserved' | 'wrong_password' | 'wrong_code' | 'wrong_passkey' | 'used_already' | 'somebody_else' | 'link_over' | 'sign_in_again' | 'only_way_in' | 'no_way_in' | 'no_passkeys_here' | 'last_administrator' | 'administrator_limited' | 'too_many' | 'too_many_tries' | 'too_busy' | 'not_our_file' | 'out_of_room' | 'unavailable' | null;
        })[];
      };
    };
  };
  '/status': {
    /** What this repository holds */
    get: {
      answer: {
        repository: string;
        visibility: 'open' | 'public' | 'private';
        engine: string;
        ref: string;
        documents: number;
        published: number;
        publications: number;
        versions: number;
        releases: number;
        types: number;
        media: number;
        commits: number;
      };
    };
  };
  '/languages': {
    /** The languages, the master one first */
    get: {
      answer: {
        languages: ({
          id: string;
          name: string;
        })[];
      };
    };
    /** Set the languages, the master one first */
    put: {
      body: {
        languages: readonly ({
          id: string;
          name: string;
        })[];
      };
      answer: null;
    };
  };
  '/types': {
    /** The models of types and slices */
    get: {
      answer: {
        types: TypeModel[];
        slices: SliceModel[];
      };
    };
  };
  '/tokens': {
    /** The tokens by name and scope; never the secrets */
    get: {
      answer: {
        tokens: ({
          id: string;
          name: string;
          scope: 'write' | 'master' | 'master+releases';
          createdAt: number;
        })[];
      };
    };
    /** Make a token; its secret is answered this once */
    post: {
      body: {
        name: string;
        scope: 'write' | 'master' | 'master+releases';
      };
      answer: {
        id: string;
        token: string | null;
      };
    };
  };
  '/tokens/{id}': {
    /** Revoke a token and end the previews started with it */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/activity': {
    /** Everything that was done, by whom, newest first; what people did about sign-in and rights, for administrators */
    get: {
      query?: {
        by?: string | undefined;
        document?: string | undefined;
        group?: 'documents' | 'publications' | 'releases' | 'media' | 'settings' | 'people' | undefined;
        from?: number | undefined;
        until?: number | undefined;
        before?: string | undefined;
        most?: number | undefined;
      };
      answer: {
        deeds: ({
          id: string;
          at: number;
          person: string | null;
          program: string;
          changes: ({
            group: 'documents' | 'publications' | 'releases' | 'media' | 'settings' | 'people';
            what: 'saved' | 'draft discarded' | 'left a release' | 'handed over' | 'returned' | 'taken back' | 'commented' | 'comment answered' | 'comment done' | 'comment opened again' | 'translation looked through' | 'archived' | 'restored' | 'preview shared' | 'preview started' | 'preview revoked' | 'published' | 'unpublished' | 'publication undone' | 'put into a release' | 'planned to be unpublished' | 'release goes over what was published since' | 'schedule failed' | 'release created' | 'release changed' | 'release removed' | 'release published' | 'file uploaded' | 'file changed' | 'file removed' | 'tag of files created' | 'token made' | 'token revoked' | 'webhook saved' | 'webhook removed' | 'model type saved' | 'model slice saved' | 'model type removed' | 'model slice removed' | 'languages set' | 'repository named' | 'visibility set' | 'website for previews added' | 'website for previews removed' | 'slice simulator set' | 'signed in' | 'signed out' | 'joined' | 'ways in reset' | 'invited' | 'invitation withdrawn' | 'reset begun' | 'rights changed' | 'renamed' | 'removed' | 'password changed' | 'passkey added' | 'passkey removed' | 'recovery codes made' | 'sessions ended';
            document: string | null;
            version: string | null;
            release: string | null;
            subject: string | null;
            obstacle: 'archived' | 'unfilled' | 'conflict' | 'forbidden' | null;
          })[];
        })[];
        next: string | null;
      };
    };
  };
  '/beginning': {
    /** What beginning for real would do: how much of the sample goes, and what stays */
    get: {
      answer: {
        archived: number;
        changedByPeople: number;
        emptied: number;
        created: string[];
        releases: number;
        files: number;
        left: number;
      };
    };
    /** Begin for real: the sample goes, navigation, models and an empty page of each kind stay */
    post: {
      body: {
        archived: number;
        changedByPeople?: number | undefined;
        files?: number | undefined;
        releases?: number | undefined;
      };
      answer: {
        archived: number;
        changedByPeople: number;
        emptied: number;
        created: string[];
        releases: number;
        files: number;
        left: number;
      };
    };
  };
  '/occurrences': {
    /** Where a text stands in drafts and published documents that one may change, row by row */
    get: {
      query: {
        text: string;
        exact?: 'true' | 'false' | undefined;
        wholeWords?: 'true' | 'false' | undefined;
        lang?: string | undefined;
        type?: string | undefined;
      };
      answer: {
        total: number;
        rows: ({
          document: string;
          title: string;
          type: string;
          lang: string;
          version: string;
          path: string;
          section: {
            slice_type: string;
            variation: string;
          } | null;
          text: string;
          isNumber: boolean;
          matches: ({
            start: number;
            end: number;
          })[];
        })[];
      };
    };
  };
  '/replacements': {
    /** Replace a text in drafts: in all of the documents, or in none; 409 where one changed since */
    post: {
      body: {
        wanted: {
          text: string;
          exact: boolean;
          wholeWords: boolean;
        };
        by: string;
        documents: readonly ({
          document: string;
          basedOn: string;
          paths: readonly string[];
        })[];
      };
      answer: {
        documents: ({
          document: string;
          before: string;
          version: string;
        })[];
      };
    };
  };
  '/replacements/undoing': {
    /** Undo a replacement, as it was answered: in all of its documents, or in none */
    post: {
      body: {
        documents: readonly ({
          document: string;
          before: string;
          version: string;
        })[];
      };
      answer: null;
    };
  };
  '/sign-in': {
    /** Which ways there are to sign in here */
    get: {
      answer: {
        passwords: boolean;
        passkeys: boolean;
        passkeysOfOtherHosts: string[];
      };
    };
  };
  '/sign-in/challenge': {
    /** What a passkey signs to sign in */
    post: {
      answer: {
        challenge: string;
      };
    };
  };
  '/sessions': {
    /** Sign in by password, recovery code or passkey; the session is a cookie */
    post: {
      body: {
        name: string;
        password: string;
      } | {
        name: string;
        recoveryCode: string;
      } | {
        passkey: {
          id: string;
          rawId: string;
          type: 'public-key';
          clientExtensionResults?: Record<string, unknown> | undefined;
          response: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
            userHandle?: string | undefined;
          };
        };
      };
      answer: {
        id: string;
        name: string;
        role: 'writer' | 'publisher' | 'administrator';
        languages: string[] | null;
        types: string[] | null;
        waysIn: {
          password: boolean;
          passkeys: number;
          recoveryCodes: number;
        };
        session: {
          id: string;
          startedAt: number;
        };
      };
    };
  };
  '/one-time-links/inspection': {
    /** What a one-time link is for; it is not used up by this */
    post: {
      body: {
        secret: string;
      };
      answer: {
        purpose: 'invitation' | 'reset';
        role: 'writer' | 'publisher' | 'administrator';
        languages: string[] | null;
        types: string[] | null;
        endsAt: number | null;
        name: string | null;
      };
    };
  };
  '/one-time-links/challenge': {
    /** What a passkey is made with, before a one-time link is used */
    post: {
      body: {
        secret: string;
        name: string;
      };
      answer: {
        challenge: string;
        rp: {
          id?: string;
          name: string;
        };
        user: {
          id: string;
          name: string;
          displayName: string;
        };
        pubKeyCredParams: ({
          type: 'public-key';
          alg: number;
        })[];
      };
    };
  };
  '/one-time-links/redemption': {
    /** Use a one-time link: with a password or a passkey one is there, and signed in */
    post: {
      body: {
        secret: string;
        name?: string | undefined;
        password?: string | undefined;
        passkey?: {
          label: string;
          response: {
            id: string;
            rawId: string;
            type: 'public-key';
            clientExtensionResults?: Record<string, unknown> | undefined;
            response: {
              clientDataJSON: string;
              attestationObject: string;
              transports?: readonly string[] | undefined;
            };
          };
        } | undefined;
      };
      answer: {
        me: {
          id: string;
          name: string;
          role: 'writer' | 'publisher' | 'administrator';
          languages: string[] | null;
          types: string[] | null;
          waysIn: {
            password: boolean;
            passkeys: number;
            recoveryCodes: number;
          };
          session: {
            id: string;
            startedAt: number;
          };
        };
        recoveryCodes: string[];
      };
    };
  };
  '/me': {
    /** Who is signed in, with her rights and ways in */
    get: {
      answer: {
        id: string;
        name: string;
        role: 'writer' | 'publisher' | 'administrator';
        languages: string[] | null;
        types: string[] | null;
        waysIn: {
          password: boolean;
          passkeys: number;
          recoveryCodes: number;
        };
        session: {
          id: string;
          startedAt: number;
        };
      };
    };
    /** Change the name one is shown and signs in by */
    patch: {
      body: {
        name: string;
      };
      answer: null;
    };
  };
  '/me/session': {
    /** Sign out */
    delete: {
      answer: null;
    };
  };
  '/me/sessions': {
    /** Where one is signed in, the latest first */
    get: {
      answer: {
        sessions: ({
          id: string;
          startedAt: number;
          seenAt: number;
          endsAt: number;
          way: 'password' | 'passkey' | 'recovery code' | 'one-time link';
          agent: string;
        })[];
      };
    };
    /** Sign out everywhere but here */
    delete: {
      answer: null;
    };
  };
  '/me/sessions/{id}': {
    /** Sign out somewhere */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/me/password': {
    /** Choose a password; every other session ends */
    put: {
      body: {
        password: string;
      };
      answer: {
        id: string;
        name: string;
        role: 'writer' | 'publisher' | 'administrator';
        languages: string[] | null;
        types: string[] | null;
        waysIn: {
          password: boolean;
          passkeys: number;
          recoveryCodes: number;
        };
        session: {
          id: string;
          startedAt: number;
        };
      };
    };
  };
  '/me/passkeys': {
    /** The passkeys one has, and which hosts they were made for */
    get: {
      answer: {
        passkeys: ({
          id: string;
          label: string;
          host: string;
          createdAt: number;
          usedAt: number | null;
        })[];
      };
    };
    /** Add a passkey */
    post: {
      body: {
        label: string;
        response: {
          id: string;
          rawId: string;
          type: 'public-key';
          clientExtensionResults?: Record<string, unknown> | undefined;
          response: {
            clientDataJSON: string;
            attestationObject: string;
            transports?: readonly string[] | undefined;
          };
        };
      };
      answer: null;
    };
  };
  '/me/passkeys/challenge': {
    /** What another passkey is made with */
    post: {
      answer: {
        challenge: string;
        rp: {
          id?: string;
          name: string;
        };
        user: {
          id: string;
          name: string;
          displayName: string;
        };
        pubKeyCredParams: ({
          type: 'public-key';
          alg: number;
        })[];
      };
    };
  };
  '/me/passkeys/{id}': {
    /** Remove a passkey; other sessions that passkeys opened end, the last way in stays */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/me/recovery-codes': {
    /** Ten new recovery codes, answered this once; those before open nothing any more, and what they opened elsewhere ends */
    post: {
      answer: {
        recoveryCodes: string[];
      };
    };
  };
  '/presence': {
    /** Who is at which document and field, release or file, and who typed there last */
    get: {
      answer: {
        documents: DocumentPresence[];
      };
    };
  };
  '/presence/{tab}': {
    /** Say where one is; again within 45 seconds, or one is taken for gone */
    put: {
      parameters: {
        tab: string;
      };
      body: {
        document: string | null;
        field: string | null;
        isTyping?: boolean | undefined;
      };
      answer: null;
    };
    /** Say that one left */
    delete: {
      parameters: {
        tab: string;
      };
      answer: null;
    };
  };
  '/me/views': {
    /** The lists of pages one has saved, in the order they were made */
    get: {
      answer: {
        views: SavedView[];
      };
    };
    /** Save a list of pages under a name */
    post: {
      body: {
        name: string;
        filters: Record<string, string>;
      };
      answer: SavedView;
    };
  };
  '/me/views/{id}': {
    /** Give a saved list another name, or other filters */
    put: {
      parameters: {
        id: string;
      };
      body: {
        name: string;
        filters: Record<string, string>;
      };
      answer: null;
    };
    /** Remove a saved list */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/names': {
    /** The names of all people by the ids that the history has */
    get: {
      answer: {
        names: ({
          id: string;
          name: string;
        })[];
      };
    };
  };
  '/people': {
    /** Everybody, with rights, ways in and when last seen */
    get: {
      answer: {
        people: ({
          id: string;
          name: string;
          role: 'writer' | 'publisher' | 'administrator';
          languages: string[] | null;
          types: string[] | null;
          createdAt: number;
          invitedBy: string | null;
          waysIn: {
            password: boolean;
            passkeys: number;
            recoveryCodes: number;
          };
          sessions: number;
          seenAt: number | null;
        })[];
      };
    };
  };
  '/people/{id}': {
    /** Change the role of a person, or the languages and types it is narrowed to */
    patch: {
      parameters: {
        id: string;
      };
      body: {
        role?: 'writer' | 'publisher' | 'administrator' | undefined;
        languages?: readonly string[] | null | undefined;
        types?: readonly string[] | null | undefined;
      };
      answer: null;
    };
    /** Forget a person and end the previews she started; what she wrote stays, under her id */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/people/{id}/sessions': {
    /** Where a person is signed in */
    get: {
      parameters: {
        id: string;
      };
      answer: {
        sessions: ({
          id: string;
          startedAt: number;
          seenAt: number;
          endsAt: number;
          way: 'password' | 'passkey' | 'recovery code' | 'one-time link';
          agent: string;
        })[];
      };
    };
    /** Sign a person out everywhere */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
  '/people/{id}/reset': {
    /** A one-time address with which a person finds new ways in, to hand over */
    post: {
      parameters: {
        id: string;
      };
      answer: {
        id: string;
        address: string;
        endsAt: number;
      };
    };
  };
  '/invitations': {
    /** The invitations that are open; never their addresses */
    get: {
      answer: {
        invitations: ({
          id: string;
          role: 'writer' | 'publisher' | 'administrator';
          languages: string[] | null;
          types: string[] | null;
          createdAt: number;
          endsAt: number;
          by: string | null;
        })[];
      };
    };
    /** A one-time address for somebody new, to hand over; it lasts an hour */
    post: {
      body: {
        role: 'writer' | 'publisher' | 'administrator';
        languages?: readonly string[] | null | undefined;
        types?: readonly string[] | null | undefined;
      };
      answer: {
        id: string;
        address: string;
        endsAt: number;
      };
    };
  };
  '/invitations/{id}': {
    /** Withdraw an invitation */
    delete: {
      parameters: {
        id: string;
      };
      answer: null;
    };
  };
}
