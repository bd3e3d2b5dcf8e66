import { formOf } from './event-targets.ts'

/** So long a page may believe in the session that it came with. */
const FRESH_MS = 5 * 60_000
const TYPED = 'input:not([type=hidden]), select, textarea'

/**
 * A form is not sent once its session has ended, or is in another account, which happens in other tabs and
 * while nobody looks: what was typed would be lost, or end up elsewhere. It is asked before a form is sent
 * from a page that was left open.
 */
export function holdForms(): void {
  const notices = document.querySelector<HTMLTemplateElement>('#session-notices')
  if (!notices) return
  let askedAt = performance.now()
  let wasLeft = false
  const cleared = new WeakSet<HTMLFormElement>()
  const asking = new WeakSet<HTMLFormElement>()
  document.addEventListener('visibilitychange', () => {
    wasLeft ||= document.hidden
  })
  document.addEventListener('submit', (event) => {
    const form = formOf(event)
    if (event.defaultPrevented || form?.method !== 'post' || cleared.delete(form)) return
    if (!form.closest('#main') || !form.querySelector(TYPED)) return
    if (!wasLeft && performance.now() - askedAt < FRESH_MS) return
    event.preventDefault()
    if (asking.has(form)) return
    asking.add(form)
    void answer(notices).then((state) => {
      asking.delete(form)
      form.querySelector('[data-session]')?.remove()
      if (state) return show(form, notices, state)
      askedAt = performance.now()
      wasLeft = false
      cleared.add(form)
      form.requestSubmit(event.submitter)
    })
  })
}

/** Why the form cannot be sent; `null`: it can, or nobody knows. */
async function answer({ dataset }: HTMLTemplateElement): Promise<'ended' | 'other' | null> {
  try {
    const found = await fetch('/signed-in-as')
    if (!found.ok) return null
    const { as } = (await found.json()) as { as: string | null }
    if (as === null) return 'ended'
    return as === dataset.as ? null : 'other'
  } catch {
    return null
  }
}

function show(form: HTMLFormElement, notices: HTMLTemplateElement, state: string): void {
  const notice = notices.content.querySelector(`[data-session="${state}"]`)?.cloneNode(true)
  if (!(notice instanceof HTMLElement)) return
  notice.tabIndex = -1
  form.append(notice)
  notice.focus()
}
