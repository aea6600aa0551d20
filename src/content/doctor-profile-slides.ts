import type { ServiceSlug } from '../routes.ts';
import { claims } from './claims.ts';
import type { DoctorSlide, Highlight, SlideLink, SlideShow } from './doctor-slide.ts';
import { type LeadDoctor, type LeadDoctorName, leadDoctors } from './doctors.ts';
import { placeholder } from './placeholder.ts';
import { reviews } from './reviews.ts';

/** What one doctor's slides say; the order and headings are those of the template. */
interface ProfileTexts {
  intro: readonly { title: string; text: string }[];
  experience: string;
  procedures: readonly ServiceSlug[];
  attributes: readonly Highlight[];
  features: readonly { title: string; description: string }[];
  link?: SlideLink;
}

const toCome = (what: string): string => `To be supplied by the clinic: ${what}.`;

/** Row DOCP-09: the years on slide 7 are the clinic's. */
export const yearsSlide = (id: string, features: readonly { title: string; description: string }[]): DoctorSlide => ({
  id,
  kind: 'features',
  title: `${claims.clinicYears.value} Years of Experience`,
  subtitle: 'Years of the clinic as a whole, both departments together.',
  features,
});

/** Row DOCP-10: the number on slide 8 is the clinic's total, whoever's slides it stands on. */
export const surgeriesSlide = (id: string): DoctorSlide => ({
  id,
  kind: 'testimonials',
  title: `${claims.surgeries.value}+ HAPPY SURGERIES`,
  subtitle: 'Total of the clinic, all surgeons together.',
  testimonials: reviews,
});

/** Nine slides in the order of rows DOCP-02 to DOCP-11, used for both lead doctors (rows DOCP-13, DOCP-15). */
function profileSlides(who: LeadDoctorName, texts: ProfileTexts): SlideShow {
  const doctor: LeadDoctor = leadDoctors[who];
  const id = (slide: number): string => `${who}-${slide}`;
  const of = `of the ${doctor.name.value.toLowerCase()}`;
  return [
    { id: id(1), kind: 'list', title: 'Only the Best For YOU', image: `${doctor.image}/intro`, content: texts.intro },
    placeholder(
      {
        id: id(2),
        kind: 'profile',
        title: 'Know your Doctor',
        image: doctor.image,
        doctorName: doctor.name.value,
        specialization: doctor.designation,
        experience: texts.experience,
        qualifications: doctor.qualifications.value,
        procedures: texts.procedures,
        description: doctor.description,
      },
      `profile ${of}`,
    ),
    placeholder(
      {
        id: id(3),
        kind: 'list',
        title: 'Training and expertise',
        content: [
          { title: 'Advanced training', text: toCome('fellowships and courses, each with place and year') },
          { title: 'Academic excellence', text: toCome('degrees, publications and teaching') },
          { title: 'Awards', text: toCome('awards, with the body that gave them') },
          { title: 'Expertise', text: doctor.description },
        ],
      },
      `training, honours and awards ${of}`,
    ),
    placeholder(
      {
        id: id(4),
        kind: 'certificates',
        title: 'Certificates',
        image: `${doctor.image}/certificates`,
        sectionTitle: 'Trained in the BEST Places',
        description: toCome('where the training took place, and what each certificate stands for'),
        certificates: ['Certificate 1, to be supplied', 'Certificate 2, to be supplied', 'Certificate 3, to be supplied'],
      },
      `certificates ${of}, with the right to show them`,
    ),
    { id: id(5), kind: 'attributes', title: 'How I work', bestAttributes: texts.attributes },
    placeholder(
      {
        id: id(6),
        kind: 'list',
        title: 'Media, faculty and patient-centric care',
        content: [
          { title: 'Media', text: toCome('articles and broadcasts, with outlet and date') },
          { title: 'Faculty', text: toCome('congresses and courses taught') },
          { title: 'Patient-centric care', text: 'Time for questions before a decision, and check-ups after it.' },
        ],
      },
      `media and faculty work ${of}`,
    ),
    yearsSlide(id(7), texts.features),
    surgeriesSlide(id(8)),
    {
      id: id(9),
      kind: 'image',
      title: doctor.name.value,
      image: `${doctor.image}/closing`,
      ...(texts.link && { link: texts.link }),
    },
  ];
}

/** Address of the surgeon's page of links (row DOCP-14). */
const surgeonLinks = placeholder('https://links.example/surgeon', "address of the lead plastic surgeon's page of links");

export const doctorProfileSlides = {
  surgeon: profileSlides('surgeon', {
    intro: [
      { title: 'Listening first', text: 'The plan begins with what troubles you, not with a list of operations.' },
      { title: 'Proportion', text: 'A nose, a breast or a waist is judged against the rest of you.' },
      { title: 'Plain answers', text: 'Risks, scars, recovery and cost are named before you decide.' },
    ],
    experience: 'Years of practice to be supplied by the clinic',
    procedures: [
      'rhinoplasty',
      'body-contouring',
      'breast-enhancement',
      'liposuction',
      'blepharo-plasty',
      'gynaecomastia-male-breast-moobs',
    ],
    attributes: [
      { text: 'Each operation is ' },
      { text: 'drawn before it is done', bold: true },
      { text: ', on your own photographs and again on the skin. I follow the ' },
      { text: 'natural lines of tension', bold: true },
      { text: ', because a scar that lies along them heals with less pull. You hear about ' },
      { text: 'risks and recovery', bold: true },
      { text: ' from me, before you decide, and you see me again at each check-up.' },
    ],
    features: [
      { title: 'Nose', description: 'Shape and breathing planned together.' },
      { title: 'Breast and body', description: 'Augmentation, reduction and contouring for your own frame.' },
      { title: 'Hair transplant', description: 'Hairlines drawn for the age you are and the age you will be.' },
    ],
    link: { href: surgeonLinks, label: 'All links of the lead plastic surgeon' },
  }),
  dermatologist: profileSlides('dermatologist', {
    intro: [
      { title: 'A diagnosis first', text: 'The same mark can have different causes; treatment follows the cause.' },
      { title: 'Your own skin', text: 'Lasers and peels are set for your skin, from light to deep.' },
      { title: 'Few steps, well kept', text: 'A routine you can keep up is worth more than a long one.' },
    ],
    experience: claims.dermatologistYears.wording,
    procedures: [
      'fillers-and-botox',
      'laser-hair-removal',
      'acne-and-scars',
      'laser-skin-rejuvenation',
      'platelet-rich-plasma-injections',
      'dark-circles-under-eye-bags',
    ],
    attributes: [
      { text: 'Skin is read ' },
      { text: 'before it is treated', bold: true },
      { text: '. I explain what each visit is for, try a ' },
      { text: 'small area first', bold: true },
      { text: ' where that is wise, and write down ' },
      { text: 'what to do at home', bold: true },
      { text: ' between visits. If waiting is the better treatment, I say so.' },
    ],
    features: [
      { title: 'Laser hair removal', description: 'Wavelengths of 755, 810 and 1064 nm, chosen for skin and hair.' },
      { title: 'Fillers and botox', description: 'Lines softened and volume restored, for a limited time.' },
      { title: 'Pigmentation and dark circles', description: 'Each cause treated in its own way.' },
    ],
  }),
} satisfies Record<LeadDoctorName, SlideShow>;
