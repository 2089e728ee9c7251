/** The part of the package that the measurement uses; it has no types of its own. */
declare module 'spin-wheel' {
  export class Wheel {
    constructor(container: Element, props: { items: object[] });
    spinToItem(place: number, duration: number, toCenter: boolean, revolutions: number): void;
    remove(): void;
  }
}
