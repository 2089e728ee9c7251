import { formatMoment } from '../../i18n/format-time';
import type { Translate } from '../../i18n/keys';
import type { Receipt } from '../../receipts/receipt';

/** The texts of a certificate, in the visitor's language. */
export interface CertificateTexts {
  title: string;
  /** The wheel's name; empty where it is private. */
  wheel: string;
  /** "Winner", or "Winners". */
  heading: string;
  /** Numbered where there are several; reserves after the winners, called so. */
  places: string[];
  /** How many places more there are than fit, by their number. */
  more: (count: number) => string;
  /** Each a name and a value: drawn from, drawn on, draw no., receipt, sealed fingerprint. */
  facts: [name: string, value: string][];
  /** The verdict of the browser that made it. */
  verdict: string;
  scan: string;
  /** The address of the check. */
  address: string;
}

interface Certified {
  receipt: Receipt;
  textOf: (guid: string) => string;
  verdict: string;
  address: string;
}

export function certificateTexts(
  { receipt, textOf, verdict, address }: Certified,
  t: Translate<'verify'>,
  locale: string,
): CertificateTexts {
  const winners = receipt.winners.map(textOf);
  const reserves = receipt.reserves?.map(textOf) ?? [];
  const drawnAt = Date.parse(receipt.drawnAt);
  return {
    title: t('certificate.title'),
    wheel: receipt.name ?? '',
    heading: t('winner', { count: winners.length }),
    places: [
      ...(winners.length > 1 ? winners.map((text, place) => `${place + 1}. ${text}`) : winners),
      ...reserves.map((text, place) => t('certificate.reserve', { place: place + 1, text })),
    ],
    more: (count) => t('certificate.more', { count }),
    facts: [
      [t('certificate.from'), t('certificate.choices', { count: receipt.entries.length })],
      [t('certificate.on'), Number.isNaN(drawnAt) ? receipt.drawnAt : formatMoment(drawnAt, locale)],
      [t('certificate.draw'), t('number', { number: receipt.number })],
      [t('certificate.receipt'), receipt.spinId],
      [t('certificate.sealed'), receipt.commitment],
    ],
    verdict,
    scan: t('certificate.scan'),
    address,
  };
}
