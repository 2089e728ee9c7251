import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { protocol } from '../../embed/messages';
import { ui } from '../../state/ui';
import { masterVolume } from '../../wheel/document/coerce-wheel';
import { newSlice } from '../../wheel/edits/list-edits';
import { wheelStore } from '../../wheel/store';
import { wheelOf } from '../../wheel/testing/wheels';

import { embedding } from './embedding';
import { talkToHostPage } from './host-page';

const site = 'https://school.example';
let host: Window;
let heard: [message: Record<string, unknown>, origin: string][];
let stop = () => {};

function frameAt(path: string, embedOrigins: unknown = []) {
  window.history.replaceState(null, '', path);
  wheelStore.getState().replaceWheel({
    ...wheelOf({
      audio: { enabled: true, masterVolume: 50 },
      slices: ['Tea', 'Milk'].map((text, place) => newSlice({ text }, place, undefined)),
    }),
    embedOrigins,
  });
  stop = talkToHostPage(host);
}

const send = (message: object, { origin = site, source = host as MessageEventSource } = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data: { wheelwright: protocol, ...message }, origin, source }),
  );
const told = (type: string) => heard.map(([message]) => message).filter((each) => each.type === type);
const texts = () => wheelStore.getState().wheel.slices.map(({ text }) => text);

