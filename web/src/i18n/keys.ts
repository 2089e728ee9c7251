import type { SectionName, Sections } from './sections';

/** `count_one` and `count_other` are the forms of one text, `count`. */
type WithoutForm<Key extends string> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;

type KeysIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeysIn<Texts[Key]>}`;
}[keyof Texts & string];

type KeyOf<Section extends SectionName> = KeysIn<Sections[Section]>;

/** A key with its section: `cloud:missed.gallery`. */
export type FullKey<Section extends SectionName = SectionName> = {
  [Each in Section]: `${Each}:${KeyOf<Each>}`;
}[Section];

/** What a text's places are filled with. `count` also decides the plural form. */
export interface Values {
  count?: number;
  [place: string]: string | number | null | undefined;
}

/** One section, or several of which the first needs no name in front of its keys. */
export type SectionList = SectionName | readonly [SectionName, ...SectionName[]];
type FirstOf<List extends SectionList> = List extends readonly [infer First extends SectionName, ...unknown[]]
  ? First
  : List & SectionName;
type AnyOf<List extends SectionList> = List extends readonly SectionName[]
  ? List[number]
  : List & SectionName;

/** The groups at the top of a section, which can stand in front of all keys of a translator. */
export type GroupOf<List extends SectionList> = keyof Sections[FirstOf<List>] & string;

/**
 * Says the text of a key in the page's language. A key that English lacks does not compile. The texts that several
 * parts share, `common:`, are within reach of every translator.
 */
export type Translate<List extends SectionList, Group = undefined> = (
  key: Group extends GroupOf<List>
    ? KeysIn<Sections[FirstOf<List>][Group]> | FullKey<'common'>
    : KeyOf<FirstOf<List>> | FullKey<AnyOf<List> | 'common'>,
  values?: Values,
) => string;
