import { describe, expect, it, vi } from 'vitest';
import { classLists, rosterFileAt } from './class-lists';
import { isZip, readZip } from './read-zip';
import { archive } from './testing/archive';

const users = `\uFEFF"sourcedId","status","enabledUser","givenName","familyName","preferredFirstName","role"
u1,active,true,Anna,Zander,Ann,student
u2,,true,Ben,Adams,,student
u3,tobedeleted,true,Gone,Away,,student
u4,active,true,Tea,Cher,,teacher
`;
const classes = 'sourcedId,title,status\nc1,7b Maths,\nc2,Empty,\nc3,Old,tobedeleted\n';
const enrollments = `classSourcedId,userSourcedId,role,status
c1,u1,student,
c1,u2,Student,
c1,u1,student,
c1,u3,student,
c1,u4,teacher,
c1,u9,student,
c3,u1,student,
`;
const texts = (change: Record<string, string | undefined> = {}) =>
  new Map(
    Object.entries({ users, classes, enrollments, ...change }).filter(([, text]) => text !== undefined),
  ) as Parameters<typeof classLists>[0];

describe('class lists', () => {
  it('have the students of each class by family name, as they are called', () => {
    expect(classLists(texts())).toEqual([{ title: '7b Maths', students: ['Ben Adams', 'Ann Zander'] }]);
  });

  it.each([
    ['a file is missing', { enrollments: undefined }],
    ['a file has other columns', { users: 'SIS ID,First Name\n1,Ann\n' }],
    ['a quote never ends', { classes: 'sourcedId,title\n"c1,7b\n' }],
    ['a file is empty', { users: '' }],
  ])('are none where %s', (_why, change) => expect(classLists(texts(change))).toBeNull());

  it.each([
    ['users.csv', 'users'],
    ['export/Classes.CSV', 'classes'],
    ['__MACOSX/users.csv', undefined],
    ['my-users.csv', undefined],
  ])('%s is the file %s', (path, file) => expect(rosterFileAt(path)).toBe(file));
});

const all = () => true;

describe('an archive', () => {
  it('has its wanted files, unpacked', async () => {
    const bytes = await archive({ 'roster/users.csv': users, 'notes.txt': 'no' });
    expect(isZip(bytes)).toBe(true);
    const files = await readZip(bytes, (name) => name.endsWith('.csv'));
    expect(
      [...(files ?? [])].map(([name, content]) => [
        name,
        new TextDecoder('utf-8', { ignoreBOM: true }).decode(content),
      ]),
    ).toEqual([['roster/users.csv', users]]);
  });

  it.each([
    ['is cut', async () => (await archive({ 'users.csv': users })).slice(0, 60)],
    ['is locked', () => archive({ 'users.csv': users }, { flags: 1 })],
    ['is packed in another way', () => archive({ 'users.csv': users }, { method: 14 })],
    ['unpacks to more than it says', () => archive({ 'users.csv': 'a'.repeat(9000) }, { unpacked: 10 })],
    ['says that it is huge', () => archive({ 'users.csv': users }, { unpacked: 4e9 })],
    ['is noise', async () => new Uint8Array(100).fill(0x50)],
  ])('that %s is refused', async (_what, make) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await readZip(await make(), all)).toBeNull();
  });
});
