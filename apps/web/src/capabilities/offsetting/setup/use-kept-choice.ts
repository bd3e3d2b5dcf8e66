import { useEffect, useState } from 'react'
import { readPersisted, writePersisted } from '../../../shell/persisted-state.ts'
import { type Choice, parseKeptChoice } from './choice.ts'

type Audience = 'personal' | 'business'

/**
 * The choice on the page. It is kept in the browser session, so that it survives a reload and joining
 * on the way; what the address asks for comes first.
 */
export function useKeptChoice(
  audience: Audience,
  first: Choice,
  isAsked: boolean,
): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(first)
  useEffect(() => {
    if (isAsked) return
    const kept = parseKeptChoice(readPersisted(audience)?.instant, first)
    if (kept) setChoice(kept)
  }, [audience, first, isAsked])
  return [
    choice,
    (change) => {
      const next = { ...choice, ...change }
      setChoice(next)
      writePersisted(audience, { ...readPersisted(audience), instant: next })
    },
  ]
}
