/** The part of the verifier's script that is used. */
export interface Turnstile {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      theme: 'light' | 'dark';
      size: 'flexible';
      language: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => string | undefined;
  remove: (widget: string) => void;
}

let loading: Promise<Turnstile> | undefined;

/** The verifier's script, fetched for the first widget; a failed fetch can be retried. */
export function loadTurnstile(address: string): Promise<Turnstile> {
  loading ??= fetchScript(address);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

const fetchScript = (address: string): Promise<Turnstile> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const source = new URL(address, window.location.origin);
    source.searchParams.set('render', 'explicit');
    script.src = source.href;
    script.async = true;
    const fail = (what: string) => {
      script.remove();
      reject(new Error(what));
    };
    script.onload = () => {
      const { turnstile } = window as { turnstile?: Turnstile };
      if (turnstile) resolve(turnstile);
      else fail('The script of the verification brought nothing along');
    };
    script.onerror = () => fail('The script of the verification could not be loaded');
    document.head.append(script);
  });
