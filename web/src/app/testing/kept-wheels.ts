/** A browser that keeps nothing yet. */
export function keptStorages(): void {
  localStorage.clear();
  sessionStorage.clear();
}

export const storeOwn = (config: object): void => localStorage.setItem('wheelConfig', JSON.stringify(config));
export const storeContent = (config: object): void =>
  sessionStorage.setItem('sessionWheelConfig', JSON.stringify(config));
