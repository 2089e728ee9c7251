import { describe, expect, it } from 'vitest';
import { languageCodes } from '../i18n/languages';
import { localWheelAddress, pathInLanguage, type Route, routeOf } from './routes';

const route = (address: string): Route => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return routeOf({ pathname, search });
};

const inEnglish = { language: 'en', pathLanguage: undefined };
const inPath = (language: string) => ({ language, pathLanguage: language });

describe('an address without a language', () => {
  it.each([
    ['/', { kind: 'default' }],
    ['/.//', { kind: 'default' }],
    ['/dashboard', { kind: 'dashboard' }],
    ['/dashboard/', { kind: 'dashboard' }],
    ['/dashboard?wheel=w1', { kind: 'dashboard' }],
    ['/dashboard/more', { kind: 'default' }],
    ['/share/abc', { kind: 'share', shareId: 'abc' }],
    ['/share/abc/', { kind: 'share', shareId: 'abc' }],
    ['/share/a%20b', { kind: 'share', shareId: 'a b' }],
    ['/share/abc?wheel=w1', { kind: 'share', shareId: 'abc' }],
    ['/share', { kind: 'default' }],
    ['/share/', { kind: 'default' }],
    ['/share/abc/def', { kind: 'default' }],
    ['/login', { kind: 'login' }],
    ['/login/', { kind: 'login' }],
    ['/login?returnTo=%2Fde%3Fwheel%3Dw1', { kind: 'login' }],
    ['/login/now', { kind: 'default' }],
    ['/?wheel=w1', { kind: 'cloud', wheelId: 'w1' }],
    ['/?wheel=', { kind: 'default' }],
    ['/?Wheel=w1', { kind: 'default' }],
    ['/anything/at/all?wheel=w%2F1', { kind: 'cloud', wheelId: 'w/1' }],
    ['/live', { kind: 'live' }],
    ['/live/', { kind: 'live' }],
    ['/live/ABC234', { kind: 'live' }],
    ['/live/ABC234/more', { kind: 'default' }],
    ['/wheel', { kind: 'default' }],
    ['/wheels/lunch', { kind: 'default' }],
    ['/feedback', { kind: 'default' }],
    ['/lunch', { kind: 'default' }],
    ['/xx', { kind: 'default' }],
    ['/xx/', { kind: 'default' }],
    ['/xx/wheel', { kind: 'default' }],
    ['/xx/lunch', { kind: 'default' }],
    ['/EN', { kind: 'default' }],
    ['/DE/feedback', { kind: 'default' }],
    ['/en-gb', { kind: 'default' }],
    ['/%E0%A4', { kind: 'default' }],
    ['/index.php', { kind: 'default' }],
    ['/__proto__/constructor', { kind: 'default' }],
  ])('is read: %s', (address, place) => {
    expect(route(address)).toEqual({ ...place, ...inEnglish });
  });
});

describe.each(languageCodes)('an address in %s', (lang) => {
  it.each([
    ['', { kind: 'default' }],
    ['/', { kind: 'default' }],
    ['/wheel', { kind: 'default' }],
    ['/wheel/', { kind: 'default' }],
    ['/wheel/?action=ai-wheel', { kind: 'default' }],
    ['/wheel/more', { kind: 'default' }],
    ['/live', { kind: 'live' }],
    ['/live/ABC234', { kind: 'live' }],
    ['/live/ABC234/more', { kind: 'slug', slug: 'live/ABC234/more' }],
    ['/wheels', { kind: 'gallery' }],
    ['/wheels/', { kind: 'gallery' }],
    ['/wheels/lunch', { kind: 'slug', slug: 'lunch' }],
    ['/wheels/lunch/', { kind: 'slug', slug: 'lunch' }],
    ['/wheels/food/lunch/quick', { kind: 'slug', slug: 'food/lunch/quick' }],
    ['/wheels/wheel', { kind: 'slug', slug: 'wheel' }],
    ['/wheels/feedback', { kind: 'slug', slug: 'feedback' }],
    ['/wheels/mittag%C3%A4ssen', { kind: 'slug', slug: 'mittagässen' }],
    ['/lunch', { kind: 'slug', slug: 'lunch' }],
    ['/food/lunch', { kind: 'slug', slug: 'food/lunch' }],
    ['//lunch', { kind: 'slug', slug: 'lunch' }],
    ['/%E0%A4', { kind: 'slug', slug: '%E0%A4' }],
    ['/feedback', { kind: 'feedback' }],
    ['/feedback/', { kind: 'feedback' }],
    ['/feedback/more', { kind: 'slug', slug: 'feedback/more' }],
    ['/upgrade', { kind: 'upgrade' }],
    ['/upgrade/', { kind: 'upgrade' }],
    ['/account/', { kind: 'account' }],
    ['/moderation/', { kind: 'moderation' }],
    ['/figures/', { kind: 'figures' }],
    ['/users/', { kind: 'users' }],
    ['/verify', { kind: 'verify' }],
    ['/fairness/', { kind: 'fairness' }],
    ['/privacy', { kind: 'privacy' }],
    ['/terms/', { kind: 'terms' }],
    ['/help', { kind: 'help' }],
    ['/help/teams', { kind: 'help' }],
    ['/dashboard', { kind: 'slug', slug: 'dashboard' }],
    ['/login', { kind: 'slug', slug: 'login' }],
    ['?wheel=w1', { kind: 'cloud', wheelId: 'w1' }],
    ['/?wheel=w1', { kind: 'cloud', wheelId: 'w1' }],
    ['/wheels/lunch?wheel=w1', { kind: 'cloud', wheelId: 'w1' }],
    ['/feedback/?wheel=w1', { kind: 'cloud', wheelId: 'w1' }],
    ['?other=w1', { kind: 'default' }],
  ])('is read in its language: %s', (rest, place) => {
    expect(route(`/${lang}${rest}`)).toEqual({ ...place, ...inPath(lang) });
  });
});

