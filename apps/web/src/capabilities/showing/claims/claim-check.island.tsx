import type { CheckedClaim } from '@understory/contracts/showing/claims.ts'
import { useEffect, useState } from 'react'
import { askLive } from '../../../islands/ask-live.ts'
import { island } from '../../../islands/island.tsx'
import { useFormFields } from '../../../islands/use-form-fields.ts'
import { ClaimAnswer, claimInShort } from './claim-answer.tsx'

const PAUSE_MS = 300
const LIVE_PATH = '/claims/live'

/** `null`: nothing is typed, or no answer came; what is shown stays. */
export type LiveClaim = { readonly answer: CheckedClaim | null }

type ClaimCheckProps = {
  /** Of what was sent without script. */
  readonly shown: CheckedClaim | null
}

/** The answer to the form around it, again while someone types. */
function ClaimCheck({ shown }: ClaimCheckProps) {
  const [place, fields] = useFormFields()
  const [answer, setAnswer] = useState(shown)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!fields || !form) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const body = new FormData(form)
      if (String(body.get('text')).trim() === '') return setAnswer(null)
      const { answer: next } = await askLive<LiveClaim>(LIVE_PATH, {
        body,
        signal: stop.signal,
        otherwise: { answer: null },
      })
      if (next && !stop.signal.aborted) setAnswer(next)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [fields, place])
  return (
    <div ref={place}>
      <p role="status" className="visually-hidden">
        {answer ? claimInShort(answer) : null}
      </p>
      {answer ? <ClaimAnswer answer={answer} /> : null}
    </div>
  )
}

export default island('claim-check', ClaimCheck)
