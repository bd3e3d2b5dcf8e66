import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListQuickItems } from '@understory/contracts/footprints/company-footprints/quick-items.ts'
import type { FigureRequest } from '@understory/contracts/footprints/figure-requests.ts'
import type { Month } from '@understory/domain/calendar/calendar.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { commutingAddress, inventoryAddress } from '../../company-footprints/public.ts'
import { figureRequestsMessage, figureRequestsRich } from '../messages/messages.generated.ts'
import { AskForm } from './ask-form.tsx'
import { RequestPart } from './request-part.tsx'

type RequestsPageProps = {
  readonly footprintId: string
  readonly startMonth: Month
  readonly isLocked: boolean
  readonly items: AnswerOf<typeof ListQuickItems>['items']
  /** The newest first. */
  readonly requests: readonly FigureRequest[]
  /** Whether this person may write to others in the name of the company. */
  readonly mayAsk: boolean
  readonly done: string | null
  readonly refused: FormAnswer | null
}

const requestsPageDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    ask: figureRequestsMessage('requests.requestWay'),
    take: figureRequestsMessage('requests.figuresInventoryNow'),
    return: figureRequestsMessage('requests.sentBackReason'),
    cancel: figureRequestsMessage('requests.requestCancelledLinkNo'),
  })

/** Figures that others were asked for, and a form to ask for more. */
export function RequestsPage(props: RequestsPageProps) {
  const { footprintId, isLocked, mayAsk, requests, done, refused } = props
  const title = done === null ? undefined : requestsPageDone()[done]
  const isOpen = mayAsk && !isLocked
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: figureRequestsMessage('requests.footprint'),
            },
            {
              href: inventoryAddress(footprintId),
              label: figureRequestsMessage('requests.inventory'),
            },
          ]}
          here={figureRequestsMessage('requests.requests')}
        />
        <h1>{figureRequestsMessage('requests.askOthersForFigures')}</h1>
        <p className="lead quiet">
          {figureRequestsMessage('requests.colleagueLandlordSupplierGets')}
        </p>
        <p>
          {figureRequestsRich('requests.everyoneComesWorkAsked', {
            link: (words) => <a href={commutingAddress(footprintId)}>{words}</a>,
          })}
        </p>
      </header>
      {title && !refused ? <Notice kind="success" title={title} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {requests.map((request) => (
        <RequestPart key={request.requestId} {...{ request, isOpen, refused }} />
      ))}
      {isOpen ? <AskForm {...props} /> : null}
      {requests.length === 0 && !isOpen ? (
        <p>{figureRequestsMessage('requests.nobodyBeenAskedFigures')}</p>
      ) : null}
    </div>
  )
}
