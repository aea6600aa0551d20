import { content } from '../content';
import { Page } from './parts';

const { home } = content;

export const metadata = { title: home.title, description: home.description };

export default function Home() {
  return <Page page={home} />;
}
