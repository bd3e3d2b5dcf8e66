import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'

/** On a field of 24 by 24, filled or drawn as a line by the same outline. */
export const ICONS: Readonly<Record<Impact, string>> = {
  trees: 'M12 2 7 9h2.4L5.5 14h3L4.5 19H11v3h2v-3h6.5l-4-5h3l-3.9-5H17z',
  co2e: 'M7 19.5a5 5 0 0 1-.7-9.95 6 6 0 0 1 11.6.2A4.9 4.9 0 0 1 17.2 19.5z',
  plastic:
    'M10 2h4v3.2l1.6 2.7c.3.5.4 1 .4 1.5V20a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2V9.4c0-.5.1-1 .4-1.5L10 5.2z',
}

/** The ground at the foot of a widget, on a field of 400 by 60: hills, and trees on them. */
export const HILLS =
  'M0 60V40q60-20 130-8t130-4 140-4v36zM52 32l7-22 7 22zM70 33l5-16 5 16zM318 26l8-25 8 25zM338 26l5-17 5 17zM300 27l5-15 5 15z'
