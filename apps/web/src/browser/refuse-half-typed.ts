/** Fields whose value is empty while what was typed in them is none, such as a month without a day. */
const MAY_BE_HALF =
  'input:is([type=date], [type=month], [type=time], [type=datetime-local], [type=number])'

const SENTENCE = new Map([
  ['month', 'Please give the month and the year, or clear the field.'],
  ['number', 'Please use a number, or clear the field.'],
])
const OF_DATES = 'Please give the day, the month and the year, or clear the field.'

const isHalfTyped = ({ validity }: HTMLInputElement) => validity.badInput

/**
 * What was typed in part is refused beside its field: it would be sent as if the field were empty. Without
 * script the browser refuses it, and so such a form does not say `novalidate`; with script all the others of
 * its fields are answered by the server, as everywhere.
 */
export function refuseHalfTyped(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(MAY_BE_HALF)) {
    if (field.form) field.form.noValidate = true
  }
  document.addEventListener(
    'submit',
    (event) => {
      const fields = (event.target as HTMLFormElement).querySelectorAll<HTMLInputElement>(
        MAY_BE_HALF,
      )
      const [first, ...others] = [...fields].filter(isHalfTyped)
      if (!first) return
      event.preventDefault()
      event.stopImmediatePropagation()
      for (const field of [first, ...others]) sayBeside(field)
      first.focus()
    },
    { capture: true },
  )
}

function sayBeside(field: HTMLInputElement): void {
  const id = `${field.id || field.name}-half-typed`
  if (document.getElementById(id)) return
  const why = document.createElement('p')
  why.id = id
  why.className = 'field-error'
  why.role = 'alert'
  why.textContent = SENTENCE.get(field.type) ?? OF_DATES
  const [invalid, described] = [field.ariaInvalid, field.getAttribute('aria-describedby')]
  field.after(why)
  field.ariaInvalid = 'true'
  field.setAttribute('aria-describedby', [described, id].filter(Boolean).join(' '))
  const forget = () => {
    if (isHalfTyped(field)) return
    why.remove()
    field.ariaInvalid = invalid
    if (described === null) field.removeAttribute('aria-describedby')
    else field.setAttribute('aria-describedby', described)
    for (const change of CHANGES) field.removeEventListener(change, forget)
  }
  for (const change of CHANGES) field.addEventListener(change, forget)
}

/** A date that becomes empty, or stays it, tells one of them only. */
const CHANGES = ['input', 'change', 'keyup', 'blur'] as const
