/** A form-encoded body with brackets: `items[0][price]=x` reads as `items.0.price`. */
export type Params = { [name: string]: string | Params }

const MAX_DEPTH = 6

export function parseForm(encoded: string): Params {
  const params: Params = Object.create(null)
  for (const [name, value] of new URLSearchParams(encoded))
    place(params, formParamsPathOf(name), value)
  return params
}

function formParamsPathOf(name: string): string[] {
  const head = name.split('[', 1)[0] ?? name
  const rest = [...name.slice(head.length).matchAll(/\[([^[\]]*)\]/g)].map(
    (match) => match[1] ?? '',
  )
  return [head, ...rest].slice(0, MAX_DEPTH)
}

function place(params: Params, path: string[], value: string): void {
  let at = params
  for (const [depth, step] of path.entries()) {
    const name = step === '' ? String(Object.keys(at).length) : step
    if (depth === path.length - 1) {
      at[name] = value
      return
    }
    const next = at[name]
    if (typeof next === 'object') at = next
    else {
      const made: Params = Object.create(null)
      at[name] = made
      at = made
    }
  }
}
