import type { Gallery } from '../../api/wheels';
import { isLanguageCode } from '../../i18n/languages';

/** The gallery that the server embedded in the page, if it is in this language. */
export function carriedGallery(language: string): Gallery | null {
  const text = document.getElementById('wheel-gallery')?.textContent;
  const written = window.location.pathname.split('/')[1];
  if (!text || !isLanguageCode(written) || written !== language) return null;
  try {
    const gallery: Gallery = JSON.parse(text);
    return Array.isArray(gallery.categories) && carries(gallery, language) ? gallery : null;
  } catch {
    return null;
  }
}

/** The language menu changes the address, not what is embedded in the page. */
const carries = ({ categories }: Gallery, language: string): boolean =>
  categories[0]?.wheels[0]?.url.startsWith(`/${language}/`) === true;
