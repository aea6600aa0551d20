import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import '../../components/sensitive-notice/sheet.css';
import { HeroFilm } from '../../components/hero-film/hero-film.tsx';
import { type PictureSource, useImageViewer } from '../../components/image-viewer/use-image-viewer.tsx';
import { Section } from '../../components/section/section.tsx';
import { VideoFacade } from '../../components/video-facade/video-facade.tsx';
import { DemoPicture, demoFiles } from './carousel-examples.tsx';

/** Everything that opens above the page. */
export function LayerExamples() {
  return (
    <>
      <Dialogs />
      <Section heading="Image viewer">
        <ViewerExample name="Six pictures" count={6} />
        <ViewerExample name="One picture" count={1} />
      </Section>
      <Section heading="Video facade">
        <VideoFacade video={{ title: 'A video that is there', youtubeId: 'demo-id' }} picture={<DemoPicture n={0} />} />
        <VideoFacade video={{ title: 'A video to come', youtubeId: null }} picture={<DemoPicture n={2} />} />
      </Section>
      <Section heading="Hero film" ground="soft">
        <HeroFilm
          wide={[{ src: '/film/hero-wide.mp4', type: 'video/mp4' }]}
          tall={[{ src: '/film/hero-tall.mp4', type: 'video/mp4' }]}
          captions={{ src: '/film/hero.en.vtt', lang: 'en', label: 'English' }}
          size="0.5 MB"
          title="The film"
        />
      </Section>
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const isOpen = (name: string): boolean => open.includes(name);
  const show = (name: string) => () => setOpen([...open, name]);
  const close = (name: string) => () => setOpen(open.filter((other) => other !== name));
  return (
    <Section heading="Dialog">
      <Button onClick={show('Sheet')}>Open sheet</Button> <Button onClick={show('Notice')}>Open notice</Button>
      <Dialog open={isOpen('Sheet')} onClose={close('Sheet')} label="Sheet" backCloses>
        <p>Escape, Back, the button and a press beside it close this layer.</p>
        <Button onClick={show('Second')}>Open second sheet</Button>
      </Dialog>
      <Dialog open={isOpen('Second')} onClose={close('Second')} label="Second sheet" backCloses>
        <p>Closing this one leaves the first open.</p>
      </Dialog>
      <Dialog open={isOpen('Notice')} onClose={close('Notice')} label="Notice" closedby="none">
        <p>Only the button closes this layer.</p>
        <Button onClick={close('Notice')}>Agree</Button>
      </Dialog>
    </Section>
  );
}

function ViewerExample({ name, count }: { name: string; count: number }) {
  const pictures = Array.from(
    { length: count },
    (_, index): PictureSource => ({
      src: demoFiles[index % demoFiles.length] ?? demoFiles[0],
      alt: `${name}, step ${index + 1} (illustration)`,
      width: 800,
      height: 600,
    }),
  );
  const { linkProps, open, viewer } = useImageViewer(pictures, { label: name });
  return (
    <>
      <h3>{name}</h3>
      <ul>
        {pictures.map(({ alt }, index) => (
          <li key={alt}>
            <a {...linkProps(index)}>Step {index + 1}</a>
          </li>
        ))}
      </ul>
      <Button variant="line" onClick={() => open('last')}>
        {name}: open at the last
      </Button>
      {viewer}
    </>
  );
}
