import { headAt, PageAt, paths } from '../../farol/pages.js';

export const dynamic = 'force-static';
export const dynamicParams = false;

const pathOf = ({ path = [] }) => `/${path.join('/')}`;

export function generateStaticParams() {
  return paths().map((path) => ({ path: path.split('/').filter(Boolean) }));
}

export async function generateMetadata({ params }) {
  return headAt(pathOf(await params));
}

export default async function Page({ params }) {
  return <PageAt path={pathOf(await params)} />;
}
