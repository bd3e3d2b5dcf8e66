import { useEffect, useState } from 'react'
import { openState, SESSION_STATE } from '../../../shell/persisted-state.ts'
import { type Choice, parseStoredChoice } from './choice.ts'

type Audience = 'personal' | 'business'

const KEY = { personal: 'productPersonal', business: 'productBusiness' } as const

/**
 * The choice on the page. It is stored for the browser session, so that it survives a reload and joining
 * on the way; what the address asks for comes first.
 */
export function useStoredChoice(
  audience: Audience,
  first: Choice,
  isAsked: boolean,
): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(first)
  useEffect(() => {
    if (isAsked) return
    const parsed = parseStoredChoice(openSession().read(KEY[audience])?.instant, first)
    if (parsed) setChoice(parsed)
  }, [audience, first, isAsked])
  return [
    choice,
    (change) => {
      const next = { ...choice, ...change }
      setChoice(next)
      if (isAsked) forgetAsked()
      const session = openSession()
      session.write(KEY[audience], { ...session.read(KEY[audience]), instant: { ...next } })
    },
  ]
}

/** After a change the query is removed from the URL, so that a reload shows the change. */
function forgetAsked(): void {
  const url = new URL(window.location.href)
  for (const name of ['trees', 'co2e', 'plastic']) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
}

const openSession = () => openState(window.sessionStorage, SESSION_STATE)
