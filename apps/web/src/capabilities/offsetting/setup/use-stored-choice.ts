import { useEffect, useState } from 'react'
import { storedChoice } from '../../../shell/product-choices.ts'
import { type Choice, parseStoredChoice } from './choice.ts'

/**
 * The choice on the page. It is stored for the browser session, so that it survives a reload and joining
 * on the way; what the address asks for comes first.
 */
export function useStoredChoice(
  first: Choice,
  isAsked: boolean,
): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(first)
  useEffect(() => {
    if (isAsked) return
    const parsed = parseStoredChoice(stored().read(), first)
    if (parsed) setChoice(parsed)
  }, [first, isAsked])
  return [
    choice,
    (change) => {
      const next = { ...choice, ...change }
      setChoice(next)
      if (isAsked) forgetAsked()
      stored().write({ ...next })
    },
  ]
}

/** After a change the query is removed from the URL, so that a reload shows the change. */
function forgetAsked(): void {
  const url = new URL(window.location.href)
  for (const name of ['trees', 'co2e', 'plastic']) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
}

const stored = () => storedChoice(window.location.pathname)
