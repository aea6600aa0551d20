import Image from 'next/image';
import Link from 'next/link';
import { type Card as CardContent, content, type Page as PageContent, type Section as SectionContent } from '../content';

export const Menu = () => (
  <ul>
    {content.menu.map(({ path, words }) => (
      <li key={path}>
        <Link href={path}>{words}</Link>
      </li>
    ))}
  </ul>
);

export const Page = ({ page: { title, hero, lead, sections } }: { page: PageContent }) => (
  <main>
    <div className="hero">
      <Image src={hero} width={780} height={1040} preload fetchPriority="high" alt="" />
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
    </div>
    {sections.map((section) => (
      <Section key={section.title} section={section} />
    ))}
  </main>
);

const Section = ({ section: { title, paragraphs, cards, agree, questions, form } }: { section: SectionContent }) => (
  <section>
    <div className="wrap">
      <h2>{title}</h2>
      {paragraphs?.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {cards && !agree && <Grid cards={cards} />}
      {cards && agree && (
        <details>
          <summary>{agree}</summary>
          <Grid cards={cards} />
        </details>
      )}
      {questions?.map(({ summary, answer }) => (
        <details key={summary}>
          <summary>{summary}</summary>
          <p>{answer}</p>
        </details>
      ))}
      {form && <Form />}
    </div>
  </section>
);

const Grid = ({ cards }: { cards: readonly CardContent[] }) => (
  <div className="grid">
    {cards.map((card) => (
      <Card key={card.picture} card={card} />
    ))}
  </div>
);

const Card = ({ card: { picture, alt, title, path, text } }: { card: CardContent }) => (
  <article className="card">
    <Image src={picture} width={480} height={360} alt={alt} />
    <h3>{path ? <Link href={path}>{title}</Link> : title}</h3>
    <p>{text}</p>
  </article>
);

const Form = () => (
  <form method="post" action="/send">
    <label>
      Name
      <input name="name" required />
    </label>
    <label>
      Telephone
      <input name="phone" type="tel" required />
    </label>
    <label>
      Message
      <textarea name="message" rows={4} />
    </label>
    <label>
      <input type="checkbox" required /> I agree
    </label>
    <button type="submit">Send</button>
  </form>
);
