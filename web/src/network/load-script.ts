import { within } from './within';

/** A firewall that drops packets lets a script load for minutes. */
const limit = 10_000;

/** Adds another site's script to the page. One that fails or is late is removed, so that it can be tried again. */
export async function loadScript(address: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src: address, async: true });
  try {
    await within(
      limit,
      new Promise<void>((resolve, reject) => {
        script.onload = () => resolve();
        script.onerror = () => reject(new TypeError(`${address} could not be loaded`));
        document.head.append(script);
      }),
    );
  } catch (error) {
    script.remove();
    throw error;
  }
}
