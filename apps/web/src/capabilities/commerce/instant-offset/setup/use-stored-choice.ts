import { useEffect, useState } from 'react'
import { storedChoice } from '../../../../browser/stored/product-choices.ts'
import { fieldsOf } from '../../../../islands/form-fields.ts'
import { type Choice, parseStoredChoice, readChoice } from './choice.ts'

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
    const typed = typedBefore(first)
    const before = typed ?? (isAsked ? null : parseStoredChoice(stored().read(), first))
    if (before) setChoice(before)
    if (typed) stored().write({ ...typed })
  }, [first, isAsked])
  return [
    choice,
    (change) => {
      const next = { ...choice, ...change }
      setChoice(next)
      if (isAsked) clearChoiceFromAddress()
      stored().write({ ...next })
    },
  ]
}

/** What someone has changed in the form before the script came. */
function typedBefore(first: Choice): Choice | null {
  const form = document.forms.namedItem('setup')
  if (!form) return null
  // Where they grow has a preset, which is not a change.
  const { treeProject } = first
  const typed = { ...readChoice(fieldsOf(new FormData(form)), first), treeProject }
  return JSON.stringify(typed) === JSON.stringify(first) ? null : typed
}

/** After a change the query is removed from the URL, so that a reload shows the change. */
function clearChoiceFromAddress(): void {
  const url = new URL(window.location.href)
  for (const name of ['trees', 'co2e', 'plastic']) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
}

const stored = () => storedChoice(window.location.pathname)
