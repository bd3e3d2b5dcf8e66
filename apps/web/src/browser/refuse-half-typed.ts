import { formOf } from './event-targets.ts'

/** Fields whose value is empty while what was typed in them is none, such as a month without a day. */
const MAY_BE_HALF =
  'input:is([type=date], [type=month], [type=time], [type=datetime-local], [type=number])'

const isHalfTyped = ({ validity }: HTMLInputElement) => validity.badInput

/**
 * What was typed in part is refused beside its field: it would be sent as if the field were empty. Without
 * script the browser refuses it, and so such a form does not say `novalidate`; with script all the others of
 * its fields are answered by the server, as everywhere.
 */
export function refuseHalfTyped(): void {
  const fieldsIn = (part: ParentNode) => [...part.querySelectorAll<HTMLInputElement>(MAY_BE_HALF)]
  for (const { form } of fieldsIn(document)) if (form) form.noValidate = true
  document.addEventListener(
    'submit',
    (event) => {
      const form = formOf(event)
      const half = form ? fieldsIn(form).filter(isHalfTyped) : []
      if (!half[0]) return
      event.preventDefault()
      event.stopImmediatePropagation()
      half.forEach(sayBeside)
      half[0].focus()
    },
    { capture: true },
  )
}

function sayBeside(field: HTMLInputElement): void {
  const id = `${field.id}-half-typed`
  if (document.getElementById(id)) return
  const why = document.createElement('p')
  why.id = id
  why.className = 'field-error'
  why.role = 'alert'
  const whole = field.type === 'number' ? 'use a number' : 'give the whole date'
  why.textContent = `Please ${whole}, or clear the field.`
  field.after(why)
  field.ariaInvalid = 'true'
  field.setAttribute('aria-describedby', `${field.getAttribute('aria-describedby') ?? ''} ${id}`)
  const forget = () => {
    if (isHalfTyped(field)) return
    why.remove()
    field.ariaInvalid = null
  }
  // A date that becomes empty, or stays it, tells one of them only.
  for (const change of ['input', 'change', 'keyup', 'blur']) field.addEventListener(change, forget)
}