beforeEach(() => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  host = frame.contentWindow as Window;
  heard = [];
  vi.spyOn(host, 'postMessage').mockImplementation(((message: Record<string, unknown>, origin: string) => {
    heard.push([message, origin]);
  }) as typeof host.postMessage);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  ui.setState({ missingWheel: null });
  embedding.setState({ isOfficial: false, isMuted: false });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the page that frames a wheel', () => {
  it('hears nothing before its origin is known, and then at that origin alone', () => {
    frameAt('/embed/abc');
    expect(heard).toEqual([[{ type: 'here', wheelwright: protocol }, '*']]);
    send({ type: 'set' });
    expect(told('ready')).toEqual([
      {
        type: 'ready',
        wheelwright: protocol,
        name: expect.any(String),
        choices: ['Tea', 'Milk'],
        mayDrive: false,
      },
    ]);
    expect(new Set(heard.slice(1).map(([, origin]) => origin))).toEqual(new Set([site]));
    expect(told('size')).toHaveLength(1);
  });

  it.each([
    ['another window', () => send({ type: 'spin' }, { source: window })],
    ['a page without an origin', () => send({ type: 'spin' }, { origin: 'null' })],
    ['another version', () => send({ type: 'spin', wheelwright: 2 })],
    [
      'a text',
      () => window.dispatchEvent(new MessageEvent('message', { data: 'spin', origin: site, source: host })),
    ],
  ])('%s is not listened to', (_who, act) => {
    frameAt('/embed/en/');
    act();
    expect(heard).toHaveLength(1);
    expect(wheelStore.getState().spinning).toBe(false);
  });

  it('stays who it was: a later message from another origin changes nothing', () => {
    frameAt('/embed/abc', ['https://evil.example']);
    send({ type: 'set' });
    send({ type: 'set', choices: ['Mine'] }, { origin: 'https://evil.example' });
    expect(texts()).toEqual(['Tea', 'Milk']);
    expect(told('refused')).toEqual([]);
  });

  it.each([
    ['https://other.example', []],
    ['http://school.example', [site]],
    ['https://school.example.evil.example', [site]],
    ['https://school.example:8443', [site]],
    [site, 'https://school.example'],
    [site, ['*']],
  ])('%s drives no wheel whose owner allowed %j', (origin, allowed) => {
    frameAt('/embed/abc', allowed);
    send({ type: 'set', choices: ['Ann'], muted: true, official: true }, { origin });
    send({ type: 'spin' }, { origin });
    expect(texts()).toEqual(['Tea', 'Milk']);
    expect([embedding.getState().isOfficial, wheelStore.getState().spinning]).toEqual([false, false]);
    expect(told('refused').map(({ what, why }) => [what, why])).toEqual([
      ['set', 'origin'],
      ['spin', 'origin'],
    ]);
  });

  it('fills, mutes and spins where its origin is allowed', () => {
    frameAt('/embed/abc', [site]);
    send({ type: 'set', choices: ['Ann', { text: ' Ben ', weight: 2 }], muted: true });
    expect(told('ready')[0]).toMatchObject({ choices: ['Ann', 'Ben'], mayDrive: true });
    expect(wheelStore.getState().wheel.slices.map(({ weight }) => weight)).toEqual([1, 2]);
    expect(masterVolume(wheelStore.getState().wheel)).toBe(0);
    const before = wheelStore.getState().wheel.slices;
    send({ type: 'set', choices: ['Ann', { text: 'Ben', weight: 2 }], muted: true });
    expect(wheelStore.getState().wheel.slices).toBe(before);
    send({ type: 'spin' });
    expect(told('spinstart')).toHaveLength(1);
    send({ type: 'spin' });
    send({ type: 'set', choices: ['Cid'] });
    expect(told('refused').map(({ what, why }) => [what, why])).toEqual([
      ['spin', 'spinning'],
      ['set', 'spinning'],
    ]);
    wheelStore.setState({ spin: null, spinning: false });
  });

  it('spins again while its last winner is shown, and waits for a draw', () => {
    frameAt('/embed/abc', [site]);
    send({ type: 'set' });
    const [winner = null] = wheelStore.getState().wheel.slices;
    wheelStore.setState({ winner, receipt: null });
    send({ type: 'spin' });
    expect(told('spinstart')).toHaveLength(1);
    wheelStore.setState({ spin: null, spinning: false });
    embedding.setState({ isDrawing: true });
    send({ type: 'spin' });
    send({ type: 'set', choices: ['Cid'] });
    expect(told('refused').map(({ why }) => why)).toEqual(['spinning', 'spinning']);
    embedding.setState({ isDrawing: false });
  });

  it('switches on no sound that it has not switched off', () => {
    frameAt('/embed/abc', [site]);
    const volume = () => masterVolume(wheelStore.getState().wheel);
    const silent = { ...wheelStore.getState().wheel, audio: { enabled: false } };
    const loud = volume();
    for (const muted of [true, true, false, false]) send({ type: 'set', muted });
    expect([loud > 0, volume()]).toEqual([true, loud]);
    wheelStore.getState().replaceWheel(silent);
    for (const muted of [false, true, false]) send({ type: 'set', muted });
    expect(volume()).toBe(0);
  });

  it('hears the winner, with the address of its receipt', () => {
    frameAt('/embed/de/ja-oder-nein');
    send({ type: 'set' });
    const [winner] = wheelStore.getState().wheel.slices;
    if (!winner) throw new Error('The wheel is empty');
    wheelStore.setState({ winner, receipt: null });
    wheelStore.setState({ winner: null });
    wheelStore.setState({ winner, receipt: 'draw1' });
    expect(told('spinend').map(({ receipt }) => receipt)).toEqual([
      null,
      { spinId: 'draw1', url: expect.stringMatching(/^http.*\/verify\/draw1$/) },
    ]);
    expect(told('spinend')[0]).toMatchObject({ winner: { guid: winner.guid, text: 'Tea' } });
    wheelStore.setState({ winner: null });
  });

  it.each(['Ann', { 0: 'Ann' }, [''], ['Ann', 3], [null], Array.from({ length: 10_001 }, () => 'Ann')])(
    'is told where its choices are none (%#)',
    (choices) => {
      frameAt('/embed/en/');
      send({ type: 'set', choices });
      expect(told('refused')).toMatchObject([{ what: 'set', why: 'choices' }]);
      expect(texts()).toEqual(['Tea', 'Milk']);
    },
  );

  it('hears why there is no wheel', () => {
    frameAt('/embed/abc');
    ui.setState({ missingWheel: 'gone' });
    send({ type: 'set' });
    expect(told('failed')).toMatchObject([{ why: 'gone' }]);
  });
});
