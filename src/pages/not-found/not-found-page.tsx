import { Link } from 'react-router-dom';
import type { PageModule } from '../../app/page-modules.ts';
import { ContactLines } from '../../components/contact-lines.tsx';
import { href } from '../../routes.ts';

export const head: PageModule['head'] = () => ({ missing: true });

/** Rows NF-01 to NF-04. */
export function Page() {
  return (
    <>
      <h1>404</h1>
      <p>Oops! Page not found.</p>
      <p>Under Development</p>
      <p>
        <Link to={href('home')}>Go to Home</Link>
      </p>
      <ul>
        <li>
          <Link to={href('services')}>All services</Link>
        </li>
        <li>
          <Link to={href('gallery')}>Results</Link>
        </li>
        <li>
          <Link to={href('blogs')}>Our Blogs</Link>
        </li>
      </ul>
      <ContactLines />
    </>
  );
}
