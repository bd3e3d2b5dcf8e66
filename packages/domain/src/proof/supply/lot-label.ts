import { type CalendarDate, dayOf, longDate } from '../../calendar/calendar.ts'
import { DAY_MS } from '../../calendar/durations.ts'

export const LOT_LABEL_STATUSES = ['labelled', 'not-labelled', 'not-assessed'] as const
export type LotLabelStatus = (typeof LOT_LABEL_STATUSES)[number]

/** Older than this, it was not looked at again. */
const LABEL_FRESH_DAYS = 180

/** Whether units carry the Core Carbon Principles label at their registry, as it was seen on a day. */
export type LotLabel = {
  readonly status: LotLabelStatus
  readonly checkedOn: CalendarDate
}

export const isOldLabel = ({ checkedOn }: LotLabel, now: Date): boolean =>
  checkedOn < dayOf(new Date(now.getTime() - LABEL_FRESH_DAYS * DAY_MS))

const SAYS: { readonly [Status in LotLabelStatus]: string } = {
  labelled: 'These units carry the CCP label in the registry, seen on',
  'not-labelled': 'These units carry no CCP label in the registry, seen on',
  'not-assessed':
    'The programme or method of these units was not assessed for the CCP label, seen on',
}

/** What is known of the label of a lot, with its day; never said of a project. */
export function labelWords(label: LotLabel & { readonly isOld: boolean }): string {
  const seen = `${SAYS[label.status]} ${longDate(label.checkedOn)}`
  return label.isOld ? `${seen}, and not checked since.` : `${seen}.`
}

type LabelledLot = {
  readonly lotId: number
  readonly label: (LotLabel & { isOld: boolean }) | null
}

const MOST_LOTS_ON_PAPER = 3

/**
 * What a paper says of the label: of the batches that carry it, with the day on which it was seen, and of no others;
 * `null`: of none is that known. Of several days it is the earliest.
 */
export function labelledBatches(lots: readonly LabelledLot[]): string | null {
  const labelled = lots.flatMap(({ lotId, label }) =>
    label?.status === 'labelled' ? [{ lotId, ...label }] : [],
  )
  const ids = [...new Set(labelled.map(({ lotId }) => lotId))]
  const [seen] = labelled.map(({ checkedOn }) => checkedOn).toSorted()
  if (seen === undefined) return null
  const named = new Intl.ListFormat('en-GB').format([
    ...ids.slice(0, MOST_LOTS_ON_PAPER).map(String),
    ...(ids.length > MOST_LOTS_ON_PAPER ? ['others'] : []),
  ])
  const days = new Set(labelled.map(({ checkedOn }) => checkedOn)).size
  const when = `${longDate(seen)}${days > 1 ? ' or later' : ''}`
  const since = labelled.some(({ isOld }) => isOld) ? ', not checked since' : ''
  return ids.length === 1
    ? `Batch ${named} carries the CCP label in the registry, seen on ${when}${since}.`
    : `Batches ${named} carry the CCP label in the registry, seen on ${when}${since}.`
}
