/** The parameters of a search; some kits send only those listed here. */
const searchFields = {
  ref: { type: 'String', multiple: false },
  q: { type: 'String', multiple: true },
  lang: { type: 'String', multiple: false },
  page: { type: 'Integer', multiple: false, default: '1' },
  pageSize: { type: 'Integer', multiple: false, default: '20' },
  after: { type: 'String', multiple: false },
  fetch: { type: 'String', multiple: false },
  fetchLinks: { type: 'String', multiple: false },
  orderings: { type: 'String', multiple: false },
  referer: { type: 'String', multiple: false },
  graphQuery: { type: 'String', multiple: false },
  routes: { type: 'String', multiple: false },
  brokenRoute: { type: 'String', multiple: false },
  integrationFieldsRef: { type: 'String', multiple: false },
};

export function formsOf(origin: string, accessToken: string | null) {
  const withToken = {
    access_token: {
      ...(accessToken === null ? {} : { default: accessToken }),
      type: 'String',
      multiple: false,
    },
  };
  return {
    everything: form(`${origin}/api/v2/documents/search`, { ...searchFields, ...withToken }),
    tags: form(`${origin}/api/v2/tags`, withToken),
  };
}

function form(action: string, fields: object) {
  return { method: 'GET', enctype: 'application/x-www-form-urlencoded', action, fields };
}
