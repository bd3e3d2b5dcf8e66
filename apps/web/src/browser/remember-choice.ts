import { elementOf } from './event-targets.ts'
import { type Field, isChanged } from './is-changed.ts'
import { CHOICE_FIELDS, choiceOf, fillIn, isChoiceInAddress } from './stored/choice-fields.ts'
import { isRecord } from './stored/guards.ts'
import { forgetPaidChoice, storedChoice } from './stored/product-choices.ts'

/**
 * What is chosen in the form of a setup is stored for this tab, and there again on coming back, unless
 * the address asks for something or the form was changed before this script came. It comes before the
 * islands, which read the form as it is then.
 */
export function rememberChoice(): void {
  if (document.querySelector('[data-payment-completed]')) forgetPaidChoice()
  const form = document.querySelector<HTMLFormElement>('form[data-choice]')
  if (!form) return
  const fields = () => [...form.querySelectorAll<Field>(CHOICE_FIELDS)]
  const { pathname, searchParams } = new URL(location.href)
  const choice = storedChoice(pathname)
  const store = () => {
    choice.write(choiceOf(fields()))
    clearChoiceFromAddress(fields())
  }
  const stored = choice.read()
  if (fields().some(isChanged)) store()
  else if (isRecord(stored) && !isChoiceInAddress(fields(), searchParams)) {
    fillIn(fields(), stored)
    form.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const storeChange = (event: Event) => {
    if (elementOf(event)?.matches(CHOICE_FIELDS)) store()
  }
  form.addEventListener('input', storeChange)
  form.addEventListener('change', storeChange)
}

/** After a change the address asks for nothing any longer, so that a reload shows the change. */
function clearChoiceFromAddress(fields: readonly Field[]): void {
  const url = new URL(location.href)
  if (!isChoiceInAddress(fields, url.searchParams)) return
  for (const { name, value } of fields) {
    url.searchParams.delete(name)
    url.searchParams.delete(value)
  }
  history.replaceState(history.state, '', url)
}
