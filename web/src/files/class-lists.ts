import { readCsv } from './read-csv';

/** The files of a school's lists that make classes; OneRoster and Microsoft SDS give them these names. */
const rosterFiles = ['users', 'classes', 'enrollments'] as const;
type RosterFile = (typeof rosterFiles)[number];

export interface ClassList {
  title: string;
  /** By family name. */
  students: string[];
}

/** Which of the three a path names; the folder doesn't matter, but the system's own copies aren't files of the school. */
export function rosterFileAt(path: string): RosterFile | undefined {
  const [name = ''] = path.split('/').slice(-1);
  if (path.startsWith('__MACOSX/')) return undefined;
  return rosterFiles.find((file) => name.toLowerCase() === `${file}.csv`);
}

/** One list for each class with students; null where the three files aren't there or have other columns. */
export function classLists(texts: ReadonlyMap<RosterFile, string>): ClassList[] | null {
  const [users, classes, enrollments] = rosterFiles.map((file) => recordsIn(texts.get(file)));
  if (!users || !classes || !enrollments) return null;
  const has = (records: Fields[], ...fields: string[]) =>
    fields.every((field) => field in (records[0] ?? {}));
  if (
    !has(users, 'sourcedid', 'givenname', 'familyname') ||
    !has(classes, 'sourcedid', 'title') ||
    !has(enrollments, 'classsourcedid', 'usersourcedid', 'role')
  )
    return null;
  const people = new Map(users.filter(isCurrent).map((user) => [user.sourcedid ?? '', user]));
  const inClass = new Map<string, Set<Fields>>();
  for (const { classsourcedid = '', usersourcedid = '', role, status } of enrollments) {
    const person = people.get(usersourcedid);
    if (!person || role?.toLowerCase() !== 'student' || !isCurrent({ status })) continue;
    inClass.set(classsourcedid, (inClass.get(classsourcedid) ?? new Set()).add(person));
  }
  return classes.filter(isCurrent).flatMap(({ sourcedid = '', title = '' }) => {
    const students = [...(inClass.get(sourcedid) ?? [])].sort(byFamilyName).map(nameOf).filter(Boolean);
    return students.length > 0 ? [{ title: title || sourcedid, students }] : [];
  });
}

type Fields = Readonly<Record<string, string | undefined>>;

/** Rows by the names of their columns, in small letters. */
function recordsIn(text: string | undefined): Fields[] | null {
  const read = text === undefined ? { brokenLine: 0 } : readCsv(text.replace(/^\uFEFF/, ''), ',');
  if (!('rows' in read) || !read.rows) return null;
  const [head = [], ...rows] = read.rows;
  const names = head.map((name) => name.trim().toLowerCase());
  return rows
    .filter((row) => row.some((cell) => cell.trim()))
    .map((row) => Object.fromEntries(names.map((name, place) => [name, row[place]?.trim() ?? ''])));
}

const isCurrent = ({ status }: Fields): boolean => status?.toLowerCase() !== 'tobedeleted';

const byFamilyName = (one: Fields, other: Fields): number =>
  (one.familyname ?? '').localeCompare(other.familyname ?? '') ||
  (one.givenname ?? '').localeCompare(other.givenname ?? '');

/** The name that the person uses, if the school knows it. */
const nameOf = (person: Fields): string => {
  const first = person.preferredfirstname || person.preferredgivenname || person.givenname;
  const family = person.preferredlastname || person.preferredfamilyname || person.familyname;
  return [first, family].filter(Boolean).join(' ');
};
