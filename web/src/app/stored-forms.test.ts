import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api';
import { loadCloudWheel, loadSharedWheel } from '../cloud/load-wheels';
import { saveToCloud } from '../cloud/save-to-cloud';
import { openShelf } from '../library/shelf';
import type { WheelRecord } from '../library/wheel-record';
import { publicCopy } from '../live/room-copies';
import type { Wheel } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';
import { wheelFile } from '../wheel/document/wheel-file';
import { writeDocument } from '../wheel/document/wire-format';
import { storedWheel } from '../wheel/keeping/stored-wheel';
import { linkTo, readLink } from '../wheel/link/wheel-link';
import forms from './testing/fixtures/stored-forms.json';

/**
 * The same wheel in every form in which a page stored or sent it before it had a domain type, with unknown fields at
 * every level. Each is read and written by the code that owns it. Texts are compared byte by byte, objects field by field.
 */
const stored = storedWheel(() => {});
const opened = (text: string) => openDocument(JSON.parse(text)).wheel as Wheel;
const answer = { body: { success: true, wheel: JSON.parse(forms.answered) } };

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('the wheel of this browser', () => {
  localStorage.setItem('wheelConfig', forms.localStorage);
  stored.write(stored.read() as Wheel);
  expect(localStorage.getItem('wheelConfig')).toBe(forms.localStorage);
});

test('the content wheel of this tab', () => {
  sessionStorage.setItem('sessionWheelConfig', forms.sessionStorage);
  stored.write(stored.readContent() as Wheel);
  expect(sessionStorage.getItem('sessionWheelConfig')).toBe(forms.sessionStorage);
});

test('a record of the library, with the save that waits and the version of the cloud', async () => {
  const shelf = await openShelf(() => {});
  const database = await openDB('wheelwright', 1);
  const before = JSON.parse(forms.database);
  await database.put('wheels', before);
  await shelf.change(before.key, (record) => ({ record: record as WheelRecord }));
  const after = await database.get('wheels', before.key);
  expect(after).toEqual(before);
  for (const part of ['document', 'pending', 'conflict'])
    expect(JSON.stringify(after[part])).toBe(JSON.stringify(before[part]));
});

test('a wheel of the account, loaded and saved', async () => {
  const { calls } = fakeApi({
    'GET /api/wheel/w': answer,
    'POST /api/wheel': answer,
  });
  const { wheel } = await loadCloudWheel('w');
  const saved = await saveToCloud(wheel as Wheel);
  // Sent in the order of the document; once, sounds and definition came last.
  expect(calls[1]?.body).toEqual(JSON.parse(forms.sent));
  expect(saved.wheel && JSON.stringify(writeDocument(saved.wheel))).toBe(forms.answered);
});

test('a wheel behind a link', async () => {
  fakeApi({ 'GET /api/share/s1': answer });
  const { wheel } = await loadSharedWheel('s1');
  expect(wheel && JSON.stringify(writeDocument(wheel))).toBe(forms.answered);
});

test('a wheel file', () => {
  expect(wheelFile(opened(forms.file))).toBe(forms.file);
  expect(wheelFile(opened(forms.answered))).toBe(forms.file);
});

/** Two browsers may compress differently, so that only what is read can be compared. */
test('a link that carries its wheel', async () => {
  const linked = JSON.parse(forms.linked);
  const read = async (hash: string) => {
    const { wheel } = await readLink(hash);
    const slices = wheel?.slices.map((slice) => ({ ...slice, guid: 'any' })) ?? [];
    return wheel && writeDocument({ ...wheel, slices });
  };
  expect(await read(forms.link)).toEqual(linked);
  const again = await linkTo(opened(forms.answered), 'https://wheels.example/en/');
  expect(await read(new URL(again?.address ?? '').hash)).toEqual(linked);
});

test('the wheel of a live room', () => {
  expect(publicCopy(opened(forms.answered))).toEqual(JSON.parse(forms.live));
  expect(JSON.stringify(publicCopy(opened(forms.live)))).toBe(forms.live);
});
