import { type CalendarDate, parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { switchedMarkets } from '@understory/domain/showing/asset-uses/market-switches.ts'
import {
  BRAND_COLOURS,
  BRAND_FONTS,
  type Brand,
} from '@understory/domain/site/installation/brand.ts'
import { type ChangeValues, ON } from '@understory/domain/staff/changes/change-field.ts'
import type { PublishedSettings } from '../../../configuration/live-config.ts'
import { FEATURES } from '../../../configuration/message-settings.ts'

export type InstallationRow = {
  readonly kind: string
  readonly fields: ChangeValues
  readonly revision: number
}

/** What the stored rows put above the settings of the environment. */
export function publishedSettings(rows: readonly InstallationRow[]): PublishedSettings {
  return Object.assign({}, ...rows.map((row) => SETTINGS_OF[row.kind]?.(row) ?? {}))
}

/** By kind; an optional value that is empty is published as none. */
const SETTINGS_OF = lookupTable<(row: InstallationRow) => PublishedSettings>({
  brand: (row) => ({ siteName: row.fields.name ?? '', brand: brandOf(row) }),
  seller: ({ fields }) => ({
    SELLER_NAME: fields.name ?? '',
    SELLER_ADDRESS: (fields.address ?? '').split('\n').join(', '),
    SELLER_TAX_ID: fields.taxId ?? '',
    SELLER_COUNTRY: fields.country ?? '',
    SELLER_VAT_PERCENT: Number(fields.vatPercent),
  }),
  contacts: ({ fields }) => ({
    SUPPORT_EMAIL: fields.support ?? '',
    MAIL_FROM: `${fields.senderName ?? ''} <${fields.sender ?? ''}>`,
    PAYMENT_ALERT_EMAIL: fields.alerts || undefined,
  }),
  offer: ({ fields }) => ({
    OFFER_TEXT: fields.text || undefined,
    OFFER_LINK: fields.link || undefined,
    OFFER_LINK_LABEL: fields.label || 'Read more',
    OFFER_FROM: fields.from || undefined,
    OFFER_UNTIL: fields.until || undefined,
  }),
  'legal-notice': (row) => ({ hasLegalNotice: legalTextIn(row) !== null }),
  markets: ({ fields }) => ({ marketSwitches: switchedMarkets(fields) }),
  features: ({ fields }) => ({ FEATURES_OFF: FEATURES.filter((name) => fields[name] !== ON) }),
})

function brandOf({ fields, revision }: InstallationRow): Brand {
  const fontIn = (name: string) => BRAND_FONTS.find((font) => font === fields[name])
  return {
    logo: fields.logo || null,
    colours: Object.fromEntries(
      BRAND_COLOURS.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
    ),
    displayFont: fontIn('displayFont') ?? 'fraunces',
    textFont: fontIn('textFont') ?? 'figtree',
    revision,
  }
}

/** A legal text that was published, and not taken back. */
export function legalTextIn({
  fields: { text = '', inForceFrom = '' },
}: Pick<InstallationRow, 'fields'>): {
  readonly text: string
  readonly inForceFrom: CalendarDate
} | null {
  const day = parseCalendarDate(inForceFrom)
  return text !== '' && day ? { text, inForceFrom: day } : null
}
