/** Signs in as a new user, following redirects with cookies as a browser does. Returns what the page gets. */
export async function signInAtProvider(url: string): Promise<URLSearchParams> {
  const jars = new Map<string, Map<string, string>>();
  let place = new URL(`${url}/api/auth/google/initiate?returnTo=/`);
  for (let hops = 0; hops < 20; hops += 1) {
    const jar = jars.get(place.host) ?? new Map<string, string>();
    jars.set(place.host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(place, { redirect: 'manual', headers: { cookie } });
    await answer.arrayBuffer();
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${place.pathname} answered ${answer.status}`);
    place = new URL(location, place);
    if (place.hash.startsWith('#token=')) return new URLSearchParams(place.hash.slice(1));
    if (place.pathname === '/login') throw new Error(`sign-in failed: ${place.search}`);
  }
  throw new Error('redirected in circles');
}
