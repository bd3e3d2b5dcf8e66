import { createHash } from 'node:crypto'
import { z } from 'zod'

const day = (name: string) => z.iso.date(`${name} is a date such as 2026-12-31.`).optional()

/** Parts of the pages that can be switched off. */
export const FEATURES = ['currency-message', 'offer-banner', 'welcome'] as const
export type Feature = (typeof FEATURES)[number]

/** What the operator says on every page, and which parts of the pages are off. */
export const MESSAGE_SETTINGS = {
  OFFER_TEXT: z
    .string()
    .trim()
    .min(1)
    .max(120, 'OFFER_TEXT has at most 120 characters.')
    .optional(),
  /** A path of this site, or an https address. */
  OFFER_LINK: z
    .string()
    .regex(
      /^(\/(?![/\\])|https:\/\/[^\s/])[^\s"<>\\]{0,300}$/,
      'OFFER_LINK is a path such as /faq or an https:// address.',
    )
    .optional(),
  OFFER_LINK_LABEL: z
    .string()
    .trim()
    .min(1)
    .max(40, 'OFFER_LINK_LABEL has at most 40 characters.')
    .default('Read more'),
  /** The first and the last day, in UTC. */
  OFFER_FROM: day('OFFER_FROM'),
  OFFER_UNTIL: day('OFFER_UNTIL'),
  FEATURES_OFF: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(z.enum(FEATURES, `FEATURES_OFF takes these, with commas: ${FEATURES.join(', ')}.`)),
    ),
}

type MessageSettingsInput = {
  readonly OFFER_TEXT?: string | undefined
  readonly OFFER_LINK?: string | undefined
  readonly OFFER_FROM?: string | undefined
  readonly OFFER_UNTIL?: string | undefined
}

export function wrongAboutMessages(given: MessageSettingsInput): string[] {
  const { OFFER_TEXT, OFFER_LINK, OFFER_FROM, OFFER_UNTIL } = given
  const isHalf = (OFFER_TEXT === undefined) !== (OFFER_LINK === undefined)
  const isBackwards =
    OFFER_FROM !== undefined && OFFER_UNTIL !== undefined && OFFER_FROM > OFFER_UNTIL
  return [
    ...(isHalf ? ['OFFER_TEXT and OFFER_LINK are set together or not at all.'] : []),
    ...(isBackwards ? ['OFFER_FROM is after OFFER_UNTIL.'] : []),
  ]
}

type Offered = MessageSettingsInput & { readonly OFFER_LINK_LABEL: string }

/** The offer as the pages show it; another text is another message, so it is shown where the last one was closed. */
export function offerOf({ OFFER_TEXT: text, OFFER_LINK: href, ...given }: Offered) {
  if (!text || !href) return null
  const hash = createHash('sha256').update(`${text}\n${href}`).digest('hex').slice(0, 8)
  return {
    message: `offer-${hash}`,
    text,
    href,
    label: given.OFFER_LINK_LABEL,
    from: given.OFFER_FROM ?? null,
    until: given.OFFER_UNTIL ?? null,
  }
}
