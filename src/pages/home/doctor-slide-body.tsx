import { serviceNames } from '#records/service-names';
import * as words from '#words/home';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link.tsx';
import { ReviewCard } from '../../components/review-card/review-card.tsx';
import { useShown } from '../../components/section/section.tsx';
import type { DoctorSlide } from '../../content/doctor-slide.ts';
import { shown } from '../../content/placeholder.ts';
import { href, type ServiceSlug } from '../../routes.ts';
import style from './doctor-slides.module.css';

type SlideOf<Kind extends DoctorSlide['kind']> = Extract<DoctorSlide, { kind: Kind }>;

/** What a slide says beside its heading, by kind. */
export function DoctorSlideBody({ slide }: { slide: DoctorSlide }) {
  switch (slide.kind) {
    case 'list':
      return <Points content={slide.content} />;
    case 'profile':
      return <Profile slide={slide} />;
    case 'procedures':
      return (
        <>
          <p>{slide.description}</p>
          <Procedures slugs={slide.procedures} />
        </>
      );
    case 'certificates':
      return <Certificates slide={slide} />;
    case 'attributes':
      return (
        <p className={style.statement}>
          {slide.bestAttributes.map(({ text, bold }) => (bold ? <strong key={text}>{text}</strong> : text))}
        </p>
      );
    case 'features':
      return <Features slide={slide} />;
    case 'testimonials':
      return <Testimonials slide={slide} />;
    case 'image':
      return slide.link ? (
        <p>
          <a href={shown(slide.link.href)} rel="noopener">
            {slide.link.label}
          </a>
        </p>
      ) : null;
  }
}

function Points({ content }: Pick<SlideOf<'list'>, 'content'>) {
  return (
    <ul className={style.points}>
      {content.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Profile({ slide }: { slide: SlideOf<'profile'> }) {
  return (
    <>
      <p className={style.name}>{slide.doctorName}</p>
      <dl className={style.facts}>
        <div>
          <dt>{words.specialisation}</dt>
          <dd>{slide.specialization}</dd>
        </div>
        <div>
          <dt>{words.experience}</dt>
          <dd>{slide.experience}</dd>
        </div>
        <div>
          <dt>{words.qualifications}</dt>
          <dd>{slide.qualifications}</dd>
        </div>
      </dl>
      <p>{slide.description}</p>
      <Procedures slugs={slide.procedures} />
    </>
  );
}

/** Row DOCP-16: each leads to its service page. */
function Procedures({ slugs }: { slugs: readonly ServiceSlug[] }) {
  return (
    <ul className={style.chips}>
      {slugs.map((slug) => (
        <li key={slug}>
          <Link to={href(slug)}>{serviceNames[slug]}</Link>
        </li>
      ))}
    </ul>
  );
}

function Certificates({ slide }: { slide: SlideOf<'certificates'> }) {
  return (
    <>
      <p className={style.name}>{slide.sectionTitle}</p>
      <ul className={style.certificates}>
        {slide.certificates.map((certificate) => (
          <li key={certificate}>
            <Icon name="award" />
            {certificate}
          </li>
        ))}
      </ul>
      <p>{slide.description}</p>
    </>
  );
}

function Features({ slide }: { slide: SlideOf<'features'> }) {
  return (
    <>
      <p>{slide.subtitle}</p>
      <ul className={style.features}>
        {slide.features.map(({ title, description }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Six reviews; below 60rem the first, and the way to all of them. */
function Testimonials({ slide }: { slide: SlideOf<'testimonials'> }) {
  const reviews = useShown(slide.testimonials);
  return (
    <>
      <p>{slide.subtitle}</p>
      <div className={style.reviews}>
        {reviews.map(({ value, placeholder }) => (
          <ReviewCard key={value.id} review={value} placeholder={placeholder} />
        ))}
      </div>
      <p>
        <Link to={href('patientStories')}>{words.allReviews}</Link>
      </p>
    </>
  );
}
