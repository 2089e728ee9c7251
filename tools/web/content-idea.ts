import type { LanguageCode } from '../../web/src/i18n/languages.ts';
import { ideaFolder, readFolder, setFolder } from './content-file.ts';

export interface IdeaTexts {
  name: string;
  /** Further search terms beside its name. */
  words: string[];
  choices: string[];
}

/** A file of `content/ideas/`: a topic for wheels that are made without a model. */
export interface ContentIdea {
  id: string;
  category: string;
  'result-effect': string;
  'wheel-theme': string;
  'wheel-palette': string;
  languages: Record<LanguageCode, IdeaTexts>;
}

export interface NamedIdea {
  file: string;
  idea: ContentIdea;
}

const readIdeas = async (folder: string): Promise<NamedIdea[]> =>
  (await readFolder<ContentIdea>(folder)).map(({ file, content }) => ({ file, idea: content }));

export const readContentIdeas = (): Promise<NamedIdea[]> => readIdeas(ideaFolder);

/** Well-known finite sets, in the form of topics. */
export const readContentSets = (): Promise<NamedIdea[]> => readIdeas(setFolder);
