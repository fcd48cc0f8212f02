import '../../farol/site.css';
import { languageAt } from '../../farol/pages.js';

export default async function Layout({ children, params }) {
  const { path = [] } = await params;
  return (
    <html lang={languageAt(`/${path.join('/')}`)}>
      <body>{children}</body>
    </html>
  );
}
