import { formOf } from './event-targets.ts'
import { type Field, isChanged } from './is-changed.ts'
import { track } from './progress.ts'
import { openSession } from './stored/persisted-state.ts'

/** Sent again by the browser itself, with the button that was pressed. */
const given = new WeakSet<HTMLFormElement>()

/**
 * Saves a cookie choice, or that a message was closed, without leaving the page, so nothing typed on it is
 * lost. What measures the page already hears of it. A page that a yes lets others measure comes again for
 * them; where something was typed on it, it stays, and is counted with the next.
 */
export function saveInPlace(): void {
  document.addEventListener('submit', (event) => {
    const form = formOf(event)
    if (!form || !('inPlace' in form.dataset) || given.delete(form)) return
    event.preventDefault()
    void track(save(form, event.submitter))
  })
}

async function save(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const choice = new URLSearchParams(
    [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]),
  )
  const answer = await fetch(form.action, {
    method: 'POST',
    body: choice,
    redirect: 'manual',
    // Someone who leaves the page meanwhile has chosen all the same.
    keepalive: true,
  }).catch(() => null)
  // The answer leads back to a page that is already there; anything else is for the browser to show.
  if (answer?.type !== 'opaqueredirect') {
    given.add(form)
    form.requestSubmit(submitter)
    return
  }
  if (form.dataset.measures !== undefined && isYes(choice)) {
    if (!isTyped()) return location.reload()
    openSession().write('pageOfTheYes', location.pathname + location.search)
  }
  document.dispatchEvent(new Event('consent'))
  const dialog = form.closest('dialog')
  if (dialog?.matches(':popover-open')) dialog.hidePopover()
  dialog?.close()
  const closed = form.closest('[data-closable]') ?? document.querySelector('[data-cookie-banner]')
  const hadFocus = closed?.contains(document.activeElement)
  closed?.remove()
  if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
}

const isYes = (choice: URLSearchParams) =>
  choice.get('choice') === 'accept' || choice.has('analytics')

/** Whether a reload would lose something. */
const isTyped = () =>
  [...document.querySelectorAll<Field>('main :is(input, select, textarea)')].some(isChanged)
