import { isEffectName } from '../../web/src/effects/effect-names.ts';
import { type LanguageCode, languageCodes } from '../../web/src/i18n/languages.ts';
import type { Themes } from './content-file.ts';
import { broken, languageFaults, type Rule, textRules } from './content-text-faults.ts';
import { type ContentWheel, choicesIn, type NamedWheel, paletteOf } from './content-wheel.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The spin settings of every sample wheel. */
const pace = { duration: 4000, speed: 3, rotates: 12 };

/** Everything wrong with the sample wheels, as sentences. */
export function contentWheelFaults(wheels: readonly NamedWheel[], themes: Themes): string[] {
  return [
    ...wheels.flatMap(({ file, wheel }) =>
      [
        ...wheelFaults(file, wheel, themes),
        ...languageFaults(wheel.languages, (language) => faultsIn(wheel, language)),
      ].map((fault) => `${file}: ${fault}`),
    ),
    ...repeated(wheels, 'id', ({ id }) => id),
    ...repeated(wheels, 'order', ({ order }) => order),
    ...languageCodes.flatMap((language) =>
      repeated(wheels, `${language} slug`, ({ languages }) => languages?.[language]?.slug),
    ),
  ];
}

function wheelFaults(file: string, wheel: ContentWheel, themes: Themes): string[] {
  const definition = wheel['wheel-definition'] ?? {};
  const rules: Rule[] = [
    [uuid.test(wheel.id), 'its id is no version 4 UUID'],
    [Number.isInteger(wheel.order), 'its order is no whole number'],
    [wheel.templateName === file, 'its templateName is not the name of its file'],
    [wheel.languages?.en?.slug === file, 'its English slug is not the name of its file'],
    [wheel.isSpecialWheel === true, 'isSpecialWheel is not true'],
    [isEffectName(wheel['result-effect']), `there is no effect ${wheel['result-effect']}`],
    [
      Object.hasOwn(themes, definition['wheel-theme'] ?? ''),
      `there is no theme ${definition['wheel-theme']}`,
    ],
    [
      ['house', undefined].includes(definition['wheel-colors'] as string | undefined),
      'its wheel-colors are not “house”',
    ],
    [paletteOf(wheel, themes) !== undefined, `its theme has no palette ${definition['wheel-palette']}`],
  ];
  const wrongPace = Object.entries(pace).filter(([field, value]) => definition[field] !== value);
  return [
    ...broken(rules),
    ...wrongPace.map(([field, value]) => `${field} is ${definition[field]} instead of ${value}`),
  ];
}

function faultsIn(wheel: ContentWheel, language: LanguageCode): string[] {
  const { slug, name, description } = wheel.languages[language];
  const choices = choicesIn(wheel, language);
  const texts = [name, description, ...choices];
  const looks = wheel['wheel-definition']?.slices?.length ?? choices.length;
  const rules: Rule[] = [
    [slugShape.test(slug ?? ''), `has the slug ${slug}, which is not of a-z, 0-9 and hyphens`],
    ...textRules(language, texts),
    [choices.length >= 2, 'has fewer than two choices'],
    [new Set(choices).size === choices.length, 'has the same choice twice'],
    [looks === choices.length, `has ${choices.length} choices for ${looks} slices`],
  ];
  return broken(rules);
}

function repeated(
  wheels: readonly NamedWheel[],
  what: string,
  read: (wheel: ContentWheel) => string | number | undefined,
): string[] {
  const owners = Map.groupBy(wheels, ({ wheel }) => read(wheel));
  return [...owners]
    .filter(([value, files]) => value !== undefined && files.length > 1)
    .map(([value, files]) => `${files.map(({ file }) => file).join(', ')}: the same ${what} ${value}`);
}
