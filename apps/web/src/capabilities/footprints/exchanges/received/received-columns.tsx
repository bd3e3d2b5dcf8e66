import type { ReceivedFootprint } from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import { longDateRange } from '@understory/domain/calendar/calendar.ts'
import type {
  ReceivedGap,
  ReceivedProblem,
} from '@understory/domain/footprints/exchanges/received-footprint.ts'
import { shownKg } from '@understory/domain/footprints/product-footprints/shown-kg.ts'
import type { Column } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { exchangesMessage, exchangesRich } from '../messages/messages.generated.ts'
import { receivedAddress } from '../partners-path.ts'

/** The names of messages have no hyphens. */
const PROBLEM_KEYS = {
  version: 'version',
  'declared-unit': 'unit',
  'declared-amount': 'amount',
  figure: 'figure',
  negative: 'negative',
  period: 'period',
} as const satisfies Record<ReceivedProblem, string>

const GAP_KEYS = {
  deprecated: 'deprecated',
  expired: 'expired',
  'primary-share': 'primary',
  standard: 'standard',
  boundary: 'boundary',
  'warming-potentials': 'warming',
} as const satisfies Record<ReceivedGap, string>

const receivedName = ({ productName }: ReceivedFootprint): string =>
  productName ?? exchangesMessage('received.unnamed')

/** A footprint of a partner: what of, how much, for when and where, and what it does not say. */
export const receivedColumns = (exchangeId: string): readonly Column<ReceivedFootprint>[] => [
  {
    key: 'product',
    title: exchangesMessage('received.table.product'),
    sentences: true,
    cell: (footprint) => (
      <div>
        <strong>{receivedName(footprint)}</strong>
        {footprint.companyName ? <span className="subline">{footprint.companyName}</span> : null}
        <span className="subline">{footprint.productIds.join(', ')}</span>
      </div>
    ),
  },
  {
    key: 'figure',
    title: exchangesMessage('received.table.figure'),
    cell: ({ kgCo2e, declaredAmount, declaredUnit }) =>
      kgCo2e !== null && declaredAmount !== null && declaredUnit !== null
        ? exchangesMessage('received.kg', {
            kg: shownKg(kgCo2e),
            amount: declaredAmount,
            unit: declaredUnit,
          })
        : exchangesMessage('received.noFigure'),
  },
  {
    key: 'covers',
    title: exchangesMessage('received.table.covers'),
    sentences: true,
    cell: ({ period, geography, boundary }) => (
      <div>
        {period ? longDateRange(period) : exchangesMessage('received.noPeriod')}
        <span className="subline">{geography ?? exchangesMessage('received.world')}</span>
        <span className="subline">
          {boundary
            ? exchangesMessage('received.boundary', { text: boundary })
            : exchangesMessage('received.boundary.none')}
        </span>
      </div>
    ),
  },
  {
    key: 'says',
    title: exchangesMessage('received.table.says'),
    sentences: true,
    cell: (footprint) => <WhatItSays footprint={footprint} exchangeId={exchangeId} />,
  },
]

type WhatItSaysProps = { readonly footprint: ReceivedFootprint; readonly exchangeId: string }

function WhatItSays({ footprint, exchangeId }: WhatItSaysProps) {
  const { status, standards, specVersion, primaryShare, assuredBy, gaps, problems } = footprint
  const says = [
    standards.length > 0 && specVersion
      ? exchangesMessage('received.method', {
          standards: standards.join(', '),
          version: specVersion,
        })
      : null,
    primaryShare === null ? null : exchangesMessage('received.primary', { share: primaryShare }),
    assuredBy === null ? null : exchangesMessage('received.assured', { name: assuredBy }),
    ...gaps.map((gap) => exchangesMessage('received.gap', { gap: GAP_KEYS[gap] })),
    exchangesMessage('received.on', { at: new Date(footprint.receivedAt) }),
  ].filter((sentence) => sentence !== null)
  return (
    <div>
      {exchangesMessage('received.status', { status: status ?? 'other' })}
      {problems.length > 0 ? (
        <span className="subline">
          <strong>{exchangesMessage('received.unusable')}</strong>
        </span>
      ) : null}
      {problems.map((problem) => (
        <span key={problem} className="subline">
          {exchangesMessage('received.wrong', { problem: PROBLEM_KEYS[problem] })}
        </span>
      ))}
      {says.map((sentence) => (
        <span key={sentence} className="subline">
          {sentence}
        </span>
      ))}
      <span className="subline">
        <a href={`${receivedAddress(exchangeId)}/${footprint.receivedFootprintId}`} download>
          {exchangesRich('received.file', {
            product: receivedName(footprint),
            hidden: hiddenWords,
          })}
        </a>
      </span>
    </div>
  )
}
