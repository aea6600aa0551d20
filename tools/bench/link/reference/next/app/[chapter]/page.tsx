import { notFound } from 'next/navigation';
import { content } from '../../content';
import { Page } from '../parts';

interface Props {
  params: Promise<{ chapter: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => content.chapters.map(({ path }) => ({ chapter: path.slice(1) }));

async function chapterOf({ params }: Props) {
  const { chapter } = await params;
  return content.chapters.find(({ path }) => path === `/${chapter}`) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const { title, description } = await chapterOf(props);
  return { title, description };
}

export default async function Chapter(props: Props) {
  return <Page page={await chapterOf(props)} />;
}