describe('magiclink and livelink', () => {
  it.each([
    ['/de?wheel=w1&magiclink=m1', { magiclink: 'm1' }],
    ['/de?wheel=w1&livelink=l1', { livelink: 'l1' }],
    ['/?livelink=l1&magiclink=m1', { livelink: 'l1', magiclink: 'm1' }],
    ['/share/abc?livelink=l1', { livelink: 'l1' }],
    ['/dashboard?magiclink=m1', { magiclink: 'm1' }],
  ])('are read on %s', (address, links) => {
    expect(route(address)).toMatchObject(links);
  });

  it('are left out when they are empty', () => {
    expect(route('/de?magiclink=&livelink=')).toEqual({ kind: 'default', ...inPath('de') });
  });
});

describe('a wheel that needs no network', () => {
  it.each([
    ['/', 'en', undefined],
    ['/baby-names', 'en', 'baby-names'],
    ['/baby-names/', 'en', 'baby-names'],
    ['/de', 'de', undefined],
    ['/de/ja-nein', 'de', 'ja-nein'],
    ['/de-ch/wheels/ja-nein', 'de-ch', 'ja-nein'],
    ['/fr/wheels', 'fr', undefined],
    ['/it/wheels/nomi/lunghi', 'it', undefined],
    ['/it/nomi/lunghi', 'it', undefined],
    ['/nl/%C3%A9en', 'nl', 'éen'],
    ['/some/thing', 'en', undefined],
  ])('%s is looked up in %s as %s', (pathname, language, slug) => {
    expect(localWheelAddress(pathname)).toEqual({ language, slug });
  });
});

describe('changing the language', () => {
  it.each([
    ['/', '/de/'],
    ['/en', '/de'],
    ['/en/', '/de/'],
    ['/en-au/feedback/', '/de/feedback/'],
    ['/de/wheels/mittag%C3%A4ssen', '/de/wheels/mittag%C3%A4ssen'],
    ['/fr/wheels/a/b', '/de/wheels/a/b'],
    ['/share/abc', '/share/abc'],
    ['/login', '/login'],
    ['/dashboard', '/dashboard'],
  ])('turns %s into %s', (from, to) => {
    expect(pathInLanguage(from, 'de')).toBe(to);
  });
});

describe('an address in a frame', () => {
  it.each([
    ['/embed/abc', { kind: 'share', shareId: 'abc', ...inEnglish }],
    ['/embed/de/share/abc', { kind: 'share', shareId: 'abc', ...inPath('de') }],
    ['/embed/de/ja-oder-nein', { kind: 'slug', slug: 'ja-oder-nein', ...inPath('de') }],
    ['/embed/de/wheels/ja-oder-nein', { kind: 'slug', slug: 'ja-oder-nein', ...inPath('de') }],
  ])('is read in a frame: %s', (address, place) =>
    expect(route(address)).toEqual({ ...place, isEmbedded: true }),
  );

  it('without anything to show is a plain one', () => {
    expect(route('/embed')).toEqual({ kind: 'default', ...inEnglish });
  });
});
