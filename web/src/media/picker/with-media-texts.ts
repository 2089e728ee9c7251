import { loadTexts } from '../../i18n/load-texts';

/** What shows the user's files comes with the texts of its pickers. */
export async function withMediaTexts<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadTexts('media', 'sound')]);
  return loaded;
}
