import type { Theme } from '@understory/domain/commerce/instant-offset/instant-order.ts'

type ThemeChoice = { readonly value: Theme; readonly label: string; readonly explain: string }

const SNOW = 'Falling snow, on the document and the picture.'

/** How the certificate of an own purchase may look. */
export const CERTIFICATE_THEMES: readonly ThemeChoice[] = [
  { value: 'none', label: 'Plain', explain: 'The forest you fund.' },
  { value: 'gift', label: 'A gift', explain: 'With a ribbon, for someone.' },
  { value: 'christmas', label: 'Christmas', explain: SNOW },
]

/** The same looks as a gift offers them. */
export const GIFT_THEMES: readonly ThemeChoice[] = [
  { value: 'gift', label: 'A parcel', explain: 'With a ribbon.' },
  { value: 'christmas', label: 'Christmas', explain: SNOW },
  { value: 'none', label: 'Plain', explain: 'The forest by itself.' },
]
