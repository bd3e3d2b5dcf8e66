import { type RefObject, useEffect, useState } from 'react'
import { askLive } from '../../../islands/ask-live.ts'
import { island } from '../../../islands/island.tsx'
import { useFormFields } from '../../../islands/use-form-fields.ts'
import type { LastOrders } from './ask-last-orders.ts'
import { lastOrdersSumCouldWorkedOutJust } from './island-messages/last-orders-sum.generated.ts'
import { SettingsPreview } from './preview.tsx'

/** Nobody reads a sum between two key presses. */
const PAUSE_MS = 350
const notReached = () => lastOrdersSumCouldWorkedOutJust()

type LastOrdersSumProps = {
  readonly first: LastOrders
  /** The page is the answer to the button. */
  readonly isAsked: boolean
}

/** What the last orders would have contributed, as the rule is typed. */
function LastOrdersSum({ first, isAsked }: LastOrdersSumProps) {
  const [place, fields] = useFormFields()
  const lastOrders = useLiveAnswer(place, { first, changed: fields })
  return (
    <div ref={place} className="flow-16">
      <SettingsPreview lastOrders={lastOrders} isAnswer={isAsked && fields === null} />
    </div>
  )
}

export default island('last-orders-sum', LastOrdersSum)

type Watched = { readonly first: LastOrders; readonly changed: object | null }

/** The answer to the form as it is; one to what stood there before never replaces it. */
function useLiveAnswer(place: RefObject<HTMLElement | null>, { first, changed }: Watched) {
  const [answer, setAnswer] = useState(first)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!changed || !form) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const got = await askLive<LastOrders>(`${location.pathname}/preview`, {
        body: new FormData(form),
        signal: stop.signal,
        otherwise: { preview: null, problem: notReached() },
      })
      if (!stop.signal.aborted) setAnswer(got)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [changed, place])
  return answer
}
