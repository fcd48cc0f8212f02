/** Another page of this site, to be read. Without its styles, which this page's policy refuses. */
export async function readPage(response: Response): Promise<Document> {
  const html = (await response.text()).replace(/<style.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(html, 'text/html');
}
