import { Button } from '@understory/ui/forms/button.tsx'
import { useEffect } from 'react'
import { island } from '../../../islands/island.tsx'
import { HOUSEHOLD_PATH, readHouseholdFragment } from './household-path.ts'
import {
  householdLinkAnyoneLinkSeeAnswers,
  householdLinkCopyLinkAnswers,
} from './island-messages/household-link.generated.ts'

type HouseholdLinkProps = {
  /** Behind the address of the page; `null`: nothing is answered yet, and a link may bring answers. */
  readonly fragment: string | null
}

/** A link with the answers behind its `#`, which stays in the browser. */
function HouseholdLink({ fragment }: HouseholdLinkProps) {
  useEffect(() => {
    focusQuestion()
    if (fragment === null) openLinked()
    else history.replaceState(history.state, '', HOUSEHOLD_PATH + fragment)
  }, [fragment])
  if (fragment === null) return null
  return (
    <>
      <p>
        <Button data-copy-link={HOUSEHOLD_PATH + fragment}>{householdLinkCopyLinkAnswers()}</Button>
      </p>
      <p className="quiet">{householdLinkAnyoneLinkSeeAnswers()}</p>
    </>
  )
}

/** After an answer, reading goes on at the next question. */
function focusQuestion(): void {
  if (location.hash === '#figure')
    document.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true })
}

/** Answers of a link are sent as if they had been given here. */
function openLinked(): void {
  const linked = readHouseholdFragment(location.hash)
  if (!linked) return
  const form = document.createElement('form')
  form.method = 'post'
  form.action = HOUSEHOLD_PATH
  const fields = {
    country: linked.country,
    answers: JSON.stringify(linked.answers),
    intent: 'country',
  }
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}

export default island('household-link', HouseholdLink)
